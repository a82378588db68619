"""Group commit: appends that arrive while a commit is under way, or just after it, share the next one; each is answered
when on disk."""

import asyncio
from collections.abc import Awaitable, Callable

from openoutcry.server.refusals import NotSure, StaleInput
from openoutcry.server.storage.appending import Taken
from openoutcry.table.record import Entry

# Seconds from the beginning of one commit to that of the next, at least. Whoever answers when nobody else does waits
# for nothing; where many do, more of them share what a commit costs.
APART = 0.002


class Waiting:
    """Entries that wait for a commit; `done` gets the table's revision."""

    def __init__(self, table: str, entries: list[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Committer:
    """Commits what waits, all of it at once; `commit` writes a batch in one transaction and returns the revisions."""

    def __init__(self, commit: Callable[[list[Waiting]], Awaitable[dict[str, int]]]) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
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
            batch, self._waiting = one_each(self._waiting)
            if self._waiting:
                self._wake.set()
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            revisions = await self._commit(batch)
        except Exception as problem:
            # What may be kept is not tried again.
            if len(batch) == 1 or isinstance(problem, NotSure):
                refuse(batch, problem)
                return
            # One of them lost its race: each alone, so that only that one is refused.
            for waiting in batch:
                await self._settle([waiting])
            return
        for waiting in batch:
            if not waiting.done.cancelled():
                waiting.done.set_result(revisions[waiting.table])


def refuse(batch: list[Waiting], problem: Exception) -> None:
    """Tell those who wait why nothing came of it."""
    refused = StaleInput("stale", "the table has moved on") if isinstance(problem, Taken) else problem
    for waiting in batch:
        if not waiting.done.cancelled():
            waiting.done.set_exception(refused)


def one_each(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """What waits first for each table, and the rest."""
    first: dict[str, Waiting] = {}
    for one in waiting:
        first.setdefault(one.table, one)
    return list(first.values()), [one for one in waiting if first[one.table] is not one]
