"""Spectators that burden a server: they never read, read a byte at a time, never answer a ping, or have closed their
half of the connection."""

import asyncio
import base64
import contextlib
import os
import socket

SMALL = 4096


class SlowSpectator:
    """One such spectator."""

    def __init__(self, kind: str, line: socket.socket) -> None:
        self.line = line
        self.task = asyncio.create_task(self._read(kind))

    def close(self) -> None:
        """Close the connection if the server has not."""
        self.task.cancel()
        self.line.close()

    async def _read(self, kind: str) -> None:
        loop = asyncio.get_running_loop()
        if kind == "half-closed":
            self.line.shutdown(socket.SHUT_WR)
        with contextlib.suppress(OSError):
            while kind != "silent" and await loop.sock_recv(self.line, 1 if kind == "slow" else 65536):  # noqa: ASYNC110
                await asyncio.sleep(0.001 if kind == "slow" else 0)


async def bad_readers(address: str, path: str) -> list[SlowSpectator]:
    """Connect one spectator of each kind to the table with this path."""
    return [SlowSpectator(kind, await _called(address, path)) for kind in ("silent", "slow", "deaf", "half-closed")]


async def _called(address: str, path: str) -> socket.socket:
    host, _, port = address.rpartition(":")
    line = socket.socket()
    # With a small receive buffer the server notices soon that nobody reads.
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    await loop.sock_sendall(line, f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    return line
