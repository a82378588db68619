"""What is over does not stay in memory: lines that break in whatever way, requests that are none, tables that nobody
uses."""

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import IO, cast

import msgspec
import pytest

from tests.campaigns.faults import malformed
from tests.campaigns.faults.players import FaultTable
from tests.campaigns.faults.servers import Place, asked
from tests.campaigns.load.server import settings_for
from tests.campaigns.load.websocket import Line, call
from tests.patience import PATIENCE
from tests.server.harness import ENVIRONMENT, free_port

# For each line that comes, the server collects its garbage and says how many objects are left.
START = """
import gc, sys, threading, msgspec
from openoutcry.server.run import serve
from openoutcry.server.settings import Settings

def tell():
    for _ in sys.stdin:
        gc.collect()
        print(len(gc.get_objects()), flush=True)

threading.Thread(target=tell, daemon=True).start()
serve(msgspec.json.decode(sys.argv[1], type=Settings), lambda addresses: print(addresses[0], flush=True))
"""
LINES = 20
REQUESTS = 80
UPGRADE = (
    "GET {} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: {}\r\nsec-websocket-key: {}\r\n{}\r\n"
)
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class House:
    """A server in a process of its own, and a table at it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.addresses = [f"127.0.0.1:{self.port}"]
        wished = msgspec.to_builtins(settings_for(f"sqlite:///{folder}/tables.sqlite3", self.port))
        wished |= {"idle_after": 0.5, "chat_per_second": 1000.0, "chat_burst": 1000}
        self.log = folder / "log"
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, msgspec.json.encode(wished).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            env=ENVIRONMENT,
            text=True,
        )
        self.rng = random.Random(1)
        assert str(self.port) in self.said(), self.log.read_text()

    def said(self) -> str:
        return cast(IO[str], self.process.stdout).readline()

    def objects(self) -> int:
        into = cast(IO[str], self.process.stdin)
        into.write("\n")
        into.flush()
        return int(self.said())

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    async def ask(self, method: str, path: str, body: object = None, cookies: str = "") -> tuple[bytes, list[str]]:
        return await asyncio.to_thread(asked, self.addresses[0], method, path, body, cookies)

    async def table(self, game: str = "mogul") -> FaultTable:
        sitting = FaultTable(cast(Place, self), self.rng, game, 3)
        await sitting.open()
        return sitting

    async def line(self, table: FaultTable, seat: int = 0) -> Line:
        """A line on which the table was shown."""
        shown = asyncio.Event()
        line = await call(self.addresses[0], table.path, table.cookie(seat), lambda _: shown.set(), lambda: None)
        await asyncio.wait_for(shown.wait(), PATIENCE)
        return line

    async def request(self, request: bytes) -> None:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(request)
            writer.write_eof()
            await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()

    async def figure(self, name: str) -> float:
        text, _ = await self.ask("GET", "/metrics")
        return next(float(line.split()[-1]) for line in text.decode().splitlines() if line.startswith(f"{name} "))

    async def until_none(self, name: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while await self.figure(name):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def leaves_nothing(self, way: Callable[[], Awaitable[None]], times: int, most: float = 1) -> None:
        """Check that soon after this fewer than `most` objects are left, each time. What is done once for all is not
        counted."""
        before = 0
        for _ in range(2):
            for _ in range(times):
                await way()
            await self.until_none("openoutcry_connections")
            before = before or self.objects()
        async with asyncio.timeout(PATIENCE):
            while self.objects() - before >= most * times:  # noqa: ASYNC110
                await asyncio.sleep(0.1)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.stop()
    assert "Traceback" not in house.log.read_text()


async def test_a_line_that_breaks_leaves_nothing(house: House) -> None:
    table = await house.table()
    frames = random.Random(2)

    async def break_one() -> None:
        line = await house.line(table)
        line.raw(malformed.broken_frame(frames))
        if frames.random() < 0.5:
            await asyncio.sleep(0.01)
        line.close()

    async def hang_up() -> None:
        (await house.line(table, 1)).close()

    await house.leaves_nothing(break_one, LINES)
    await house.leaves_nothing(hang_up, LINES)


async def test_what_is_refused_on_a_line_leaves_nothing(house: House) -> None:
    table = await house.table()
    texts = [
        {"type": "choose", "seat": 0, "number": 10**6, "option": 1},
        {"type": "choose", "seat": 0, "number": 0, "option": 63},
        {"type": "choose", "seat": 7, "number": 0, "option": 1},
        {"type": "undo", "seat": 0, "to": 0},
        {"type": "consent", "seat": 0, "agree": True},
        {"type": "hint", "seat": 9, "number": 0},
        {"type": "none"},
        "no message",
    ]

    async def say_all() -> None:
        line = await house.line(table)
        for text in texts:
            line.say(msgspec.json.encode(text))
        await asyncio.sleep(0.05)
        line.close()

    await house.leaves_nothing(say_all, LINES)


async def test_a_handshake_that_is_refused_leaves_nothing(house: House) -> None:
    table = await house.table()
    for path, version, key, more in (
        (table.path, 99, KEY, ""),
        (table.path, 13, "no", ""),
        ("/api/tables/x/ws", 13, KEY, ""),
        ("/api/tables/2222222222/ws", 13, KEY, ""),
        ("/nowhere", 13, KEY, ""),
        (table.path, 13, KEY, "origin: http://elsewhere\r\n"),
    ):
        request = UPGRADE.format(path, version, key, more).encode()
        await house.leaves_nothing(lambda request=request: house.request(request), 10)  # type: ignore[misc]


async def test_requests_leave_nothing(house: House) -> None:
    table = await house.table()
    several = f"GET /api/tables/{table.id} HTTP/1.1\r\nhost: here\r\n\r\n".encode() * 3
    await house.leaves_nothing(lambda: house.request(several), 10)
    requests = random.Random(3)
    await house.leaves_nothing(lambda: house.request(malformed.request(requests, table.id)), REQUESTS, 4)


async def test_a_table_that_is_let_go_leaves_nothing(house: House) -> None:
    games = random.Random(4)

    async def play_a_little() -> None:
        table = await house.table(games.choice(("mogul", "stockpile", "speculation-cards", "speculation-board")))
        await table.sit_down()
        await table.until(lambda one: len(one.answers) > 4)
        table.leave()
        await house.until_none("openoutcry_connections")
        await house.until_none("openoutcry_rooms")

    await house.leaves_nothing(play_a_little, 5, 10)
