"""Two processes on one PostgreSQL: whoever is connected where, everybody sits at the same table."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
import websockets

from openoutcry.match import record, verify
from openoutcry.match.record import Entry
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.consistency import check_tables
from openoutcry.server.storage.database_errors import CannotOpen
from openoutcry.server.storage.rows import Seat, TableRow, new_table_id
from openoutcry.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, first, hasty, open_options
from tests.server.postgres import Cluster, why_not
from tests.server.test_rematch import finished
from tests.server.test_sealed import three_people

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
Visit = Callable[[Server], Browser]
# In seconds: who has not said for some of these that it is there is taken for gone, and must only be slow.
POLL = 1.5


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("postgres")
    servers = [Server(cluster.url, folder / f"log{n}", poll_every=POLL) for n in range(2)]
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


async def test_sealed_cards_on_two_processes_are_not_in_each_others_way(
    pair: tuple[Server, Server], visit: Visit
) -> None:
    lines, _ = await three_people(pair[0], visit, [pair[0], pair[1], pair[1]])
    for place in range(6):
        numbers = [line.number() for line in lines[:2]]
        cards = [open_options((line.table or {})["match"]["choices"][0])[place % 2]["option"] for line in lines[:2]]
        await asyncio.gather(
            *(lines[seat].send(type="choose", seat=seat, number=numbers[seat], option=cards[seat]) for seat in range(2))
        )
        for line, card in zip(lines[:2], cards, strict=True):
            await line.until(lambda shown, card=card: shown["match"]["choices"][0]["chosen"] == card)
            assert line.refusals == []


async def test_a_link_that_is_renewed_at_one_process_ends_the_old_one_at_the_other(
    pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben, thief = visit(pair[0]), visit(pair[0]), visit(pair[1])
    table, _ = await finished([anna, ben], "open", "broker")
    link = (await ben.get(f"/api/tables/{table}/seats/1/link"))["link"]
    await thief.http.get(urlsplit(link).path)
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await thief.post(f"/api/tables/{table}/rematch")
    stolen = await thief.connect(opened)
    await stolen.until(lambda table: table["seats"][1]["yours"])
    assert {one["id"] for one in await thief.get("/api/mine")} == {table, opened}
    await ben.post(f"/api/tables/{table}/seats/1/link")
    await stolen.until(lambda table: not table["seats"][1]["yours"])
    assert await thief.get("/api/mine") == []
    assert {one["id"] for one in await ben.get("/api/mine")} == {table, opened}


async def test_who_was_removed_at_one_process_gets_no_seat_back_at_the_other(
    pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    table, _ = await finished([anna, ben], "open", "broker")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await ben.post(f"/api/tables/{table}/rematch")
    his = await ben.connect(opened)
    await his.until(lambda table: table["seats"][1]["yours"])
    await anna.post(f"/api/tables/{opened}/remove", {"seat": 1}, expect=204)
    await his.until(lambda table: not table["seats"][1]["yours"])
    assert await ben.refused("POST", f"/api/tables/{table}/rematch", status=409) == "nothing-to-claim"
    await anna.post(f"/api/tables/{opened}/lock", {"locked": True}, expect=204)
    assert await ben.refused("POST", f"/api/tables/{table}/rematch", status=409) == "nothing-to-claim"
    # At the process that removed him it is the same.
    for name, token in ben.http.cookies.items():
        (moved := visit(pair[0])).http.cookies.set(name, token)
    assert await moved.refused("GET", f"/api/tables/{opened}", status=403) == "table-locked"


async def test_a_removal_before_the_rematch_is_claimed_counts_at_the_other_process(
    pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    table, _ = await finished([anna, ben], "open", "broker")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await anna.post(f"/api/tables/{opened}/remove", {"seat": 1}, expect=204)
    assert await ben.refused("POST", f"/api/tables/{table}/rematch", status=409) == "nothing-to-claim"


async def test_a_seat_that_is_taken_over_at_one_process_is_held_at_the_other(
    pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben, chloe = visit(pair[1]), visit(pair[1]), visit(pair[0])
    table = await anna.open("person", "open", "broker", options={"start": "2"})
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    hers, his = await anna.connect(table), await ben.connect(table)
    await his.asked()
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, expect=204)
    await his.until(lambda table: table["seats"][1]["waits"])
    wish = {"seat": 1, "name": "Chloé"}
    await chloe.post(f"/api/tables/{table}/takeover", wish)
    for socket in (hers, his):
        await socket.until(lambda table: table["seats"][1]["name"] == "Chloé")
    assert await ben.refused("POST", f"/api/tables/{table}/takeover", wish, 409) == "seat-taken"
    assert await his.refused(type="choose", seat=1, number=his.number(), option=0) == "not-your-seat"
    # Her answer at the one process is seen at the other.
    new = await chloe.connect(table)
    await new.answer(first)
    await hers.until(lambda table: table["match"]["number"] >= new.number())


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


async def test_people_are_present_whatever_a_machine_s_clock_says(
    cluster: Cluster, pair: tuple[Server, Server], tmp_path: Path, visit: Visit
) -> None:
    wrong = [Server(cluster.url, tmp_path / f"{clock}", clock, poll_every=POLL) for clock in (3600.0, -3600.0)]
    anna = visit(pair[0])
    table = await anna.open("person", "open", "open")
    hers = await anna.connect(table)
    for seat, server in enumerate(wrong, start=1):
        server.start()
        guest = visit(server)
        await guest.sit(table, seat, f"Guest {seat}")
        await guest.connect(table)
    await hers.until(lambda shown: all(seat["online"] for seat in shown["seats"]))
    # Each process says twice more that it is there, and looks who is not.
    line = await asyncpg.connect(cluster.url)
    heard = len(hers.tables)
    for _ in range(2):
        seen = dict(await line.fetch('SELECT process, seen FROM presence WHERE "table" = $1', table))
        assert len(seen) == 3
        async with asyncio.timeout(PATIENCE):
            now = seen
            while not all(now.get(process, 0.0) > at for process, at in seen.items()):
                now = dict(await line.fetch('SELECT process, seen FROM presence WHERE "table" = $1', table))
    await line.close()
    await hers.send(type="ping")
    while (await hers.hear())["type"] != "pong":
        pass
    assert all(seat["online"] for shown in hers.tables[heard:] for seat in shown["seats"])
    for server in wrong:
        server.stop()


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
    assert await socket.refused(type="choose", seat=0, number=number, option=option) == "no-database"
    assert (await anna.http.get("/health")).status_code == 503
    await asyncio.to_thread(cluster.start)
    await anna.get("/health")
    assert await socket.answer(first)
    server.stop()


async def test_who_answers_when_the_database_dies_is_told_that_it_is_not_known(
    cluster: Cluster, tmp_path: Path, visit: Visit
) -> None:
    server = Server(cluster.url, tmp_path / "log", poll_every=0.2).start()
    anna = visit(server)
    table = await anna.open("person", "person", "person", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    # Somebody is writing the same entry, so that the commit is still under way when its process is ended.
    other, beside = await asyncpg.connect(cluster.url), await asyncpg.connect(cluster.url)
    waits = "FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with other.transaction():
        kept = await other.fetchval('SELECT max(number) FROM entries WHERE "table" = $1', table)
        await other.execute("INSERT INTO entries VALUES ($1, $2, '')", table, kept + 1)
        option = first((socket.table or {})["match"]["choices"][0])["option"]
        answer = asyncio.create_task(socket.refused(type="choose", seat=0, number=socket.number(), option=option))
        async with asyncio.timeout(PATIENCE):
            while not await beside.fetchval(f"SELECT count(*) {waits}"):
                pass
        await beside.execute(f"SELECT pg_terminate_backend(pid) {waits}")
        assert await answer == "maybe-kept"
        await other.execute('DELETE FROM entries WHERE "table" = $1 AND number = $2', table, kept + 1)
    assert await socket.answer(first), "it was not, and the table goes on"
    await other.close()
    await beside.close()
    server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_health_says_503_while_the_database_can_only_be_read(
    cluster: Cluster, pair: tuple[Server, Server], visit: Visit
) -> None:
    line = await asyncpg.connect(cluster.url)
    anna = visit(pair[0])
    reasons = []
    for value, status in (("on", 503), ("off", 200)):
        await line.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        await line.execute("SELECT pg_reload_conf()")
        answer = await anna.http.get("/health")
        async with asyncio.timeout(PATIENCE):
            while answer.status_code != status:
                answer = await anna.http.get("/health")
        reasons.append(answer.json().get("reason"))
    await line.close()
    assert reasons == ["the database can only be read", None]


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


async def test_why_a_database_cannot_be_opened(cluster: Cluster) -> None:
    """Missing, without the right to enter, newer: each is said; and nothing is said of a password."""

    async def refused(who: str, name: str) -> CannotOpen:
        with pytest.raises(CannotOpen) as problem:
            await Store.open(f"postgresql+asyncpg://{who}@127.0.0.1:{cluster.port}/{name}")
        return problem.value

    missing = await refused("postgres", "nothing")
    assert (missing.code, str(missing)) == ("database-missing", "there is no database 'nothing' at 127.0.0.1")
    stranger = await refused("stranger:secret", "postgres")
    assert stranger.code == "database-user"
    assert "secret" not in str(stranger)
    assert "'stranger'" in str(stranger)
    line = await asyncpg.connect(cluster.url)
    await line.execute("CREATE DATABASE newer")
    newer = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{cluster.port}/newer")
    await newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
    await newer.execute("INSERT INTO alembic_version VALUES ('tables_of_2031')")
    await newer.close()
    await line.close()
    assert (await refused("postgres", "newer")).code == "database-newer"


async def test_a_table_that_was_changed_is_set_aside_where_it_lives_and_where_it_is_loaded(
    cluster: Cluster, pair: tuple[Server, Server], visit: Visit
) -> None:
    anna, ben = visit(pair[0]), visit(pair[1])
    changed, whole = [await anna.open("person", "person", "person", options={"start": "1"}) for _ in range(2)]
    sockets = []
    for table in (changed, whole):
        await anna.start(table)
        sockets.append(await anna.connect(table))
        assert await sockets[-1].answer(first)
    url = cluster.url.replace("://", "+asyncpg://")
    assert not [one.table async for one in check_tables(url) if one.table in (changed, whole) and one.problem]
    # Somebody writes an input by hand: the process that has the table hears of it, the other one loads it.
    line = await asyncpg.connect(cluster.url)
    number = await line.fetchval("UPDATE tables SET inputs = inputs + 1 WHERE id = $1 RETURNING inputs", changed)
    entry = f'{{"n":{number},"seat":0,"kind":"auction","option":1,"words":"out","hash":"0"}}'
    await line.execute("INSERT INTO entries VALUES ($1, $2, $3)", changed, number, entry)
    await line.execute("UPDATE tables SET revision = revision + 1 WHERE id = $1", changed)
    await line.close()
    assert await sockets[0].refusal() == "false-table"
    with pytest.raises(websockets.ConnectionClosed):
        await sockets[0].hear()
    assert sockets[0].line.close_code == 4500
    for browser in (anna, ben):
        assert await browser.refused("GET", f"/api/tables/{changed}", status=500) == "false-table"
    assert await sockets[1].answer(first)
    false = [(one.table, one.problem.args_shown) async for one in check_tables(url) if one.problem is not None]
    assert [args["input"] for table, args in false if table == changed] == [number]
    assert whole not in [table for table, _ in false]
