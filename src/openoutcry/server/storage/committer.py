"""Group commit: appends that arrive while a commit is under way, or just after it, share the next one; each is answered
when on disk."""

import asyncio
from collections.abc import Awaitable, Callable

from openoutcry.match.record import Entry
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.appending import Taken, no_table
from openoutcry.server.storage.opening import is_damage
from openoutcry.server.storage.trouble import no_database, trouble

# Seconds from the beginning of one commit to that of the next, at least. Whoever answers when nobody else does waits
# for nothing; where many do, more of them share what a commit costs.
APART = 0.002
# Seconds after which a table that another transaction holds is tried again, and after which its entries are refused.
HELD_AGAIN = 0.02
HELD_AT_MOST = 5.0


class Waiting:
    """Entries that wait for a commit, which is not tried before `again_at` (time of the event loop). `done` gets the
    table's revision."""

    def __init__(self, table: str, entries: list[Entry]) -> None:
        loop = asyncio.get_running_loop()
        self.table = table
        self.entries = entries
        self.since = self.again_at = loop.time()
        self.done: asyncio.Future[int] = loop.create_future()


class Committer:
    """Commits what waits, all of it at once; `commit` writes a batch in one transaction and returns the revisions. A
    table that another transaction holds has none there: it is tried again, while the others go on."""

    def __init__(self, commit: Callable[[list[Waiting]], Awaitable[dict[str, int | None]]]) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._next_try: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="committer")

    async def append(self, table: str, entries: list[Entry]) -> int:
        """The table's revision, when these entries are on disk; refused as stale when their numbers are taken."""
        waiting = Waiting(table, entries)
        self._waiting.append(waiting)
        self._wake.set()
        try:
            return await waiting.done
        finally:
            # What is raised here knows this place, and would hold itself by it.
            del waiting

    async def close(self) -> None:
        """Commit what still waits."""
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
        """Wake up when a table that was put off is to be tried again. The timer may fire a moment too early; then it is
        set again, since nobody else might wake us."""
        if self._next_try is not None:
            self._next_try.cancel()
        later = [waiting.again_at for waiting in self._waiting if waiting.again_at > now]
        loop = asyncio.get_running_loop()
        self._next_try = loop.call_at(min(later), self._wake.set) if later else None

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            revisions = await self._commit(batch)
        except Exception as problem:
            # What concerns the whole database is not tried again for each: nothing can be kept now, or it may be kept.
            if len(batch) == 1 or (trouble(problem) is not None and not is_damage(problem)):
                refuse(batch, problem)
                return
            # One of them lost its race: each alone, so that only that one is refused.
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

    def _put_off(self, waiting: Waiting) -> None:
        """Try a table again in a moment, or refuse its entries if it has been held for too long."""
        loop = asyncio.get_running_loop()
        if loop.time() > waiting.since + HELD_AT_MOST:
            refuse([waiting], no_database())
            return
        waiting.again_at = loop.time() + HELD_AGAIN
        self._waiting.insert(0, waiting)


def refuse(batch: list[Waiting], problem: Exception) -> None:
    """Tell those who wait why nothing came of it."""
    refused = StaleInput("stale", "the table has moved on") if isinstance(problem, Taken) else problem
    for waiting in batch:
        if not waiting.done.cancelled():
            waiting.done.set_exception(refused)


def one_each(waiting: list[Waiting], now: float) -> tuple[list[Waiting], list[Waiting]]:
    """What waits first for each table, unless it is not to be tried yet, and the rest."""
    first: dict[str, Waiting] = {}
    for one in waiting:
        first.setdefault(one.table, one)
    batch = [one for one in first.values() if one.again_at <= now]
    return batch, [one for one in waiting if one.again_at > now or first[one.table] is not one]
