"""States, steps and the loop that runs them.

A rule is a Step; the order of play is the state's agenda, a stack of steps. `advance` runs the agenda to the next
choice and stops there; `answer` gives the answer. Human, bot, test, replay and chance all use this one door.
Nothing here knows a game; no suspended frame ever holds game state.
"""

from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit, count, lowest, members, nth
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.errors import MissingMethod
from openoutcry.engine.events import EVERYBODY, Event, Told

NATURE: Final = -1
NOBODY: Final = -2
NONE: Final = -1
NOTHING_TOLD: Final[list[Told]] = []  # the log of all positions to which nobody listens
NOTHING_COUNTED: Final = vec[i64]()


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A rule of a game, as a stateless object. All state of a game is in the `State` passed to its methods.

    `run` does the automatic work once, when the step comes up. `ask` then asks a player with `g.ask` and changes
    nothing else; if it does not ask, the step is finished. `answer` applies the answer. Steps that `run` schedules
    replace this step; after those that `answer` schedules, this step continues.
    """

    def run(self, g: S) -> None:
        """Do the automatic work of the step. Called once, when the step comes up."""

    def ask(self, g: S) -> None:
        """Ask a player a question with `g.ask`, or do nothing if the step is finished."""

    def answer(self, g: S, option: i64) -> None:
        """Apply the effect of an answer to the state."""

    def bag(self, g: S) -> Bag | None:
        """Return the bag whose counts weight the draw by NATURE, the player that stands for chance, or None if all
        options are equally likely."""
        return None

    def sealed_options(self, g: S, player: i64) -> i64:
        """Return the bit set of the options open to `player` in a choice that several players make at the same time."""
        return 0


IDLE: Final[Step[Any]] = Step()
NO_STEPS: Final[list[Step[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The state of a game in progress. Subclasses add the fields of their game.

    `step` is the current rule. `agenda` is the stack of the steps to come: the first `depth` entries count, and `begun`
    has a bit for each entry that was interrupted. While the agenda is `lent`, it is shared with clones and copied
    before it is changed. `player`, `kind` and `options` (a bit set) are the current choice; no options means that the
    game is over. `learned` counts the times at which some player was shown something new. `noting` is whether positions
    record what players could remember; playouts switch it off. `counted` has counters by seat and part, if
    `count_parts` was called; clones have none.
    """

    def __init__(self) -> None:
        self.step: Step[Any] = IDLE
        self.agenda: list[Step[Any]] = NO_STEPS
        self.lent: bool = True
        self.depth: i64 = 0
        self.begun: i64 = 0
        self.outline: list[Step[Any]] = NO_STEPS
        self.player: i64 = NOBODY
        self.kind: i64 = NONE
        self.options: i64 = 0
        self.waiting: i64 = 0
        self.sealed: vec[i64] = vec[i64]()
        self.learned: i64 = 0
        self.noting: bool = True
        self.telling: bool = False
        self.log: list[Told] = NOTHING_TOLD
        self.counted: vec[i64] = NOTHING_COUNTED
        self.parts: i64 = 0

    def clone(self) -> "State":
        """Return a copy of the state that reports no events."""
        raise MissingMethod(type(self).__name__, "clone")

    def copy_progress(self, other: "State") -> None:
        """Copy the attributes of the kernel from another state. Every `clone` calls it first."""
        self.step = other.step
        self.agenda = other.agenda
        other.lent = True
        self.depth = other.depth
        self.begun = other.begun
        self.outline = other.outline
        self.player = other.player
        self.kind = other.kind
        self.options = other.options
        self.waiting = other.waiting
        if len(other.sealed) > 0:
            self.sealed = other.sealed[:]
        self.learned = other.learned
        self.noting = other.noting

    def ask(self, player: i64, kind: i64, options: i64) -> None:
        """Set the current choice: the player, the number of the question, and the bit set of the open options. Only
        `Step.ask` calls it."""
        self.player = player
        self.kind = kind
        self.options = options

    def schedule(self, steps: "list[Step[Any]]") -> None:
        """Put these steps on top of the agenda, so that they run next in the given order."""
        n: i64 = len(steps)
        agenda = self._room(n)
        listed = cast("list[object]", steps)
        depth = self.depth
        while n > 0:
            n -= 1
            agenda[depth] = listed[n]
            depth += 1
        self.depth = depth

    def interrupt(self, depth: i64) -> None:
        """Put the current step back on the agenda, below all steps scheduled since the agenda had `depth` entries. It
        continues after them."""
        agenda = self._room(1)
        n = self.depth
        while n > depth:
            agenda[n] = agenda[n - 1]
            n -= 1
        agenda[depth] = self.step
        self.depth += 1
        self.begun |= bit(depth)
        self.step = IDLE

    def _room(self, steps: i64) -> "list[object]":
        """Return the agenda as a list of objects with space for `steps` more entries, after copying it if it is shared.
        Objects spare a type check per step."""
        if self.lent:
            self.agenda = self.agenda[: self.depth]
            self.lent = False
        agenda = cast("list[object]", self.agenda)
        while len(agenda) < self.depth + steps:
            agenda.append(IDLE)
        return agenda

    def end(self) -> None:
        """End the game: clear the agenda, so that no further step runs."""
        self.step = IDLE
        self.depth = 0
        self.begun = 0

    def listen(self) -> None:
        """Start recording events, into a new empty log."""
        self.telling = True
        self.log = []

    def count_parts(self, players: i64, parts: i64) -> None:
        """Start counting parts of the scores and other figures: `parts` counters for each player, all 0."""
        self.parts = parts
        self.counted = vec[i64]([0] * (players * parts))

    def count(self, seat: i64, part: i64, amount: i64) -> None:
        """Add `amount` to a counter of a seat. Do nothing if `count_parts` was not called."""
        if self.parts > 0:
            self.counted[seat * self.parts + part] += amount

    def tell(self, event: Event) -> None:
        """Record an event that everybody may read. Call it only `if g.telling`, so that simulations create no
        events."""
        if self.telling:
            self.log.append(Told(event, EVERYBODY, None))

    def tell_only(self, seats: i64, event: Event, others: Event | None) -> None:
        """Record an event that only the seats of the bit set `seats` may read. All others read `others`, or nothing if
        it is None."""
        if self.telling:
            self.log.append(Told(event, int(seats), others))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A step at which several players choose at the same time. Answers stay hidden and can be changed until the last
    one is given; then `reveal` applies them.

    A subclass calls `open_sealed` in its `run` and sets `kind` to the number of its question.
    """

    kind: i64 = NONE

    def ask(self, g: S) -> None:
        if g.waiting != 0:
            player = lowest(g.waiting)
            g.ask(player, self.kind, self.sealed_options(g, player))

    def answer(self, g: S, option: i64) -> None:
        g.sealed[g.player] = option
        g.waiting &= ~bit(g.player)
        if g.waiting == 0:
            g.learned += 1
            self.reveal(g)
            open_sealed(g, 0, len(g.sealed))

    def reveal(self, g: S) -> None:
        """Apply all answers together. They are in `g.sealed`, by seat, NONE for seats that were not asked."""


def open_sealed(g: State, seats: i64, players: i64) -> None:
    """Begin a simultaneous choice: wait for an answer of each seat in the bit set `seats`, and clear all earlier
    ones."""
    g.waiting = seats
    if len(g.sealed) != players:
        g.sealed = vec[i64]([NONE] * players)
    for n in range(players):
        g.sealed[n] = NONE


def is_sealed(g: State) -> bool:
    """Return whether the current choice is one that several players make at the same time, with hidden answers."""
    return g.options != 0 and isinstance(g.step, Sealed)


def options_for(g: State, player: i64) -> i64:
    """Return the bit set of the options open to this player, or 0 if the player is not asked. In a simultaneous choice,
    players answer in any order, and those that have answered can change their answer."""
    if g.player == player:
        return g.options
    if player >= 0 and is_sealed(g) and (g.waiting & bit(player) != 0 or g.sealed[player] != NONE):
        return g.step.sealed_options(g, player)
    return 0


def advance(g: State) -> None:
    """Run steps from the agenda until a choice must be made or the game is over."""
    g.options = 0
    while True:
        g.step.ask(g)
        if g.options != 0:
            return
        if g.depth == 0:
            g.step = IDLE
            g.ask(NOBODY, NONE, 0)
            return
        g.depth -= 1
        depth = g.depth
        g.step = g.agenda[depth]
        if g.begun != 0 and g.begun & bit(depth) != 0:
            g.begun &= ~bit(depth)
        else:
            g.step.run(g)
            if g.depth > depth:
                g.step = IDLE


def answer(g: State, option: i64) -> None:
    """Apply an option as the answer to the current choice, and run the game to the next one. The option is not checked:
    `openoutcry.engine.door.give` does that."""
    if g.player == NATURE:
        g.learned += 1
    depth = g.depth
    g.step.answer(g, option)
    if g.depth > depth:
        g.interrupt(depth)
    advance(g)


def answer_for(g: State, player: i64, option: i64) -> None:
    """Apply an answer of `player`, and run the game on. In a simultaneous choice, players may answer in any order and
    change an answer."""
    if g.player == player:
        answer(g, option)
    elif g.sealed[player] != NONE:
        g.sealed[player] = option
    else:
        g.player = player
        answer(g, option)


def decide(g: State, option: i64, rng: Rng) -> tuple[int, ...]:
    """Answer the current choice, draw for NATURE until a player is asked, and return the open options as
    `next_decision` does. One call per decision is faster for callers outside compiled code."""
    answer(g, option)
    return next_decision(g, rng)


def next_decision(g: State, rng: Rng) -> tuple[int, ...]:
    """Draw for NATURE, which stands for chance, until a player is asked. Return the open options, or an empty tuple if
    the game is over."""
    while g.player == NATURE:
        answer(g, draw(g, rng))
    return members(g.options)


def draw(g: State, rng: Rng) -> i64:
    """Return a random answer for NATURE, the player that stands for chance, weighted by the bag of the current step. It
    is not applied."""
    bag = g.step.bag(g)
    if bag is None:
        return nth(g.options, rng.below(count(g.options)))
    return rng.draw(bag)


def pick(g: State, rng: Rng) -> i64:
    """Return a random answer to the current choice: by weight for NATURE, all equally likely for a player. It is not
    applied."""
    if g.player == NATURE:
        return draw(g, rng)
    options = g.options
    if options & (options - 1) == 0:
        return lowest(options)
    return nth(options, rng.below(count(options)))


class Tally:
    """Counts of random games: `games`, players' `decisions` among two or more options, `forced` answers, and `draws` by
    NATURE."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.draws: i64 = 0


def playout(g: State, rng: Rng, tally: Tally) -> None:
    """Play the game to its end with random answers, and add the numbers of answers to `tally`."""
    decisions: i64 = 0
    forced: i64 = 0
    draws: i64 = 0
    g.noting = False
    if g.player == NOBODY:
        advance(g)
    while g.options != 0:
        options = g.options
        if g.player == NATURE:
            option = draw(g, rng)
            draws += 1
        elif options & (options - 1) == 0:
            option = lowest(options)
            forced += 1
        else:
            option = nth(options, rng.below(count(options)))
            decisions += 1
        answer(g, option)
    tally.games += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.draws += draws
