"""The suites of PettingZoo and Gymnasium, as they ship, on every game."""

import warnings
from importlib.resources import files
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import data_equivalence

import openoutcry as oo
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


def test_make_vec_makes_the_same_task_as_make() -> None:
    settings: dict[str, Any] = {"players": 4, "bots": "broker"}
    env = gymnasium.make_vec("openoutcry/Mogul-v1", num_envs=8, **settings)
    alone = [gymnasium.make("openoutcry/Mogul-v1", **settings) for _ in range(8)]
    seen, info = env.reset(seed=3)
    rows = [one.reset(seed=3 + n) for n, one in enumerate(alone)]
    for _ in range(400):
        assert (seen == np.stack([row for row, *_ in rows])).all()
        actions = np.array([mask.nonzero()[0][0] for mask in info["action_mask"]])
        seen, rewards, over, _, info = env.step(actions)
        rows = [one.step(action) for one, action in zip(alone, actions, strict=True)]
        assert over.tolist() == [row[2] for row in rows]
        assert rewards.tolist() == [row[1] for row in rows]
        if over.any():
            return
    pytest.fail("no game ended")


def test_gymnasium_plays_many_tables_at_once() -> None:
    env = gymnasium.make_vec("openoutcry/MogulSelfPlay-v1", 6, players=3, reward="win")
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


class First:
    """A bot that takes the first option."""

    def act(self, view: Any, choice: Any, deadline: float | None) -> int:
        """The first option."""
        return int(choice.options[0])


def test_the_seat_can_be_another_one_for_each_game_and_one_bot_class_is_enough() -> None:
    env = gymnasium.make("openoutcry/Mogul-v1", players=4, bots=First, seat="random")
    seats = []
    for n in range(40):
        seen, info = env.reset(seed=n)
        seats.append(info["seat"])
        assert env.unwrapped.table.turn() == info["seat"]
        again, _ = env.reset(seed=n)
        assert (again == seen).all()
    assert set(seats) == {0, 1, 2, 3}
    with pytest.raises(OpenOutcryError, match="from 0 to 3, or 'random', not 'any'"):
        gymnasium.make("openoutcry/Mogul-v1", players=4, seat="any")
    with pytest.raises(OpenOutcryError, match="one seat and 3 bots, and 2 were given"):
        gymnasium.make("openoutcry/Mogul-v1", players=4, bots=[First, "broker"])


def test_the_end_of_a_game_says_what_came_of_it() -> None:
    env = gymnasium.make("openoutcry/Mogul-v1", players=3, bots="random", reward="win")
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert info["won"] == pytest.approx(reward + 1 / 3)
        assert (info["rank"] == 1) == (info["won"] > 0)
        assert info["score"] == env.unwrapped.game.scores(env.unwrapped.table.state)[0]


def test_the_mask_can_be_a_part_of_the_observation() -> None:
    env = gymnasium.make("openoutcry/Stockpile-v1", players=2, bots="random", masked=True)
    check_env(env.unwrapped)
    seen, info = env.reset(seed=1)
    assert set(seen) == {"observation", "action_mask"}
    assert (seen["action_mask"] == info["action_mask"]).all()


@pytest.mark.parametrize("reward_of", ["aec", "parallel", "gymnasium"])
def test_what_a_player_begins_with_is_no_shaped_reward(reward_of: str) -> None:
    """Stockpile for two begins with $30: over a game the rewards add up to what was gained since then."""
    total = np.zeros(2)
    if reward_of == "gymnasium":
        solo = gymnasium.make("openoutcry/Stockpile-v1", players=2, bots="random", reward="shaped").unwrapped
        _, info = solo.reset(seed=1)
        begin, over = np.array(solo.game.scores(solo.table.state)), False
        while not over:
            _, reward, over, _, info = solo.step(int(info["action_mask"].argmax()))
            total[0] += reward
        end, seats = np.array(solo.game.scores(solo.table.state)), 1
    elif reward_of == "parallel":
        env = stockpile_v1.parallel_env(players=2, reward="shaped")
        seen, _ = env.reset(seed=1)
        begin = np.array(env.game.scores(env.table.state))
        while env.agents:
            actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
            seen, rewards, *_ = env.step(actions)
            total += list(rewards.values())
        end, seats = np.array(env.game.scores(env.table.state)), 2
    else:
        turns = stockpile_v1.raw_env(players=2, reward="shaped")
        turns.reset(seed=1)
        begin = np.array(turns.game.scores(turns.table.state))
        for agent in turns.agent_iter():
            last, reward, over, _, _ = turns.last()
            total[turns.seats[agent]] += reward
            turns.step(None if over else int(last["action_mask"].argmax()))
        end, seats = np.array(turns.game.scores(turns.table.state)), 2
    assert begin.min() >= 30
    assert total[:seats] == pytest.approx((end - begin)[:seats])


@pytest.mark.parametrize("wrong", [float("nan"), 3.7, np.float32(9), "9"])
def test_an_action_that_is_no_whole_number_is_refused(wrong: Any) -> None:
    turns, at_once = mogul_v1.env(players=3), mogul_v1.parallel_env(players=3)
    solo = gymnasium.make("openoutcry/Mogul-v1", players=3).unwrapped
    turns.reset(seed=1)
    at_once.reset(seed=1)
    solo.reset(seed=1)
    with pytest.raises(OpenOutcryError, match="an action is a whole number, not"):
        turns.step(wrong)
    with pytest.raises(OpenOutcryError, match="an action is a whole number, not"):
        at_once.step({"player_0": wrong})
    with pytest.raises(OpenOutcryError, match="an action is a whole number, not"):
        solo.step(wrong)


def test_a_house_set_is_played_in_every_environment() -> None:
    small = {"players": 3, "house_set": "small"}
    text = (files("openoutcry.games.mogul") / "sets" / "small.toml").read_text("utf-8")
    named = [
        oo.VectorEnv("mogul", n=2, **small).game,
        oo.VectorEnv("mogul", n=2, players=3, house_set=text).game,
        mogul_v1.env(**small).game,
        mogul_v1.parallel_env(**small).game,
        gymnasium.make("openoutcry/Mogul-v1", **small).unwrapped.game,
        gymnasium.make_vec("openoutcry/MogulSelfPlay-v1", 2, **small).unwrapped.env.game,
    ]
    assert {game.set_name for game in named} == {"Mogul, small"}
