"""Somebody at a table: a line, and the table as it looks from there."""

import random
from typing import Any, Protocol

import msgspec

from openoutcry.server.changes import Holding
from openoutcry.server.load.line import Line


class AtTable(Protocol):
    """A table, as far as somebody at it has to know."""

    def told(self) -> None:
        """Somebody has heard something."""

    def refused(self, code: str) -> None:
        """Nothing came of an answer."""


class Person:
    """Somebody at a table, and what the table looks like from there."""

    def __init__(self, table: AtTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.line: Line
        self.holding = Holding()
        self.frames = 0

    @property
    def number(self) -> int:
        """How many inputs there have been."""
        return -1 if self.match is None else int(self.match["number"])

    @property
    def match(self) -> dict[str, Any] | None:
        """The match as it looks from here."""
        return None if self.holding.table is None else self.holding.table["match"]

    def hear(self, text: bytes) -> None:
        """Take what the server says."""
        message = msgspec.json.decode(text)
        self.frames += 1
        if message["type"] in ("table", "changes", "present"):
            self.holding.take(message)
            self.table.told()
        elif message["type"] == "refused":
            self.table.refused(message["refusal"]["code"])


def choice_of(person: Person) -> dict[str, Any] | None:
    """What somebody is asked and has not answered."""
    choices = [] if person.match is None else person.match["choices"]
    return next((choice for choice in choices if choice["chosen"] is None), None)


def say_any(person: Person, rng: random.Random) -> None:
    """Answer what somebody is asked, at random."""
    choice = choice_of(person)
    assert choice is not None
    option = rng.choice([one["option"] for one in choice["options"] if one["rule"] is None])
    answer = {"type": "choose", "seat": choice["seat"], "number": person.number, "option": option}
    person.line.say(msgspec.json.encode(answer))
