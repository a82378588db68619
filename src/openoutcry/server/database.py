"""The database, one way for both kinds: a transaction is a plain function of a connection. With SQLite it runs in a
thread of its own, all its statements in one go; with PostgreSQL on the event loop, through asyncpg.

(One hop to a thread for each statement, as asynchronous SQLite drivers do it, made an answer wait five times as long.)
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MIGRATING = 7_301_944


class Database(Protocol):
    """`shared` is whether other processes may work on it at the same time, and are told what changes."""

    shared: bool
    url: sa.URL

    async def read(self, work: Work[T]) -> T:
        """Run a transaction that only reads."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run a transaction; it is on disk when this returns, or nothing is."""
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...


async def open_database(url: str) -> Database:
    """The database at this address, its tables made or migrated. Its errors never show the values of a statement."""
    database: Database = SQLite(url) if url.startswith("sqlite") else PostgreSQL(url)
    await database.write(migrate)
    return database


class SQLite:
    """One file of ours. It has one writer at a time: whoever writes waits for one thread, in order."""

    shared = False

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True)
        self.url = self.engine.url
        sa.event.listen(self.engine, "connect", durable)
        sa.event.listen(self.engine, "begin", begin)
        self.writer = self.engine.execution_options(openoutcry_writes=True)
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reading, transact, self.engine, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writing, transact, self.writer, work)

    async def close(self) -> None:
        self.writing.shutdown()
        self.reading.shutdown()
        self.engine.dispose()


class PostgreSQL:
    """A server's database, perhaps with other processes of ours on it."""

    shared = True

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
        self.url = self.engine.url

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def transact(engine: sa.Engine, work: Work[T]) -> T:
    """Run a transaction in this thread."""
    with engine.begin() as connection:
        return work(connection)


def durable(connection: Any, _record: Any) -> None:
    """What is committed survives a power failure; readers and the writer do not wait for each other."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: sa.Connection) -> None:
    """Whoever will write says so at once: to find out in the middle that another process does is too late."""
    writes = connection.get_execution_options().get("openoutcry_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: sa.Connection) -> None:
    """Bring the tables up to date; of several processes that start at once, one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", "openoutcry.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
