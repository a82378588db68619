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

from openoutcry.server.http.http_protocol import ServerConfig, last_answer
from openoutcry.server.refusals import BadInput, HeadTooLarge, Refused, TooLarge, told
from openoutcry.server.wire import Refused as RefusedFrame

log = structlog.stdlib.get_logger("openoutcry.socket")
# The name of the ASGI extension by which the application finds this protocol object.
LINE = "openoutcry.line"
FINAL_TEXT = 0x81
MASKED = 0x80
MOST_DROPPED = 64 * 1024 * 1024
SILENCE = 1.0


class DiscardQueue(asyncio.Queue[ASGIReceiveEvent]):
    """A queue that drops everything, for connections with a listener."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Drop the item."""


DISCARD_QUEUE = DiscardQueue()


class TableProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol of `openoutcry.server.run`."""

    dropped = 0
    failed = False
    # Whether a frame has arrived in pieces: then only the parser knows where the next one begins.
    fragmented = False
    abort_timer: asyncio.TimerHandle | None = None
    on_message: Callable[[bytes], None] | None = None
    on_close: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def listen(self, on_message: Callable[[bytes], None], on_close: Callable[[], None]) -> None:
        """Call `on_message` with every message from now on, and `on_close` once when no more can arrive. Messages that
        arrived before are delivered first."""
        self.on_message, self.on_close = on_message, on_close
        while not self.queue.empty():
            self.deliver_earlier(self.queue.get_nowait())
        self.resume_reading()
        # Free what only the handshake needed: a good part of the memory of a connection.
        self.queue = DISCARD_QUEUE
        del self.request, self.response

    def deliver_earlier(self, message: ASGIReceiveEvent) -> None:
        """Deliver an event that arrived before there was a listener."""
        assert self.on_message is not None
        assert self.on_close is not None
        if message["type"] == "websocket.receive":
            self.on_message((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.disconnect":
            self.on_close()

    def pause_reading(self) -> None:
        """Stop reading."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_text(self, text: bytes) -> Awaitable[None] | None:
        """Send a text message. Return None if it was sent at once, else an awaitable. Raise `ClientDisconnected` on a
        closed connection."""
        if not self.writable.is_set():
            return self.send_text_later(text)
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(head_of(len(text)) + text)
        return None

    async def send_text_later(self, text: bytes) -> None:
        """Send a text message when the other end reads again."""
        await self.writable.wait()
        self.send_text(text)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].pop(LINE)
        self.abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_later()

    def shutdown(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    def abort_later(self) -> None:
        """Abort the connection after a timeout, in case the other end never reads the close frame."""
        if not self.disconnected and self.abort_timer is None:
            self.abort_timer = self.loop.call_later(self.close_timeout + SILENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        # The connection was counted when it was opened, by the HTTP protocol.
        cast(ServerConfig, self.config).count_closed("" if self.client is None else self.client[0])
        super().connection_lost(exc)
        self.notify_closed()
        self.free_references()

    def free_references(self) -> None:
        """Break the reference cycles between the parser, its exceptions and this object, which only a full garbage
        collection would free."""
        if self.abort_timer is not None:
            self.abort_timer.cancel()
            self.abort_timer = None
        self.conn.parser.close()
        drop_tracebacks(self.conn.parser_exc)
        drop_tracebacks(self.conn.handshake_exc)

    def notify_closed(self) -> None:
        """Notify the listener that no more messages can arrive."""
        on_close, self.on_message, self.on_close = self.on_close, None, None
        if on_close is not None:
            on_close()

    def data_received(self, data: bytes) -> None:
        if self.failed:
            self.dropped += len(data)
            if self.dropped > MOST_DROPPED:
                self.transport.abort()
            self.close_later()
            return
        if not self.handshake_initiated:
            self.fragmented = not data.endswith(b"\r\n\r\n")
        elif not self.fragmented:
            frames = frames_in(data)
            self.fragmented = frames is None
            if frames is not None and self.deliver_texts(frames):
                return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(last_answer(self.bad_handshake()))
            self.transport.close()

    def deliver_texts(self, frames: list[tuple[int, bytes]]) -> bool:
        """Deliver these frames if all of them are short text messages. Return whether they were delivered."""
        if self.on_message is None or self.frames or self.close_sent:
            return False
        for kind, text in frames:
            if kind != FINAL_TEXT or len(text) > self.config.ws_max_size or not is_text(text):
                return False
        for _, text in frames:
            if self.on_message is not None:
                self.on_message(text)
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
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.on_message(data)

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
        self.resume_reading()
        self.notify_closed()
        self.close_later()

    def close_later(self) -> None:
        """Close the connection when nothing has arrived for SILENCE seconds."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(SILENCE, self.transport.close)


def drop_tracebacks(problem: BaseException | None) -> None:
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
