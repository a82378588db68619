"""A disk that takes nothing, messages that are no text, lines that break: told in a line each, and counted."""

import asyncio
import contextlib
import json
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, first

Visit = Callable[[Server], Browser]
NOT_TEXT = b"\x81\x82\x00\x00\x00\x00\xff\xff"


def fill_disk(server: Server) -> None:
    """From now on no file of the server's grows beyond what the database's log has now."""
    assert server.process is not None
    written = Path(server.settings.database.removeprefix("sqlite:///") + "-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))


def clear_disk(server: Server) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def told(server: Server, event: str) -> list[int]:
    """The counts of the lines of this event, once the server has stopped."""
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log, log
    lines = [json.loads(line) for line in log.splitlines()]
    return [line["times"] for line in lines if line["event"] == event]


async def test_health_says_503_and_why_while_nothing_can_be_written(
    own_server: Callable[..., Server], visit: Visit
) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "person", "person", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    assert (await anna.http.get("/health")).status_code == 200
    fill_disk(server)
    answer = await anna.http.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "unwell")
    assert answer.json()["reason"] in ("the disk fails", "the disk is full")
    number, option = socket.number(), first((socket.table or {})["match"]["choices"][0])["option"]
    for _ in range(5):
        assert await socket.refused(type="choose", seat=0, number=number, option=option) == "no-database"
    wish = {"game": "mogul", "seats": ["person", "open", "open"], "names": ["Anna"]}
    for _ in range(3):
        assert await anna.refused("POST", "/api/tables", wish, 503) == "no-database"
    assert socket.number() == number
    assert (await anna.get(f"/api/tables/{table}"))["match"]["number"] == number
    clear_disk(server)
    await anna.get("/health")
    assert await socket.answer(first)
    assert told(server, "a message failed") == [1, 4]


async def test_a_bot_on_a_full_disk_fills_no_log(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    fill_disk(server)
    assert await socket.refused(type="choose", seat=0, number=socket.number(), option=0) == "no-database"
    clear_disk(server)
    assert await socket.answer(first)
    await socket.asked()
    server.stop()
    assert "Traceback" not in server.log.read_text()


async def test_messages_that_are_no_text_are_counted(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    for _ in range(4):
        socket = await anna.connect(table)
        await socket.hear()
        socket.line.transport.write(NOT_TEXT)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await socket.hear()
        assert socket.line.close_code == 1007
    assert told(server, "a message was not UTF-8") == [1, 3]


CUT_SHORT = "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{"


EVERYTHING = "OPTIONS * HTTP/1.1\r\nhost: here\r\n\r\n"
UPGRADE = "connection: upgrade\r\nupgrade: websocket\r\n"
NO_HANDSHAKE = f"GET /api/tables/x/ws HTTP/1.1\r\nhost: here\r\n{UPGRADE}sec-websocket-version: 99\r\n\r\n"


@pytest.mark.parametrize(
    "request_",
    [CUT_SHORT, "?\r\n\r\n", EVERYTHING, NO_HANDSHAKE],
    ids=["cut short", "none", "for everything", "another version"],
)
async def test_requests_that_are_cut_short_or_none_are_counted(
    own_server: Callable[..., Server], visit: Visit, request_: str
) -> None:
    server = own_server()
    for _ in range(6):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request_.encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()
    await visit(server).get("/health")
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not any("exception" in line for line in lines)
    assert len(lines) <= 2


async def test_lines_that_break_are_counted(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    stays = await anna.connect(table)
    for _ in range(12):
        socket = await anna.connect(table)
        await socket.send(type="say", text="gone")
        socket.drop()
    async with asyncio.timeout(PATIENCE):
        await stays.send(type="ping")
        while (await stays.hear())["type"] != "pong":
            pass
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert log.count("a line was lost") <= 2
