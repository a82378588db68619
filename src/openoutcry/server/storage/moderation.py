"""Decisions of the operator: closed tables and refused addresses, and the audit log of all tables. The command line
changes them beside a running server, which reads them at intervals."""

import time

import sqlalchemy as sa

from openoutcry.server.storage import schema
from openoutcry.server.storage.rows import AuditEntry, Draft
from openoutcry.server.storage.statements import change_table, write_audit_entries

HOUSE = "house"
CLOSED, REOPENED, REFUSED, ADMITTED = "closed", "reopened", "refused", "admitted"
MAX_AUDIT_ENTRIES = 1000


def close_table(at: sa.Connection, table: str, who: str, why: str | None) -> None:
    """Close a table, with a reason that its visitors are shown, or open it again if `why` is None. `who` is named in
    the audit log."""

    def closing(draft: Draft) -> None:
        draft.table.closed = why
        deed = REOPENED if why is None else CLOSED
        draft.audit_entries = [AuditEntry(role=HOUSE, who=who, deed=deed, table=table, detail=why or "")]

    change_table(at, table, closing)


def refuse_address(at: sa.Connection, address: str, who: str) -> None:
    """Block an IP address or network from now on. `who` is named in the audit log."""
    r = schema.refused
    at.execute(sa.delete(r).where(r.c.address == address))
    at.execute(sa.insert(r).values(address=address, at=time.time()))
    write_audit_entries(at, [AuditEntry(role=HOUSE, who=who, deed=REFUSED, detail=address)])


def admit_address(at: sa.Connection, address: str, who: str) -> bool:
    """Unblock an IP address or network. Return False if it was not blocked. `who` is named in the audit log."""
    r = schema.refused
    gone = at.execute(sa.delete(r).where(r.c.address == address)).rowcount
    if gone:
        write_audit_entries(at, [AuditEntry(role=HOUSE, who=who, deed=ADMITTED, detail=address)])
    return bool(gone)


def refused_addresses(at: sa.Connection) -> list[str]:
    """Return all blocked IP addresses and networks, sorted."""
    r = schema.refused.c
    return [address for (address,) in at.execute(sa.select(r.address).order_by(r.address))]


def audit_entries(at: sa.Connection, table: str | None = None) -> list[AuditEntry]:
    """Return the last entries of the audit log of a table, or of all tables if `table` is None: at most
    MAX_AUDIT_ENTRIES, the newest last."""
    d = schema.deeds
    query = sa.select(d) if table is None else sa.select(d).where(d.c.table == table)
    rows = at.execute(query.order_by(d.c.number.desc()).limit(MAX_AUDIT_ENTRIES)).mappings()
    return [AuditEntry(**dict(row)) for row in rows][::-1]
