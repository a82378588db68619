"""Ratings by the Bradley-Terry model, fitted by choix, on the scale of Elo: 400 points are odds of ten to one.

The mean rating is 0. Intervals come from resampling deals.
"""

import math

import msgspec

SCALE = 400 / math.log(10)
DRAWS = 200
# A part of a game that each bot is taken to have won against each other: who wins always would be rated infinite.
PRIOR = 0.5
MOST_STEPS = 10_000
CLOSE = 1e-6
LOW, HIGH = 2.5, 97.5


class Rating(msgspec.Struct, frozen=True):
    """The rating of a bot with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def can_rate() -> None:
    """Raise an error if choix is not installed, before a long run instead of after it."""
    import choix  # noqa: F401


def rate(bots: list[str], beaten: list[list[list[float]]], seed: int) -> list[Rating]:
    """Return the ratings of these bots. `beaten` has, per deal, how often each bot finished before each other. The list
    is empty if there is only one bot."""
    if len(bots) < 2:
        return []
    import choix
    import numpy

    deals = numpy.array(beaten)

    def fitted(weights: "numpy.typing.NDArray[numpy.float64]") -> "numpy.typing.NDArray[numpy.float64]":
        wins = numpy.tensordot(weights, deals, 1) + PRIOR * (1 - numpy.eye(len(bots)))
        found = choix.ilsr_pairwise_dense(wins, max_iter=MOST_STEPS, tol=CLOSE)
        return numpy.asarray(SCALE * (found - found.mean()), dtype=numpy.float64)

    drawn = numpy.random.default_rng(seed).multinomial(len(deals), [1 / len(deals)] * len(deals), DRAWS)
    others = numpy.array([fitted(weights.astype(float)) for weights in drawn])
    middle = fitted(numpy.ones(len(deals)))
    lows, highs = numpy.percentile(others, [LOW, HIGH], axis=0)
    return [
        Rating(bot, *(round(float(one), 1) for one in figures))
        for bot, *figures in zip(bots, middle, lows, highs, strict=True)
    ]
