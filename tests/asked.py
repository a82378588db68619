"""Positions of games at random."""

from typing import Any

from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, pick
from openoutcry.engine.position import Position


def asked_positions(game: Game[Any], seed: int, every: int) -> list[Position]:
    """Positions of a random game at which somebody has a choice."""
    rng, found, n = Rng(seed), [], 0
    g = game.new()
    while g.options:
        if g.player != NATURE and g.options & (g.options - 1):
            n += 1
            if n % every == 0:
                found.append(g.clone())
        answer(g, pick(g, rng))
    return found
