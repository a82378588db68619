"""The live tables of this process. A table is loaded from the log on first use and removed from memory when it has not
been used for a while."""

import asyncio
import contextlib
import re
import time
from collections.abc import Collection, Iterable, Mapping

import structlog

from openoutcry import __version__
from openoutcry.engine.errors import OpenOutcryError, OtherRules
from openoutcry.server.http.addresses import is_among
from openoutcry.server.live.coach import Reviews
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.services import Services
from openoutcry.server.live.table_rules import may_be_open
from openoutcry.server.log import repeated
from openoutcry.server.refusals import NoSuchTable, NotPlayed, Unreadable, false_table, turned_away, unreadable
from openoutcry.server.storage.consistency import InconsistentTable
from openoutcry.server.storage.rows import TableRow
from openoutcry.server.storage.statements import no_table

log = structlog.stdlib.get_logger("openoutcry.rooms")
FINISHED_WITHIN = 5.0
TABLE_ID = re.compile(r"[2-9a-z]{10}")


class LiveTables:
    """The live tables by id, and the reviews of their matches."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.reviews = Reviews(services.store, services.settings)
        self.by_id: dict[str, LiveTable] = {}
        self._aside: dict[str, Unreadable] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self, table: TableRow) -> None:
        """Store a new table."""
        await self.services.store.create(table)
        log.info("table opened", table=table.id, game=table.game, players=len(table.seats))

    async def get(self, table: str) -> LiveTable:
        """Return a live table. If it is not in memory, its match is replayed from the log. Raise a refusal if the table
        does not exist, is closed or was set aside."""
        if table in self._aside:
            raise self._aside[table].again()
        self._used[table] = time.monotonic()
        live_table = self.by_id.get(table)
        if live_table is not None and live_table.broken is not None:
            raise self._set_aside(table, live_table.broken)
        if live_table is not None:
            may_be_open(live_table.table)
            return live_table
        if not TABLE_ID.fullmatch(table):
            del self._used[table]
            raise no_table(table)
        if table not in self._loading:
            self._begin_to_load(table)
        return await asyncio.shield(self._loading[table])

    def _begin_to_load(self, table: str) -> None:
        task = asyncio.create_task(self._load(table), name=f"load {table}")
        task.add_done_callback(lambda _: self._loading.pop(table, None))
        self._loading[table] = task

    async def _load(self, table: str) -> LiveTable:
        try:
            news = await self.services.store.read(table, max_chat=self.services.settings.chat_kept)
        except NoSuchTable:
            self._used.pop(table, None)
            raise
        except Unreadable as problem:
            log.error("a table cannot be read and was set aside", table=table)
            raise self._set_aside(table, problem) from problem
        try:
            live_table = await asyncio.to_thread(LiveTable, self.services, news)
        except OpenOutcryError as problem:
            log.error("a table was set aside", table=table, problem=problem.code, **problem.args_shown)
            raise self._set_aside(table, explained(news.table, problem)) from problem
        self.by_id[table] = live_table
        self.services.metrics.rooms.set(len(self.by_id))
        # Read what was written during the replay, and start the bots that were computing when the last process ended.
        await live_table.refresh()
        may_be_open(live_table.table)
        return live_table

    def _set_aside(self, table: str, problem: Unreadable) -> Unreadable:
        """Remove an inconsistent table from memory and refuse access to it with this problem. `sweep` removes the
        refusal after a while, so that a repaired table can be loaded again."""
        self.by_id.pop(table, None)
        self._aside[table] = problem
        self.services.metrics.aside.set(len(self._aside))
        return problem

    async def refresh(self, tables: Iterable[str]) -> None:
        """Let those of these tables that are in memory read changes from the database and send them to their
        connections."""
        for table in tables:
            if table in self.by_id:
                try:
                    await self.by_id[table].refresh()
                except Exception:
                    log.exception("a table could not be refreshed", table=table)

    async def outdated(self) -> list[tuple[LiveTable, int]]:
        """Return the live tables that the database has a later revision of, each with that revision."""
        revisions = await self.services.store.revisions(list(self.by_id))
        return [
            (self.by_id[table], revision)
            for table, revision in revisions.items()
            if table in self.by_id and revision > self.by_id[table].table.revision
        ]

    async def replace_names(self, seats: Mapping[str, Collection[int]]) -> None:
        """Replace the names of these seats at those of these tables that are in memory."""
        await self.refresh(seats)
        for table in seats:
            if table in self.by_id:
                self.by_id[table].replace_names(seats[table])

    def turn_away(self) -> None:
        """Close the connections whose addresses are refused by now, each with the reason."""
        for live_table in list(self.by_id.values()):
            for connection in list(live_table.presence.connections):
                if is_among(connection.address, self.services.refused):
                    connection.hang_up(turned_away())

    async def sweep(self) -> None:
        """Remove the live tables that have not been used for a while, and forget old refusals of tables that were set
        aside."""
        late = time.monotonic() - self.services.settings.idle_after
        for table in [table for table in self._aside if self._used.get(table, 0.0) < late]:
            del self._aside[table]
            self._used.pop(table, None)
        self.services.metrics.aside.set(len(self._aside))
        for table, live_table in list(self.by_id.items()):
            if live_table.presence.connections or live_table.bots.computing or live_table.lock.locked():
                self._used[table] = time.monotonic()
            elif self._used.get(table, 0.0) < late:
                del self.by_id[table]
        # Also drop the times of tables that could not be read, or were deleted.
        self._used = {
            table: used
            for table, used in self._used.items()
            if table in self.by_id or table in self._aside or table in self._loading
        }
        self.services.metrics.rooms.set(len(self.by_id))

    async def sweep_forever(self) -> None:
        """Sweep at regular intervals until cancelled."""
        while True:
            await asyncio.sleep(max(0.05, self.services.settings.idle_after / 10))
            await self.sweep()
            repeated.tell()

    async def close(self) -> None:
        """Stop the bots, wait until changes in progress are finished, and remove all tables from memory."""
        self.services.closing = True
        for live_table in list(self.by_id.values()):
            await live_table.bots.stop()
            await live_table.hint_requests.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHED_WITHIN):
                for live_table in list(self.by_id.values()):
                    async with live_table.lock:
                        pass
        self.by_id.clear()
        await self.services.bot_workers.close()
        await self.reviews.close()
        self.services.threads.shutdown(wait=False, cancel_futures=True)


def explained(table: TableRow, problem: OpenOutcryError) -> Unreadable:
    """Return the refusal for a table that cannot be loaded. A match of other rules is not played here any more.
    Inconsistent inputs of the same program version were altered; those of another version may be consistent under its
    rules."""
    if isinstance(problem, OtherRules):
        shown = problem.args_shown
        return NotPlayed(
            "other-rules-table", str(problem), game=shown["game"], rules=shown["rules"], known=shown["known"]
        )
    ours = table.header is not None and table.header.openoutcry == __version__
    return false_table() if ours and isinstance(problem, InconsistentTable) else unreadable()
