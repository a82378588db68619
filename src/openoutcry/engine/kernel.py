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
    """A rule: stateless, in the order of the rulebook.

    `run` does the automatic work once, when the step comes up. `ask` then says who must answer what, by calling
    `g.ask`; it changes nothing else, and not calling it means that the step is finished. `answer` has the effect.
    A step that schedules others in `run` is replaced by them; one that does so in `answer` goes on after them.
    """

    def run(self, g: S) -> None:
        """The automatic work."""

    def ask(self, g: S) -> None:
        """Ask a player a question with `g.ask`, or do nothing if the step is finished."""

    def answer(self, g: S, option: i64) -> None:
        """The effect of an answer."""

    def bag(self, g: S) -> Bag | None:
        """Return the bag from which NATURE draws, or None if all options are equally likely."""
        return None

    def sealed_options(self, g: S, player: i64) -> i64:
        """The options of one of the players that choose at the same time."""
        return 0


IDLE: Final[Step[Any]] = Step()
NO_STEPS: Final[list[Step[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress. Subclasses add the table's own fields, a `clone`, and declare all in `fields`.

    `step` is the rule at work, `agenda` the stack of those to come: the first `depth` count, the rest is room to grow;
    `begun` has a bit for each that was interrupted. While the agenda is `lent`, copies have the same one, and whoever
    adds to it makes their own first.
    `player`, `kind` and `options` are the choice at which the engine has stopped; no options means the game is over.
    `learned` counts the times at which somebody was shown something: NATURE's draws, and what was covered or sealed.
    `noting` is whether notes are kept of what players could remember; nobody looks at a position of a playout.
    `counted` is what a game counts of each player, by seat and part, where somebody asked with `count_parts`; copies
    have none.
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
        """Copy what the kernel itself keeps: the first line of every `clone`."""
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
        """Stop at this choice; called by a step's `ask` only."""
        self.player = player
        self.kind = kind
        self.options = options

    def schedule(self, steps: "list[Step[Any]]") -> None:
        """Do these steps next, in this order, before what was on the agenda."""
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
        """Put the step at work back below what it has scheduled since the agenda had this depth."""
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
        """The agenda with room for so many more. As objects: a step need not prove that it is one on its way here."""
        if self.lent:
            self.agenda = self.agenda[: self.depth]
            self.lent = False
        agenda = cast("list[object]", self.agenda)
        while len(agenda) < self.depth + steps:
            agenda.append(IDLE)
        return agenda

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        self.step = IDLE
        self.depth = 0
        self.begun = 0

    def listen(self) -> None:
        """From now on events are told, into a new log."""
        self.telling = True
        self.log = []

    def count_parts(self, players: i64, parts: i64) -> None:
        """From now on what goes into the scores, and the like, is counted: so many parts for each player."""
        self.parts = parts
        self.counted = vec[i64]([0] * (players * parts))

    def count(self, seat: i64, part: i64, amount: i64) -> None:
        """So much more of this part, if anybody counts."""
        if self.parts > 0:
            self.counted[seat * self.parts + part] += amount

    def tell(self, event: Event) -> None:
        """Report an event that everybody reads. Call it only `if g.telling`, so that simulations create no events."""
        if self.telling:
            self.log.append(Told(event, EVERYBODY, None))

    def tell_only(self, seats: i64, event: Event, others: Event | None) -> None:
        """Only these seats read the event; the rest read `others`."""
        if self.telling:
            self.log.append(Told(event, int(seats), others))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several players choose at the same time. Each answer is kept where no other view shows it; when the last is in,
    `reveal` has the effect. Start with `open_sealed` in `run`, and give the question's number as `kind`."""

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
        """All answers are in `g.sealed`, by seat."""


def open_sealed(g: State, seats: i64, players: i64) -> None:
    """Ask these seats for sealed answers."""
    g.waiting = seats
    if len(g.sealed) != players:
        g.sealed = vec[i64]([NONE] * players)
    for n in range(players):
        g.sealed[n] = NONE


def is_sealed(g: State) -> bool:
    """Return whether the current choice is a sealed one of several players."""
    return g.options != 0 and isinstance(g.step, Sealed)


def options_for(g: State, player: i64) -> i64:
    """Return the options of this player, or 0 if it is not asked. Sealed answers come in any order and can be
    changed."""
    if g.player == player:
        return g.options
    if player >= 0 and is_sealed(g) and (g.waiting & bit(player) != 0 or g.sealed[player] != NONE):
        return g.step.sealed_options(g, player)
    return 0


def advance(g: State) -> None:
    """Run the agenda to the next choice, or to the end of the game."""
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
    """Answer the current choice and go on to the next. The option is not checked: see `openoutcry.engine.door`."""
    if g.player == NATURE:
        g.learned += 1
    depth = g.depth
    g.step.answer(g, option)
    if g.depth > depth:
        g.interrupt(depth)
    advance(g)


def answer_for(g: State, player: i64, option: i64) -> None:
    """As `answer`, for one of several players that choose at the same time: in any order, and again."""
    if g.player == player:
        answer(g, option)
    elif g.sealed[player] != NONE:
        g.sealed[player] = option
    else:
        g.player = player
        answer(g, option)


def decide(g: State, option: i64, rng: Rng) -> tuple[int, ...]:
    """Answer the current choice, and go on as `next_decision`: one call a decision for who drives from outside."""
    answer(g, option)
    return next_decision(g, rng)


def next_decision(g: State, rng: Rng) -> tuple[int, ...]:
    """Answer for NATURE until a player is asked: the options then, none when the game is over."""
    while g.player == NATURE:
        answer(g, draw(g, rng))
    return members(g.options)


def draw(g: State, rng: Rng) -> i64:
    """An answer for NATURE."""
    bag = g.step.bag(g)
    if bag is None:
        return nth(g.options, rng.below(count(g.options)))
    return rng.draw(bag)


def pick(g: State, rng: Rng) -> i64:
    """A random answer to whatever is asked; NATURE's by weight."""
    if g.player == NATURE:
        return draw(g, rng)
    options = g.options
    if options & (options - 1) == 0:
        return lowest(options)
    return nth(options, rng.below(count(options)))


class Tally:
    """Counts of answers: players' decisions among two or more options, forced answers, and NATURE's draws."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.draws: i64 = 0


def playout(g: State, rng: Rng, tally: Tally) -> None:
    """Play on at random to the end of the game."""
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
