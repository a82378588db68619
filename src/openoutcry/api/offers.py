"""Offers that an answer in words passes.

If a player says "stay" while a credit is offered, the offer is passed and the answer given to the next question. This
is done only for answers in words, and only if no player learns anything in between.
"""

from typing import Any

from openoutcry.engine import door
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, is_sealed
from openoutcry.engine.position import Position

PASS = "pass"


def passed_over(game: Game[Any], state: Position, wish: str | int) -> bool:
    """Return whether the present question is an offer that this answer passes.

    That is so if the answer is not among the words of this question, but among those of the question that follows once
    all players have passed the offer.
    """
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
