"""Shrinkage of measured losses, which are inflated by noise.

Most answers lose nothing, some a little, few much. The prior is a lump at zero and an exponential tail, both fitted to
the match (empirical Bayes), and a second tail for a single bad answer of a good player. The cost that is shown is the
mean of the posterior.
"""

import math
from statistics import NormalDist

SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # of answers that cost anything, as tried
MEANS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.16)  # of what those cost
RARE = 0.01  # of answers that cost much more than the others
MUCH = 0.15  # what those cost on average
NORMAL = NormalDist()


class Prior:
    """How many answers lose something, and how much on average, with a second tail for rare large losses."""

    def __init__(self, share: float, mean: float) -> None:
        self.tails = ((share, mean), (RARE, MUCH))
        self.nothing = 1 - share - RARE

    def shrink(self, lost: float, error: float) -> float:
        """Return the posterior mean of a loss that was measured with this standard error."""
        tails = [_costly(share, mean, lost, error) for share, mean in self.tails]
        whole = self.likelihood(lost, error)
        if whole == 0:
            return max(lost, 0.0)
        return sum(weight * centre for weight, centre in tails) / whole

    def likelihood(self, lost: float, error: float) -> float:
        """Return the likelihood of a measured loss."""
        costly = sum(_costly(share, mean, lost, error)[0] for share, mean in self.tails)
        return costly + self.nothing * NORMAL.pdf(lost / error) / error


def _costly(share: float, mean: float, lost: float, error: float) -> tuple[float, float]:
    """Return the likelihood of one tail, and the mean loss within it: that of a normal distribution cut at zero."""
    middle = lost - error * error / mean
    z = middle / error
    above = NORMAL.cdf(z)
    if above < 1e-12:
        return 0.0, 0.0
    height = math.exp(min(error * error / (2 * mean * mean) - lost / mean, 700.0)) * above
    return share / mean * height, max(middle + error * NORMAL.pdf(z) / above, 0.0)


def prior_of(measured: list[tuple[float, float]]) -> Prior:
    """Return the prior that fits these losses and their standard errors best."""
    candidates = [Prior(share, mean) for share in SHARES for mean in MEANS]
    if not measured:
        return candidates[0]
    return max(candidates, key=lambda one: sum(math.log(one.likelihood(*each) + 1e-300) for each in measured))
