"""Requests without end, and connections on which nothing comes: each has its limit, and whoever else is there notices
nothing."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import websockets

from tests.patience import PATIENCE
from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]
# Long enough for the other end to say something on a busy machine.
SHORT = 2.0
LONG = 1000.0
PATIENT = {"head_within": LONG, "body_within": LONG, "answer_within": LONG, "idle_within": LONG}


class Line:
    """A connection as the system gives it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, text: str) -> None:
        self.writer.write(text.encode())

    async def answer(self) -> tuple[int, dict[str, Any]]:
        """The status of the next answer, and what it says."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].split("\r\n")[0])
            body = await self.reader.readexactly(length)
        return int(head.split()[1]), json.loads(body)

    async def refusal(self) -> tuple[int, str]:
        status, body = await self.answer()
        return status, body["refusal"]["code"]

    async def closed(self) -> bytes:
        """Whatever still comes until the other end hangs up."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """A server that is patient but for these limits; one for all tests that ask for the same."""
    running: dict[str, Server] = {}

    def make(**limits: float) -> Server:
        name = "-".join(limits)
        if name not in running:
            folder = tmp_path_factory.mktemp(name)
            running[name] = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", **PATIENT | limits).start()
        return running[name]

    yield make
    for one in running.values():
        one.stop()


@asynccontextmanager
async def line_to(server: Server) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    yield Line(reader, writer)
    writer.transport.abort()


async def well(server: Server, visit: Visit) -> None:
    """Others are served."""
    assert (await visit(server).get("/health"))["status"] == "ok"


async def test_a_connection_on_which_nothing_comes_is_closed(limited: Callable[..., Server], visit: Visit) -> None:
    server = limited(head_within=SHORT)
    async with line_to(server) as line:
        assert await line.closed() == b""
    await well(server, visit)


@pytest.mark.parametrize("begun", ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: here\r\nx-slow: "])
async def test_a_request_whose_head_does_not_end_is_refused(
    limited: Callable[..., Server], visit: Visit, begun: str
) -> None:
    server = limited(head_within=SHORT)
    async with line_to(server) as line:
        line.say(begun)
        assert await line.refusal() == (408, "too-slow")
        await line.closed()
    await well(server, visit)


async def test_a_head_that_comes_letter_by_letter_gets_no_more_time(limited: Callable[..., Server]) -> None:
    server = limited(head_within=SHORT)
    async with line_to(server) as line:
        closing = asyncio.create_task(line.closed())
        line.say("GET / HTTP/1.1\r\nhost: here\r\n")
        while not closing.done():
            line.say("x: y\r\n")
            await asyncio.sleep(SHORT / 10)
        assert b" 408 " in closing.result()


async def test_a_request_whose_body_does_not_end_is_refused(limited: Callable[..., Server], visit: Visit) -> None:
    server = limited(body_within=SHORT)
    async with line_to(server) as line:
        line.say("POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
        line.say('content-length: 100\r\n\r\n{"game"')
        assert await line.refusal() == (408, "too-slow")
        await line.closed()
    await well(server, visit)
    assert "Traceback" not in server.log.read_text()


async def test_a_body_that_nobody_asked_for_has_an_end_too(limited: Callable[..., Server]) -> None:
    server = limited(body_within=SHORT)
    async with line_to(server) as line:
        line.say("GET /health HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n")
        assert (await line.answer())[0] == 200
        assert await line.closed() == b""


async def test_a_connection_is_kept_for_another_request_but_not_for_ever(limited: Callable[..., Server]) -> None:
    server = limited(idle_within=SHORT, head_within=SHORT)
    async with line_to(server) as line:
        for _ in range(3):
            line.say("GET /health HTTP/1.1\r\nhost: here\r\n\r\n")
            assert (await line.answer())[0] == 200
        assert await line.closed() == b""


async def test_blank_lines_do_not_keep_a_connection(limited: Callable[..., Server]) -> None:
    server = limited(idle_within=SHORT, head_within=SHORT)
    async with line_to(server) as line:
        line.say("GET /health HTTP/1.1\r\nhost: here\r\n\r\n")
        assert (await line.answer())[0] == 200
        closing = asyncio.create_task(line.closed())
        while not closing.done():
            line.say("\r\n")
            await asyncio.sleep(SHORT / 10)


async def test_whoever_does_not_read_the_answer_is_given_up(limited: Callable[..., Server], visit: Visit) -> None:
    server = limited(answer_within=SHORT)
    async with line_to(server) as line:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        # More answers than any buffer between the two holds.
        line.say("GET /api/games/stockpile/set HTTP/1.1\r\nhost: here\r\n\r\n" * 2000)
        with suppress(ConnectionError, asyncio.TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not line.writer.is_closing():
                    line.say("\r\n")
                    await line.writer.drain()
                    await asyncio.sleep(SHORT / 10)
        assert line.writer.is_closing()
    await well(server, visit)


@pytest.mark.parametrize(
    "head",
    [
        "GET / HTTP/1.1\r\n" + "x: y\r\n" * 400_000,
        "GET / HTTP/1.1\r\nhost: here\r\ncookie: " + "y" * 2_000_000,
        "GET /" + "y" * 2_000_000,
        "GET /api/tables/2222222222/ws HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nx: " + "y" * 2_000_000,
    ],
    ids=["many", "long", "path", "handshake"],
)
async def test_a_head_without_end_is_refused(server: Server, visit: Visit, head: str) -> None:
    async with line_to(server) as line:
        line.say(head)
        assert await line.refusal() == (431, "head-too-large")
    await well(server, visit)


async def test_a_head_as_large_as_allowed_is_read(own_server: Callable[..., Server]) -> None:
    server = own_server(head_bytes=4000)
    for length, status in ((4000, 200), (4001, 431)):
        async with line_to(server) as line:
            head = "GET /health HTTP/1.1\r\nhost: here\r\nx: "
            line.say(head + "y" * (length - len(head) - 4) + "\r\n\r\n")
            assert (await line.answer())[0] == status


@pytest.mark.parametrize("piece", [0x1000, 0x10000, 0x80000])
async def test_a_body_without_end_is_cut_off(server: Server, visit: Visit, piece: int) -> None:
    async with line_to(server) as line:
        line.say("POST /api/tables HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n")
        line.say("content-type: application/json\r\n\r\n")
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    line.say(f"{piece:x}\r\n{'y' * piece}\r\n")
                    await line.writer.drain()
        assert line.writer.is_closing()
    await well(server, visit)


async def test_a_peer_has_so_many_connections_and_no_more(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(**PATIENT | {"connections_per_client": 3})
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    socket = await anna.connect(table)
    async with line_to(server):
        async with line_to(server) as fourth:
            assert await fourth.refusal() == (429, "too-many-connections")
            assert await fourth.closed() == b""
        await socket.send(type="say", text="still here")
        await socket.until(lambda _: socket.chat)
    # What was closed is free again, sockets too.
    await socket.close()
    for _ in range(2):
        await served(server)


async def test_spectators_never_shut_out_a_seat_holder_and_one_address_has_few(
    own_server: Callable[..., Server], visit: Callable[..., Browser]
) -> None:
    server = own_server(**PATIENT | {"connections_per_table": 3, "spectators_per_client": 2})
    anna, stranger, other = visit(server), visit(server, "127.0.0.2"), visit(server, "127.0.0.3")
    table = await anna.open("person", "broker", "broker")

    async def watch(browser: Browser) -> str:
        """The refusal of one more socket, or how it is shown the table."""
        return str((await (await browser.connect(table)).hear()).get("refusal", {}).get("code", "shown"))

    assert [await watch(stranger) for _ in range(3)] == ["shown", "shown", "too-many-connections"]
    assert [await watch(other) for _ in range(2)] == ["shown", "too-many-connections"]
    assert [await watch(anna) for _ in range(3)] == ["shown"] * 3
    mine = await anna.connect(table)
    await mine.until(lambda seen: seen["watching"] == 3 and seen["seats"][0]["online"])


async def served(server: Server) -> None:
    """A connection is served as soon as one is free."""
    status = 0
    async with asyncio.timeout(PATIENCE):
        while status != 200:
            async with line_to(server) as line:
                line.say("GET /health HTTP/1.1\r\nhost: here\r\n\r\n")
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    status, _ = await line.answer()


async def test_a_proxy_has_more_connections_than_a_person(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(**PATIENT | {"connections_per_client": 2, "connections": 4, "proxies": ("127.0.0.0/8",)})
    async with line_to(server), line_to(server), line_to(server):
        await well(server, visit)
        async with line_to(server) as fifth:
            assert await fifth.refusal() == (503, "too-many-connections")


async def test_a_socket_that_answers_no_ping_is_closed(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(ping_every=SHORT, pong_within=SHORT)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    stays = await anna.connect(table)
    silent = await websockets.connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws", ping_interval=None)
    await stays.until(lambda shown: shown["watching"] == 1)
    silent.transport.pause_reading()
    await stays.until(lambda shown: shown["watching"] == 0)
    silent.transport.abort()


async def test_a_socket_whose_browser_does_not_read_is_closed(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(send_within=SHORT, ping_every=LONG, chat_per_second=1e6, chat_burst=10**6, chat_kept=10**6)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    stays = await anna.connect(table)
    silent = await websockets.connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws", ping_interval=None)
    await stays.until(lambda shown: shown["watching"] == 1)
    silent.transport.pause_reading()
    async with asyncio.timeout(PATIENCE):
        # More than the buffers of the operating system hold.
        while (await stays.until(lambda _: True))["watching"] == 1:
            for _ in range(100):
                await stays.send(type="say", text="\N{CHART WITH UPWARDS TREND}" * 500)
            said = len(stays.chat)
            while len(stays.chat) < said + 50:
                await stays.hear()
    assert not stays.refusals
    silent.transport.abort()


async def test_a_handshake_that_cannot_be_parsed_is_refused(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    async with line_to(server) as line:
        line.say(f"GET /api/tables/{table}/ws HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n")
        line.say("connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
        line.say(f"cookie: other={'y' * 9000}\r\n\r\n")
        assert await line.refusal() == (400, "bad-message")
        await line.closed()
    await well(server, visit)
