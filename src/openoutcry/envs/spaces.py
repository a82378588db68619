"""The observation and action spaces of the environments."""

from operator import index
from typing import Any

from openoutcry.engine.errors import BadAction
from openoutcry.engine.game import Game
from openoutcry.engine.observation import entries
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import numpy
    from gymnasium import spaces


def observation_box(game: Game[Any]) -> spaces.Box:
    """Return the observation space of a game: a one-dimensional `Box` of 16-bit integers with the bounds of every
    number."""
    declared = entries(game)
    low = numpy.array([one.low for one in declared], dtype=numpy.int16)
    high = numpy.array([one.high for one in declared], dtype=numpy.int16)
    return spaces.Box(low, high, dtype=numpy.int16)


def masked_space(game: Game[Any], waits: bool = False) -> spaces.Dict:
    """Return the space of a dict of `observation` and `action_mask`. With `waits` the mask has one more action, to
    wait."""
    mask = spaces.Box(0, 1, (action_space(game, waits).n,), dtype=numpy.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def action_space(game: Game[Any], waits: bool = False) -> spaces.Discrete:
    """Return the action space of a game: numbers from 0 for the answers to every kind of question, one kind after the
    other. With `waits` the last number means to wait."""
    return spaces.Discrete(sum(len(question.words) for question in game.questions) + waits)


def action_number(action: Any) -> int:
    """Return an action as an `int`. Raise `BadAction` if it is not a whole number (also for a float such as 1.0)."""
    try:
        return index(action)
    except TypeError as problem:
        raise BadAction("bad-action", f"an action is a whole number, not {action!r}", value=repr(action)) from problem
