"""Games between one and others, who search or answer at once: the ground on which habits are tried. Compiled."""

from typing import Any

from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view


def contest(game: Game[Any], one: Flat, rest: Flat, playouts: int, games: i64, seed: int) -> float:
    """What one of them wins on average in a seat among the others; 1 is every game. The deals depend on the seed
    alone, and the seats turn on each."""
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


def quick_contest(game: Game[Any], one: Mind[Any], rest: Mind[Any], games: i64, seed: int) -> float:
    """The same between minds that answer at once."""
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
