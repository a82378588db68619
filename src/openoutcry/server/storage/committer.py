"""Group commit: appends that arrive while a commit is in progress, or shortly after its start, share the next commit.
Each is answered when it is on disk."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import exc

from openoutcry.match.record import Entry
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.database_errors import database_problem, is_damage, no_database
from openoutcry.server.storage.statements import no_table

# Minimal seconds between the starts of two commits. A single append does not wait; under load appends share commits.
COMMIT_INTERVAL = 0.002
# Seconds after which a table locked by another transaction is tried again, and after which its entries are refused.
LOCKED_RETRY = 0.02
LOCKED_AT_MOST = 5.0
Batch = dict[str, list[Entry]]


class PendingAppend:
    """Entries of one table's log that wait for a commit. No commit is tried before `retry_at` (a time of the event
    loop, in seconds). The future `done` receives the table's new revision or an error."""

    def __init__(self, table: str, entries: list[Entry]) -> None:
        loop = asyncio.get_running_loop()
        self.table = table
        self.entries = entries
        self.since = self.retry_at = loop.time()
        self.done: asyncio.Future[int] = loop.create_future()


class Committer:
    """Appends entries to the logs of tables, many in one transaction. `commit` writes a batch and returns the new
    revision of each table: None for a table that another transaction has locked, which is tried again later, and
    nothing for a table that does not exist."""

    def __init__(self, commit: Callable[[Batch], Awaitable[dict[str, int | None]]]) -> None:
        self._commit = commit
        self._waiting: list[PendingAppend] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._retry_timer: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="committer")

    async def append(self, table: str, entries: list[Entry]) -> int:
        """Wait until these entries are on disk, and return the table's new revision, which counts its changes. Raise
        `StaleInput` if entries with the same numbers exist, `NoSuchTable` for an unknown table."""
        waiting = PendingAppend(table, entries)
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def close(self) -> None:
        """Commit the waiting entries, then stop the task that commits."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        loop, began = asyncio.get_running_loop(), 0.0
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            early = began + COMMIT_INTERVAL - loop.time()
            if early > 0:
                await asyncio.sleep(early)
            began = loop.time()
            batch, self._waiting = split_batch(self._waiting, began)
            if {waiting.table for waiting in batch} & {waiting.table for waiting in self._waiting}:
                self._wake.set()
            if batch:
                await self._commit_batch(batch)
            self._schedule_retry(began)

    def _schedule_retry(self, now: float) -> None:
        """Set the timer that wakes the committer for tables that were locked. It may fire slightly early; then it is
        set again, since nothing else might wake the committer."""
        if self._retry_timer is not None:
            self._retry_timer.cancel()
        later = [waiting.retry_at for waiting in self._waiting if waiting.retry_at > now]
        loop = asyncio.get_running_loop()
        self._retry_timer = loop.call_at(min(later), self._wake.set) if later else None

    async def _commit_batch(self, batch: list[PendingAppend]) -> None:
        """Commit a batch and complete the future of each append with the revision or an error. If the batch fails,
        commit each append alone, so that only a faulty one is refused."""
        try:
            revisions = await self._commit({waiting.table: waiting.entries for waiting in batch})
        except Exception as problem:
            # A failure of the whole database refuses the batch: retries would fail too, or could write entries twice.
            if len(batch) == 1 or (database_problem(problem) is not None and not is_damage(problem)):
                refuse(batch, problem)
                return
            # One of them cannot be written: commit each alone, so that only that one is refused.
            for waiting in batch:
                await self._commit_batch([waiting])
            return
        for waiting in batch:
            revision = revisions.get(waiting.table)
            if waiting.table not in revisions:
                refuse([waiting], no_table(waiting.table))
            elif revision is None:
                self._retry_later(waiting)
            elif not waiting.done.cancelled():
                waiting.done.set_result(revision)

    def _retry_later(self, waiting: PendingAppend) -> None:
        """Put an append back into the queue because its table is locked, or refuse it if the table has been locked for
        more than LOCKED_AT_MOST seconds."""
        loop = asyncio.get_running_loop()
        if loop.time() > waiting.since + LOCKED_AT_MOST:
            refuse([waiting], no_database())
            return
        waiting.retry_at = loop.time() + LOCKED_RETRY
        self._waiting.insert(0, waiting)


def refuse(batch: list[PendingAppend], problem: Exception) -> None:
    """Complete the futures of these appends with an error. An IntegrityError becomes `StaleInput`: another process has
    used the same number before."""
    taken = isinstance(problem, exc.IntegrityError)
    refused = StaleInput("stale", "the table has moved on") if taken else problem
    for waiting in batch:
        if not waiting.done.cancelled():
            waiting.done.set_exception(refused)


def split_batch(waiting: list[PendingAppend], now: float) -> tuple[list[PendingAppend], list[PendingAppend]]:
    """Divide the waiting appends into the next batch and the rest. The batch has the first append of each table, unless
    it must wait for its next try after the time `now`."""
    first: dict[str, PendingAppend] = {}
    for one in waiting:
        first.setdefault(one.table, one)
    batch = [one for one in first.values() if one.retry_at <= now]
    return batch, [one for one in waiting if one.retry_at > now or first[one.table] is not one]
