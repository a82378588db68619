"""Flat Monte Carlo search with sequential halving, and the playouts it is made of.

A playout is a game played on by policies from a determinization, and then evaluated. All options are tried in the same
determinizations with the same random numbers. The worse half is dropped repeatedly, until one option is left or the
budget is spent.
"""

from math import sqrt
from time import monotonic
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import count, lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, answer_for, draw
from openoutcry.engine.position import Position

LONGEST: Final = 1000  # answers of a playout: some policies can repeat themselves without end


def play_on(mind: Mind[Any], seat: i64, opponents: Mind[Any], g: Position, horizon: i64, nature: Rng, rng: Rng) -> None:
    """Play a game on by policies for `horizon` rounds or turns, at most `LONGEST` answers, and write the value for each
    seat into `mind.chances`.

    `mind` answers for `seat`, `opponents` for all others. Draws use the generator `nature` and answers the generator
    `rng`, so that two playouts with different answers can meet the same draws. The position `g` is changed.
    """
    until = mind.clock(g) + horizon
    left: i64 = LONGEST
    while g.options != 0 and left > 0 and mind.clock(g) < until:
        left -= 1
        if g.player == NATURE:
            answer(g, draw(g, nature))
        elif g.options & (g.options - 1) == 0:
            answer(g, lowest(g.options))
        else:
            answer(g, (mind if g.player == seat else opponents).policy(g, rng))
    mind.judge(g)


MOST_OPTIONS: Final = 64
SURE: Final = 4.0  # standard errors by which the best option must lead to end the search
LOOK_AT: Final = 32  # determinizations between two checks of the lead
LUCK: Final = 0x5DEECE66D  # separates the random numbers of the answers from those of the draws
FAR: Final = 1_000_000_000  # ticks of the clock: later than the end of any game


class Budget:
    """The limit of one search: a number of playouts (games played on from the position), a deadline (a time of
    `time.monotonic()`), or both. None is no limit. `spent` is the number of playouts made so far."""

    def __init__(self, playouts: int | None, deadline: float | None) -> None:
        self.playouts: i64 = 1_000_000_000 if playouts is None else playouts
        self.start: float = monotonic()
        self.end: float = self.start + 1e9 if deadline is None else deadline
        self.spent: i64 = 0

    def share(self) -> float:
        """Return the used share of the budget: 0.0 at the start, 1.0 or more when it is used up."""
        played = float(self.spent) / float(self.playouts)
        if self.end - self.start > 1e8:
            return played
        room = self.end - self.start
        if room <= 0.0:
            return 1.0
        return max(played, (monotonic() - self.start) / room)


class FlatSearch:
    """Searches for the best answer of one seat by playouts, games played on by policies: it tries every option in the
    same sampled positions and repeatedly drops the worse half (flat Monte Carlo search with sequential halving).

    `mind` is the policy of the searching seat in playouts and evaluates their ends; `opponents` is the policy of all
    other seats, by default `mind`. With `to_the_end`, playouts last until the game is over instead of `mind.horizon`
    rounds or turns. After a search, `options`, `worth` (sum of the values), `squares` (sum of their squares) and
    `tries` have the statistics of each option, at the same index.
    """

    def __init__(
        self, game: Game[Any], mind: Mind[Any], seed: int, to_the_end: bool, opponents: Mind[Any] | None = None
    ) -> None:
        self.game = game
        self.mind = mind
        self.opponents: Mind[Any] = mind if opponents is None else opponents
        self.horizon: i64 = FAR if to_the_end else mind.horizon
        self.stream = Rng(seed)
        self.luck = Rng(seed ^ LUCK)
        self.nature = Rng(0)
        self.rng = Rng(0)
        self.options: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.worth: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.squares: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.tries: vec[i64] = vec[i64]([0] * MOST_OPTIONS)

    def begin(self, seed: int) -> None:
        """Set the seed of the random numbers of the following searches."""
        self.stream.seed(seed)
        self.luck.seed(seed ^ LUCK)

    def best(self, seen: Position, seat: i64, budget: Budget) -> i64:
        """Return the option with the highest mean value for `seat`, found within the budget. `seen` is the view of that
        seat, in which it is asked."""
        left = self._begin(seen.options)
        halvings: i64 = 0
        while 1 << halvings < left:
            halvings += 1
        done: i64 = 0
        while left > 1:
            share = float(done + 1) / float(halvings)
            self._try_all(seen, seat, left, budget, share)
            self.sort(left)
            left = (left + 1) // 2
            done += 1
            if budget.share() >= 1.0 or self._is_clear(left):
                break
        return self.options[0]

    def _begin(self, options: i64) -> i64:
        """Reset the statistics to the options of this bit set, and return their number."""
        n = count(options)
        for place in range(n):
            self.options[place] = lowest(options)
            options &= options - 1
            self.worth[place] = 0.0
            self.squares[place] = 0.0
            self.tries[place] = 0
        return n

    def _try_all(self, seen: Position, seat: i64, left: i64, budget: Budget, share: float) -> None:
        """Try the first `left` options in one sampled position after another, until `share` of the budget is used or
        the best option leads clearly. In the last position, some options may not be tried."""
        mind = self.mind
        opponents = self.opponents
        nature = self.nature
        rng = self.rng
        worlds: i64 = 0
        while True:
            world = guess(self.game, seen, self.stream)
            world.noting = False
            self.next_world()
            self.stream.word()
            self.luck.word()
            for place in range(left):
                g = world.clone()
                nature.follow(self.stream)
                rng.follow(self.luck)
                answer_for(g, seat, self.options[place])
                play_on(mind, seat, opponents, g, self.horizon, nature, rng)
                worth = mind.chances[seat]
                self.worth[place] += worth
                self.squares[place] += worth * worth
                self.tries[place] += 1
                budget.spent += 1
                if budget.share() >= 1.0:
                    return
            if budget.share() >= share:
                return
            worlds += 1
            if worlds % LOOK_AT == 0:
                self.sort(left)
                if self._is_clear(left):
                    return

    def next_world(self) -> None:
        """Prepare the policies for the next sampled position: those with two styles of play switch to the other."""
        self.mind.next_world()
        if self.opponents is not self.mind:
            self.opponents.next_world()

    def _is_clear(self, left: i64) -> bool:
        """Return whether the first of the `left` sorted options leads each other one by more than `SURE` standard
        errors."""
        for place in range(1, left):
            lead = self.mean(0) - self.mean(place)
            if lead <= SURE * sqrt(self._error(0) + self._error(place)):
                return False
        return True

    def _error(self, place: i64) -> float:
        """Return the squared standard error of the mean value of the option at index `place`, or 1.0 with fewer than
        two playouts."""
        tries = float(self.tries[place])
        if tries < 2.0:
            return 1.0
        mean = self.mean(place)
        return (self.squares[place] / tries - mean * mean + 0.0001) / tries

    def sort(self, left: i64) -> None:
        """Sort the statistics of the first `left` options by their mean value, the highest first."""
        for place in range(1, left):
            at = place
            while at > 0 and self.mean(at) > self.mean(at - 1):
                self._swap(at, at - 1)
                at -= 1

    def mean(self, place: i64) -> float:
        """Return the mean value of the option at index `place`, or -1.0 if it was never tried."""
        tries = self.tries[place]
        if tries == 0:
            return -1.0
        return self.worth[place] / float(tries)

    def _swap(self, one: i64, other: i64) -> None:
        """Exchange the statistics of the options at two indices."""
        option = self.options[one]
        worth = self.worth[one]
        squares = self.squares[one]
        tries = self.tries[one]
        self.options[one] = self.options[other]
        self.worth[one] = self.worth[other]
        self.squares[one] = self.squares[other]
        self.tries[one] = self.tries[other]
        self.options[other] = option
        self.worth[other] = worth
        self.squares[other] = squares
        self.tries[other] = tries
