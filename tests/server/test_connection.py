"""A connection writes at its browser's pace: it skips what it missed, and gives up on whoever never reads replies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.tokens import Held
from openoutcry.server.live import table_rules
from openoutcry.server.live.broadcaster import MOST_REPLIES, TooSlow
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.services import Services
from openoutcry.server.settings import Settings
from openoutcry.server.storage.store import Store
from openoutcry.server.wire import NewTable, Pong


class Line:
    """A socket on which a message is under way until it is read."""

    def __init__(self) -> None:
        self.under_way: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.read = asyncio.Semaphore(0)

    async def send(self, text: str) -> None:
        self.under_way.put_nowait(msgspec.json.decode(text))
        await self.read.acquire()


@pytest.fixture
async def live_table(tmp_path: Path) -> AsyncIterator[LiveTable]:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    live_tables = LiveTables(Services(store, Settings(chat_per_second=1000.0), Metrics()))
    table, _ = table_rules.open_table(NewTable("mogul", ["open", "open", "broker"], []))
    await live_tables.open(table)
    yield await live_tables.get(table.id)
    await live_tables.close()
    await store.close()


async def test_what_a_slow_reader_missed_comes_in_one_update(live_table: LiveTable) -> None:
    line = Line()
    connection = live_table.broadcaster.connect(Held({}), line.send)
    live_table.join(connection)
    writing = asyncio.create_task(connection.write())
    first = await line.under_way.get()
    for n in range(3):
        await live_table.say(Held({}), f"line {n}")
    line.read.release()
    second = await line.under_way.get()
    writing.cancel()
    assert second["since"] == first["version"]
    assert [line["text"] for line in second["chat"]] == ["line 0", "line 1", "line 2"]


async def test_whoever_asks_and_never_reads_the_answers_is_given_up(live_table: LiveTable) -> None:
    async def send(_: str) -> None:
        raise AssertionError

    connection = live_table.broadcaster.connect(Held({}), send)
    for _ in range(MOST_REPLIES):
        connection.reply(Pong())
    with pytest.raises(TooSlow):
        connection.reply(Pong())


async def test_a_closed_socket_raises_in_nobody_elses_task(live_table: LiveTable) -> None:
    async def closed(_: str) -> None:
        raise ConnectionResetError

    line = Line()
    broken, well = live_table.broadcaster.connect(Held({}), closed), live_table.broadcaster.connect(Held({}), line.send)
    live_table.join(broken)
    live_table.join(well)
    tasks = [asyncio.create_task(broken.write()), asyncio.create_task(well.write())]
    await line.under_way.get()
    await live_table.say(Held({}), "still here")
    line.read.release()
    assert (await line.under_way.get())["chat"][0]["text"] == "still here"
    assert [task.done() for task in tasks] == [True, False]
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
