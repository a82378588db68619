"""Files of simulations: written as games come, whole when somebody interrupts, and gone on with."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import polars
import pytest

from openoutcry.lab.errors import BadFile
from openoutcry.lab.rows import open_file, parts_of, rounds_beside
from openoutcry.lab.runs import AT_ONCE, Simulation, cut_rounds, resume_run
from openoutcry.lab.simulate import Plan

PLAN = Plan("mogul", 3, 7, ["broker", "random", "random"], {}, rotate=True, rounds=True)
ENDINGS = ["csv", "jsonl", "parquet"]
GAMES = 120


def play(path: Path, games: int = GAMES, resume: bool = False, stop_after: int | None = None, plan: Plan = PLAN) -> int:
    """Play into this file; how many games were there before. After so many pieces somebody interrupts."""
    simulation, pieces = Simulation([plan], games), 0

    def count(_: int) -> None:
        nonlocal pieces
        pieces += 1
        if pieces == stop_after:
            raise KeyboardInterrupt

    done = resume_run(simulation, path) if resume else 0
    if resume:
        cut_rounds(simulation, rounds_beside(path), done)
    whole = simulation.run(1, open_file(path, resume), open_file(rounds_beside(path), resume), done, count)
    assert whole == (stop_after is None)
    assert sum(one.seats for one in simulation.sums.by_bot.values()) == simulation.sums.games * 3
    return done


def read(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        return polars.read_parquet(path).to_dicts()
    lines = path.read_text("utf-8").splitlines()
    return list(csv.DictReader(lines)) if path.suffix == ".csv" else [json.loads(line) for line in lines]


def test_all_kinds_of_files_hold_the_same(tmp_path: Path):
    for ending in ENDINGS:
        play(tmp_path / f"games.{ending}", games=6)
    for name in ("games", "games.rounds"):
        as_csv, as_json, as_parquet = (read(tmp_path / f"{name}.{ending}") for ending in ENDINGS)
        assert as_json == as_parquet
        assert as_csv == [{key: "" if one is None else str(one) for key, one in row.items()} for row in as_json]
        assert not parts_of(tmp_path / f"{name}.parquet").exists()


@pytest.mark.parametrize("ending", ENDINGS)
def test_who_interrupts_keeps_what_is_whole_and_can_go_on(tmp_path: Path, ending: str):
    whole, stopped = tmp_path / f"whole.{ending}", tmp_path / f"stopped.{ending}"
    play(whole)
    play(stopped, stop_after=1)
    assert read(stopped) == read(whole)[: 3 * AT_ONCE]
    assert play(stopped, resume=True) == AT_ONCE
    assert read(stopped) == read(whole)
    assert read(rounds_beside(stopped)) == read(rounds_beside(whole))
    assert play(stopped, resume=True) == GAMES


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_a_line_that_was_torn_is_cut_off(tmp_path: Path, ending: str):
    path = tmp_path / f"games.{ending}"
    play(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    assert 0 < play(path, resume=True) < GAMES
    assert path.read_bytes() == whole


def test_parts_of_a_parquet_file_are_found_again_after_a_crash(tmp_path: Path):
    whole, crashed = tmp_path / "whole.parquet", tmp_path / "crashed.parquet"
    play(whole)
    simulation = Simulation([PLAN], GAMES)
    seats, rounds = open_file(crashed), open_file(rounds_beside(crashed))
    for piece, chunk in simulation.chunks(1):
        rounds.write(chunk.rounds, simulation.legends[0][1])
        rounds.settle()
        if piece.first == 0:
            seats.write(chunk.seats, simulation.legends[0][0])
            seats.settle()
    del seats, rounds  # never closed
    assert not crashed.exists()  # the rows of rounds are further than those of seats
    assert play(crashed, resume=True) == AT_ONCE
    assert read(crashed) == read(whole)
    assert read(rounds_beside(crashed)) == read(rounds_beside(whole))


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_of_another_simulation_is_refused(tmp_path: Path, ending: str):
    path = tmp_path / f"games.{ending}"
    play(path, games=6)
    before = path.read_bytes()
    for other, problem in (
        (Plan("mogul", 3, 8, PLAN.bots, {}, rotate=True, rounds=True), "seed of game 0 is '7', and here '8'"),
        (Plan("mogul", 3, 7, ["random"] * 3, {}, rotate=True, rounds=True), "bot of game 0 is 'broker'"),
        (Plan("mogul", 3, 7, PLAN.bots, {}, rounds=True), "is of another simulation"),
    ):
        with pytest.raises(BadFile, match=problem):
            play(path, resume=True, plan=other)
    with pytest.raises(BadFile, match="holds more games than the 3"):
        play(path, games=3, resume=True)
    assert path.read_bytes() == before


def test_an_ending_that_means_nothing_is_refused(tmp_path: Path):
    with pytest.raises(BadFile, match=r"\.csv, \.jsonl or \.parquet"):
        open_file(tmp_path / "games.xls")
