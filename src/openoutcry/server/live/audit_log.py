"""Entries of a table's audit log: decisions of a host, and changes of a seat's holder. An entry is written in the same
transaction as the change."""

from openoutcry.server.storage.rows import AuditEntry, Draft, TableRow

HOST, PLAYER = "host", "person"
REMOVED, MUTED, UNMUTED, LOCKED, UNLOCKED = "removed", "muted", "unmuted", "locked", "unlocked"
RENEWED, FORGOTTEN, TAKEN_OVER, CLAIMED = "link renewed", "name taken off", "taken over", "came to rematch"


def note(draft: Draft, role: str, who: str, deed: str, seat: int | None = None, detail: str = "") -> None:
    """Add an audit entry about the draft's table."""
    note_at(draft, draft.table, role, who, deed, seat, detail)


def note_at(
    draft: Draft, table: TableRow, role: str, who: str, deed: str, seat: int | None = None, detail: str = ""
) -> None:
    """Add an audit entry about this table, which may be a rematch that the draft changes too."""
    entry = AuditEntry(role=role, who=who, deed=deed, table=table.id, seat=seat, detail=detail)
    draft.audit_entries = [*draft.audit_entries, entry]


def host_name(table: TableRow) -> str:
    """Return the name of the host's seat, or an empty string if the host has no seat."""
    return next((seat.name for seat in table.seats if seat.host), "")
