"""Many tables at once: seeded, played on without an end, and read as NumPy arrays."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.engine.observation import observed

GAMES = [("mogul", {}), ("speculation-board", {}), ("speculation-cards", {}), ("stockpile", {"modules": "all"})]


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=str)
def test_every_table_shows_what_is_observed_and_open(game: str, settings: dict[str, str]) -> None:
    env = oo.VectorEnv(game, n=5, seed=2, **settings)
    for _ in range(60):
        actions = env.random_actions()
        assert env.masks[np.arange(5), actions].all()
        env.step(actions)
    for n, g in enumerate(env.tables.positions):
        assert env.turn[n] == g.player
        assert env.observations[n].tolist() == observed(env.game, g, int(g.player))
        assert env.masks[n].sum() == int(g.options).bit_count() > 1


def played(env: oo.VectorEnv, steps: int) -> list[bytes]:
    """What was seen in so many steps."""
    seen = []
    for _ in range(steps):
        env.step(env.random_actions())
        seen.append(b"".join(part.tobytes() for part in (env.observations, env.masks, env.rewards, env.turn, env.over)))
    return seen


def test_the_same_seed_plays_the_same_games() -> None:
    env = oo.VectorEnv("mogul", n=8, players=3, seed=7)
    first = played(env, 50)
    env.reset(seed=7)
    assert played(env, 50) == first
    assert played(oo.VectorEnv("mogul", n=8, players=3, seed=7), 50) == first
    assert played(oo.VectorEnv("mogul", n=8, players=3, seed=8), 50) != first


@pytest.mark.parametrize("reward", ["rank", "win", "score", "shaped"])
def test_rewards_come_with_the_end_and_a_new_game_begins(reward: str) -> None:
    env = oo.VectorEnv("speculation-cards", n=4, players=2, seed=1, reward=reward)
    total, ends = np.zeros((4, 2)), 0
    for _ in range(600):
        env.step(env.random_actions())
        total += env.rewards
        ends += int(env.over.sum())
        if reward != "shaped":
            assert not env.rewards[~env.over].any()
        if reward in ("rank", "win"):
            assert np.allclose(env.rewards.sum(axis=1), 0)
    assert ends > 4
    if reward in ("score", "shaped"):
        assert (total > 0).all()


def test_the_first_reset_deals_the_seed_of_the_environment_and_each_later_one_other_games() -> None:
    env = oo.VectorEnv("mogul", n=8, players=3, seed=9)
    expected = played(oo.VectorEnv("mogul", n=8, players=3, seed=9), 50)
    games = []
    for _ in range(3):
        env.reset()
        assert not env.over.any()
        assert not env.rewards.any()
        games.append(played(env, 50))
    assert games[0] == expected
    assert games[0] != games[1] != games[2] != games[0]
    env.reset(seed=9)
    assert played(env, 50) == expected


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=str)
def test_shaped_rewards_add_up_to_what_was_gained_since_the_beginning(game: str, settings: dict[str, str]) -> None:
    """What a player begins with is no reward: not in the first step, nor at the first game of a table."""
    env = oo.VectorEnv(game, n=4, seed=1, reward="shaped", **settings)
    env.reset()
    assert not env.rewards.any()
    begins = [np.array(env.game.scores(g)) for g in env.tables.positions]
    total, ends = np.zeros(env.rewards.shape), 0
    final = oo.VectorEnv(game, n=4, seed=1, reward="score", **settings)
    while ends < 6:
        actions = env.random_actions().copy()
        env.step(actions)
        final.step(actions)
        total += env.rewards
        for n in np.flatnonzero(env.over):
            assert total[n].tolist() == (final.rewards[n] - begins[n]).tolist()
            begins[n], total[n], ends = np.array(env.game.scores(env.tables.positions[n])), 0, ends + 1


def test_a_closed_action_is_refused_and_nothing_happens() -> None:
    env = oo.VectorEnv("mogul", n=3, players=4, seed=1)
    before = env.observations.copy()
    actions = env.random_actions().copy()
    actions[2] = np.flatnonzero(~env.masks[2])[-1]
    with pytest.raises(oo.OpenOutcryError, match=r"table 2: action 72 is no answer to 'credit'; open are: 47 \(pass"):
        env.step(actions)
    assert (env.observations == before).all()
    env.step(env.random_actions())


@pytest.mark.parametrize("wrong", [np.nan, 2.5, 9.0, np.inf])
def test_an_action_that_is_no_whole_number_is_refused_with_its_table(wrong: float) -> None:
    env = oo.VectorEnv("mogul", n=3, players=4, seed=1)
    actions = env.random_actions().astype(np.float64)
    actions[1] = wrong
    table = 0 if wrong == 9.0 else 1
    with pytest.raises(oo.OpenOutcryError, match=f"table {table}: an action is a whole number, not"):
        env.step(actions)
    env.step(env.random_actions())


def test_what_is_asked_for_wrongly_is_said() -> None:
    with pytest.raises(oo.OpenOutcryError, match="did you mean 'rank'"):
        oo.VectorEnv("mogul", n=1, reward="rang")
    with pytest.raises(oo.OpenOutcryError, match="has no option 'modul'"):
        oo.VectorEnv("mogul", n=1, modul="x")
    env = oo.VectorEnv("mogul", n=2)
    with pytest.raises(ValueError, match="2 actions are needed"):
        env.step([1])
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1
    assert env.action_words(0) == "start: player 1"
    assert env.describe()[0] == "question: -1 to 7"
    assert len(env.describe()) == env.observations.shape[1]
