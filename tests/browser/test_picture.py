"""Environments drawn in pixels: the table as the browser draws it for whoever is asked, and nothing that is covered."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.game import guess
from openoutcry.engine.position import save
from openoutcry.engine.views import view
from openoutcry.envs import mogul_v1, stockpile_v1
from openoutcry.envs.picture import HEIGHT, WIDTH, Camera, NoPicture, camera
from openoutcry.envs.solo import environment_id

needs_a_browser = pytest.mark.skipif(
    shutil.which("chromium") is None, reason="no browser: Debian's package chromium is not installed"
)


@pytest.fixture(scope="module", autouse=True)
def put_away() -> Iterator[None]:
    yield
    camera().close()


def answer(env: Any, answers: int) -> None:
    """Give the first open answer so many times."""
    for _ in range(answers):
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))


@needs_a_browser
def test_a_table_is_drawn_for_the_agent_that_is_asked() -> None:
    env = mogul_v1.env(players=4, render_mode="rgb_array")
    env.reset(seed=3)
    answer(env, 12)
    picture = env.render()
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000, "a drawing, not an empty page"
    assert (env.render() == picture).all()
    answer(env, 1)
    assert (env.render() != picture).any()


@needs_a_browser
def test_worlds_that_the_agent_cannot_tell_apart_look_the_same() -> None:
    env = stockpile_v1.env(players=3, modules="all", render_mode="rgb_array")
    env.reset(seed=5)
    answer(env, 30)
    picture, table, game = env.render(), env.table, env.game
    true = save(table.state, game.steps())
    table.state = guess(game, view(table.state, env.seats[env.agent_selection], True), Rng(4))
    assert save(table.state, game.steps()) != true
    assert (env.render() == picture).all()


@needs_a_browser
def test_the_seat_that_plays_sees_its_result() -> None:
    env = gymnasium.make(environment_id("speculation-cards"), players=2, bots="random", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    assert env.render().shape == (HEIGHT, WIDTH, 3)


def test_without_a_browser_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    env = mogul_v1.env(players=3)
    blind = Camera()
    with pytest.raises(NoPicture, match="playwright install chromium"):
        blind.picture(env.game, env.table.state, 0)
    blind.close()
