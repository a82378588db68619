"""The examples of docs/examples run, at small size."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import endgame_cfr
from openoutcry.engine.observation import entries, observed
from openoutcry.envs.features import Features
from openoutcry.envs.vector import VectorEnv

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def test_openspiels_cfr_solves_an_endgame_that_is_a_game() -> None:
    """The average of CFR+ weighs the iterations by their number: were the first one right and all that follow, its
    exploitability times n (n + 1) / 2 would stay what it is after the first."""
    first, last = endgame_cfr.main(["--iterations", "11"])
    assert last < first
    assert last * 11 * 12 / 2 > 2 * first


@pytest.mark.heavy
def test_a_net_is_trained_and_tried(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="learn_mogul.py needs sb3-contrib, which is part of openoutcry[heavy]")
    import learn_mogul

    curve = tmp_path / "curve.csv"
    found = learn_mogul.main(
        ["--minutes", "60", "--rollouts", "6", "--games", "40", "--curve", str(curve), "--bots", "random"]
    )
    assert set(found) == {"learn_mogul:NetBot", "random"}
    assert found["learn_mogul:NetBot"] > 1 / 2, "a quarter would be equal"
    first, *rows = curve.read_text().splitlines()
    assert first == "minutes,cpu_minutes,decisions,games,won"
    assert len(rows) == 6


@pytest.mark.heavy
def test_a_saved_net_goes_on_against_other_bots(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="learn_mogul.py needs sb3-contrib, which is part of openoutcry[heavy]")
    import learn_mogul

    short = ["--minutes", "60", "--rollouts", "1", "--games", "4", "--curve", str(tmp_path / "curve.csv")]
    learn_mogul.main([*short, "--save", str(tmp_path / "net.zip")])
    found = learn_mogul.main([*short, "--load", str(tmp_path / "net.zip"), "--bots", "broker", "--seat", "0"])
    assert set(found) == {"learn_mogul:NetBot", "broker"}


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads((EXAMPLES / "lab.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace("GAMES = 40", "GAMES = 4"), names)
    assert names["table"].height == 16
    assert sum(names["pots"]) > 0


@pytest.mark.parametrize("settings", [{"game": "mogul"}, {"game": "stockpile", "modules": "all"}], ids=str)
def test_features_say_what_is_observed(settings: dict[str, str]) -> None:
    env = VectorEnv(n=3, players=4, seed=1, **settings)
    for _ in range(20):
        env.step(env.random_actions())
    features = Features(env.game)
    spread = features(env.observations)
    assert spread.shape == (3, features.width)
    declared = entries(env.game)
    row = observed(env.game, env.tables.positions[1], int(env.turn[1]))
    ones = [(entry, number) for entry, number in zip(declared, row, strict=True) if entry.name == "question"]
    assert len(ones) == 1
    place = features.starts[list(features.ones).index(0)]
    assert np.flatnonzero(spread[1, place - 1 : place + len(env.game.questions)]).tolist() == [ones[0][1] + 1]
    assert (spread[:, features.starts[0] - 1 :].sum(axis=1) == len(features.ones)).all(), "one of each"
