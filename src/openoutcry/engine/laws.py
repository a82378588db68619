"""The laws that hold for every game, every set-up and every position met on the way.

`check(game, games, seed)` plays at random and tries them all; whoever writes a fifth game gets them for nothing.

 1 Options are never empty, and each writes to unique words that read back to itself.
 2 Asking is pure.                        3 A clone and its original never affect each other.
 4 Saving and loading changes nothing.    5 Replaying the inputs gives the same positions and the same events.
 6 What is conserved stays the same.
 7 A view shows nothing covered, is idempotent, and a guess from it has that same view.
 8 Worlds that a viewer cannot tell apart ask him the same, tell him the same, and refuse him the same.
 9 Every game ends within its bound, for a reason.
10 Nothing touches the global random generator.
11 Small set-ups have pinned numbers of positions: `positions` counts them, tests pin them.

Laws 2, 3, 4, and 7 with 8 are each tried at every third position, drawn at random; 7 and 8 for one viewer, drawn among
the seats and the spectators. The others are tried everywhere.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import msgspec

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, options_for, pick
from openoutcry.engine.records import SPECTATOR, UNKNOWN, Position, Saved, load, save, view

MOST_VIOLATIONS = 20
EVERY = 3


class Broken(Exception):
    """A law does not hold here."""


class Report(msgspec.Struct):
    """What was tried and what was found; `met` counts the questions, events and endings that occurred."""

    games: int = 0
    decisions: int = 0
    violations: list[str] = []
    met: Counter[str] = msgspec.field(default_factory=Counter)


def check(game: Game, games: int, seed: int = 0, progress: Callable[[int], None] | None = None) -> Report:
    """Play `games` games at random and try the laws at every choice."""
    report = Report()
    before = random.getstate()
    for number in range(games):
        trial = Trial(game, Rng(seed * 1_000_003 + number), report)
        try:
            trial.play()
        except Broken as broken:
            report.violations.append(f"{broken} (game {number} of seed {seed}, input {len(trial.inputs)})")
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
    return report


class Trial:
    """One game played under the laws."""

    def __init__(self, game: Game, rng: Rng, report: Report) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.steps = game.steps()
        self.inputs: list[tuple[int, int]] = []

    def play(self) -> None:
        """Play a game to its end."""
        game = self.game
        g = game.new(telling=True)
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
            twin = Twin(self, g) if self._now_and_then() else None
            player = int(g.player)
            if player != NATURE and g.options & (g.options - 1) != 0:
                self.report.decisions += 1
            g.listen()
            answer(g, option)
            self.inputs.append((player, option))
            told.append(_encoded(g))
            for law, copy in copies:
                answer(copy, option)
                if self._saved(copy) != self._saved(g):
                    raise Broken(f"law {law} goes on differently")
            if twin is not None:
                twin.follow(g, player, option)
            for what, total in game.conserved(g).items():
                if total != conserved[what]:
                    raise Broken(f"law 6: {what} were {conserved[what]}, and are {total}")
            for one in g.log:
                self.report.met[f"event {type(one.event).__name__}"] += 1
        self._end(g, told)

    def _saved(self, g: Position) -> Saved:
        return save(g, self.steps)

    def _now_and_then(self) -> bool:
        return self.rng.below(EVERY) == 0

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


class Twin:
    """A world that one viewer cannot tell from the true one, and what may not differ between them."""

    def __init__(self, trial: Trial, g: Position) -> None:
        game = trial.game
        self.trial = trial
        self.learned = int(g.learned)
        self.secret = game.questions[int(g.kind)].secret
        drawn = int(trial.rng.below(game.players + 1))
        self.seat = drawn if drawn < game.players else SPECTATOR
        self.perfect = game.perfect_memory() or trial.rng.below(2) == 0
        seen = view(g, self.seat, self.perfect)
        shown = trial._saved(seen)
        for path in game.covered(g, self.seat, self.perfect):
            if not all_unknown(shown["table"], path):
                raise Broken(f"law 7: the view of {_who(self.seat)} shows {path}")
        if trial._saved(view(seen, self.seat, self.perfect)) != shown:
            raise Broken(f"law 7: the view of {_who(self.seat)} seen again is another")
        self.world = guess(game, seen, trial.rng)
        if trial._saved(view(self.world, self.seat, self.perfect)) != shown:
            raise Broken(f"law 7: a guess of {_who(self.seat)} has another view")
        if self._question(self.world) != self._question(g):
            raise Broken(f"law 8: what is asked tells {_who(self.seat)} something covered")
        self.otherwise = cast(Position, g.clone())
        self.otherwise.listen()
        answer(self.otherwise, pick(g, trial.rng))

    def _question(self, g: Position) -> object:
        """All that the viewer is asked, offered and refused."""
        game, seat = self.trial.game, self.seat
        mine = door.choice(game, g, seat) if seat >= 0 else None
        asked = door.asked(g)
        if mine is None:
            return asked
        seen = view(g, seat, self.perfect)
        offered = [
            (words, game.option_args(seen, seat, option))
            for option, words in zip(mine.options, mine.words, strict=True)
        ]
        closed = [option for option in range(len(game.questions[int(g.kind)].words)) if option not in mine.options]
        return asked, mine.kind, mine.chosen, offered, [door.closed_by(game, g, option) for option in closed]

    def follow(self, g: Position, player: int, option: int) -> None:
        """The same answer in the other world, after it was given in the true one: it must look the same. And where
        another secret answer would have looked the same, it would have been told the same."""
        shown = g.learned > self.learned + (1 if player == NATURE else 0)
        alike = self.secret and not shown and self._saw(self.otherwise) == self._saw(g)
        if alike and self._read(self.otherwise) != self._read(g):
            raise Broken(f"law 8: the events tell {_who(self.seat)} which of {_who(player)}'s answers it was")
        world = self.world
        if int(options_for(world, player)) >> option & 1 == 0:
            if player == self.seat:
                raise Broken(f"law 8: {_who(self.seat)} has other options in a world that looks the same")
            return
        world.player = player
        world.listen()
        answer(world, option)
        if shown:
            return  # something covered was turned up: the worlds are told apart by right
        if self._read(world) != self._read(g):
            raise Broken(f"law 8: the events tell {_who(self.seat)} something covered")
        if self._saw(world) != self._saw(g):
            raise Broken(f"law 8: {_who(self.seat)} sees something covered after {option} by {_who(player)}")

    def _saw(self, g: Position) -> Saved:
        return self.trial._saved(view(g, self.seat, self.perfect))

    def _read(self, g: Position) -> bytes:
        return msgspec.json.encode([told.read_by(self.seat) for told in g.log])


def positions(game: Game, g: Position, depth: int) -> int:
    """How many sequences of `depth` inputs there are from here, chance included: pinned by tests for small set-ups."""
    if depth == 0 or g.options == 0:
        return 1
    total = 0
    for option in numbers(g.options):
        after = g.clone()
        assert isinstance(after, Position)
        answer(after, option)
        total += positions(game, after, depth - 1)
    return total


def all_unknown(saved: Any, path: str) -> bool:
    """Whether everything at a dotted path of a saved view is a hole."""
    for key in path.split("."):
        saved = saved[int(key)] if isinstance(saved, list) else saved[key]
    return saved == UNKNOWN or (isinstance(saved, list) and all(one == UNKNOWN or one[0] == UNKNOWN for one in saved))


def _encoded(g: Position) -> bytes:
    return msgspec.json.encode(g.log)


def _who(seat: int) -> str:
    if seat == NATURE:
        return "NATURE"
    return "a spectator" if seat < 0 else f"seat {seat + 1}"
