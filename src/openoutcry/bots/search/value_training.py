"""Training data for a value network: its inputs at each tick of the clock, and the result of the game. Compiled."""

from typing import Any

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


class ValueTrainingData:
    """Inputs and results, one row per tick of the clock. `traits` has the inputs of all players, `won` the result of
    each player, row after row, and `ends` the number of rows after each game."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind
        self.rows: i64 = 0
        self.traits: vec[float] = vec[float]()
        self.won: vec[float] = vec[float]()
        self.ends: vec[i64] = vec[i64]()

    def record_game(self, game: Game[Any], seats: list[FlatSearch], playouts: int, strays: i64, rng: Rng) -> None:
        """Play a game and record it. `seats` has a search for each seat; if it is empty, all seats answer by the
        policy. `strays` of 100 answers are random."""
        mind = self.mind
        g = game.new()
        g.noting = len(seats) > 0
        time: i64 = 0
        first = self.rows
        while g.options != 0:
            if mind.clock(g) > time:
                time = mind.clock(g)
                self.record_position(g)
            if g.player == NATURE:
                answer(g, draw(g, rng))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            elif rng.below(100) < strays:
                answer(g, nth(g.options, rng.below(count(g.options))))
            elif len(seats) == 0:
                answer(g, mind.policy(g, rng))
            else:
                answer(g, seats[g.player].best(view(g, g.player, True), g.player, Budget(playouts, None)))
        mind.estimate(g)
        mind.result(1.0)
        for _ in range(self.rows - first):
            for won in mind.chances:
                self.won = append(self.won, won)
        self.ends = append(self.ends, self.rows)

    def record_position(self, g: Position) -> None:
        """Append the inputs of the position `g`."""
        self.mind.describe(g)
        for trait in self.mind.traits:
            self.traits = append(self.traits, trait)
        self.rows += 1
