"""`openoutcry simulate`, `check` and `bench`."""

import csv
import json
from pathlib import Path

import polars
import pytest

from openoutcry.games.packages import house
from openoutcry.lab.intervals import wilson
from tests.cli.conftest import Run

COLUMNS = {"game", "players", "options", "match", "seed", "seat", "bot", "score", "rank", "won", "decisions", "end"}


def test_rows_as_json_lines(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--games", "4", "--seed", "7", "--bots", "broker,random,random"]
    done = openoutcry("simulate", *asked, "--out", "rows.jsonl")
    assert done.returncode == 0
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert len(rows) == 12
    assert set(rows[0]) >= COLUMNS
    assert "12 rows are in rows.jsonl" in done.stderr
    assert "95 % interval" in done.stdout
    assert "Seat 1 (broker)" in done.stdout


def test_rows_as_csv(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--games", "2", "--seed", "7", "--bots", "random"]
    assert openoutcry("simulate", *asked, "--out", "rows.csv").returncode == 0
    assert openoutcry("simulate", *asked, "--out", "rows.jsonl").returncode == 0
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    others = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert rows == [{name: str(value) for name, value in row.items()} for row in others]


def test_a_summary_for_machines(openoutcry: Run):
    asked = ["mogul", "--players", "3", "--games", "4", "--seed", "7", "--bots", "broker,random,random"]
    done = openoutcry("simulate", *asked, "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("mogul", 3, 4, 7)
    assert found["options"]["credit"] == "before-auction"
    assert [(one["bot"], one["seats"]) for one in found["by_bot"]] == [("broker", 4), ("random", 8)]
    assert [(one["seat"], one["bot"]) for one in found["by_seat"]] == [(0, "broker"), (1, "random"), (2, "random")]
    assert all(one["low"] <= one["share"] == one["won"] / one["seats"] <= one["high"] for one in found["by_bot"])


def test_rows_as_parquet_are_the_same_whatever_the_jobs(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "5", "--games", "60", "--bots", "random", "--set", "fast_start=yes"]
    assert openoutcry("simulate", *asked, "--out", "one.parquet").returncode == 0
    assert openoutcry("simulate", *asked, "--jobs", "2", "--out", "two.parquet").returncode == 0
    one, two = (polars.read_parquet(tmp_path / name) for name in ("one.parquet", "two.parquet"))
    assert one.equals(two)
    assert one.height == 300


def test_a_summary_in_french(openoutcry: Run):
    told = openoutcry("simulate", "mogul", "--games", "2", "--bots", "random", "--lang", "fr").stdout
    assert "Score moyen" in told
    assert ",0 %" in told


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["chess"], 2, "There is no game “chess”"),
        (["mogul", "--players", "7"], 2, "not for 7"),
        (["mogul", "--players", "4", "--bots", "random,random"], 2, "names 2 bots, and there are 4 seats for bots"),
        (["mogul", "--bots", "shark"], 2, "There is no bot “shark”"),
        (["mogul", "--games", "-5"], 2, "--games is a whole number from 1"),
        (["mogul", "--games", "0"], 2, "--games is a whole number from 1"),
        (["mogul", "--jobs", "-1"], 2, "--jobs is a whole number from 0"),
        (["mogul", "--seed", "x"], 2, "--seed is a whole number"),
        (["mogul", "--set", "credit=never"], 2, "not “never”"),
        (["mogul", "--games", "1", "--out", "rows.xls"], 2, ".csv, .jsonl or .parquet"),
        (["mogul", "--games", "1", "--out", "no/folder.jsonl"], 1, "There is no folder “no”"),
        (["mogul", "--games", "1", "--out", "/proc/rows.jsonl"], 1, "cannot be written"),
        (["mogul", "--house-set", "nowhere.toml"], 2, "There is no file"),
    ],
)
def test_what_cannot_be_simulated_is_refused(call: Run, arguments: list[str], code: int, said: str):
    refused = call("simulate", *arguments)
    assert refused.returncode == code
    assert said in refused.stderr
    assert refused.stdout == ""


def test_wilsons_interval():
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1


def test_the_laws_hold(openoutcry: Run):
    done = openoutcry("check", "mogul", "--players", "5", "--games", "1", "--json")
    assert done.returncode == 0
    checked = json.loads(done.stdout)
    assert len(checked) > 4
    assert all(set(one) == {"game", "players", "options", "games", "decisions", "violations"} for one in checked)
    assert {one["options"]["fast_start"] for one in checked} == {"no", "yes"}
    assert all((one["players"], one["games"], one["violations"]) == (5, 1, []) for one in checked)


def test_the_laws_in_words(openoutcry: Run):
    asked = ["--games", "1", "--jobs", "1", "--set", "credit=own-turn"]
    told = openoutcry("check", "mogul", *asked).stdout
    assert told.count("credit=own-turn") >= 4
    assert "All laws hold." in told
    every = openoutcry("check", "all", "--games", "1", "--jobs", "1").stdout
    assert all(f" {game} " in every for game in house())
    assert "Toutes les lois tiennent." in openoutcry("check", "mogul", *asked, "--players", "3", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["mogul", "--players", "2"], "not for 2"),
        (["mogul", "--games", "-1"], "--games is a whole number from 1"),
        (["mogul", "--players", "4", "--set", "fast_start=yes"], "“fast_start” is one of: no"),
        (["mogul", "--set", "weather=rain"], "no option “weather”"),
    ],
)
def test_what_cannot_be_checked_is_refused(call: Run, arguments: list[str], said: str):
    refused = call("check", *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr


def test_the_benchmark(openoutcry: Run):
    done = openoutcry("bench", "mogul", "--players", "4", "--seconds", "0.02", "--json")
    assert done.returncode == 0
    [figures] = json.loads(done.stdout)
    names = {"game", "players", "options", "compiled", "decisions_per_second", "driven_decisions_per_second"}
    assert set(figures) >= names | {"games_per_second", "clone_ns", "state_bytes"}
    assert (figures["game"], figures["players"]) == ("mogul", 4)
    assert "Decisions/s" in openoutcry("bench", "mogul", "--players", "4", "--seconds", "0.02").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["mogul", "--players", "9"], "not for 9"),
        (["--seconds", "-1"], "--seconds is a number from 0.01 to 600"),
        (["--seconds", "nan"], "--seconds is a number"),
    ],
)
def test_what_cannot_be_measured_is_refused(call: Run, arguments: list[str], said: str):
    refused = call("bench", *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr
