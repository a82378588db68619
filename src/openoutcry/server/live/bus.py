"""Notices between processes that share a PostgreSQL database: "table T is at revision n", with the new entries if they
are all that changed, and who is connected to which process. A process that gets any other notice, or has missed one,
reads the table. Every live table is also compared with the database at intervals, in case a notice was lost."""

import asyncio
import contextlib
from functools import partial
from typing import Any

import msgspec
import structlog

from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.storage.append import CHANNEL, ME
from openoutcry.server.storage.columns import entries_from
from openoutcry.server.storage.connections import ANSWER_WITHIN, HEARTBEAT, connect, ping, terminated_after
from openoutcry.server.storage.rows import Presence
from openoutcry.server.storage.store import HERE

log = structlog.stdlib.get_logger("openoutcry.bus")
SILENT_POLLS = 4
CALL_AGAIN = 0.5
NOT_READ = "a table could not be read again; it will be looked up later"


class Bus:
    """Receives notices for the live tables of this process, and sends its presence."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.services = live_tables.services
        self.services.announce = self._announce
        self._present: dict[str, Presence] = {}
        self._wake = asyncio.Event()
        self._reading: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen, poll and send until cancelled."""
        await asyncio.gather(self._listen(), self._poll(), self._speak())

    async def close(self) -> None:
        """Notify the other processes that this one has no connections any more."""
        with contextlib.suppress(Exception):
            await self.services.store.leave(self.services.process)

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await self._listen_until_lost()
            log.warning("the line to the database was lost; calling again", often=True)
            await asyncio.sleep(CALL_AGAIN)

    async def _listen_until_lost(self) -> None:
        """Receive notices on a new connection until it is lost. Raise if it does not answer."""
        connection = await connect(self.services.store.database.url)
        lost = asyncio.Event()
        connection.add_termination_listener(partial(hang_up, lost))
        try:
            with terminated_after(ANSWER_WITHIN, connection):
                await connection.add_listener(CHANNEL, self._heard)
            await self._look_up()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await lost.wait()
                with terminated_after(ANSWER_WITHIN, connection):
                    await ping(connection)
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, notice: str) -> None:
        table, revision, author, added = (*notice.split(" ", 3), "", "")[:4]
        live_table = self.live_tables.by_id.get(table)
        if live_table is None or author == ME:
            return
        if revision.startswith(HERE):
            live_table.broadcaster.update_presence(msgspec.json.decode(notice.partition(HERE)[2], type=Presence))
        elif int(revision) > live_table.table.revision:
            self._read(live_table, int(revision), added)

    def _read(self, live_table: LiveTable, revision: int, added: str = "") -> None:
        try:
            entries = entries_from(added) if added else []
            # Usually these entries are all that is new, and can be applied at once.
            if live_table.apply_remote(revision, entries):
                return
        except Exception:
            log.warning(NOT_READ, often=True)
            return
        task = asyncio.create_task(live_table.apply_remote_later(revision, entries))
        self._reading.add(task)
        task.add_done_callback(self._read_done)

    def _read_done(self, task: asyncio.Task[None]) -> None:
        self._reading.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning(NOT_READ, often=True)

    async def _look_up(self) -> None:
        """Compare every live table with the database."""
        for table, revision in (await self.services.store.revisions(list(self.live_tables.by_id))).items():
            live_table = self.live_tables.by_id.get(table)
            if live_table is not None and revision > live_table.table.revision:
                self._read(live_table, revision)
        for table, present in (await self.services.store.present(list(self.live_tables.by_id))).items():
            if table in self.live_tables.by_id:
                self.live_tables.by_id[table].broadcaster.update_presence(*present, everywhere=True)

    async def _poll(self) -> None:
        every = self.services.settings.poll_every
        while True:
            await asyncio.sleep(every)
            try:
                await self._look_up()
                known = await self.services.store.stay_present(self.services.process, every * SILENT_POLLS)
                # Other processes may have dropped this one as silent: announce its presence again.
                for table, live_table in list(self.live_tables.by_id.items()):
                    if live_table.presence.connections and table not in known:
                        self._announce(table, live_table.presence.of_process())
            except Exception:
                log.warning("the database did not answer; asking again later", often=True)

    def _announce(self, table: str, presence: Presence) -> None:
        self._present[table] = presence
        self._wake.set()

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._present:
                table, presence = self._present.popitem()
                try:
                    await self.services.store.be_present(table, presence)
                except Exception:
                    log.warning("could not tell the others who is here", often=True)


def hang_up(lost: asyncio.Event, _connection: Any) -> None:
    """Mark the connection as lost."""
    lost.set()
