"""What answers cost, as far as their noise lets one believe it.

Many answers cost nothing, some a little, few much: a prior of a lump at zero and an exponential tail, both fitted to
the game itself (empirical Bayes). What is shown is the mean of what is left of it after the measurement.
"""

import math
from statistics import NormalDist

SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # of answers that cost anything, as tried
MEANS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.16)  # of what those cost
NORMAL = NormalDist()


class Prior:
    """How many answers cost something, and how much on average."""

    def __init__(self, share: float, mean: float) -> None:
        self.share = share
        self.mean = mean

    def shrink(self, lost: float, error: float) -> float:
        """What is to be believed of a loss that was measured with this standard error."""
        weight, centre = self._costly(lost, error)
        nothing = (1 - self.share) * NORMAL.pdf(lost / error) / error
        if weight + nothing == 0:
            return max(lost, 0.0)
        return weight / (weight + nothing) * centre

    def likelihood(self, lost: float, error: float) -> float:
        """How likely such a measurement is."""
        return self._costly(lost, error)[0] + (1 - self.share) * NORMAL.pdf(lost / error) / error

    def _costly(self, lost: float, error: float) -> tuple[float, float]:
        """The likelihood of the tail, and the mean cost within it: that of a normal distribution cut at zero."""
        middle = lost - error * error / self.mean
        z = middle / error
        above = NORMAL.cdf(z)
        if above < 1e-12:
            return 0.0, 0.0
        height = math.exp(min(error * error / (2 * self.mean * self.mean) - lost / self.mean, 700.0)) * above
        return self.share / self.mean * height, max(middle + error * NORMAL.pdf(z) / above, 0.0)


def prior_of(measured: list[tuple[float, float]]) -> Prior:
    """The prior that fits these losses, each with its standard error, best."""
    candidates = [Prior(share, mean) for share in SHARES for mean in MEANS]
    if not measured:
        return candidates[0]
    return max(candidates, key=lambda one: sum(math.log(one.likelihood(*each) + 1e-300) for each in measured))
