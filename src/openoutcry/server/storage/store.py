"""Access to the stored tables. The log of inputs is authoritative: `append` returns when its entries are on disk, and
refuses entries whose numbers another process has used meanwhile."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import TypeVar

import sqlalchemy as sa

from openoutcry.match.record import Entry
from openoutcry.server.refusals import NoSuchTable, Unreadable, unreadable
from openoutcry.server.storage import statements
from openoutcry.server.storage.committer import Committer
from openoutcry.server.storage.database_errors import is_damage
from openoutcry.server.storage.opening import Database, open_database
from openoutcry.server.storage.rows import Draft, News, TableRow
from openoutcry.server.wire import ChatLine

# Seconds in which a health check must be answered.
CHECK_WITHIN = 0.8
T = TypeVar("T")


class Store:
    """Reads and writes the tables of one database. `open` creates a store. Other transactions are run on its
    `database`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._checking: asyncio.Future[None] | None = None
        self._committer = Committer(database.append)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Return a store for the database at this address, whose schema is created or migrated. Raise `CannotOpen` if
        that fails."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._committer.close()
        await self.database.close()

    async def check(self) -> None:
        """Raise an error if entries cannot be written to disk, or not within CHECK_WITHIN seconds. Simultaneous calls
        share one check, which continues after they have given up."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self.database.check())
            self._checking.add_done_callback(retrieve_exception)
        async with asyncio.timeout(CHECK_WITHIN):
            await asyncio.shield(self._checking)

    async def read(self, table: str, after: int = 0, chat_after: int = 0, max_chat: int = 1000) -> News:
        """Return a table with the log entries numbered above `after` and the last `max_chat` chat lines numbered above
        `chat_after`. Raise `NoSuchTable` or `Unreadable`."""
        return await read_intact(self.database, lambda at: statements.read_news(at, table, after, chat_after, max_chat))

    async def row(self, table: str) -> TableRow:
        """Return a table without its inputs and chat. Raise `NoSuchTable`, or `Unreadable` if its data are damaged."""
        return await read_intact(self.database, lambda at: statements.read_row(at, table))

    async def rows(self, tables: Sequence[str]) -> dict[str, TableRow | None]:
        """Return the tables with these ids without their inputs and chat, by id. Unknown ids are left out; a damaged
        table is None."""
        try:
            return await read_intact(self.database, lambda at: statements.read_rows(at, tables))
        except Unreadable:
            found: dict[str, TableRow | None] = {}
            for table in tables:
                with contextlib.suppress(NoSuchTable):
                    try:
                        found[table] = await self.row(table)
                    except Unreadable:
                        found[table] = None
            return found

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the revisions (counts of changes) of the tables with these ids, by id. Unknown ids are left out."""
        return await self.database.read(lambda at: statements.read_revisions(at, tables))

    async def create(self, table: TableRow) -> None:
        """Store a new table with its seats."""
        await self.database.write(lambda at: statements.insert_table(at, table))

    async def change(self, table: str, rule: Callable[[Draft], T], later: bool = False) -> T:
        """Let the function `rule` change a table in a transaction, and return its result. The draft is written as the
        function leaves it, or not at all if it raises an error. The function may run in another thread and must touch
        nothing but the draft. With `later` it may change the rematches, too."""
        return await self.database.write(lambda at: statements.change_table(at, table, rule, later))

    async def append(self, table: str, entries: list[Entry]) -> int:
        """Wait until these entries are on disk, and return the table's new revision. Raise `StaleInput` if entries with
        the same numbers exist, `NoSuchTable` for an unknown table."""
        return await self._committer.append(table, entries)

    async def add_chat_line(self, table: str, seat: int | None, name: str, text: str) -> tuple[ChatLine, int]:
        """Store a chat line with the current time. Return the line with its number, and the table's new revision. Raise
        `NoSuchTable` for an unknown table."""
        return await self.database.write(lambda at: statements.insert_chat(at, table, seat, name, text))


def retrieve_exception(check: "asyncio.Future[None]") -> None:
    """Retrieve the exception of a failed check, so that asyncio does not log it as never retrieved."""
    if not check.cancelled():
        check.exception()


async def read_intact(database: Database, transaction: statements.Transaction[T]) -> T:
    """Run a transaction that reads a table, and return its result. Raise `Unreadable` if the part of the file with this
    table is damaged; other tables are not affected."""
    try:
        return await database.read(transaction)
    except sa.exc.DBAPIError as problem:
        if is_damage(problem):
            raise unreadable() from problem
        raise
