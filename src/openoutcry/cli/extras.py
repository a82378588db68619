"""Says what of the package's extras a command misses. Nothing but the standard library may be needed here."""

import sys

from openoutcry.cli.language import language
from openoutcry.text.extras import what_to_install


def say_missing(extra: str) -> None:
    """Say in a sentence what to install."""
    print(what_to_install(language(), extra), file=sys.stderr)  # noqa: T201
