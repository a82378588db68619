"""The kinds of faults, each with its requirements and its effect. `strike` is called while answers are being sent. It
causes the fault, ends it, and returns the seconds from its end until a client received a message, or None if the
service was not interrupted."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.campaigns.faults.hung import dead_connections, frozen, locked_row, stopped, stuck_worker
from tests.campaigns.faults.players import FaultTable, Given, ReconnectingClient, message, plainly
from tests.campaigns.faults.readers import SlowSpectator, bad_readers
from tests.campaigns.faults.servers import Place
from tests.campaigns.load.websocket import Line, Lost, call

Strike = Callable[[Place, list[FaultTable], random.Random], Awaitable[float | None]]
FAKETIME = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1")
LONGEST_JUMP = 400 * 86_400.0
# Time limits by which bad readers are dropped, shorter than usual.
QUICK = {"ping_every": 0.5, "pong_within": 2.0, "send_within": 2.0}
READERS_GONE_WITHIN = 60.0
# With hung faults two tables are at one server and one at another.
HUNG = (0, 0, 1)


class Fault(msgspec.Struct, frozen=True):
    """A kind of fault. `fits` returns whether it is possible at a place, `settings` are those of its servers, and
    `proxied` is whether they reach their database through a proxy. `homes` has for each table the number of the server
    that its clients use, None for any. A round strikes so many `times`, unless the matches are over before."""

    name: str
    strike: Strike
    fits: Callable[[Place], bool] = lambda _: True
    houses: int = 1
    times: int = 1
    homes: tuple[int | None, ...] = (None, None)
    proxied: bool = False
    settings: dict[str, float] = {}
    variables: Callable[[Path], dict[str, str]] = lambda _: {}


async def somebody_told(sittings: Sequence[FaultTable], since: float) -> float | None:
    """Return the seconds from `since` until a client at one of the tables receives news; None if all matches
    are over."""
    while True:
        told = [sitting.heard_at for sitting in sittings if sitting.heard_at > since]
        if told or all(sitting.over for sitting in sittings):
            return min(told) - since if told else None
        await asyncio.sleep(0.005)


async def kill(place: Place, sittings: list[FaultTable], _: random.Random) -> float | None:
    """Kill the server and start it again."""
    house = place.houses[0]
    await asyncio.to_thread(house.kill)
    began = time.monotonic()
    await asyncio.to_thread(house.start)
    return await somebody_told(sittings, began)


async def shutdown(place: Place, sittings: list[FaultTable], _: random.Random) -> float | None:
    """Shut the server down and start it again."""
    house = place.houses[0]
    await asyncio.to_thread(house.stop)
    began = time.monotonic()
    await asyncio.to_thread(house.start)
    return await somebody_told(sittings, began)


async def database(place: Place, sittings: list[FaultTable], rng: random.Random) -> float | None:
    """Stop PostgreSQL abruptly and start it again, or lock an SQLite file by another program for a while."""
    if place.cluster is not None:
        await asyncio.to_thread(place.cluster.halt, "immediate")
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        await asyncio.to_thread(place.cluster.start)
    else:
        let_go = place.lock()
        await asyncio.sleep(rng.uniform(0.1, 1.5))
        let_go()
    return await somebody_told(sittings, time.monotonic())


async def disk(place: Place, sittings: list[FaultTable], rng: random.Random) -> float | None:
    """Make writes fail as on a full disk for a while."""
    place.fill_disk()
    await asyncio.sleep(rng.uniform(0.1, 1.0))
    place.clear_disk()
    return await somebody_told(sittings, time.monotonic())


def faketime() -> Path | None:
    """Return the library that gives a process another wall clock; None if it is not installed."""
    return next((found for one in FAKETIME for found in Path("/").glob(one.lstrip("/"))), None)


def other_clock(folder: Path) -> dict[str, str]:
    """Return the environment variables by which a server reads its wall clock from a file in this folder."""
    (folder / "clock").write_text("+0\n")
    return {
        "LD_PRELOAD": str(faketime()),
        "FAKETIME_TIMESTAMP_FILE": str(folder / "clock"),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        # Without this, waiting threads would spin and use all CPU time.
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",
    }


async def clock(place: Place, _: list[FaultTable], rng: random.Random) -> None:
    """Let the wall clock of the server jump forwards and backwards by up to a year."""
    for _jump in range(3):
        (place.folder / "clock").write_text(f"{rng.uniform(-LONGEST_JUMP, LONGEST_JUMP):+.0f}\n")
        await asyncio.sleep(rng.uniform(0.5, 1.5))
    (place.folder / "clock").write_text("+0\n")


async def readers(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Connect spectators that never read, read a byte at a time, never answer pings, or have closed their half of the
    connection. Return the longest time of an answer meanwhile. Raise an error if the server does not drop them."""
    for sitting in sittings:
        sitting.waits.clear()
    bad: list[SlowSpectator] = []
    for sitting in sittings:
        bad += await bad_readers(rng.choice(place.addresses), sitting.path)
    seen = False
    for sitting in sittings:
        count = len(sitting.answers)
        await sitting.until(lambda one, count=count: one.over or len(one.answers) >= count + 10)  # type: ignore[misc]
    slowest = max((wait for sitting in sittings for wait in sitting.waits), default=0.0)
    end = time.monotonic() + READERS_GONE_WITHIN
    while time.monotonic() < end and (watching(sittings) or not seen):
        seen = seen or watching(sittings) > 0
        await asyncio.sleep(0.02)
    for reader in bad:
        reader.close()
    if watching(sittings):
        raise Lost("readers that do not read were never dropped")
    return slowest


def watching(sittings: list[FaultTable]) -> int:
    """Return the number of spectators that the players of these tables see."""
    return sum(int((one.people[0].holding.table or {"watching": 0})["watching"]) for one in sittings)


async def repeats(place: Place, sittings: list[FaultTable], rng: random.Random) -> None:
    """Send answers twice, late, on two sockets at once, and two different ones at the same time."""
    for sitting in sittings:
        sitting.send = await Repeating(place, sitting, rng).begin()
    for sitting in sittings:
        count = len(sitting.answers)
        await sitting.until(lambda one, count=count: one.over or len(one.answers) >= count + 60)  # type: ignore[misc]
        sitting.send = plainly


class Repeating:
    """Sends the answers of one table in faulty ways. `second` are additional connections of the same players."""

    def __init__(self, place: Place, sitting: FaultTable, rng: random.Random) -> None:
        self.place = place
        self.sitting = sitting
        self.rng = rng
        self.second: dict[int, Line] = {}
        self.early: list[tuple[int, bytes]] = []

    async def begin(self) -> Callable[[ReconnectingClient, Given], None]:
        """Open the additional connections. Return the function that sends an answer."""
        for seat in range(self.sitting.players):
            address, cookie = self.rng.choice(self.place.addresses), self.sitting.cookie(seat)
            self.second[seat] = await call(address, self.sitting.path, cookie, _nothing, _nothing)
        return self.send

    def send(self, person: ReconnectingClient, given: Given) -> None:
        """Send one answer in a random faulty way."""
        option = given.options[-1]
        said = message(given, option)
        way = self.rng.randrange(5)
        if way == 0:
            person.line.say(said)
            person.line.say(said)
        elif way == 1:
            self.second[given.seat].say(said)
            person.line.say(said)
        elif way == 2:
            choice = next(one for one in (person.match or {})["choices"] if one["seat"] == given.seat)
            other = self.rng.choice([one["option"] for one in choice["options"] if one["rule"] is None])
            given.options.append(other)
            self.second[given.seat].say(message(given, other))
            person.line.say(said)
        elif way == 3 and self.early:
            seat, late = self.rng.choice(self.early)
            self.second[seat].say(late)
            person.line.say(said)
        else:
            person.line.say(said)
        self.early.append((given.seat, said))


async def processes(place: Place, sittings: list[FaultTable], rng: random.Random) -> float | None:
    """Kill one of two servers on one database and start it again; its clients move to the other."""
    house = rng.choice(place.houses)
    began = time.monotonic()
    await asyncio.to_thread(house.kill)
    back = await somebody_told(sittings, began)
    await asyncio.to_thread(house.start)
    return back


def _nothing(*_: Any) -> None:
    pass


def _is_file(place: Place) -> bool:
    return not place.shared


def _is_ours(place: Place) -> bool:
    return place.cluster is not None


FAULTS = {
    one.name: one
    for one in (
        Fault("kill", kill, times=5),
        Fault("shutdown", shutdown),
        Fault("database", database, lambda place: not place.shared or place.cluster is not None),
        Fault("disk", disk, _is_file),
        Fault("clock", clock, lambda _: faketime() is not None, variables=other_clock),
        Fault("readers", readers, settings=QUICK),
        Fault("repeats", repeats),
        Fault("processes", processes, lambda place: place.shared, houses=2),
        Fault("row", locked_row, _is_ours, houses=2, homes=HUNG),
        Fault("stopped-server", stopped, _is_ours, houses=2, homes=HUNG),
        Fault("connections", dead_connections, _is_ours, houses=2, homes=HUNG, proxied=True),
        Fault("frozen", frozen, _is_ours, houses=2, homes=HUNG),
        Fault("worker", stuck_worker, _is_ours, homes=HUNG, settings={"workers": 2}),
    )
}
