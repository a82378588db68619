"""One socket at one table. It writes to its own browser at that browser's pace: what changes while a slow reader reads
is told in one update when he is done, so nothing piles up and nobody waits for anybody. Knows no web framework."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from openoutcry.server.limits import Bucket
from openoutcry.server.snapshot import NOTHING_KNOWN, Known, table_for
from openoutcry.server.tokens import Held, is_host, seats_of
from openoutcry.server.wire import Pong, Refused

if TYPE_CHECKING:
    from openoutcry.server.room import Room

MOST_REPLIES = 64


class TooSlow(Exception):
    """The browser does not read what it is sent."""


class Connection:
    """`held` are the tokens the browser has shown; `seats` those of them that hold a seat here now."""

    def __init__(self, room: "Room", held: Held, send: Callable[[str], Awaitable[None]]) -> None:
        self.room = room
        self.held = held
        self.seats: list[int] = []
        self.host = False
        self.known: Known = NOTHING_KNOWN
        settings = room.house.settings
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.chat = Bucket(settings.chat_per_second, settings.chat_burst)
        self._send = send
        self._send_within = settings.send_within
        self._replies: deque[Refused | Pong] = deque()
        self._wake = asyncio.Event()
        self._again = False
        self.resolve()

    def resolve(self) -> None:
        """Look again which seats the tokens hold: somebody may have stood up."""
        self.seats = seats_of(self.held, self.room.table)
        self.host = is_host(self.held, self.room.table)

    def wake(self) -> None:
        """There is something to send."""
        self._wake.set()

    def show_again(self) -> None:
        """Something only this browser may see has changed: the table has the same version for everybody."""
        self._again = True
        self.wake()

    def reply(self, message: Refused | Pong) -> None:
        """Answer this browser alone."""
        if len(self._replies) >= MOST_REPLIES:
            raise TooSlow
        self._replies.append(message)
        self.wake()

    async def write(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._deliver(self._replies.popleft())
            if self._again or self.known.version != self.room.version:
                self._again = False
                table, known = table_for(self.room, self.seats, self.host, self.known)
                self.known = known
                await self._deliver(table)

    async def _deliver(self, message: msgspec.Struct) -> None:
        try:
            await asyncio.wait_for(self._send(msgspec.json.encode(message).decode()), self._send_within)
        except TimeoutError:
            raise TooSlow from None
