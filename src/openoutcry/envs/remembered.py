"""A position with all that led to it, for tools in which a state knows its past: OpenSpiel's.

What a seat has read on the way is worked out when somebody asks, by playing the answers again with the events told: at
a few microseconds an answer that is cheaper than keeping it at every step.
"""

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from openoutcry.engine.chance import Rng
from openoutcry.engine.events import EVERYBODY, Event, Told
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import answer
from openoutcry.engine.observation import Observing
from openoutcry.engine.outcome import outcome
from openoutcry.engine.position import Position, Saved, load, save
from openoutcry.engine.sheet import Sheet
from openoutcry.engine.views import view
from openoutcry.games import catalogue

Settings = tuple[str, int, tuple[tuple[str, str], ...]]
HIDDEN = -1
NOTHING = 0
DIGEST = 16  # bytes
NUMBER = 3  # bytes of a digest that is a number: a tensor's floats hold no more exactly


class Past(msgspec.Struct):
    """What a seat remembers of the first `answers` of a game: in `read` a digest of every event that it has read and of
    its own answers; in `codes` each answer that it knows, plus one, and HIDDEN for the others: those to secret
    questions, NATURE's among them; in `shown` a number that is made of the events that it read with each answer, and
    NOTHING where there were none. With a hidden one it is made of what the seat sees then as well: a card that is dealt
    need not be told."""

    answers: int = 0
    read: str = ""
    codes: list[int] = []
    shown: list[int] = []


class Table:
    """A position that OpenSpiel can copy and pickle; `settings` open its game again. `answers` led here from `begin`,
    or from the beginning of the game; `past` is what seats remembered there."""

    def __init__(
        self,
        settings: Settings,
        state: Position,
        begin: Position | None = None,
        past: dict[int, Past] | None = None,
        answers: list[int] | None = None,
    ) -> None:
        self.settings = settings
        self.game = opened(settings)
        self.state = state
        self.begin = begin
        self.past = past or {}
        self.answers = answers or []
        self._known: dict[int, str] = {}
        self._remembered: dict[int, Past] = {}

    def play(self, option: int) -> None:
        """Give an answer."""
        self._known.clear()
        self.answers.append(option)
        answer(self.state, option)

    def known(self, seat: int) -> str:
        """All that a seat knows, the same in worlds that it cannot tell apart."""
        if seat not in self._known:
            self._known[seat] = as_text(save(view(self.state, seat, True), self.game.steps()))
        return self._known[seat]

    def remembered(self, seat: int) -> Past:
        """All that a seat has read and answered up to here."""
        before = self.past.get(seat, Past())
        past = self._remembered.get(seat, before)
        done = past.answers - before.answers
        if done == len(self.answers):
            return past
        g = self.game.new() if self.begin is None else self.begin.clone()
        offsets = observing(self.settings).offsets
        digest, codes, shown = past.read, past.codes[:], past.shown[:]
        for option in self.answers[:done]:
            answer(g, option)
        for option in self.answers[done:]:
            kind, player = int(g.kind), int(g.player)
            g.listen()
            answer(g, option)
            own = player == seat
            read = [told.read_by(seat) for told in g.log]
            told_all = own or (not self.game.questions[kind].secret and _reads_all(g.log, seat))
            code = 1 + int(offsets[kind]) + option if told_all else HIDDEN
            told = msgspec.json.encode((digest, read, option if own else None))
            digest = blake2b(told, digest_size=DIGEST).hexdigest()
            codes.append(code)
            seen = save(view(g, seat, True), self.game.steps()) if code == HIDDEN else None
            shown.append(number_of([event for event in read if event is not None], seen))
        past = Past(before.answers + len(self.answers), digest, codes, shown)
        self._remembered[seat] = past
        return past

    def observe(self, seat: int) -> Sheet:
        """What a seat observes, as numbers."""
        written = observing(self.settings)
        sheet = Sheet(1, written.width, self.game.players)
        written.write(self.state, seat, sheet, 0)
        return sheet

    def guessed(self, seat: int, rng: Rng) -> "Table":
        """A world that the seat cannot tell from this one, in which it remembers the same."""
        world = guess(self.game, view(self.state, seat, True), rng)
        return Table(self.settings, world, world.clone(), {seat: self.remembered(seat)})

    def returns(self, reward: str) -> list[float]:
        """What each seat gets; nothing while the game goes on."""
        if self.state.options != 0:
            return [0.0] * self.game.players
        return outcome(self.game, self.state, reward)

    @property
    def saved(self) -> Saved:
        """Everything there is, as plain numbers, names and lists."""
        return save(self.state, self.game.steps())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        copy = Table(self.settings, self.state.clone(), self.begin, self.past, self.answers[:])
        copy._remembered = dict(self._remembered)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        begin = None if self.begin is None else save(self.begin, self.game.steps())
        return table_again, (self.settings, self.saved, begin, self.past, self.answers)

    def __str__(self) -> str:
        return as_text(self.saved)


def number_of(events: list[Event], seen: Saved | None) -> int:
    """A number that hardly any other events and views have; NOTHING where there is neither."""
    if not events and seen is None:
        return NOTHING
    return 1 + int.from_bytes(blake2b(msgspec.json.encode((events, seen)), digest_size=NUMBER).digest())


def _reads_all(log: list[Told], seat: int) -> bool:
    """Whether this seat reads every event as it was."""
    return all(told.seats == EVERYBODY or told.seats >> seat & 1 for told in log)


@lru_cache
def opened(settings: Settings) -> Game[Any]:
    """The game with these settings; it never changes."""
    name, players, options = settings
    return catalogue.open_game(name, players, dict(options))


@lru_cache
def observing(settings: Settings) -> Observing:
    """What writes its observations."""
    return Observing(opened(settings))


def table_again(
    settings: Settings,
    saved: Saved,
    begin: Saved | None = None,
    past: dict[int, Past] | None = None,
    answers: list[int] | None = None,
) -> Table:
    """The table that was saved."""
    game = opened(settings)
    state = load(saved, game.blank(), game.steps())
    first = None if begin is None else load(begin, game.blank(), game.steps())
    return Table(settings, state, first, past, answers)


def as_text(saved: Saved) -> str:
    """What was saved, as one line."""
    return msgspec.json.encode(saved).decode()
