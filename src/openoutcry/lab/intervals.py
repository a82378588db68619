"""Intervals around a share of wins, and how sure one may be of many comparisons at once."""

import math
from collections.abc import Sequence
from statistics import NormalDist

SURE = 0.95


def wilson(won: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval of a share of wins, which holds the true one in 95 of 100 cases; `won` may be counted in
    parts."""
    share, z = won / games, z_of(sure)
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(max(share * (1 - share), 0.0) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(min(low, share), 0.0), min(max(high, share), 1.0)  # rounded, 1 may lie above the end that is 1


def z_of(sure: float) -> float:
    """How many standard deviations on both sides hold that much of the normal distribution."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def sure_at_look(look: int) -> float:
    """How sure an interval has to be at the look of this number, from 1, so that all looks together err in 5 of 100
    cases: the shares of 1/k² add up to π²/6."""
    return 1 - (1 - SURE) * 6 / (math.pi * look) ** 2


def chance_of(z: float) -> float:
    """How likely chance alone is so many standard deviations off, to either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: the chances of many comparisons, each raised so that in 95 of 100 such lists none that is then
    below 5 % is there by chance alone."""
    raised, highest = [0.0] * len(chances), 0.0
    for place, one in enumerate(sorted(range(len(chances)), key=lambda one: chances[one])):
        highest = max(highest, min(1.0, (len(chances) - place) * chances[one]))
        raised[one] = highest
    return raised
