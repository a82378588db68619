"""The connections of one live table: what is sent to each of them, and who is connected to this and other processes.
This module sends changes and makes none, and it is independent of the web framework.

Messages are sent to a connection at the pace of its browser: all changes while a message is being sent are combined
into one message after it. So nothing piles up, and no connection waits for another.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from openoutcry.server.http.limits import Bucket
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.fair_queue import Priority, Requester
from openoutcry.server.live.seat_view import (
    NOTHING_KNOWN,
    Known,
    SeatView,
    ViewedTable,
    table_for,
    with_history,
    with_presence,
)
from openoutcry.server.live.seats import is_host, seats_of
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import Refused as Refusal
from openoutcry.server.refusals import told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import Presence, TableRow
from openoutcry.server.wire import Hint, Pong, Present, Refused, Table

Send = Callable[[bytes], Awaitable[None]]
MOST_REPLIES = 64
encode = msgspec.json.encode
VERSIONS = 1 << 20
# Seconds until a change of presence is sent: at least, and per connection.
PRESENCE_AFTER = 0.1
PRESENCE_EACH = 0.02


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


class PresenceTracker:
    """The presence at one table. `connections` are those of this process."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.connections: set[Connection] = set()
        self._elsewhere: list[Presence] = []

    def of_process(self) -> Presence:
        """Return who is connected to this process."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        return Presence(self.process, seats, sum(1 for connection in self.connections if not connection.seats))

    def update_presence(self, present: Iterable[Presence], everywhere: bool = True) -> None:
        """Store the presence of other processes: of all of them if `everywhere`, else of these."""
        reported = {presence.process: presence for presence in present if presence.process != self.process}
        if not everywhere:
            reported = {presence.process: presence for presence in self._elsewhere} | reported
        self._elsewhere = list(reported.values())

    def everywhere(self) -> Present:
        """Return who is connected to any process: the seats, and the number of spectators."""
        all_processes = (self.of_process(), *self._elsewhere)
        online = {seat for presence in all_processes for seat in presence.seats}
        return Present(sorted(online), sum(presence.watching for presence in all_processes))


class Broadcaster:
    """The connections of one live table. `version` counts visible changes. It starts at a random number, so that a
    version from before a restart, or of another process, is never mistaken for one of this process. Clients that resume
    from a version before `rewound` are sent everything again."""

    def __init__(self, services: Services, live_table: ViewedTable) -> None:
        self.services = services
        self.live_table = live_table
        self.presence = PresenceTracker(services.process)
        self.version = (secrets.randbits(32) + 1) * VERSIONS
        self.rewound = self.version
        self._seat_views: dict[tuple[int, ...], SeatView] = {}
        self._last_client = ""
        self._presence_due: asyncio.TimerHandle | None = None

    def snapshot(self, held: Held) -> Table:
        """Return the whole table as the browser with these tokens may see it."""
        live_table = self.live_table
        seats = seats_of(held, live_table.table)
        table = table_for(live_table, seats, is_host(held, live_table.table))
        log = live_table.log(live_table.eyes(seats))
        whole = with_history(table, NOTHING_KNOWN, self.version, log, live_table.readings(), live_table.chat)
        return with_presence(whole, self.presence.everywhere())

    def connect(self, held: Held, send: Send) -> Connection:
        """Return a new connection for a browser with these tokens; `join` starts sending to it."""
        return Connection(self.live_table.table, self.next_message, held, self.services.settings, send)

    def join(self, connection: Connection) -> None:
        """Send the table to this connection, and every later change."""
        self.presence.connections.add(connection)
        connection.show()
        self._announce()

    def leave(self, connection: Connection) -> None:
        """Remove a closed connection."""
        self.presence.connections.discard(connection)
        self._last_client = connection.client
        for place, seat_view in list(self._seat_views.items()):
            if all(other.seat_view is not seat_view for other in self.presence.connections):
                del self._seat_views[place]
        self._announce()

    def requester(self) -> Requester:
        """Return for whom the bots of this table compute: the connected seat holders and host, else the spectators,
        else the client that left last."""
        holders = [one.client for one in self.presence.connections if one.seats or one.host]
        if holders:
            return Requester(holders, Priority.HOLDER)
        if self.presence.connections:
            return Requester([one.client for one in self.presence.connections], Priority.STRANGER)
        return Requester([self._last_client], Priority.NOBODY)

    def next_message(self, connection: Connection) -> bytes | None:
        """Return the next message about the table for this connection: the last change if the connection has everything
        before it, else the whole table; None if nothing is new."""
        place = (*connection.seats, connection.host)
        seat_view = self._seat_views.get(place)
        if seat_view is None:
            seat_view = self._seat_views[place] = SeatView(
                self.live_table, self.version, connection.seats, connection.host
            )
        seat_view.refresh(self.live_table, self.version)
        told = connection.moment if connection.seat_view is seat_view else None
        connection.seat_view, connection.moment = seat_view, seat_view.moment
        known, connection.known = connection.known, seat_view.known
        if told == seat_view.moment:
            return None
        if told is not None and told + 1 == seat_view.moment:
            return seat_view.change
        connection.present = self.presence.everywhere()
        whole = seat_view.whole(self.live_table, self._still_known(known, connection.seats))
        return encode(with_presence(whole, connection.present))

    def _still_known(self, known: Known, seats: list[int]) -> Known:
        """Return what a resuming client still has: everything it reports, or nothing if some of that was replaced
        since."""
        live_table = self.live_table
        if not self.rewound <= known.version <= self.version or len(seats) > 1 or known.chat > len(live_table.chat):
            return NOTHING_KNOWN
        if known.log > len(live_table.log(live_table.eyes(seats))) or known.readings > len(live_table.readings()):
            return NOTHING_KNOWN
        return known

    def changed(self) -> None:
        """Schedule a message about a visible change on every connection."""
        self.version += 1
        for connection in self.presence.connections:
            connection.show()

    def changed_for(self, seats: set[int]) -> None:
        """Schedule a message on the connections of these seats, the only ones that can see the change."""
        for seat_view in self._seat_views.values():
            seat_view.stale = seat_view.stale or bool(seats & set(seat_view.seats))
        for connection in self.presence.connections:
            if seats & set(connection.seats):
                connection.show()

    def rewind(self) -> None:
        """Make all clients start anew from the next version on, since lines that they have were removed or changed."""
        self.rewound = self.version + 1
        self._seat_views.clear()

    def update_presence(self, *present: Presence, everywhere: bool = False) -> None:
        """Store the presence of other processes: of all of them if `everywhere`, else of these."""
        before = self.presence.everywhere()
        self.presence.update_presence(present, everywhere)
        if self.presence.everywhere() != before:
            self.schedule_presence()

    def _announce(self) -> None:
        """Send the presence of this process to the other processes, and schedule the presence message for the
        connections of this process."""
        self.services.announce(self.live_table.table.id, self.presence.of_process())
        self.schedule_presence()

    def schedule_presence(self) -> None:
        """Schedule one message about who is connected. All changes until it is sent share it; the delay grows with the
        number of connections."""
        if self._presence_due is None and self.presence.connections:
            wait = max(PRESENCE_AFTER, PRESENCE_EACH * len(self.presence.connections))
            self._presence_due = asyncio.get_running_loop().call_later(wait, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_due = None
        present = self.presence.everywhere()
        message = encode(present)
        for connection in self.presence.connections:
            connection.show_presence(present, message)
