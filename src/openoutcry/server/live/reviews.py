"""Reviews of finished matches. They are computed one after another, in a worker process of low priority, with clients
served in turn. Only a seat holder or the host can start a review. A review is stored. A match whose review failed is
not reviewed again by this process."""

import asyncio
from functools import partial

import msgspec
import structlog

from openoutcry.match.match import Match
from openoutcry.server import wire
from openoutcry.server.http.limits import slow_down
from openoutcry.server.live.bot_worker import ReviewTask
from openoutcry.server.live.bot_worker_pool import BotWorkerPool
from openoutcry.server.live.fair_queue import Priority, Requester
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import to_json
from openoutcry.server.storage.statements import insert_review, read_review
from openoutcry.server.storage.store import Store

log = structlog.stdlib.get_logger("openoutcry.coach")
SEED = 1
MOST_WAITING = 200
MOST_OF_CLIENT = 20


class Reviews:
    """The reviews that are being computed, and the tables at which they failed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = BotWorkerPool(settings, many=1)
        self._running: dict[str, tuple[asyncio.Task[None], Requester]] = {}
        self._failed: set[str] = set()

    async def ask(self, table: str, match: Match, requester: Requester) -> wire.CoachAsked:
        """Return the review of the finished match at a table. If there is none yet and a seat holder or the host asks,
        start it. A client with MOST_OF_CLIENT unfinished reviews is refused."""
        stored = await self.store.database.read(partial(read_review, table=table))
        if stored is not None:
            return wire.CoachAsked(False, msgspec.json.decode(stored, type=wire.Coached))
        if table not in self._running:
            full = len(self._running) >= MOST_WAITING
            if requester.priority != Priority.HOLDER or table in self._failed or full or self.settings.coaching <= 0:
                return wire.CoachAsked(False)
            slow_down(sum(one == requester for _, one in self._running.values()) < MOST_OF_CLIENT)
            # The match is over, so its list of entries does not change any more.
            review_task = ReviewTask(match.header, match.entries, SEED)
            task = asyncio.create_task(self._review(table, review_task, requester), name=f"coach of {table}")
            self._running[table] = task, requester
            task.add_done_callback(lambda _: self._running.pop(table, None))
        return wire.CoachAsked(True)

    async def _review(self, table: str, review_task: ReviewTask, requester: Requester) -> None:
        try:
            review = await self.workers.review(requester, review_task)
            if review is not None:
                await self.store.database.write(partial(insert_review, table=table, review=to_json(review)))
                return
        except Exception:
            log.exception("what the coach said was not kept", table=table)
        self._failed.add(table)

    async def close(self) -> None:
        """Cancel the unfinished reviews and stop the worker process."""
        tasks = [task for task, _ in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
