"""uvicorn's WebSocket protocol with a fast path for short messages, and with refusals for messages that are too large
and for invalid handshakes.

A short text message in a single frame, as browsers send it, is decoded here and given to the listener directly, without
the general parser, a queue and the framework. All other frames take the usual way through the parser.

Without this module an invalid handshake would get no answer. A frame above the size limit would close the socket at
once, and the operating system would discard the refusal because of data still arriving. Here the refusal and the close
frame are sent first; what still arrives is read and dropped until the browser has read them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack
from typing import cast

import msgspec
import structlog
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import MAX_LINE_LENGTH, Request
from websockets.protocol import State

from openoutcry.server.http.http_protocol import HouseConfig, last_answer
from openoutcry.server.refusals import BadInput, HeadTooLarge, Refused, TooLarge, told
from openoutcry.server.wire import Refused as RefusedFrame

log = structlog.stdlib.get_logger("openoutcry.socket")
# The name of the ASGI extension by which the application finds this protocol object.
LINE = "openoutcry.line"
FINAL_TEXT = 0x81
MASKED = 0x80
MOST_DROPPED = 64 * 1024 * 1024
SILENCE = 1.0


class Unread(asyncio.Queue[ASGIReceiveEvent]):
    """A queue that drops everything, for connections with a listener."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Drop the item."""


UNREAD = Unread()


class TableProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol of `openoutcry.server.run`."""

    dropped = 0
    failed = False
    # Whether a frame has arrived in pieces: then only the parser knows where the next one begins.
    torn = False
    cut_off: asyncio.TimerHandle | None = None
    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """Call `hear` with every message from now on, and `gone` once when no more can arrive. Messages that arrived
        before are delivered first."""
        self.hear, self.gone = hear, gone
        while not self.queue.empty():
            self.say_on(self.queue.get_nowait())
        self.go_on()
        # Free what only the handshake needed: a good part of the memory of a connection.
        self.queue = UNREAD
        del self.request, self.response

    def say_on(self, message: ASGIReceiveEvent) -> None:
        """Deliver an event that arrived before there was a listener."""
        assert self.hear is not None
        assert self.gone is not None
        if message["type"] == "websocket.receive":
            self.hear((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.disconnect":
            self.gone()

    def pause(self) -> None:
        """Stop reading."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Resume reading."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, text: bytes) -> Awaitable[None] | None:
        """Send a text message. Return None if it was sent at once, else an awaitable. Raise `ClientDisconnected` on a
        closed connection."""
        if not self.writable.is_set():
            return self.say_later(text)
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(head_of(len(text)) + text)
        return None

    async def say_later(self, text: bytes) -> None:
        """Send a text message when the other end reads again."""
        await self.writable.wait()
        self.say(text)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].pop(LINE)
        self.cut_off_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_soon()

    def shutdown(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    def cut_off_soon(self) -> None:
        """Abort the connection after a timeout, in case the other end never reads the close frame."""
        if not self.disconnected and self.cut_off is None:
            self.cut_off = self.loop.call_later(self.close_timeout + SILENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        # The connection was counted when it was opened, by the HTTP protocol.
        cast(HouseConfig, self.config).go("" if self.client is None else self.client[0])
        super().connection_lost(exc)
        self.nobody_there()
        self.let_go()

    def let_go(self) -> None:
        """Break the reference cycles between the parser, its exceptions and this object, which only a full garbage
        collection would free."""
        if self.cut_off is not None:
            self.cut_off.cancel()
            self.cut_off = None
        self.conn.parser.close()
        forget_where(self.conn.parser_exc)
        forget_where(self.conn.handshake_exc)

    def nobody_there(self) -> None:
        """Notify the listener that no more messages can arrive."""
        gone, self.hear, self.gone = self.gone, None, None
        if gone is not None:
            gone()

    def data_received(self, data: bytes) -> None:
        if self.failed:
            self.dropped += len(data)
            if self.dropped > MOST_DROPPED:
                self.transport.abort()
            self.hang_up_soon()
            return
        if not self.handshake_initiated:
            self.torn = not data.endswith(b"\r\n\r\n")
        elif not self.torn:
            frames = frames_in(data)
            self.torn = frames is None
            if frames is not None and self.takes(frames):
                return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(last_answer(self.bad_handshake()))
            self.transport.close()

    def takes(self, frames: list[tuple[int, bytes]]) -> bool:
        """Deliver these frames if all of them are short text messages. Return whether they were delivered."""
        if self.hear is None or self.frames or self.close_sent:
            return False
        for kind, text in frames:
            if kind != FINAL_TEXT or len(text) > self.config.ws_max_size or not is_text(text):
                return False
        for _, text in frames:
            if self.hear is not None:
                self.hear(text)
        return True

    def bad_handshake(self) -> Refused:
        """Return the refusal of an invalid handshake."""
        problem = self.conn.handshake_exc
        while problem is not None and not isinstance(problem, SecurityError):
            problem = cast("Exception | None", problem.__cause__)
        if problem is not None:
            return HeadTooLarge("head-too-large", f"a line has at most {MAX_LINE_LENGTH} bytes", most=MAX_LINE_LENGTH)
        return BadInput("bad-message", "the handshake is not as it has to be", problem="handshake")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            # An earlier message of the same packet may have closed the connection already.
            if self.conn.state is State.OPEN:
                log.info("a message was not UTF-8", often=True)
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            return
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(data)

    def handle_parser_exception(self) -> None:
        close = self.conn.close_sent
        if close is None or close.code != CloseCode.MESSAGE_TOO_BIG:
            super().handle_parser_exception()
            return
        self.failed = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        most = self.config.ws_max_size
        refusal = told(TooLarge("too-large", f"a message has at most {most} bytes", most=most))
        words = Frame(Opcode.TEXT, msgspec.json.encode(RefusedFrame(refusal))).serialize(mask=False)
        self.transport.write(b"".join([words, *self.conn.data_to_send()]))
        self.close_sent = True
        self.go_on()
        self.nobody_there()
        self.hang_up_soon()

    def hang_up_soon(self) -> None:
        """Close the connection when nothing has arrived for SILENCE seconds."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(SILENCE, self.transport.close)


def forget_where(problem: BaseException | None) -> None:
    """Remove the tracebacks of an exception and of its causes."""
    while problem is not None:
        problem.__traceback__ = None
        problem = problem.__cause__ or problem.__context__


def head_of(size: int) -> bytes:
    """Return the header of an unmasked frame with a whole text message of this size in bytes."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    return pack("!BBH", FINAL_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", FINAL_TEXT, 127, size)


def frames_in(data: bytes) -> list[tuple[int, bytes]] | None:
    """Return the first byte and the unmasked content of each frame in the data; None if a frame is incomplete, not
    masked or longer than 65,535 bytes."""
    found: list[tuple[int, bytes]] = []
    start, end = 0, len(data)
    while start < end:
        head = start + 2
        if head > end or not data[start + 1] & MASKED:
            return None
        size = data[start + 1] & ~MASKED
        if size == 126 and head + 2 <= end:
            size = data[head] << 8 | data[head + 1]
            head += 2
        elif size > 125:
            return None
        after = head + 4 + size
        if after > end:
            return None
        found.append((data[start], unmasked(data[head : head + 4], data[head + 4 : after])))
        start = after
    return found


def unmasked(mask: bytes, data: bytes) -> bytes:
    """Return data with the WebSocket mask removed."""
    size = len(data)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def is_text(data: bytes) -> bool:
    """Return whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
