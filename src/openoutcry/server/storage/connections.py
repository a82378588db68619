"""Connections to PostgreSQL with time limits, so that a connection that does not answer delays only its own work.

PostgreSQL itself limits statements, waits for locks and idle transactions. It cannot do so when it is frozen, or when
the network drops packets. Then this process terminates the connection, and everything that waits on it fails at once,
with the same error as for a lost connection.

asyncpg's own timeouts are not used for that: they ask the server to cancel the statement and wait for the answer.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

log = structlog.stdlib.get_logger("openoutcry.database")
T = TypeVar("T")
# Time limits in seconds.
CONNECT_WITHIN = 1.5
# For command-line programs, for which nobody waits.
CONNECT_PATIENTLY = 10.0
# An append or a heartbeat, and the check of a pooled connection.
ANSWER_WITHIN = 1.2
PING_WITHIN = 0.5
# A transaction on a pooled connection, and the wait for such a connection.
TRANSACTION_WITHIN = 10.0
POOL_WITHIN = 5.0
HEARTBEAT = 2.0
# Limits that PostgreSQL itself applies: timeouts in milliseconds; keepalives, in seconds, by which it notices that this
# process is gone. lock_timeout is below ANSWER_WITHIN, so that a timeout proves that nothing was written.
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


async def connect(url: sa.URL, limited: bool = True) -> Any:
    """Open a connection of asyncpg. Without `limited` its statements may take any time."""
    import asyncpg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, timeout=CONNECT_WITHIN if limited else CONNECT_PATIENTLY)
    if limited:
        with terminated_after(CONNECT_WITHIN, connection):
            await connection.execute(SET_LIMITS)
    return connection


class Deadline:
    """Terminates a connection after so many seconds unless it is cancelled before. The time is counted in two halves:
    if this process itself was suspended, answers that have arrived meanwhile are read between them."""

    def __init__(self, seconds: float, connection: Any) -> None:
        self._half = seconds / 2
        self._timer = asyncio.get_running_loop().call_later(self._half, self._begin_second_half, connection)

    def cancel(self) -> None:
        """Cancel the deadline."""
        self._timer.cancel()

    def _begin_second_half(self, connection: Any) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._half, terminate, connection)


def terminate(connection: Any) -> None:
    """Drop a connection without waiting for the other end."""
    log.warning("the database does not answer; the connection is dropped", often=True)
    connection.terminate()


@contextlib.contextmanager
def terminated_after(seconds: float, connection: Any) -> Iterator[None]:
    """Terminate a connection if the block takes longer than that many seconds."""
    deadline = Deadline(seconds, connection)
    try:
        yield
    finally:
        deadline.cancel()


async def ping(connection: Any) -> None:
    """Wait for an answer of the server."""
    await connection.execute("")


class SerialConnection:
    """One connection that does one thing at a time. It is opened on first use and replaced when it is lost or does not
    answer. A heartbeat checks it while it is idle."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Call `work` with the connection and return its result. Raise an error if it takes longer than ANSWER_WITHIN
        seconds. The call must not be cancelled: asyncpg would wait for the server to confirm that."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url)
                if self._beating is None:
                    self._beating = asyncio.create_task(self._beat(), name="heartbeat")
            with terminated_after(ANSWER_WITHIN, self._connection):
                return await work(self._connection)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            if not self._turn.locked():
                try:
                    await self.do(ping)
                except Exception:
                    log.warning("the database did not answer a heartbeat", often=True)

    async def close(self) -> None:
        """Finish the current work and close the connection."""
        async with self._turn:
            if self._beating is not None:
                self._beating.cancel()
            if self._connection is not None and not self._connection.is_closed():
                with contextlib.suppress(Exception):
                    await self._connection.close(timeout=1)


def limit_pool(engine: sa.Engine) -> None:
    """Check every connection of a pool before it is used again, and terminate it if it is used for longer than
    TRANSACTION_WITHIN seconds."""
    sa.event.listen(engine, "checkout", begin_use)
    sa.event.listen(engine, "checkin", end_use)
    sa.event.listen(engine, "invalidate", drop)


def begin_use(adapted: Any, record: Any, _proxy: Any) -> None:
    """Replace a connection that does not answer, and start its deadline."""
    connection = adapted.driver_connection
    if "deadline" in record.info:
        try:
            with terminated_after(PING_WITHIN, connection):
                adapted.run_async(ping)
        except Exception as problem:
            raise sa.exc.DisconnectionError from problem
    record.info["deadline"] = Deadline(TRANSACTION_WITHIN, connection)


def end_use(_adapted: Any, record: Any) -> None:
    """Cancel the deadline of a connection that was returned to the pool."""
    if "deadline" in record.info:
        record.info["deadline"].cancel()


def drop(adapted: Any, _record: Any, _problem: Any) -> None:
    """Terminate an invalid connection: SQLAlchemy would wait for the other end."""
    adapted.driver_connection.terminate()
