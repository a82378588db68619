"""What answers cost, as far as their noise lets one believe it.

Many answers cost nothing, some a little, few much: a prior of a lump at zero and an exponential tail, both fitted to
the game itself (empirical Bayes), and a second tail for the one bad answer of somebody who plays well: small losses of
others say nothing about it. What is shown is the mean of what is left of it after the measurement.
"""

import math
from statistics import NormalDist

SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # of answers that cost anything, as tried
MEANS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.16)  # of what those cost
RARE = 0.01  # of answers that cost much more than the others
MUCH = 0.15  # what those cost on average
NORMAL = NormalDist()


class Prior:
    """How many answers cost something, and how much on average; a few cost much, whatever the others do."""

    def __init__(self, share: float, mean: float) -> None:
        self.tails = ((share, mean), (RARE, MUCH))
        self.nothing = 1 - share - RARE

    def shrink(self, lost: float, error: float) -> float:
        """What is to be believed of a loss that was measured with this standard error."""
        tails = [_costly(share, mean, lost, error) for share, mean in self.tails]
        whole = self.likelihood(lost, error)
        if whole == 0:
            return max(lost, 0.0)
        return sum(weight * centre for weight, centre in tails) / whole

    def likelihood(self, lost: float, error: float) -> float:
        """How likely such a measurement is."""
        costly = sum(_costly(share, mean, lost, error)[0] for share, mean in self.tails)
        return costly + self.nothing * NORMAL.pdf(lost / error) / error


def _costly(share: float, mean: float, lost: float, error: float) -> tuple[float, float]:
    """The likelihood of a tail, and the mean cost within it: that of a normal distribution cut at zero."""
    middle = lost - error * error / mean
    z = middle / error
    above = NORMAL.cdf(z)
    if above < 1e-12:
        return 0.0, 0.0
    height = math.exp(min(error * error / (2 * mean * mean) - lost / mean, 700.0)) * above
    return share / mean * height, max(middle + error * NORMAL.pdf(z) / above, 0.0)


def prior_of(measured: list[tuple[float, float]]) -> Prior:
    """The prior that fits these losses, each with its standard error, best."""
    candidates = [Prior(share, mean) for share in SHARES for mean in MEANS]
    if not measured:
        return candidates[0]
    return max(candidates, key=lambda one: sum(math.log(one.likelihood(*each) + 1e-300) for each in measured))
