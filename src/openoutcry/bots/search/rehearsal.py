"""A rehearsal: the answers that look nearly best are tried once more, in worlds in which everybody thinks for a moment
before the next answers. A search takes people for players who never think; where two answers are worth nearly the same
that decides between them, and no number of playouts makes it better. Compiled."""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.bots.search.playout import play_on
from openoutcry.engine.bits import count, lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, answer_for, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view

NEARLY: Final = 0.05  # of the chance to win: what is worth so much less than the best is not rehearsed
MOST: Final = 3  # answers that are rehearsed
AHEAD: Final = 4  # answers that are thought about in each world
THOUGHT: Final = 40  # playouts before each of them,
EACH: Final = 4  # or so many for each option
AFTER: Final = 16  # playouts after them
FEWEST: Final = 6  # worlds before another answer can be better than the first
SURE: Final = 1.0  # errors by which it must be
CLEAR: Final = 3.0  # errors by which an answer is so much better, or worse, that no more worlds are needed


class Rehearsal:
    """A second look, after the first one of `own`; the `people` in it search by themselves."""

    def __init__(self, game: Game[Any], own: Flat, people: Flat, seed: int, thought: int = THOUGHT) -> None:
        self.game = game
        self.own = own
        self.people = people
        self.thought: i64 = thought
        self.stream = Rng(seed)
        self.luck = Rng(seed ^ 0x2F6E2B1)
        self.nature = Rng(0)
        self.rng = Rng(0)
        self.now: vec[float] = vec[float]([0.0] * MOST)
        self.worth: vec[float] = vec[float]([0.0] * MOST)  # sums over all worlds: of each answer,
        self.gains: vec[float] = vec[float]([0.0] * MOST)  # of its lead before the first, and of the lead's square
        self.squares: vec[float] = vec[float]([0.0] * MOST)
        self.size: i64 = 0  # how many answers were rehearsed, and in how many worlds
        self.worlds: i64 = 0

    def best(self, seen: Position, seat: i64, budget: Budget) -> i64:
        """The best answer of the first look, unless another one is better where people think."""
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
        """The answers that are nearly best to the front of the first look's row."""
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
        """One world more for each of them; what is not finished in time does not count."""
        world = guess(self.game, seen, self.stream)
        self.own.next_world()
        self.stream.word()
        self.luck.word()
        thoughts: int = self.luck.word()
        for place in range(self.size):
            self.people.begin(thoughts)
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
        """What this answer is worth in this world, if the next answers are thought about."""
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
            play_on(mind, seat, self.own.people, g.clone(), left, nature, rng)
            total += mind.chances[seat]
            budget.spent += 1
        return total / float(AFTER)

    def _think_ahead(self, g: Position, until: i64, budget: Budget) -> None:
        """Play on until so many answers were thought about, or the judge is due, or the time is over."""
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
        """What the player who is asked answers after a moment's thought, by what that player sees."""
        playouts = EACH * count(g.options)
        if playouts < self.thought:
            playouts = self.thought
        moment = Budget(playouts, budget.end)
        option = self.people.best(view(g, g.player, True), g.player, moment)
        budget.spent += moment.spent
        return option

    def lead(self, place: i64) -> float:
        """How many errors an answer is better than the first; 0 where there are too few worlds to say."""
        n = float(self.worlds)
        if n < 2.0:
            return 0.0
        mean = self.gains[place] / n
        return mean / sqrt((self.squares[place] / n - mean * mean + 0.000001) / n)

    def _is_clear(self) -> bool:
        """Whether each of the others is better or worse than the first beyond doubt."""
        for place in range(1, self.size):
            if abs(self.lead(place)) < CLEAR:
                return False
        return True
