"""Shared functions of the environments: observation and action spaces, and drawing a table."""

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
    """Return the observation space of a game: a `Box` with the bounds of every number."""
    declared = entries(game)
    low = numpy.array([one.low for one in declared], dtype=numpy.int16)
    high = numpy.array([one.high for one in declared], dtype=numpy.int16)
    return spaces.Box(low, high, dtype=numpy.int16)


def masked_space(game: Game[Any], waits: bool = False) -> spaces.Dict:
    """Return the space of an observation together with an action mask."""
    mask = spaces.Box(0, 1, (action_space(game, waits).n,), dtype=numpy.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def action_space(game: Game[Any], waits: bool = False) -> spaces.Discrete:
    """Return the action space of a game: the answers to every kind of question, one kind after the other. With `waits`
    the last action is to wait."""
    return spaces.Discrete(sum(len(question.words) for question in game.questions) + waits)


def action_number(action: Any) -> int:
    """Return an action as a whole number. Raise `BadAction` for a float, NaN or any other value."""
    try:
        return index(action)
    except TypeError as problem:
        raise BadAction("bad-action", f"an action is a whole number, not {action!r}", value=repr(action)) from problem


def render_mode_named(mode: str | None) -> str | None:
    """Return a render mode, or None for no drawing. Raise `BadOption` for an unknown mode."""
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
    """Return the table as a seat sees it: as text like in a terminal, or as an array of pixels like in a browser.
    Return None without a render mode."""
    if mode == LETTERS:
        from openoutcry.text.terminal.rendering import Look, text

        return text(Look(game, state, seat))
    if mode == PIXELS:
        from openoutcry.envs.picture import camera

        return camera().picture(game, state, seat)
    return None


def put_away(mode: str | None) -> None:
    """Close the browser, if the render mode needs one."""
    if mode == PIXELS:
        from openoutcry.envs.picture import camera

        camera().close()
