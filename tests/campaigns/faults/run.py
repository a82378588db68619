"""A fault campaign: in each round some tables are played, a fault strikes, and all acknowledged answers are checked.
The same seed gives the same tables, answers and moments of the faults, as far as the timing of processes allows."""

import asyncio
import random
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.storage.consistency import check_tables
from openoutcry.server.storage.opening import database_url
from tests.campaigns.faults.audit import Audit, audited
from tests.campaigns.faults.cluster import Cluster, why_not
from tests.campaigns.faults.hostile import HostileResult, send_nonsense
from tests.campaigns.faults.kinds import FAULTS, Fault
from tests.campaigns.faults.players import FaultTable
from tests.campaigns.faults.proxy import Proxy
from tests.campaigns.faults.servers import Place
from tests.campaigns.load.run import LoadFailed, percentile
from tests.campaigns.load.websocket import Lost

PRIVATE = "postgres"  # a temporary PostgreSQL server
HOSTILE = "hostile"
KNOWN = (*FAULTS, HOSTILE)
GAMES = (("mogul", 3), ("speculation-cards", 3), ("speculation-board", 3), ("stockpile", 2))
# The range of answers at all tables before each strike, and the answers at each table after it.
BEFORE = (4, 60)
AFTER = 3
# Rounds after which the database is emptied, so that the check of all tables stays fast.
ROUNDS_KEPT = 50


class NoCluster(OpenOutcryError):
    """No temporary PostgreSQL server can be started here."""


class FaultResult(msgspec.Struct):
    """The result of one kind of fault. `struck` is how often it happened. `back` are the times from its end until a
    client received a message."""

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
        """Add the result of a check."""
        for name in ("acknowledged", "lost", "doubled", "unfinished", "false"):
            setattr(self, name, getattr(self, name) + getattr(audit, name))
        self.problems += audit.problems

    @property
    def fine(self) -> bool:
        """True if nothing went wrong."""
        return not (self.lost or self.doubled or self.unfinished or self.false or self.tracebacks)


class Campaign(msgspec.Struct):
    """The results so far. `left_out` are faults that are not possible here. `folder` has the logs of the servers if
    something went wrong."""

    database: str
    seed: int
    faults: list[FaultResult] = []
    hostile: HostileResult | None = None
    left_out: list[str] = []
    folder: str | None = None

    @property
    def fine(self) -> bool:
        """True if nothing went wrong."""
        return all(found.fine for found in self.faults) and (self.hostile is None or self.hostile.fine)

    @property
    def problems(self) -> list[str]:
        """All problems."""
        told = [problem for found in self.faults for problem in found.problems]
        return told + ([] if self.hostile is None else self.hostile.problems)


Tell = Callable[[str, int], None]


async def strike(
    campaign: Campaign, database: str, names: Sequence[str], rounds: int, messages: int, tell: Tell
) -> None:
    """Run each of these faults for so many rounds, and send so many messages of a hostile client. `tell` is called with
    the progress. The results are in `campaign`, even if the call is interrupted."""
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
                campaign.hostile = HostileResult()
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
    found = FaultResult(fault.name)
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


async def _round(place: Place, fault: Fault, rng: random.Random, found: FaultResult, back: list[float]) -> None:
    """Run one round: play, strike, play on, check, as often as planned, then finish the matches. The round ends at the
    first problem."""
    sittings = [FaultTable(place, rng, *rng.choice(GAMES), home) for home in fault.homes]
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


def _over(sittings: list[FaultTable]) -> bool:
    return all(sitting.over for sitting in sittings)


async def _looked_at(place: Place, sittings: list[FaultTable]) -> Audit:
    """Return the result of a check while the clients rest."""
    await asyncio.gather(*(sitting.rest() for sitting in sittings))
    audit = await audited(place, sittings)
    for sitting in sittings:
        sitting.go_on()
    return audit


def _note(found: FaultResult, place: Place) -> None:
    """Count the errors that the servers have logged."""
    for line in place.tracebacks():
        found.tracebacks += 1
        found.problems.append(line)


async def _look_at_all(found: FaultResult, place: Place) -> None:
    """Check all tables, as `openoutcry db check` does."""
    async for one in check_tables(database_url(place.database)):
        if one.problem is not None:
            found.false += 1
            found.problems.append(f"{one.game} {one.table}: {one.problem}")
