"""How long tables are told nothing while something hangs: `python tools/measure_hung_database.py [--against CHECKOUT]`.

A PostgreSQL is started with two servers on it, or with two workers of one; with `--against` the same is done with
another checkout, which has to be installed in its `.venv`, by turns. Three tables are played while a row is locked, a
server or a worker is stopped, all connections go dead, or the database is frozen. Whoever is told nothing for longer
than GIVE_UP seconds is given up.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from http.client import HTTPConnection
from pathlib import Path

import asyncpg
import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.campaigns.faults.cluster import Cluster, free_port
from tests.campaigns.faults.hung import children
from tests.campaigns.faults.players import FaultTable
from tests.campaigns.faults.proxy import Proxy
from tests.campaigns.faults.servers import Place
from tests.campaigns.load.server import settings_for, start_server

HANGS = 6.0
FROZEN = 4.0
GIVE_UP = 20.0
HEALTH_WITHIN = 3.0
PACE = 0.2
LINES = 100
CHATTY = {"chat_per_second": 1000.0, "chat_burst": 1000}
# The tables' servers: two tables at one, and one at the other.
HOMES = (0, 0, 1)


class Asked(FaultTable):
    """A table that counts the refusals its people are sent."""

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.place.refusals[code] += 1  # type: ignore[attr-defined]
        super().refused(code)


class Site(Place):
    """Servers of one checkout on a PostgreSQL."""

    def __init__(self, checkout: Path, cluster: Cluster, proxy: Proxy, folder: Path, workers: int) -> None:
        super().__init__("", cluster, folder)
        self.proxy = proxy
        self.own = cluster
        self.refusals: Counter[str] = Counter()
        self.processes: list[subprocess.Popen[str]] = []
        self._addresses: list[str] = []
        database = cluster.url.replace(f":{cluster.port}/", f":{proxy.port}/")
        for _ in range(1 if workers > 1 else 2):
            settings = msgspec.to_builtins(settings_for(database, free_port())) | CHATTY
            if workers > 1:
                first = free_port(workers)
                settings |= {"workers": workers, "worker_port": first}
                self._addresses += [f"127.0.0.1:{first + n}" for n in range(workers)]
            else:
                self._addresses.append(f"127.0.0.1:{settings['port']}")
            self.processes.append(start_server(checkout, msgspec.json.encode(settings).decode(), self.log))

    @property
    def addresses(self) -> list[str]:
        """The servers' addresses, or the workers'."""
        return self._addresses

    def end(self) -> None:
        """End all servers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            try:
                process.wait(GIVE_UP)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.log.close()


class FaultResult(msgspec.Struct):
    """What one fault did: the longest time in seconds for which a table that should go on was told nothing, and the
    answer to `/health` meanwhile, with the seconds that it took."""

    silent: float
    health: str


async def silence(sittings: Sequence[FaultTable], fault: Awaitable[None], after: bool = False) -> float:
    """Run a fault. Return the longest time for which one of these tables was told nothing; with `after` the time from
    the end of the fault until the last of them was told something. GIVE_UP if that is longer."""
    began, longest, ended = time.monotonic(), 0.0, 0.0
    task = asyncio.ensure_future(fault)
    while not ended or not all(sitting.over or sitting.heard_at > ended for sitting in sittings):
        await asyncio.sleep(0.005)
        now = time.monotonic()
        if task.done() and not ended:
            task.result()
            ended = now
        waits = [now - max(sitting.heard_at, began) for sitting in sittings if not sitting.over]
        longest = max([longest, *waits])
        if ended and now > ended + GIVE_UP:
            return GIVE_UP
    return time.monotonic() - ended if after else longest


async def healths(site: Site) -> str:
    """Ask every server for its health: the answers, with the slowest time."""
    await asyncio.sleep(1.0)
    began = time.monotonic()
    found = await asyncio.gather(*(asyncio.to_thread(health, address) for address in site.addresses))
    return f"{' and '.join(sorted(set(found)))} in {time.monotonic() - began:.1f} s"


def health(address: str) -> str:
    """Return the status of a server and its reason, or that it did not answer."""
    line = HTTPConnection(address, timeout=HEALTH_WITHIN)
    try:
        line.request("GET", "/health")
        answer = line.getresponse()
        reason = msgspec.json.decode(answer.read(), type=dict[str, str]).get("reason", "")
        return f"{answer.status} {reason}".strip()
    except (OSError, msgspec.DecodeError):
        return "none"
    finally:
        line.close()


async def row(site: Site, sittings: list[Asked]) -> FaultResult:
    """Lock the row of one table."""
    found = ""

    async def lock() -> None:
        nonlocal found
        other = await asyncpg.connect(site.own.url)
        async with other.transaction():
            await other.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", sittings[0].id)
            found = await healths(site)
            await asyncio.sleep(HANGS)
        await other.close()

    return FaultResult(await silence(sittings[1:], lock()), found)


async def server(site: Site, sittings: list[Asked]) -> FaultResult:
    """Stop one of two servers while people chat at one of its tables, so that it holds the lock of that table's row.
    These people go to the other server, and answer there."""

    async def stop() -> None:
        for _ in range(LINES):
            sittings[0].people[0].line.say(b'{"type":"say","text":"Hello"}')
            await asyncio.sleep(0.005)
        os.kill(site.processes[0].pid, signal.SIGSTOP)
        try:
            sittings[0].move(1)
            await asyncio.sleep(HANGS)
        finally:
            os.kill(site.processes[0].pid, signal.SIGCONT)

    return FaultResult(await silence(sittings[2:], stop()), "")


async def connections(site: Site, sittings: list[Asked]) -> FaultResult:
    """Let all connections to the database go dead for ever, and new ones for a second."""
    found = ""

    async def swallow() -> None:
        nonlocal found
        assert site.proxy is not None
        site.proxy.swallow()
        found = await healths(site)
        site.proxy.pass_on()

    return FaultResult(await silence(sittings, swallow(), after=True), found)


async def frozen(site: Site, sittings: list[Asked]) -> FaultResult:
    """Freeze the database."""
    found = ""

    async def freeze() -> None:
        nonlocal found
        site.own.freeze()
        try:
            found = await healths(site)
            await asyncio.sleep(FROZEN)
        finally:
            site.own.thaw()

    return FaultResult(await silence(sittings, freeze(), after=True), found)


async def worker(site: Site, sittings: list[Asked]) -> FaultResult:
    """Stop one of two workers. Return the time until the tables of both go on."""
    first = site.processes[0].pid
    stuck = children(first)[0]
    os.kill(stuck, signal.SIGSTOP)

    async def replaced() -> None:
        end = time.monotonic() + GIVE_UP
        while time.monotonic() < end and (stuck in children(first) or len(children(first)) < len(site.addresses)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    began = time.monotonic()
    asked = await asyncio.gather(*(asyncio.to_thread(health, address) for address in site.addresses))
    others = [one for one in sittings if one.home is not None and asked[one.home] != "none"]
    silent = await silence(others, replaced())
    back = "not replaced" if stuck in children(first) else f"replaced in {time.monotonic() - began:.0f} s"
    with contextlib.suppress(ProcessLookupError):
        if stuck in children(first):
            os.kill(stuck, signal.SIGCONT)
    return FaultResult(silent, back)


Fault = Callable[[Site, list[Asked]], Awaitable[FaultResult]]
FAULTS: dict[str, Fault] = {
    "row": row,
    "server": server,
    "connections": connections,
    "frozen": frozen,
    "worker": worker,
}


@contextlib.asynccontextmanager
async def opened(name: str, checkout: Path, cluster: Cluster) -> AsyncIterator[Site]:
    """Servers of a checkout on an empty database."""
    await asyncio.to_thread(cluster.empty)
    proxy = Proxy()
    await proxy.begin(cluster.port)
    with tempfile.TemporaryDirectory(prefix="openoutcry-hung-") as folder:
        making = asyncio.to_thread(Site, checkout, cluster, proxy, Path(folder), 2 if name == "worker" else 1)
        site = await making
        try:
            yield site
        finally:
            await asyncio.to_thread(site.end)
            await proxy.end()


async def measure(checkouts: dict[str, Path], names: list[str], rounds: int) -> None:
    """Let the checkouts take turns at each fault, and print a table in Markdown."""
    cluster = await asyncio.to_thread(Cluster)
    found: dict[tuple[str, str], list[FaultResult]] = defaultdict(list)
    refusals: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    try:
        for number in range(rounds):
            for name in names:
                for checkout in checkouts:
                    async with opened(name, checkouts[checkout], cluster) as site:
                        rng = random.Random(number)
                        sittings = [Asked(site, rng, "stockpile", 2, home) for home in HOMES]
                        for sitting in sittings:
                            sitting.pace = PACE
                            await sitting.sit_down()
                        for sitting in sittings:
                            await sitting.until(lambda one: len(one.answers) >= 3)
                        found[name, checkout].append(await FAULTS[name](site, sittings))
                        refusals[name, checkout] += site.refusals
                        for sitting in sittings:
                            sitting.leave()
    finally:
        await asyncio.to_thread(cluster.stop)
        print("| fault | server | told nothing, s | /health | refusals |")
        print("|---|---|---|---|---|")
        for (name, checkout), all_found in found.items():
            silent = " ".join(f"{one.silent:.1f}" for one in all_found)
            said = "; ".join(sorted({one.health for one in all_found if one.health}))
            codes = ", ".join(f"{many} {code}" for code, many in refusals[name, checkout].items())
            print(f"| {name} | {checkout} | {silent} | {said} | {codes} |")


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--against", type=Path, help="another checkout, installed in its .venv")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", default=",".join(FAULTS), help="names of faults")
    wishes = parser.parse_args()
    here = Path(__file__).resolve().parent.parent
    checkouts = {"before": wishes.against, "after": here} if wishes.against else {"this": here}
    asyncio.run(measure(checkouts, wishes.only.split(","), wishes.rounds))


if __name__ == "__main__":
    main()
