"""The functions of a PettingZoo module: `env`, `raw_env` and `parallel_env` of a game, as in
`openoutcry.envs.mogul_v1`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from openoutcry.envs.aec import OutcryAEC
from openoutcry.envs.parallel import OutcryParallel


class Module(NamedTuple):
    """The functions that a PettingZoo module offers: each makes an environment of one game."""

    env: Callable[..., OutcryAEC]
    raw_env: Callable[..., OutcryAEC]
    parallel_env: Callable[..., OutcryParallel]


def module_of(game: str, version: int = 1) -> Module:
    """Return the functions `env`, `raw_env` and `parallel_env` for a game. All take `players`, `modules`, `reward`
    (rank, win, score, shaped), `render_mode`, `house_set`, and rule options. `env` and `raw_env` are the same, because
    actions that are not open raise an error without a wrapper."""
    name = f"{game.replace('-', '_')}_v{version}"

    def env(**settings: Any) -> OutcryAEC:
        """Make an AEC environment, in which agents act one at a time."""
        return OutcryAEC(name, game, **settings)

    def parallel_env(**settings: Any) -> OutcryParallel:
        """Make a parallel environment, in which all agents act at once. Agents that have nothing to decide must
        wait."""
        return OutcryParallel(name, game, **settings)

    return Module(env, env, parallel_env)
