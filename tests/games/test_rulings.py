"""Every ruling names tests that hold it, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = re.split(r"^## ", (ROOT / "docs/rulings.md").read_text("utf-8"), flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("section", GAMES, ids=lambda section: section.split("\n")[0])
def test_every_test_that_is_named_exists(section: str) -> None:
    game = section.split("\n")[0].lower().replace(" ", "_")
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests/games" / game).glob("test_*.py"))
    missing = [name for name in re.findall(r"`(test_\w+)`", section) if f"def {name}(" not in tests]
    assert missing == []


@pytest.mark.parametrize("section", GAMES, ids=lambda section: section.split("\n")[0])
def test_every_ruling_names_a_test(section: str) -> None:
    rulings = re.split(r"^\*\*", section, flags=re.MULTILINE)[1:]
    assert rulings
    assert [ruling.split("**")[0] for ruling in rulings if "`test_" not in ruling] == []
