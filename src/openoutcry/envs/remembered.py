"""A position with its history, for OpenSpiel, in which a state includes its past.

The events that a seat has read are computed on demand, by replaying the answers with events switched on. At a few
microseconds an answer this is cheaper than storing them at every step.
"""

import re
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from openoutcry.engine.chance import Rng
from openoutcry.engine.events import EVERYBODY, Told
from openoutcry.engine.game import guess
from openoutcry.engine.kernel import answer
from openoutcry.engine.observation import Observing, entries
from openoutcry.engine.position import ONE_OF, Position, Saved, load, save
from openoutcry.engine.sheet import COVERED, Sheet
from openoutcry.engine.tables import outcome
from openoutcry.engine.views import view
from openoutcry.envs.opening import Settings
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("openspiel"):
    import numpy

DIGEST = 16  # bytes
ASKED = 4  # so many numbers at the beginning of an observation say who is asked what


class Past(msgspec.Struct):
    """A seat's memory of the first `answers` answers of a game: in `read` a digest of every event that it has read and
    of its own answers, in `codes` a number for each answer.

    The code of an answer that the seat knows is the action plus one. These are its own answers, answers to questions
    that are not secret, and draws shown to it alone, such as a card that it is dealt. The code of another answer is
    negative: it is computed from the last card that the seat saw change, and is -1 if it saw no change.
    """

    answers: int = 0
    read: str = ""
    codes: list[int] = []


class RememberedTable:
    """A position with its history, which OpenSpiel can copy and pickle. `settings` reopen its game. `answers` are the
    inputs since the position `begin`, or since the start of the game if that is None. `past` has the seats' memories at
    `begin`."""

    def __init__(
        self,
        settings: Settings,
        state: Position,
        begin: Position | None = None,
        past: dict[int, Past] | None = None,
        answers: list[int] | None = None,
    ) -> None:
        self.settings = settings
        self.game = settings.open()
        self.state = state
        self.begin = begin
        self.past = past or {}
        self.answers = answers or []
        self._known: dict[int, str] = {}
        self._remembered: dict[int, Past] = {}

    def play(self, option: int) -> None:
        """Apply an answer or a draw (the number of an option) to the position and append it to the history."""
        self._known.clear()
        self.answers.append(option)
        answer(self.state, option)

    def known(self, seat: int) -> str:
        """Return everything that a seat knows as text. Two positions that the seat cannot tell apart have the same
        text."""
        if seat not in self._known:
            self._known[seat] = as_text(save(view(self.state, seat, True), self.game.steps()))
        return self._known[seat]

    def remembered(self, seat: int) -> Past:
        """Return what a seat remembers: a digest of the events it has seen, and a code for every answer up to this
        position. Only answers that are new since the last call are computed."""
        before = self.past.get(seat, Past())
        past = self._remembered.get(seat, before)
        done = past.answers - before.answers
        if done == len(self.answers):
            return past
        g = self.game.new() if self.begin is None else self.begin.clone()
        offsets = observing(self.settings).offsets
        digest, codes = past.read, past.codes[:]
        for option in self.answers[:done]:
            answer(g, option)
        for option in self.answers[done:]:
            kind, player = int(g.kind), int(g.player)
            own = player == seat
            secret = self.game.questions[kind].secret and not own
            before_it = row_of(self.settings, g, seat)
            g.listen()
            answer(g, option)
            read = [told.read_by(seat) for told in g.log]
            if own or (_reads_all(g.log, seat) and not (secret and _told_to_all(g.log))):
                codes.append(1 + int(offsets[kind]) + option)
            else:
                viewed = (player - seat) % self.game.players if player >= 0 else player
                codes.append(-1 - places(self.settings).changed(before_it, row_of(self.settings, g, seat), viewed))
            told = msgspec.json.encode((digest, read, option if own else None))
            digest = blake2b(told, digest_size=DIGEST).hexdigest()
        past = Past(before.answers + len(self.answers), digest, codes)
        self._remembered[seat] = past
        return past

    def observe(self, seat: int) -> Sheet:
        """Return a seat's observation, written as numbers into a new `Sheet` (a block of the engine's memory)."""
        return sheet_of(self.settings, self.state, seat)

    def guessed(self, seat: int, rng: Rng) -> "RememberedTable":
        """Return a table with a random position that the seat cannot distinguish from this one. It has that seat's
        memory and no history."""
        world = guess(self.game, view(self.state, seat, True), rng)
        return RememberedTable(self.settings, world, world.clone(), {seat: self.remembered(seat)})

    def returns(self, reward: str) -> list[float]:
        """Return each seat's result, as `reward` (rank, win, score) defines it. All are 0 before the end of the
        game."""
        if self.state.options != 0:
            return [0.0] * self.game.players
        return outcome(self.game, self.state, reward)

    @property
    def saved(self) -> Saved:
        """Return the position as plain numbers, names and lists, as it is written to files."""
        return save(self.state, self.game.steps())

    def __deepcopy__(self, memo: dict[int, Any]) -> "RememberedTable":
        copy = RememberedTable(self.settings, self.state.clone(), self.begin, self.past, self.answers[:])
        copy._remembered = dict(self._remembered)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        begin = None if self.begin is None else save(self.begin, self.game.steps())
        return table_again, (self.settings, self.saved, begin, self.past, self.answers)

    def __str__(self) -> str:
        return as_text(self.saved)


def sheet_of(settings: Settings, state: Position, seat: int) -> Sheet:
    """Return a seat's observation of a position, written as numbers into a new `Sheet` (a block of the engine's
    memory)."""
    written = observing(settings)
    sheet = Sheet(1, written.width, settings.players)
    written.write(state, seat, sheet, 0)
    return sheet


def row_of(settings: Settings, state: Position, seat: int) -> bytes:
    """Return a seat's observation of a position as bytes: one 16-bit integer after the other."""
    return bytes(memoryview(sheet_of(settings, state, seat).room))


class Places:
    """Encodes the visible effect of an answer, the difference between two observations, as one number. `most` is the
    upper bound of such numbers."""

    def __init__(self, settings: Settings) -> None:
        found = entries(settings.open())
        self.width = len(found)
        cards = [n for n, one in enumerate(found) if one.reads == ONE_OF and one.name.rpartition(".")[2].isdigit()]
        self.cards = numpy.array(cards, dtype=numpy.int64)
        owners = [re.match(r"players\.(\d+)\.", found[n].name) for n in cards]
        self.owners = numpy.array([int(owner[1]) if owner else -1 for owner in owners])
        self.kinds = max((found[n].high for n in cards), default=0) - COVERED + 1
        self.most = self.width + len(cards) * self.kinds

    def changed(self, before: bytes, after: bytes, player: int) -> int:
        """Return a number for the difference between two observations, given as bytes: the last changed card of the
        player who answered (counted from the viewer), or else the last changed card, by place and new value; or else
        the first changed number. Return 0 if at most the player and the question differ."""
        one, other = (numpy.frombuffer(row, numpy.int16) for row in (before, after))
        cards = numpy.flatnonzero(one[self.cards] != other[self.cards])
        own = cards[self.owners[cards] == player]
        if len(cards):
            last = int((own if len(own) else cards)[-1])
            return self.width + last * self.kinds + int(other[self.cards[last]]) - COVERED
        found = numpy.flatnonzero(one[ASKED:] != other[ASKED:])
        return 1 + int(found[0]) if len(found) else 0


@lru_cache
def places(settings: Settings) -> Places:
    """Return the object that encodes differences between observations of the game with these settings. Cached."""
    return Places(settings)


def _reads_all(log: list[Told], seat: int) -> bool:
    """Return whether the seat may read every event of the log in full."""
    return all(told.seats == EVERYBODY or told.seats >> seat & 1 for told in log)


def _told_to_all(log: list[Told]) -> bool:
    """Return whether all seats may read every event of the log."""
    return all(told.seats == EVERYBODY for told in log)


@lru_cache
def observing(settings: Settings) -> Observing:
    """Return the object that writes observations of the game with these settings. Cached."""
    return Observing(settings.open())


def table_again(
    settings: Settings,
    saved: Saved,
    begin: Saved | None = None,
    past: dict[int, Past] | None = None,
    answers: list[int] | None = None,
) -> RememberedTable:
    """Return the table that was pickled: open its game and load its positions. The arguments are those of
    `RememberedTable`, with positions in saved form."""
    game = settings.open()
    state = load(saved, game.blank(), game.steps())
    first = None if begin is None else load(begin, game.blank(), game.steps())
    return RememberedTable(settings, state, first, past, answers)


def as_text(saved: Saved) -> str:
    """Return a saved position as one line of text."""
    return msgspec.json.encode(saved).decode()
