"""The tool that measures the bots keeps each result at once, goes on where it stopped, and writes the page."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from openoutcry.games.catalogue import info

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool(tmp_path, monkeypatch):
    """The tool, with a page and results of its own."""
    spec = importlib.util.spec_from_file_location("measure_bots", ROOT / "tools" / "measure_bots.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "measure_bots", found)
    spec.loader.exec_module(found)
    page = tmp_path / "bots.md"
    page.write_text((ROOT / "docs" / "bots.md").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(found, "KEPT", tmp_path / "bots-results.jsonl")
    monkeypatch.setattr(found, "PAGE", page)
    return found


def test_every_game_is_measured_at_its_smallest_and_largest_table(tool):
    asked = list(tool.arenas())
    assert len({(arena.table, arena.setup, *arena.bots) for arena in asked}) == len(asked)
    assert all(len(arena.bots) == arena.players for arena in asked)
    for game in ("mogul", "speculation-board", "speculation-cards", "stockpile"):
        counts = info(game).players
        laddered = {arena.players for arena in asked if arena.game == game and "levels" in arena.table}
        assert laddered == {counts[0], counts[-1]}


def test_it_goes_on_where_it_stopped_and_writes_the_tables(tool, monkeypatch, capsys):
    first = tool.Arena("A table", "Mogul", "mogul", 3, ["broker", "random", "random"], {}, 0.5)
    second = tool.Arena("A table", "Mogul again", "mogul", 3, ["random", "broker", "broker"])
    unknown = tool.Arena("A table", "Nobody", "mogul", 3, ["nobody", "broker", "broker"])
    monkeypatch.setattr(sys, "argv", ["measure_bots.py", "--scale", "0.01"])
    monkeypatch.setattr(tool, "arenas", lambda: iter([first]))
    assert tool.main() == 0
    with tool.KEPT.open("ab") as file:
        file.write(b'{"arena": {"table": "cut')
    file_size = tool.KEPT.stat().st_size
    assert tool.main() == 0
    assert tool.KEPT.stat().st_size == file_size
    tool.KEPT.write_bytes(tool.KEPT.read_bytes() + b"\n")
    monkeypatch.setattr(tool, "arenas", lambda: iter([first, unknown, second]))
    assert tool.main() == 0
    assert "left out: there is no bot 'nobody'" in capsys.readouterr().out
    assert [line.arena.setup for line in tool.kept()] == ["Mogul", "Mogul again"]
    page = tool.PAGE.read_text("utf-8")
    assert "| Mogul | `broker` against 2 × random |" in page
    assert page.startswith("# Bots")
    assert "## A bot in another language" in page


def test_what_is_cut_short_is_kept_and_held_again(tool, monkeypatch):
    arena = tool.Arena("A table", "Mogul", "mogul", 3, ["broker", "novice", "novice"], {}, 0.5)
    monkeypatch.setattr(tool, "arenas", lambda: iter([arena]))
    monkeypatch.setattr(sys, "argv", ["measure_bots.py", "--minutes", "0"])
    assert tool.main() == 0
    (cut,) = tool.kept()
    assert (cut.result.stopped, cut.games, cut.result.deals) == ("interrupted", 3, 1)
    assert "| 3, cut short |" in tool.PAGE.read_text("utf-8")
    monkeypatch.setattr(sys, "argv", ["measure_bots.py"])
    assert tool.main() == 0
    assert [line.result.stopped for line in tool.kept()] == ["interrupted", "precision"]
    assert "cut short |" not in tool.PAGE.read_text("utf-8")
    assert tool.main() == 0
    assert len(tool.kept()) == 2
