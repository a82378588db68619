"""uvicorn's WebSocket protocol, with a short way for what is said at a table, and with manners for a message that is
too large and for a handshake that cannot be read: it says so before it hangs up.

A small text that comes as a whole, as browsers send it, is taken apart here and given to whoever listens, without a way
through a parser that could read anything else, a queue and a framework; whatever else comes goes that way first.

As it comes, such a handshake is never answered. An oversize frame closes the socket at once, and what is still under
way to us makes the system throw away what we said last. Here the refusal and the close frame are sent, then the rest is
read and dropped until the browser has read them too.
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
# The extension of the connection under which an application finds the protocol itself.
LINE = "openoutcry.line"
FINAL_TEXT = 0x81
MASKED = 0x80
MOST_DROPPED = 64 * 1024 * 1024
SILENCE = 1.0


class Unread(asyncio.Queue[ASGIReceiveEvent]):
    """The queue of all lines at which somebody listens: nothing has to wait in it."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Forget it."""


UNREAD = Unread()


class TableProtocol(WebSocketsSansIOProtocol):
    """Used by `openoutcry.server.run`."""

    dropped = 0
    failed = False
    # Whether a frame has come in pieces: then nobody but the parser knows where the next one begins.
    torn = False
    cut_off: asyncio.TimerHandle | None = None
    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """From now on `hear` gets every text or message that comes, and `gone` is called when no more can come."""
        self.hear, self.gone = hear, gone
        while not self.queue.empty():
            self.say_on(self.queue.get_nowait())
        self.go_on()
        # What was needed to come here is a good part of what a line takes in memory.
        self.queue = UNREAD
        del self.request, self.response

    def say_on(self, message: ASGIReceiveEvent) -> None:
        """What came before anybody listened."""
        assert self.hear is not None
        assert self.gone is not None
        if message["type"] == "websocket.receive":
            self.hear((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.disconnect":
            self.gone()

    def pause(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, text: bytes) -> Awaitable[None] | None:
        """Send a text, at once if the other end reads; else it is to be waited for."""
        if not self.writable.is_set():
            return self.say_later(text)
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(head_of(len(text)) + text)
        return None

    async def say_later(self, text: bytes) -> None:
        """Send a text when the other end reads again."""
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
        """A line is closed when the other end has read what was said; whoever never reads would keep it for ever."""
        if not self.disconnected and self.cut_off is None:
            self.cut_off = self.loop.call_later(self.close_timeout + SILENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        # It was counted when it came as a request.
        cast(HouseConfig, self.config).go("" if self.client is None else self.client[0])
        super().connection_lost(exc)
        self.nobody_there()
        self.let_go()

    def let_go(self) -> None:
        """Nothing more is to be read. The parser and what went wrong in it hold one another, and so this: that would be
        garbage which only a look through everything finds."""
        if self.cut_off is not None:
            self.cut_off.cancel()
            self.cut_off = None
        self.conn.parser.close()
        forget_where(self.conn.parser_exc)
        forget_where(self.conn.handshake_exc)

    def nobody_there(self) -> None:
        """No more can come."""
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
        """Whether these frames are small texts, which were heard then."""
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
        """What is wrong with a handshake that came as a whole, and is none."""
        problem = self.conn.handshake_exc
        while problem is not None and not isinstance(problem, SecurityError):
            problem = cast("Exception | None", problem.__cause__)
        if problem is not None:
            return HeadTooLarge("head-too-large", f"a line has at most {MAX_LINE_LENGTH} bytes", most=MAX_LINE_LENGTH)
        return BadInput("bad-message", "the handshake is not as it has to be", problem="handshake")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            # Behind it in the same packet there may be another one, or the other end may have closed.
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
        """Close when nothing more has come for a moment."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(SILENCE, self.transport.close)


def forget_where(problem: BaseException | None) -> None:
    """Let go of the places through which a problem came."""
    while problem is not None:
        problem.__traceback__ = None
        problem = problem.__cause__ or problem.__context__


def head_of(size: int) -> bytes:
    """The head of a frame that is a whole text of so many bytes."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    return pack("!BBH", FINAL_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", FINAL_TEXT, 127, size)


def frames_in(data: bytes) -> list[tuple[int, bytes]] | None:
    """The frames that a browser has sent, if they are whole and masked, as they have to be, and not long; each with its
    first byte."""
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
    """What was meant by masked bytes."""
    size = len(data)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
