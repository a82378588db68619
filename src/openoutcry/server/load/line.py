"""A WebSocket as a crowd needs thousands of them: it says and hears whole texts, answers pings, and counts bytes.

`websockets` would do the same at several times the cost, and then it is the crowd that is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

FINAL_TEXT, TEXT, CLOSE, PING, PONG = 0x81, 0x1, 0x8, 0x9, 0xA
MASKED = 0x80


class Lost(Exception):
    """The server has closed the line, or never opened it."""


class Line(asyncio.Protocol):
    """Make it with `call`. `hear` gets every text, `gone` is called once when the line is lost."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self.hear = hear
        self.gone = gone
        self.bytes = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = bytearray()
        self._transport: asyncio.Transport

    @property
    def closed(self) -> bool:
        """Whether one end has hung up."""
        return self._transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._frame(FINAL_TEXT, text)

    def raw(self, data: bytes) -> None:
        """Send bytes that may be no frame."""
        self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        self.gone = _nothing
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Lost("the line was closed"))
        self.gone()

    def ask(self, host: str, path: str, cookies: str) -> None:
        """Ask for a WebSocket."""
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
        """Hear one frame, if it is here as a whole. What a server says is not masked."""
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
        """What a client says is masked; a mask of zeros leaves it as it is."""
        size = len(told)
        length = bytes([MASKED | size]) if size < 126 else struct.pack("!BH", MASKED | 126, size)
        self._transport.write(bytes([head]) + length + b"\0\0\0\0" + told)


async def call(address: str, path: str, cookies: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> Line:
    """An open line to `path` at the server with this address ("127.0.0.1:8000")."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear, gone), host, int(port))
    line.ask(address, path, cookies)
    await line.opened
    return line


def _nothing() -> None:
    pass
