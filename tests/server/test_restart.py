"""The power fails in the middle of a match: everything that was acknowledged is there, and the match goes on."""

import asyncio
from collections.abc import Callable

from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]


async def test_kill_minus_nine_in_the_middle_loses_nothing(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna, ben = visit(server), visit(server)
    table = await anna.open("person", "open", "broker", "random")
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    sockets = [await anna.connect(table), await ben.connect(table)]
    await sockets[0].send(type="say", text="Before the storm")
    await sockets[0].until(lambda table: table["chat"])

    async def play_a_while(n: int) -> None:
        for _ in range(6):
            await sockets[n].answer(hasty)

    await asyncio.gather(play_a_while(0), play_a_while(1), return_exceptions=True)
    before = [(socket.table or {}, list(socket.log), list(socket.chat)) for socket in sockets]
    server.kill()
    server.start()

    for n, browser in enumerate((anna, ben)):
        table_before, log_before, chat_before = before[n]
        again = await browser.connect(table, held=sockets[n])
        now = await again.hear()
        assert now["since"] == 0, "a version from before the restart is not one of ours"
        assert now["match"]["number"] >= table_before["match"]["number"]
        assert again.log[: len(log_before)] == log_before
        assert again.chat[: len(chat_before)] == chat_before
        assert [seat["yours"] for seat in now["seats"]] == [m == n for m in range(4)]
        sockets[n] = again
    tables = await asyncio.gather(*(socket.play(hasty) for socket in sockets))
    assert all(shown["stage"] == "over" for shown in tables)


async def test_a_bot_that_was_to_move_moves_after_the_restart(own_server: Callable[..., Server], visit: Visit) -> None:
    slow = own_server(bot_pause=1000.0)
    anna = visit(slow)
    table = await anna.open("person", "broker", "broker", options={"start": "2", "credit": "own-turn"})
    await anna.start(table)
    asked = (await anna.get(f"/api/tables/{table}"))["match"]["asked"]
    assert asked == [{"seat": 1, "kind": "auction"}]
    slow.kill()
    slow.settings = type(slow.settings)(port=slow.port, database=slow.settings.database, bot_pause=0.0)
    slow.start()
    socket = await anna.connect(table)
    await socket.asked()


async def test_told_to_stop_it_keeps_everything(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.answer(hasty)
    number = socket.number()
    server.stop()
    server.start()
    assert (await anna.get(f"/api/tables/{table}"))["match"]["number"] >= number


async def test_an_unused_room_is_let_go_and_comes_back(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(idle_after=0.2)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    number = socket.number()
    await socket.close()
    async with asyncio.timeout(PATIENCE):
        while "openoutcry_rooms 0.0" not in (await anna.http.get("/metrics")).text:
            pass
    assert (await anna.get(f"/api/tables/{table}"))["match"]["number"] == number
