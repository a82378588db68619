"""Limits that uvicorn does not have: open connections in total and per client, time and size of the head and the body
of a request, idle time, and clients that do not read.

A `ConnectionGuard` stands between asyncio and uvicorn's protocols, and sees the bytes of one connection.
`RequestLimits` is the outermost ASGI middleware, and tells the guard when a request begins and ends.

Behind a proxy, limits per person are the proxy's task: see docs/serving.md.
"""

import asyncio
import contextlib
from collections import Counter
from http import HTTPStatus
from typing import Any, cast

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import WebSocketException

from openoutcry.server.http.addresses import client_at, is_among
from openoutcry.server.refusals import BadInput, HeadTooLarge, Refused, TooFast, TooLate, TooManyConnections, told
from openoutcry.server.settings import Settings

log = structlog.stdlib.get_logger("openoutcry.http")
# The key of the guard in the `state` of an ASGI scope.
GUARD = "openoutcry.guard"
# Seconds in which a client that sent too much can read the refusal before the connection is closed.
LAST_WORDS = 1.0
HEAD_END = b"\r\n\r\n"


class OpenConnections:
    """Counts the open connections in total and per client (an IPv4 address or an IPv6 network)."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.of_client: Counter[str] = Counter()

    def add(self, peer: str) -> Refused | None:
        """Count a new connection from the address `peer`. Return the error to send if there are too many, else None.
        The connection is counted in either case."""
        client = client_at(peer)
        self.of_client[client] += 1
        if self.of_client.total() > self.settings.connections:
            return TooManyConnections("too-many-connections", "too many connections are open")
        most = self.settings.connections_per_client
        if self.of_client[client] > most and not is_among(peer, self.settings.proxies):
            return TooFast("too-many-connections", "too many connections are open")
        return None

    def remove(self, peer: str) -> None:
        """Stop counting a closed connection from the address `peer`."""
        client = client_at(peer)
        self.of_client[client] -= 1
        if not self.of_client[client]:
            del self.of_client[client]


class ConnectionGuard(asyncio.Protocol):
    """The asyncio protocol of one connection. It passes all data on to uvicorn's protocol (`inner`) until a limit of
    size or time is exceeded. uvicorn creates it with the arguments of its own HTTP protocol."""

    transport: asyncio.Transport
    peer = ""
    timer: asyncio.TimerHandle | None = None
    read_timer: asyncio.TimerHandle | None = None
    # Whether nothing has arrived since the last answer.
    idle = False
    # The bytes of the head that have arrived, the last of them, and whether the head is complete.
    head_size = 0
    head_tail = b""
    head_complete = False
    # The bytes that have arrived after the head and before the answer.
    body_size = 0
    # Whether the application has been called for the current request.
    called = False
    upgraded = False
    refused = False

    def __init__(self, open_connections: OpenConnections, *, app_state: dict[str, Any], **options: Any) -> None:
        self.open_connections = open_connections
        self.settings = open_connections.settings
        self.loop = asyncio.get_running_loop()
        self.inner: asyncio.BaseProtocol = HttpToolsProtocol(app_state={**app_state, GUARD: self}, **options)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        # Without a buffer, `pause_writing` is called as soon as the client does not read.
        self.transport.set_write_buffer_limits(high=0)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self.inner.connection_made(transport)
        self.wait(self.settings.head_within)
        problem = self.open_connections.add(self.peer)
        if problem is not None:
            self.refuse(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.remove(self.peer)
        self.stop_timer()
        self.resume_writing()
        self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return cast(asyncio.Protocol, self.inner).eof_received()

    def pause_writing(self) -> None:
        within = self.settings.send_within if self.upgraded else self.settings.answer_within
        self.read_timer = self.loop.call_later(within, self.drop_slow_reader)
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.read_timer is not None:
            self.read_timer.cancel()
            self.read_timer = None
            self.inner.resume_writing()

    def drop_slow_reader(self) -> None:
        """Abort the connection, because the client has not read within the limit what it was sent."""
        log.info("a slow reader was dropped", often=True)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        inner = cast(asyncio.Protocol, self.inner)
        if self.upgraded:
            try:
                inner.data_received(data)
            except WebSocketException:
                # Not UTF-8, and closed by the client in the same packet.
                self.transport.abort()
            if self.transport.is_closing():
                # uvicorn fails to shut down while the client does not read the close frame.
                self.transport.abort()
        elif self.admits(data):
            inner.data_received(data)
            if self.transport.get_protocol() is not self:
                self.guard_websocket()

    def guard_websocket(self) -> None:
        """Put this guard back between the connection and the WebSocket protocol to which uvicorn has just switched."""
        self.upgraded = True
        self.inner = self.transport.get_protocol()
        self.transport.set_protocol(self)
        # If the handshake is valid, the application is called before this.
        self.loop.call_soon(self.check_handshake)

    def check_handshake(self) -> None:
        """Refuse a WebSocket handshake that did not reach the application, because uvicorn could not parse it."""
        if not self.called and not self.transport.is_closing():
            self.refuse(BadInput("bad-message", "the handshake is not as it has to be", problem="handshake"))

    def admits(self, data: bytes) -> bool:
        """Return whether this data may be passed on. Return False for data beyond the limits of the current request,
        which the caller drops; a head that is too large is refused."""
        if self.refused:
            return False
        if self.idle:
            self.idle = False
            self.wait(self.settings.head_within)
        if self.called or self.head_complete:
            # The application refuses a body that is too large. More than that may be pipelined requests. The data that
            # exceeds the limit is passed on: without it the application would wait for the rest of the body.
            exceeded = self.body_size > 2 * self.settings.body_bytes
            self.body_size += len(data)
            return not exceeded
        seen = self.head_tail + data
        end = seen.find(HEAD_END)
        self.head_complete = end >= 0
        self.head_size += (end + len(HEAD_END) if self.head_complete else len(seen)) - len(self.head_tail)
        self.head_tail = seen[1 - len(HEAD_END) :]
        most = self.settings.head_bytes
        if self.head_size > most:
            self.refuse(HeadTooLarge("head-too-large", f"a request's head has at most {most} bytes", most=most))
            return False
        return True

    def request_called(self) -> None:
        """Note that the head of the request is complete and the application has been called, and stop the timer for the
        head."""
        self.called = True
        self.stop_timer()

    def request_answered(self) -> None:
        """Reset the counters for the next request, and give the client a limited time to begin it. Close the connection
        if the last request was too large."""
        if self.transport.is_closing():
            return
        if self.body_size > 2 * self.settings.body_bytes:
            self.transport.close()
            return
        self.called = self.head_complete = False
        self.head_size = self.body_size = 0
        self.head_tail = b""
        self.idle = True
        self.wait(self.settings.idle_within)

    def wait(self, within: float) -> None:
        """Start the timer that closes the connection unless a request arrives within this number of seconds."""
        self.stop_timer()
        self.timer = self.loop.call_later(within, self.too_slow)

    def stop_timer(self) -> None:
        """Cancel the timer of `wait`, if it runs."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_slow(self) -> None:
        """Close the connection, because no complete request head has arrived in time. If a part has arrived, send an
        error first."""
        if self.head_size:
            self.refuse(too_late(self.settings.head_within))
        else:
            self.transport.close()

    def refuse(self, problem: Refused) -> None:
        """Send an error as the last response and close the connection. All further data is dropped."""
        self.refused = True
        self.stop_timer()
        self.transport.write(last_answer(problem))
        if isinstance(problem, HeadTooLarge):
            # Closed at once, the connection would be reset by the data that still arrives, and the refusal be lost.
            self.timer = self.loop.call_later(LAST_WORDS, self.transport.close)
        else:
            self.transport.close()


class RequestLimits:
    """ASGI middleware that limits the time in which the body of a request must arrive. It closes the connection after a
    request whose body was not read to its end."""

    def __init__(self, app: ASGIApp, body_within: float) -> None:
        self.app = app
        self.body_within = body_within

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guard: ConnectionGuard | None = scope["state"].pop(GUARD, None)
        if guard is not None:
            guard.request_called()
        if guard is None or scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        unread = any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in scope["headers"]
        )
        deadline = guard.loop.time() + self.body_within

        async def receive_in_time() -> Any:
            nonlocal unread
            try:
                async with asyncio.timeout_at(deadline if unread else None):
                    message = await receive()
            except TimeoutError:
                raise too_late(self.body_within) from None
            unread = unread and bool(message.get("more_body"))
            return message

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start" and unread:
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            last = message["type"] == "http.response.body" and not message["more_body"]
            if last and unread:
                # The answer is sent, and read, before the connection is closed.
                await send(cast(Message, {**message, "more_body": True}))
                with contextlib.suppress(TimeoutError, TooLate):
                    async with asyncio.timeout(LAST_WORDS):
                        while unread:
                            await receive_in_time()
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)
            if last:
                guard.request_answered()

        await self.app(scope, receive_in_time, send_and_note)


def too_late(within: float) -> TooLate:
    """Return the error for a request that took more than `within` seconds."""
    return TooLate("too-slow", f"the request took more than {within:g} seconds", seconds=int(within))


def last_answer(problem: Refused) -> bytes:
    """Return an error as the bytes of an HTTP response that announces the end of the connection."""
    status = HTTPStatus(problem.status)
    words = msgspec.json.encode({"refusal": told(problem)})
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(words)}\r\nconnection: close\r\n\r\n".encode() + words
