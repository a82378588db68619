"""Many games between bots: one row a seat, the same rows for the same seed whatever the number of jobs."""

import csv
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from openoutcry.bots import Bot, Wish, make_bot, name_of
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import open_game
from openoutcry.games.packages import VARIABLE
from openoutcry.lab.one_game import play_game

CHUNK = 25
ENDINGS = (".parquet", ".csv", ".jsonl", ".ndjson")


class BadSimulation(OpenOutcryError):
    """The simulation cannot be run or written as asked."""


class Row(msgspec.Struct, frozen=True):
    """One seat of one game. `decisions` are that seat's own, among two or more options."""

    game: str
    players: int
    options: str
    match: int
    seed: int
    seat: int
    bot: str
    score: int
    rank: int
    won: bool
    decisions: int
    end: str


class Plan(msgspec.Struct, frozen=True):
    """What to play: `bots` by seat. If `rotate`, they move on by one seat after each game, and as many games as there
    are players share a deal, so that each bot plays each seat of it."""

    game: str
    players: int
    seed: int
    bots: Sequence[Wish]
    options: dict[str, str]
    house_set: str | None = None
    rotate: bool = False


def play_one(plan: Plan, match: int) -> list[Row]:
    """Play one game of the plan."""
    game, wishes = opened(plan), sitting(plan, match)
    played = play_game(game, bots_of(plan, game, match), deal_of(plan, match))
    options = " ".join(f"{name}={value}" for name, value in sorted(game.options.items()))
    return [
        Row(
            plan.game,
            plan.players,
            options,
            match,
            plan.seed,
            seat,
            name_of(wishes[seat]),
            played.scores[seat],
            played.ranks[seat],
            played.ranks[seat] == 1,
            played.decisions[seat],
            played.end,
        )
        for seat in range(plan.players)
    ]


def opened(plan: Plan) -> Game[Any]:
    """The game of the plan."""
    return open_game(plan.game, plan.players, plan.options, plan.house_set)


def sitting(plan: Plan, match: int) -> list[Wish]:
    """Who sits where in a game of the plan."""
    turn = match % plan.players if plan.rotate else 0
    return [plan.bots[(seat - turn) % plan.players] for seat in range(plan.players)]


def deal_of(plan: Plan, match: int) -> int:
    """The seed of what is dealt in a game of the plan."""
    return (plan.seed << 24) ^ (match // plan.players if plan.rotate else match)


def bots_of(plan: Plan, game: Game[Any], match: int) -> list[Bot]:
    """The bots of a game of the plan, by seat; each rotation of a deal has luck of its own."""
    turn = match % plan.players if plan.rotate else 0
    seed = (deal_of(plan, match) << 8) + (turn << 4)
    return [make_bot(wish, game, seed + seat) for seat, wish in enumerate(sitting(plan, match))]


def check_plan(plan: Plan) -> Game[Any]:
    """The game of the plan; refuses one that cannot be opened, and bots that cannot sit down."""
    if len(plan.bots) != plan.players:
        raise BadSimulation(
            "bots-do-not-fit",
            f"{plan.players} players need {plan.players} bots, and {len(plan.bots)} were named",
            players=plan.players,
            bots=len(plan.bots),
        )
    game = opened(plan)
    for wish in plan.bots:
        make_bot(wish, game, 0)
    return game


def play_some(plan: Plan, matches: range) -> list[Row]:
    """Play these games of the plan, one after the other."""
    return [row for match in matches for row in play_one(plan, match)]


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Row]:
    """Play `games` games, on `jobs` processes, in order."""
    check_plan(plan)
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    rows: list[Row] = []
    for matches, played in zip(chunks, _played(plan, chunks, jobs), strict=True):
        rows += played
        if progress is not None:
            progress(len(matches))
    return rows


def _played(plan: Plan, chunks: list[range], jobs: int) -> Iterator[list[Row]]:
    if jobs == 1:
        yield from (play_some(plan, matches) for matches in chunks)
        return
    from joblib import Parallel, delayed

    work = delayed(_play_there)
    games, path = os.environ.get(VARIABLE, ""), sys.path[:]
    yield from Parallel(n_jobs=jobs, return_as="generator")(work(games, path, plan, matches) for matches in chunks)


def _play_there(games: str, path: list[str], plan: Plan, matches: range) -> list[Row]:
    """In a process that may have been started before somebody named games of other packages."""
    os.environ[VARIABLE] = games
    sys.path[:] = path
    return play_some(plan, matches)


def known_ending(path: Path) -> None:
    """Refuse a file whose ending does not say how to write it."""
    if path.suffix not in ENDINGS:
        message = f"{path.name}: write to a file that ends in .csv, .jsonl or .parquet"
        raise BadSimulation("bad-ending", message, file=path.name)


def write_rows(rows: list[Row], path: Path) -> None:
    """Write the rows as the file's ending says: CSV, JSON Lines or Parquet."""
    known_ending(path)
    if path.suffix == ".parquet":
        import polars

        polars.DataFrame([msgspec.structs.asdict(row) for row in rows]).write_parquet(path)
    elif path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            lines = csv.writer(file)
            lines.writerow(Row.__struct_fields__)
            lines.writerows(msgspec.structs.astuple(row) for row in rows)
    else:
        path.write_bytes(msgspec.json.Encoder().encode_lines(rows))
