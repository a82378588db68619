"""How many files a process may have open: every line to a browser is one, and many systems let a process have 1,024
unless it asks for more."""

import contextlib


def ask_for_many() -> None:
    """As many as the system lets this process have; where it does not say, nothing is asked for."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
