"""Random data of a hostile client: messages that are valid, mutated, random, huge, deep or of wrong types, frames that
break the protocol, and invalid requests. All of it is drawn from one generator, so that a seed reproduces it."""

import json
import random
import struct
from collections.abc import Callable
from typing import Any

TYPES = ("choose", "say", "undo", "consent", "hint", "ping", "table", "", "Choose", "null")
KEYS = ("type", "seat", "number", "option", "text", "to", "agree", "__proto__", "é", "")
NUMBERS = (0, 1, 2, 3, -1, 63, 64, 99, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 2**64, 10**40, 0.5, -0.0, 1e308)
TEXTS = ("", " ", "x", "x" * 5000, "\x00", "\u202e", "é" * 300, "<script>", "\ud800", "\U0001f600" * 50, "${x}", "%s%n")
WORDS = ("null", "true", "NaN", "Infinity", "-", "1e999", "[", "{", "}", '"', ",", ":", "\\u12", "0x1", "'a'", "//")
DEEPEST = 4000
ROUTES = (
    "/", "/health", "/api/games", "/api/mine", "/api/tables", "/api/tables/{0}", "/api/tables/{0}/record", "/t/{0}",
    "/api/tables/{0}/at/{1}", "/api/tables/{0}/seats", "/api/tables/{0}/bots", "/api/tables/{0}/start",
    "/api/tables/{0}/seats/{1}", "/api/tables/{0}/seats/{1}/link", "/api/tables/{0}/rematch", "/api/tables/{0}/coach",
    "/s/{0}/{1}", "/api/lessons", "/api/games/{1}/set", "/api/games/{1}/words/xx", "/../../etc/passwd", "/%00", "/%ff",
    "//", "/api/tables/{0}/ws", "*", "http://elsewhere/", "/" + "a" * 5000, "/?" + "q=1&" * 2000,
)  # fmt: skip
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "BREW", "")
UPGRADE = "connection: upgrade\r\nupgrade: websocket\r\n"
HEADS = (
    "content-length: -1", "content-length: 99999999999", "content-length: 5", "transfer-encoding: chunked",
    "transfer-encoding: chunked\r\ncontent-length: 3", "cookie: oo_x_0=y; oo__=; =; ;;", "cookie: " + "a=b; " * 900,
    "host:", "host: a\r\nhost: b", "connection: upgrade\r\nupgrade: websocket", "expect: 100-continue", ": x", "x",
    "content-type: application/json", "content-type: text/plain; charset=\xff", "accept-encoding: \x00",
    "x: " + "y" * 9000,
    UPGRADE + "sec-websocket-version: 13\r\nsec-websocket-key: no",
    UPGRADE + "sec-websocket-version: 99\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    UPGRADE + "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
)  # fmt: skip


def value(rng: random.Random, depth: int = 0) -> Any:
    """Return a random JSON value."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(TEXTS)
    if kind == 2:
        return rng.choice((None, True, False))
    if kind in (3, 4):
        return rng.randrange(-2, 12)
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(KEYS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def written(told: Any) -> bytes:
    """Return a value as JSON, with unpaired surrogates as escapes."""
    return json.dumps(told).encode()


def likely(rng: random.Random, number: int) -> bytes:
    """Return a message that a client could send when the match has so many inputs."""
    seat, near = rng.randrange(-1, 4), max(0, number + rng.choice((0, 0, 0, 0, -1, 1)))
    return written(
        rng.choice(
            (
                {"type": "choose", "seat": seat, "number": near, "option": rng.randrange(12)},
                {"type": "choose", "seat": seat, "number": near, "option": rng.choice(NUMBERS[:8])},
                {"type": "undo", "seat": seat, "to": max(0, near - rng.randrange(4))},
                {"type": "consent", "seat": seat, "agree": rng.random() < 0.5},
                {"type": "hint", "seat": seat, "number": near},
                {"type": "say", "text": rng.choice(TEXTS)},
                {"type": "ping"},
            )
        )
    )


def odd(rng: random.Random, _: int) -> bytes:
    """Return a message with random contents."""
    told = {rng.choice(KEYS): value(rng) for _ in range(rng.randrange(5))}
    return written({"type": rng.choice(TYPES), **told} if rng.random() < 0.8 else value(rng))


def mutated(rng: random.Random, number: int) -> bytes:
    """Return a message with some characters changed, removed, doubled or inserted."""
    text = bytearray(likely(rng, number) if rng.random() < 0.7 else odd(rng, number))
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        way = rng.randrange(4)
        if way == 0:
            text[at : at + 1] = bytes([rng.randrange(128)])
        elif way == 1:
            del text[at : at + rng.randint(1, 5)]
        elif way == 2:
            text[at:at] = text[max(0, at - rng.randint(1, 9)) : at]
        else:
            text[at:at] = rng.choice(WORDS).encode()
    return bytes(text)


def noise(rng: random.Random, _: int) -> bytes:
    """Return random characters or JSON tokens."""
    if rng.random() < 0.5:
        return "".join(
            chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x300)))) for _ in range(rng.randrange(80))
        ).encode()
    return "".join(rng.choice(WORDS) for _ in range(rng.randrange(20))).encode()


def huge(rng: random.Random, number: int) -> bytes:
    """Return a message near the limit of size or of depth."""
    way = rng.randrange(4)
    if way == 0:
        return written({"type": "say", "text": "x" * rng.randrange(12_000, 16_200)})
    if way == 1:
        opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
        depth = rng.randrange(100, DEEPEST if opening == "[" else DEEPEST // 2)
        return (opening * depth + ("1" + closing * depth if rng.random() < 0.5 else "")).encode()
    if way == 2:
        return b'{"type":"choose","seat":0,"number":%d,"option":%s}' % (number, b"9" * rng.randrange(100, 15_000))
    return b'{"type":"ping",' + b",".join(b'"k%d":1' % n for n in range(rng.randrange(100, 900))) + b"}"


SENTENCES: tuple[tuple[Callable[[random.Random, int], bytes], int], ...] = (
    (likely, 35), (odd, 25), (mutated, 25), (noise, 13), (huge, 2),
)  # fmt: skip
KINDS, WEIGHTS = zip(*SENTENCES, strict=True)


def message(rng: random.Random, number: int) -> bytes:
    """Return a random text message, always UTF-8 and within the size limit."""
    made: bytes = rng.choices(KINDS, WEIGHTS)[0](rng, number)
    return made.decode("utf-8", "replace").encode()[:16_000].decode("utf-8", "ignore").encode()


def broken_frame(rng: random.Random) -> bytes:
    """Return bytes that break the WebSocket protocol."""
    mask = b"\0\0\0\0"
    return rng.choice(
        (
            b"\x81\x82" + mask + b"\xff\xfe",  # no UTF-8
            (b"\x81\x82" + mask + b"\xff\xfe") * 2,  # twice at once
            b"\x81\x82" + mask + b"\xff\xfe" + b"\x88\x80" + mask,  # with the end of the line
            b"\x81\x84" + mask + b"\xed\xa0\x80x",  # a lone surrogate
            b"\xf1\x80" + mask,  # reserved bits
            b"\x83\x80" + mask,  # an undefined opcode
            b"\x8b\x80" + mask,
            b"\x81\x05hello",  # not masked
            b"\x09\x80" + mask,  # half a ping
            b"\x89\xfe\x00\x7e" + mask + b"x" * 126,  # a ping that is too long
            b"\x80\x81" + mask + b"x",  # a continuation without a start
            b"\x01\x81" + mask + b"{" + b"\x81\x81" + mask + b"}",  # a start within a fragmented message
            b"\x88\x81" + mask + b"\x03",  # a truncated close code
            b"\x88\x82" + mask + struct.pack("!H", rng.choice((0, 999, 1005, 1006, 1015, 5000, 65535))),
            b"\x88\x84" + mask + b"\x03\xe8\xff\xff",
            b"\x81\xff" + struct.pack("!Q", rng.choice((1 << 63, 1 << 40, 1 << 20))) + mask,
            b"\x81\xfe\x7f\xff" + mask + b"x" * 0x7FFF,  # too long
            rng.randbytes(rng.randrange(1, 60)),
            b"\x81\xfe",  # cut short
            b"",
        )
    )


def request(rng: random.Random, table: str) -> bytes:
    """Return an HTTP request, valid or not."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(1, 200)) + rng.choice((b"", b"\r\n\r\n"))
    path = rng.choice(ROUTES).format(
        rng.choice((table, table, "x", "é", "..", "0" * 300)), rng.choice((0, 1, -1, 10**30, "y"))
    )
    version = rng.choice(("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", ""))
    heads = rng.sample(HEADS, rng.randrange(3))
    body = rng.choice((b"", written(value(rng)), odd(rng, 0), b"{" * 50, rng.randbytes(40)))
    if rng.random() < 0.6:
        heads += ["host: here", "content-type: application/json", f"content-length: {len(body)}"]
    lines = [f"{rng.choice(METHODS)} {path} {version}", *heads, "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + body
