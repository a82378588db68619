"""Speculation for PettingZoo: `speculation_board_v1.env(players=3)`. See `openoutcry.envs.aec`."""

from typing import Any

from openoutcry.envs.aec import OutcryAEC


def env(**settings: Any) -> OutcryAEC:
    """The environment: `players`, `modules`, `reward` (rank, win, score, shaped), `render_mode`, and rule options."""
    return OutcryAEC("speculation_board_v1", "speculation-board", **settings)
