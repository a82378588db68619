"""A database that hangs: a row that somebody holds, connections that are dead, processes that are stopped. Other tables
go on, and nobody waits for ever."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from openoutcry.match.record import Entry
from openoutcry.server.storage.committer import LOCKED_RETRY, Batch, Committer
from openoutcry.server.storage.opening import database_url
from openoutcry.server.storage.postgresql import APPEND_WITHIN, LIMITS
from openoutcry.server.storage.store import CHECK_WITHIN, Store
from tests.campaigns.faults.proxy import Proxy
from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, Socket, first
from tests.server.postgres import Cluster, why_not

needs_postgres = pytest.mark.skipif(bool(why_not()), reason=why_not())
Visit = Callable[[Server], Browser]
# Nothing is found by looking up now and then: only notices tell a server what another one wrote.
NEVER = 3600.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.stop()


@pytest.fixture
async def proxy(cluster: Cluster) -> AsyncIterator[Proxy]:
    running = Proxy()
    await running.begin(cluster.port)
    yield running
    await running.end()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def make(database: str) -> Server:
        running.append(Server(database, tmp_path / f"log{len(running)}", poll_every=NEVER))
        return running[-1].start()

    yield make
    for server in running:
        server.stop()
        assert "Traceback" not in server.log.read_text()


async def playing(anna: Browser) -> Socket:
    table = await anna.open("person", "person", "person", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    return socket


async def answered(socket: Socket) -> list[str]:
    """Answer until it counts; the refusals before that."""
    number, refusals = socket.number(), []
    while True:
        choice = ((socket.table or {})["match"]["choices"] or [None])[0]
        if socket.number() > number or choice is None:
            return refusals
        await socket.send(type="choose", seat=choice["seat"], number=number, option=first(choice)["option"])
        before = len(socket.refusals)
        while socket.number() == number and len(socket.refusals) == before:
            await socket.hear()
        refusals += [one["code"] for one in socket.refusals[before:]]


@needs_postgres
async def test_a_table_whose_row_is_locked_holds_up_no_other(
    cluster: Cluster, start: Callable[..., Server], visit: Visit
) -> None:
    anna = visit(start(cluster.url))
    locked, free = await playing(anna), await playing(anna)
    other = await asyncpg.connect(cluster.url)
    async with other.transaction():
        await other.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", locked.id)
        number, choice = locked.number(), (locked.table or {})["match"]["choices"][0]
        option = first(choice)["option"]
        await locked.send(type="choose", seat=choice["seat"], number=number, option=option)
        for _ in range(3):
            assert await answered(free) == []
        assert (await anna.get("/health"))["status"] == "ok"
        assert await locked.refusal() == "no-database", "a table that is never let go is refused in the end"
    assert locked.number() == number
    assert await answered(locked) == []
    await other.close()


class Early(asyncio.SelectorEventLoop):
    """An event loop whose timers fire a little too early, as those of any loop may, by less than this."""

    def call_at(self, when: float, callback: Callable[..., object], *args: object, **more: Any) -> asyncio.TimerHandle:
        return super().call_at(when - LOCKED_RETRY / 4, callback, *args, **more)


def test_a_table_that_is_held_is_tried_again_though_nobody_else_writes() -> None:
    tries: list[str] = []

    async def commit(batch: Batch) -> dict[str, int | None]:
        tries.extend(batch)
        return {table: 7 if len(tries) > 3 else None for table in batch}

    async def append() -> int:
        committer = Committer(commit)
        async with asyncio.timeout(PATIENCE):
            revision = await committer.append("held", [Entry(n=1, seat=0)])
        await committer.close()
        return revision

    with asyncio.Runner(loop_factory=Early) as runner:
        assert runner.run(append()) == 7
    assert tries == ["held"] * 4


@needs_postgres
async def test_connections_that_are_dead_are_dropped_and_replaced(
    cluster: Cluster, proxy: Proxy, start: Callable[..., Server], visit: Visit
) -> None:
    urls = cluster.url.replace(str(cluster.port), str(proxy.port)), cluster.url
    behind, beside = [await asyncio.to_thread(start, url) for url in urls]
    anna, ben = visit(behind), visit(beside)
    socket, other = await playing(anna), await playing(anna)
    proxy.swallow()
    proxy.pass_on()
    refusals = await asyncio.gather(answered(socket), answered(other))
    assert {code for codes in refusals for code in codes} <= {"maybe-kept", "no-database"}
    assert (await anna.get("/health"))["status"] == "ok"
    # The connection that hears of other servers is replaced too.
    for name, token in anna.http.cookies.items():
        ben.http.cookies.set(name, token)
    his = await ben.connect(socket.id)
    await his.asked()
    assert await answered(his) == []
    await socket.until(lambda table: table["match"]["number"] == his.number())


@needs_postgres
async def test_health_says_503_while_the_database_is_frozen(
    cluster: Cluster, start: Callable[..., Server], visit: Visit
) -> None:
    anna = visit(start(cluster.url))
    socket = await playing(anna)
    cluster.freeze()
    try:
        for _ in range(2):
            answer = await anna.http.get("/health")
            assert (answer.status_code, answer.json()["reason"]) == (503, "the database does not answer")
        choice = (socket.table or {})["match"]["choices"][0]
        option = first(choice)["option"]
        refusal = await socket.refused(type="choose", seat=choice["seat"], number=socket.number(), option=option)
        assert refusal in ("maybe-kept", "no-database")
    finally:
        cluster.thaw()
    await answered(socket)
    assert (await anna.get("/health"))["status"] == "ok"


@needs_postgres
async def test_a_check_that_fails_after_everybody_gave_up_leaves_no_traceback(
    cluster: Cluster, start: Callable[..., Server], visit: Visit
) -> None:
    anna = visit(start(cluster.url))
    socket = await playing(anna)
    cluster.freeze()
    try:
        assert (await anna.http.get("/health")).status_code == 503
        # The answer is refused after the check, which is made on the same connection.
        choice = (socket.table or {})["match"]["choices"][0]
        option = first(choice)["option"]
        await socket.refused(type="choose", seat=choice["seat"], number=socket.number(), option=option)
    finally:
        cluster.thaw()
    assert (await anna.get("/health"))["status"] == "ok"


@needs_postgres
async def test_every_connection_of_a_server_has_limits(cluster: Cluster) -> None:
    store = await Store.open(database_url(cluster.url))
    for name in LIMITS:
        if name.endswith("timeout"):
            assert await store.database.read(lambda at, name=name: at.scalar(sa.text(f"SHOW {name}"))) != "0"
    await store.close()


@needs_postgres
async def test_a_check_of_a_frozen_database_ends_by_its_own_limit_before_the_connection_is_dropped(
    cluster: Cluster,
) -> None:
    store = await Store.open(database_url(cluster.url))
    await store.check()
    cluster.freeze()
    try:
        with pytest.raises(TimeoutError):
            await store.check()
    finally:
        cluster.thaw()
    await store.close()


async def test_a_check_of_a_file_that_another_program_holds_ends_by_its_own_limit(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite:///{file}?timeout={NEVER}")
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(TimeoutError):
            await store.check()
    await store.close()


def test_that_limit_is_below_the_second_in_which_health_answers() -> None:
    assert min(1.0, APPEND_WITHIN) > CHECK_WITHIN


async def test_health_says_503_while_another_program_holds_the_file(tmp_path: Path, visit: Visit) -> None:
    file = tmp_path / "tables.sqlite3"
    server = Server(f"sqlite:///{file}?timeout={NEVER}", tmp_path / "log").start()
    anna = visit(server)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = await anna.http.get("/health")
    assert (answer.status_code, answer.json()["reason"]) == (503, "the database does not answer")
    other.close()
    assert (await anna.get("/health"))["status"] == "ok"
    server.stop()
