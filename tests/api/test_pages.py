"""The Python that README.md and the pages of docs/ show runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TUTORIALS = {"add-a-card.md", "first-bot.md", "house-set.md", "python.md", "read-a-record.md"}
# Its blocks are parts of the files that `openoutcry new game` writes, and a test of its own looks for them there.
FILES = {"add-a-game.md"}


def blocks(page: Path) -> list[str]:
    """The blocks of Python on a page."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if blocks(page) and page.name not in FILES
]


def test_every_tutorial_shows_python():
    assert {page.name for page in PAGES} >= {"README.md", *TUTORIALS}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_on_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile("\n".join(blocks(page)), page.name, "exec"), {"__name__": page.stem})


def test_the_front_door_as_it_was_wished_for(tmp_path, monkeypatch):
    import openoutcry as oo

    monkeypatch.chdir(tmp_path)
    game = oo.open_game("mogul", players=4)
    match = oo.Match(game, seed=1)
    match.play("stay")
    assert "Mogul" in str(match)
    match.go_on()
    view = match.view(0)
    match.save("evening.jsonl")
    position = game.new()
    position.legal()
    position.play("leave")
    assert position.clone() == position
    assert oo.guess(game, view).view(0) == view
