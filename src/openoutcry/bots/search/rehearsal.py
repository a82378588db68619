"""A second search of the options that are nearly best, in which all seats search before their next answers.

In a flat search the following answers come from a policy that does not search. Between options of nearly the same worth
this error decides, and more playouts do not reduce it. Compiled.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, FlatSearch, play_on
from openoutcry.engine.bits import count, lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, answer_for, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view

NEARLY: Final = 0.05  # chance to win: options that are worse than the best by more are not tried
MOST: Final = 3  # options that are tried
AHEAD: Final = 4  # answers by search in each determinization
THOUGHT: Final = 40  # least playouts for each of these answers
EACH: Final = 4  # least playouts per option for each of these answers
AFTER: Final = 16  # playouts after these answers
FEWEST: Final = 6  # least determinizations before another option can replace the first
SURE: Final = 1.0  # standard errors by which it must be better
CLEAR: Final = 3.0  # standard errors by which an option must be better or worse to end the search


class Rehearsal:
    """A second search of the options that the search `own` found nearly best. In it, all seats search before their next
    answers.

    `opponents` is the search that answers for every seat, with at least `thought` playouts for each answer.
    """

    def __init__(
        self, game: Game[Any], own: FlatSearch, opponents: FlatSearch, seed: int, thought: int = THOUGHT
    ) -> None:
        self.game = game
        self.own = own
        self.opponents = opponents
        self.thought: i64 = thought
        self.stream = Rng(seed)
        self.luck = Rng(seed ^ 0x2F6E2B1)
        self.nature = Rng(0)
        self.rng = Rng(0)
        self.now: vec[float] = vec[float]([0.0] * MOST)
        self.worth: vec[float] = vec[float]([0.0] * MOST)  # sums over all determinizations: worth
        self.gains: vec[float] = vec[float]([0.0] * MOST)  # lead before the first option; below, squared
        self.squares: vec[float] = vec[float]([0.0] * MOST)
        self.size: i64 = 0  # number of options that are tried; below, of determinizations
        self.worlds: i64 = 0

    def best(self, seen: Position, seat: i64, budget: Budget) -> i64:
        """Return the best option of the first search, or another one that this search finds better by more than `SURE`
        standard errors. `seen` is the view of `seat`."""
        self._gather(count(seen.options))
        while self.size > 1 and budget.share() < 1.0:
            self._try_all(seen, seat, budget)
            if self.worlds >= FEWEST and self._is_clear():
                break
        best: i64 = 0
        if self.worlds >= FEWEST:
            for place in range(1, self.size):
                if self.lead(place) > SURE and self.gains[place] > self.gains[best]:
                    best = place
        return self.own.options[best]

    def _gather(self, options: i64) -> None:
        """Reset the sums, and select the options to try: at most `MOST` of the first `options` in the first search,
        whose mean values are within `NEARLY` of the best."""
        own = self.own
        own.sort(options)
        self.worlds = 0
        self.size = 0
        while self.size < options and self.size < MOST and own.mean(self.size) >= own.mean(0) - NEARLY:
            self.worth[self.size] = 0.0
            self.gains[self.size] = 0.0
            self.squares[self.size] = 0.0
            self.size += 1

    def _try_all(self, seen: Position, seat: i64, budget: Budget) -> None:
        """Try all selected options in one more sampled position. Its results are discarded if the budget is used up
        before all options were tried."""
        world = guess(self.game, seen, self.stream)
        self.own.next_world()
        self.stream.word()
        self.luck.word()
        thoughts: int = self.luck.word()
        for place in range(self.size):
            self.opponents.begin(thoughts)
            self.now[place] = self._worth(world, seat, self.own.options[place], budget)
            if budget.share() >= 1.0:
                return
        self.worlds += 1
        for place in range(self.size):
            gain = self.now[place] - self.now[0]
            self.worth[place] += self.now[place]
            self.gains[place] += gain
            self.squares[place] += gain * gain

    def _worth(self, world: Position, seat: i64, option: i64, budget: Budget) -> float:
        """Return the value of an option for `seat` in the sampled position `world`: the mean of `AFTER` playouts that
        follow `AHEAD` answers found by search."""
        mind = self.own.mind
        nature = self.nature
        rng = self.rng
        g = world.clone()
        nature.follow(self.stream)
        rng.follow(self.luck)
        answer_for(g, seat, option)
        until = mind.clock(g) + self.own.horizon
        self._think_ahead(g, until, budget)
        g.noting = False
        left = until - mind.clock(g)
        total = 0.0
        for _ in range(AFTER):
            if budget.share() >= 1.0:
                break
            nature.word()
            rng.word()
            play_on(mind, seat, self.own.opponents, g.clone(), left, nature, rng)
            total += mind.chances[seat]
            budget.spent += 1
        return total / float(AFTER)

    def _think_ahead(self, g: Position, until: i64, budget: Budget) -> None:
        """Play on until `AHEAD` answers were found by search, the clock (rounds or turns) shows `until`, or the budget
        is used up."""
        clock = self.own.mind
        left: i64 = AHEAD
        while g.options != 0 and left > 0 and clock.clock(g) < until and budget.share() < 1.0:
            if g.player == NATURE:
                answer(g, draw(g, self.nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                answer(g, self._thought_of(g, budget))
                left -= 1

    def _thought_of(self, g: Position, budget: Budget) -> i64:
        """Return the answer of the asked player, found by a short search of that player's view. Its playouts are added
        to `budget.spent`."""
        playouts = EACH * count(g.options)
        if playouts < self.thought:
            playouts = self.thought
        moment = Budget(playouts, budget.end)
        option = self.opponents.best(view(g, g.player, True), g.player, moment)
        budget.spent += moment.spent
        return option

    def lead(self, place: i64) -> float:
        """Return the lead of the option at index `place` over the first one, in standard errors, or 0.0 after fewer
        than two sampled positions."""
        n = float(self.worlds)
        if n < 2.0:
            return 0.0
        mean = self.gains[place] / n
        return mean / sqrt((self.squares[place] / n - mean * mean + 0.000001) / n)

    def _is_clear(self) -> bool:
        """Return whether each option is better or worse than the first one by at least `CLEAR` standard errors."""
        for place in range(1, self.size):
            if abs(self.lead(place)) < CLEAR:
                return False
        return True
