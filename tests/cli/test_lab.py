"""`openoutcry simulate`, `check` and `bench`."""

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path

import polars
import pytest

from openoutcry.games.catalogue import data_text
from openoutcry.games.packages import house
from openoutcry.lab.intervals import wilson
from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE, wait_until

COLUMNS = {"game", "players", "options", "match", "seed", "seat", "bot", "score", "rank", "won", "decisions", "end"}
THREE = ["mogul", "--players", "3", "--bots", "broker,random,random"]


def test_rows_as_json_lines(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--games", "4", "--seed", "7", "--bots", "broker,random,random"]
    done = openoutcry("simulate", *asked, "--out", "rows.jsonl")
    assert done.returncode == 0
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert len(rows) == 18  # made up to two whole deals
    assert set(rows[0]) >= COLUMNS
    assert "18 rows are in rows.jsonl" in done.stderr
    assert "95 % interval" in done.stdout
    assert "Seat 1 " in done.stdout


def test_rows_as_csv(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--games", "2", "--seed", "7", "--bots", "random"]
    assert openoutcry("simulate", *asked, "--out", "rows.csv").returncode == 0
    assert openoutcry("simulate", *asked, "--out", "rows.jsonl").returncode == 0
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    others = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert rows == [{name: "" if value is None else str(value) for name, value in row.items()} for row in others]


def test_a_summary_for_machines(openoutcry: Run):
    asked = ["mogul", "--players", "3", "--games", "4", "--seed", "7", "--bots", "broker,random,random"]
    done = openoutcry("simulate", *asked, "--no-rotate", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("mogul", 3, 4, 7)
    assert found["options"]["credit"] == "before-auction"
    assert [(one["bot"], one["seats"]) for one in found["by_bot"]] == [("broker", 4), ("random", 8)]
    assert [(one["seat"], one["bot"]) for one in found["by_seat"]] == [(0, "broker"), (1, "random"), (2, "random")]
    assert all(one["low"] <= one["share"] == one["won"] / one["seats"] <= one["high"] for one in found["by_bot"])


def test_rows_as_parquet_are_the_same_whatever_the_jobs(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "5", "--games", "120", "--bots", "broker", "--set", "fast_start=yes", "--rounds"]
    assert openoutcry("simulate", *asked, "--jobs", "1", "--out", "one.parquet").returncode == 0
    assert openoutcry("simulate", *asked, "--jobs", "2", "--out", "two.parquet").returncode == 0
    assert polars.read_parquet(tmp_path / "one.parquet").height == 600
    for ending in ("parquet", "rounds.parquet"):
        assert (tmp_path / f"one.{ending}").read_bytes() == (tmp_path / f"two.{ending}").read_bytes()


def test_bots_that_differ_are_turned_unless_somebody_says_no(openoutcry: Run):
    turned = json.loads(openoutcry("simulate", *THREE, "--games", "3", "--json").stdout)
    assert [(one["seat"], one["bot"], one["seats"]) for one in turned["by_seat"]] == [(n, "", 3) for n in range(3)]
    left = json.loads(openoutcry("simulate", *THREE, "--games", "4", "--no-rotate", "--json").stdout)
    assert [(one["bot"], one["seats"]) for one in left["by_seat"]] == [("broker", 4), ("random", 4), ("random", 4)]


def test_an_interrupted_simulation_keeps_what_is_whole_and_goes_on(openoutcry: Run, tmp_path: Path):
    asked = ["simulate", *THREE, "--games", "3000", "--jobs", "1", "--out", "games.jsonl"]
    path, command = tmp_path / "games.jsonl", [sys.executable, "-m", "openoutcry.cli", *asked]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE, text=True
    ) as started:
        wait_until(lambda: path.exists() and path.stat().st_size > 0)
        started.send_signal(signal.SIGINT)
        said = started.communicate(timeout=PATIENCE)[1]
    assert started.returncode == 130 or "rows are in" in said  # a quick machine may have been done
    kept = len(path.read_text("utf-8").splitlines())
    assert kept > 0
    assert kept % 3 == 0
    done = openoutcry(*asked, "--resume")
    assert f"{kept // 3} games were there" in done.stderr
    assert len(path.read_text("utf-8").splitlines()) == 9000


def test_a_sweep_plays_the_same_deals_with_each_set(openoutcry: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--bots", "random", "--games", "5", "--change", "credit.points=3"]
    assert openoutcry("simulate", *asked, "--vary", "chips.each=4..6", "--out", "rows.parquet").returncode == 0
    rows = polars.read_parquet(tmp_path / "rows.parquet")
    varied = [f"credit.points=3 chips.each={each}" for each in (4, 5, 6)]
    assert rows["varied"].unique(maintain_order=True).to_list() == varied
    assert rows["set_hash"].n_unique() == 3
    assert rows.group_by("varied").agg(polars.col("bot_seed").sum())["bot_seed"].n_unique() == 1


def test_a_sweep_prints_a_line_for_each_set_with_its_difference_to_the_first(openoutcry: Run):
    asked = ["mogul", "--bots", "random", "--games", "200", "--jobs", "1", "--vary", "chips.each=4,6"]
    first, second = openoutcry("simulate", *asked).stdout.splitlines()[-2:]
    assert first.split()[:2] == ["chips.each=4", "200"]
    assert len(first.split()) == 3
    assert second.split()[:2] == ["chips.each=6", "200"]
    told = json.loads(openoutcry("simulate", *asked, "--json").stdout)["by_set"]
    assert [one["varied"] for one in told] == ["chips.each=4", "chips.each=6"]
    assert told[1]["difference"] == pytest.approx(told[1]["score"] - told[0]["score"])
    assert told[1]["low"] < told[1]["difference"] < told[1]["high"]
    difference, low, high = (f"{told[1][name]:+.2f}" for name in ("difference", "low", "high"))
    assert second.split()[3:] == [difference, low, "–", high]


def test_without_a_sweep_no_set_is_compared(openoutcry: Run):
    told = json.loads(openoutcry("simulate", "mogul", "--bots", "random", "--games", "20", "--json").stdout)
    assert told["by_set"] == []


def test_a_set_is_printed_to_be_edited_and_played_with(openoutcry: Run, tmp_path: Path):
    printed = openoutcry("set", "mogul")
    assert printed.stdout == data_text("mogul")
    (tmp_path / "house.toml").write_text(openoutcry("set", "mogul", "--change", "chips.each=7").stdout, "utf-8")
    assert openoutcry("simulate", "mogul", "--games", "1", "--house-set", "house.toml").returncode == 0


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
        (["mogul", "--rounds"], 2, "--rounds needs a file"),
        (["mogul", "--resume"], 2, "--resume needs a file"),
        (["mogul", "--rotate", "--no-rotate"], 2, "--rotate or --no-rotate"),
        (["mogul", "--change", "chips.eech=7"], 2, "Did you mean “each”?"),
        (["mogul", "--change", "chips.each=7000"], 1, "chips.each"),
        (["mogul", "--vary", "chips.each=7..4"], 2, "a range goes up"),
        (["mogul", "--cluster", "spark://here"], 2, "A cluster is dask://HOST:PORT"),
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
    assert all(
        set(one) == {"game", "players", "options", "games", "decisions", "violations", "promised"} for one in checked
    )
    pairs = [one for one in checked if one["options"] is None]
    assert [(one["players"], one["violations"]) for one in pairs] == [(5, [])]
    checked = [one for one in checked if one["options"] is not None]
    counts = {"positions", "answers", "figures", "open", "events", "event_numbers", "unchecked"}
    assert all(set(one["promised"]) == counts for one in checked)
    assert all(one["promised"][name] > 0 for one in checked for name in ("answers", "figures", "events"))
    assert {one["options"]["fast_start"] for one in checked} == {"no", "yes"}
    assert all((one["players"], one["games"], one["violations"]) == (5, 1, []) for one in checked)


def test_the_laws_in_words(openoutcry: Run):
    asked = ["--games", "1", "--jobs", "1", "--set", "credit=own-turn"]
    told = openoutcry("check", "mogul", *asked).stdout
    assert told.count("credit=own-turn") >= 4
    assert "All laws hold." in told
    assert "Law 15: numbers on answers and in events, compared with what happens." in told
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
