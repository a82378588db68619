"""The limit of open files of a process. Every connection needs one, and many systems set the limit to 1,024 unless a
process raises it."""

import contextlib


def ask_for_many() -> None:
    """Raise the limit of open files as far as the system allows. Do nothing where it has no such limit."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
