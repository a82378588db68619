"""Background maintenance: applies what the operator decided on the command line, and deletes data whose retention time
is over."""

import asyncio
import time

import structlog

from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.storage.database_errors import database_problem
from openoutcry.server.storage.moderation import refused_addresses
from openoutcry.server.storage.retention import tidy

log = structlog.stdlib.get_logger("openoutcry.keeper")


class Maintenance:
    """Maintains the live tables of one process. With several processes any of them may delete an expired table."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.services = live_tables.services
        self._tidied = time.monotonic()

    async def run(self) -> None:
        """Maintain the tables until cancelled. What fails is tried again the next time."""
        while True:
            try:
                await self.read_decisions()
                if time.monotonic() - self._tidied >= self.services.settings.tidy_every:
                    self._tidied = time.monotonic()
                    await self.tidy()
            except Exception as problem:
                log.warning(
                    "the house could not be looked after", reason=database_problem(problem) or repr(problem), often=True
                )
            await asyncio.sleep(min(self.services.settings.poll_every, self.services.settings.tidy_every))

    async def read_decisions(self) -> None:
        """Read the refused addresses. With SQLite also read changes of live tables that other programs wrote;
        PostgreSQL sends notices of them."""
        database = self.services.store.database
        self.services.refused = (*self.services.settings.refused, *await database.read(refused_addresses))
        self.live_tables.turn_away()
        if not database.shared:
            # PostgreSQL sends a notice of every change. An SQLite file is changed by the command line only.
            for table, revision in (await self.services.store.revisions(list(self.live_tables.by_id))).items():
                live_table = self.live_tables.by_id.get(table)
                if live_table is not None and revision > live_table.table.revision:
                    await live_table.refresh()

    async def tidy(self) -> None:
        """Delete tables, chat and audit entries whose retention time is over."""
        in_use = {table for table, live_table in self.live_tables.by_id.items() if live_table.presence.connections}
        done = await tidy(self.services.store.database, self.services.settings, in_use)
        for table in done.tables:
            self.live_tables.by_id.pop(table, None)
        self.services.metrics.forgotten.labels("tables").inc(len(done.tables))
        self.services.metrics.forgotten.labels("lines").inc(done.lines)
        if done.tables or done.lines or done.deeds:
            log.info("tidied", tables=len(done.tables), lines=done.lines, deeds=done.deeds)
