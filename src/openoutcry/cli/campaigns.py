"""`openoutcry loadtest` and `openoutcry faults`: run the campaigns of a checkout, which are not part of the package."""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import openoutcry
from openoutcry.cli.screen import error_console, localized
from openoutcry.engine.errors import OpenOutcryError

CHECKOUT = Path(openoutcry.__file__).parents[2]


class NoCampaigns(OpenOutcryError):
    """The campaigns are not installed here."""


def run_campaign(command: str, campaign: str, words: Sequence[str]) -> int:
    """Run `python -m tests.campaigns.CAMPAIGN` with these words and return its exit code, after a warning that the
    command has moved. Raise `NoCampaigns` outside a checkout."""
    module = f"tests.campaigns.{campaign}"
    if not (CHECKOUT / "tests" / "campaigns" / campaign / "__main__.py").is_file():
        text = f"openoutcry {command} needs the source repository: there, run python -m {module}"
        raise NoCampaigns("campaign-elsewhere", text, command=command, module=module)
    error_console().print(localized("campaign-moved", command=command, module=module), soft_wrap=True)
    sys.path.insert(0, str(CHECKOUT))
    try:
        return int(import_module(f"{module}.__main__").main(words))
    except SystemExit as end:
        # argparse ends the program after --help and for a wrong command line.
        return end.code if isinstance(end.code, int) else 1
