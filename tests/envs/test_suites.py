"""The suites of PettingZoo and Gymnasium, as they ship, on every game."""

import warnings
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import data_equivalence

from openoutcry.engine.errors import IllegalChoice, NotAsked, OpenOutcryError
from openoutcry.envs import mogul_v1, speculation_board_v1, speculation_cards_v1, stockpile_v1
from openoutcry.envs.solo import environment_id

TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (mogul_v1, {"players": 3, "reward": "shaped"}),
    (mogul_v1, {"players": 6, "credit": "own-turn"}),
    (speculation_board_v1, {"players": 3}),
    (speculation_board_v1, {"players": 6, "reward": "shaped"}),
    (speculation_cards_v1, {"players": 2, "reward": "win"}),
    (speculation_cards_v1, {"players": 4}),
    (stockpile_v1, {"players": 2}),
    (stockpile_v1, {"players": 3, "modules": ["bonds", "investors"], "reward": "score"}),
    (stockpile_v1, {"players": 5, "modules": "all"}),
]
BESIDE_BOTS = [("mogul", 4), ("speculation-board", 3), ("speculation-cards", 2), ("stockpile", 3)]


@pytest.mark.parametrize(("module", "settings"), TABLES, ids=str)
def test_pettingzoo_checks_a_game(module: ModuleType, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation", UserWarning)  # a dict, as its own card games have it
        api_test(module.env(**settings), num_cycles=80)
    seed_test(lambda: module.env(**settings), num_cycles=20)


@pytest.mark.parametrize(("module", "settings"), TABLES, ids=str)
def test_pettingzoo_checks_a_game_with_all_agents_at_once(module: ModuleType, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        parallel_api_test(module.parallel_env(**settings), num_cycles=300)


def test_the_same_seed_deals_the_same_game_to_all_at_once() -> None:
    first, second, another = (stockpile_v1.parallel_env(players=3) for _ in range(3))
    (seen, _), (same, _), (different, _) = first.reset(seed=4), second.reset(seed=4), another.reset(seed=5)
    assert data_equivalence(seen, same)
    assert not data_equivalence(seen, different)


def test_all_seal_their_cards_in_one_step_and_wait_for_whoever_trades() -> None:
    env = speculation_board_v1.parallel_env(players=4)
    seen, _ = env.reset(seed=2)
    dice = np.random.default_rng(1)
    together, steps = 0, 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(asked) == 4
        assert len(asked) >= 1
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        assert all(masks[agent].sum() == 1 for agent in env.agents if agent not in asked)
        actions = {agent: int(dice.choice(mask.nonzero()[0])) for agent, mask in masks.items()}
        seen, rewards, over, _, _ = env.step(actions)
        steps += 1
    assert together > 5
    assert steps > together
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_who_waits_cannot_answer_and_who_is_asked_cannot_wait() -> None:
    env = mogul_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    asked = next(agent for agent in env.agents if not seen[agent]["action_mask"][env.wait])
    waits = next(agent for agent in env.agents if agent != asked)
    action = int(seen[asked]["action_mask"].nonzero()[0][0])
    with pytest.raises(NotAsked, match=waits):
        env.step({asked: action, waits: action})
    with pytest.raises(IllegalChoice, match="cannot wait"):
        env.step({})
    with pytest.raises(IllegalChoice, match="open are"):
        env.step({asked: int((seen[asked]["action_mask"] == 0).nonzero()[0][-2])})
    env.step({asked: action})


def test_an_agent_that_is_not_asked_has_nothing_open() -> None:
    env = mogul_v1.env(players=4, render_mode="ansi")
    env.reset(seed=3)
    open_to = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, actions in open_to.items() if actions] == [env.agent_selection]
    assert "Great Northern" in env.render()
    with pytest.raises(IllegalChoice, match="open are"):
        env.step(int((env.last()[0]["action_mask"] == 0).nonzero()[0][-1]))
    with pytest.raises(OpenOutcryError, match="3 to 6 players"):
        mogul_v1.env(players=9)
    with pytest.raises(OpenOutcryError, match="did you mean 'ansi'"):
        mogul_v1.env(render_mode="anse")


@pytest.mark.parametrize(("game", "players"), BESIDE_BOTS, ids=str)
def test_gymnasium_checks_a_game(game: str, players: int) -> None:
    env = gymnasium.make(environment_id(game), players=players, bots="random", render_mode="ansi")
    check_env(env.unwrapped)
    if game == "stockpile":
        check_env(gymnasium.make(environment_id(game), players=players, bots="random", modules="all").unwrapped)


def test_one_seat_plays_a_game_against_brokers() -> None:
    env = gymnasium.make("openoutcry/Mogul-v1", players=3, bots=["broker", "random"], seat=2, reward="rank")
    _, info = env.reset(seed=5)
    over, steps = False, 0
    while not over:
        _, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
        assert over or reward == 0
        steps += 1
    assert steps > 5
    assert -1 <= reward <= 1


def test_a_closed_action_loses_the_game_and_says_why() -> None:
    env = gymnasium.make("openoutcry/Mogul-v1", players=3, bots="random")
    _, info = env.reset(seed=5)
    _, reward, over, _, info = env.step(int((info["action_mask"] == 0).nonzero()[0][-1]))
    assert (reward, over) == (-1, True)
    assert "open are" in info["illegal"]


def test_gymnasium_plays_many_tables_at_once() -> None:
    env = gymnasium.make_vec("openoutcry/Mogul-v1", 6, vectorization_mode="vector_entry_point", players=3, reward="win")
    seen, info = env.reset(seed=4)
    ends = 0
    for _ in range(300):
        assert env.observation_space.contains(seen)
        turn = info["turn"]
        seen, reward, over, cut, info = env.step(env.unwrapped.env.random_actions())
        assert (reward == info["rewards"][np.arange(6), turn]).all()
        assert not cut.any()
        ends += int(over.sum())
    assert ends > 0
