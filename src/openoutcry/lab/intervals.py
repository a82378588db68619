"""Intervals of shares of wins, and corrections for many comparisons.

Only the standard library is imported, since `oo.simulate` prints intervals without the extra `lab`.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist

SURE = 0.95


def wilson(won: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """Return the bounds of Wilson's interval for a share of wins, with confidence `sure`. `won` may be fractional;
    `games` must be above 0."""
    share, z = won / games, z_of(sure)
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(max(share * (1 - share), 0.0) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(min(low, share), 0.0), min(max(high, share), 1.0)  # rounded, 1 may lie above the end that is 1


def z_of(sure: float) -> float:
    """Return the number z for which a standard normal variable lies between -z and z with probability `sure`."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def sure_at_look(look: int) -> float:
    """Return the confidence for test number `look` (from 1) of a sequence of tests, so that all tests together err in 5
    % of cases: the allowed errors shrink with 1/k², whose sum is π²/6."""
    return 1 - (1 - SURE) * 6 / (math.pi * look) ** 2


def chance_of(z: float) -> float:
    """Return the probability that a standard normal variable is at least |z| away from 0 (the two-sided p-value)."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Return p-values, in the same order, raised by Holm's correction for many comparisons."""
    raised, highest = [0.0] * len(chances), 0.0
    for place, one in enumerate(sorted(range(len(chances)), key=lambda one: chances[one])):
        highest = max(highest, min(1.0, (len(chances) - place) * chances[one]))
        raised[one] = highest
    return raised
