"""The laws that hold for every game, every set-up and every position met on the way.

`check(game, games, seed)` plays at random and tries them all; whoever writes a fifth game gets them for nothing.

 1 Options are never empty, and each writes to unique words that read back to itself.
 2 Asking is pure.                        3 A clone and its original never affect each other.
 4 Saving and loading changes nothing.    5 Replaying the inputs gives the same positions and the same events.
 6 What is conserved stays the same.
 7 A view shows nothing covered, is idempotent, and a guess from it has that same view.
 8 Worlds that a viewer cannot tell apart ask, tell and refuse the same. Of a heap that is taken, nothing tells a viewer
   in which place a card lay that this viewer had not seen.
 9 Every game ends within its bound, for a reason.
10 Nothing touches the global random generator.
11 Small set-ups have pinned numbers of positions: `positions` counts them, tests pin them.
12 A view holds nothing that it does not show: whatever can be reached from it, declared or not, is the same in worlds
   that its viewer cannot tell apart, and belongs to no other position.
13 A guess from a view with a perfect memory contradicts no event that its viewer has read.
14 What a seat observes is what its view shows, within the bounds of the fields: the same in a world that it cannot tell
   from the true one, whether it is written by the game or by the declaration.
15 Every number in the figures of an answer and in the events is what happens (`claims`, `promises`): what the events
   tell, added up, is the change of the position, and an answer does what its figures promise. A number that claims
   nothing is reported.
16 Every value of an option makes a difference, alone and beside each value of every other option: `check_options`, in
   `openoutcry.engine.laws.options`, compares set-ups, which `check` cannot.

Laws 2, 3, 4, 7 with 8 and 12, 13, 14 and the figures of 15 are each tried at every third position, drawn at random: 7,
8 and 12 for a viewer drawn among the seats and the spectators each time, 14 for one of the seats, 13 for one drawn for
the game, 15 for a few options of one of the players who are asked. The others are tried everywhere. A thorough check
tries all of them at every position, and 15 for every option of every player who is asked.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import MissingMethod
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, pick
from openoutcry.engine.laws.promises import Promises
from openoutcry.engine.laws.worlds import Broken, Observations, Twin, constants_of, who
from openoutcry.engine.position import SPECTATOR, Position, Saved, load, save
from openoutcry.engine.views import view

MOST_VIOLATIONS = 20
EVERY = 3


class Promised(msgspec.Struct):
    """The numbers of comparisons made by law 15, which compares the numbers in events and figures with what happens.

    `positions`: positions at which figures were compared. `answers`: answers tried there in a copy. `figures`: numbers
    of questions and answers that were compared with the effect of those answers. `open`: numbers whose effect did not
    come about within the answers that followed. `events` and `event_numbers`: compared events, and the numbers in them.
    `unchecked`: numbers that are declared to be uncheckable.
    """

    positions: int = 0
    answers: int = 0
    figures: int = 0
    open: int = 0
    events: int = 0
    event_numbers: int = 0
    unchecked: int = 0

    def __add__(self, other: "Promised") -> "Promised":
        """Return the sums of the counts of both."""
        return Promised(
            *(a + b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True))
        )


class Report(msgspec.Struct):
    """The result of `check`: how many games and decisions were played, and a sentence for each violation of a law.

    `met` counts the questions, events and endings that occurred. `claims` counts, by name, the comparisons of law 15:
    checked in figures and in events, names only, declared uncheckable, and figures whose effect did not occur.
    `promised` has the totals of law 15.
    """

    games: int = 0
    decisions: int = 0
    violations: list[str] = []
    met: Counter[str] = msgspec.field(default_factory=Counter)
    claims: Counter[str] = msgspec.field(default_factory=Counter)
    promised: Promised = msgspec.field(default_factory=Promised)

    def __repr__(self) -> str:
        return f"Report(games={self.games}, decisions={self.decisions}, violations={self.violations})"


def promised(promises: Promises) -> Promised:
    """Return the totals of law 15 from its counts."""

    def total(*kinds: str) -> int:
        return sum(n for name, n in promises.counts.items() if name.startswith(kinds))

    return Promised(
        positions=promises.positions,
        answers=promises.answers,
        figures=total("figure checked "),
        open=total("figure open "),
        events=promises.events,
        event_numbers=total("event checked "),
        unchecked=total("figure unchecked ", "event unchecked "),
    )


def check(
    game: Game[Any], games: int, seed: int = 0, progress: Callable[[int], None] | None = None, thorough: bool = False
) -> Report:
    """Play `games` random games, check the laws (properties that every game must have) at their positions, and return a
    report. Stop early after MOST_VIOLATIONS.

    A `thorough` check samples neither positions nor options. `progress` is called with 1 after each game. Raise
    `MissingMethod` if a class of the game lacks a method that the kernel calls.
    """
    report = Report()
    promises = Promises(game, seed, thorough)
    before = random.getstate()
    for number in range(games):
        trial = Trial(game, Rng(seed * 1_000_003 + number), report, promises)
        try:
            trial.play()
        except Broken as broken:
            report.violations.append(f"{broken} (game {number} of seed {seed}, input {len(trial.inputs)})")
        except MissingMethod:
            raise  # the same at every position of every set-up
        except Exception as problem:  # a rule that raises is a finding, not a crash of the checker
            report.violations.append(
                f"a rule raised {problem!r} (game {number} of seed {seed}, input {len(trial.inputs)})"
            )
        report.games += 1
        if random.getstate() != before:
            report.violations.append(f"law 10: the global random generator was used (game {number} of seed {seed})")
            random.setstate(before)
        if len(report.violations) >= MOST_VIOLATIONS:
            break
        if progress is not None:
            progress(1)
    report.violations += promises.missing
    report.claims = promises.counts
    report.promised = promised(promises)
    return report


class Trial:
    """One random game, played while the laws (properties that every game must have) are checked. Counts are added to
    `report`."""

    def __init__(self, game: Game[Any], rng: Rng, report: Report, promises: Promises) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.promises = promises
        self.steps = game.steps()
        self.constants = constants_of(game.blank(), game.blank())
        self.inputs: list[tuple[int, int]] = []
        self.reader = self._viewer()
        self.memory = game.memory(self.reader)
        self.observed: Observations | None = None

    def play(self) -> None:
        """Play the game to its end. Raise `Broken` at the first violation of a law."""
        game = self.game
        g = game.new(telling=True)
        self._remember(g)
        told = [_encoded(g)]
        conserved = game.conserved(g)
        while g.options != 0:
            if len(self.inputs) > game.longest():
                raise Broken(f"law 9: the game is not over after {game.longest()} inputs")
            self.report.met[f"question {game.questions[int(g.kind)].kind}"] += 1
            option = self._choose(g)
            self._words(g)
            if self._now_and_then():
                self._pure(g)
            copies: list[tuple[str, Position]] = []
            if self._now_and_then():
                copies.append(("3: a clone", self._cloned(g)))
            if self._now_and_then():
                copies.append(("4: a loaded state", self._loaded(g)))
            twin = None
            if self._now_and_then():
                twin = Twin(game, g, self._viewer(), self.rng, self.steps, self.constants)
            if self._now_and_then():
                self._could_be_true(g)
            if self._now_and_then():
                self._observes(g)
            self.promises.now_and_then(g)
            before = g.clone()
            player = int(g.player)
            if player != NATURE and g.options & (g.options - 1) != 0:
                self.report.decisions += 1
            g.listen()
            answer(g, option)
            self.inputs.append((player, option))
            told.append(_encoded(g))
            self._remember(g)
            for law, copy in copies:
                answer(copy, option)
                if self._saved(copy) != self._saved(g):
                    raise Broken(f"law {law} goes on differently")
            if twin is not None:
                twin.follow(g, player, option)
            for what, total in game.conserved(g).items():
                if total != conserved[what]:
                    raise Broken(f"law 6: {what} were {conserved[what]}, and are {total}")
            self._told_so(before, option, g)
            for one in g.log:
                self.report.met[f"event {type(one.event).__name__}"] += 1
        self._end(g, told)

    def _saved(self, g: Position) -> Saved:
        return save(g, self.steps)

    def _viewer(self) -> int:
        """Return a random seat or SPECTATOR."""
        drawn = int(self.rng.below(self.game.players + 1))
        return drawn if drawn < self.game.players else SPECTATOR

    def _remember(self, g: Position) -> None:
        for told in g.log:
            event = told.read_by(self.reader)
            if event is not None:
                self.memory.read(event)

    def _could_be_true(self, g: Position) -> None:
        for world, name in ((g, "the truth"), (guess(self.game, view(g, self.reader, True), self.rng), "a guess")):
            found = self.memory.contradiction(world)
            if found:
                raise Broken(f"law 13: {name} contradicts what {who(self.reader)} has read: {found}")

    def _observes(self, g: Position) -> None:
        self.observed = self.observed or Observations(self.game)
        self.observed.hold(g, int(self.rng.below(self.game.players)), self.rng)

    def _told_so(self, before: Position, option: int, g: Position) -> None:
        after = self.promises.tell(before, option)
        if len(self.inputs) % EVERY == 0 and self._saved(after) != self._saved(g):
            raise Broken("law 15: an answer given step by step leads elsewhere")

    def _now_and_then(self) -> bool:
        return self.promises.thorough or self.rng.below(EVERY) == 0

    def _choose(self, g: Position) -> int:
        if g.options <= 0:
            raise Broken("law 1: a choice without options")
        return int(pick(g, self.rng))

    def _words(self, g: Position) -> None:
        words = [door.write(self.game, g, option) for option in numbers(g.options)]
        if len(set(words)) < len(words):
            raise Broken(f"law 1: two options have the same words: {words}")
        for option, written in zip(numbers(g.options), words, strict=True):
            if door.read(self.game, g, written) != option:
                raise Broken(f"law 1: {written!r} does not read back to option {option}")

    def _pure(self, g: Position) -> None:
        now = self._saved(g)
        g.options = 0
        g.step.ask(g)
        if self._saved(g) != now:
            raise Broken("law 2: asking again asks something else, or changes the state")

    def _cloned(self, g: Position) -> Position:
        now = self._saved(g)
        twin, spare = g.clone(), g.clone()
        assert isinstance(twin, Position)
        assert isinstance(spare, Position)
        if self._saved(twin) != now:
            raise Broken("law 3: a clone is not the same")
        answer(spare, pick(spare, self.rng))
        if self._saved(g) != now or self._saved(twin) != now:
            raise Broken("law 3: playing on in a clone changes the original")
        return twin

    def _loaded(self, g: Position) -> Position:
        now = self._saved(g)
        stored = msgspec.json.decode(msgspec.json.encode(now))
        loaded = load(stored, g.blank(), self.steps)
        if self._saved(loaded) != now:
            raise Broken("law 4: what was saved loads differently")
        return loaded

    def _end(self, g: Position, told: list[bytes]) -> None:
        game = self.game
        if not game.end(g):
            raise Broken("law 9: the game is over for no reason")
        self.report.met[f"end {game.end(g)}"] += 1
        again = game.new(telling=True)
        if told[0] != _encoded(again):
            raise Broken("law 5: a replay tells another opening")
        for n, (player, option) in enumerate(self.inputs):
            if player != again.player:
                raise Broken(f"law 5: a replay asks {again.player} instead of {player} at input {n}")
            again.listen()
            answer(again, option)
            if _encoded(again) != told[n + 1]:
                raise Broken(f"law 5: a replay tells something else at input {n}")
        if self._saved(again) != self._saved(g):
            raise Broken("law 5: a replay ends elsewhere")


def positions(game: Game[Any], g: Position, depth: int) -> int:
    """Return the number of sequences of `depth` inputs from a position, draws by NATURE included. Sequences end early
    where the game is over. Tests compare it with known numbers for small set-ups."""
    if depth == 0 or g.options == 0:
        return 1
    total = 0
    for option in numbers(g.options):
        after = g.clone()
        assert isinstance(after, Position)
        answer(after, option)
        total += positions(game, after, depth - 1)
    return total


def _encoded(g: Position) -> bytes:
    return msgspec.json.encode(g.log)
