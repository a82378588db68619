"""A simulated client at a table: its connection, and the table as it sees it."""

import random
from typing import Any, Protocol

import msgspec

from openoutcry.server.changes import Holding
from openoutcry.server.load.line import Line


class AtTable(Protocol):
    """The callbacks of a table that its clients need."""

    def told(self) -> None:
        """Note that a client has received a message."""

    def refused(self, code: str) -> None:
        """Note that an answer was refused with this code."""


class Person:
    """A simulated client at a table. `seat` is None for a spectator."""

    def __init__(self, table: AtTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.line: Line
        self.holding = Holding()
        self.frames = 0

    @property
    def number(self) -> int:
        """The shown number of inputs; -1 before the match is known."""
        return -1 if self.match is None else int(self.match["number"])

    @property
    def match(self) -> dict[str, Any] | None:
        """The match as this client sees it; None if there is none."""
        return None if self.holding.table is None else self.holding.table["match"]

    def hear(self, text: bytes) -> None:
        """Handle a message of the server."""
        message = msgspec.json.decode(text)
        self.frames += 1
        if message["type"] in ("table", "changes", "present"):
            self.holding.take(message)
            self.table.told()
        elif message["type"] == "refused":
            self.table.refused(message["refusal"]["code"])


def choice_of(person: Person) -> dict[str, Any] | None:
    """Return the question that this client has not answered yet, or None."""
    choices = [] if person.match is None else person.match["choices"]
    return next((choice for choice in choices if choice["chosen"] is None), None)


def say_any(person: Person, rng: random.Random) -> None:
    """Answer the client's question with a random open option."""
    choice = choice_of(person)
    assert choice is not None
    option = rng.choice([one["option"] for one in choice["options"] if one["rule"] is None])
    answer = {"type": "choose", "seat": choice["seat"], "number": person.number, "option": option}
    person.line.say(msgspec.json.encode(answer))
