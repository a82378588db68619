"""`openoutcry bench`: how fast the engine is here."""

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import settings
from openoutcry.cli.screen import console, remark_uncompiled, spoken
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.bench import Figures, measure

FIGURES = ("decisions_per_second", "driven_decisions_per_second", "games_per_second", "clone_ns", "state_bytes")


def show_bench(game: str | None, players: int | None, seconds: float, sets: list[str], json: bool) -> int:
    """Measure, and show."""
    names = games() if game is None else [game]
    for name in names:
        if players is not None or game is not None:
            open_game(name, players or 4, settings(sets))
    remark_uncompiled()
    found = list(measure(names, players, seconds, settings(sets)))
    if json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        console().print(_table(found))
    return 0


def _table(found: list[Figures]) -> Table:
    table = Table(box=None)
    table.add_column(spoken("bench-game"))
    table.add_column(spoken("bench-players"), justify="right")
    for name in FIGURES:
        table.add_column(spoken(f"bench-{name.replace('_', '-')}"), justify="right")
    for one in found:
        figures = [spoken("figure", number=round(float(getattr(one, name)))) for name in FIGURES]
        table.add_row(one.game, str(one.players), *figures)
    return table
