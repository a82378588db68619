"""A campaign: round after round a few tables are played, something breaks, and everything that was told is looked for.
The same seed gives the same tables, answers and moments to strike, as far as processes keep time."""

import asyncio
import random
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.faults.audit import Audit, audited
from openoutcry.server.faults.cluster import Cluster, why_not
from openoutcry.server.faults.hostile import Hostile, send_nonsense
from openoutcry.server.faults.kinds import FAULTS, Fault
from openoutcry.server.faults.people import Sitting
from openoutcry.server.faults.place import Place
from openoutcry.server.faults.proxy import Proxy
from openoutcry.server.load.line import Lost
from openoutcry.server.load.run import LoadFailed, percentile
from openoutcry.server.storage.check import check_tables
from openoutcry.server.storage.opening import database_url

PRIVATE = "postgres"  # a PostgreSQL of one's own
HOSTILE = "hostile"
KNOWN = (*FAULTS, HOSTILE)
GAMES = (("mogul", 3), ("speculation-cards", 3), ("speculation-board", 3), ("stockpile", 2))
# How many answers are given, at all tables together, before something breaks, and again, and at each table after that.
BEFORE = (4, 60)
AFTER = 3
# A database is begun anew after so many rounds, so that looking at all of it takes no longer and longer.
ROUNDS_KEPT = 50


class NoCluster(OpenOutcryError):
    """There is no PostgreSQL here that could be started."""


class Found(msgspec.Struct):
    """What came of one fault. `struck` is how often it happened; `back` is how long it took, from when things were good
    again, until somebody was told something."""

    fault: str
    rounds: int = 0
    struck: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unfinished: int = 0
    false: int = 0
    tracebacks: int = 0
    back_p50_ms: float | None = None
    back_max_ms: float | None = None
    problems: list[str] = []

    def add(self, audit: Audit) -> None:
        """Count what was found at some tables."""
        for name in ("acknowledged", "lost", "doubled", "unfinished", "false"):
            setattr(self, name, getattr(self, name) + getattr(audit, name))
        self.problems += audit.problems

    @property
    def fine(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.lost or self.doubled or self.unfinished or self.false or self.tracebacks)


class Campaign(msgspec.Struct):
    """What was found so far; `left_out` are faults that cannot happen here, `folder` is where the log of the servers
    is, if something went wrong."""

    database: str
    seed: int
    faults: list[Found] = []
    hostile: Hostile | None = None
    left_out: list[str] = []
    folder: str | None = None

    @property
    def fine(self) -> bool:
        """Whether nothing went wrong."""
        return all(found.fine for found in self.faults) and (self.hostile is None or self.hostile.fine)

    @property
    def problems(self) -> list[str]:
        """All that went wrong."""
        told = [problem for found in self.faults for problem in found.problems]
        return told + ([] if self.hostile is None else self.hostile.problems)


Tell = Callable[[str, int], None]


async def strike(
    campaign: Campaign, database: str, names: Sequence[str], rounds: int, messages: int, tell: Tell
) -> None:
    """Let each of these faults happen so many times, and a stranger send so many messages. `tell` hears how far each
    is; what is found is in `campaign`, also when this is interrupted."""
    folder = Path(tempfile.mkdtemp(prefix="openoutcry-faults-"))
    cluster = None
    if database == PRIVATE:
        if why_not():
            raise NoCluster("faults-no-cluster", why_not(), problem=why_not())
        cluster = await asyncio.to_thread(Cluster)
    place = Place(database if cluster is None else "", cluster, folder)
    try:
        for name in names:
            if name == HOSTILE:
                campaign.hostile = Hostile()
                await send_nonsense(place, messages, campaign.seed, campaign.hostile, partial(tell, HOSTILE))
                continue
            fault = FAULTS[name]
            if not fault.fits(place):
                campaign.left_out.append(name)
                continue
            await _strike_often(campaign, place, fault, rounds, tell)
    finally:
        await asyncio.to_thread(place.close)
        if cluster is not None:
            await asyncio.to_thread(cluster.stop)
        place.log.close()
        if campaign.fine:
            shutil.rmtree(folder)
        else:
            campaign.folder = str(folder)


async def _strike_often(campaign: Campaign, place: Place, fault: Fault, rounds: int, tell: Tell) -> None:
    found = Found(fault.name)
    campaign.faults.append(found)
    back: list[float] = []
    variables = fault.variables(place.folder)
    if fault.proxied:
        assert place.cluster is not None
        place.proxy = Proxy()
        await place.proxy.begin(place.cluster.port)
    await asyncio.to_thread(place.open, fault.houses, variables, **fault.settings)
    for n in range(rounds):
        rng = random.Random(f"{campaign.seed} {fault.name} {n}")
        await _round(place, fault, rng, found, back)
        if back:
            found.back_p50_ms, found.back_max_ms = percentile(back, 0.5), percentile(back, 1.0)
        found.rounds = n + 1
        _note(found, place)
        tell(fault.name, n + 1)
        if place.renewable and (n + 1) % ROUNDS_KEPT == 0:
            await asyncio.to_thread(place.renew)
    if place.proxy is not None:
        await asyncio.to_thread(place.close)
        await place.proxy.end()
        place.proxy = None
    await _look_at_all(found, place)


async def _round(place: Place, fault: Fault, rng: random.Random, found: Found, back: list[float]) -> None:
    """One round: play, strike, play on, look, and so on; then finish. It ends where something is wrong."""
    sittings = [Sitting(place, rng, *rng.choice(GAMES), home) for home in fault.homes]
    try:
        for sitting in sittings:
            await sitting.sit_down()
        for done in range(fault.times):
            if done:
                audit = await _looked_at(place, sittings)
                if audit.problems:
                    found.add(audit)
                    return
            many = sum(len(one.answers) for one in sittings) + rng.randint(*BEFORE)
            while sum(len(one.answers) for one in sittings) < many and not _over(sittings):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            await asyncio.sleep(rng.random() * 0.01)
            if _over(sittings):
                break
            took = await fault.strike(place, sittings, rng)
            found.struck += 1
            if took is not None:
                back.append(took)
            for sitting in sittings:
                count = len(sitting.answers)
                await sitting.until(lambda one, count=count: one.over or len(one.answers) >= count + AFTER)  # type: ignore[misc]
        for sitting in sittings:
            sitting.pace = 0.0
        await asyncio.gather(*(sitting.until(lambda one: one.over) for sitting in sittings))
        found.add(await audited(place, sittings))
    except (Lost, LoadFailed, OSError) as problem:
        found.unfinished += 1
        found.problems.append(f"round {found.rounds}: {type(problem).__name__}: {problem}")
    finally:
        for sitting in sittings:
            sitting.leave()


def _over(sittings: list[Sitting]) -> bool:
    return all(sitting.over for sitting in sittings)


async def _looked_at(place: Place, sittings: list[Sitting]) -> Audit:
    """What is found while the people rest for a moment."""
    await asyncio.gather(*(sitting.rest() for sitting in sittings))
    audit = await audited(place, sittings)
    for sitting in sittings:
        sitting.go_on()
    return audit


def _note(found: Found, place: Place) -> None:
    """Mistakes of the servers count too."""
    for line in place.tracebacks():
        found.tracebacks += 1
        found.problems.append(line)


async def _look_at_all(found: Found, place: Place) -> None:
    """What `openoutcry db check` does."""
    async for one in check_tables(database_url(place.database)):
        if one.problem is not None:
            found.false += 1
            found.problems.append(f"{one.game} {one.table}: {one.problem}")
