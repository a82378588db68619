"""Events, questions and answers of a match as sentences. The fields of an event are interpreted by their names: a seat,
the winners, or a noun of the game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.games.packages import foreign
from openoutcry.text.catalogues import choice_id
from openoutcry.text.nouns import NOTHING, named, nouns_of
from openoutcry.text.phrases import SEATS, event_values, named_seats
from openoutcry.text.words import Value, known, say


class Prose:
    """The sentences of one match: in a language, for a game, with the names of the players."""

    def __init__(self, lang: str, game: Game[Any], names: list[str]) -> None:
        self.lang = lang
        self.game = game.name
        self.names = names
        self.nouns = nouns_of(lang, game)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """Return the sentence of an event, or of an event in the form of a record."""
        fields: Mapping[str, Any] = msgspec.to_builtins(event) if isinstance(event, Event) else event
        values = self._values(fields)
        # `$count` is the number of winners, not of the things in `$list`.
        counted = {"count": values["count"]} if "winners" in values else {}
        values |= event_values(self.nouns, fields, self._values) | counted
        return say(self.lang, f"event-{self.game}-{fields.get('event', '')}", **values)

    def ask(self, kind: str, values: Mapping[str, Value], shown: msgspec.Struct | None = None) -> str:
        """Return the sentence of a question. If `shown` is given, the card that asks the question is named."""
        question = say(self.lang, f"ask-{self.game}-{kind}", **self._given(values))
        by = self.nouns.asking(shown)
        return say(self.lang, f"by-{self.game}", by=by, question=question) if by else question

    def answer(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """Return the sentence of an answer to a kind of question, with its costs and effects."""
        typed = self.typed(words)
        said = say(self.lang, choice_id(self.game, kind, words), **self._given({**values, "words": typed}))
        if self.game not in foreign() or said != typed:
            return said
        figures = ", ".join(f"{self._label(field)} {value}" for field, value in self._given(values).items())
        return f"{said.capitalize()} ({figures})" if figures else said.capitalize()

    def group(self, kind: str, words: str, values: Mapping[str, Value]) -> str | None:
        """Return the heading of the answers that differ from this one only in the last word, or None if they
        have none."""
        message = choice_id(self.game, kind, words).replace("choice-", "group-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else None

    def note(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """Return the addition to the last word of an answer below such a heading, or ""."""
        message = choice_id(self.game, kind, words).replace("choice-", "note-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else ""

    def typed(self, words: str) -> str:
        """Return an answer as a person types it in this language: "sell 2", "vendre 2"."""
        if (whole := self.nouns.typed_whole(words)) is not None:
            return whole
        verb, _, rest = words.partition(" ")
        message = f"word-{self.game}-{verb}"
        said = say(self.lang, message) if known(self.lang, message) else verb
        return f"{said} {self.nouns.typed(rest)}" if rest else said

    def end(self, reason: str) -> str:
        """Return the reason for the end of the game."""
        message = f"end-{self.game}-{reason.replace(' ', '-')}"
        return say(self.lang, message) if self._has(message) else f"{reason.capitalize()}."

    def rule(self, message: str, values: Mapping[str, Value]) -> str:
        """Return the reason why an answer is not open."""
        return say(self.lang, message if self._has(message) else "rule-closed", **self._given(values))

    def score(self, points: int) -> str:
        """Return a final score with its unit."""
        return self.nouns.score(points)

    def _has(self, message: str) -> bool:
        """Return whether a message exists. Built-in games have all messages, and a missing one is an error."""
        return self.game not in foreign() or known(self.lang, message)

    def _label(self, field: str) -> str:
        """Return the name of a figure, for a game without a sentence for it."""
        message = f"part-{self.game}-{field.replace('_', '-')}"
        return say(self.lang, message).lower() if known(self.lang, message) else field.replace("_", " ")

    def _given(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Return the message variables of a question or answer, with the defaults of the game. A seat below 0 is
        nobody."""
        given = {**self.nouns.absent, **values}
        if isinstance(seat := given.get("seat"), int) and seat < 0:
            return self._values({**given, "seat": None}) | {"name": NOTHING}
        return self._values(given)

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Value]:
        """Return the message variables of fields. Seats and things become names. Lists other than the winners are left
        out."""
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
