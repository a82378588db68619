"""`openoutcry simulate`: many games between bots, the rows in a file, a summary on the screen."""

import math
from collections import defaultdict
from pathlib import Path

from rich.table import Table

from openoutcry.cli.arguments import cannot_write, read_text, settings
from openoutcry.cli.screen import aside, console, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players, fill_bots
from openoutcry.lab.simulate import BadSimulation, Plan, Row, simulate, write_rows

SURE = 1.96  # a 95 % interval


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
) -> int:
    """Play them, write them, sum them up."""
    players = default_players(game) if players is None else players
    set_text = None if house_set is None else read_text(house_set)
    plan = Plan(game, players, seed, fill_bots(bots, players), settings(sets), set_text)
    if out is not None:
        _try_to_write(out)
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
    console().print(summary(rows, games))
    return 0


def summary(rows: list[Row], games: int) -> Table:
    """Wins with their interval and mean scores, by bot and by seat."""
    table = Table(title=spoken("simulate-title", games=games), title_justify="left", title_style="bold", box=None)
    table.add_column(spoken("simulate-who"))
    for heading in ("simulate-seats", "simulate-won", "simulate-interval", "simulate-score"):
        table.add_column(spoken(heading), justify="right")
    by_bot: dict[str, list[Row]] = defaultdict(list)
    by_seat: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_bot[row.bot].append(row)
        by_seat[row.seat].append(row)
    for bot in sorted(by_bot):
        table.add_row(bot, *_figures(by_bot[bot]))
    for seat in sorted(by_seat):
        name = f"{spoken('seat', seat=seat + 1)} ({', '.join(sorted({row.bot for row in by_seat[seat]}))})"
        table.add_row(name, *_figures(by_seat[seat]))
    return table


def _figures(rows: list[Row]) -> list[str]:
    won = sum(row.won for row in rows)
    low, high = wilson(won, len(rows))
    mean = sum(row.score for row in rows) / len(rows)
    return [str(len(rows)), _percent(won / len(rows)), f"{_percent(low)} – {_percent(high)}", _decimal(mean)]


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    share, z = won / games, SURE
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max((middle - spread) / scale, 0.0), min((middle + spread) / scale, 1.0)


def _percent(share: float) -> str:
    return f"{_decimal(100 * share)} %"


def _decimal(number: float) -> str:
    return f"{number:.1f}".replace(".", spoken("decimal-point"))


def _try_to_write(path: Path) -> None:
    """Refuse a file that cannot be written before hours of play, not after."""
    if path.suffix not in {".parquet", ".jsonl", ".ndjson"}:
        raise BadSimulation("bad-ending", f"{path.name}: write to .parquet or .jsonl", file=path.name)
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as problem:
        raise cannot_write(path) from problem
