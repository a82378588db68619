"""The faults, each a small piece: what it needs, and what happens in a round. `strike` is called while answers are on
their way, does the harm, makes it good, and returns how long in seconds it took from when things were good again until
somebody was told something, or None where nothing was ever away."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from openoutcry.server.faults.hung import dead_connections, frozen, locked_row, stopped, stuck_worker
from openoutcry.server.faults.people import Caller, Given, Sitting, message, plainly
from openoutcry.server.faults.place import Place
from openoutcry.server.faults.readers import Reader, bad_readers
from openoutcry.server.load.line import Line, Lost, call

Strike = Callable[[Place, list[Sitting], random.Random], Awaitable[float | None]]
FAKETIME = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1")
LONGEST_JUMP = 400 * 86_400.0
# Bad readers are noticed by these, which are shorter than usual.
QUICK = {"ping_every": 0.5, "pong_within": 2.0, "send_within": 2.0}
READERS_GONE_WITHIN = 60.0
# Of the tables at which something hangs two are at one server, and one at another.
HUNG = (0, 0, 1)


class Fault(msgspec.Struct, frozen=True):
    """A fault: `fits` says whether it can happen at a place, `settings` are those of its servers, `proxied` whether
    these reach their database through a proxy. `homes` has for each table the number of the server that its people are
    at, None for any. In a round it strikes so many `times`, if the tables are not over before."""

    name: str
    strike: Strike
    fits: Callable[[Place], bool] = lambda _: True
    houses: int = 1
    times: int = 1
    homes: tuple[int | None, ...] = (None, None)
    proxied: bool = False
    settings: dict[str, float] = {}
    variables: Callable[[Path], dict[str, str]] = lambda _: {}


async def somebody_told(sittings: Sequence[Sitting], since: float) -> float | None:
    """Seconds from that moment until somebody at one of the tables is told something new; None if all are over."""
    while True:
        told = [sitting.heard_at for sitting in sittings if sitting.heard_at > since]
        if told or all(sitting.over for sitting in sittings):
            return min(told) - since if told else None
        await asyncio.sleep(0.005)


async def kill(place: Place, sittings: list[Sitting], _: random.Random) -> float | None:
    """The server is killed, and started again."""
    house = place.houses[0]
    await asyncio.to_thread(house.kill)
    began = time.monotonic()
    await asyncio.to_thread(house.start)
    return await somebody_told(sittings, began)


async def shutdown(place: Place, sittings: list[Sitting], _: random.Random) -> float | None:
    """The server is told to stop, and started again when it has."""
    house = place.houses[0]
    await asyncio.to_thread(house.stop)
    began = time.monotonic()
    await asyncio.to_thread(house.start)
    return await somebody_told(sittings, began)


async def database(place: Place, sittings: list[Sitting], rng: random.Random) -> float | None:
    """The database is stopped as if it were killed, and started again; a file is held by another program."""
    if place.cluster is not None:
        await asyncio.to_thread(place.cluster.halt, "immediate")
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        await asyncio.to_thread(place.cluster.start)
    else:
        let_go = place.lock()
        await asyncio.sleep(rng.uniform(0.1, 1.5))
        let_go()
    return await somebody_told(sittings, time.monotonic())


async def disk(place: Place, sittings: list[Sitting], rng: random.Random) -> float | None:
    """Nothing more can be written, and then it can again."""
    place.fill_disk()
    await asyncio.sleep(rng.uniform(0.1, 1.0))
    place.clear_disk()
    return await somebody_told(sittings, time.monotonic())


def faketime() -> Path | None:
    """The library that shows a process another wall clock, where it is installed."""
    return next((found for one in FAKETIME for found in Path("/").glob(one.lstrip("/"))), None)


def other_clock(folder: Path) -> dict[str, str]:
    """The variables by which a server reads its wall clock from a file of ours."""
    (folder / "clock").write_text("+0\n")
    return {
        "LD_PRELOAD": str(faketime()),
        "FAKETIME_TIMESTAMP_FILE": str(folder / "clock"),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        # Else threads that wait for each other do not wait, and take all there is.
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",
    }


async def clock(place: Place, _: list[Sitting], rng: random.Random) -> None:
    """The wall clock of the server jumps forward and back, by up to a year."""
    for _jump in range(3):
        (place.folder / "clock").write_text(f"{rng.uniform(-LONGEST_JUMP, LONGEST_JUMP):+.0f}\n")
        await asyncio.sleep(rng.uniform(0.5, 1.5))
    (place.folder / "clock").write_text("+0\n")


async def readers(place: Place, sittings: list[Sitting], rng: random.Random) -> float:
    """Sockets that never read, read a byte at a time, never answer, or are half closed. Returns how long an answer took
    at most meanwhile; raises if they are not dropped."""
    for sitting in sittings:
        sitting.waits.clear()
    bad: list[Reader] = []
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


def watching(sittings: list[Sitting]) -> int:
    """How many only watch these tables, as those who play there are told."""
    return sum(int((one.people[0].holding.table or {"watching": 0})["watching"]) for one in sittings)


async def repeats(place: Place, sittings: list[Sitting], rng: random.Random) -> None:
    """Answers are sent twice, late, on two sockets at once, and two different ones at the same time."""
    for sitting in sittings:
        sitting.send = await Repeating(place, sitting, rng).begin()
    for sitting in sittings:
        count = len(sitting.answers)
        await sitting.until(lambda one, count=count: one.over or len(one.answers) >= count + 60)  # type: ignore[misc]
        sitting.send = plainly


class Repeating:
    """Sends answers of one table in bad order. `second` are lines of the same people beside their own."""

    def __init__(self, place: Place, sitting: Sitting, rng: random.Random) -> None:
        self.place = place
        self.sitting = sitting
        self.rng = rng
        self.second: dict[int, Line] = {}
        self.early: list[tuple[int, bytes]] = []

    async def begin(self) -> Callable[[Caller, Given], None]:
        """Open the second lines."""
        for seat in range(self.sitting.players):
            address, cookie = self.rng.choice(self.place.addresses), self.sitting.cookie(seat)
            self.second[seat] = await call(address, self.sitting.path, cookie, _nothing, _nothing)
        return self.send

    def send(self, person: Caller, given: Given) -> None:
        """One answer, in one of the ways in which it can go wrong."""
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


async def processes(place: Place, sittings: list[Sitting], rng: random.Random) -> float | None:
    """Of two servers on one database one is killed, and started again; its people go to the other."""
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
