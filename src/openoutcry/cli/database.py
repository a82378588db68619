"""`openoutcry db` and `openoutcry house`: commands on the database of a server.

`db` verifies, copies, restores and vacuums it. `house` closes tables, blocks addresses and prints the audit log;
running servers read such changes within seconds.
"""

import asyncio
import getpass
import ipaddress
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from openoutcry.cli.options import (
    AddressOptions,
    BackupOptions,
    CloseOptions,
    DatabaseOptions,
    LogOptions,
    ModerationOptions,
    ReopenOptions,
)
from openoutcry.cli.run import error_text
from openoutcry.cli.screen import console, error_console, localized, print_json
from openoutcry.cli.serve import check_database_url, check_network, database_of
from openoutcry.text.terminal.lines import printable


class FalseTable(msgspec.Struct, frozen=True):
    """Fields of a table that could not be verified, as listed by `db check --json`. `problem` is the code of the error,
    `input` the number of the wrong input (None if unknown), `version` the version of Open Outcry that started the
    match."""

    table: str
    game: str
    version: str | None
    problem: str
    input: int | None
    message: str


class DatabaseReport(msgspec.Struct, frozen=True):
    """Fields of the output of `db check --json`: the number of tables, and those that could not be verified."""

    tables: int
    false: list[FalseTable]


class Copied(msgspec.Struct, frozen=True):
    """Fields of the output of `db backup --json` and `db restore --json`: the backup file, the rows copied, and the
    size of the file in bytes."""

    file: str
    rows: int
    bytes: int


class Vacuumed(msgspec.Struct, frozen=True):
    """Fields of the output of `db vacuum --json`: the size of the database in bytes, before and after."""

    before: int
    after: int


def check_database(options: DatabaseOptions) -> int:
    """Run `openoutcry db check`: replay every table of the database and print those whose stored data are wrong. Return
    the exit code, 1 if there are any."""
    check_database_url(_database(options))
    report = asyncio.run(_check(_database(options)))
    if options.json:
        print_json(report)
    else:
        _print_report(report)
    return 1 if report.false else 0


def back_up_database(options: BackupOptions) -> int:
    """Run `openoutcry db backup`: copy all rows of the database, as they are at one moment, to a file. Return 0."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import back_up
    from openoutcry.server.storage.opening import database_url

    rows = asyncio.run(back_up(database_url(_database(options)), options.file, _progress()))
    _print(Copied(str(options.file), rows, options.file.stat().st_size), "db-backup", options)
    return 0


def restore_database(options: BackupOptions) -> int:
    """Run `openoutcry db restore`: copy all rows of a backup into an empty database. Return 0."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import restore
    from openoutcry.server.storage.opening import database_url

    rows = asyncio.run(restore(options.file, database_url(_database(options)), _progress()))
    _print(Copied(str(options.file), rows, options.file.stat().st_size), "db-restore", options)
    return 0


def vacuum_database(options: DatabaseOptions) -> int:
    """Run `openoutcry db vacuum`: give the space of deleted rows back to the file system, and print the size before and
    after. Return 0."""
    check_database_url(_database(options))
    from openoutcry.server.storage.backup import vacuum
    from openoutcry.server.storage.opening import database_url

    _print(Vacuumed(*asyncio.run(vacuum(database_url(_database(options))))), "db-vacuumed", options)
    return 0


def _database(options: DatabaseOptions) -> str:
    return database_of(options.database, options.config)


def _print(report: msgspec.Struct, message: str, options: DatabaseOptions) -> None:
    if options.json:
        print_json(report)
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


async def _check(database: str) -> DatabaseReport:
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
    return DatabaseReport(tables, false)


def _print_report(report: DatabaseReport) -> None:
    out = console()
    for false in report.false:
        line = localized(
            "db-false", table=false.table, game=false.game, version=false.version or "–", problem=false.message
        )
        out.print(printable(line), soft_wrap=True)
    message = "db-adds-up" if not report.false else "db-does-not"
    out.print(localized(message, tables=report.tables, false=len(report.false)))


if TYPE_CHECKING:
    from openoutcry.server.storage.rows import AuditEntry


def close_table(options: CloseOptions) -> int:
    """Run `openoutcry house close`: close a table, so that its players see the reason and cannot play on. Return 0."""
    from openoutcry.server.storage.moderation import close_table

    why = options.why or localized("house-no-reason")
    _write(options, partial(close_table, table=options.table, who=_user(), why=why))
    return _print_done("house-close", options.table)


def reopen_table(options: ReopenOptions) -> int:
    """Run `openoutcry house reopen`: open a closed table again. Return 0."""
    from openoutcry.server.storage.moderation import close_table

    _write(options, partial(close_table, table=options.table, who=_user(), why=None))
    return _print_done("house-reopen", options.table)


def refuse_address(options: AddressOptions) -> int:
    """Run `openoutcry house refuse`: block an IP address or network. Return 0."""
    from openoutcry.server.storage.moderation import refuse_address

    network = _network(options.address)
    _write(options, partial(refuse_address, address=network, who=_user()))
    return _print_done("house-refuse", network)


def admit_address(options: AddressOptions) -> int:
    """Run `openoutcry house admit`: unblock an IP address or network. Return the exit code, 1 if it was not blocked."""
    from openoutcry.server.storage.moderation import admit_address

    network = _network(options.address)
    if _write(options, partial(admit_address, address=network, who=_user())) is not False:
        return _print_done("house-admit", network)
    _print_done("house-not-refused", network)
    return 1


def print_audit_log(options: LogOptions) -> int:
    """Run `openoutcry house log`: print what hosts, operators and players changed, at all tables or at one. Return
    0."""
    database = database_of(options.database, options.config)
    check_database_url(database)
    _print_entries(asyncio.run(_log(options.table, database)), options.json)
    return 0


def _network(address: str) -> str:
    check_network(address)
    return str(ipaddress.ip_network(address, strict=False))


def _print_done(message: str, target: str) -> int:
    console().print(printable(localized(message, whom=target)), soft_wrap=True)
    return 0


def _write(options: ModerationOptions, work: Callable[..., Any]) -> Any:
    """Run the function `work` in a transaction on the database of the options, and return its result."""
    database = database_of(options.database, options.config)
    check_database_url(database)
    return asyncio.run(_written(database, work))


async def _written(database: str, work: Callable[..., Any]) -> Any:
    from openoutcry.server.storage.opening import database_url, open_to_change

    at = await open_to_change(database_url(database))
    try:
        return await at.write(work)
    finally:
        await at.close()


async def _log(table: str | None, database: str) -> "list[AuditEntry]":
    from openoutcry.server.storage.moderation import audit_entries
    from openoutcry.server.storage.opening import database_url, open_to_read

    at = await open_to_read(database_url(database))
    try:
        return await at.read(partial(audit_entries, table=table))
    finally:
        await at.close()


def _print_entries(entries: "list[AuditEntry]", json: bool) -> None:
    if json:
        print_json(entries)
        return
    for one in entries:
        at = datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
        seat = "" if one.seat is None else f"{one.table}/{one.seat + 1}"
        words = (at, one.role, one.who, one.deed, seat or one.table or "", one.detail)
        console().print(printable("  ".join(word for word in words if word)), soft_wrap=True)


def _user() -> str:
    """Return the name of the user who runs the command, or "" if the system does not know it."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""
