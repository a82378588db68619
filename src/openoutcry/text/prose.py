"""What happened, what is asked and what may be answered, as sentences.

Any game's events are read by the names of their fields: a seat, the winners, or a noun of the game.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.games.packages import foreign
from openoutcry.text.catalogues import choice_id
from openoutcry.text.nouns import NOTHING, named, nouns_of
from openoutcry.text.phrases import SEATS, named_seats, told
from openoutcry.text.words import Value, known, say


class Prose:
    """One table's sentences: in a language, of a game, with the names of the people."""

    def __init__(self, lang: str, game: Game[Any], names: list[str]) -> None:
        self.lang = lang
        self.game = game.name
        self.names = names
        self.nouns = nouns_of(lang, game)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """What happened, from the event or from its written form in a record."""
        fields: Mapping[str, Any] = msgspec.to_builtins(event) if isinstance(event, Event) else event
        values = self._values(fields)
        # Who has won are counted, not who is listed besides.
        counted = {"count": values["count"]} if "winners" in values else {}
        values |= told(self.nouns, fields, self._values) | counted
        return say(self.lang, f"event-{self.game}-{fields.get('event', '')}", **values)

    def ask(self, kind: str, values: Mapping[str, Value], shown: msgspec.Struct | None = None) -> str:
        """What is asked of you; at a table that shows which card asks it, with its name."""
        question = say(self.lang, f"ask-{self.game}-{kind}", **self._given(values))
        by = self.nouns.asking(shown)
        return say(self.lang, f"by-{self.game}", by=by, question=question) if by else question

    def answer(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """What an answer to a kind of question costs and brings."""
        typed = self.typed(words)
        said = say(self.lang, choice_id(self.game, kind, words), **self._given({**values, "words": typed}))
        if self.game not in foreign() or said != typed:
            return said
        figures = ", ".join(f"{self._label(field)} {value}" for field, value in self._given(values).items())
        return f"{said.capitalize()} ({figures})" if figures else said.capitalize()

    def group(self, kind: str, words: str, values: Mapping[str, Value]) -> str | None:
        """What an answer has in common with all that differ from it in their last word, where that is worth a line."""
        message = choice_id(self.game, kind, words).replace("choice-", "group-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else None

    def note(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """What an answer that shares a line adds to its last word; mostly nothing."""
        message = choice_id(self.game, kind, words).replace("choice-", "note-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else ""

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
        message = f"end-{self.game}-{reason.replace(' ', '-')}"
        return say(self.lang, message) if self._has(message) else f"{reason.capitalize()}."

    def rule(self, message: str, values: Mapping[str, Value]) -> str:
        """Why an answer is closed."""
        return say(self.lang, message if self._has(message) else "rule-closed", **self._given(values))

    def score(self, points: int) -> str:
        """A final score, in what the game counts in."""
        return self.nouns.score(points)

    def _has(self, message: str) -> bool:
        """Whether a message is there. The house has all of its own, and whoever asks for another is told so."""
        return self.game not in foreign() or known(self.lang, message)

    def _label(self, field: str) -> str:
        """What a figure is called in a game that has no sentence for it."""
        message = f"part-{self.game}-{field.replace('_', '-')}"
        return say(self.lang, message).lower() if known(self.lang, message) else field.replace("_", " ")

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
                values |= named_seats(self.lang, self.names, value)
            elif field != "event" and not isinstance(value, list | dict):
                values[field] = self.nouns.said(field, value)
        return values
