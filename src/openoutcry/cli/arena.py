"""`openoutcry arena`: bots play each other, and their results are shown as a table, a picture or JSON."""

import msgspec
from rich.table import Table
from rich.text import Text

from openoutcry.cli.arguments import changed_data_file, check_picture_file, parse_game_options, write_text
from openoutcry.cli.options import ArenaOptions
from openoutcry.cli.pictures import arena_picture
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import console, decimal, error_console, localized, percent, progress_bar, warn_if_uncompiled
from openoutcry.cli.seats import default_players, fill_bots
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


def run_arena(options: ArenaOptions) -> int:
    """Run an arena and print its standings. Return 0, or 130 if it was interrupted."""
    players = default_players(options.game) if options.players is None else options.players
    set_text = changed_data_file(options.game, options.house_set, options.changes)
    bots = fill_bots(options.game, options.bots, players)
    plan = Plan(options.game, players, options.seed, bots, parse_game_options(options.sets), set_text)
    if options.picture is not None:
        check_picture_file(options.picture)
    warn_if_uncompiled()
    stop = Stop(None if options.precision is None else options.precision / 100, options.decided)
    with progress_bar(rate=True) as bar:
        task = bar.add_task(localized("simulate-playing"), total=-(-options.games // players) * players)
        result = hold_arena(plan, options.games, options.jobs, stop, lambda played: bar.advance(task, played))
    if result.stopped in STOPPED:
        error_console().print(localized(STOPPED[result.stopped], deals=result.deals))
    if options.picture is not None:
        write_text(options.picture, arena_picture(result))
        error_console().print(localized("arena-drawn", file=str(options.picture)))
    if options.json:
        print(msgspec.json.encode(result).decode())  # noqa: T201
    else:
        console().print(_table(result))
        console().print(_strips(result))
    return INTERRUPTED if result.stopped == "interrupted" else 0


def title(result: Result) -> str:
    """Return the heading of the standings: game, players, games, deals and seed."""
    return localized(
        "arena-title",
        game=localized(f"game-{result.game}"),
        players=result.players,
        games=result.games,
        deals=result.deals,
        seed=str(result.seed),
    )


def _table(result: Result) -> Table:
    table = Table(title=title(result), title_justify="left", title_style="bold", box=None)
    table.add_column(localized("simulate-who"), overflow="fold")
    for heading, width in HEADINGS.items():
        table.add_column(localized(heading), justify="right", min_width=width)
    ratings = {standing.bot: standing for standing in result.ratings}
    for standing in result.bots:
        rated = ratings.get(standing.bot)
        table.add_row(
            standing.bot,
            str(standing.games),
            percent(standing.win_rate),
            f"{decimal(100 * standing.low)} – {percent(standing.high)}",
            decimal(standing.mean_rank, 2),
            "–" if rated is None else f"{rated.rating:+.0f} ±{(rated.high - rated.low) / 2:.0f}",
            decimal(standing.ms_per_decision, 2),
            decimal(result.slowest_ms[standing.bot]),
        )
    return table


def _strips(result: Result) -> Table:
    """Return one line per bot with the interval of its win rate on a scale from 0 to 100 %, and a line with the
    scale."""
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_row()
    for standing in result.bots:
        table.add_row(standing.bot, strip(standing, result.par))
    table.add_row("", Text(_scale(result.par)))
    return table


def strip(standing: Standing, par: float) -> Text:
    """Draw one interval on a scale from 0 to 100 %: both ends, the win rate (●) and the par (┊)."""
    cells = [" "] * STRIP
    cells[_place(par)] = "┊"
    low, middle, high = _place(standing.low), _place(standing.win_rate), _place(standing.high)
    cells[low : high + 1] = "─" * (high - low + 1)
    if low < _place(par) < high:
        cells[_place(par)] = "┼"
    cells[low], cells[high] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells))


def _scale(par: float) -> str:
    """Return the lines below the strips: the label of par, and the ends of the scale."""
    words, place = localized("arena-par", par=percent(par)), _place(par)
    fits = place + 2 + len(words) <= STRIP
    named = " " * place + f"┊ {words}" if fits else f"{words} ┊".rjust(place + 1)
    return f"{named}\n0 %{' ' * (STRIP - 8)}100 %"


def _place(share: float) -> int:
    return round(share * (STRIP - 1))
