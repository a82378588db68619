"""Mogul for PettingZoo: `mogul_v1.env(players=4)`. See `openoutcry.envs.aec`."""

from typing import Any

from openoutcry.envs.aec import OutcryAEC


def env(**settings: Any) -> OutcryAEC:
    """The environment: `players`, `modules`, `reward` (rank, win, score, shaped), `render_mode`, and rule options."""
    return OutcryAEC("mogul_v1", "mogul", **settings)
