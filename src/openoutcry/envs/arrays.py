"""The engine's memory as NumPy arrays, without a copy."""

import os
from typing import Any

from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import numpy
    from numpy.typing import NDArray


def array_of(memory: Any, kind: Any) -> NDArray[Any]:
    """Return a block of the engine's memory as an array, without a copy. The array keeps the memory alive. Read it, and
    do not write to it."""
    return numpy.frombuffer(memory, dtype=kind)
