"""PostgreSQL, with a time limit for every wait, so that a connection that does not answer delays only its own work.

PostgreSQL itself limits statements, waits for locks and idle transactions. It cannot do so when it is frozen, or when
the network drops packets. Then this process terminates the connection, and everything that waits on it fails at once,
with the same error as for a lost connection. asyncpg's own timeouts are not used for that: they ask the server to
cancel the statement and wait for the answer.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
import structlog

from openoutcry.match.record import Entry
from openoutcry.server.storage.database_errors import CannotOpen, connection_lost, database_problem, not_sure
from openoutcry.server.storage.statements import CHANNEL, Transaction, append_entries

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

log = structlog.stdlib.get_logger("openoutcry.database")
T = TypeVar("T")
# Time limits in seconds.
CONNECT_WITHIN = 1.5
# For command-line programs, for which nobody waits.
CONNECT_PATIENTLY = 10.0
# An append, and the check of a connection that has not been used for a while.
APPEND_WITHIN = 1.2
PING_WITHIN = 0.5
# A transaction, and the wait for a connection.
TRANSACTION_WITHIN = 10.0
POOL_WITHIN = 5.0
CLOSE_WITHIN = 2.0
# Seconds after which an idle connection is checked: that of appends before it is used, that of notices meanwhile.
IDLE = 2.0
# Limits that PostgreSQL itself applies: timeouts in milliseconds; keepalives, in seconds, by which it notices that this
# process is gone. lock_timeout is below APPEND_WITHIN, so that a timeout proves that nothing was written.
LIMITS = {
    "statement_timeout": 8000,
    "lock_timeout": 800,
    "idle_in_transaction_session_timeout": 5000,
    "tcp_keepalives_idle": 10,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 3,
}
# Set after connecting: connection poolers refuse unknown parameters in the startup message.
SET_LIMITS = "; ".join(f"SET {name} = {value}" for name, value in LIMITS.items())
# A write without effect that does not wait for other checks.
CHANGE_NOTHING = sa.text("""
UPDATE alembic_version SET version_num = version_num
    WHERE version_num IN (SELECT version_num FROM alembic_version FOR UPDATE SKIP LOCKED)
""")


class PostgreSQL:
    """A PostgreSQL database, which several server processes may share. Every use of a connection has a time limit;
    without `limited`, transactions have none."""

    shared = True

    def __init__(self, url: sa.URL, read_only: bool = False, limited: bool = True) -> None:
        self.url = url
        within = TRANSACTION_WITHIN if limited else None
        # Each read-only transaction sees one consistent snapshot.
        options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if read_only else {}
        self.engine = postgresql_engine(url, within, **options)
        # An append is a single statement on a connection of its own, without an explicit transaction, and waits for
        # nothing else. A connection that was just used is not checked before.
        self.appending_engine = postgresql_engine(
            url, APPEND_WITHIN, IDLE, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0
        )

    async def read(self, transaction: Transaction[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(transaction)

    async def write(self, transaction: Transaction[T]) -> T:
        done = False
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(transaction)
                done = True
        except Exception as problem:
            if done and database_problem(problem) is not None:
                raise not_sure() from problem
            raise
        return result

    async def append(self, batch: Mapping[str, Sequence[Entry]]) -> dict[str, int | None]:
        async with self.appending_engine.connect() as connection:
            try:
                return await connection.run_sync(append_entries, batch)
            except Exception as problem:
                if connection_lost(problem):
                    log.error("the line to the database was lost during a commit", often=True)
                    raise not_sure() from problem
                raise

    async def check(self) -> None:
        async with self.appending_engine.connect() as connection:
            await connection.execute(CHANGE_NOTHING)

    async def close(self) -> None:
        await self.appending_engine.dispose()
        await self.engine.dispose()


async def listen(url: sa.URL, receive: Callable[[str], None], listening: Callable[[], Awaitable[None]]) -> None:
    """Receive notifications of other processes on a new connection, calling `receive` for each, until the connection is
    lost or does not answer. Call `listening` once as soon as no notification can be missed. A connection of asyncpg is
    used, since SQLAlchemy has no interface to LISTEN."""
    connection = await connect(url)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _connection: lost.set())
    try:
        with terminated_after(APPEND_WITHIN, connection):
            await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, notice: receive(notice))
        await listening()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await lost.wait()
            with terminated_after(APPEND_WITHIN, connection):
                await ping(connection)
    finally:
        connection.terminate()


def postgresql_engine(url: sa.URL, within: float | None, ping_after: float = 0.0, **options: Any) -> "AsyncEngine":
    """Return an engine that terminates a connection used for longer than `within` seconds at a time (None: no limit). A
    connection that was idle for `ping_after` seconds is checked before it is used. Raise `CannotOpen` if asyncpg is not
    installed."""
    # Imported here, since it loads much that SQLite does not need.
    from sqlalchemy.ext.asyncio import create_async_engine

    creator = partial(connect, url, limited=within is not None)
    try:
        engine = create_async_engine(
            url, hide_parameters=True, async_creator=creator, pool_timeout=POOL_WITHIN, **options
        )
    except ModuleNotFoundError as problem:
        message = "PostgreSQL needs the library asyncpg: install openoutcry[postgres]"
        raise CannotOpen("database-driver", message) from problem
    if within is not None:
        # Inserted before SQLAlchemy's own first statements.
        sa.event.listen(engine.sync_engine, "connect", partial(start_deadline, within), insert=True)
        sa.event.listen(engine.sync_engine, "checkout", partial(begin_use, within, ping_after))
        sa.event.listen(engine.sync_engine, "checkin", end_use)
        sa.event.listen(engine.sync_engine, "invalidate", terminate_invalid)
    sa.event.listen(engine.sync_engine, "close", close_in_time)
    return engine


async def connect(url: sa.URL, limited: bool = True) -> Any:
    """Return a new connection of asyncpg. Its statements have time limits, unless `limited` is False."""
    import asyncpg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, timeout=CONNECT_WITHIN if limited else CONNECT_PATIENTLY)
    if limited:
        with terminated_after(CONNECT_WITHIN, connection):
            await connection.execute(SET_LIMITS)
    return connection


def start_deadline(within: float, adapted: Any, record: Any) -> None:
    """Start the time limit of a pooled connection, in place of one that may be running. SQLAlchemy calls this for a new
    connection."""
    if "deadline" in record.info:
        record.info["deadline"].cancel()
    record.info["deadline"] = Deadline(within, adapted.driver_connection)


def begin_use(within: float, ping_after: float, adapted: Any, record: Any, _proxy: Any) -> None:
    """Start the time limit of a connection taken from the pool. If it has been idle and does not answer, raise
    DisconnectionError, so that SQLAlchemy replaces it."""
    connection, used = adapted.driver_connection, record.info.get("used")
    if used is not None and (connection.is_closed() or time.monotonic() - used >= ping_after):
        try:
            with terminated_after(PING_WITHIN, connection):
                adapted.run_async(ping)
        except Exception as problem:
            raise sa.exc.DisconnectionError from problem
    start_deadline(within, adapted, record)


def end_use(_adapted: Any, record: Any) -> None:
    """Cancel the time limit of a connection that was returned to the pool, and note the time."""
    if "deadline" in record.info:
        record.info.pop("deadline").cancel()
        record.info["used"] = time.monotonic()


def terminate_invalid(adapted: Any, _record: Any, _problem: Any) -> None:
    """Terminate a connection that SQLAlchemy has found to be broken, without waiting for the server, as SQLAlchemy
    would."""
    adapted.driver_connection.terminate()


def close_in_time(adapted: Any, _record: Any) -> None:
    """Close a connection, waiting at most CLOSE_WITHIN seconds for the server. Errors are ignored."""
    with contextlib.suppress(Exception):
        adapted.run_async(lambda connection: connection.close(timeout=CLOSE_WITHIN))


async def ping(connection: Any) -> None:
    """Wait until the database server answers an empty statement."""
    await connection.execute("")


@contextlib.contextmanager
def terminated_after(seconds: float, connection: Any) -> Iterator[None]:
    """Context manager: terminate a connection if the block takes longer than `seconds`."""
    deadline = Deadline(seconds, connection)
    try:
        yield
    finally:
        deadline.cancel()


class Deadline:
    """Terminates a connection after a number of seconds unless it is cancelled before. The time is counted in two
    halves: if this process itself was suspended, answers that have arrived meanwhile are read between them."""

    def __init__(self, seconds: float, connection: Any) -> None:
        self._half = seconds / 2
        self._timer = asyncio.get_running_loop().call_later(self._half, self._begin_second_half, connection)

    def cancel(self) -> None:
        """Stop the timer, so that the connection is not terminated."""
        self._timer.cancel()

    def _begin_second_half(self, connection: Any) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._half, terminate, connection)


def terminate(connection: Any) -> None:
    """Drop a connection, if it is open, without waiting for the server, and log that."""
    if not connection.is_closed():
        log.warning("the database does not answer; the connection is dropped", often=True)
        connection.terminate()
