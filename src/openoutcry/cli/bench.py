"""`openoutcry bench`: the speed of the engine on this machine."""

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import parse_game_options
from openoutcry.cli.options import BenchOptions
from openoutcry.cli.screen import console, localized, warn_if_uncompiled
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.bench import Figures, measure

FIGURES = ("decisions_per_second", "driven_decisions_per_second", "games_per_second", "clone_ns", "state_bytes")


def run_bench(options: BenchOptions) -> int:
    """Measure the speed of one game, or of all."""
    names = games() if options.game is None else [options.game]
    for name in names:
        if options.players is not None or options.game is not None:
            open_game(name, options.players or 4, parse_game_options(options.sets))
    warn_if_uncompiled()
    figures = list(measure(names, options.players, options.seconds, parse_game_options(options.sets)))
    if options.json:
        print(msgspec.json.encode(figures).decode())  # noqa: T201
    else:
        console().print(_table(figures))
    return 0


def _table(measured: list[Figures]) -> Table:
    table = Table(box=None)
    table.add_column(localized("bench-game"))
    table.add_column(localized("bench-players"), justify="right")
    for name in FIGURES:
        table.add_column(localized(f"bench-{name.replace('_', '-')}"), justify="right")
    for one in measured:
        figures = [localized("figure", number=round(float(getattr(one, name)))) for name in FIGURES]
        table.add_row(one.game, str(one.players), *figures)
    return table
