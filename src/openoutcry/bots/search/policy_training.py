"""Training data for a policy: decisions with the value that a search found for each option. Compiled."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view

STRAYS: Final = 10  # random answers in 100, so that more kinds of positions are recorded


class PolicyTrainingData:
    """Positions with the mean worth of each option for the asked seat."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.first: vec[i64] = vec[i64]()  # index of the first option of each position
        self.options: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()

    def record_game(self, game: Game[Any], seats: list[FlatSearch], playouts: int, rng: Rng) -> None:
        """Play a game in which every seat searches, and record each decision that has no more options than `playouts`.
        `STRAYS` of 100 answers are random."""
        g = game.new()
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, rng))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                search = seats[g.player]
                option = search.best(view(g, g.player, True), g.player, Budget(playouts, None))
                if count(g.options) <= playouts:
                    self.record_decision(g, search)
                if rng.below(100) < STRAYS:
                    option = nth(g.options, rng.below(count(g.options)))
                answer(g, option)

    def record_decision(self, g: Position, search: FlatSearch) -> None:
        """Record the statistics of the search that has just been run for the position `g`."""
        self.positions.append(g.clone())
        self.first = append(self.first, len(self.options))
        for place in range(count(g.options)):
            if search.tries[place] > 0:
                self.options = append(self.options, search.options[place])
                self.worth = append(self.worth, search.worth[place] / float(search.tries[place]))

    def extend(self, positions: list[Position], first: list[int], options: list[int], worth: list[float]) -> None:
        """Append recorded decisions: `first` are the indices of each position's first option in `options` and
        `worth`."""
        begin: i64 = len(self.options)
        self.positions += positions
        for at in first:
            self.first = append(self.first, begin + at)
        for option in options:
            self.options = append(self.options, option)
        for value in worth:
            self.worth = append(self.worth, value)

    def regret(self, mind: Mind[Any], begin: i64, end: i64, seed: int) -> float:
        """Return the mean loss of the policy of `mind` against the best option, over the positions from `begin` to
        `end` (not included); 0.0 if there are none."""
        if end <= begin:
            return 0.0
        rng = Rng(seed)
        lost = 0.0
        for place in range(begin, end):
            lost += self.loss(place, mind.policy(self.positions[place], rng))
        return lost / float(end - begin)

    def loss(self, place: i64, option: i64) -> float:
        """Return the loss of an option in the position at this place against the best one. An option without statistics
        counts as the worst one."""
        at = self.first[place]
        last = self.first[place + 1] if place + 1 < len(self.first) else len(self.options)
        best = -1.0
        mine = -1.0
        worst = 2.0
        while at < last:
            worth = self.worth[at]
            if worth > best:
                best = worth
            if worth < worst:
                worst = worth
            if self.options[at] == option:
                mine = worth
            at += 1
        return best - mine if mine >= 0.0 else best - worst
