"""Chat: a line at a time, by seats and spectators, not too long and not too fast."""

from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]


async def test_seats_and_spectators_talk(server: Server, visit: Visit) -> None:
    anna, watcher = visit(server), visit(server)
    table = await anna.open("person", "open", "open")
    hers, his = await anna.connect(table), await watcher.connect(table)
    await hers.send(type="say", text="  Bonjour   à tous 👋 <b>&</b> ")
    await his.until(lambda table: len(his.chat) == 1)
    await his.send(type="say", text="Hello")
    await hers.until(lambda table: len(hers.chat) == 2)
    assert [(line["number"], line["seat"], line["name"], line["text"]) for line in hers.chat] == [
        (1, 0, "Anna", "Bonjour à tous 👋 <b>&</b>"),
        (2, None, "", "Hello"),
    ]


@pytest.mark.parametrize(
    ("text", "code"), [("", "bad-chat"), ("  \n", "bad-chat"), ("a\u0000b", "bad-chat"), ("x" * 501, "chat-too-long")]
)
async def test_lines_that_are_not_said(server: Server, visit: Visit, text: str, code: str) -> None:
    anna = visit(server)
    table = await anna.open("person", "open", "open")
    socket = await anna.connect(table)
    assert await socket.refused(type="say", text=text) == code
    await socket.send(type="say", text="x" * 500)
    await socket.until(lambda table: socket.chat)
    assert [len(line["text"]) for line in socket.chat] == [500]


async def test_a_flood_is_stopped_and_the_table_goes_on(own_server: Callable[..., Server], visit: Visit) -> None:
    anna = visit(own_server(chat_per_second=0.0))
    table = await anna.open("person", "open", "open")
    socket = await anna.connect(table)
    for n in range(30):
        await socket.send(type="say", text=f"line {n}")
    assert await socket.refusal() == "too-fast"
    await socket.send(type="ping")
    while (await socket.hear())["type"] != "pong":
        pass
    await socket.until(lambda table: len(socket.chat) >= 6)
    assert len(socket.chat) < 12


async def test_a_long_talk_is_cut_short_for_everybody_alike(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(chat_kept=10, chat_per_second=1000.0, chat_burst=1000)
    anna = visit(server)
    table = await anna.open("person", "open", "open")
    socket, other = await anna.connect(table), await anna.connect(table)
    for n in range(26):
        await socket.send(type="say", text=f"line {n}")
        await socket.until(lambda table: socket.chat and socket.chat[-1]["text"] == f"line {n}")  # noqa: B023
    await other.until(lambda table: other.chat and other.chat[-1]["text"] == "line 25")
    fresh = await anna.connect(table)
    await fresh.until(lambda table: fresh.chat)
    assert socket.chat == other.chat == fresh.chat
    assert len(fresh.chat) <= 10
    server.kill()
    server.start()
    again = await anna.connect(table)
    await again.until(lambda table: again.chat)
    assert again.chat[-1]["text"] == "line 25"
