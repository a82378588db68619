"""Measures the throughput and latency of a server under load: `python -m tests.campaigns.load`.

A server is started on a new database file. Simulated players, in a process of their own, answer at random at every
table over real sockets. After --seconds everything is stopped. The latency of an answer ends when the last player of
its table has received it. With --address, running servers are loaded instead: they keep their limits, and their CPU
time and memory are not measured. The exit code is 1 if an answer was lost. Machines differ: compare only figures of
the same machine.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.screen import console, error_console, progress_bar, warn_if_uncompiled
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.games.catalogue import open_game
from tests.campaigns.arguments import between, database_url
from tests.campaigns.load.clients import LoadPlan
from tests.campaigns.load.picture import loadtest_picture
from tests.campaigns.load.run import load

# The figures that are shown, with their names and numbers of decimals.
ROWS = {
    "tables": ("Tables", 0),
    "sockets": ("Sockets", 0),
    "moves_per_second": ("Moves a second", 1),
    "p50_ms": ("Half of the answers within (ms)", 1),
    "p99_ms": ("99 of 100 within (ms)", 1),
    "p999_ms": ("999 of 1000 within (ms)", 1),
    "cpu_ms_per_move": ("CPU of the server a move (ms)", 2),
    "bytes_per_move": ("Bytes a move to each socket", 0),
    "table_bytes": ("Memory a table (bytes)", 0),
    "socket_bytes": ("Memory a socket (bytes)", 0),
    "refused": ("Answers refused", 0),
    "lost": ("Answers lost", 0),
}
ROWS_WITH_BOTS = {
    "bots": ("Bots that search at other tables", 0),
    "thoughts": ("Their answers", 0),
    "p50_ms_beside_bots": ("Meanwhile, half of the answers within (ms)", 1),
    "p99_ms_beside_bots": ("Meanwhile, 99 of 100 within (ms)", 1),
}
WARM_UP = 2.0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(
        "tests.campaigns.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = found.add_argument
    add("game", nargs="?", default="stockpile", help="the name of a game")
    add("--tables", metavar="N", type=between(1, 10_000), default=50, help="the number of tables")
    add("--players", metavar="N", type=between(1, 99), default=4, help="the simulated players at each table")
    add("--rate", metavar="N", type=between(0.0, 100_000.0), default=50.0, help="answers a second, 0 for no limit")
    add("--seconds", metavar="S", type=between(1.0, 3600.0), default=20.0, help="the duration of the measurement")
    add("--watchers", metavar="N", type=between(0, 1000), default=0, help="the spectators of each table")
    add("--processes", metavar="N", type=between(1, 64), default=1, help="the servers that share the tables")
    add("--database", metavar="URL", type=database_url, default="", help="the database; a new file by default")
    add("--address", metavar="URL", action="append", default=[], help="a running server; repeatable")
    add("--seed", metavar="N", type=between(0, 1 << 62), default=0, help="the same number gives the same players")
    add("--bots", metavar="N", type=between(0, 1000), default=0, help="bots that search at other tables, half the time")
    add("--thinkers", metavar="N", type=between(0, 256), default=0, help="processes in which bots search")
    add("--picture", metavar="FILE", type=Path, help="draw the distribution of latencies (.svg)")
    add("--json", action="store_true", help="print the figures as JSON")
    return found


def main(words: Sequence[str]) -> int:
    """Load a server and print what was measured. Return 1 if an answer was lost or the test failed, otherwise 0."""
    reader = parser()
    options = reader.parse_args(words)
    addresses = [one.removeprefix("http://").rstrip("/") for one in options.address]
    for address in addresses:
        if not address.rpartition(":")[0] or not address.rpartition(":")[2].isdecimal():
            reader.error(f"--address is like http://127.0.0.1:8000, not {address!r}")
    if options.processes > 1 and not addresses and not options.database.startswith("postgres"):
        reader.error("several processes share a PostgreSQL: name it with --database")
    if options.picture is not None and options.picture.suffix != ".svg":
        reader.error("--picture names an .svg file")
    try:
        open_game(options.game, options.players)
    except OpenOutcryError as problem:
        reader.error(str(problem))
    warn_if_uncompiled()
    plan = LoadPlan(
        addresses=addresses,
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
        seated = bar.add_task("Sitting down", total=options.tables)
        playing = bar.add_task("Playing", total=round(options.seconds))
        tasks = {"seated": seated, "second": playing}
        try:
            result = load(
                plan,
                options.processes,
                options.database,
                lambda what, done: bar.update(tasks[what], completed=done),
                options.thinkers,
            )
        except OpenOutcryError as problem:
            error_console().print(str(problem))
            return 1
    if options.picture is not None:
        options.picture.write_text(loadtest_picture(result), encoding="utf-8")
        error_console().print(f"The picture is in {options.picture}.")
    if options.json:
        print(msgspec.json.encode(result.figures).decode())  # noqa: T201
    else:
        console().print(_table(msgspec.to_builtins(result.figures)))
    return 1 if result.figures.lost else 0


def _table(figures: dict[str, float | None]) -> Table:
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, (words, places) in (ROWS | (ROWS_WITH_BOTS if figures["bots"] else {})).items():
        number = figures[name]
        table.add_row(words, "–" if number is None else f"{number:.{places}f}")
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
