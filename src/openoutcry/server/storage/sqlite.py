"""SQLite: a file that one server process uses.

A transaction runs as a whole in a thread, since asynchronous drivers of SQLite switch threads for each statement, which
makes an answer five times as slow. All writes run one after another in one thread, all reads in another.
"""

import asyncio
import contextlib
import errno
import os
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import sqlalchemy as sa

from openoutcry.match.record import Entry
from openoutcry.server.storage.database_errors import MISTAKES, CannotOpen, inaccessible, no_database
from openoutcry.server.storage.statements import Transaction, append_entries

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
# Seconds to wait for another program's lock on a file. Work that has waited for its turn longer than that is refused.
LOCK_TIMEOUT = 5
# Bytes that must be free on the disk for the server to count as healthy.
MIN_FREE_BYTES = 1 << 20
# A write without effect.
CHANGE_NOTHING = sa.text("UPDATE alembic_version SET version_num = version_num")


class SQLite:
    """An SQLite file as a database. This process locks the file, unless it is `read_only` or used `beside` a running
    server."""

    shared = False

    def __init__(self, url: sa.URL, read_only: bool = False, beside: bool = False) -> None:
        self.url = url
        self._lock = None if read_only or beside else lock_file(file_of(url))
        if self._lock is not None:
            make_private(file_of(url))
        self.reading_engine = sqlite_engine(url, "BEGIN", read_only)
        # A writing transaction takes the write lock at once: another process could take it in the middle.
        self.writing_engine = sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, transaction: Transaction[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, run, self.reading_engine, transaction)

    async def write(self, transaction: Transaction[T]) -> T:
        deadline = time.monotonic() + LOCK_TIMEOUT

        def write_in_turn() -> T:
            # If another program holds the file, all waiting writes are refused together and not one after another.
            if time.monotonic() > deadline:
                raise no_database()
            return run(self.writing_engine, transaction)

        return await asyncio.get_running_loop().run_in_executor(self._writer, write_in_turn)

    async def append(self, batch: Mapping[str, Sequence[Entry]]) -> dict[str, int | None]:
        return await self.write(partial(append_entries, batch=batch))

    async def check(self) -> None:
        await self.write(self._check_disk)

    def _check_disk(self, at: sa.Connection) -> None:
        """Write a change without effect. Raise OSError if the disk has less than MIN_FREE_BYTES left."""
        if shutil.disk_usage(file_of(self.url).parent).free < MIN_FREE_BYTES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        at.execute(CHANGE_NOTHING)

    async def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self.writing_engine.dispose()
        self.reading_engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def run(engine: sa.Engine, transaction: Transaction[T]) -> T:
    """Run a function of a connection as a transaction in this thread, and return its result. After a failure of the
    database the connection is not used again."""
    with engine.connect() as at:
        try:
            with at.begin():
                return transaction(at)
        except sa.exc.DBAPIError as problem:
            if not isinstance(problem, MISTAKES):
                at.invalidate()
            raise


def sqlite_engine(url: sa.URL, begin: str, read_only: bool = False) -> sa.Engine:
    """Return an engine for a file, whose transactions start with the statement `begin`. The address may set `timeout`,
    the seconds to wait for another program's lock."""
    query = {"timeout": str(LOCK_TIMEOUT), **url.query, **({"mode": "ro", "uri": "true"} if read_only else {})}
    where = url.set(database=f"file:{quote(str(file_of(url)))}") if read_only else url
    engine = sa.create_engine(where.set(query=query), hide_parameters=True)
    sa.event.listen(engine, "connect", set_up_to_read if read_only else set_up_to_write)
    sa.event.listen(engine, "begin", lambda at: at.exec_driver_sql(begin))
    return engine


def set_up_to_read(connection: Any, _record: Any) -> None:
    """Prepare a new connection: transactions are begun explicitly, and damaged text is decoded with replacement
    characters, so that the code that parses it can refuse it."""
    connection.isolation_level = None
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")


def set_up_to_write(connection: Any, record: Any) -> None:
    """Prepare a new connection for writing: commits survive a power failure, and readers and the writer do not block
    each other."""
    set_up_to_read(connection, record)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def file_of(url: sa.URL) -> Path:
    """Return the absolute path of the file of an SQLite address."""
    return Path(url.database or "").resolve()


def make_private(file: Path) -> None:
    """Create the file, readable by its owner only, if it does not exist; files that SQLite puts beside it get the same
    mode. An existing file keeps its mode, which the operator may have changed on purpose. Errors are ignored."""
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def lock_file(file: Path) -> int:
    """Lock an SQLite file for this process by locking a file beside it. Return a descriptor; closing it, as the end of
    the process does, releases the lock. Raise `CannotOpen` if another process has the lock. A lock on the database file
    itself would conflict with those of SQLite."""
    try:
        if not file.parent.is_dir():
            message = f"there is no folder {file.parent}"
            raise CannotOpen("database-folder", message, folder=str(file.parent))
        descriptor = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise inaccessible(file) from problem
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(descriptor)
        if sys.platform == "win32" or isinstance(problem, BlockingIOError):
            message = f"another server has {file} open; stop that one, or let both use PostgreSQL"
            raise CannotOpen("database-in-use", message, file=str(file)) from problem
        raise inaccessible(file) from problem
    return descriptor
