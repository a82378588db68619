"""What environments have in common: the spaces of a game's observations and actions, and how a table is drawn."""

import os
from operator import index
from typing import Any

from openoutcry.engine.errors import BadAction, BadOption, nearest
from openoutcry.engine.game import Game
from openoutcry.engine.observation import entries
from openoutcry.engine.position import Position
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import numpy
    from gymnasium import spaces

LETTERS, PIXELS = RENDER_MODES = ["ansi", "rgb_array"]


def observation_box(game: Game[Any]) -> spaces.Box:
    """The bounds of every number of an observation."""
    declared = entries(game)
    low = numpy.array([one.low for one in declared], dtype=numpy.int16)
    high = numpy.array([one.high for one in declared], dtype=numpy.int16)
    return spaces.Box(low, high, dtype=numpy.int16)


def masked_space(game: Game[Any], waits: bool = False) -> spaces.Dict:
    """An observation with the mask of the actions that are open."""
    mask = spaces.Box(0, 1, (action_space(game, waits).n,), dtype=numpy.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def action_space(game: Game[Any], waits: bool = False) -> spaces.Discrete:
    """The answers to every kind of question, one kind after the other, and at last, if one `waits`, to wait."""
    return spaces.Discrete(sum(len(question.words) for question in game.questions) + waits)


def action_number(action: Any) -> int:
    """Return an action as a whole number; refuse a float, NaN and anything else that is none."""
    try:
        return index(action)
    except TypeError as problem:
        raise BadAction("bad-action", f"an action is a whole number, not {action!r}", value=repr(action)) from problem


def render_mode_named(mode: str | None) -> str | None:
    """How a table is to be drawn; refuses what is none."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(
            "bad-render-mode",
            f"a table is drawn as one of {', '.join(RENDER_MODES)}, not {mode!r}",
            value=mode,
            known=", ".join(RENDER_MODES),
            near=nearest(mode, RENDER_MODES),
        )
    return mode


def drawn(mode: str | None, game: Game[Any], state: Position, seat: int) -> Any:
    """The table as this seat sees it: in letters as in a terminal, or in pixels as in a browser."""
    if mode == LETTERS:
        from openoutcry.text.terminal.rendering import Look, text

        return text(Look(game, state, seat))
    if mode == PIXELS:
        from openoutcry.envs.picture import camera

        return camera().picture(game, state, seat)
    return None


def put_away(mode: str | None) -> None:
    """Whatever the table was drawn with."""
    if mode == PIXELS:
        from openoutcry.envs.picture import camera

        camera().close()
