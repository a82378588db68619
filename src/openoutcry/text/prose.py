"""What happened, what is asked and what may be answered, as sentences.

Any game's events are read by the names of their fields: a seat, the winners, or a noun of the game.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.text.catalogues import choice_id
from openoutcry.text.nouns import nouns_of
from openoutcry.text.nouns.base import NOTHING, named, some
from openoutcry.text.words import Value, known, listed, say

SEATS = {"seat": "name", "runner_up": "runner_up", "outbid": "outbid", "to": "to", "owner": "owner"}


class Prose:
    """One table's sentences: in a language, of a game, with the names of the people."""

    def __init__(self, lang: str, game: Game, names: list[str]) -> None:
        self.lang = lang
        self.game = game.name
        self.names = names
        self.nouns = nouns_of(lang, game)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """What happened, from the event or from its written form in a record."""
        fields: Mapping[str, Any] = msgspec.to_builtins(event) if isinstance(event, Event) else event
        values = self._values(fields) | self.nouns.phrases(fields, self.names)
        return say(self.lang, f"event-{self.game}-{fields.get('event', '')}", **values)

    def ask(self, kind: str, shown: msgspec.Struct | None = None) -> str:
        """What is asked of you; at a table that shows which card asks it, with its name."""
        question = say(self.lang, f"ask-{self.game}-{kind}")
        by = self.nouns.asking(shown)
        return say(self.lang, f"by-{self.game}", by=by, question=question) if by else question

    def answer(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """What an answer to a kind of question costs and brings."""
        return say(self.lang, choice_id(self.game, kind, words), **self._given(values))

    def group(self, kind: str, words: str, values: Mapping[str, Value]) -> str | None:
        """What an answer has in common with all that differ from it in their last word, where that is worth a line."""
        message = choice_id(self.game, kind, words).replace("choice-", "group-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else None

    def typed(self, words: str) -> str:
        """An answer as a person types it in this language: "sell 2", "vendre 2"."""
        if (whole := self.nouns.typed_whole(words)) is not None:
            return whole
        verb, _, rest = words.partition(" ")
        message = f"word-{self.game}-{verb}"
        said = say(self.lang, message) if known(self.lang, message) else verb
        return f"{said} {self.nouns.typed(rest)}" if rest else said

    def end(self, reason: str) -> str:
        """Why the game is over."""
        return say(self.lang, f"end-{self.game}-{reason.replace(' ', '-')}")

    def score(self, points: int) -> str:
        """A final score, in what the game counts in."""
        return self.nouns.score(points)

    def _given(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values of an answer, with what is said where it has none; a seat below 0 is nobody."""
        given = {**self.nouns.absent, **values}
        if isinstance(seat := given.get("seat"), int) and seat < 0:
            return self._values({**given, "seat": None}) | {"name": NOTHING}
        return self._values(given)

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Value]:
        """Numbers of seats and things become names; what is a list is said as one phrase, or not at all."""
        values: dict[str, Value] = {}
        for field, value in fields.items():
            if field in SEATS:
                if value is not None:
                    values[SEATS[field]] = named(self.names, value)
            elif field == "winners":
                winners = [named(self.names, seat) for seat in some(value)]
                values |= {"winners": listed(self.lang, winners), "count": len(winners)}
            elif field != "event" and not isinstance(value, list | dict):
                values[field] = self.nouns.said(field, value)
        return values
