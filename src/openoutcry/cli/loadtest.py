"""`openoutcry loadtest`: the throughput and latency of a server on this machine, as a table, a picture or JSON."""

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import check_picture_file, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.options import LoadtestOptions
from openoutcry.cli.pictures import loadtest_picture
from openoutcry.cli.screen import console, decimal, error_console, localized, progress_bar, warn_if_uncompiled
from openoutcry.cli.serve import check_database_url
from openoutcry.games.catalogue import open_game

# The figures that are shown, with their number of decimals.
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


def run_loadtest(options: LoadtestOptions) -> int:
    """Load a server with simulated clients and print what was measured. Return 1 if an answer was lost, otherwise 0."""
    from openoutcry.server.load.crowd import LoadPlan
    from openoutcry.server.load.run import load

    check_database_url(options.database)
    open_game(options.game, options.players)
    if options.processes > 1 and not options.addresses and not options.database.startswith("postgres"):
        raise WrongUsage("usage-processes", "several processes share a PostgreSQL: name it with --database")
    if options.picture is not None:
        check_picture_file(options.picture)
    warn_if_uncompiled()
    plan = LoadPlan(
        addresses=[address_of(one) for one in options.addresses],
        game=options.game,
        tables=options.tables,
        players=options.players,
        rate=options.rate,
        seconds=options.seconds,
        warm_up=WARM_UP,
        watchers=options.watchers,
        seed=options.seed,
        bots=options.bots,
    )
    with progress_bar() as bar:
        seated = bar.add_task(localized("loadtest-seating"), total=options.tables)
        playing = bar.add_task(localized("loadtest-playing"), total=round(options.seconds))
        tasks = {"seated": seated, "second": playing}
        result = load(
            plan,
            options.processes,
            options.database,
            lambda what, done: bar.update(tasks[what], completed=done),
            options.thinkers,
        )
    if options.picture is not None:
        write_text(options.picture, loadtest_picture(result))
        error_console().print(localized("loadtest-drawn", file=str(options.picture)))
    if options.json:
        print(msgspec.json.encode(result.figures).decode())  # noqa: T201
    else:
        console().print(_table(msgspec.to_builtins(result.figures)))
    return 1 if result.figures.lost else 0


def address_of(address_text: str) -> str:
    """Return host and port of a server's address. Raise `WrongUsage` if it has no port."""
    address = address_text.removeprefix("http://").rstrip("/")
    if not address.rpartition(":")[0] or not address.rpartition(":")[2].isdecimal():
        raise WrongUsage(
            "usage-address", f"--address is like http://127.0.0.1:8000, not {address_text!r}", value=address_text
        )
    return address


def _table(figures: dict[str, float | None]) -> Table:
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, places in (ROWS | (BESIDE_BOTS if figures["bots"] else {})).items():
        number = figures[name]
        table.add_row(
            localized(f"loadtest-{name.replace('_', '-')}"), "–" if number is None else decimal(number, places)
        )
    return table
