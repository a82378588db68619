"""A disk that takes nothing, messages that are no text, lines that break: told in a line each, and counted."""

import asyncio
import contextlib
import json
import resource
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import websockets

from tests.patience import PATIENCE, until
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
    return [line.get("times", 1) for line in lines if line["event"] == event]


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
    for packet in (NOT_TEXT, NOT_TEXT, NOT_TEXT + NOT_TEXT, NOT_TEXT + b"\x01" + NOT_TEXT[1:]):
        socket = await anna.connect(table)
        await socket.hear()
        socket.line.transport.write(packet)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await socket.hear()
        assert socket.line.close_code == 1007
    assert told(server, "Invalid UTF-8 sequence received from client.") == [1, 3]


async def test_a_message_that_is_no_text_may_come_with_the_end(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    socket = await anna.connect(table)
    await socket.hear()
    socket.line.transport.write(NOT_TEXT + b"\x88\x80\x00\x00\x00\x00")
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await socket.hear()
    server.stop()
    assert "Traceback" not in server.log.read_text()


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


async def test_who_never_reads_does_not_keep_a_place(own_server: Callable[..., Server], visit: Visit) -> None:
    impatient = {"send_within": 0.2, "ping_every": 3.0, "pong_within": 3.0}
    server = own_server(connections_per_client=1, message_burst=1_000_000, **impatient)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.http.aclose()
    silent = silent_line(server.port, f"/api/tables/{table}/ws?version=0&log=0&readings=0&chat=0")
    assert health(server) == 429
    # Each is answered, until there is no more room for that anywhere on the way.
    with contextlib.suppress(OSError):
        silent.sendall((b"\x81\x8c\0\0\0\0" + b'{"type":"x"}') * 100_000)
    await until(lambda: health(server) == 200)
    silent.close()


def silent_line(port: int, path: str) -> socket.socket:
    """A WebSocket on which nothing is ever read, and that has little room for what comes."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(5)
    line.connect(("127.0.0.1", port))
    key = f"{UPGRADE}sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    line.sendall(f"GET {path} HTTP/1.1\r\nhost: here\r\n{key}\r\n".encode())
    line.recv(4)
    return line


def health(server: Server) -> int:
    """How a server answers whoever asks whether it is well; 0 if it does not."""
    try:
        return httpx.get(f"{server.address}/health").status_code
    except httpx.HTTPError:
        return 0


async def test_what_is_begun_comes_to_its_end_when_the_server_stops(
    own_server: Callable[..., Server], visit: Visit
) -> None:
    server = own_server(chat_burst=1000)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    sockets = [await anna.connect(table) for _ in range(30)]
    for socket_ in sockets:
        for _ in range(6):
            await socket_.send(type="say", text="gone")
        socket_.drop()
    server.stop()
    assert "Traceback" not in server.log.read_text()
