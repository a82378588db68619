"""TorchRL and Tianshou wrap the environments without glue: both read the mask of open actions."""

import random

import gymnasium
import pytest

import openoutcry.envs.solo  # noqa: F401  (registers the environments)
from openoutcry.envs import mogul_v1

pytestmark = pytest.mark.heavy
STEPS = 200


def test_torchrl_wraps_a_gymnasium_environment_with_its_mask() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is part of openoutcry[heavy]")
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv

    task = gymnasium.make("openoutcry/Mogul-v1", players=3, bots="random", masked=True)
    env = TransformedEnv(GymWrapper(task, categorical_action_encoding=True), ActionMask())
    env.set_seed(1)
    found = env.rollout(STEPS, break_when_any_done=False)
    mask, action = found["action_mask"], found["action"]
    assert tuple(mask.shape) == (STEPS, env.action_spec.space.n)
    assert mask.gather(1, action[:, None]).all(), "an open action in each step"
    assert (mask.sum(dim=1) > 1).any()
    assert not mask.all()
    assert found["next", "done"].any(), "some game has ended"


def test_torchrl_wraps_a_pettingzoo_environment_with_its_masks() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is part of openoutcry[heavy]")
    from torchrl.envs import PettingZooWrapper

    env = PettingZooWrapper(mogul_v1.env(players=3), use_mask=True, categorical_actions=True)
    env.set_seed(1)
    found = env.rollout(STEPS, break_when_any_done=False)
    for agent in ("player_0", "player_1", "player_2"):
        asked = found[agent, "mask"].squeeze(-1)
        mask, action = found[agent, "action_mask"].squeeze(1)[asked], found[agent, "action"].squeeze(-1)[asked]
        assert asked.any()
        assert mask.gather(1, action[:, None]).all(), "an open action whenever it is asked"


def test_tianshou_wraps_a_pettingzoo_environment_with_its_mask() -> None:
    pytest.importorskip("tianshou", reason="Tianshou is part of openoutcry[heavy]")
    from tianshou.env import PettingZooEnv

    chance = random.Random(1)
    env = PettingZooEnv(mogul_v1.env(players=3))
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        open_actions = [action for action, is_open in enumerate(seen["mask"]) if is_open]
        assert 0 < len(open_actions) < len(seen["mask"])
        seen, rewards, over, _, _ = env.step(chance.choice(open_actions))
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) > 0
