"""`openoutcry loadtest` and `openoutcry faults`, whose campaigns are in a checkout only."""

from __future__ import annotations

from pathlib import Path

import pytest

import openoutcry as package
from tests.cli.conftest import Run


@pytest.mark.parametrize(("command", "module"), [("loadtest", "load"), ("faults", "faults")])
def test_outside_a_checkout_one_line_says_where_the_campaign_is(
    openoutcry: Run, tmp_path: Path, command: str, module: str
):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "openoutcry").symlink_to(Path(package.__file__).parent)
    done = openoutcry(command, PYTHONPATH=str(tmp_path / "site"))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert f"python -m tests.campaigns.{module}" in done.stderr


def test_in_a_checkout_the_campaign_runs_after_a_warning(openoutcry: Run):
    done = openoutcry("loadtest", "chess")
    assert done.returncode == 2
    assert "The command is now: python -m tests.campaigns.load" in done.stderr
    assert "chess" in done.stderr.splitlines()[-1]
