"""What environments have in common: the spaces of a game's observations and actions, and how a table is drawn."""

import os
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.engine.observation import entries
from openoutcry.engine.position import Position
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import told_what_to_install

with told_what_to_install(language_of(os.environ), "envs"):
    import numpy
    from gymnasium import spaces

RENDER_MODES = ["ansi"]


def observation_box(game: Game[Any]) -> spaces.Box:
    """The bounds of every number of an observation."""
    declared = entries(game)
    low = numpy.array([one.low for one in declared], dtype=numpy.int16)
    high = numpy.array([one.high for one in declared], dtype=numpy.int16)
    return spaces.Box(low, high, dtype=numpy.int16)


def masked_space(game: Game[Any]) -> spaces.Dict:
    """An observation with the mask of the actions that are open."""
    mask = spaces.Box(0, 1, (action_space(game).n,), dtype=numpy.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def action_space(game: Game[Any]) -> spaces.Discrete:
    """The answers to every kind of question, one kind after the other."""
    return spaces.Discrete(sum(len(question.words) for question in game.questions))


def drawn(game: Game[Any], state: Position, seat: int) -> str:
    """The table as this seat sees it, as in a terminal."""
    from openoutcry.text.drawing import Look, text

    return text(Look(game, state, seat))
