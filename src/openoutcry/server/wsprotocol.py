"""uvicorn's WebSocket protocol, with manners for a message that is too large: it says so before it hangs up.

As it comes, an oversize frame closes the socket at once, and what is still under way to us makes the system throw
away what we said last. Here the refusal and the close frame are sent, then the rest is read and dropped until the
browser has read them too.
"""

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from openoutcry.server.refusals import TooLarge, told
from openoutcry.server.wire import Refused

MOST_DROPPED = 64 * 1024 * 1024
SILENCE = 1.0


class TableProtocol(WebSocketsSansIOProtocol):
    """Used by `openoutcry.server.run`."""

    dropped = 0
    failed = False

    def data_received(self, data: bytes) -> None:
        if self.failed:
            self.dropped += len(data)
            if self.dropped > MOST_DROPPED:
                self.transport.abort()
            self.hang_up_soon()
            return
        super().data_received(data)

    def handle_parser_exception(self) -> None:
        close = self.conn.close_sent
        if close is None or close.code != CloseCode.MESSAGE_TOO_BIG:
            super().handle_parser_exception()
            return
        self.failed = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        most = self.config.ws_max_size
        refusal = told(TooLarge("too-large", f"a message has at most {most} bytes", most=most))
        words = Frame(Opcode.TEXT, msgspec.json.encode(Refused(refusal))).serialize(mask=False)
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
