"""Background maintenance: applies what the operator decided on the command line, and deletes data whose retention time
is over."""

import asyncio
import time
from collections.abc import Collection
from functools import partial

import msgspec
import structlog

from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.settings import DAY, Settings
from openoutcry.server.storage.database_errors import database_problem
from openoutcry.server.storage.moderation import refused_addresses
from openoutcry.server.storage.opening import Database
from openoutcry.server.storage.rows import LOBBY, OVER, PLAYING
from openoutcry.server.storage.statements import (
    CHAT_LINES_AT_ONCE,
    TABLES_AT_ONCE,
    delete_audit_entries,
    delete_chat_lines,
    delete_tables,
)

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
            for live_table, _ in await self.live_tables.outdated():
                await live_table.refresh()

    async def tidy(self) -> None:
        """Delete tables, chat and audit entries whose retention time is over."""
        in_use = {table for table, live_table in self.live_tables.by_id.items() if live_table.presence.connections}
        done = await tidy(self.services.store.database, self.services.settings, in_use)
        for table in done.tables:
            self.live_tables.by_id.pop(table, None)
        self.services.metrics.forgotten.labels("tables").inc(len(done.tables))
        self.services.metrics.forgotten.labels("lines").inc(done.lines)
        if done.tables or done.lines or done.audit_entries:
            log.info("tidied", tables=len(done.tables), lines=done.lines, deeds=done.audit_entries)


class Tidied(msgspec.Struct):
    """The deleted data: the ids of tables, and the numbers of chat lines and audit entries."""

    tables: list[str] = []
    lines: int = 0
    audit_entries: int = 0


async def tidy(database: Database, settings: Settings, in_use: Collection[str]) -> Tidied:
    """Delete what is older than the retention times, except tables that are `in_use`. A table is deleted as a whole.
    Little is deleted in one transaction, so that players need not wait for it."""
    done = Tidied()
    for stage, days in (
        (OVER, settings.keep_finished),
        (PLAYING, settings.keep_abandoned),
        (LOBBY, settings.keep_empty),
    ):
        while days:
            before = time.time() - days * DAY
            gone = await database.write(partial(delete_tables, stage=stage, before=before, in_use=in_use))
            done.tables += gone
            if len(gone) < TABLES_AT_ONCE:
                break
    while settings.keep_chat:
        before = time.time() - settings.keep_chat * DAY
        lines = await database.write(partial(delete_chat_lines, before=before))
        done.lines += lines
        if lines < CHAT_LINES_AT_ONCE:
            break
    if settings.keep_deeds:
        before = time.time() - settings.keep_deeds * DAY
        done.audit_entries = await database.write(partial(delete_audit_entries, before=before))
    return done
