"""A real terminal of an exact size: what is drawn is measured by it, also when it changes, and stays on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.person import CLEAR, Person

Sit = Callable[..., Person]
SLOW = """
import time

class Slow:
    def act(self, view, choice, deadline):
        time.sleep(0.4)
        return choice.words[0]
"""


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    seated: list[Person] = []

    def at(width: int, height: int, game: str, *arguments: str) -> Person:
        seated.append(Person(tmp_path, game, "--seed", "3", "--name", "Ann", *arguments, size=(width, height)))
        return seated[-1]

    yield at
    for person in seated:
        person.leave()


def on_screen(read: str) -> list[str]:
    """The lines since the screen was last cleared, without colours."""
    last = read.rpartition(CLEAR)[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last).replace("\r", "").split("\n")


def asked(person: Person) -> list[str]:
    """The screen when the next question is asked."""
    return on_screen(person.wait_for("\u203a "))


def test_the_track_stays_at_24_lines_also_below_a_refusal(sit: Sit):
    ann = sit(80, 24, "speculation-board", "--players", "6", "--set", "start=1")
    for answer, said in [("what?", "is no answer to this"), ("sell nothing", "Trade")]:
        screen = asked(ann)
        assert len(screen) <= 24
        assert max(len(line) for line in screen) <= 80
        assert [line[:3] for line in screen[2:10]] == ["Sta", "  1", " 11", " 21", " 31", " 41", " 51", "END"]
        ann.types(answer)
        assert said in "\n".join(asked(ann))
        ann.types("")


def test_every_drawing_measures_the_terminal_anew(sit: Sit):
    ann = sit(80, 24, "mogul", "--players", "6")
    assert len(asked(ann)[0]) == 80
    ann.resize(132, 43)
    ann.types("")
    screen = asked(ann)
    assert len(screen[0]) == 132
    assert screen[1][80:].strip() == "▶ A Ann"


def test_the_table_is_shown_whole_when_it_is_asked_for(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PAGER", "cat")
    ann = sit(80, 24, "speculation-board", "--players", "6", "--set", "start=1")
    assert "table: show all" in asked(ann)[0]
    ann.types("table")
    assert "In the bags" in ann.wait_for("\u203a ")


def test_a_bot_that_takes_its_time_is_seen_thinking(sit: Sit, tmp_path: Path, openoutcry: Run):
    (tmp_path / "my_module.py").write_text(SLOW)
    ann = sit(80, 24, "mogul", "--players", "3", "--bots", "my_module:Slow", "--lang", "fr")
    ann.types("1")
    thinking = "Hetty r\u00e9fl\u00e9chit\u2026"
    ann.wait_for(thinking)
    ann.wait_for(f"\r{' ' * len(thinking)}\r")
    piped = openoutcry("play", "mogul", "--players", "3", "--bots", "my_module:Slow", stdin="1\n1\n")
    assert "thinking" not in piped.stdout
