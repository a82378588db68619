"""`openoutcry loadtest`: what a server carries here, as a table, a picture, or JSON."""

from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import picture_file, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.loadtest_picture import drawn
from openoutcry.cli.screen import aside, console, decimal, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.serve import known_kind
from openoutcry.games.catalogue import open_game

# What is told of a run, and with how many decimals.
ROWS = {
    "tables": 0,
    "sockets": 0,
    "moves_per_second": 1,
    "p50_ms": 1,
    "p99_ms": 1,
    "p999_ms": 1,
    "cpu_ms_per_move": 2,
    "bytes_per_move": 0,
    "table_bytes": 0,
    "socket_bytes": 0,
    "refused": 0,
    "lost": 0,
}
BESIDE_BOTS = {"bots": 0, "thoughts": 0, "p50_ms_beside_bots": 1, "p99_ms_beside_bots": 1}
WARM_UP = 2.0


class LoadWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    tables: int
    players: int
    rate: float
    seconds: float
    watchers: int
    processes: int
    database: str
    addresses: list[str]
    seed: int
    bots: int
    thinkers: int
    picture: Path | None
    json: bool


def put_under_load(wishes: LoadWishes) -> int:
    """Load a server, and show what it took; leave with 1 if an answer was lost."""
    from openoutcry.server.load.crowd import Plan
    from openoutcry.server.load.run import load

    known_kind(wishes.database)
    open_game(wishes.game, wishes.players)
    if wishes.processes > 1 and not wishes.addresses and not wishes.database.startswith("postgres"):
        raise WrongUsage("usage-processes", "several processes share a PostgreSQL: name it with --database")
    if wishes.picture is not None:
        picture_file(wishes.picture)
    remark_uncompiled()
    plan = Plan(
        addresses=[address_of(one) for one in wishes.addresses],
        game=wishes.game,
        tables=wishes.tables,
        players=wishes.players,
        rate=wishes.rate,
        seconds=wishes.seconds,
        warm_up=WARM_UP,
        watchers=wishes.watchers,
        seed=wishes.seed,
        bots=wishes.bots,
    )
    with progress_bar() as bar:
        seated = bar.add_task(spoken("loadtest-seating"), total=wishes.tables)
        playing = bar.add_task(spoken("loadtest-playing"), total=round(wishes.seconds))
        tasks = {"seated": seated, "second": playing}
        found = load(
            plan,
            wishes.processes,
            wishes.database,
            lambda what, done: bar.update(tasks[what], completed=done),
            wishes.thinkers,
        )
    if wishes.picture is not None:
        write_text(wishes.picture, drawn(found))
        aside().print(spoken("loadtest-drawn", file=str(wishes.picture)))
    if wishes.json:
        print(msgspec.json.encode(found.figures).decode())  # noqa: T201
    else:
        console().print(_table(msgspec.to_builtins(found.figures)))
    return 1 if found.figures.lost else 0


def address_of(wish: str) -> str:
    """The machine and port of a server's address."""
    address = wish.removeprefix("http://").rstrip("/")
    if not address.rpartition(":")[0] or not address.rpartition(":")[2].isdecimal():
        raise WrongUsage("usage-address", f"--address is like http://127.0.0.1:8000, not {wish!r}", value=wish)
    return address


def _table(figures: dict[str, float | None]) -> Table:
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, places in (ROWS | (BESIDE_BOTS if figures["bots"] else {})).items():
        number = figures[name]
        table.add_row(spoken(f"loadtest-{name.replace('_', '-')}"), "–" if number is None else decimal(number, places))
    return table
