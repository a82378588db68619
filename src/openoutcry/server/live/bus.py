"""Notices between processes that share a PostgreSQL database: "table T is at revision n", with the new entries if they
are all that changed, and who is connected to which process. A process that gets any other notice, or has missed one,
reads the table. Every live table is also compared with the database at intervals, in case a notice was lost."""

import asyncio
import contextlib
from functools import partial

import structlog

from openoutcry.match.record import Entry
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.storage.postgresql import listen
from openoutcry.server.storage.rows import Presence, from_json
from openoutcry.server.storage.statements import (
    PRESENCE_MARK,
    SENDER,
    delete_presence,
    read_presence,
    renew_presence,
    write_presence,
)

log = structlog.stdlib.get_logger("openoutcry.bus")
# Polls after which a process that has not renewed its presence counts as gone.
SILENT_POLLS = 4
# Seconds between the loss of the listening connection and the next one.
RECONNECT_AFTER = 0.5
NOT_READ = "a table could not be read again; it will be looked up later"


class Bus:
    """Receives notices for the live tables of this process, and sends its presence."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.services = live_tables.services
        self.services.announce = self._announce
        self.database = self.services.store.database
        self._unsent: dict[str, Presence] = {}
        self._wake = asyncio.Event()
        self._reading: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Receive notices, compare tables and send presence until cancelled."""
        await asyncio.gather(self._listen(), self._poll(), self._send_presence())

    async def close(self) -> None:
        """Notify the other processes that this one has no connections any more."""
        with contextlib.suppress(Exception):
            await self.database.write(partial(delete_presence, process=self.services.process))

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await listen(self.database.url, self._receive, self._compare)
            log.warning("the line to the database was lost; calling again", often=True)
            await asyncio.sleep(RECONNECT_AFTER)

    def _receive(self, notice: str) -> None:
        """Handle a notice: `TABLE REVISION [SENDER ENTRIES]`, or `TABLE @PRESENCE`."""
        table, revision, sender, added = (*notice.split(" ", 3), "", "")[:4]
        live_table = self.live_tables.by_id.get(table)
        if live_table is None or sender == SENDER:
            return
        if revision.startswith(PRESENCE_MARK):
            live_table.broadcaster.update_presence(from_json(notice.partition(PRESENCE_MARK)[2], Presence))
        elif int(revision) > live_table.table.revision:
            self._update(live_table, int(revision), added)

    def _update(self, live_table: LiveTable, revision: int, added: str = "") -> None:
        """Apply a change that another process made: the entries `added`, or what is read from the database."""
        try:
            entries = from_json(added, list[Entry]) if added else []
            # Usually these entries are all that is new, and can be applied at once.
            if live_table.apply_remote(revision, entries):
                return
        except Exception:
            log.warning(NOT_READ, often=True)
            return
        task = asyncio.create_task(live_table.apply_remote_later(revision, entries))
        self._reading.add(task)
        task.add_done_callback(self._reading_done)

    def _reading_done(self, task: asyncio.Task[None]) -> None:
        self._reading.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning(NOT_READ, often=True)

    async def _compare(self) -> None:
        """Compare every live table with the database."""
        for live_table, revision in await self.live_tables.outdated():
            self._update(live_table, revision)
        presence = await self.database.read(partial(read_presence, ids=list(self.live_tables.by_id)))
        for table, present in presence.items():
            if table in self.live_tables.by_id:
                self.live_tables.by_id[table].broadcaster.update_presence(*present, everywhere=True)

    async def _poll(self) -> None:
        every = self.services.settings.poll_every
        while True:
            await asyncio.sleep(every)
            try:
                await self._compare()
                known = await self.database.write(partial(renew_presence, process=self.services.process))
                await self.database.write(partial(delete_presence, silent=every * SILENT_POLLS))
                # Other processes may have dropped this one as silent: announce its presence again.
                for table, live_table in list(self.live_tables.by_id.items()):
                    if live_table.presence.connections and table not in known:
                        self._announce(table, live_table.presence.of_process())
            except Exception:
                log.warning("the database did not answer; asking again later", often=True)

    def _announce(self, table: str, presence: Presence) -> None:
        self._unsent[table] = presence
        self._wake.set()

    async def _send_presence(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent:
                table, presence = self._unsent.popitem()
                try:
                    await self.database.write(partial(write_presence, table=table, present=presence))
                except Exception:
                    log.warning("could not tell the others who is here", often=True)
