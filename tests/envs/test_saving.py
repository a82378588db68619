"""Environments are saved, restored, copied and pickled, and go on alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import pytest

import openoutcry as oo
import openoutcry.envs.solo
from openoutcry.envs import mogul_v1, speculation_board_v1, stockpile_v1

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


class Counting:
    """A bot that goes by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, view: Any, choice: Any, deadline: float | None) -> int:
        """Another option each time."""
        self.asked += 1
        return int(choice.options[self.asked % len(choice.options)])


def aec_steps(env: Any, steps: int) -> list[Any]:
    """Play by a fixed rule, and return everything that was seen."""
    seen = []
    for n in range(steps):
        observed, reward, over, _, _ = env.last()
        if over:
            break
        open_to = observed["action_mask"].nonzero()[0]
        seen.append((env.agent_selection, observed["observation"].tobytes(), reward))
        env.step(int(open_to[n % len(open_to)]))
    return seen


def parallel_steps(env: Any, steps: int) -> list[Any]:
    """The same with all agents at once."""
    seen: list[Any] = []
    while env.agents and len(seen) < steps:
        actions = {}
        for agent in env.agents:
            env.table.look(int(agent[-1]))
            mask = env._mask.nonzero()[0]
            actions[agent] = int(mask[len(seen) % len(mask)]) if len(mask) else env.wait
        observed, rewards, *_ = env.step(actions)
        seen.append(({agent: one["observation"].tobytes() for agent, one in observed.items()}, rewards))
    return seen


def solo_steps(env: Any, steps: int) -> list[Any]:
    """The same for one seat beside bots, with what came of a game that ends."""
    seen: list[Any] = []
    while len(seen) < steps:
        mask = env.unwrapped.action_masks().nonzero()[0]
        row, reward, over, _, info = env.step(int(mask[len(seen) % len(mask)]))
        seen.append((row.tobytes(), reward, over, info.get("rank")))
        if over:
            break
    return seen


def vector_steps(env: oo.VectorEnv, steps: int) -> list[Any]:
    """The same at many tables, by the environment's own dice."""
    seen = []
    for _ in range(steps):
        env.step(env.random_actions())
        seen.append(tuple(part.tobytes() for part in (env.observations, env.masks, env.rewards, env.turn, env.over)))
    return seen


def solo(**settings: Any) -> Any:
    """An environment of Gymnasium's, wrapped as it makes it, after a reset."""
    env = gymnasium.make("openoutcry/Mogul-v1", players=4, **settings)
    env.reset(seed=4)
    return env


def after_reset(env: Any) -> Any:
    """The environment, dealt."""
    env.reset(seed=4)
    return env


ENVIRONMENTS: dict[str, tuple[Callable[[], Any], Callable[[Any, int], list[Any]]]] = {
    "aec": (lambda: after_reset(stockpile_v1.env(players=3, modules="all", reward="shaped")), aec_steps),
    "parallel": (lambda: after_reset(speculation_board_v1.parallel_env(players=3)), parallel_steps),
    "brokers": (lambda: solo(bots="broker", seat="random", reward="shaped"), solo_steps),
    "random bots": (lambda: solo(bots=["random", "broker", "random"], seat=2), solo_steps),
    "searching bots": (lambda: solo(bots=["analyst:20", "broker", "broker"]), solo_steps),
    "own bots": (lambda: solo(bots=Counting), solo_steps),
    "vector": (lambda: oo.VectorEnv("mogul", n=3, players=3, seed=5, reward="shaped"), vector_steps),
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_copy_goes_on_as_the_original_and_leaves_it_alone(name: str) -> None:
    made, steps = ENVIRONMENTS[name]
    env = made()
    steps(env, 7)
    copies = [make(env) for make in COPIES]
    expected = steps(env, 60)
    assert len(expected) > 5
    assert all(steps(one, 60) == expected for one in copies)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_saved_state_is_restored_again_and_again(name: str) -> None:
    made, steps = ENVIRONMENTS[name]
    env = made()
    steps(env, 7)
    bare = getattr(env, "unwrapped", env)
    state = bare.save()
    expected = steps(env, 20)
    for kept in (state, pickle.loads(pickle.dumps(state)), state):
        bare.restore(kept)
        assert steps(env, 20) == expected


def test_a_state_of_other_settings_is_refused() -> None:
    env, other = mogul_v1.env(players=3), mogul_v1.env(players=4)
    with pytest.raises(oo.OpenOutcryError, match="other settings"):
        other.restore(env.save())
    with pytest.raises(oo.OpenOutcryError, match="other settings"):
        oo.VectorEnv("mogul", n=2, players=3).restore(oo.VectorEnv("mogul", n=3, players=3).save())


def test_an_environment_can_be_copied_before_its_first_game() -> None:
    env = copy.deepcopy(mogul_v1.env(players=3))
    env.reset(seed=1)
    assert env.agents
