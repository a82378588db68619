"""One socket at one table. It writes to its own browser at that browser's pace: what changes while a slow reader reads
is told in one message after that, so nothing piles up and nobody waits for anybody. Knows no web framework."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from openoutcry.server.http.limits import Bucket
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.outlook import Outlook
from openoutcry.server.live.seats import is_host, seats_of
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
    """`address` is where the browser is, `client` how limits and queues count it. `held` are the tokens the browser has
    shown; `seats` those of them that hold a seat here now. `look` gives what is to be told about the table, None if
    there is nothing. What was told last: `outlook` at its `moment`, whereby so much is `known`, and who was
    `present`."""

    def __init__(self, table: TableRow, look: "Look", held: Held, settings: Settings, send: Send) -> None:
        self.held = held
        self.address = ""
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
        self._replies: list[Refused | Pong | Hint] = []
        self._stale = False
        self._presence: bytes | None = None
        self._hung_up: Refusal | None = None
        self._said_why = False
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._why: Exception | None = None
        self._due = False
        self._waits: asyncio.Task[None] | None = None
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
        self._soon()

    def show_people(self, present: Present, message: bytes) -> None:
        """Somebody has come or gone, which `message` tells."""
        if present != self.present:
            self.present, self._presence = present, message
            self._soon()

    def reply(self, message: Refused | Pong | Hint) -> None:
        """Answer this browser alone."""
        if len(self._replies) >= MOST_REPLIES:
            raise TooSlow
        self._replies.append(message)
        self._soon()

    def hang_up(self, why: Refusal) -> None:
        """Say why there is nothing more to tell, and end."""
        self._hung_up = why.with_traceback(None)
        self._soon()

    def end(self, why: Exception | None = None) -> None:
        """There is nobody to tell any more, or nothing."""
        if not self._over.done():
            self._over.set_result(None)
            self._why = why

    async def write(self) -> None:
        """Send what there is to send, until the line ends; raises why, if the browser has not just gone."""
        try:
            await self._over
        finally:
            if self._waits is not None:
                self._waits.cancel()
                self._waits = None
        # What was raised knows where, and so this connection: it may not be held here, nor by a name.
        if self._why is not None:
            raise self._taken()

    def _taken(self) -> Exception:
        why, self._why = self._why, None
        assert why is not None
        return why

    def _soon(self) -> None:
        """Write in a moment, together with what comes until then; while the browser reads, when it has read."""
        if not self._due and self._waits is None:
            self._due = True
            self._over.get_loop().call_soon(self._write)

    def _write(self) -> None:
        self._due = False
        try:
            while self._waits is None and not self._over.done():
                message = self._next()
                if message is None:
                    return
                reading = self._send(message)
                if reading is not None:
                    self._waits = asyncio.ensure_future(self._read(reading))
        except Exception as problem:
            self.end(problem)

    def _next(self) -> bytes | None:
        """What is told next; None if there is nothing to tell."""
        if self._hung_up is not None:
            if self._said_why:
                self.end(self._hung_up)
                self._hung_up = None
                return None
            self._said_why = True
            return encode(Refused(told(self._hung_up)))
        if self._replies:
            return encode(self._replies.pop(0))
        if self._stale:
            self._stale = False
            message = self._look(self)
            if message is not None:
                return message
        message, self._presence = self._presence, None
        return message

    async def _read(self, reading: Awaitable[None]) -> None:
        """Wait until the browser has read, but not for ever."""
        try:
            async with asyncio.timeout(self._send_within):
                await reading
        except TimeoutError:
            self.end(TooSlow())
        except Exception as problem:
            self.end(problem)
        self._waits = None
        self._soon()


Look = Callable[[Connection], bytes | None]
