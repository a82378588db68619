"""All tables of this process: those that live in memory, loaded from the log when somebody asks for them, and let go
when nobody has for a while."""

import asyncio
import re
import time

import structlog

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.house import House
from openoutcry.server.refusals import Unreadable
from openoutcry.server.room import Room
from openoutcry.server.rows import TableRow
from openoutcry.server.store import no_table

log = structlog.stdlib.get_logger("openoutcry.rooms")
TABLE_ID = re.compile(r"[2-9a-z]{10}")


class Rooms:
    """The live tables, by id."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, table: TableRow) -> None:
        """Keep a new table."""
        await self.house.store.create(table)
        log.info("table opened", table=table.id, game=table.game, players=len(table.seats))

    async def get(self, table: str) -> Room:
        """The room of a table; its match is replayed from the log if it is not in memory."""
        self._used[table] = time.monotonic()
        room = self.live.get(table)
        if room is not None:
            return room
        if not TABLE_ID.fullmatch(table):
            del self._used[table]
            raise no_table(table)
        if table not in self._loading:
            task = asyncio.create_task(self._load(table), name=f"load {table}")
            task.add_done_callback(lambda _: self._loading.pop(table, None))
            self._loading[table] = task
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            news = await self.house.store.read(table, chat_kept=self.house.settings.chat_kept)
            room = await asyncio.to_thread(Room, self.house, news)
        except OpenOutcryError as problem:
            self._used.pop(table, None)
            if problem.code == "unknown-table":
                raise
            log.error("a table cannot be replayed", table=table, problem=problem.code)
            raise Unreadable(
                "unreadable-table", "this table was kept by another version and cannot be read"
            ) from problem
        self.live[table] = room
        self.house.metrics.rooms.set(len(self.live))
        # What was written while we replayed, and the bots that were thinking when the last process ended.
        await room.refresh()
        return room

    async def sweep(self) -> None:
        """Let go of the rooms that nobody has used for a while."""
        late = time.monotonic() - self.house.settings.idle_after
        for table, room in list(self.live.items()):
            if room.connections or room.bots.thinking or room.lock.locked():
                self._used[table] = time.monotonic()
            elif self._used.get(table, 0.0) < late:
                del self.live[table]
                self._used.pop(table, None)
        self.house.metrics.rooms.set(len(self.live))

    async def sweep_forever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(max(0.05, self.house.settings.idle_after / 10))
            await self.sweep()

    async def close(self) -> None:
        """Stop the bots and let everything go."""
        for room in list(self.live.values()):
            await room.bots.stop()
        self.live.clear()
        self.house.thinkers.shutdown(wait=False, cancel_futures=True)
