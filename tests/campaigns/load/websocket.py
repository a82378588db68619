"""A minimal WebSocket client, of which a load test needs thousands: it sends and receives whole text messages, answers
pings and counts bytes. `websockets` costs several times as much CPU time, so that the clients would be measured instead
of the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

FINAL_TEXT, TEXT, CLOSE, PING, PONG = 0x81, 0x1, 0x8, 0x9, 0xA
MASKED = 0x80


class Lost(Exception):
    """The server has closed the connection or refused it."""


class Line(asyncio.Protocol):
    """A WebSocket connection, created by `call`. `hear` receives every text message; `gone` is called once when the
    connection is lost."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self.hear = hear
        self.gone = gone
        self.bytes = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = bytearray()
        self._transport: asyncio.Transport

    @property
    def closed(self) -> bool:
        """True if either end has closed the connection."""
        return self._transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(FINAL_TEXT, text)

    def raw(self, data: bytes) -> None:
        """Send bytes that need not be a valid frame."""
        self._transport.write(data)

    def close(self) -> None:
        """Close the connection."""
        self.gone = _nothing
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Lost("the line was closed"))
        self.gone()

    def ask(self, host: str, path: str, cookies: str) -> None:
        """Send the WebSocket handshake."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        self._transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.opened.done():
            end = self._rest.find(b"\r\n\r\n")
            if end < 0:
                return
            status = self._rest[: self._rest.find(b"\r\n")].decode("latin-1")
            del self._rest[: end + 4]
            if " 101 " not in f"{status} ":
                self.opened.set_exception(Lost(status))
                self._transport.close()
                return
            self.opened.set_result(None)
        while self._take():
            pass

    def _take(self) -> bool:
        """Handle one received frame if it is complete. Frames of a server are not masked."""
        rest = self._rest
        if len(rest) < 2:
            return False
        size, start = rest[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(rest) < start:
                return False
            (size,) = struct.unpack_from("!H" if start == 4 else "!Q", rest, 2)
        if len(rest) < start + size:
            return False
        kind, told = rest[0] & 0x0F, bytes(rest[start : start + size])
        del rest[: start + size]
        self.bytes += start + size
        if kind == TEXT:
            self.hear(told)
        elif kind == PING:
            self._frame(0x80 | PONG, told)
        elif kind == CLOSE:
            self._transport.close()
        return True

    def _frame(self, head: int, told: bytes) -> None:
        """Send a frame. Frames of a client are masked; a mask of zeros leaves the data unchanged."""
        size = len(told)
        length = bytes([MASKED | size]) if size < 126 else struct.pack("!BH", MASKED | 126, size)
        self._transport.write(bytes([head]) + length + b"\0\0\0\0" + told)


async def call(address: str, path: str, cookies: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> Line:
    """Return an open WebSocket connection to `path` at the server with this address ("127.0.0.1:8000")."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear, gone), host, int(port))
    line.ask(address, path, cookies)
    await line.opened
    return line


def _nothing() -> None:
    pass
