"""Injects faults into a server and verifies that nothing is lost: `python -m tests.campaigns.faults`.

In each round, simulated players answer at random at a few tables while a fault is injected and repaired:

- kill: the process, up to five times a round, with the stored tables verified after each
- shutdown: the server is stopped in the ordinary way
- database: stopped and started; a file is locked by another program
- disk: full
- clock: jumps (needs libfaketime)
- readers: slow and silent clients
- repeats: answers sent twice, late and at the same time
- processes: one of two servers is killed (needs PostgreSQL)
- row, stopped-server, connections, frozen, worker (with --database postgres): the row of a table is locked, one of two
  servers is stopped, all connections to the database are dead, the database is frozen, one of two workers is stuck
- hostile: malformed and hostile messages

Afterwards every acknowledged answer must be stored exactly once, and every table is verified and played to its end.
Faults that are impossible with the chosen database are left out and named. The last column has the median and the
maximum of a time in milliseconds: from the restart of the server or the database to the first message to a client; with
readers, the latency of answers; with connections and frozen, until all tables received a message; with row,
stopped-server and worker, the longest time without a message to a table that is not affected. The exit code is 1 if an
answer was lost or stored twice, if a table is false or stuck, or if a server failed. Its log is then kept.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence

import msgspec
from rich.table import Table

from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import console, error_console, progress_bar, warn_if_uncompiled
from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.text.terminal.lines import printable
from tests.campaigns.arguments import between, database_url
from tests.campaigns.faults.run import HOSTILE, KNOWN, PRIVATE, Campaign, strike

COLUMNS = {
    "rounds": "Rounds",
    "struck": "Times",
    "acknowledged": "Acknowledged",
    "lost": "Lost",
    "doubled": "Twice",
    "unfinished": "Stuck",
    "false": "False",
    "tracebacks": "Failed",
}
NAMES = {
    "kill": "Killed",
    "shutdown": "Shut down",
    "database": "Database gone",
    "disk": "Disk full",
    "clock": "Clock jumps",
    "readers": "Bad readers",
    "repeats": "Repeated answers",
    "processes": "One of two killed",
    "row": "A row locked",
    "stopped-server": "One of two stopped",
    "connections": "Dead connections",
    "frozen": "Database frozen",
    "worker": "Worker stuck",
    "hostile": "Hostile messages",
}
MEGABYTE = 1e6


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(
        "tests.campaigns.faults", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = found.add_argument
    add("--database", metavar="URL", default="", help="the database, “postgres” for a new one; a file by default")
    add("--rounds", metavar="N", type=between(1, 1_000_000), default=3, help="the rounds of each fault")
    add("--only", metavar="NAME,...", help="only these faults")
    add("--messages", metavar="N", type=between(1, 100_000_000), default=20_000, help="the number of hostile messages")
    add("--seed", metavar="N", type=between(0, 1 << 62), default=0, help="the same number gives the same faults")
    add("--json", action="store_true", help="print the results as JSON")
    return found


def main(words: Sequence[str]) -> int:
    """Run the chosen faults and print the results.

    Return 1 if an acknowledged answer was lost or the server failed, 130 if the run was interrupted, otherwise 0.
    """
    reader = parser()
    options = reader.parse_args(words)
    names = list(KNOWN) if options.only is None else [name.strip() for name in options.only.split(",")]
    for name in names:
        if name not in KNOWN:
            near = nearest(name, KNOWN)
            hint = f" Did you mean {near!r}?" if near else ""
            reader.error(f"--only names faults: {', '.join(KNOWN)}; not {name!r}.{hint}")
    if options.database != PRIVATE:
        try:
            database_url(options.database)
        except argparse.ArgumentTypeError as problem:
            reader.error(str(problem))
    warn_if_uncompiled()
    campaign = Campaign(options.database or "sqlite", options.seed)
    stopped = False
    with progress_bar() as bar:
        totals = {name: options.messages if name == HOSTILE else options.rounds for name in names}
        tasks = {name: bar.add_task(NAMES[name], total=total) for name, total in totals.items()}
        try:
            asyncio.run(
                strike(
                    campaign,
                    options.database,
                    names,
                    options.rounds,
                    options.messages,
                    lambda name, done: bar.update(tasks[name], completed=done),
                )
            )
        except KeyboardInterrupt:
            stopped = True
        except OpenOutcryError as problem:
            error_console().print(str(problem))
            return 1
    if options.json:
        print(msgspec.json.encode(campaign).decode())  # noqa: T201
    else:
        _show(campaign)
    if stopped:
        error_console().print("Stopped. These are the results so far.")
        return INTERRUPTED
    return 0 if campaign.fine else 1


def _show(campaign: Campaign) -> None:
    out = console()
    table = Table(box=None)
    table.add_column("Fault")
    for name in (*COLUMNS.values(), "Back after (ms)"):
        table.add_column(name, justify="right")
    for fault in campaign.faults:
        back = "–"
        if fault.back_p50_ms is not None and fault.back_max_ms is not None:
            back = f"{fault.back_p50_ms:.0f} / {fault.back_max_ms:.0f}"
        table.add_row(NAMES[fault.fault], *(str(getattr(fault, name)) for name in COLUMNS), back)
    if campaign.faults:
        out.print(table)
    if (sent := campaign.hostile) is not None:
        size, growth = (
            "–" if one is None else f"{one / MEGABYTE:.2f}" for one in (sent.memory_bytes, sent.growth_bytes)
        )
        out.print(
            f"{sent.messages} hostile messages and {sent.requests} requests; failures of the server: "
            f"{sent.tracebacks}; memory at the end: {size} MB, of which {growth} MB came in the last half.",
            soft_wrap=True,
        )
        if sent.serves is not None:
            out.print("The server still serves." if sent.serves else "The server does not serve any more.")
    for name in campaign.left_out:
        out.print(f"Left out, because it cannot happen here: {name}.")
    for problem in campaign.problems:
        out.print(printable(problem), soft_wrap=True)
    if campaign.folder is not None:
        out.print(f"The log of the servers is in {campaign.folder}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
