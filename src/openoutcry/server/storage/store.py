"""Access to the stored tables. The log of inputs is authoritative: `append` returns when its entries are on disk, and
refuses entries whose numbers another process has used meanwhile."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from openoutcry.match.record import Entry
from openoutcry.server.refusals import NoSuchTable, Unreadable, unreadable
from openoutcry.server.storage import schema, statements
from openoutcry.server.storage.append import no_table, notify
from openoutcry.server.storage.columns import (
    Columns,
    entry_columns,
    entry_from,
    seat_columns,
    seat_from,
    table_columns,
    table_from,
)
from openoutcry.server.storage.committer import Committer
from openoutcry.server.storage.database import Database, Work, open_database
from openoutcry.server.storage.opening import is_damage
from openoutcry.server.storage.rows import AuditEntry, Draft, News, Presence, Seat, TableRow
from openoutcry.server.wire import ChatLine

HERE = "@"  # in a notice: starts the presence of a process
# Seconds in which a health check must be answered.
CHECK_WITHIN = 0.8
# The clock of the database: those of the processes may differ.
NOW = sa.extract("epoch", sa.func.clock_timestamp())
# Built once, since it is used often.
REVISIONS = sa.select(schema.tables.c.id, schema.tables.c.revision).where(
    schema.tables.c.id.in_(sa.bindparam("tables", expanding=True))
)
T = TypeVar("T")


class Store:
    """The tables of one database. Use `open` to create it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._checking: asyncio.Future[None] | None = None
        self._committer = Committer(database.append)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Return the store at this address, with its tables created or migrated."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._committer.close()
        await self.database.close()

    async def read(self, table: str, after: int = 0, chat_after: int = 0, chat_kept: int = 1000) -> News:
        """Return a table with its entries and chat lines after these numbers."""
        return await read_kept(self.database, lambda at: read_news(at, table, after, chat_after, chat_kept))

    async def row(self, table: str) -> TableRow:
        """Return a table without its inputs and chat."""
        return await read_kept(self.database, lambda at: read_row(at, table))

    async def rows(self, tables: Sequence[str]) -> dict[str, TableRow | None]:
        """Return those of these tables that exist, without their inputs and chat; None for a damaged one."""
        try:
            return await read_kept(self.database, lambda at: read_rows(at, tables))
        except Unreadable:
            found: dict[str, TableRow | None] = {}
            for table in tables:
                with contextlib.suppress(NoSuchTable):
                    found[table] = await self._row_or_damaged(table)
            return found

    async def _row_or_damaged(self, table: str) -> TableRow | None:
        try:
            return await self.row(table)
        except Unreadable:
            return None

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the revisions of those of these tables that exist."""
        return await self.database.read(lambda at: dict(at.execute(REVISIONS, {"tables": tables}).all()))

    async def check(self) -> None:
        """Raise an error if entries cannot be written to disk, or if that takes longer than CHECK_WITHIN seconds.
        Simultaneous calls share one check, which goes on when they have given up."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self.database.check())
            self._checking.add_done_callback(note_failure)
        async with asyncio.timeout(CHECK_WITHIN):
            await asyncio.shield(self._checking)

    async def create(self, table: TableRow) -> None:
        """Store a new table."""
        await self.database.write(lambda at: insert_table(at, table))

    async def change(self, table: str, rule: Callable[[Draft], T], later: bool = False) -> T:
        """Change a table in a transaction: the draft as changed by the rule is written, or nothing if the rule raises.
        The rule may run in another thread and must touch nothing but the draft. With `later` it may change the
        rematches too."""
        return await self.database.write(lambda at: change_table(at, table, rule, later))

    async def append(self, table: str, entries: list[Entry]) -> int:
        """Append entries to the log. Return the table's revision when they are on disk. Raise `StaleInput` if their
        numbers are taken."""
        return await self._committer.append(table, entries)

    async def say(self, table: str, seat: int | None, name: str, text: str) -> tuple[ChatLine, int]:
        """Store a line of chat. Return it with its number, and the table's revision."""
        return await self.database.write(lambda at: insert_chat(at, table, seat, name, text))

    async def coached(self, table: str) -> str | None:
        """Return the stored review of a table's match as JSON; None if there is none."""
        c = schema.coached.c
        return await self.database.read(lambda at: at.scalar(sa.select(c.told).where(c.table == table)))

    async def keep_coached(self, table: str, told: str) -> None:
        """Store a review, unless there is one already."""
        await self.database.write(lambda at: insert_coached(at, table, told))

    async def be_present(self, table: str, presence: Presence) -> None:
        """Store the presence of a process at a table, and notify the other processes."""
        await self.database.write(lambda at: write_presence(at, table, presence))

    async def stay_present(self, process: str, silent: float) -> set[str]:
        """Renew the presence of a process, and delete that of processes which have not done so for `silent` seconds.
        Return the tables at which this process is present."""
        p = schema.presence
        here = sa.update(p).where(p.c.process == process).values(seen=NOW).returning(p.c.table)
        known = await self.database.write(lambda at: {table for (table,) in at.execute(here)})
        await self.database.write(lambda at: drop_presence(at, p.c.seen < NOW - silent))
        return known

    async def present(self, tables: Sequence[str]) -> dict[str, list[Presence]]:
        """Return the presence of all processes at these tables."""
        return await self.database.read(lambda at: read_presence(at, tables))

    async def leave(self, process: str) -> None:
        """Delete the presence of a process."""
        await self.database.write(lambda at: drop_presence(at, schema.presence.c.process == process))


def note_failure(check: "asyncio.Future[None]") -> None:
    """Retrieve the exception of a failed check: else asyncio logs a traceback."""
    if not check.cancelled():
        check.exception()


async def read_kept(database: Database, work: Work[T]) -> T:
    """Run a transaction that reads a table. Raise `Unreadable` if its page of the file is damaged; other tables are not
    affected."""
    try:
        return await database.read(work)
    except sa.exc.DBAPIError as problem:
        if is_damage(problem):
            raise unreadable() from problem
        raise


# Transactions.


def read_row(at: sa.Connection, table: str, lock: bool = False) -> TableRow:
    """Return a table with its seats. With `lock` no other transaction can change it before this one ends."""
    found = at.execute(statements.LOCKED_ROW if lock else statements.ROW, {"this": table}).mappings().one_or_none()
    if found is None:
        raise no_table(table)
    return table_from(found, [seat_from(seat) for seat in at.execute(statements.SEATS, {"this": table}).mappings()])


def read_rows(at: sa.Connection, tables: Sequence[str]) -> dict[str, TableRow | None]:
    """Return those of these tables that exist, with their seats."""
    found = at.execute(statements.ROWS, {"these": tables}).mappings().all()
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    for seat in at.execute(statements.SEATS_OF, {"these": list(seats)}).mappings() if seats else ():
        seats[seat["table"]].append(seat_from(seat))
    return {row["id"]: table_from(row, seats[row["id"]]) for row in found}


def read_news(at: sa.Connection, table: str, after: int, chat_after: int, chat_kept: int) -> News:
    """Return a table with its entries and chat lines after these numbers, at most `chat_kept` lines. The row is read
    first: what is written after it comes with the next revision, and is never missed."""
    row = read_row(at, table)
    entries = at.execute(statements.ENTRIES, {"this": table, "after": after})
    last_chat = at.execute(statements.CHAT, {"this": table, "after": chat_after, "most": chat_kept})
    present = at.execute(statements.PRESENT, {"this": table})
    return News(
        row,
        [entry_from(entry) for (entry,) in entries],
        [ChatLine(*line) for line in last_chat][::-1],
        [presence_from(*presence) for presence in present],
    )


def insert_table(at: sa.Connection, table: TableRow) -> None:
    """Insert a new table and its seats."""
    at.execute(statements.ADD_TABLE, {**table_columns(table), "touched": time.time()})
    at.execute(statements.ADD_SEATS, [seat_columns(table.id, seat) for seat in table.seats])


def change_table(at: sa.Connection, table: str, rule: Callable[[Draft], T], later: bool = False) -> T:
    """Apply a rule to a table, and with `later` to its rematches, and write the changes. Return the rule's result."""
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
        at.execute(statements.ADD_ENTRIES, entry_columns(table, draft.entries))
    write_audit_entries(at, draft.deeds)
    return result


def read_rematches(at: sa.Connection, table: TableRow) -> list[TableRow]:
    """Read and lock the rematch of a table, the rematch of that, and so on. Tables are always locked in this order."""
    found: list[TableRow] = []
    following = table.rematch
    while following is not None:
        found.append(read_row(at, following, lock=True))
        following = found[-1].rematch
    return found


def all_columns(row: TableRow) -> list[Columns]:
    """Return the columns of a table and those of each of its seats."""
    return [table_columns(row), *(seat_columns(row.id, seat) for seat in row.seats)]


def write_changes(at: sa.Connection, row: TableRow, before: list[Columns]) -> None:
    """Write a changed table and its changed seats with the next revision, and notify the other processes."""
    row.revision += 1
    at.execute(statements.CHANGE_TABLE, {**table_columns(row), "touched": time.time(), "this": row.id})
    seats = [columns for seat in row.seats if (columns := seat_columns(row.id, seat)) not in before]
    if seats:
        at.execute(
            statements.CHANGE_SEATS, [{**columns, "this": row.id, "place": columns["seat"]} for columns in seats]
        )
    tell(at, row.id, row.revision)


def insert_chat(at: sa.Connection, table: str, seat: int | None, name: str, text: str) -> tuple[ChatLine, int]:
    """Insert a line of chat with the next number. Return it and the table's revision."""
    revision = raise_revision(at, table)
    c = schema.chat
    last = at.scalar(sa.select(sa.func.max(c.c.number)).where(c.c.table == table))
    line = ChatLine((last or 0) + 1, seat, name, text, round(time.time(), 3))
    at.execute(sa.insert(c).values(table=table, **msgspec.structs.asdict(line)))
    return line, revision


def write_audit_entries(at: sa.Connection, deeds: Sequence[AuditEntry]) -> None:
    """Insert entries into the audit log, with the current time."""
    for one in deeds:
        values = msgspec.structs.asdict(one) | {"at": time.time()}
        del values["number"]
        at.execute(sa.insert(schema.deeds).values(**values))


def insert_coached(at: sa.Connection, table: str, told: str) -> None:
    """Insert a review, unless there is one already."""
    c = schema.coached
    if at.scalar(sa.select(c.c.table).where(c.c.table == table)) is None:
        at.execute(sa.insert(c).values(table=table, told=told))


def write_presence(at: sa.Connection, table: str, presence: Presence) -> None:
    """Write the presence of a process at a table in place of the former one, and notify the other processes."""
    from sqlalchemy.dialects.postgresql import insert as insert_or_update

    seats = msgspec.json.encode(presence.seats).decode()
    values = {"seats": seats, "watching": presence.watching, "seen": NOW}
    statement = insert_or_update(schema.presence).values(table=table, process=presence.process, **values)
    at.execute(statement.on_conflict_do_update(index_elements=["table", "process"], set_=values))
    notify(at, [presence_notice(table, presence)])


def drop_presence(at: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """Delete the presence rows that meet a condition, and notify the other processes."""
    p = schema.presence
    gone = at.execute(sa.delete(p).where(which).returning(p.c.table, p.c.process))
    notify(at, [presence_notice(table, Presence(process, [], 0)) for table, process in gone])


def presence_notice(table: str, presence: Presence) -> str:
    """Return the notice of a process's presence, which contains all of it, so that receivers need not read the
    database."""
    return f"{table} {HERE}{msgspec.json.encode(presence).decode()}"


def read_presence(at: sa.Connection, tables: Sequence[str]) -> dict[str, list[Presence]]:
    """Return the presence of all processes at these tables."""
    p = schema.presence.c
    found: dict[str, list[Presence]] = {table: [] for table in tables}
    for table, *presence in at.execute(
        sa.select(p.table, p.process, p.seats, p.watching).where(p.table.in_(list(tables)))
    ):
        found[table].append(presence_from(*presence))
    return found


def presence_from(process: str, seats: str, watching: int) -> Presence:
    """Return a presence from its columns."""
    return Presence(process, msgspec.json.decode(seats), watching)


def raise_revision(at: sa.Connection, table: str) -> int:
    """Raise the revision of a table by one and notify the other processes. Return the new revision."""
    t = schema.tables
    changed = {"revision": t.c.revision + 1, "touched": time.time()}
    statement = sa.update(t).where(t.c.id == table).values(**changed).returning(t.c.revision)
    revision = at.scalar(statement)
    if revision is None:
        raise no_table(table)
    tell(at, table, revision)
    return int(revision)


def tell(at: sa.Connection, table: str, revision: int) -> None:
    """Notify the other processes of a table's new revision when this transaction commits."""
    notify(at, [f"{table} {revision}"])
