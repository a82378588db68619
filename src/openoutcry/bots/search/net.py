"""A judge that was learned: a small network looks at the traits of each player, all with the same weights, and who
looks best is most likely to win. Compiled."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """One layer of units that are nothing below nought, and a way past it. `weights` are those of each unit with its
    threshold, then what each unit counts, then what each trait counts by itself."""

    def __init__(self, traits: int, units: int, weights: list[float]) -> None:
        assert len(weights) == units * (traits + 2) + traits
        self.traits: i64 = traits
        self.units: i64 = units
        self.weights: vec[float] = vec[float](weights)

    def judge(self, seen: vec[float], chances: vec[float]) -> None:
        """From the traits of all players, one after the other, the chance of each to win."""
        players: i64 = len(chances)
        most = -1e9
        for seat in range(players):
            looks = self.looks(seen, seat * self.traits)
            chances[seat] = looks
            if looks > most:
                most = looks
        total = 0.0
        for seat in range(players):
            chances[seat] = exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(players):
            chances[seat] /= total

    def looks(self, seen: vec[float], first: i64) -> float:
        """How good it looks for the player whose traits begin there."""
        traits = self.traits
        weights = self.weights
        at: i64 = 0
        counts = self.units * (traits + 1)
        found = 0.0
        for unit in range(self.units):
            level = weights[at + traits]
            for trait in range(traits):
                level += weights[at + trait] * seen[first + trait]
            if level > 0.0:
                found += level * weights[counts + unit]
            at += traits + 1
        counts += self.units
        for trait in range(traits):
            found += weights[counts + trait] * seen[first + trait]
        return found
