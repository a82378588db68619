"""Many tables as Gymnasium's vector interface, with every seat controlled from outside, in turn.

    gymnasium.make_vec("openoutcry/MogulSelfPlay-v1", num_envs=1024, players=4)

An action is for the seat whose turn it is, `info["turn"]`. The reward is that seat's, and `info["rewards"]` has the
rewards of all seats. After the end of a game the observation is the first of the next game. For one seat against bots
use `make_vec("openoutcry/Mogul-v1")`.
"""

from typing import Any

from openoutcry.envs.saving import EnvState
from openoutcry.envs.spaces import action_space, observation_box
from openoutcry.envs.vector import VectorEnv
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import gymnasium
    import numpy
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

LARGEST_SEED = 1 << 31


class SelfPlay(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many tables of one game as a Gymnasium vector environment, with every seat controlled by the caller. `env` is the
    `VectorEnv` that plays them."""

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self.env = VectorEnv(game, num_envs, **settings)
        self.num_envs = num_envs
        self.single_observation_space = observation_box(self.env.game)
        self.single_action_space = action_space(self.env.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[numpy.int16], dict[str, Any]]:
        """Start new games at all tables, and return the observations and infos. A seed determines all games; of a list
        only the first is used."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.env.reset(int(self.np_random.integers(LARGEST_SEED)) if first is None else first)
        return self.env.observations.copy(), self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply one action per table, for the seat whose turn it is there. Return observations, rewards of the seats
        that acted, terminations, truncations (all False) and infos. An action that is not open raises an error."""
        env = self.env
        answered = env.turn.copy()
        env.step(actions)  # refuses what is closed, or no whole number
        got = env.rewards[numpy.arange(self.num_envs), answered]
        cut = numpy.zeros(self.num_envs, dtype=numpy.bool_)
        return env.observations.copy(), got, env.over.copy(), cut, self._told()

    def save(self) -> EnvState:
        """Return the state of all tables. `restore` brings it back."""
        return self.env.save()

    def restore(self, state: EnvState) -> None:
        """Return to a state that `save` returned. Raise `BadState` if it has other settings or another number of
        tables."""
        self.env.restore(state)

    def _told(self) -> dict[str, Any]:
        env = self.env
        return {"action_mask": env.masks.copy(), "turn": env.turn.copy(), "rewards": env.rewards.copy()}
