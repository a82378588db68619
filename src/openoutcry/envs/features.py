"""Observations as inputs of a neural network: amounts are scaled, and numbers of companies, cards and seats are one-hot
encoded."""

import os
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.engine.observation import entries
from openoutcry.engine.position import AMOUNT, SEATS, SET
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import numpy
    from numpy.typing import NDArray

SCALE = 10.0


class Features:
    """Turns observations of a game into inputs of a neural network. An amount is divided by ten. The number of a
    company, a card or a seat is one-hot encoded. A set becomes one column for each possible member.

    >>> env = oo.VectorEnv("mogul", n=3, players=4)
    >>> Features(env.game)(env.observations).shape[0]
    3
    """

    def __init__(self, game: Game[Any]) -> None:
        amounts, ones, sets = [], [], []
        width = 0
        for n, entry in enumerate(entries(game)):
            if entry.reads == AMOUNT:
                amounts.append(n)
            elif entry.reads in (SET, SEATS):
                sets += [(n, member) for member in range(entry.high.bit_length())]
            else:
                ones.append((n, width - entry.low))
                width += entry.high - entry.low + 1
        self.amounts = numpy.array(amounts, dtype=numpy.int64)
        self.sets, self.members = numpy.array(sets, dtype=numpy.int64).reshape(-1, 2).T
        self.ones, starts = numpy.array(ones, dtype=numpy.int64).reshape(-1, 2).T
        self.starts = starts + len(amounts) + len(sets)
        self.width = len(amounts) + len(sets) + width

    def __call__(self, observations: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the features of observations, one row each."""
        rows = len(observations)
        spread = numpy.zeros((rows, self.width), dtype=numpy.float32)
        amounts = len(self.amounts)
        spread[:, :amounts] = observations[:, self.amounts] / SCALE
        spread[:, amounts : amounts + len(self.sets)] = observations[:, self.sets] >> self.members & 1
        spread[numpy.arange(rows)[:, None], observations[:, self.ones] + self.starts] = 1
        return spread
