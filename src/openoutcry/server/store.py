"""What is kept on disk. The log of inputs is the truth: `append` returns when its entries are safe, and refuses entries
whose numbers somebody else has taken in the meantime.

Every change of a table raises its `revision` by one; with PostgreSQL the same transaction tells the other processes
"table T is at n".
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openoutcry.server import schema
from openoutcry.server.columns import entry_columns, entry_from, seat_columns, seat_from, table_columns, table_from
from openoutcry.server.committer import Committer, Waiting
from openoutcry.server.database import is_sqlite, open_database, writing
from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.rows import ChatRow, Draft, News, Presence, TableRow
from openoutcry.table.record import Entry

CHANNEL = "openoutcry"


class Store:
    """The database of one process. Make it with `open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = not is_sqlite(engine)
        self._writer = writing(engine)
        # SQLite has one writer at a time: waiting here is fair and cheap, waiting there is neither.
        self._turn: contextlib.AbstractAsyncContextManager[Any] = (
            contextlib.nullcontext() if self.shared else asyncio.Lock()
        )
        self._committer = Committer(self._commit)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at this address, its tables made or migrated."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._committer.close()
        await self.engine.dispose()

    # Reading.

    async def read(self, table: str, after: int = 0, chat_after: int = 0, chat_kept: int = 1000) -> News:
        """A table, and its entries and chat after those numbers."""
        e, c, p = schema.entries.c, schema.chat.c, schema.presence.c
        entries = sa.select(e.entry).where(e.table == table, e.number > after).order_by(e.number)
        chat = sa.select(c.number, c.seat, c.name, c.text, c.at).where(c.table == table, c.number > chat_after)
        last_chat = chat.order_by(c.number.desc()).limit(chat_kept)
        present = sa.select(p.process, p.seats, p.watching).where(p.table == table)
        async with self.engine.begin() as connection:
            # The row first: what was written after it is read again with the next revision, never missed.
            row = await self._row(connection, table, lock=False)
            return News(
                row,
                [entry_from(entry) for (entry,) in await connection.execute(entries)],
                [ChatRow(*line) for line in await connection.execute(last_chat)][::-1],
                [Presence(who, msgspec.json.decode(seats), n) for who, seats, n in await connection.execute(present)],
            )

    async def row(self, table: str) -> TableRow:
        """A table without its inputs and chat."""
        async with self.engine.begin() as connection:
            return await self._row(connection, table, lock=False)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each of these tables was changed."""
        t = schema.tables.c
        async with self.engine.begin() as connection:
            rows = await connection.execute(sa.select(t.id, t.revision).where(t.id.in_(tables)))
            return dict(rows.tuples().all())

    async def check(self) -> None:
        """Raises when the database does not answer."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.select(1))

    async def _row(self, connection: AsyncConnection, table: str, lock: bool) -> TableRow:
        query = sa.select(schema.tables).where(schema.tables.c.id == table)
        found = (await connection.execute(query.with_for_update() if lock else query)).mappings().one_or_none()
        if found is None:
            raise no_table(table)
        s = schema.seats
        seats = await connection.execute(sa.select(s).where(s.c.table == table).order_by(s.c.seat))
        return table_from(found, [seat_from(seat) for seat in seats.mappings()])

    # Writing.

    async def create(self, table: TableRow) -> None:
        """Keep a new table."""
        async with self._turn, self._writer.begin() as connection:
            await self._insert(connection, table)

    @contextlib.asynccontextmanager
    async def change(self, table: str) -> AsyncIterator[Draft]:
        """The table, for a change that nobody else disturbs: written at the end, dropped if an error is raised."""
        async with self._turn, self._writer.begin() as connection:
            draft = Draft(await self._row(connection, table, lock=True))
            yield draft
            if draft.opened is not None:
                await self._insert(connection, draft.opened)
            t, s = schema.tables, schema.seats
            draft.table.revision += 1
            await connection.execute(sa.update(t).where(t.c.id == table).values(**table_columns(draft.table)))
            for seat in draft.table.seats:
                place = sa.and_(s.c.table == table, s.c.seat == seat.seat)
                await connection.execute(sa.update(s).where(place).values(**seat_columns(table, seat)))
            if draft.entries:
                await connection.execute(sa.insert(schema.entries), entry_columns(table, draft.entries))
            await self._tell(connection, table, draft.table.revision)

    async def append(self, table: str, entries: list[Entry]) -> int:
        """Put entries into the log; returns the table's revision when they are on disk, or refuses them as stale."""
        return await self._committer.append(table, entries)

    async def say(self, table: str, seat: int | None, name: str, text: str) -> tuple[ChatRow, int]:
        """Keep a line of chat; returns it with its number, and the table's revision."""
        async with self._turn, self._writer.begin() as connection:
            revision = (await self._raise(connection, {table}))[table]
            c = schema.chat
            last = await connection.scalar(sa.select(sa.func.max(c.c.number)).where(c.c.table == table))
            line = ChatRow((last or 0) + 1, seat, name, text, round(time.time(), 3))
            await connection.execute(sa.insert(c).values(table=table, **msgspec.structs.asdict(line)))
            return line, revision

    async def be_present(self, table: str, presence: Presence) -> None:
        """Tell the other processes who is on the lines of one."""
        async with self._turn, self._writer.begin() as connection:
            await self._raise(connection, {table})
            seats = msgspec.json.encode(presence.seats).decode()
            values = {"seats": seats, "watching": presence.watching, "seen": time.time()}
            statement = insert_or_update(schema.presence).values(table=table, process=presence.process, **values)
            await connection.execute(statement.on_conflict_do_update(index_elements=["table", "process"], set_=values))

    async def stay_present(self, process: str, silent: float) -> None:
        """A process says that it is still there, and drops what those said that have been silent for so long."""
        p = schema.presence
        async with self._turn, self._writer.begin() as connection:
            await connection.execute(sa.update(p).where(p.c.process == process).values(seen=time.time()))
        await self._drop_presence(p.c.seen < time.time() - silent)

    async def leave(self, process: str) -> None:
        """Nobody is on the lines of this process any more."""
        await self._drop_presence(schema.presence.c.process == process)

    async def _drop_presence(self, which: sa.ColumnElement[bool]) -> None:
        p = schema.presence
        async with self._turn, self._writer.begin() as connection:
            gone = await connection.execute(sa.delete(p).where(which).returning(p.c.table))
            await self._raise(connection, {table for (table,) in gone})

    # Inside a transaction.

    async def _commit(self, batch: list[Waiting]) -> list[int]:
        async with self._turn, self._writer.begin() as connection:
            revisions = await self._raise(connection, {waiting.table for waiting in batch})
            rows = [row for waiting in batch for row in entry_columns(waiting.table, waiting.entries)]
            await connection.execute(sa.insert(schema.entries), rows)
        return [revisions[waiting.table] for waiting in batch]

    async def _insert(self, connection: AsyncConnection, table: TableRow) -> None:
        await connection.execute(sa.insert(schema.tables).values(**table_columns(table)))
        await connection.execute(sa.insert(schema.seats), [seat_columns(table.id, seat) for seat in table.seats])

    async def _raise(self, connection: AsyncConnection, tables: set[str]) -> dict[str, int]:
        t = schema.tables
        wanted = t.c.id.in_(sorted(tables))
        statement = sa.update(t).where(wanted).values(revision=t.c.revision + 1).returning(t.c.id, t.c.revision)
        raised = await connection.execute(statement)
        revisions: dict[str, int] = dict(raised.tuples().all())
        for table in sorted(tables):
            if table not in revisions:
                raise no_table(table)
            await self._tell(connection, table, revisions[table])
        return revisions

    async def _tell(self, connection: AsyncConnection, table: str, revision: int) -> None:
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {revision}")))


def no_table(table: str) -> NoSuchTable:
    """The refusal of an id that is no table's."""
    return NoSuchTable("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])
