"""Mogul for PettingZoo: `env()`, a turn at a time, or `parallel_env()`, all agents at once.

See `openoutcry.envs.aec` and `openoutcry.envs.parallel`.
"""

from typing import Any

from openoutcry.envs.aec import OutcryAEC
from openoutcry.envs.parallel import OutcryParallel


def env(**settings: Any) -> OutcryAEC:
    """The environment: `players`, `modules`, `reward` (rank, win, score, shaped), `render_mode`, and rule options."""
    return OutcryAEC("mogul_v1", "mogul", **settings)


def parallel_env(**settings: Any) -> OutcryParallel:
    """The same with all agents at once: who is not asked waits."""
    return OutcryParallel("mogul_v1", "mogul", **settings)
