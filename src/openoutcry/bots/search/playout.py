"""Playouts: games played on from a determinization by policies, and evaluated."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position

LONGEST: Final = 1000  # answers of a playout: some policies can repeat themselves without end


def play_on(mind: Mind[Any], seat: i64, opponents: Mind[Any], g: Position, horizon: i64, nature: Rng, rng: Rng) -> None:
    """Play on for `horizon` ticks of the clock, but for `LONGEST` answers at most, and write the value for each seat
    into `mind.chances`.

    `mind` plays `seat` and `opponents` all others. NATURE draws from its own random numbers, `nature`, so that two
    playouts with different answers meet the same draws.
    """
    until = mind.clock(g) + horizon
    left: i64 = LONGEST
    while g.options != 0 and left > 0 and mind.clock(g) < until:
        left -= 1
        if g.player == NATURE:
            answer(g, draw(g, nature))
        elif g.options & (g.options - 1) == 0:
            answer(g, lowest(g.options))
        else:
            answer(g, (mind if g.player == seat else opponents).policy(g, rng))
    mind.judge(g)
