"""The page that explains a new game: what it shows is in the files that the command writes, and what it types works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.foreign import BLIND_BID, ROOT, TEMPLATE, VARIABLE, installed

PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
SHOWN = re.findall(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), SHOWN, ids=[name for name, _ in SHOWN])
def test_what_the_page_shows_of_a_file_is_in_it(name: str, text: str):
    assert text in (TEMPLATE / name).read_text("utf-8")


def test_the_page_explains_every_module():
    modules = {path.stem for path in BLIND_BID.glob("*.py")} - {"__init__"}
    assert {f"`blind_bid/{module}.py`" for module in modules if module not in ("box", "game")} <= set(
        re.findall(r"`blind_bid/\w+\.py`", PAGE)
    )
    assert {"box", "game"} <= modules
    assert "`box.py`" in PAGE
    assert "`game.py`" in PAGE


def test_what_the_page_says_to_type_works(openoutcry: Run, tmp_path: Path):
    make, *typed = re.findall(r"^\$ openoutcry (.*)$", PAGE, re.MULTILINE)
    made = openoutcry(*shlex.split(make))
    assert made.returncode == 0, made.stderr
    assert f"$ openoutcry {make}\n{made.stdout}```" in PAGE
    assert typed[-1] == "serve"
    variables = installed(tmp_path / "blind_bid")
    for line in typed[:-1]:
        done = openoutcry(*shlex.split(line), stdin="bid 1\nkeep\n" * 12, **variables)
        assert done.returncode == 0, f"{line}: {done.stderr}"
    assert "The last round is played." in done.stdout, "the last of them is a whole game"


def test_a_game_that_is_not_installed_is_named_by_the_variable_of_the_page(openoutcry: Run, tmp_path: Path):
    assert f"`{VARIABLE}=blind_bid openoutcry play blind-bid`" in PAGE
    openoutcry("new", "game", "blind_bid")
    variables = {VARIABLE: "blind_bid", "PYTHONPATH": str(tmp_path / "blind_bid")}
    assert "Blind Bid" in openoutcry("games", **variables).stdout
