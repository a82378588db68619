"""One interface to SQLite and PostgreSQL: a transaction is a plain function of a connection. With SQLite it runs as a
whole in a thread; with PostgreSQL on the event loop, through asyncpg.

Asynchronous SQLite drivers switch threads for each statement, which makes an answer five times as slow.
"""

import asyncio
import contextlib
import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast
from urllib.parse import quote

import sqlalchemy as sa
import structlog

from openoutcry.server.storage.append import CHANGE_NOTHING, send_batch, write_batch
from openoutcry.server.storage.connections import POOL_WITHIN, SerialConnection, connect, limit_pool
from openoutcry.server.storage.database_errors import connection_lost, database_problem, no_database, not_sure
from openoutcry.server.storage.file_lock import FileLock
from openoutcry.server.storage.one_thread import OneThread
from openoutcry.server.storage.opening import address, explained, file_of, newer, no_driver, no_file, older
from openoutcry.server.storage.schema import REVISION

if TYPE_CHECKING:
    from openoutcry.server.storage.committer import PendingAppend

log = structlog.stdlib.get_logger("openoutcry.database")
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MIGRATING = 7_301_944
# Seconds to wait for another program's lock on a file. Work that has waited for its turn longer than that is refused.
PATIENCE = 5
CLOSE_WITHIN = 2.0
LEAST_ROOM = 1 << 20


class Database(Protocol):
    """A database. `shared` is whether other processes may use it at the same time and are notified of changes."""

    shared: bool
    url: sa.URL

    async def read(self, work: Work[T]) -> T:
        """Run a read-only transaction and return its result."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run a transaction and return its result. When this returns, the changes are on disk; when it raises, nothing
        was changed, except that `NotSure` means that the outcome is unknown."""
        ...

    async def append(self, batch: "list[PendingAppend]") -> dict[str, int | None]:
        """Append entries to the log. Return the new revisions of their tables. A table has None if another transaction
        has locked it, and its entries were not written; an unknown table is missing."""
        ...

    async def check(self) -> None:
        """Write a change without effect to disk, in the same way as entries are appended."""
        ...

    async def close(self) -> None:
        """Close all connections and release all locks."""
        ...


async def open_database(url: str, limited: bool = True) -> Database:
    """Return the database at this address, with its tables created or migrated. Raise `CannotOpen` with the reason if
    it cannot be opened. Errors never contain the values of a statement. Without `limited` a transaction may take any
    time."""
    where = address(url)
    file = where.drivername.startswith("sqlite")
    database: Database = SQLite(where) if file else PostgreSQL(where, limited=False)
    await _opened(database, database.write(migrate), where)
    if file or not limited:
        return database
    await database.close()
    return PostgreSQL(where)


async def look_at(url: str, older_too: bool = False) -> Database:
    """Return the database at this address for reading only. Nothing is created, changed or locked, so that a server may
    be running. Raise `CannotOpen` for the database of an older version, unless `older_too` is set."""
    where = address(url)
    file = where.drivername.startswith("sqlite")
    if file and not file_of(where).is_file():
        raise no_file(file_of(where))
    database: Database = SQLite(where, only_read=True) if file else PostgreSQL(where, only_read=True, limited=False)
    return await _opened(database, database.read(must_have_tables if older_too else must_be_current), where)


async def change_at(url: str) -> Database:
    """Return the database at this address for a change beside a running server. Nothing is created or migrated."""
    where = address(url)
    file = where.drivername.startswith("sqlite")
    if file and not file_of(where).is_file():
        raise no_file(file_of(where))
    database: Database = SQLite(where, beside=True) if file else PostgreSQL(where)
    return await _opened(database, database.read(must_be_current), where)


async def _opened(database: Database, first: Awaitable[object], where: sa.URL) -> Database:
    """Return the database if its first use succeeds. Else close it and raise the reason."""
    try:
        await first
    except Exception as problem:
        await database.close()
        raise explained(where, problem) from problem
    return database


class SQLite:
    """An SQLite file. This process locks it, unless it only reads or works `beside` a running server. All writes run
    one after another in one thread."""

    shared = False

    def __init__(self, url: sa.URL, only_read: bool = False, beside: bool = False) -> None:
        self.url = url
        self.lock = None if only_read or beside else FileLock(file_of(url))
        if self.lock is not None:
            make_private(file_of(url))
        self.engine = sqlite_engine(url, only_read)
        self.writer = self.engine.execution_options(openoutcry_writes=True)
        self.reading = OneThread("reader")
        self.writing = OneThread("writer")
        self._writing_connection: sa.Connection | None = None

    async def read(self, work: Work[T]) -> T:
        return await self.reading.do(lambda: transact(self.engine, work))

    async def write(self, work: Work[T]) -> T:
        return await self._in_turn(lambda: self._write(work))

    async def append(self, batch: "list[PendingAppend]") -> dict[str, int | None]:
        return await self._in_turn(lambda: self._append(batch))

    async def check(self) -> None:
        await self.write(change_nothing)

    async def _in_turn(self, work: Callable[[], T]) -> T:
        """Run this in the writing thread. Raise `NoDatabase` if it has waited for more than PATIENCE seconds: if
        another program holds the file, all waiting writes are refused together and not one after another."""
        late = time.monotonic() + PATIENCE

        def begin() -> T:
            if time.monotonic() > late:
                raise no_database()
            return work()

        return await self.writing.do(begin)

    def _write(self, work: Work[T]) -> T:
        """Run a transaction on the one writing connection, which is replaced after an error."""
        try:
            with self._writer().begin():
                return work(self._writer())
        except sa.exc.DBAPIError:
            self._close_writer()
            raise

    def _append(self, batch: "list[PendingAppend]") -> dict[str, int | None]:
        """Append entries on the writing connection by the driver itself, which is faster."""
        try:
            return write_batch(cast(sqlite3.Connection, self._writer().connection.driver_connection), batch)
        except sqlite3.Error:
            self._close_writer()
            raise

    def _writer(self) -> sa.Connection:
        if self._writing_connection is None:
            self._writing_connection = self.writer.connect()
        return self._writing_connection

    def _close_writer(self) -> None:
        line, self._writing_connection = self._writing_connection, None
        if line is not None:
            line.close()

    async def close(self) -> None:
        await self.writing.do(self._close_writer)
        self.writing.close()
        self.reading.close()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()


class PostgreSQL:
    """A PostgreSQL database, which several server processes may share."""

    shared = True

    def __init__(self, url: sa.URL, only_read: bool = False, limited: bool = True) -> None:
        self.url = url
        # Each read-only transaction sees one consistent snapshot.
        level: Any = {"isolation_level": "REPEATABLE READ"} if only_read else {}
        # Imported here, since it loads much that SQLite does not need.
        from sqlalchemy.ext.asyncio import create_async_engine

        opened = partial(connect, url, limited)
        try:
            self.engine = create_async_engine(
                url, hide_parameters=True, async_creator=opened, pool_timeout=POOL_WITHIN, **level
            )
        except ModuleNotFoundError as problem:
            raise no_driver() from problem
        if limited:
            limit_pool(self.engine.sync_engine)
        self.appending = SerialConnection(url)

    async def read(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        done = False
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(work)
                done = True
        except Exception as problem:
            if done and database_problem(problem) is not None:
                raise not_sure() from problem
            raise
        return result

    async def append(self, batch: "list[PendingAppend]") -> dict[str, int | None]:
        """Append entries by one statement on a connection of its own, without a pool or an explicit transaction."""

        async def send(connection: Any) -> dict[str, int | None]:
            try:
                return await send_batch(connection, batch)
            except Exception as problem:
                if connection_lost(problem):
                    log.error("the line to the database was lost during a commit", often=True)
                    raise not_sure() from problem
                raise

        return await self.appending.do(send)

    async def check(self) -> None:
        await self.appending.do(lambda connection: connection.execute(CHANGE_NOTHING))

    async def close(self) -> None:
        await self.appending.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await self.engine.dispose()


def make_private(file: Path) -> None:
    """Create the file if it does not exist, readable by its owner only; files that SQLite puts beside it get the same
    mode. An existing file keeps its mode: the operator may have changed it on purpose."""
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def sqlite_engine(url: sa.URL, only_read: bool = False) -> sa.Engine:
    """Return an engine for a file. The address may set the `timeout`, how long connections wait for another program."""
    query = {"timeout": str(PATIENCE), **url.query, **({"mode": "ro", "uri": "true"} if only_read else {})}
    where = url.set(database=f"file:{quote(str(file_of(url)))}") if only_read else url
    engine = sa.create_engine(where.set(query=query), hide_parameters=True)
    sa.event.listen(engine, "connect", readable if only_read else durable)
    sa.event.listen(engine, "begin", begin)
    return engine


def change_nothing(at: sa.Connection) -> None:
    """Write to an SQLite file without changing it. Raise `OSError` if the disk has less than LEAST_ROOM bytes left."""
    file = at.engine.url.database
    if file and shutil.disk_usage(Path(file).parent).free < LEAST_ROOM:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    at.exec_driver_sql(f"PRAGMA user_version = {at.exec_driver_sql('PRAGMA user_version').scalar_one()}")


def transact(engine: sa.Engine, work: Work[T]) -> T:
    """Run a transaction in this thread."""
    with engine.begin() as connection:
        return work(connection)


def readable(connection: Any, _record: Any) -> None:
    """Set up a connection: transactions are begun explicitly, and damaged text is decoded with replacement characters,
    to be refused by the code that parses it."""
    connection.isolation_level = None
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")


def durable(connection: Any, record: Any) -> None:
    """Set up a connection for writing: commits survive a power failure, and readers and the writer do not block each
    other."""
    readable(connection, record)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: sa.Connection) -> None:
    """Begin a transaction. A writing transaction takes the write lock at once, since it could fail in the middle if
    another process took it meanwhile."""
    writes = connection.get_execution_options().get("openoutcry_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: sa.Connection) -> None:
    """Create or migrate the tables. If several processes start at once, one of them does."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    if not is_current(connection):
        from openoutcry.server.storage.migrating import upgrade

        upgrade(connection)


def is_current(connection: sa.Connection) -> bool:
    """Return whether the tables are those of this version. Raise `CannotOpen` for those of a newer version."""
    return revision_of(connection) == REVISION


def revision_of(connection: sa.Connection) -> str | None:
    """Return the schema revision of the database, or None if there are no tables. Raise `CannotOpen` for that of a
    newer version."""
    kept = sa.table("alembic_version", sa.column("version_num"))
    there = sa.inspect(connection).has_table(kept.name)
    found: str | None = connection.scalar(sa.select(kept.c.version_num)) if there else None
    if found is None or found == REVISION:
        return found
    from openoutcry.server.storage.migrating import known_revisions

    if found not in known_revisions():
        raise newer(found)
    return found


def must_be_current(connection: sa.Connection) -> None:
    """Raise `CannotOpen` unless the tables are those of this version."""
    if not is_current(connection):
        raise older()


def must_have_tables(connection: sa.Connection) -> None:
    """Raise `CannotOpen` if the database has no tables of any version."""
    if revision_of(connection) is None:
        raise older()
