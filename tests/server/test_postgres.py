"""Two processes on one PostgreSQL: whoever is connected where, everybody sits at the same table."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from openoutcry.server.refusals import StaleInput
from openoutcry.server.rows import Seat, TableRow, new_table_id
from openoutcry.server.store import Store
from openoutcry.table import record, verify
from openoutcry.table.record import Entry
from tests.server.harness import PATIENCE, Browser, Server, first, hasty
from tests.server.postgres import Cluster, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
Visit = Callable[[Server], Browser]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("postgres")
    servers = [Server(cluster.url, folder / f"log{n}", poll_every=0.5) for n in range(2)]
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


async def test_a_game_across_two_processes(pair: tuple[Server, Server], visit: Visit) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    table = await anna.open("person", "open", "broker", "random")
    hers = await anna.connect(table)
    await ben.sit(table, 1, "Ben")
    await hers.until(lambda table: table["seats"][1]["name"] == "Ben")
    his = await ben.connect(table)
    await hers.until(lambda table: table["seats"][1]["online"])
    await his.until(lambda table: table["seats"][0]["online"])
    await his.send(type="say", text="Hello from afar")
    await hers.until(lambda table: hers.chat)
    await anna.start(table)
    tables = await asyncio.gather(hers.play(hasty), his.play(hasty))
    assert tables[0]["match"]["result"] == tables[1]["match"]["result"]
    assert hers.log == his.log
    await his.close()
    await hers.until(lambda table: not table["seats"][1]["online"])
    verify.verify(record.parse((await ben.http.get(f"/api/tables/{table}/record")).text))


async def test_one_seat_on_two_processes_answers_once(pair: tuple[Server, Server], visit: Visit) -> None:
    anna, phone = visit(pair[0]), visit(pair[1])
    options = {"start": "1", "credit": "own-turn"}
    for _ in range(5):
        table = await anna.open("person", "person", "person", options=options)
        await anna.start(table)
        for name, token in anna.http.cookies.items():
            phone.http.cookies.set(name, token)
        sockets = [await anna.connect(table), await phone.connect(table)]
        for socket in sockets:
            await socket.asked()
        number = sockets[0].number()
        option = first((sockets[0].table or {})["match"]["choices"][0])["option"]
        await asyncio.gather(*(socket.send(type="choose", seat=0, number=number, option=option) for socket in sockets))
        for socket in sockets:
            await socket.until(lambda table: table["match"]["number"] > number)  # noqa: B023
        shown = await anna.get(f"/api/tables/{table}")
        assert shown["match"]["number"] == number + 1
        assert shown["match"]["shown"]["pot"] == 1


async def test_a_lost_notice_heals_itself(cluster: Cluster, pair: tuple[Server, Server], visit: Visit) -> None:
    anna = visit(pair[0])
    table = await anna.open("person", "open", "open")
    socket = await anna.connect(table)
    await socket.hear()
    # A change that tells nobody.
    line = await asyncpg.connect(cluster.url)
    await line.execute("UPDATE seats SET name = 'Quiet', holder = 'person' WHERE \"table\" = $1 AND seat = 1", table)
    await line.execute("UPDATE tables SET revision = revision + 1 WHERE id = $1", table)
    await line.close()
    await socket.until(lambda table: table["seats"][1]["name"] == "Quiet")


async def test_who_was_on_the_line_of_a_dead_process_is_offline(pair: tuple[Server, Server], visit: Visit) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    table = await anna.open("person", "open", "open")
    await ben.sit(table, 1, "Ben")
    hers = await anna.connect(table)
    await ben.connect(table)
    await hers.until(lambda table: table["seats"][1]["online"])
    pair[1].kill()
    await hers.until(lambda table: not table["seats"][1]["online"])
    pair[1].start()


async def test_who_was_taken_for_dead_says_again_who_is_here(
    cluster: Cluster, pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    table = await anna.open("person", "open", "open")
    await ben.sit(table, 1, "Ben")
    hers = await anna.connect(table)
    await ben.connect(table)
    await hers.until(lambda table: table["seats"][1]["online"])
    line = await asyncpg.connect(cluster.url)
    await line.execute('DELETE FROM presence WHERE "table" = $1', table)
    await line.execute("UPDATE tables SET revision = revision + 1 WHERE id = $1", table)
    async with asyncio.timeout(PATIENCE):
        while await line.fetchval('SELECT count(*) FROM presence WHERE "table" = $1', table) < len(pair):
            pass
    await line.close()
    await hers.until(lambda table: table["seats"][1]["online"])


async def test_the_database_goes_away_and_comes_back(cluster: Cluster, tmp_path: Path, visit: Visit) -> None:
    server = Server(cluster.url, tmp_path / "log", poll_every=0.2).start()
    anna = visit(server)
    table = await anna.open("person", "person", "person", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    await asyncio.to_thread(cluster.halt)
    number = socket.number()
    option = first((socket.table or {})["match"]["choices"][0])["option"]
    assert await socket.refused(type="choose", seat=0, number=number, option=option) == "internal-error"
    assert (await anna.http.get("/health")).status_code == 503
    await asyncio.to_thread(cluster.start)
    await anna.get("/health")
    assert await socket.answer(first)
    server.stop()


async def test_of_two_processes_that_write_one_number_one_is_refused(cluster: Cluster) -> None:
    stores = await asyncio.gather(*(Store.open(cluster.url.replace("://", "+asyncpg://")) for _ in range(2)))
    table = new_table_id()
    await stores[0].create(TableRow(id=table, game="mogul", options={}, created=0.0, seats=[Seat(0)]))
    results = await asyncio.gather(
        *(store.append(table, [Entry(n=1, seat=n)]) for n, store in enumerate(stores)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == [StaleInput.__name__, "int"]
    for store in stores:
        await store.close()
