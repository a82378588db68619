"""A playout: a guessed world is played on by the policy, then judged."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position

LONGEST: Final = 1000  # answers of a playout: now and then a policy would go round and round, and be late


def play_on(mind: Mind[Any], seat: i64, people: Mind[Any], g: Position, horizon: i64, nature: Rng, rng: Rng) -> None:
    """Play on for so many ticks of the clock, or to the end, and judge; a playout without end is judged on the way. The
    mind plays its own seat, and people as they are imagined the others.
    NATURE draws from a stream of her own: two playouts in which people did otherwise meet the same luck."""
    until = mind.clock(g) + horizon
    left: i64 = LONGEST
    while g.options != 0 and left > 0 and mind.clock(g) < until:
        left -= 1
        if g.player == NATURE:
            answer(g, draw(g, nature))
        elif g.options & (g.options - 1) == 0:
            answer(g, lowest(g.options))
        else:
            answer(g, (mind if g.player == seat else people).policy(g, rng))
    mind.judge(g)
