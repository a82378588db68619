"""The `openoutcry` command. Each command imports its modules when it runs, so that help pages are shown at once."""

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from openoutcry.cli.run import run

    sys.exit(run(sys.argv[1:]))
