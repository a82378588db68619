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
    """Formats the events, questions and answers of one match as sentences in one language, with the names of the
    players."""

    def __init__(self, lang: str, game: Game[Any], names: list[str]) -> None:
        self.lang = lang
        self.game = game.name
        self.names = names
        self.nouns = nouns_of(lang, game)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """Return the sentence that reports an event, which is given as an object or as a dictionary read from a
        record."""
        fields: Mapping[str, Any] = msgspec.to_builtins(event) if isinstance(event, Event) else event
        values = self._values(fields)
        # `$count` is the number of winners, not of the things in `$list`.
        counted = {"count": values["count"]} if "winners" in values else {}
        values |= event_values(self.nouns, fields, self._values) | counted
        return say(self.lang, f"event-{self.game}-{fields.get('event', '')}", **values)

    def ask(self, kind: str, values: Mapping[str, Value], shown: msgspec.Struct | None = None) -> str:
        """Return the sentence of a question of this kind, with `values` as its figures. If `shown` (the position as
        sent to a client) is given, the card that causes the question is named."""
        question = say(self.lang, f"ask-{self.game}-{kind}", **self._given(values))
        by = self.nouns.asking(shown)
        return say(self.lang, f"by-{self.game}", by=by, question=question) if by else question

    def answer(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """Return the sentence of an answer, with its costs and effects from `values`. `words` is the answer in English,
        as the engine names it."""
        typed = self.typed(words)
        said = say(self.lang, choice_id(self.game, kind, words), **self._given({**values, "words": typed}))
        if self.game not in foreign() or said != typed:
            return said
        figures = ", ".join(f"{self._label(field)} {value}" for field, value in self._given(values).items())
        return f"{said.capitalize()} ({figures})" if figures else said.capitalize()

    def group(self, kind: str, words: str, values: Mapping[str, Value]) -> str | None:
        """Return a heading for all answers that differ from this one only in their last word, or None if the catalogue
        has no such heading."""
        message = choice_id(self.game, kind, words).replace("choice-", "group-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else None

    def note(self, kind: str, words: str, values: Mapping[str, Value]) -> str:
        """Return what is added to the last word of an answer listed below a heading of `group`; "" if there is nothing
        to add."""
        message = choice_id(self.game, kind, words).replace("choice-", "note-", 1)
        return say(self.lang, message, **self._given(values)) if known(self.lang, message) else ""

    def typed(self, words: str) -> str:
        """Return an answer as a person types it in this language: "vendre 2" for "sell 2"."""
        if (whole := self.nouns.typed_whole(words)) is not None:
            return whole
        verb, _, rest = words.partition(" ")
        message = f"word-{self.game}-{verb}"
        said = say(self.lang, message) if known(self.lang, message) else verb
        return f"{said} {self.nouns.typed(rest)}" if rest else said

    def end(self, reason: str) -> str:
        """Return the reason for the end of the game as a sentence."""
        message = f"end-{self.game}-{reason.replace(' ', '-')}"
        return say(self.lang, message) if self._has(message) else f"{reason.capitalize()}."

    def rule(self, message: str, values: Mapping[str, Value]) -> str:
        """Return the sentence that explains why an answer is not allowed. `message` is the id of the rule."""
        return say(self.lang, message if self._has(message) else "rule-closed", **self._given(values))

    def score(self, points: int) -> str:
        """Return a final score with its unit."""
        return self.nouns.score(points)

    def _has(self, message: str) -> bool:
        """Return whether the catalogue has a message. Always True for built-in games, so that a missing message raises
        an error when it is used."""
        return self.game not in foreign() or known(self.lang, message)

    def _label(self, field: str) -> str:
        """Return the label of a figure, such as a cost, for a game of another package that has no sentence for it."""
        message = f"part-{self.game}-{field.replace('_', '-')}"
        return say(self.lang, message).lower() if known(self.lang, message) else field.replace("_", " ")

    def _given(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Return the message variables of a question or answer: `values` in words, with the game's defaults for those
        that are missing. A seat below 0 stands for nobody."""
        given = {**self.nouns.absent, **values}
        if isinstance(seat := given.get("seat"), int) and seat < 0:
            return self._values({**given, "seat": None}) | {"name": NOTHING}
        return self._values(given)

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Value]:
        """Return the message variables for the fields of an event: seats and things become names. Lists are left out,
        except that of the winners."""
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
