"""Appending entries to the log, the most frequent write: a few fixed statements for all appends that wait for the same
commit. With PostgreSQL it is a single statement, which also sends the notices to other processes."""

import secrets
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.storage.columns import written

if TYPE_CHECKING:
    from openoutcry.server.storage.committer import PendingAppend

CHANNEL = "openoutcry"
# Bytes of the entries in a notice: PostgreSQL refuses notices of 8000 bytes.
LONGEST_NOTICE = 7900
# The sender in notices, by which a process ignores its own.
ME = secrets.token_hex(4)
# The writing thread loses the interpreter lock to the event loop after each row that it fetches. So one statement
# serves all tables of a batch, and each query returns one row.
RAISE = (
    "UPDATE tables SET revision = revision + 1, inputs = new.value, touched = ? FROM json_each(?) AS new "
    "WHERE tables.id = new.key"
)
RAISED = (
    "SELECT json_group_object(tables.id, tables.revision) FROM json_each(?) AS new JOIN tables ON tables.id = new.key"
)
INSERT = (
    'INSERT INTO entries ("table", number, entry) '
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
# A table that another transaction has locked is skipped, so that the others do not wait for it; its revision in the
# result is NULL. The lock is the weakest that excludes other writers; foreign keys to a table do not conflict with it.
APPEND = f"""
WITH given AS (SELECT key AS id, value FROM json_each($1::json)),
locked AS (SELECT kept.id, given.value FROM tables AS kept JOIN given ON given.id = kept.id
    FOR NO KEY UPDATE OF kept SKIP LOCKED),
raised AS (UPDATE tables SET revision = revision + 1, inputs = (locked.value ->> 'inputs')::int,
    touched = extract(epoch FROM clock_timestamp()) FROM locked
    WHERE tables.id = locked.id RETURNING tables.id, tables.revision, locked.value ->> 'told' AS told),
added AS (INSERT INTO entries ("table", number, entry)
    SELECT locked.id, (entry ->> 0)::int, entry ->> 1
    FROM locked JOIN raised ON raised.id = locked.id, json_array_elements(locked.value -> 'rows') AS entry),
told AS (SELECT pg_notify('{CHANNEL}', id || ' ' || revision || told) FROM raised)
SELECT kept.id, raised.revision, (SELECT count(*) FROM told)
    FROM tables AS kept JOIN given ON given.id = kept.id LEFT JOIN raised ON raised.id = kept.id
"""
# A write without effect that does not wait for other checks.
CHANGE_NOTHING = """
UPDATE alembic_version SET version_num = version_num
    WHERE version_num IN (SELECT version_num FROM alembic_version FOR UPDATE SKIP LOCKED)
"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text($1::json)"


class Taken(Exception):
    """The number of an entry exists already: another process was faster."""


class Added(msgspec.Struct):
    """The data appended to one table: the number of its last input, the entries with their numbers, and the end of the
    notice to other processes."""

    inputs: int
    rows: list[tuple[int, str | None]]
    told: str


def write_batch(at: sqlite3.Connection, batch: "list[PendingAppend]") -> dict[str, int | None]:
    """Append entries of several tables to an SQLite file in one transaction. Return the new revisions of the tables."""
    last = text_of({waiting.table: waiting.entries[-1].n for waiting in batch})
    rows = text_of([(waiting.table, entry.n, written(entry)) for waiting in batch for entry in waiting.entries])
    at.execute("BEGIN IMMEDIATE")
    try:
        at.execute(RAISE, (time.time(), last))
        revisions = msgspec.json.decode(at.execute(RAISED, (last,)).fetchone()[0], type=dict[str, int | None])
        for waiting in batch:
            if waiting.table not in revisions:
                raise no_table(waiting.table)
        at.execute(INSERT, (rows,))
        at.execute("COMMIT")
    except BaseException as problem:
        at.rollback()
        if isinstance(problem, sqlite3.IntegrityError):
            raise Taken from problem
        raise
    return revisions


async def send_batch(line: Any, batch: "list[PendingAppend]") -> dict[str, int | None]:
    """Append entries of several tables to a PostgreSQL database, over a connection of asyncpg. Return the new revisions
    of the tables. A table that another transaction has locked has None, and its entries were not written."""
    import asyncpg

    given = {waiting.table: added(waiting) for waiting in batch}
    try:
        return {table: revision for table, revision, _ in await line.fetch(APPEND, text_of(given))}
    except asyncpg.IntegrityConstraintViolationError as problem:
        raise Taken from problem


def added(waiting: "PendingAppend") -> Added:
    """Return what is appended to a table. The notice contains the entries if they are not longer than
    LONGEST_NOTICE."""
    rows = [(entry.n, written(entry)) for entry in waiting.entries]
    told = f" {ME} {text_of(waiting.entries)}"
    return Added(rows[-1][0], rows, told if len(told.encode()) <= LONGEST_NOTICE else "")


def notify(at: sa.Connection, notices: list[str]) -> None:
    """Send notices to other processes when this transaction commits. With SQLite nothing is sent."""
    if at.dialect.name == "postgresql" and notices:
        at.exec_driver_sql(NOTIFY, (text_of(notices),))


def text_of(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def no_table(table: str) -> NoSuchTable:
    """Return the refusal of an unknown table id."""
    return NoSuchTable("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])
