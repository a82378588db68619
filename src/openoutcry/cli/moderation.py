"""`openoutcry house`: what the operator of a server decides while it runs.

Tables are closed, addresses are blocked, and the audit log is printed. The commands write to the database, and running
servers read the change within seconds.
"""

import asyncio
import getpass
import ipaddress
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from openoutcry.cli.configuration import database_of
from openoutcry.cli.options import AddressOptions, CloseOptions, LogOptions, ModerationOptions, ReopenOptions
from openoutcry.cli.screen import console, localized
from openoutcry.cli.serve import check_database_url, check_network
from openoutcry.text.terminal.lines import printable

if TYPE_CHECKING:
    from openoutcry.server.storage.rows import AuditEntry


def close_table(options: CloseOptions) -> int:
    """Close a table: its players are shown the reason and cannot play on."""
    from openoutcry.server.storage.moderation import close_table

    why = options.why or localized("house-no-reason")
    _write(options, partial(close_table, table=options.table, who=_user(), why=why))
    return _print_done("house-close", options.table)


def reopen_table(options: ReopenOptions) -> int:
    """Open a closed table again."""
    from openoutcry.server.storage.moderation import close_table

    _write(options, partial(close_table, table=options.table, who=_user(), why=None))
    return _print_done("house-reopen", options.table)


def refuse_address(options: AddressOptions) -> int:
    """Block an address or a network."""
    from openoutcry.server.storage.moderation import refuse_address

    network = _network(options.address)
    _write(options, partial(refuse_address, address=network, who=_user()))
    return _print_done("house-refuse", network)


def admit_address(options: AddressOptions) -> int:
    """Unblock an address or a network. Return 1 if it was not blocked, otherwise 0."""
    from openoutcry.server.storage.moderation import admit_address

    network = _network(options.address)
    if _write(options, partial(admit_address, address=network, who=_user())) is not False:
        return _print_done("house-admit", network)
    _print_done("house-not-refused", network)
    return 1


def print_audit_log(options: LogOptions) -> int:
    """Print the audit log of all tables, or of one."""
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
    """Run `work` in a transaction on the database and return its result."""
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
        print(msgspec.json.encode(entries).decode())  # noqa: T201
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
