"""Measurement of the value of each option, for the coach.

All options are played on in the same determinizations with the same random numbers, to the end of the game, or until
the value network is asked if there is one. Sums and products are stored, so that the standard error of any difference
can be computed.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import FAR
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import WORD, Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, NONE, answer, answer_for, draw
from openoutcry.engine.position import Position

MOST_OPTIONS: Final = 64
MIXING: Final = 8  # words to discard until two generators with similar states are independent
SPREADING: Final = 0x9E3779B1


class OptionValues:
    """Measures how much each seat wins after each option of one question, by playouts of a policy. Used by the coach.

    All options are tried in the same sampled positions with the same random numbers. Options are referred to by index,
    `place`.
    """

    def __init__(self, game: Game[Any], mind: Mind[Any], seed: int) -> None:
        self.game = game
        self.mind = mind
        self.stream = Rng(seed)
        self.luck = Rng(seed ^ 0x5DEECE66D)
        self.nature = Rng(0)
        self.rng = Rng(0)
        self.horizon: i64 = FAR if mind.net is None else mind.horizon
        self.size: i64 = 0
        self.options: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.tried: vec[i64] = vec[i64]([0] * MOST_OPTIONS)  # 1 if the option is still measured
        self.tries: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.picked: vec[i64] = vec[i64]([0] * MOST_OPTIONS)  # in how many worlds the policy chose the option
        self.now: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.wins: vec[float] = vec[float]([0.0] * (MOST_OPTIONS * int(mind.players)))
        self.products: vec[float] = vec[float]([0.0] * (MOST_OPTIONS * MOST_OPTIONS))
        self.spent: i64 = 0

    def begin(self, options: list[int]) -> None:
        """Reset all sums, and set the options to measure."""
        self.size = len(options)
        players = self.mind.players
        for place in range(self.size):
            self.options[place] = options[place]
            self.tried[place] = 1
            self.tries[place] = 0
            self.picked[place] = 0
            for seat in range(players):
                self.wins[place * players + seat] = 0.0
            for other in range(self.size):
                self.products[place * MOST_OPTIONS + other] = 0.0

    def drop(self, place: i64) -> None:
        """Stop measuring the option at index `place`. Its sums are kept."""
        self.tried[place] = 0

    def try_worlds(self, seen: Position, seat: i64, guessing: bool, worlds: i64) -> None:
        """Measure all options once in each of `worlds` more positions.

        If `guessing`, each is a random complete position that agrees with the view `seen`; otherwise it is the position
        `seen` itself.
        """
        mind = self.mind
        players = mind.players
        size = self.size
        for _ in range(worlds):
            world = guess(self.game, seen, self.stream) if guessing else seen
            self.stream.word()
            self.luck.word()
            if world.player == seat:
                self._pick(world)
            calm = mind.is_calm(world)
            until = mind.clock(world) + self.horizon
            for place in range(size):
                if self.tried[place] == 0:
                    continue
                g = world.clone()
                assert isinstance(g, Position)
                g.noting = False
                answer_for(g, seat, self.options[place])
                self.play_on(g, until, calm)
                at = place * players
                for other in range(players):
                    self.wins[at + other] += mind.chances[other]
                self.now[place] = mind.chances[seat]
                self.tries[place] += 1
                self.spent += 1
            self._multiply(size)

    def play_to_end(self, g: Position) -> None:
        """Play the position `g` to the end of the game by the policy, and write the result of each seat (1.0 is a win)
        into `mind.chances`."""
        self._play(g, FAR, True)
        self._count(g)

    def play_on(self, g: Position, until: i64, calm: bool) -> None:
        """Play by the policy until the clock (rounds or turns) shows `until` or the game is over, and write the value
        for each seat into `mind.chances`. If `calm` is False, go on until the position can be evaluated
        (`Mind.is_calm`)."""
        self._play(g, until, calm)
        if g.options != 0:
            self.mind.judge(g)
        else:
            self._count(g)

    def _count(self, g: Position) -> None:
        """Write the result of each seat in a finished game into `mind.chances`: 1.0 for a win, shared by several
        winners."""
        self.mind.estimate(g)
        self.mind.result(1.0)

    def _play(self, g: Position, until: i64, calm: bool) -> None:
        """Play by the policy until the clock (rounds or turns) shows `until`. If `calm` is False, go on until the
        position can be evaluated (`Mind.is_calm`).

        The random numbers of a turn depend only on the sampled position and the turn. After options that differ little,
        the rest of the game is therefore the same, even if the numbers of cards drawn before differ.
        """
        mind = self.mind
        nature = self.nature
        rng = self.rng
        clock: i64 = NONE
        fate: i64 = NONE
        while g.options != 0 and (mind.clock(g) < until or not (calm or mind.is_calm(g))):
            if g.player == NATURE:
                time = mind.clock(g)
                if time != fate:
                    fate = time
                    self._follow(nature, self.stream, time)
                answer(g, draw(g, nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                time = mind.clock(g)
                if time != clock:
                    clock = time
                    self._follow(rng, self.luck, time)
                answer(g, mind.policy(g, rng))

    def _pick(self, world: Position) -> None:
        """Add 1 to the count of the option that the policy chooses in this sampled position."""
        self._follow(self.rng, self.luck, self.mind.clock(world))
        option = self.mind.policy(world, self.rng)
        for place in range(self.size):
            if self.options[place] == option:
                self.picked[place] += 1

    def _follow(self, rng: Rng, world: Rng, time: i64) -> None:
        """Set the generator `rng` to the random numbers that belong to the generator state `world` and a time of the
        clock."""
        rng.follow(world)
        rng.w ^= (time * SPREADING) & WORD
        for _ in range(MIXING):
            rng.word()

    def _multiply(self, size: i64) -> None:
        """Add, for each pair of measured options, the product of their latest results to the sums from which errors are
        computed."""
        for place in range(size):
            if self.tried[place] != 0:
                for other in range(place, size):
                    if self.tried[other] != 0:
                        self.products[place * MOST_OPTIONS + other] += self.now[place] * self.now[other]

    def mean(self, place: i64, seat: i64) -> float:
        """Return the mean result of a seat after the option at index `place`: the share of games won, or the mean
        value."""
        return self.wins[place * self.mind.players + seat] / float(self.tries[place])

    def error(self, place: i64, seat: i64) -> float:
        """Return the standard error of the mean result after the option at index `place`. `seat` must be the asked
        seat."""
        n = float(self.tries[place])
        mean = self.mean(place, seat)
        return self._error(self.products[place * MOST_OPTIONS + place] / n - mean * mean, n)

    def difference_error(self, one: i64, other: i64, seat: i64) -> float:
        """Return the standard error of the difference of the mean results after two options that were tried in the same
        sampled positions. `seat` must be the asked seat."""
        if other < one:
            one, other = other, one
        n = float(self.tries[one])
        square = (
            self.products[one * MOST_OPTIONS + one]
            + self.products[other * MOST_OPTIONS + other]
            - 2.0 * self.products[one * MOST_OPTIONS + other]
        ) / n
        mean = self.mean(one, seat) - self.mean(other, seat)
        return self._error(square - mean * mean, n)

    def _error(self, variance: float, n: float) -> float:
        """Return the standard error of a mean of `n` results with this variance. Half a win and half a loss are added,
        so that the error is not 0 after a few equal results."""
        if variance < 0.0:
            variance = 0.0
        return sqrt((variance * n + 0.5) / (n + 1.0) / n)
