"""The event history of a match as each viewer may read it, with shown numbers. It grows with the match and is built
again only after an undo.

The client has no texts for external games, so their sentences are written here in every language, from the same
catalogues and nouns as in a terminal.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from openoutcry.engine.events import EVERYBODY, Told
from openoutcry.engine.game import Game
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.packages import foreign
from openoutcry.match.match import Match
from openoutcry.server.storage.rows import Seat
from openoutcry.server.wire import LogLine, Reading
from openoutcry.text.catalogues import LANGUAGES
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords

CACHED = 64


class EventHistory:
    """The event history of one match. `seats` are the seats of the table; their names are used in the sentences of
    external games."""

    def __init__(self, match: Match, seats: list[Seat]) -> None:
        self.match = match
        self.seats = seats
        self._answers = 0
        self._events: list[tuple[int, Told, LogLine | None]] = []
        self._logs: dict[int, list[LogLine]] = {}
        self._included: dict[int, int] = {}
        self._readings: list[Reading] = []

    def log(self, eyes: int) -> list[LogLine]:
        """Return the lines that this viewer (a seat, or SPECTATOR) may read. The list must not be changed."""
        for n, events in self.match.events_by_answer(self._answers) if self._answers <= len(self.match.line) else ():
            number = self.match.numbering.shown(n)
            # A line that everybody may read is built once.
            self._events += [(number, told, self._public(number, told)) for told in events]
            self._answers += 1
        lines = self._logs.setdefault(eyes, [])
        included = self._included.get(eyes, 0)
        if included < len(self._events):
            for number, told, public in self._events[included:]:
                line = public or self._line(number, told, eyes)
                if line is not None:
                    lines.append(line)
            self._included[eyes] = len(self._events)
        return lines

    def readings(self) -> list[Reading]:
        """Return the public figures after each change of them. The list must not be changed."""
        for n, fortunes, prices in self.match.readings()[len(self._readings) :]:
            self._readings.append(Reading(self.match.numbering.shown(n), fortunes, prices))
        return self._readings

    def _public(self, number: int, told: Told) -> LogLine | None:
        return self._line(number, told, SPECTATOR) if told.seats == EVERYBODY else None

    def _line(self, number: int, told: Told, eyes: int) -> LogLine | None:
        event = told.read_by(eyes)
        if event is None:
            return None
        reader = eyes if eyes >= 0 and event != told.read_by(SPECTATOR) else None
        words = in_all_languages(self.match.game, self.seats, partial(Prose.event, event=event), type(event).__name__)
        return LogLine(number, event, reader, words)


def has_server_texts(game: Game[Any]) -> bool:
    """Return whether the server sends the sentences of this game."""
    return game.name in foreign()


def in_all_languages(
    game: Game[Any], seats: Sequence[Seat], write: Callable[[Prose], str], otherwise: str
) -> dict[str, str] | None:
    """Return a sentence in every language, as `write` writes it; None if the client has the texts of this game. A
    language in which the sentence lacks texts gets `otherwise`."""
    if not has_server_texts(game):
        return None
    sentences: dict[str, str] = {}
    names = tuple(seat.name for seat in seats)
    for lang in LANGUAGES:
        try:
            sentences[lang] = write(_prose(lang, game, names))
        except MissingWords:
            sentences[lang] = otherwise
    return sentences


@lru_cache(maxsize=CACHED)
def _prose(lang: str, game: Game[Any], names: tuple[str, ...]) -> Prose:
    return Prose(lang, game, list(names))
