"""Stockpile for PettingZoo: `stockpile_v1.env(players=3, modules=["bonds"])`. See `openoutcry.envs.aec`."""

from typing import Any

from openoutcry.envs.aec import OutcryAEC


def env(**settings: Any) -> OutcryAEC:
    """The environment: `players`, `modules`, `reward` (rank, win, score, shaped), `render_mode`, and rule options."""
    return OutcryAEC("stockpile_v1", "stockpile", **settings)
