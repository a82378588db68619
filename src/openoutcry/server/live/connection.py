"""One socket at one table. It writes to its own browser at that browser's pace: what changes while a slow reader reads
is told in one update after that, so nothing piles up and nobody waits for anybody. Knows no web framework."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from openoutcry.server.http.limits import Bucket
from openoutcry.server.http.tokens import Held, is_host, seats_of
from openoutcry.server.live.snapshot import NOTHING_KNOWN, Known
from openoutcry.server.refusals import Unreadable, told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import TableRow
from openoutcry.server.wire import Hint, Pong, Refused, Table

Send = Callable[[str], Awaitable[None]]
Look = Callable[[list[int], bool, Known], tuple[Table, Known]]
MOST_REPLIES = 64


class TooSlow(Exception):
    """The browser does not read what it is sent."""


class Connection:
    """`held` are the tokens the browser has shown; `seats` those of them that hold a seat here now. `look` gives the
    table for those seats."""

    def __init__(self, table: TableRow, look: Look, held: Held, settings: Settings, send: Send) -> None:
        self.held = held
        self.seats: list[int] = []
        self.host = False
        self.known: Known = NOTHING_KNOWN
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.chat = Bucket(settings.chat_per_second, settings.chat_burst)
        self._look = look
        self._send = send
        self._send_within = settings.send_within
        self._replies: deque[Refused | Pong | Hint] = deque()
        self._wake = asyncio.Event()
        self._stale = False
        self._hung_up: Unreadable | None = None
        self.resolve(table)

    def resolve(self, table: TableRow) -> None:
        """Look again which seats the tokens hold: somebody may have stood up."""
        self.seats = seats_of(self.held, table)
        self.host = is_host(self.held, table)

    def show(self) -> None:
        """Something that this browser may see has changed."""
        self._stale = True
        self._wake.set()

    def reply(self, message: Refused | Pong | Hint) -> None:
        """Answer this browser alone."""
        if len(self._replies) >= MOST_REPLIES:
            raise TooSlow
        self._replies.append(message)
        self._wake.set()

    def hang_up(self, why: Unreadable) -> None:
        """Say why there is nothing more to tell, and end."""
        self._hung_up = why
        self._wake.set()

    async def write(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._hung_up is not None:
                await self._deliver(Refused(told(self._hung_up)))
                raise self._hung_up
            while self._replies:
                await self._deliver(self._replies.popleft())
            if self._stale:
                self._stale = False
                table, self.known = self._look(self.seats, self.host, self.known)
                await self._deliver(table)

    async def _deliver(self, message: msgspec.Struct) -> None:
        try:
            await asyncio.wait_for(self._send(msgspec.json.encode(message).decode()), self._send_within)
        except TimeoutError:
            raise TooSlow from None
