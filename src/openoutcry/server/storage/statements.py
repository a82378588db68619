"""Transactions and their statements. A transaction is a function of a connection, which does the same with SQLite and
PostgreSQL; `opening.Database` runs it.

Statements that are often used are built once: building one takes several times as long as running it. The parameters
`this` and `these` are table ids, `place` is the number of a seat.
"""

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from openoutcry.match.record import Entry
from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.storage.rows import (
    AuditEntry,
    Columns,
    Draft,
    News,
    Presence,
    Seat,
    TableRow,
    from_json,
    presence_from,
    seat_columns,
    seat_from,
    table_columns,
    table_from,
    to_json,
)
from openoutcry.server.storage.schema import chat, coached, deeds, entries, presence, seats, tables
from openoutcry.server.wire import ChatLine

T = TypeVar("T")
Transaction = Callable[[sa.Connection], T]

# The channel of the notices to other processes, and the sender in them, by which a process ignores its own.
CHANNEL = "openoutcry"
SENDER = secrets.token_hex(4)
# PostgreSQL refuses notices of 8000 bytes.
MAX_NOTICE_BYTES = 7900
# In a notice: starts the presence of a process.
PRESENCE_MARK = "@"
# What is deleted in one transaction, so that nobody waits long for it.
TABLES_AT_ONCE = 50
CHAT_LINES_AT_ONCE = 1000

ROW = sa.select(tables).where(tables.c.id == sa.bindparam("this"))
LOCKED_ROW = ROW.with_for_update()
ROWS = sa.select(tables).where(tables.c.id.in_(sa.bindparam("these", expanding=True)))
REVISIONS = sa.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(sa.bindparam("these", expanding=True)))
SEATS_OF = sa.select(seats).where(seats.c.table.in_(sa.bindparam("these", expanding=True))).order_by(seats.c.seat)
SEATS = sa.select(seats).where(seats.c.table == sa.bindparam("this")).order_by(seats.c.seat)
ENTRIES = (
    sa.select(entries.c.entry)
    .where(entries.c.table == sa.bindparam("this"), entries.c.number > sa.bindparam("after"))
    .order_by(entries.c.number)
)
CHAT = (
    sa.select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table == sa.bindparam("this"), chat.c.number > sa.bindparam("after"), chat.c.text != "")
    .order_by(chat.c.number.desc())
    .limit(sa.bindparam("most"))
)
PRESENCE = sa.select(presence.c.process, presence.c.seats, presence.c.watching).where(
    presence.c.table == sa.bindparam("this")
)
CHANGE_TABLE = sa.update(tables).where(tables.c.id == sa.bindparam("this"))
CHANGE_SEATS = sa.update(seats).where(seats.c.table == sa.bindparam("this"), seats.c.seat == sa.bindparam("place"))
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :notice)")
# The clock of the database: those of the processes may differ.
NOW = sa.extract("epoch", sa.func.clock_timestamp())

# Appends to the log, the most frequent write. `given` has an `Appended` for each table as JSON, so that a few
# statements, or with PostgreSQL a single one without an explicit transaction, serve all tables. Each query of SQLite
# returns one row, since its thread loses the interpreter lock to the event loop after each row that it fetches.
SQLITE_RAISE_REVISIONS = sa.text("""
UPDATE tables SET revision = revision + 1, inputs = json_extract(given.value, '$.inputs'), touched = :now
    FROM json_each(:given) AS given WHERE tables.id = given.key
""")
SQLITE_ADD_ENTRIES = sa.text("""
INSERT INTO entries ("table", number, entry)
    SELECT tables.id, json_extract(entry.value, '$[0]'), json_extract(entry.value, '$[1]')
    FROM json_each(:given) AS given JOIN tables ON tables.id = given.key, json_each(given.value, '$.entries') AS entry
""")
SQLITE_READ_REVISIONS = sa.text("""
SELECT json_group_object(tables.id, tables.revision)
    FROM json_each(:given) AS given JOIN tables ON tables.id = given.key
""")
# A table that another transaction has locked is skipped, so that the others do not wait for it; its revision in the
# result is NULL. The lock is the weakest that excludes other writers; foreign keys to a table do not conflict with it.
POSTGRESQL_APPEND = sa.text(f"""
WITH given AS (SELECT key AS id, value FROM json_each(CAST(:given AS json))),
locked AS (SELECT stored.id, given.value FROM tables AS stored JOIN given ON given.id = stored.id
    FOR NO KEY UPDATE OF stored SKIP LOCKED),
raised AS (UPDATE tables SET revision = revision + 1, inputs = CAST(locked.value ->> 'inputs' AS int),
    touched = extract(epoch FROM clock_timestamp()) FROM locked
    WHERE tables.id = locked.id RETURNING tables.id, tables.revision, locked.value ->> 'notice' AS notice),
added AS (INSERT INTO entries ("table", number, entry)
    SELECT locked.id, CAST(entry ->> 0 AS int), entry ->> 1
    FROM locked JOIN raised ON raised.id = locked.id, json_array_elements(locked.value -> 'entries') AS entry),
sent AS (SELECT pg_notify('{CHANNEL}', id || ' ' || revision || notice) FROM raised)
SELECT stored.id, raised.revision, (SELECT count(*) FROM sent)
    FROM tables AS stored JOIN given ON given.id = stored.id LEFT JOIN raised ON raised.id = stored.id
""")


class Appended(msgspec.Struct):
    """Fields to append to one table's log: the number of the last input, pairs of number and entry as JSON, and the end
    of the notification to other processes."""

    inputs: int
    entries: list[tuple[int, str]]
    notice: str


def no_table(table: str) -> NoSuchTable:
    """Return the error for a table id that does not exist."""
    return NoSuchTable("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])


# The log of inputs.


def append_entries(at: sa.Connection, batch: Mapping[str, Sequence[Entry]]) -> dict[str, int | None]:
    """Append entries to the logs of several tables. Return the new revision of each table (it counts changes). The
    value is None if another transaction has locked the table, so that nothing was written; a table that does not exist
    is left out."""
    given = to_json({table: appended(added) for table, added in batch.items()})
    if at.dialect.name == "postgresql":
        return {table: revision for table, revision, _ in at.execute(POSTGRESQL_APPEND, {"given": given})}
    at.execute(SQLITE_RAISE_REVISIONS, {"given": given, "now": time.time()})
    at.execute(SQLITE_ADD_ENTRIES, {"given": given})
    return from_json(at.execute(SQLITE_READ_REVISIONS, {"given": given}).scalar_one(), dict[str, int | None])


def appended(added: Sequence[Entry]) -> Appended:
    """Return what is written when these entries are appended to a table. The notification to other processes contains
    the entries unless it would be too long."""
    notice = f" {SENDER} {to_json(added)}"
    return Appended(
        added[-1].n,
        [(entry.n, to_json(entry)) for entry in added],
        notice if len(notice.encode()) <= MAX_NOTICE_BYTES else "",
    )


# Tables.


def read_row(at: sa.Connection, table: str, lock: bool = False) -> TableRow:
    """Return a table with its seats. With `lock`, no other transaction can change it before this one ends. Raise
    `NoSuchTable` for an unknown id."""
    found = at.execute(LOCKED_ROW if lock else ROW, {"this": table}).mappings().one_or_none()
    if found is None:
        raise no_table(table)
    return table_from(found, [seat_from(seat) for seat in at.execute(SEATS, {"this": table}).mappings()])


def read_rows(at: sa.Connection, ids: Sequence[str]) -> dict[str, TableRow | None]:
    """Return the tables with these ids, with their seats, by id. Unknown ids are left out."""
    found = at.execute(ROWS, {"these": ids}).mappings().all()
    seats_of: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    for seat in at.execute(SEATS_OF, {"these": list(seats_of)}).mappings() if found else ():
        seats_of[seat["table"]].append(seat_from(seat))
    return {row["id"]: table_from(row, seats_of[row["id"]]) for row in found}


def read_revisions(at: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the revisions (counts of changes) of the tables with these ids, by id. Unknown ids are left out."""
    return dict(at.execute(REVISIONS, {"these": ids}).all())


def read_news(at: sa.Connection, table: str, after: int, chat_after: int, max_chat: int) -> News:
    """Return a table with the entries numbered above `after` and the last `max_chat` chat lines numbered above
    `chat_after`. The table is read first, so that whatever is written later has a higher revision and is never missed.
    Raise `NoSuchTable` for an unknown id."""
    row = read_row(at, table)
    last_chat = at.execute(CHAT, {"this": table, "after": chat_after, "most": max_chat})
    return News(
        row,
        [from_json(entry, Entry) for entry in at.scalars(ENTRIES, {"this": table, "after": after})],
        [ChatLine(*line) for line in last_chat][::-1],
        [presence_from(*present) for present in at.execute(PRESENCE, {"this": table})],
    )


def insert_table(at: sa.Connection, table: TableRow) -> None:
    """Insert a new table and its seats."""
    at.execute(sa.insert(tables), {**table_columns(table), "touched": time.time()})
    at.execute(sa.insert(seats), [seat_columns(table.id, seat) for seat in table.seats])


def change_table(at: sa.Connection, table: str, rule: Callable[[Draft], T], later: bool = False) -> T:
    """Let the function `rule` change a table, with `later` also its rematches, and write the changes in the same
    transaction. Return the result of the function. If it raises an error, nothing is written."""
    draft = Draft(read_row(at, table, lock=True))
    if later:
        draft.later = read_rematches(at, draft.table)
    before = {row.id: all_columns(row) for row in (draft.table, *draft.later)}
    result = rule(draft)
    if draft.opened is not None:
        insert_table(at, draft.opened)
    draft.table.inputs += len(draft.entries)
    for row in (draft.table, *draft.later):
        if row is draft.table or all_columns(row) != before[row.id]:
            write_changes(at, row, before[row.id])
    if draft.entries:
        added = [{"table": table, "number": entry.n, "entry": to_json(entry)} for entry in draft.entries]
        at.execute(sa.insert(entries), added)
    write_audit_entries(at, draft.audit_entries)
    return result


def read_rematches(at: sa.Connection, table: TableRow) -> list[TableRow]:
    """Return the rematch of a table, the rematch of that, and so on, locked for this transaction. Tables are always
    locked in this order, so that transactions cannot block each other."""
    found: list[TableRow] = []
    following = table.rematch
    while following is not None:
        found.append(read_row(at, following, lock=True))
        following = found[-1].rematch
    return found


def all_columns(row: TableRow) -> list[Columns]:
    """Return the database columns of a table, followed by those of each of its seats."""
    return [table_columns(row), *(seat_columns(row.id, seat) for seat in row.seats)]


def write_changes(at: sa.Connection, row: TableRow, before: list[Columns]) -> None:
    """Write a table with the next revision, write the seats whose columns are not in `before`, and notify other
    processes."""
    row.revision += 1
    at.execute(CHANGE_TABLE, {**table_columns(row), "touched": time.time(), "this": row.id})
    changed = [columns for seat in row.seats if (columns := seat_columns(row.id, seat)) not in before]
    if changed:
        at.execute(CHANGE_SEATS, [{**columns, "this": row.id, "place": columns["seat"]} for columns in changed])
    notify(at, [f"{row.id} {row.revision}"])


def notify(at: sa.Connection, notices: Iterable[str]) -> None:
    """Send notifications to other processes when this transaction commits. With SQLite, which no other process shares,
    nothing is sent."""
    parameters = [{"notice": notice} for notice in notices]
    if at.dialect.name == "postgresql" and parameters:
        at.execute(NOTIFY, parameters)


# Chat, reviews and the audit log.


def insert_chat(at: sa.Connection, table: str, seat: int | None, name: str, text: str) -> tuple[ChatLine, int]:
    """Insert a chat line with the next number. Return the line and the table's new revision. Raise `NoSuchTable` for an
    unknown table."""
    touched = sa.update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1, touched=time.time())
    revision = at.scalar(touched.returning(tables.c.revision))
    if revision is None:
        raise no_table(table)
    notify(at, [f"{table} {revision}"])
    last = at.scalar(sa.select(sa.func.max(chat.c.number)).where(chat.c.table == table))
    line = ChatLine((last or 0) + 1, seat, name, text, round(time.time(), 3))
    at.execute(sa.insert(chat).values(table=table, **msgspec.structs.asdict(line)))
    return line, int(revision)


def read_review(at: sa.Connection, table: str) -> str | None:
    """Return the coach's analysis of a table's match as JSON text, or None if there is none."""
    return at.scalar(sa.select(coached.c.told).where(coached.c.table == table))


def insert_review(at: sa.Connection, table: str, review: str) -> None:
    """Store the coach's analysis of a table's match, unless there is one already."""
    if read_review(at, table) is None:
        at.execute(sa.insert(coached).values(table=table, told=review))


def write_audit_entries(at: sa.Connection, audit_entries: Sequence[AuditEntry]) -> None:
    """Insert entries into the audit log, with the current time."""
    for entry in audit_entries:
        values = msgspec.structs.asdict(entry) | {"at": time.time()}
        del values["number"]
        at.execute(sa.insert(deeds).values(**values))


def replace_name(at: sa.Connection, table: str, seat: int, former: str, name: str) -> None:
    """Replace a person's name at a table by `name`: in the chat lines of the seat, and in the audit log wherever it is
    `former`. Delete the coach's analysis of the match, which contains the name."""
    at.execute(sa.update(chat).where(chat.c.table == table, chat.c.seat == seat).values(name=name))
    of_people = sa.update(deeds).where(deeds.c.table == table, deeds.c.role != "house")
    at.execute(of_people.where(deeds.c.who == former).values(who=name))
    at.execute(of_people.where(deeds.c.detail == former).values(detail=name))
    at.execute(sa.delete(coached).where(coached.c.table == table))


# The presence of processes that share the database.


def read_presence(at: sa.Connection, ids: Sequence[str]) -> dict[str, list[Presence]]:
    """Return who is connected to these tables, by table id: one item per server process."""
    p = presence.c
    found: dict[str, list[Presence]] = {table: [] for table in ids}
    query = sa.select(p.table, p.process, p.seats, p.watching).where(p.table.in_(list(ids)))
    for table, *present in at.execute(query):
        found[table].append(presence_from(*present))
    return found


def write_presence(at: sa.Connection, table: str, present: Presence) -> None:
    """Store who is connected to a table through one process, in place of what was stored, and notify other
    processes."""
    from sqlalchemy.dialects.postgresql import insert as insert_or_update

    values = {"seats": to_json(present.seats), "watching": present.watching, "seen": NOW}
    statement = insert_or_update(presence).values(table=table, process=present.process, **values)
    at.execute(statement.on_conflict_do_update(index_elements=["table", "process"], set_=values))
    notify(at, [presence_notice(table, present)])


def renew_presence(at: sa.Connection, process: str) -> set[str]:
    """Store the current time for all tables to which somebody is connected through this process, as a sign that it
    still runs. Return the ids of these tables."""
    here = sa.update(presence).where(presence.c.process == process).values(seen=NOW)
    return set(at.scalars(here.returning(presence.c.table)))


def delete_presence(at: sa.Connection, process: str | None = None, silent: float = 0.0) -> None:
    """Delete what is stored about connections through a process, or, if `process` is None, through all processes that
    have not renewed it for `silent` seconds. Notify other processes."""
    condition = presence.c.seen < NOW - silent if process is None else presence.c.process == process
    gone = at.execute(sa.delete(presence).where(condition).returning(presence.c.table, presence.c.process))
    notify(at, [presence_notice(table, Presence(process, [], 0)) for table, process in gone])


def presence_notice(table: str, present: Presence) -> str:
    """Return the notification about who is connected to a table through one process. It contains everything, so that
    receivers need not read the database."""
    return f"{table} {PRESENCE_MARK}{to_json(present)}"


# Retention.


def delete_tables(at: sa.Connection, stage: str, before: float, in_use: Collection[str]) -> list[str]:
    """Delete up to TABLES_AT_ONCE tables of this stage that have not changed since `before` (seconds since 1970),
    except tables that are `in_use` or to which somebody is connected. Return their ids."""
    t = tables.c
    query = sa.select(t.id).where(t.stage == stage, t.touched < before, t.id.not_in(sa.select(presence.c.table)))
    found = at.scalars(query.order_by(t.touched).limit(TABLES_AT_ONCE + len(in_use)))
    gone = [table for table in found if table not in in_use][:TABLES_AT_ONCE]
    for part in (seats, entries, chat, coached):
        at.execute(sa.delete(part).where(part.c.table.in_(gone)))
    # After this a request for a deleted rematch creates a new one.
    at.execute(sa.update(tables).where(t.rematch.in_(gone)).values(rematch=None))
    at.execute(sa.delete(tables).where(t.id.in_(gone)))
    return gone


def delete_chat_lines(at: sa.Connection, before: float) -> int:
    """Delete up to CHAT_LINES_AT_ONCE chat lines older than `before` (seconds since 1970), and return their number. The
    last line of a table is emptied instead, so that its number is not used again."""
    c = chat.c
    found = at.execute(sa.select(c.table, c.number).where(c.at < before, c.text != "").limit(CHAT_LINES_AT_ONCE)).all()
    among = c.table.in_({table for table, _ in found})
    last = dict(at.execute(sa.select(c.table, sa.func.max(c.number)).where(among).group_by(c.table)).all())
    for table, number in found:
        here = sa.and_(c.table == table, c.number == number)
        if number == last[table]:
            at.execute(sa.update(chat).where(here).values(name="", text=""))
        else:
            at.execute(sa.delete(chat).where(here))
    return len(found)


def delete_audit_entries(at: sa.Connection, before: float) -> int:
    """Delete the audit log entries older than `before` (seconds since 1970), and return their number."""
    return at.execute(sa.delete(deeds).where(deeds.c.at < before)).rowcount
