"""Opening the database: one engine for SQLite and PostgreSQL, brought up to date, with durable commits."""

from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATING = 7_301_944


async def open_database(url: str) -> AsyncEngine:
    """The engine for this address, its tables made or migrated. Its errors never show the values of a statement."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _durable)
        sa.event.listen(engine.sync_engine, "begin", _begin)
    else:
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    async with writing(engine).begin() as connection:
        if not is_sqlite(engine):
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        await connection.run_sync(_migrate)
    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    """Whether the database is a file of ours."""
    return engine.dialect.name == "sqlite"


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for a transaction that writes: SQLite then waits for its turn at the start, not in the middle."""
    return engine.execution_options(openoutcry_writes=True)


def _durable(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("openoutcry_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "openoutcry.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
