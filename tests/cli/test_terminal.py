"""A real terminal: colours, a clear screen for each question, and nothing covered left on it for the next person."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import environment

CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


class Person:
    """Somebody at a terminal, who reads and types."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        self.read = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "openoutcry.cli", "play", "mogul", "--seed", "3", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment(home) | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
        )
        os.close(inside)

    def wait_for(self, text: str) -> str:
        """Everything read since the last time, up to this text."""
        until = time.monotonic() + 60
        while text not in self.read:
            assert time.monotonic() < until, self.read[-2000:]
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.read += os.read(self.screen, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        found, _, self.read = self.read.partition(text)
        return found + text

    def types(self, text: str) -> None:
        os.write(self.screen, f"{text}\n".encode())

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Person]:
    person = Person(tmp_path, "--players", "3", "--hot-seat", "Ann,Ben", "--set", "start=1")
    yield person
    person.leave()


def test_the_terminal_is_cleared_before_it_is_passed_on(people: Person):
    people.wait_for("Pass to Ann.")
    people.types("")
    table = people.wait_for("credit?")
    assert CLEAR in table
    assert "\x1b[1;38;2;" in table or "\x1b[1;38;5;" in table
    people.types("pass")
    handed = people.wait_for("Pass to Ben.")
    assert handed.rindex(FORGET) > handed.rindex(CLEAR)
    assert "Chips" not in handed[handed.rindex(FORGET) :]
    people.types("")
    assert people.wait_for("credit?").count("covered") == 2
    people.types("quit")
    assert "The game is kept in" in people.wait_for("--resume")
