"""`openoutcry arena`: which bot is stronger, as a table, a picture, or JSON."""

from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from openoutcry.cli.arena_picture import drawn
from openoutcry.cli.arguments import picture_file, settings, write_text
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import aside, console, decimal, percent, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players, fill_bots
from openoutcry.cli.sets import set_of
from openoutcry.lab.arena import Result, Standing, Stop, hold_arena
from openoutcry.lab.simulate import Plan

# The columns, each at least so wide that its figures are not broken.
HEADINGS = {
    "arena-games": 1,
    "arena-won": 1,
    "arena-interval": 14,
    "arena-rank": 1,
    "arena-rating": 9,
    "arena-ms": 1,
    "arena-slowest": 1,
}
STOPPED = {
    "precision": "arena-stopped-precision",
    "decided": "arena-stopped-decided",
    "interrupted": "arena-stopped-interrupted",
}
STRIP = 41  # columns of the strip on which an interval is drawn


class ArenaWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    players: int | None
    bots: str | None
    games: int
    seed: int
    jobs: int
    sets: list[str]
    house_set: Path | None
    changes: list[str]
    precision: float | None
    decided: bool
    picture: Path | None
    json: bool


def compare_bots(wishes: ArenaWishes) -> int:
    """Play, and say who is stronger."""
    players = default_players(wishes.game) if wishes.players is None else wishes.players
    set_text = set_of(wishes.game, wishes.house_set, wishes.changes)
    bots = fill_bots(wishes.game, wishes.bots, players)
    plan = Plan(wishes.game, players, wishes.seed, bots, settings(wishes.sets), set_text)
    if wishes.picture is not None:
        picture_file(wishes.picture)
    remark_uncompiled()
    stop = Stop(None if wishes.precision is None else wishes.precision / 100, wishes.decided)
    with progress_bar(rate=True) as bar:
        task = bar.add_task(spoken("simulate-playing"), total=-(-wishes.games // players) * players)
        found = hold_arena(plan, wishes.games, wishes.jobs, stop, lambda played: bar.advance(task, played))
    if found.stopped in STOPPED:
        aside().print(spoken(STOPPED[found.stopped], deals=found.deals))
    if wishes.picture is not None:
        write_text(wishes.picture, drawn(found))
        aside().print(spoken("arena-drawn", file=str(wishes.picture)))
    if wishes.json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        console().print(_table(found))
        console().print(_strips(found))
    return INTERRUPTED if found.stopped == "interrupted" else 0


def title(found: Result) -> str:
    """What was played."""
    return spoken(
        "arena-title",
        game=spoken(f"game-{found.game}"),
        players=found.players,
        games=found.games,
        deals=found.deals,
        seed=str(found.seed),
    )


def _table(found: Result) -> Table:
    table = Table(title=title(found), title_justify="left", title_style="bold", box=None)
    table.add_column(spoken("simulate-who"), overflow="fold")
    for heading, width in HEADINGS.items():
        table.add_column(spoken(heading), justify="right", min_width=width)
    ratings = {one.bot: one for one in found.ratings}
    for one in found.bots:
        rated = ratings.get(one.bot)
        table.add_row(
            one.bot,
            str(one.games),
            percent(one.win_rate),
            f"{decimal(100 * one.low)} – {percent(one.high)}",
            decimal(one.mean_rank, 2),
            "–" if rated is None else f"{rated.rating:+.0f} ±{(rated.high - rated.low) / 2:.0f}",
            decimal(one.ms_per_decision, 2),
            decimal(found.slowest_ms[one.bot]),
        )
    return table


def _strips(found: Result) -> Table:
    """The intervals as they lie to each other, and to the share of equals."""
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_row()
    for one in found.bots:
        table.add_row(one.bot, strip(one, found.par))
    table.add_row("", Text(_scale(found.par)))
    return table


def strip(one: Standing, par: float) -> Text:
    """One interval from 0 to 100 %: its ends, the share between them, and par."""
    cells = [" "] * STRIP
    cells[_place(par)] = "┊"
    low, middle, high = _place(one.low), _place(one.win_rate), _place(one.high)
    cells[low : high + 1] = "─" * (high - low + 1)
    if low < _place(par) < high:
        cells[_place(par)] = "┼"
    cells[low], cells[high] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells))


def _scale(par: float) -> str:
    """Below the strips: what par is, and the ends of the scale."""
    words, place = spoken("arena-par", par=percent(par)), _place(par)
    fits = place + 2 + len(words) <= STRIP
    named = " " * place + f"┊ {words}" if fits else f"{words} ┊".rjust(place + 1)
    return f"{named}\n0 %{' ' * (STRIP - 8)}100 %"


def _place(share: float) -> int:
    return round(share * (STRIP - 1))
