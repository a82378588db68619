"""Series of games between two policies or two searches, with which parameters are compared. Compiled."""

from typing import Any

from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view


def contest(game: Game[Any], one: FlatSearch, rest: FlatSearch, playouts: int, games: i64, seed: int) -> float:
    """Return the mean result of `one`, which plays a single seat in each game while `rest` plays all others: 1.0 is a
    win in every game.

    The deals depend only on `seed`. Each deal is played once per seat, so that `one` has every seat equally often.
    Every decision gets `playouts` playouts.
    """
    mind = one.mind
    won = 0.0
    for n in range(games):
        seat = n % mind.players
        nature = Rng(seed + n // mind.players)
        g = game.new()
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                thinks = one if g.player == seat else rest
                answer(g, thinks.best(view(g, g.player, True), g.player, Budget(playouts, None)))
        mind.estimate(g)
        mind.result(1.0)
        won += mind.chances[seat]
    return won / float(games)


def policy_contest(game: Game[Any], one: Mind[Any], rest: Mind[Any], games: i64, seed: int) -> float:
    """Return the mean result of the policy `one`, which plays a single seat in each game while `rest` plays all others:
    1.0 is a win in every game. Neither of them searches."""
    nature = Rng(seed)
    rng = Rng(seed ^ 0x2545F491)
    won = 0.0
    for n in range(games):
        seat = n % one.players
        g = game.new()
        g.noting = False
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                answer(g, (one if g.player == seat else rest).policy(g, rng))
        one.estimate(g)
        one.result(1.0)
        won += one.chances[seat]
    return won / float(games)
