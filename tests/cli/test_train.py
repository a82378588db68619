"""`openoutcry train`: a learning curve, a file of habits, JSON, and refusals."""

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from openoutcry.bots.networks import ValueNetwork, use_value_network
from openoutcry.cli.train import curve
from openoutcry.games.catalogue import open_game
from openoutcry.lab.train import make_mind
from tests.cli.conftest import Run

ASKED = ["mogul", "--players", "3", "--rounds", "1", "--games", "1", "--playouts", "8", "--generations", "3"]


def test_habits_go_to_a_file_with_the_command_that_made_them(openoutcry: Run, tmp_path: Path) -> None:
    done = openoutcry("train", *ASKED, "--trials", "3", "--jobs", "1", "--out", "habits.toml")
    assert done.returncode == 0, done.stderr
    assert "Round 1:" in done.stdout
    assert "33.3 % is par" in " ".join(done.stdout.split())
    text = (tmp_path / "habits.toml").read_text()
    assert text.startswith(
        "# openoutcry train mogul --from search --players 3 --rounds 1 --games 1 --playouts 8 --generations 3"
    )
    assert "# trial: " in text
    assert set(tomllib.loads(text)["learned"]) > {"chip", "nerve", "mood"}


def test_a_judge_goes_to_a_file_from_which_it_is_read(openoutcry: Run, tmp_path: Path) -> None:
    asked = ["--rounds", "2", "--games", "8", "--playouts", "2", "--generations", "1", "--trials", "4", "--jobs", "1"]
    done = openoutcry("train", "mogul", "--from", "results", *asked, "--out", "judge.toml")
    assert done.returncode == 0, done.stderr
    assert "Round 2:" in done.stdout
    assert "25.0 % is par" in " ".join(done.stdout.split())
    text = (tmp_path / "judge.toml").read_text()
    assert text.startswith("# openoutcry train mogul --from results --rounds 2 --games 8")
    judge = msgspec.convert(tomllib.loads(text), ValueNetwork, strict=False)
    use_value_network(make_mind(open_game("mogul", 4)), judge)


def test_steps_for_machines(call: Run) -> None:
    steps = json.loads(call("train", *ASKED, "--trials", "0", "--jobs", "1", "--json").stdout)
    assert [step["generation"] for step in steps] == [0, 1, 2, 3]
    assert steps[-1]["trial"] is None
    assert all(step["loss"] >= 0 for step in steps)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game"),
        (["mogul", "--rounds", "0"], "--rounds"),
        (["mogul", "--from", "books"], "“search”, “play” or “results”"),
        (["mogul", "--playouts", "0"], "needs playouts"),
        (["mogul", "--players", "9"], "players"),
        (["mogul", "--out", "/proc/habits.toml"], "cannot be written"),
    ],
)
def test_refusals(call: Run, arguments: list[str], said: str) -> None:
    refused = call("train", *arguments)
    assert refused.returncode != 0
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_curve_is_a_row_of_bars() -> None:
    assert curve([1.0, 0.5, 0.0]) == "█▄ "
    assert len(curve([0.5] * 1000)) == 60
