"""How entries are put into the log, which is done more often than anything else: a few fixed statements, whatever waits
for the same commit. With PostgreSQL it is a single one, which also sends the notice by which other processes hear of
it."""

import secrets
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.storage.columns import written

if TYPE_CHECKING:
    from openoutcry.server.storage.committer import Waiting

CHANNEL = "openoutcry"
# In bytes of what was added: PostgreSQL carries no notice of 8000.
LONGEST_NOTICE = 7900
# Who writes: a process need not listen to its own notices.
ME = secrets.token_hex(4)
# A file is written by a thread that has to wait for the event loop after each row that it asks for: one statement does
# for all tables what has to be done, and what is asked for is one row.
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
# A table that another transaction holds is left out, so that the others do not wait for it; it has no revision in the
# answer. The lock is the weakest that keeps other writers out: rows that only refer to a table do not matter.
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
# A change that changes nothing, and waits for nobody who does the same.
CHANGE_NOTHING = """
UPDATE alembic_version SET version_num = version_num
    WHERE version_num IN (SELECT version_num FROM alembic_version FOR UPDATE SKIP LOCKED)
"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text($1::json)"


class Taken(Exception):
    """The number of an entry is another entry's: somebody was faster."""


class Added(msgspec.Struct):
    """What one table gets: the number of its last input, the entries with their numbers, and what is told of them."""

    inputs: int
    rows: list[tuple[int, str | None]]
    told: str


def write_batch(at: sqlite3.Connection, batch: "list[Waiting]") -> dict[str, int | None]:
    """Put entries of several tables into a file, in a transaction of their own; the revisions of those."""
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


async def send_batch(line: Any, batch: "list[Waiting]") -> dict[str, int | None]:
    """Put entries of several tables into a PostgreSQL, over a line of asyncpg's; the revisions of those. A table that
    another transaction holds has None, and nothing of it was kept."""
    import asyncpg

    given = {waiting.table: added(waiting) for waiting in batch}
    try:
        return {table: revision for table, revision, _ in await line.fetch(APPEND, text_of(given))}
    except asyncpg.IntegrityConstraintViolationError as problem:
        raise Taken from problem


def added(waiting: "Waiting") -> Added:
    """What a table gets. The others hear of it: "table T is at n", with the entries if they are not too long."""
    rows = [(entry.n, written(entry)) for entry in waiting.entries]
    told = f" {ME} {text_of(waiting.entries)}"
    return Added(rows[-1][0], rows, told if len(told.encode()) <= LONGEST_NOTICE else "")


def notify(at: sa.Connection, notices: list[str]) -> None:
    """With this transaction the other processes hear these notices; with SQLite there are none."""
    if at.dialect.name == "postgresql" and notices:
        at.exec_driver_sql(NOTIFY, (text_of(notices),))


def text_of(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def no_table(table: str) -> NoSuchTable:
    """The refusal of an id that is no table's."""
    return NoSuchTable("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])
