"""Many games between bots: one row a seat, the same rows for the same seed whatever the number of jobs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import ranks
from openoutcry.engine.kernel import NATURE, answer_for, draw
from openoutcry.engine.records import view
from openoutcry.games.catalogue import open_game

CHUNK = 25


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
    """What to play: `bots` by seat, turned by one seat each game if `rotate`; games of a `pair` share their deal."""

    game: str
    players: int
    seed: int
    bots: list[str]
    options: dict[str, str]
    house_set: str | None = None
    rotate: bool = False


def play_one(plan: Plan, match: int) -> list[Row]:
    """Play one game of the plan."""
    game = open_game(plan.game, plan.players, plan.options, plan.house_set)
    turn = match % plan.players if plan.rotate else 0
    deal = match // plan.players if plan.rotate else match
    names = [plan.bots[(seat - turn) % plan.players] for seat in range(plan.players)]
    seed = (plan.seed << 24) ^ deal
    bots = [make_bot(name, game, (seed << 8) + seat) for seat, name in enumerate(names)]
    nature = Rng(seed)
    decisions = [0] * plan.players
    g = game.new()
    while g.options != 0:
        player = int(g.player)
        if player == NATURE:
            answer_for(g, NATURE, draw(g, nature))
            continue
        choice = door.choice(game, g, player)
        assert choice is not None
        decisions[player] += len(choice.options) > 1
        answer_for(g, player, bots[player].act(view(g, player, True), choice, None))
    scores = game.scores(g)
    places = ranks(game.standing(g))
    options = " ".join(f"{name}={value}" for name, value in sorted(game.options.items()))
    return [
        Row(
            plan.game,
            plan.players,
            options,
            match,
            plan.seed,
            seat,
            names[seat],
            scores[seat],
            places[seat],
            places[seat] == 1,
            decisions[seat],
            game.end(g),
        )
        for seat in range(plan.players)
    ]


def play_some(plan: Plan, matches: range) -> list[Row]:
    """Play these games of the plan, one after the other."""
    return [row for match in matches for row in play_one(plan, match)]


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Row]:
    """Play `games` games, on `jobs` processes, in order."""
    if len(plan.bots) != plan.players:
        raise BadSimulation(
            "bots-do-not-fit",
            f"{plan.players} players need {plan.players} bots, and {len(plan.bots)} were named",
            players=plan.players,
            bots=len(plan.bots),
        )
    game = open_game(plan.game, plan.players, plan.options, plan.house_set)
    for name in plan.bots:
        make_bot(name, game, 0)
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

    yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(play_some)(plan, matches) for matches in chunks)


def write_rows(rows: list[Row], path: Path) -> None:
    """Write Parquet or JSON Lines, by the file's ending."""
    if path.suffix == ".parquet":
        import polars

        polars.DataFrame([msgspec.structs.asdict(row) for row in rows]).write_parquet(path)
    elif path.suffix in {".jsonl", ".ndjson"}:
        path.write_bytes(msgspec.json.Encoder().encode_lines(rows))
    else:
        raise BadSimulation(
            "bad-ending", f"{path.name}: write to a file that ends in .parquet or .jsonl", file=path.name
        )
