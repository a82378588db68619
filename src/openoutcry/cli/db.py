"""`openoutcry db`: verification, backup, restoring and vacuuming of a server's database."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from openoutcry.cli.configuration import database_of
from openoutcry.cli.errors import error_text
from openoutcry.cli.options import BackupOptions, DatabaseOptions
from openoutcry.cli.screen import console, error_console, localized
from openoutcry.cli.serve import check_database_url
from openoutcry.text.terminal.lines import printable


class FalseTable(msgspec.Struct, frozen=True):
    """A table that could not be verified, as listed by `db check --json`.

    `problem` is the code of the error and `input` the number of the false input, if it is known. `version` is the
    version of Open Outcry that opened the match.
    """

    table: str
    game: str
    version: str | None
    problem: str
    input: int | None
    message: str


class Report(msgspec.Struct, frozen=True):
    """The output of `db check --json`."""

    tables: int
    false: list[FalseTable]


class Copied(msgspec.Struct, frozen=True):
    """The output of `db backup --json` and `db restore --json`."""

    file: str
    rows: int
    bytes: int


class Vacuumed(msgspec.Struct, frozen=True):
    """The output of `db vacuum --json`: the size of the database in bytes, before and after."""

    before: int
    after: int


def check_database(options: DatabaseOptions) -> int:
    """Verify every table of the database and print the false ones. Return 1 if there are any, otherwise 0."""
    check_database_url(_database(options))
    report = asyncio.run(_check(_database(options)))
    if options.json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        _print_report(report)
    return 1 if report.false else 0


def back_up_database(options: BackupOptions) -> int:
    """Copy all rows of the database, as they are at one moment, to a file."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import back_up
    from openoutcry.server.storage.opening import database_url

    rows = asyncio.run(back_up(database_url(_database(options)), options.file, _progress()))
    _print(Copied(str(options.file), rows, options.file.stat().st_size), "db-backup", options)
    return 0


def restore_database(options: BackupOptions) -> int:
    """Copy all rows of a backup into an empty database."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import restore
    from openoutcry.server.storage.opening import database_url

    rows = asyncio.run(restore(options.file, database_url(_database(options)), _progress()))
    _print(Copied(str(options.file), rows, options.file.stat().st_size), "db-restore", options)
    return 0


def vacuum_database(options: DatabaseOptions) -> int:
    """Give the space of deleted rows back to the file system, and print the size before and after."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import vacuum
    from openoutcry.server.storage.opening import database_url

    _print(Vacuumed(*asyncio.run(vacuum(database_url(_database(options))))), "db-vacuumed", options)
    return 0


def _database(options: DatabaseOptions) -> str:
    return database_of(options.database, options.config)


def _print(report: msgspec.Struct, message: str, options: DatabaseOptions) -> None:
    if options.json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        console().print(printable(localized(message, **msgspec.structs.asdict(report))), soft_wrap=True)


def _progress() -> Callable[[int], Any]:
    """Return a function that prints the number of copied rows, at most once a second and only on a terminal."""
    out, last = error_console(), [time.monotonic()]

    def show(rows: int) -> None:
        if out.is_terminal and time.monotonic() - last[0] > 1:
            last[0] = time.monotonic()
            out.print(localized("db-rows", rows=rows), end="\r")

    return show


async def _check(database: str) -> Report:
    from openoutcry.server.storage.consistency import check_tables
    from openoutcry.server.storage.opening import database_url

    tables, false = 0, []
    async for checked in check_tables(database_url(database)):
        tables += 1
        problem = checked.problem
        if problem is not None:
            place = problem.args_shown.get("input")
            at = None if place is None else int(place)
            false.append(
                FalseTable(checked.table, checked.game, checked.version, problem.code, at, error_text(problem))
            )
    return Report(tables, false)


def _print_report(report: Report) -> None:
    out = console()
    for false in report.false:
        line = localized(
            "db-false", table=false.table, game=false.game, version=false.version or "–", problem=false.message
        )
        out.print(printable(line), soft_wrap=True)
    message = "db-adds-up" if not report.false else "db-does-not"
    out.print(localized(message, tables=report.tables, false=len(report.false)))
