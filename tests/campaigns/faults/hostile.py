"""A hostile client that sends valid and invalid data over a few connections, as fast as the server accepts it, while
the server's memory is measured. Afterwards the server must not have logged errors of its own, must still serve, and
must not have grown."""

import asyncio
import contextlib
import random
from collections.abc import Callable

import msgspec

from tests.campaigns.faults import malformed
from tests.campaigns.faults.audit import audited
from tests.campaigns.faults.players import FaultTable
from tests.campaigns.faults.servers import Place
from tests.campaigns.load.run import look
from tests.campaigns.load.websocket import Line, Lost, call

LINES = 8
# Messages that are sent before reading: fewer than the replies that a server queues for a connection.
AT_ONCE = 40
PING = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'
WITHIN = 60.0
# The shares of messages that are a broken frame, or an HTTP request instead.
BROKEN = 0.01
REQUESTS = 0.03
# Messages after which new tables are opened, since finished matches accept little.
AT_A_TABLE = 20_000
LOOKS = 40
# Unused tables are removed from memory soon, since many are left behind.
SETTINGS = {"idle_after": 2.0, "chat_per_second": 1000.0, "chat_burst": 1000, "hints_per_second": 1.0, "hinting": 0.1}


class HostileResult(msgspec.Struct):
    """The result. `growth_bytes` is the growth of the server's memory during the last half of the messages, None if the
    system does not report it. `serves` is whether a match could be played to its end afterwards."""

    messages: int = 0
    refused: int = 0
    broken: int = 0
    requests: int = 0
    tracebacks: int = 0
    serves: bool | None = None
    memory_bytes: int | None = None
    growth_bytes: int | None = None
    problems: list[str] = []

    @property
    def fine(self) -> bool:
        """True if nothing went wrong."""
        return self.serves is not False and not self.tracebacks


class HostileConnection:
    """One connection of the hostile client to a table. It connects again whenever the server closes it."""

    def __init__(self, place: Place, found: HostileResult, rng: random.Random) -> None:
        self.place = place
        self.found = found
        self.rng = rng
        self.table: FaultTable | None = None
        self.seat = 0
        self.number = 0
        self.line: Line | None = None
        self.heard = asyncio.Event()

    async def send(self, many: int) -> None:
        """Send so many messages, and wait until the server has handled them or closed the connection."""
        if self.line is None:
            await self._call()
        assert self.line is not None
        for _ in range(many):
            if self.rng.random() < REQUESTS:
                await self._request()
            elif self.rng.random() < BROKEN:
                self.found.broken += 1
                self.line.raw(malformed.broken_frame(self.rng))
                self.line.close()
                await self._call()
            else:
                self.line.say(malformed.message(self.rng, self.number))
        self.found.messages += many
        self.heard.clear()
        self.line.say(PING)
        await asyncio.wait_for(self.heard.wait(), WITHIN)

    async def _call(self) -> None:
        assert self.table is not None
        if self.line is not None:
            self.line.close()
        cookie = self.table.cookie(self.seat) if self.seat < self.table.players else ""
        self.line = await call(self.place.addresses[0], self.table.path, cookie, self._hear, self._gone)

    def _hear(self, text: bytes) -> None:
        if text == PONG:
            self.heard.set()
        elif text.startswith(b'{"type":"refused"'):
            self.found.refused += 1
        elif (at := text.find(b'"number":')) >= 0:
            # Approximately the number of inputs, so that most messages are not stale.
            digits = text[at + 9 : at + 16].lstrip(b"[").split(b",")[0].rstrip(b"]}")
            self.number = int(digits) if digits.isdigit() else self.number

    def _gone(self) -> None:
        self.line = None
        self.heard.set()

    async def _request(self) -> None:
        self.found.requests += 1
        host, _, port = self.place.addresses[0].rpartition(":")
        assert self.table is not None
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(malformed.request(self.rng, self.table.id))
                await writer.drain()
                writer.write_eof()
                await asyncio.wait_for(reader.read(200), WITHIN)
            finally:
                writer.close()


async def send_nonsense(
    place: Place, messages: int, seed: int, found: HostileResult, tell: Callable[[int], None]
) -> None:
    """Send so many messages over a few connections. The result is written to `found`."""
    await asyncio.to_thread(place.open, 1, None, **SETTINGS)
    place.tracebacks()
    rng = random.Random(f"{seed} hostile")
    strangers = [HostileConnection(place, found, random.Random(rng.random())) for _ in range(LINES)]
    memory: list[tuple[int, int]] = []
    try:
        new_at = 0
        while found.messages < messages:
            if found.messages >= new_at:
                await _to_new_tables(place, strangers, rng)
                new_at = found.messages + AT_A_TABLE
            await asyncio.gather(*(stranger.send(AT_ONCE) for stranger in strangers))
            tell(min(messages, found.messages))
            if found.messages >= len(memory) * messages / LOOKS:
                _look(place, found, memory)
        _look(place, found, memory)
        await _still_serves(place, rng, found)
    except (Lost, OSError, TimeoutError) as problem:
        found.serves = False
        found.problems.append(f"{type(problem).__name__}: {problem}")
    finally:
        await asyncio.to_thread(place.close)
        for line in place.tracebacks():
            found.tracebacks += 1
            found.problems.append(line)


async def _to_new_tables(place: Place, strangers: list[HostileConnection], rng: random.Random) -> None:
    """Open two tables and assign the hostile connections to their seats, and some to none."""
    tables = [FaultTable(place, rng, "mogul", 3), FaultTable(place, rng, "stockpile", 3)]
    for table in tables:
        await table.open()
    for n, stranger in enumerate(strangers):
        if stranger.line is not None:
            stranger.line.close()
            stranger.line = None
        stranger.table, stranger.seat, stranger.number = tables[n % 2], n // 2, 0


def _look(place: Place, found: HostileResult, memory: list[tuple[int, int]]) -> None:
    process = place.houses[0].process
    looked = None if process is None else look([process])
    if looked is None:
        return
    memory.append((found.messages, looked.memory))
    found.memory_bytes = looked.memory
    half = next(size for sent, size in memory if sent >= found.messages / 2)
    found.growth_bytes = looked.memory - half


async def _still_serves(place: Place, rng: random.Random, found: HostileResult) -> None:
    """Play a match to its end and check that all of it was stored."""
    sitting = FaultTable(place, rng, "mogul", 3)
    await sitting.sit_down()
    sitting.pace = 0.0
    await sitting.until(lambda one: one.over)
    audit = await audited(place, [sitting])
    found.problems += audit.problems
    found.serves = not audit.problems
    sitting.leave()
