"""One live table: its match, its chat, and the connections that watch it.

Everything that changes it happens under its lock and is on disk before anybody is told. What another process wrote is
read from the store; whoever loses a race reads what won it, and is refused as stale.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import TypeVar

import structlog

from openoutcry.games.catalogue import open_game
from openoutcry.server.botplay import BotPlay
from openoutcry.server.connection import Connection
from openoutcry.server.house import House
from openoutcry.server.limits import Bucket, line_of, slow_down
from openoutcry.server.moment import is_now
from openoutcry.server.refusals import NotYourSeat, StaleInput, WrongStage
from openoutcry.server.rows import LOBBY, OVER, PERSON, PLAYING, ChatRow, Draft, News, Presence, TableRow, UndoWanted
from openoutcry.server.snapshot import NOTHING_KNOWN, Known, Log, table_for, viewpoint
from openoutcry.server.tokens import Held, is_host, seats_of
from openoutcry.server.wire import Table
from openoutcry.table.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.table.match import Match
from openoutcry.table.record import Entry

log = structlog.stdlib.get_logger("openoutcry.room")
T = TypeVar("T")
VERSIONS = 1 << 20


class Room:
    """Make it with what the store read. `version` counts what connections can see; it starts anywhere, so that one held
    from before a restart, or from another process, is never taken for one of ours."""

    def __init__(self, house: House, news: News) -> None:
        self.house = house
        self.store = house.store
        self.id = news.table.id
        self.lock = asyncio.Lock()
        self.table: TableRow = news.table
        self.game = open_game(news.table.game, len(news.table.seats), news.table.options, news.table.set_text)
        self.match: Match | None = None
        self.chat: list[ChatRow] = []
        self.elsewhere: list[Presence] = []
        self.connections: set[Connection] = set()
        self.version = (secrets.randbits(32) + 1) * VERSIONS
        self.rewound = self.version
        self.trimmed = self.version
        self.chat_bucket = Bucket(house.settings.chat_per_second * 4, house.settings.chat_burst * 4)
        self.bots = BotPlay(self)
        self._logs: dict[int, Log] = {}
        self._changers: set[int] | None = None
        self._take(news)

    # What it is now.

    @property
    def stage(self) -> str:
        """Lobby, playing or over: the match knows."""
        if self.match is None:
            return LOBBY
        return PLAYING if self.match.asked() else OVER

    @property
    def online(self) -> set[int]:
        """The seats somebody is connected with, here or on another process."""
        return {seat for presence in (self.presence(), *self.elsewhere) for seat in presence.seats}

    @property
    def watching(self) -> int:
        """How many are connected without a seat."""
        return sum(presence.watching for presence in (self.presence(), *self.elsewhere))

    @property
    def undo_wanted(self) -> UndoWanted | None:
        """The request to go back that waits for consent; an answer since has made it moot."""
        wanted = self.table.undo
        return wanted if wanted is not None and self.match is not None and wanted.at == self.match.number else None

    def undo_to(self, seat: int) -> int | None:
        """Where this seat can go back to; nowhere when the dealer's secret is out."""
        return None if self.match is None or self.stage == OVER else self.match.undo_to(seat)

    def log(self, seat: int) -> Log:
        """The history as that seat may read it."""
        assert self.match is not None
        if seat not in self._logs:
            self._logs[seat] = self.match.log(seat)
        return self._logs[seat]

    def eyes(self, held: Held) -> int:
        """Whose view a browser with these tokens is shown."""
        return viewpoint(self.playing(), seats_of(held, self.table))

    def snapshot(self, held: Held) -> Table:
        """The whole table for a browser with these tokens."""
        return table_for(self, seats_of(held, self.table), is_host(held, self.table), NOTHING_KNOWN)[0]

    def known_at(self, version: int, lines: int, readings: int, chat: int, seats: list[int]) -> Known:
        """What a client that comes back still knows: all it held, if nothing of that was taken back since."""
        if not self.rewound <= version <= self.version or len(seats) > 1 or chat > len(self.chat):
            return NOTHING_KNOWN
        if self.match is None:
            return Known(version, [], [], chat)
        full, figures = self.log(viewpoint(self.match, seats)), self.match.readings()
        if lines > len(full) or readings > len(figures):
            return NOTHING_KNOWN
        return Known(version, full[:lines], figures[:readings], chat)

    # Connections.

    def join(self, connection: Connection) -> None:
        """From now on this connection is told what changes."""
        self.connections.add(connection)
        self._announce()

    def leave(self, connection: Connection) -> None:
        """The connection is closed."""
        self.connections.discard(connection)
        self._announce()

    def presence(self) -> Presence:
        """Who is on the lines of this process."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        watching = sum(1 for connection in self.connections if not connection.seats)
        return Presence(self.house.process, seats, watching)

    def _announce(self) -> None:
        self.house.announce(self.id, self.presence())
        self.changed()

    def changed(self) -> None:
        """Something that can be seen has changed: tell every connection, and let a bot think if it is its turn."""
        self.version += 1
        for connection in self.connections:
            connection.wake()
        self.bots.think()

    # What people do.

    def must_hold(self, held: Held, seat: int) -> None:
        """Refuse whoever speaks for a seat that is not his."""
        if seat not in seats_of(held, self.table):
            raise NotYourSeat("not-your-seat", "this browser does not hold that seat")

    def playing(self) -> Match:
        """The match, or the refusal that there is none yet."""
        if self.match is None:
            raise WrongStage("not-started", "the match has not started yet", stage=LOBBY)
        return self.match

    async def choose(self, held: Held, seat: int, number: int, option: int) -> None:
        """A person's answer; it counts when it is on disk."""
        async with self.lock:
            self.must_hold(held, seat)
            if not is_now(self.playing(), number):
                raise StaleInput("stale", "the table has moved on since", number=self.playing().number)
            await self.write(self.playing().prepare(seat, option), "person")

    async def undo(self, held: Held, seat: int, to: int) -> None:
        """Go back: at once where that is free or only bots are asked, else when all other people agree."""
        async with self.lock:
            self.must_hold(held, seat)
            match = self.playing()
            if self.undo_to(seat) is None:
                raise NothingToUndo("nothing-to-undo", "there is nothing to take back", seat=seat)
            try:
                entries = match.prepare_undo(seat, to, consented=False)
            except UndoNeedsConsent:
                others = [other.seat for other in self.table.seats if other.holder == PERSON and other.seat != seat]
                entries = match.prepare_undo(seat, to, consented=True)
                if others:
                    await self._ask_undo(UndoWanted(seat, to, match.number, others))
                    return
            await self.write(entries, "person")

    async def consent(self, held: Held, seat: int, agree: bool) -> None:
        """Answer a request to go back; whoever made it may withdraw it."""
        async with self.lock:
            self.must_hold(held, seat)
            wanted = self.undo_wanted
            if (
                wanted is None
                or (seat not in wanted.waiting and seat != wanted.seat)
                or (agree and seat == wanted.seat)
            ):
                raise StaleInput("nothing-to-agree", "nobody waits for your consent")
            waiting = [other for other in wanted.waiting if other != seat]
            if not agree:
                await self._ask_undo(None)
            elif waiting:
                await self._ask_undo(UndoWanted(wanted.seat, wanted.to, wanted.at, waiting))
            else:
                await self.write(self.playing().prepare_undo(wanted.seat, wanted.to, consented=True), "person")

    async def say(self, held: Held, text: str) -> None:
        """A line of chat, by the first of the speaker's seats or by a spectator."""
        text = line_of(text)
        slow_down(self.chat_bucket.take())
        async with self.lock:
            seats = seats_of(held, self.table)
            seat = seats[0] if seats else None
            name = "" if seat is None else self.table.seats[seat].name
            line, revision = await self.store.say(self.id, seat, name, text)
            if not await self._follow(revision):
                self._add_chat([line])
            self.changed()

    async def change(self, rule: Callable[[Draft], T]) -> T:
        """Change the table by one of the lobby's rules, which refuses or changes the draft."""
        async with self.lock:
            result = await self.store.change(self.id, rule)
            await self.catch_up()
            self.changed()
            return result

    async def _ask_undo(self, wanted: UndoWanted | None) -> None:
        await self.store.change(self.id, lambda draft: setattr(draft.table, "undo", wanted))
        await self.catch_up()
        self.changed()

    # The log of inputs.

    async def write(self, entries: list[Entry], by: str) -> None:
        """Put entries on disk, then apply and tell them. The lock is held by the caller."""
        assert self.lock.locked()
        try:
            with self.house.metrics.append.time():
                revision = await self.store.append(self.id, entries)
        except Exception:
            # Somebody was faster, or the disk failed and nobody knows: what is kept there counts.
            with contextlib.suppress(Exception):
                await self.catch_up()
                self.changed()
            raise
        self.house.metrics.inputs.labels(by).inc()
        if not await self._follow(revision):
            self._accept(entries)
        self._tell()
        if self.stage == OVER:
            await self._close()

    async def refresh(self, revision: int | None = None) -> None:
        """Read what other processes wrote, unless we are already there."""
        async with self.lock:
            if revision is None or revision > self.table.revision:
                await self.catch_up()
                self._tell()

    async def catch_up(self) -> None:
        """Read everything that is newer on disk than here. The lock is held by the caller."""
        after = 0 if self.match is None else self.match.number
        news = await self.store.read(
            self.id, after, self.chat[-1].number if self.chat else 0, self.house.settings.chat_kept
        )
        self._take(news)

    async def _follow(self, revision: int) -> bool:
        """After our own write: whether somebody else's came before it, so that everything was read again."""
        if revision == self.table.revision + 1:
            self.table.revision = revision
            return False
        await self.catch_up()
        return True

    async def _close(self) -> None:
        """Note on disk that the match is over, so that lists of tables need not replay it."""
        await self.store.change(self.id, lambda draft: setattr(draft.table, "stage", OVER))
        await self.catch_up()
        self.changed()
        log.info("match over", table=self.id, inputs=self.playing().number)

    def _take(self, news: News) -> None:
        self.table = news.table
        if self.match is None and news.table.header is not None and news.table.secret is not None:
            self.match = Match.load(news.table.header, [], news.table.secret)
        self._accept(news.entries)
        if news.chat:
            self._changers = None
        self._add_chat(news.chat)
        self.elsewhere = [presence for presence in news.present if presence.process != self.house.process]
        for connection in self.connections:
            connection.resolve()

    def _tell(self) -> None:
        """Tell what was accepted: everybody, or only whoever changed a sealed answer."""
        if self._changers is None:
            self.changed()
            return
        for connection in self.connections:
            if self._changers & set(connection.seats):
                connection.show_again()

    def _accept(self, entries: list[Entry]) -> None:
        self._changers = None
        if self.match is not None and entries:
            if all(self.match.changes_sealed(entry) for entry in entries):
                self._changers = {entry.seat for entry in entries}
            self.match.accept(entries)
            self._logs.clear()
            # Whoever comes back with an older version may hold lines that were taken back.
            if any(entry.undo is not None for entry in entries):
                self.rewound = self.version + 1

    def _add_chat(self, lines: list[ChatRow]) -> None:
        self.chat += lines
        if len(self.chat) > self.house.settings.chat_kept:
            self.chat = self.chat[-self.house.settings.chat_kept // 2 :]
            self.rewound = self.trimmed = self.version + 1
