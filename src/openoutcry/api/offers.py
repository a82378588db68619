"""Offers that an answer passes over. Whoever says "stay" while a credit is offered has said that they take none: the
offer is passed, and the answer given where it belongs. Only in words, and only where nobody learns anything between."""

from typing import Any

from openoutcry.engine import door
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, is_sealed
from openoutcry.engine.position import Position

PASS = "pass"


def passed_over(game: Game[Any], state: Position, wish: str | int) -> bool:
    """Whether the present question is an offer that these words pass over: they are no answer to it, but to the
    question that comes when it, and the same offer to others, is passed."""
    if isinstance(wish, int) or state.options == 0:
        return False
    said = " ".join(wish.lower().split())
    kind = int(state.kind)
    if said in game.questions[kind].words:
        return False
    g = state.clone()
    while g.options != 0 and int(g.kind) == kind and g.player != NATURE and not is_sealed(g):
        words = game.questions[kind].words
        if PASS not in words or not int(g.options) >> words.index(PASS) & 1:
            return False
        door.give(game, g, int(g.player), words.index(PASS))
    found = door.choice(game, g, int(g.player)) if g.options != 0 and g.player != NATURE else None
    return found is not None and said in found.words
