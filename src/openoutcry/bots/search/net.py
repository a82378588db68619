"""A judge that was learned: a small network looks at the traits of each player, all with the same weights, and who
looks best is most likely to win. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.chance import Rng

TOGETHER: Final = 4  # units at a time, so that no sum waits for itself


class Net:
    """One layer of units that are nothing below nought, and a way past it. `weights` are those of each unit with its
    threshold, then what each unit counts, then what each trait counts by itself."""

    def __init__(self, traits: int, units: int, weights: list[float]) -> None:
        assert units % TOGETHER == 0
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

    def says(self, seen: vec[float], rng: Rng) -> bool:
        """Yes or no by chance, the more likely yes the better it looks."""
        return float(rng.word()) / 4294967296.0 * (1.0 + exp(-self.looks(seen, 0))) < 1.0

    def looks(self, seen: vec[float], first: i64) -> float:
        """How good it looks for the player whose traits begin there."""
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
