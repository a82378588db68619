"""`openoutcry simulate`: many games between bots, the rows in a file, a summary on the screen."""

from collections import defaultdict
from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import cannot_write, read_text, settings, try_to_write
from openoutcry.cli.screen import aside, console, decimal, percent, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players, fill_bots
from openoutcry.games.catalogue import open_game
from openoutcry.lab.intervals import wilson
from openoutcry.lab.simulate import Plan, Row, known_ending, simulate, write_rows


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody fared: of `seats` rows `won`, with the 95 % interval of that share, and the mean score. It is a bot
    in all its seats, or one `seat` with whoever sat there."""

    bot: str
    seats: int
    won: int
    share: float
    low: float
    high: float
    score: float
    seat: int | None = None


class Summary(msgspec.Struct, frozen=True):
    """What `simulate --json` writes."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    by_bot: list[Share]
    by_seat: list[Share]


def simulate_games(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int,
    bots: str | None,
    sets: list[str],
    house_set: Path | None,
    out: Path | None,
    json: bool,
) -> int:
    """Play them, write them, sum them up."""
    players = default_players(game) if players is None else players
    set_text = None if house_set is None else read_text(house_set)
    plan = Plan(game, players, seed, fill_bots(game, bots, players), settings(sets), set_text)
    if out is not None:
        known_ending(out)
        try_to_write(out)
    remark_uncompiled()
    with progress_bar() as bar:
        task = bar.add_task(spoken("simulate-playing"), total=games)
        rows = simulate(plan, games, jobs or -1, lambda played: bar.advance(task, played))
    if out is not None:
        try:
            write_rows(rows, out)
        except OSError as problem:
            raise cannot_write(out) from problem
        aside().print(spoken("simulate-written", rows=len(rows), file=str(out)))
    found = summary(plan, games, rows)
    if json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        console().print(_table(found))
    return 0


def summary(plan: Plan, games: int, rows: list[Row]) -> Summary:
    """Wins with their interval and mean scores, by bot and by seat."""
    by_bot: dict[str, list[Row]] = defaultdict(list)
    by_seat: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_bot[row.bot].append(row)
        by_seat[row.seat].append(row)
    return Summary(
        plan.game,
        plan.players,
        open_game(plan.game, plan.players, plan.options, plan.house_set).options,
        games,
        plan.seed,
        [_share(bot, by_bot[bot]) for bot in sorted(by_bot)],
        [_share(by_seat[seat][0].bot, by_seat[seat], seat) for seat in sorted(by_seat)],
    )


def _share(bot: str, rows: list[Row], seat: int | None = None) -> Share:
    won = sum(row.won for row in rows)
    low, high = wilson(won, len(rows))
    mean = sum(row.score for row in rows) / len(rows)
    return Share(bot, len(rows), won, won / len(rows), low, high, mean, seat)


def _table(found: Summary) -> Table:
    table = Table(title=spoken("simulate-title", games=found.games), title_justify="left", title_style="bold", box=None)
    table.add_column(spoken("simulate-who"))
    for heading in ("simulate-seats", "simulate-won", "simulate-interval", "simulate-score"):
        table.add_column(spoken(heading), justify="right")
    for one in (*found.by_bot, *found.by_seat):
        who = one.bot if one.seat is None else f"{spoken('seat', seat=one.seat + 1)} ({one.bot})"
        interval = f"{percent(one.low)} – {percent(one.high)}"
        table.add_row(who, str(one.seats), percent(one.share), interval, decimal(one.score))
    return table
