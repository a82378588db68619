"""Observations scaled to numbers from 0 to 1, as OpenSpiel's tensors have them."""

import os
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.engine.observation import entries
from openoutcry.engine.position import AMOUNT
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "openspiel"):
    import numpy
    from numpy.typing import NDArray


class Scaling:
    """Scales each number of an observation to 0 to 1: an amount by its logarithm, any other number evenly between its
    bounds. Different observations stay different."""

    def __init__(self, game: Game[Any]) -> None:
        declared = entries(game)
        self.low = numpy.array([one.low for one in declared], dtype=numpy.float32)
        self.amounts = numpy.array([one.reads == AMOUNT for one in declared])
        width = numpy.array([max(1, one.high - one.low) for one in declared], dtype=numpy.float32)
        self.width: NDArray[numpy.float32] = numpy.where(self.amounts, numpy.log1p(width), width).astype(numpy.float32)

    def __call__(self, observations: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the scaled numbers of one observation, or of several, one row each."""
        above = observations - self.low
        scaled = numpy.where(self.amounts, numpy.log1p(above), above) / self.width
        return scaled.astype(numpy.float32, copy=False)
