"""Backup and restore. A backup of either kind of database is one SQLite file with the same tables, a consistent
snapshot taken while the server is running. It can be restored into an empty database of either kind, which is also how
to move between SQLite and PostgreSQL."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa

from openoutcry.server.storage import schema
from openoutcry.server.storage.database_errors import CannotOpen, inaccessible, opening_error
from openoutcry.server.storage.opening import Database, must_exist, open_database, open_to_read, revision_of, upgrade
from openoutcry.server.storage.postgresql import PostgreSQL
from openoutcry.server.storage.sqlite import LOCK_TIMEOUT, SQLite, file_of

ROWS_AT_ONCE = 1000
# The presence at the time of the backup is outdated when it is restored; the revision is written with the tables.
NOT_COPIED = (schema.presence.name, "alembic_version")
COPIED = tuple(table for table in schema.metadata.sorted_tables if table.name not in NOT_COPIED)
Progress = Callable[[int], object]


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """Write all rows of the database to an SQLite file that only its owner can read, and return their number. An
    existing file is replaced when the new one is complete. `progress` is called with the rows copied so far. Raise
    `CannotOpen` if database or file cannot be used."""
    source = await open_to_read(url, older_too=True)
    part = file.with_name(f"{file.name}.part")
    try:
        _must_differ(file, source)
        _create(part)
        target = SQLite(_file_url(part))
        try:
            rows = await source.read(lambda at: _copy_into(at, target, progress))
        finally:
            await target.close()
        part.replace(file)
        return rows
    except OSError as problem:
        raise inaccessible(file) from problem
    except sa.exc.DBAPIError as problem:
        raise opening_error(source.url, problem) from problem
    finally:
        await source.close()
        _clear(part)


async def restore(file: Path, url: str, progress: Progress) -> int:
    """Copy all rows of a backup into an empty database, and return their number. A backup of an older version is
    migrated first, in a copy. Raise `CannotOpen` if the database is not empty or either cannot be used."""
    must_exist(_file_url(file))
    with tempfile.TemporaryDirectory(prefix="openoutcry-restore-") as folder:
        copy = Path(folder) / "backup.sqlite3"
        try:
            # The driver itself, since SQLAlchemy has no interface to SQLite's online backup, which includes the changes
            # that are still in the log beside the file.
            with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(copy)) as new:
                old.backup(new)
        except sqlite3.Error as problem:
            raise opening_error(_file_url(file), problem) from problem
        source = await open_database(_file_url(copy).render_as_string())
        try:
            target = await open_database(url, limited=False)
            try:
                await target.read(_must_be_empty)
                return await target.write(lambda at: _take_from(source, at, progress))
            finally:
                await target.close()
        finally:
            await source.close()


async def vacuum(url: str) -> tuple[int, int]:
    """Release the space of deleted rows to the file system. Return the size of the database in bytes, before and after.
    With SQLite all other writers wait meanwhile."""
    database = await open_to_read(url)
    try:
        before = await database.read(_size)
        if isinstance(database, PostgreSQL):
            async with database.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as at:
                for table in schema.metadata.sorted_tables:
                    await at.execute(sa.text(f'VACUUM (ANALYZE) "{table.name}"'))
        else:
            await asyncio.to_thread(_vacuum_file, database.url)
        return before, await database.read(_size)
    except sa.exc.DBAPIError as problem:
        raise opening_error(database.url, problem) from problem
    finally:
        await database.close()


def _vacuum_file(url: sa.URL) -> None:
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT", connect_args={"timeout": LOCK_TIMEOUT})
    with engine.connect() as at:
        for statement in ("VACUUM", "PRAGMA optimize", "PRAGMA wal_checkpoint(TRUNCATE)"):
            at.execute(sa.text(statement))
    engine.dispose()


def _must_differ(file: Path, source: Database) -> None:
    if isinstance(source, SQLite) and file.resolve() == file_of(source.url):
        raise CannotOpen("backup-itself", f"{file} is the database itself; name another file", file=str(file))


def _create(part: Path) -> None:
    """Create an empty file that only its owner can read."""
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)


def _clear(part: Path) -> None:
    """Remove a temporary file and the files that SQLite creates beside it."""
    for rest in ("", "-wal", "-shm", "-journal", ".lock"):
        with suppress(OSError):
            Path(f"{part}{rest}").unlink(missing_ok=True)


def _copy_into(source: sa.Connection, target: SQLite, progress: Progress) -> int:
    revision = revision_of(source)
    assert revision is not None
    with target.writing_engine.begin() as at:
        upgrade(at, revision)
        return _copy(source, at, progress, COPIED if revision == schema.REVISION else _tables_in(source))


def _take_from(source: Database, at: sa.Connection, progress: Progress) -> int:
    assert isinstance(source, SQLite)
    with source.reading_engine.begin() as old:
        rows = _copy(old, at, progress, COPIED)
    if at.dialect.name == "postgresql":
        # Continue the numbers of the restored rows.
        number = sa.func.coalesce(sa.select(sa.func.max(schema.deeds.c.number)).scalar_subquery(), 0) + 1
        at.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("deeds", "number"), number, False)))
    return rows


def _tables_in(source: sa.Connection) -> Sequence[sa.Table]:
    """Return the SQL tables to copy from a database of an older version, with the columns that they have there."""
    there = sa.MetaData()
    there.reflect(source)
    return [table for table in there.sorted_tables if table.name not in NOT_COPIED]


def _copy(source: sa.Connection, target: sa.Connection, progress: Progress, tables: Sequence[sa.Table]) -> int:
    """Copy all rows of these SQL tables, referenced tables first, and return their number. `progress` is called with
    the rows copied so far."""
    rows = 0
    for table in tables:
        found = source.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table).order_by(*table.primary_key))
        for part in found.mappings().partitions(ROWS_AT_ONCE):
            target.execute(sa.insert(table), [dict(row) for row in part])
            rows += len(part)
            progress(rows)
    return rows


def _must_be_empty(at: sa.Connection) -> None:
    for table in COPIED:
        if at.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            message = "there are tables in this database already; a backup is brought back into an empty one"
            raise CannotOpen("restore-not-empty", message)


def _size(at: sa.Connection) -> int:
    if at.dialect.name == "postgresql":
        return int(at.scalar(sa.select(sa.func.pg_database_size(sa.func.current_database()))) or 0)
    pages, page_size = (int(at.execute(sa.text(f"PRAGMA {name}")).scalar_one()) for name in ("page_count", "page_size"))
    return pages * page_size


def _file_url(file: Path) -> sa.URL:
    return sa.URL.create("sqlite", database=str(file))
