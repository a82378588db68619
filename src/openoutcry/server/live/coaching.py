"""The coach of a house: it looks at matches that are over, one after another, in a process that gives way to others.
What it said is kept; a match at which it failed is not looked at again while the house is open."""

import asyncio

import msgspec
import structlog

from openoutcry.server import wire
from openoutcry.server.live.coached import Review
from openoutcry.server.live.thinking import Thinking
from openoutcry.server.settings import Settings
from openoutcry.server.storage.store import Store
from openoutcry.table.match import Match

log = structlog.stdlib.get_logger("openoutcry.coach")
SEED = 1
MOST_WAITING = 200


class Coaching:
    """Who has been asked for, and what has become of it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinking = Thinking(settings, many=1)
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def ask(self, table: str, match: Match) -> wire.CoachAsked:
        """What the coach says of the match at a table, which is over; if it has not looked yet, it will now."""
        kept = await self.store.coached(table)
        if kept is not None:
            return wire.CoachAsked(False, msgspec.json.decode(kept, type=wire.Coached))
        if table not in self._looking:
            if table in self._failed or len(self._looking) >= MOST_WAITING or self.settings.coaching <= 0:
                return wire.CoachAsked(False)
            # The match is over: nothing is added to its entries any more.
            wish = Review(match.header, match.entries, SEED)
            task = asyncio.create_task(self._look(table, wish), name=f"coach of {table}")
            self._looking[table] = task
            task.add_done_callback(lambda _: self._looking.pop(table, None))
        return wire.CoachAsked(True)

    async def _look(self, table: str, wish: Review) -> None:
        try:
            told = await self.thinking.review(table, wish)
            if told is not None:
                await self.store.keep_coached(table, msgspec.json.encode(told).decode())
                return
        except Exception:
            log.exception("what the coach said was not kept", table=table)
        self._failed.add(table)

    async def close(self) -> None:
        """Look at nothing any more."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinking.close()
