"""Intervals around a share of wins."""

import math
from statistics import NormalDist

SURE = 0.95


def wilson(won: float, games: int, sure: float = SURE) -> tuple[float, float]:
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
