"""Going back: free while nobody has learned anything, else when everybody agrees; bots always do."""

from collections.abc import Callable

import pytest

from openoutcry.match import record, verify
from tests.server.harness import Browser, Frame, Server, Socket, first, hasty

Visit = Callable[[Server], Browser]


@pytest.fixture
async def pair(server: Server, visit: Visit) -> tuple[Socket, Socket]:
    """Anna begins, then Ben, then a bot; in the first auction nobody has answered yet."""
    anna, ben = visit(server), visit(server)
    table = await anna.open("person", "open", "broker", options={"start": "1", "credit": "own-turn"})
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    sockets = (await anna.connect(table), await ben.connect(table))
    await sockets[0].asked()
    return sockets


async def back(socket: Socket, seat: int) -> None:
    assert socket.table is not None
    await socket.send(type="undo", seat=seat, to=socket.table["match"]["undo_to"][seat])


async def gone_back(socket: Socket, seat: int) -> Frame:
    """The table when this seat has gone back and is asked again."""
    to = (socket.table or {})["match"]["undo_to"][seat]
    await back(socket, seat)
    return await socket.until(lambda table: table["match"]["undo_to"][seat] != to and table["match"]["choices"])


async def test_with_bots_alone_nobody_else_need_agree(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1", "credit": "own-turn"})
    await anna.start(table)
    socket = await anna.connect(table)
    before = await socket.asked()
    log = list(socket.log)
    assert await socket.answer(hasty)
    await socket.asked()
    now = await gone_back(socket, 0)
    assert socket.log == log
    assert now["match"]["shown"] == before["match"]["shown"]
    assert [choice["options"] for choice in now["match"]["choices"]] == [before["match"]["choices"][0]["options"]]


async def test_going_back_is_marked_in_a_true_record(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    for _ in range(3):
        assert await socket.answer(hasty)
        await socket.asked()
        await gone_back(socket, 0)
    await socket.play(hasty)
    text = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert text.count('"undo":') == 3
    verify.verify(record.parse(text))
    assert (socket.table or {})["match"]["undo_to"] == [None] * 3
    assert await socket.refused(type="undo", seat=0, to=0) == "nothing-to-undo"


async def test_another_person_is_asked_and_agrees(pair: tuple[Socket, Socket]) -> None:
    anna, ben = pair
    number = anna.number()
    assert await anna.answer(first)
    await ben.asked()
    assert await ben.answer(first)
    await anna.until(lambda table: table["match"]["number"] >= ben.number())
    await back(anna, 0)
    asked = await ben.until(lambda table: table["match"]["undo_asked"])
    assert asked["match"]["undo_asked"] == {"seat": 0, "number": number, "waiting": [1]}
    assert await anna.refused(type="consent", seat=0, agree=True) == "nothing-to-agree"
    assert await anna.refused(type="consent", seat=1, agree=True) == "not-your-seat"
    await ben.send(type="consent", seat=1, agree=True)
    now = await anna.until(lambda table: table["match"]["choices"] and not table["match"]["undo_asked"])
    assert now["match"]["asked"] == [{"seat": 0, "kind": "auction"}]
    assert now["match"]["shown"]["pot"] == 0


@pytest.mark.parametrize("who", [0, 1])
async def test_it_is_declined_or_withdrawn(pair: tuple[Socket, Socket], who: int) -> None:
    anna, ben = pair
    assert await anna.answer(first)
    assert await ben.answer(first)
    await anna.until(lambda table: table["match"]["number"] >= ben.number())
    await back(anna, 0)
    await pair[who].until(lambda table: table["match"]["undo_asked"])
    await pair[who].send(type="consent", seat=who, agree=False)
    await pair[1 - who].until(lambda table: table["match"]["undo_asked"] is None)
    assert await pair[who].refused(type="consent", seat=who, agree=False) == "nothing-to-agree"


@pytest.mark.parametrize("who", [0, 1])
async def test_a_seat_asks_once_until_something_is_answered(server: Server, visit: Visit, who: int) -> None:
    people = [visit(server) for _ in range(3)]
    table = await people[0].open("person", "open", "open", options={"start": "1", "credit": "own-turn"})
    for seat, name in ((1, "Ben"), (2, "Chloé")):
        await people[seat].sit(table, seat, name)
    await people[0].start(table)
    anna, ben, chloe = sockets = [await one.connect(table) for one in people]
    for socket in sockets:
        assert await socket.answer(first)

    async def ask(seat: int) -> None:
        await sockets[seat].until(lambda table: table["match"]["number"] == number)
        await back(sockets[seat], seat)
        await anna.until(lambda table: (table["match"]["undo_asked"] or {}).get("seat") == seat)

    async def decline(seat: int) -> None:
        await sockets[seat].until(lambda table: table["match"]["undo_asked"])
        await sockets[seat].send(type="consent", seat=seat, agree=False)
        await anna.until(lambda table: table["match"]["undo_asked"] is None)

    number = chloe.number()
    await ask(0)
    await decline(who)
    to = [(socket.table or {})["match"]["undo_to"][seat] for seat, socket in enumerate(sockets)]
    assert await anna.refused(type="undo", seat=0, to=to[0]) == "undo-asked-before"
    await ask(1)
    assert await anna.refused(type="undo", seat=0, to=to[0]) == "undo-asked-before"
    await decline(0)
    assert await ben.refused(type="undo", seat=1, to=to[1]) == "undo-asked-before"
    assert await anna.answer(first)
    number = anna.number()
    await ask(1)


async def test_a_request_outlives_a_restart(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna, ben = visit(server), visit(server)
    table = await anna.open("person", "open", "broker", options={"start": "1", "credit": "own-turn"})
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    mine, his = await anna.connect(table), await ben.connect(table)
    assert await mine.answer(first)
    assert await his.answer(first)
    await mine.until(lambda table: table["match"]["number"] >= his.number())
    await back(mine, 0)
    await his.until(lambda table: table["match"]["undo_asked"])
    server.kill()
    server.start()
    his = await ben.connect(table)
    await his.until(lambda table: table["match"]["undo_asked"])
    await his.send(type="consent", seat=1, agree=True)
    await his.until(lambda table: table["match"]["asked"] == [{"seat": 0, "kind": "auction"}])


async def test_only_the_last_answer_can_be_taken_back(pair: tuple[Socket, Socket]) -> None:
    anna, _ = pair
    assert await anna.answer(first)
    for to in (-1, 0, 10**9):
        assert await anna.refused(type="undo", seat=0, to=to) == "nothing-to-undo"


async def test_going_back_again_and_again_stays_quick(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    for _ in range(40):
        assert await socket.answer(first)
        await gone_back(socket, 0)
    assert await socket.answer(hasty)
