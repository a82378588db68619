"""Group commit: appends that arrive while a commit is in progress, or shortly after its start, share the next commit.
Each is answered when it is on disk."""

import asyncio
from collections.abc import Awaitable, Callable

from openoutcry.match.record import Entry
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.append import Taken, no_table
from openoutcry.server.storage.database_errors import database_problem, no_database
from openoutcry.server.storage.opening import is_damage

# Minimal seconds between the starts of two commits. A single append does not wait; under load appends share commits.
APART = 0.002
# Seconds after which a table locked by another transaction is tried again, and after which its entries are refused.
HELD_AGAIN = 0.02
HELD_AT_MOST = 5.0


class PendingAppend:
    """Entries that wait for a commit, which is not tried before `again_at` (time of the event loop). `done` receives
    the table's new revision."""

    def __init__(self, table: str, entries: list[Entry]) -> None:
        loop = asyncio.get_running_loop()
        self.table = table
        self.entries = entries
        self.since = self.again_at = loop.time()
        self.done: asyncio.Future[int] = loop.create_future()


class Committer:
    """Commits all waiting entries together. `commit` writes a batch in one transaction and returns the revisions. A
    table whose revision is None is locked by another transaction: it is tried again, while the others go on."""

    def __init__(self, commit: Callable[[list[PendingAppend]], Awaitable[dict[str, int | None]]]) -> None:
        self._commit = commit
        self._waiting: list[PendingAppend] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._next_try: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="committer")

    async def append(self, table: str, entries: list[Entry]) -> int:
        """Return the table's revision when these entries are on disk. Raise `StaleInput` if their numbers are taken."""
        waiting = PendingAppend(table, entries)
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def close(self) -> None:
        """Commit the waiting entries and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        loop, began = asyncio.get_running_loop(), 0.0
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            early = began + APART - loop.time()
            if early > 0:
                await asyncio.sleep(early)
            began = loop.time()
            batch, self._waiting = one_each(self._waiting, began)
            if {waiting.table for waiting in batch} & {waiting.table for waiting in self._waiting}:
                self._wake.set()
            if batch:
                await self._settle(batch)
            self._wake_for_next_try(began)

    def _wake_for_next_try(self, now: float) -> None:
        """Schedule the next try of tables that were locked. The timer may fire slightly early; then it is set again,
        since nothing else might wake the committer."""
        if self._next_try is not None:
            self._next_try.cancel()
        later = [waiting.again_at for waiting in self._waiting if waiting.again_at > now]
        loop = asyncio.get_running_loop()
        self._next_try = loop.call_at(min(later), self._wake.set) if later else None

    async def _settle(self, batch: list[PendingAppend]) -> None:
        try:
            revisions = await self._commit(batch)
        except Exception as problem:
            # A failure of the whole database refuses the batch: retries would fail too, or could write entries twice.
            if len(batch) == 1 or (database_problem(problem) is not None and not is_damage(problem)):
                refuse(batch, problem)
                return
            # One of them cannot be written: commit each alone, so that only that one is refused.
            for waiting in batch:
                await self._settle([waiting])
            return
        for waiting in batch:
            revision = revisions.get(waiting.table)
            if waiting.table not in revisions:
                refuse([waiting], no_table(waiting.table))
            elif revision is None:
                self._put_off(waiting)
            elif not waiting.done.cancelled():
                waiting.done.set_result(revision)

    def _put_off(self, waiting: PendingAppend) -> None:
        """Try a table again soon, or refuse its entries if it has been locked for more than HELD_AT_MOST seconds."""
        loop = asyncio.get_running_loop()
        if loop.time() > waiting.since + HELD_AT_MOST:
            refuse([waiting], no_database())
            return
        waiting.again_at = loop.time() + HELD_AGAIN
        self._waiting.insert(0, waiting)


def refuse(batch: list[PendingAppend], problem: Exception) -> None:
    """Complete the appends of a batch with an error; `Taken` becomes `StaleInput`."""
    refused = StaleInput("stale", "the table has moved on") if isinstance(problem, Taken) else problem
    for waiting in batch:
        if not waiting.done.cancelled():
            waiting.done.set_exception(refused)


def one_each(waiting: list[PendingAppend], now: float) -> tuple[list[PendingAppend], list[PendingAppend]]:
    """Split the waiting appends into the next batch, the first of each table that may be tried now, and the rest."""
    first: dict[str, PendingAppend] = {}
    for one in waiting:
        first.setdefault(one.table, one)
    batch = [one for one in first.values() if one.again_at <= now]
    return batch, [one for one in waiting if one.again_at > now or first[one.table] is not one]
