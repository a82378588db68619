"""One socket at one table. It writes to its own browser at that browser's pace: what changes while a slow reader reads
is told in one message after that, so nothing piles up and nobody waits for anybody. Knows no web framework."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from openoutcry.server.http.limits import Bucket
from openoutcry.server.http.tokens import Held, is_host, seats_of
from openoutcry.server.live.outlook import Outlook
from openoutcry.server.live.snapshot import NOTHING_KNOWN, Known
from openoutcry.server.refusals import Refused as Refusal
from openoutcry.server.refusals import told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import TableRow
from openoutcry.server.wire import Hint, Pong, Present, Refused

# Where a message goes; it returns something to wait for if it could not be sent at once.
Send = Callable[[bytes], Awaitable[None] | None]
MOST_REPLIES = 64
encode = msgspec.json.encode


class TooSlow(Exception):
    """The browser does not read what it is sent."""


class Connection:
    """`held` are the tokens the browser has shown; `seats` those of them that hold a seat here now. `look` gives what
    is to be told about the table, None if there is nothing. What was told last: `outlook` at its `moment`, whereby so
    much is `known`, and who was `present`."""

    def __init__(self, table: TableRow, look: "Look", held: Held, settings: Settings, send: Send) -> None:
        self.held = held
        self.client = ""
        self.seats: list[int] = []
        self.host = False
        self.known: Known = NOTHING_KNOWN
        self.outlook: Outlook | None = None
        self.moment = 0
        self.present: Present | None = None
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.chat = Bucket(settings.chat_per_second, settings.chat_burst)
        self._look = look
        self._send = send
        self._send_within = settings.send_within
        self._replies: deque[Refused | Pong | Hint] = deque()
        self._wake = asyncio.Event()
        self._stale = False
        self._presence: bytes | None = None
        self._hung_up: Refusal | None = None
        self.resolve(table)

    def resolve(self, table: TableRow) -> None:
        """Look again which seats the tokens hold: somebody may have stood up."""
        seats = seats_of(self.held, table)
        if seats != self.seats:
            self.known = NOTHING_KNOWN
        self.seats = seats
        self.host = is_host(self.held, table)

    def show(self) -> None:
        """Something that this browser may see has changed."""
        self._stale = True
        self._wake.set()

    def show_people(self, present: Present, message: bytes) -> None:
        """Somebody has come or gone, which `message` tells."""
        if present != self.present:
            self.present, self._presence = present, message
            self._wake.set()

    def reply(self, message: Refused | Pong | Hint) -> None:
        """Answer this browser alone."""
        if len(self._replies) >= MOST_REPLIES:
            raise TooSlow
        self._replies.append(message)
        self._wake.set()

    def hang_up(self, why: Refusal) -> None:
        """Say why there is nothing more to tell, and end."""
        self._hung_up = why
        self._wake.set()

    async def write(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._hung_up is not None:
                await self._deliver(encode(Refused(told(self._hung_up))))
                raise self._hung_up
            while self._replies:
                await self._deliver(encode(self._replies.popleft()))
            if self._stale:
                self._stale = False
                message = self._look(self)
                if message is not None:
                    await self._deliver(message)
            if self._presence is not None:
                message, self._presence = self._presence, None
                await self._deliver(message)

    async def _deliver(self, message: bytes) -> None:
        waiting = self._send(message)
        if waiting is not None:
            try:
                async with asyncio.timeout(self._send_within):
                    await waiting
            except TimeoutError:
                raise TooSlow from None


Look = Callable[[Connection], bytes | None]
