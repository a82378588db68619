"""One connection to a live table. Messages are sent at the pace of its browser: all changes while a message is being
sent are combined into one message after it. So nothing piles up, and no connection waits for another. Independent of
the web framework."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from openoutcry.server.http.limits import Bucket
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.seat_view import NOTHING_KNOWN, Known, SeatView
from openoutcry.server.live.seats import is_host, seats_of
from openoutcry.server.refusals import Refused as Refusal
from openoutcry.server.refusals import told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import TableRow
from openoutcry.server.wire import Hint, Pong, Present, Refused

Send = Callable[[bytes], Awaitable[None]]
MOST_REPLIES = 64
encode = msgspec.json.encode


class TooSlow(Exception):
    """The browser does not read the replies to its messages."""


class Connection:
    """One connection to a live table. `address` is the browser's address, `client` the client for limits and queues.
    `held` are the tokens that the browser has shown, `seats` the seats that they hold now. `next_message` returns the
    next message about the table, None if nothing is new. What was sent last is described by `seat_view` at its
    `moment`, by the history that the client has (`known`) and by who was `present`."""

    def __init__(
        self, table: TableRow, next_message: "NextMessage", held: Held, settings: Settings, send: Send
    ) -> None:
        self.held = held
        self.address = ""
        self.client = ""
        self.seats: list[int] = []
        self.host = False
        self.known: Known = NOTHING_KNOWN
        self.seat_view: SeatView | None = None
        self.moment = 0
        self.present: Present | None = None
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.chat = Bucket(settings.chat_per_second, settings.chat_burst)
        self._next_message = next_message
        self._send = send
        self._replies: list[Refused | Pong | Hint] = []
        self._stale = False
        self._presence: bytes | None = None
        self._hung_up: Refusal | None = None
        self._news = asyncio.Event()
        self.resolve(table)

    def resolve(self, table: TableRow) -> None:
        """Determine again which seats the tokens hold."""
        seats = seats_of(self.held, table)
        if seats != self.seats:
            self.known = NOTHING_KNOWN
        self.seats = seats
        self.host = is_host(self.held, table)

    def show(self) -> None:
        """Schedule a message: something that this browser may see has changed."""
        self._stale = True
        self._news.set()

    def show_presence(self, present: Present, message: bytes) -> None:
        """Schedule the encoded `message` about who is connected, if that is news to this connection."""
        if present != self.present:
            self.present, self._presence = present, message
            self._news.set()

    def reply(self, message: Refused | Pong | Hint) -> None:
        """Send a message to this browser only. Raise `TooSlow` if too many replies wait."""
        if len(self._replies) >= MOST_REPLIES:
            raise TooSlow
        self._replies.append(message)
        self._news.set()

    def hang_up(self, why: Refusal) -> None:
        """Send the reason why this connection ends, then end it."""
        self._hung_up = why
        self._news.set()

    async def write(self) -> None:
        """Send messages until this is cancelled. Raise the reason given to `hang_up`, or the error of `send`."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._hung_up is None and (message := self._next()) is not None:
                await self._send(message)
            if self._hung_up is not None:
                await self._send(encode(Refused(told(self._hung_up))))
                raise self._hung_up

    def _next(self) -> bytes | None:
        """Return the next message to send, or None if there is nothing to send."""
        if self._replies:
            return encode(self._replies.pop(0))
        if self._stale:
            self._stale = False
            message = self._next_message(self)
            if message is not None:
                return message
        message, self._presence = self._presence, None
        return message


NextMessage = Callable[[Connection], bytes | None]
