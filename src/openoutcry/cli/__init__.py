"""The `openoutcry` command. A command imports what it needs when it runs, so that help answers at once."""

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from openoutcry.cli.run import run

    sys.exit(run(sys.argv[1:]))
