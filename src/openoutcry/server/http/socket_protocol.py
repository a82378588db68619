"""uvicorn's WebSocket protocol, with manners for a message that is too large and for a handshake that cannot be read:
it says so before it hangs up.

As it comes, such a handshake is never answered. An oversize frame closes the socket at once, and what is still under
way to us makes the system throw away what we said last. Here the refusal and the close frame are sent, then the rest is
read and dropped until the browser has read them too.
"""

from collections.abc import Awaitable
from struct import pack
from typing import cast

import msgspec
import structlog
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import MAX_LINE_LENGTH, Request

from openoutcry.server.http.http_protocol import HouseConfig, last_answer
from openoutcry.server.refusals import BadInput, HeadTooLarge, Refused, TooLarge, told
from openoutcry.server.wire import Refused as RefusedFrame

log = structlog.stdlib.get_logger("openoutcry.socket")
# The extension of the connection under which an application finds `say`.
SAY = "openoutcry.say"
FINAL_TEXT = 0x81
MOST_DROPPED = 64 * 1024 * 1024
SILENCE = 1.0


class TableProtocol(WebSocketsSansIOProtocol):
    """Used by `openoutcry.server.run`."""

    dropped = 0
    failed = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # Whoever has the same to say to many sends it without a way through the framework for each.
            self.scope["extensions"][SAY] = {SAY: self.say}

    def say(self, text: bytes) -> Awaitable[None] | None:
        """Send a text, at once if the other end reads; else it is to be waited for."""
        if not self.writable.is_set():
            return self.say_later(text)
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        size = len(text)
        head = b"\x81" + (
            bytes([size]) if size < 126 else pack("!BH" if size < 65536 else "!BQ", 126 + (size > 65535), size)
        )
        self.transport.write(head + text)
        return None

    async def say_later(self, text: bytes) -> None:
        """Send a text when the other end reads again."""
        await self.writable.wait()
        self.say(text)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.cut_off_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_soon()

    def cut_off_soon(self) -> None:
        """A line is closed when the other end has read what was said; whoever never reads would keep it for ever."""
        self.loop.call_later(self.close_timeout + SILENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        # It was counted when it came as a request.
        cast(HouseConfig, self.config).go("" if self.client is None else self.client[0])
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.failed:
            self.dropped += len(data)
            if self.dropped > MOST_DROPPED:
                self.transport.abort()
            self.hang_up_soon()
            return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(last_answer(self.bad_handshake()))
            self.transport.close()

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
            log.info("a message was not UTF-8", often=True)
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

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
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.hang_up_soon()

    def hang_up_soon(self) -> None:
        """Close when nothing more has come for a moment."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(SILENCE, self.transport.close)


def head_of(size: int) -> bytes:
    """The head of a frame that is a whole text of so many bytes."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    return pack("!BBH", FINAL_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", FINAL_TEXT, 127, size)


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
