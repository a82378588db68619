"""`openoutcry house`: what whoever runs the house decides beside a running server: which tables are closed, who is
turned away; and the log of who did what."""

import asyncio
import getpass
import ipaddress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.screen import console, spoken
from openoutcry.cli.serve import check_network, known_kind
from openoutcry.engine.errors import nearest
from openoutcry.text.terminal.lines import printable

if TYPE_CHECKING:
    from openoutcry.server.storage.rows import AuditEntry

CLOSE, REOPEN, REFUSE, ADMIT, LOG = "close", "reopen", "refuse", "admit", "log"
SAID = {CLOSE: "house-close", REOPEN: "house-reopen", REFUSE: "house-refuse", ADMIT: "house-admit"}
DONE_HERE = (CLOSE, REOPEN, REFUSE, ADMIT, LOG)


def decide(what: str, whom: str | None, why: str, database: str, json: bool) -> int:
    """Do it, and say so; leave with 1 where there was nothing to do."""
    if what not in DONE_HERE:
        known = ", ".join(DONE_HERE)
        message = f"what the house decides is: {known}; not {what!r}"
        raise WrongUsage("usage-house", message, value=what, known=known, near=nearest(what, DONE_HERE))
    if whom is None and what != LOG:
        raise WrongUsage("usage-house-whom", f"house {what} needs the id of a table, or an address", what=what)
    known_kind(database)
    if what == LOG:
        _show(asyncio.run(_log(whom, database)), json)
        return 0
    assert whom is not None
    if what in (REFUSE, ADMIT):
        check_network(whom)
        whom = str(ipaddress.ip_network(whom, strict=False))
    done = asyncio.run(_decided(what, whom, why, database))
    console().print(printable(spoken(SAID[what] if done else "house-not-refused", whom=whom)), soft_wrap=True)
    return 0 if done else 1


async def _decided(what: str, whom: str, why: str, database: str) -> bool:
    from openoutcry.server.storage import moderation
    from openoutcry.server.storage.database import change_at
    from openoutcry.server.storage.opening import database_url

    who = _who()
    work: dict[str, Any] = {
        CLOSE: partial(moderation.close_table, table=whom, who=who, why=why or spoken("house-no-reason")),
        REOPEN: partial(moderation.close_table, table=whom, who=who, why=None),
        REFUSE: partial(moderation.refuse_address, address=whom, who=who),
        ADMIT: partial(moderation.admit_address, address=whom, who=who),
    }
    at = await change_at(database_url(database))
    try:
        return await at.write(work[what]) is not False
    finally:
        await at.close()


async def _log(table: str | None, database: str) -> "list[AuditEntry]":
    from openoutcry.server.storage.database import look_at
    from openoutcry.server.storage.moderation import audit_entries
    from openoutcry.server.storage.opening import database_url

    at = await look_at(database_url(database))
    try:
        return await at.read(partial(audit_entries, table=table))
    finally:
        await at.close()


def _show(deeds: "list[AuditEntry]", json: bool) -> None:
    if json:
        print(msgspec.json.encode(deeds).decode())  # noqa: T201
        return
    for one in deeds:
        at = datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
        seat = "" if one.seat is None else f"{one.table}/{one.seat + 1}"
        words = (at, one.role, one.who, one.deed, seat or one.table or "", one.detail)
        console().print(printable("  ".join(word for word in words if word)), soft_wrap=True)


def _who() -> str:
    """Whoever calls, by the name on this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""
