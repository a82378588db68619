"""The coach of a house: it looks at matches that are over, one after another and clients in turn, in a process that
gives way to others. Only somebody who played makes it look.
What it said is kept; a match at which it failed is not looked at again while the house is open."""

import asyncio

import msgspec
import structlog

from openoutcry.match.match import Match
from openoutcry.server import wire
from openoutcry.server.http.limits import slow_down
from openoutcry.server.live.coached import Review
from openoutcry.server.live.thinking import Thinking
from openoutcry.server.live.turns import Asker, Rank
from openoutcry.server.settings import Settings
from openoutcry.server.storage.store import Store

log = structlog.stdlib.get_logger("openoutcry.coach")
SEED = 1
MOST_WAITING = 200
MOST_OF_CLIENT = 20


class Coaching:
    """Who has been asked for, and what has become of it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinking = Thinking(settings, many=1)
        self._looking: dict[str, tuple[asyncio.Task[None], Asker]] = {}
        self._failed: set[str] = set()

    async def ask(self, table: str, match: Match, asker: Asker) -> wire.CoachAsked:
        """Return what the coach says of the match at a table, which is over. If it has not looked yet and a seat holder
        asks, it will look; a client that waits for MOST_OF_CLIENT matches is refused."""
        kept = await self.store.coached(table)
        if kept is not None:
            return wire.CoachAsked(False, msgspec.json.decode(kept, type=wire.Coached))
        if table not in self._looking:
            full = len(self._looking) >= MOST_WAITING
            if asker.rank != Rank.HOLDER or table in self._failed or full or self.settings.coaching <= 0:
                return wire.CoachAsked(False)
            slow_down(sum(one == asker for _, one in self._looking.values()) < MOST_OF_CLIENT)
            # The match is over: nothing is added to its entries any more.
            wish = Review(match.header, match.entries, SEED)
            task = asyncio.create_task(self._look(table, wish, asker), name=f"coach of {table}")
            self._looking[table] = task, asker
            task.add_done_callback(lambda _: self._looking.pop(table, None))
        return wire.CoachAsked(True)

    async def _look(self, table: str, wish: Review, asker: Asker) -> None:
        try:
            told = await self.thinking.review(asker, wish)
            if told is not None:
                await self.store.keep_coached(table, msgspec.json.encode(told).decode())
                return
        except Exception:
            log.exception("what the coach said was not kept", table=table)
        self._failed.add(table)

    async def close(self) -> None:
        """Look at nothing any more."""
        tasks = [task for task, _ in self._looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinking.close()
