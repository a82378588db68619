"""Two answers at once: one counts, the other is refused as stale, and everybody sees the same match."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from openoutcry.match.record import Entry
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.rows import Seat, TableRow, new_table_id
from openoutcry.server.storage.store import Store
from tests.server.harness import Browser, Server, Socket, first

Visit = Callable[[Server], Browser]


async def test_one_seat_on_two_devices_answers_once(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1", "credit": "own-turn"})
    await anna.start(table)
    sockets = [await anna.connect(table) for _ in range(4)]
    for socket in sockets:
        await socket.asked()
    number = sockets[0].number()
    for socket in sockets:
        option = first((socket.table or {})["match"]["choices"][0])["option"]
        await socket.send(type="choose", seat=0, number=number, option=option)

    async def outcome(socket: Socket) -> str:
        await socket.send(type="ping")
        refused = len(socket.refusals)
        while (await socket.hear())["type"] != "pong":
            pass
        return socket.refusals[-1]["code"] if len(socket.refusals) > refused else "kept"

    outcomes = await asyncio.gather(*(outcome(socket) for socket in sockets))
    assert sorted(outcomes) == ["kept", "stale", "stale", "stale"]


async def test_two_guests_want_the_same_chair(server: Server, visit: Visit) -> None:
    anna, guests = visit(server), [visit(server) for _ in range(5)]
    table = await anna.open("person", "open", "open")
    seat = {"seat": 1, "name": "Guest"}
    answers = await asyncio.gather(*(guest.http.post(f"/api/tables/{table}/seats", json=seat) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json()["refusal"]["code"] == "seat-taken"


async def test_the_host_presses_start_twice(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    answers = await asyncio.gather(*(anna.http.post(f"/api/tables/{table}/start") for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409, 409]


async def test_of_two_writers_of_one_number_one_is_refused_and_the_others_are_not(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    tables = [new_table_id() for _ in range(4)]
    for table in tables:
        await store.create(TableRow(id=table, game="mogul", options={}, created=0.0, seats=[Seat(0)]))
    contested, *others = tables
    wanted = [*(store.append(contested, [Entry(n=1, seat=n)]) for n in range(6))]
    wanted += [store.append(table, [Entry(n=1, seat=0)]) for table in others]
    kept = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(isinstance(result, int) for result in kept[:6]) == 1
    assert sum(isinstance(result, StaleInput) for result in kept[:6]) == 5
    assert kept[6:] == [1, 1, 1]
    news = await store.read(contested)
    assert [entry.n for entry in news.entries] == [1]
    await store.close()
