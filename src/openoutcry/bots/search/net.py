"""A small neural network that scores players: the same weights are applied to the inputs of each player, and the
softmax of the scores are the chances to win. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.chance import Rng

TOGETHER: Final = 4  # units computed at a time: independent sums run in parallel in the processor


class Net:
    """A network with one hidden layer of rectified linear units and a linear connection past it. It scores one player
    at a time.

    `traits` is the number of inputs per player and `units` the number of hidden units, a multiple of 4. `weights` has
    `traits` weights and a bias for each unit, then the output weight of each unit, then that of each input.
    """

    def __init__(self, traits: int, units: int, weights: list[float]) -> None:
        assert units % TOGETHER == 0
        assert len(weights) == units * (traits + 2) + traits
        self.traits: i64 = traits
        self.units: i64 = units
        self.weights: vec[float] = vec[float](weights)

    def judge(self, seen: vec[float], chances: vec[float]) -> None:
        """Write the chance of each player to win into `chances`: the softmax of their scores. `seen` has the inputs of
        all players, one player after the other."""
        players: i64 = len(chances)
        most = -1e9
        for seat in range(players):
            looks = self.score(seen, seat * self.traits)
            chances[seat] = looks
            if looks > most:
                most = looks
        total = 0.0
        for seat in range(players):
            chances[seat] = exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(players):
            chances[seat] /= total

    def sample(self, seen: vec[float], rng: Rng) -> bool:
        """Return True with the probability that the network computes from the inputs `seen` (the logistic function of
        its score), otherwise False."""
        return float(rng.word()) / 4294967296.0 * (1.0 + exp(-self.score(seen, 0))) < 1.0

    def score(self, seen: vec[float], first: i64) -> float:
        """Return the score of one player, whose inputs begin at index `first` of `seen`. It can be any number."""
        traits = self.traits
        weights = self.weights
        at: i64 = 0
        counts = self.units * (traits + 1)
        found = 0.0
        width = traits + 1
        for unit in range(0, self.units, TOGETHER):
            one = weights[at + traits]
            two = weights[at + width + traits]
            three = weights[at + 2 * width + traits]
            four = weights[at + 3 * width + traits]
            for trait in range(traits):
                here = at + trait
                shown = seen[first + trait]
                one += weights[here] * shown
                two += weights[here + width] * shown
                three += weights[here + 2 * width] * shown
                four += weights[here + 3 * width] * shown
            if one > 0.0:
                found += one * weights[counts + unit]
            if two > 0.0:
                found += two * weights[counts + unit + 1]
            if three > 0.0:
                found += three * weights[counts + unit + 2]
            if four > 0.0:
                found += four * weights[counts + unit + 3]
            at += TOGETHER * width
        counts += self.units
        for trait in range(traits):
            found += weights[counts + trait] * seen[first + trait]
        return found
