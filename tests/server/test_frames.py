"""What a browser says is heard however the network cuts it: whole, in pieces, or several messages at once."""

import asyncio
import base64
import os
from collections.abc import Callable

import pytest

from tests.patience import PATIENCE
from tests.server.harness import Browser, Server

TEXT, PING = 0x81, 0x89
MASK = b"\x17\x2a\x00\xff"
SAID = b'{"type":"ping"}'
HEARD = b'{"type":"pong"}'


def frame(text: bytes, kind: int = TEXT) -> bytes:
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([kind]) + size + MASK + bytes(one ^ MASK[n % 4] for n, one in enumerate(text))


def padded(size: int) -> bytes:
    return SAID[:-1] + b" " * (size - len(SAID)) + b"}"


ONE = frame(SAID)
AT_ONCE = {
    "one message": ([ONE], 1),
    "two messages in one packet": ([ONE + ONE], 2),
    "a message in two packets": ([ONE[:9], ONE[9:]], 1),
    "half a message behind a whole one": ([ONE + ONE[:1], ONE[1:] + ONE], 3),
    "a message after one that came in pieces": ([ONE[:1], ONE[1:], ONE], 2),
    "a message of two fragments": ([frame(SAID[:5], 0x01), frame(SAID[5:], 0x80), ONE], 2),
    "a ping of the protocol between": ([ONE + frame(b"", PING) + ONE], 2),
    "a longer message": ([frame(padded(300))], 1),
}


async def hear_all(server: Server, browser: Browser, packets: list[bytes], heard: int) -> int:
    table = await browser.open("person", "broker", "broker", names=["Ann"])
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write(head.encode())
    said = b""
    async with asyncio.timeout(PATIENCE):
        while b'"type":"table"' not in said:
            said += await reader.read(65536)
        for packet in packets:
            writer.write(packet)
            await writer.drain()
            # When this is answered, the server has read the packet.
            await browser.get("/health")
        while said.count(HEARD) < heard:
            said += await reader.read(65536)
    writer.close()
    return said.count(HEARD)


@pytest.mark.parametrize("name", AT_ONCE)
async def test_what_is_said_is_heard_however_it_is_cut(
    server: Server, visit: Callable[[Server], Browser], name: str
) -> None:
    packets, heard = AT_ONCE[name]
    assert await hear_all(server, visit(server), packets, heard) == heard
