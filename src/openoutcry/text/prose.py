"""What happened, what is asked and what may be answered, as sentences.

Any game's events are read by the names of their fields: a seat, a company, a number.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.text.words import MissingWords, Value, known, listed, say

SEATS = {"seat": "name", "runner_up": "runner_up"}
COMPANIES = ("company", "border")


class Prose:
    """One table's sentences: in a language, with the names of the people and of the companies."""

    def __init__(self, lang: str, game: str, names: list[str], companies: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.companies = companies

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """What happened, from the event or from its written form in a record."""
        fields: Mapping[str, Any] = msgspec.to_builtins(event) if isinstance(event, Event) else event
        return say(self.lang, f"event-{self.game}-{fields.get('event', '')}", **self._values(fields))

    def ask(self, kind: str, values: Mapping[str, Value] | None = None) -> str:
        """What is asked of you."""
        return say(self.lang, f"ask-{self.game}-{kind}", **self._values(values or {}))

    def answer(self, words: str, values: Mapping[str, Value]) -> str:
        """What an answer costs and brings."""
        return say(self.lang, f"choice-{self.game}-{words.split()[0]}", **self._values(values))

    def typed(self, words: str) -> str:
        """An answer as a person types it in this language: "sell 2", "vendre 2"."""
        verb, *rest = words.split()
        message = f"word-{self.game}-{verb}"
        return " ".join([say(self.lang, message) if known(self.lang, message) else verb, *rest])

    def end(self, reason: str) -> str:
        """Why the game is over."""
        return say(self.lang, f"end-{self.game}-{reason}")

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Value]:
        """Numbers of seats and companies become names; what is a list is said as one phrase, or not at all."""
        values: dict[str, Value] = {}
        for field, value in fields.items():
            if field in SEATS:
                values[SEATS[field]] = _named(self.names, value)
            elif field in COMPANIES:
                values[field] = _named(self.companies, value)
            elif field == "winners":
                winners = [_named(self.names, seat) for seat in value] if isinstance(value, list) else []
                if not winners:
                    raise MissingWords("somebody must have won")
                values |= {"winners": listed(self.lang, winners), "count": len(winners)}
            elif isinstance(value, int | str) and field != "event":
                values[field] = value
        return values


def company_names(game: Game) -> list[str]:
    """The companies of a game, as numbered in its box."""
    return [str(company["name"]) for company in msgspec.to_builtins(game.shown(game.new()))["companies"]]


def _named(names: list[str], number: object) -> str:
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise MissingWords(f"nobody and nothing has the number {number!r}")
    return names[number]
