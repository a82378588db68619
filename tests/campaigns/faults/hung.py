"""Faults in which something stops answering without ending: a locked row, a suspended server, dead connections, a
frozen database, a stuck worker. They need PostgreSQL and several servers. Each returns the longest time in seconds for
which a table that the fault does not concern received no message. If it concerns all tables (the database is frozen),
each returns the time after the fault until the last table received one."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Coroutine, Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.campaigns.faults.players import STILL, FaultTable
from tests.campaigns.faults.servers import Place
from tests.campaigns.load.websocket import Lost

# While something hangs, clients answer more slowly, so that their matches last.
SLOW = 0.1
# The least and most seconds that something hangs.
HANGS = (2.0, 8.0)
FROZEN = (1.0, 4.0)
# Seconds for an answer of /health while the database is frozen: it takes less than one second on an idle machine.
HEALTH_WITHIN = 2.0
ANSWERS_WITHIN = 1.0
REPLACED_WITHIN = 60.0


async def longest_silence(sittings: Sequence[FaultTable], fault: Coroutine[Any, Any, None]) -> float:
    """Run a fault. Return the longest time in seconds for which one of these tables received no message, until each has
    received one after the fault."""
    for sitting in sittings:
        sitting.pace = SLOW
    began, longest, ended = time.monotonic(), 0.0, 0.0
    task = asyncio.create_task(fault)
    try:
        while not ended or not all(sitting.over or sitting.heard_at > ended for sitting in sittings):
            await asyncio.sleep(0.005)
            now = time.monotonic()
            if task.done() and not ended:
                task.result()
                ended = now
            waits = [now - max(sitting.heard_at, began) for sitting in sittings if not sitting.over]
            longest = max([longest, *waits])
            if longest > STILL:
                raise Lost("a table that has no part in a fault was told nothing any more")
    finally:
        task.cancel()
    return longest


async def all_told(sittings: Sequence[FaultTable], since: float) -> float:
    """Return the seconds from `since` until all of these tables have received a message."""
    while not all(sitting.over or sitting.heard_at > since for sitting in sittings):
        if time.monotonic() > since + STILL:
            raise Lost("a table was told nothing after a fault")
        await asyncio.sleep(0.005)
    return time.monotonic() - since


async def locked_row(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Lock the database row of the first table. The other tables are on the same server and on the other server."""

    async def lock() -> None:
        import asyncpg

        assert place.cluster is not None
        other = await asyncpg.connect(place.cluster.url)
        async with other.transaction():
            await other.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", sittings[0].id)
            await asyncio.sleep(rng.uniform(*HANGS))
        await other.close()

    return await longest_silence(sittings[1:], lock())


async def stopped(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Suspend a server for a while. The clients of one of its tables move to the other server, where the unaffected
    table is."""
    house = place.houses[0]

    async def stop() -> None:
        os.kill(house.pid, signal.SIGSTOP)
        try:
            sittings[0].move(1)
            await asyncio.sleep(rng.uniform(*HANGS))
        finally:
            os.kill(house.pid, signal.SIGCONT)

    return await longest_silence(sittings[2:], stop())


async def dead_connections(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Make all connections to the database dead, including those for notices. New connections work after a while."""
    assert place.proxy is not None
    place.proxy.swallow()
    await asyncio.sleep(rng.uniform(0.0, 1.0))
    place.proxy.pass_on()
    return await all_told(sittings, time.monotonic())


async def frozen(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Freeze the database for a while. Each server must report meanwhile that it is unhealthy."""
    assert place.cluster is not None
    place.cluster.freeze()
    try:
        end = time.monotonic() + rng.uniform(*FROZEN)
        asked = (asyncio.to_thread(health, address, HEALTH_WITHIN) for address in place.addresses)
        if set(await asyncio.gather(*asked)) != {503}:
            raise Lost("/health did not answer 503 in time while the database was frozen")
        await asyncio.sleep(max(0.0, end - time.monotonic()))
    finally:
        place.cluster.thaw()
    return await all_told(sittings, time.monotonic())


async def stuck_worker(place: Place, sittings: list[FaultTable], rng: random.Random) -> float:
    """Suspend one of two workers until its supervising process replaces it."""
    first = place.houses[0].pid
    stuck = rng.choice(children(first))
    os.kill(stuck, signal.SIGSTOP)
    asked = await asyncio.gather(*(asyncio.to_thread(health, one, ANSWERS_WITHIN) for one in place.addresses))

    async def replaced() -> None:
        end = time.monotonic() + REPLACED_WITHIN
        while stuck in children(first) or len(children(first)) < len(asked):
            if time.monotonic() > end:
                raise Lost("a worker that is stuck was not replaced")
            await asyncio.sleep(0.05)

    others = [sitting for sitting in sittings if sitting.home is not None and asked[sitting.home] is not None]
    try:
        return await longest_silence(others, replaced())
    finally:
        if stuck in children(first):
            os.kill(stuck, signal.SIGCONT)


def children(process: int) -> list[int]:
    """Return the child processes of a process."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for one in lists for child in one.read_text().split()]


def health(address: str, within: float) -> int | None:
    """Return the status of a server's health check; None if it does not answer in time."""
    line = HTTPConnection(address, timeout=within)
    try:
        line.request("GET", "/health")
        return line.getresponse().status
    except OSError:
        return None
    finally:
        line.close()
