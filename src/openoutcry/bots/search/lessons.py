"""What a search thought of the answers in many positions: lessons for a policy. Compiled."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view

STRAYS: Final = 10  # of a hundred answers, those given at random, so that other positions come up too


class Lessons:
    """Positions, and what each option was worth to the one who was asked, as the search saw it."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.first: vec[i64] = vec[i64]()  # where a position's options begin
        self.options: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()

    def learn(self, game: Game[Any], seats: list[Flat], playouts: int, rng: Rng) -> None:
        """Play a game in which every seat searches, and note what they think."""
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
                    self.note(g, search)
                if rng.below(100) < STRAYS:
                    option = nth(g.options, rng.below(count(g.options)))
                answer(g, option)

    def note(self, g: Position, search: Flat) -> None:
        """Keep what the search has just thought."""
        self.positions.append(g.clone())
        self.first = append(self.first, len(self.options))
        for place in range(count(g.options)):
            if search.tries[place] > 0:
                self.options = append(self.options, search.options[place])
                self.worth = append(self.worth, search.worth[place] / float(search.tries[place]))

    def add(self, positions: list[Position], first: list[int], options: list[int], worth: list[float]) -> None:
        """Lessons that were noted elsewhere."""
        begin: i64 = len(self.options)
        self.positions += positions
        for at in first:
            self.first = append(self.first, begin + at)
        for option in options:
            self.options = append(self.options, option)
        for value in worth:
            self.worth = append(self.worth, value)

    def regret(self, mind: Mind[Any], begin: i64, end: i64, seed: int) -> float:
        """What the mind's answers lose on average against the best, in these positions."""
        if end <= begin:
            return 0.0
        rng = Rng(seed)
        lost = 0.0
        for place in range(begin, end):
            lost += self.loss(place, mind.policy(self.positions[place], rng))
        return lost / float(end - begin)

    def loss(self, place: i64, option: i64) -> float:
        """What an answer loses in a position."""
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
