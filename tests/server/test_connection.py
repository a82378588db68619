"""A connection writes at its browser's pace: it skips what it missed, and gives up on whoever never reads."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.tokens import Held
from openoutcry.server.live import lobby
from openoutcry.server.live.connection import MOST_REPLIES, TooSlow
from openoutcry.server.live.room import Room
from openoutcry.server.live.rooms import Rooms
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
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    rooms = Rooms(Services(store, Settings(send_within=1000.0, chat_per_second=1000.0), Metrics()))
    table, _ = lobby.open_table(NewTable("mogul", ["open", "open", "broker"], []))
    await rooms.open(table)
    yield await rooms.get(table.id)
    await rooms.close()
    await store.close()


async def test_what_a_slow_reader_missed_comes_in_one_update(room: Room) -> None:
    line = Line()
    connection = room.broadcaster.connect(Held({}), line.send)
    room.join(connection)
    writing = asyncio.create_task(connection.write())
    first = await line.under_way.get()
    for n in range(3):
        await room.say(Held({}), f"line {n}")
    line.read.release()
    second = await line.under_way.get()
    writing.cancel()
    assert second["since"] == first["version"]
    assert [line["text"] for line in second["chat"]] == ["line 0", "line 1", "line 2"]


async def test_whoever_never_reads_is_given_up(room: Room) -> None:
    async def send(_: str) -> None:
        await asyncio.Event().wait()

    room.services.settings = dataclasses.replace(room.services.settings, send_within=0.05)
    connection = room.broadcaster.connect(Held({}), send)
    room.join(connection)
    with pytest.raises(TooSlow):
        await connection.write()


async def test_whoever_asks_and_never_reads_the_answers_is_given_up(room: Room) -> None:
    async def send(_: str) -> None:
        raise AssertionError

    connection = room.broadcaster.connect(Held({}), send)
    for _ in range(MOST_REPLIES):
        connection.reply(Pong())
    with pytest.raises(TooSlow):
        connection.reply(Pong())


async def test_a_closed_socket_raises_in_nobody_elses_task(room: Room) -> None:
    async def closed(_: str) -> None:
        raise ConnectionResetError

    line = Line()
    broken, well = room.broadcaster.connect(Held({}), closed), room.broadcaster.connect(Held({}), line.send)
    room.join(broken)
    room.join(well)
    tasks = [asyncio.create_task(broken.write()), asyncio.create_task(well.write())]
    await line.under_way.get()
    await room.say(Held({}), "still here")
    line.read.release()
    assert (await line.under_way.get())["chat"][0]["text"] == "still here"
    assert [task.done() for task in tasks] == [True, False]
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
