"""One live table: its match, its chat, and the connections that watch it.

Everything that changes it happens under its lock and is on disk before anybody is told. What another process wrote is
read from the store; whoever loses a race reads what won it, and is refused as stale.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

import msgspec
import structlog

from openoutcry.engine.position import SPECTATOR
from openoutcry.match.match import Match
from openoutcry.match.moment import is_now
from openoutcry.match.record import FULL, PUBLIC, Entry, RecordText, inputs_of
from openoutcry.server.http.limits import Bucket, line_of, slow_down
from openoutcry.server.http.tokens import Held
from openoutcry.server.live import lobby, moderation
from openoutcry.server.live.audience import Audience
from openoutcry.server.live.bots import BotPlay
from openoutcry.server.live.connection import Connection
from openoutcry.server.live.hinting import Hinting, with_hint
from openoutcry.server.live.house import House
from openoutcry.server.live.seats import seats_of
from openoutcry.server.live.snapshot import (
    viewpoint,
)
from openoutcry.server.live.story import Story
from openoutcry.server.live.turns import Asker
from openoutcry.server.refusals import Muted, Refused, StaleInput, Unreadable, WrongStage, false_table
from openoutcry.server.storage.fingerprints import DoesNotAddUp, accept_kept, game_at, kept_match, wrong_count
from openoutcry.server.storage.keeping import forget_name
from openoutcry.server.storage.rows import (
    BOT,
    LOBBY,
    OVER,
    PLAYING,
    WATCHERS,
    Draft,
    HintTaken,
    News,
    TableRow,
    UndoWanted,
)
from openoutcry.server.wire import ChatLine, LogLine, Reading

log = structlog.stdlib.get_logger("openoutcry.room")
T = TypeVar("T")


class Room:
    """Make it with what the store read."""

    def __init__(self, house: House, news: News) -> None:
        self.house = house
        self.store = house.store
        self.id = news.table.id
        self.lock = asyncio.Lock()
        self.table: TableRow = news.table
        self.game = game_at(news.table)
        self.match: Match | None = kept_match(self.game, news.table, news.entries)
        self.broken: Unreadable | None = None
        self.chat: list[ChatLine] = []
        self.audience = Audience(house, self)
        self.lines = self.audience.lines
        self.chat_bucket = Bucket(house.settings.chat_per_second * 4, house.settings.chat_burst * 4)
        self.bots = BotPlay(self)
        self.hinting = Hinting(self)
        self._story: Story | None = None
        self._records: dict[str | int, RecordText] = {}
        self._changers: set[int] | None = None
        self._add_chat(news.chat)
        self.lines.heard_of(news.present)

    # What it is now.

    @property
    def stage(self) -> str:
        """Lobby, playing or over: the match knows."""
        if self.match is None:
            return LOBBY
        return PLAYING if self.match.asked() else OVER

    @property
    def undo_wanted(self) -> UndoWanted | None:
        """The request to go back that waits for consent."""
        last = self.last_undo_wanted
        return last if last is not None and last.waiting else None

    @property
    def last_undo_wanted(self) -> UndoWanted | None:
        """The last request to go back since the last answer, also if it was declined or withdrawn."""
        wanted = self.table.undo
        return (
            wanted if wanted is not None and self.match is not None and wanted.at == self.match.shown_number else None
        )

    def undo_to(self, seat: int) -> int | None:
        """Where this seat can go back to, as a number that is shown."""
        to = None if self.match is None else self.match.undo_to(seat)
        return None if to is None else self.playing().numbering.shown(to)

    def log(self, eyes: int) -> list[LogLine]:
        """The history as that seat may read it, with the numbers that are shown."""
        return [] if self.match is None else self._told(self.match).log(eyes)

    def readings(self) -> list[Reading]:
        """The public figures whenever they changed, with the numbers that are shown."""
        return [] if self.match is None else self._told(self.match).readings()

    def _told(self, match: Match) -> Story:
        if self._story is None:
            self._story = Story(match, self.table.seats)
        return self._story

    def eyes(self, seats: list[int]) -> int:
        """Whose view is shown to somebody with these seats."""
        return SPECTATOR if self.match is None else viewpoint(self.match, seats)

    async def record(self, seats: list[int], asker: Asker) -> str:
        """Return the record: everything when the match is over, before that what the holder of these seats may read. It
        is written beside the match, which goes on meanwhile."""
        async with self.house.work.turn(asker):
            match, eyes = self.playing(), self.eyes(seats)
            form = FULL if self.stage == OVER else eyes if eyes >= 0 else PUBLIC
            text = self._records.setdefault(form, RecordText(match, form))
            return await asyncio.to_thread(text.at, inputs_of(match))

    def join(self, connection: Connection) -> None:
        """From now on this connection is told what changes."""
        self.audience.join(connection)
        self.bots.think()

    def changed(self) -> None:
        """Something that can be seen has changed: tell every connection, and let a bot think if it is its turn."""
        self.audience.changed()
        self.bots.think()

    # What people do.

    def must_hold(self, held: Held, seat: int) -> None:
        """Refuse whoever speaks for a seat of somebody else."""
        lobby.must_hold(self.table, held, seat)

    def playing(self) -> Match:
        """The match, or the refusal that there is none yet."""
        if self.match is None:
            raise WrongStage("not-started", "the match has not started yet", stage=LOBBY)
        return self.match

    async def choose(self, held: Held, seat: int, number: int, option: int) -> None:
        """A person's answer; it counts when it is on disk."""
        async with self.lock:
            self.must_hold(held, seat)
            while is_now(self.playing(), number):
                before = self.playing().number
                try:
                    await self.write(self.playing().prepare(seat, option, self.hinting.took(seat)), "person")
                    return
                except StaleInput:
                    # Whoever was faster on another process may have answered the same sealed question: that is no
                    # hindrance.
                    if self.playing().number == before:
                        break
            raise StaleInput("stale", "the table has moved on since", number=self.playing().shown_number)

    def bot_asked(self) -> int | None:
        """The bot to answer; nobody while people discuss whether to go back."""
        if self.match is None or self.undo_wanted is not None or self.broken is not None:
            return None
        bots = [seat for seat in self.match.asked() if self.table.seats[seat].holder == BOT]
        # At a lesson they answer last, so that what they do does not depend on who is faster.
        wait = self.table.lesson is not None and len(bots) < len(self.match.asked())
        return bots[0] if bots and not wait else None

    async def answer_by_bot(self, seat: int, number: int, option: int) -> None:
        """A bot's answer, unless the table has moved on since."""
        async with self.lock:
            if self.playing().shown_number == number and self.bot_asked() == seat:
                await self.write(self.playing().prepare(seat, option), "bot")

    async def say(self, held: Held, text: str) -> None:
        """A line of chat, by the first of the speaker's seats or by a spectator."""
        text = line_of(text)
        slow_down(self.chat_bucket.take())
        async with self.lock:
            seats = seats_of(held, self.table)
            seat = seats[0] if seats else None
            if (WATCHERS if seat is None else seat) in self.table.muted:
                raise Muted("muted", "the host lets you say nothing at this table")
            name = "" if seat is None else self.table.seats[seat].name
            line, revision = await self.store.say(self.id, seat, name, text)
            if not await self._follow(revision):
                self._add_chat([line])
            self.changed()

    async def change(self, rule: Callable[[Draft], T], later: bool = False) -> T:
        """Change the table by one of the lobby's rules, which refuses or changes the draft. With `later` the rule may
        change the rematches too; their live tables have to be refreshed by the caller."""
        async with self.lock:
            result = await self.store.change(self.id, rule, later)
            await self.catch_up()
            self.changed()
            self.audience.show_people_soon()
            return result

    async def forget_names(self, held: Held) -> dict[str, dict[int, str]]:
        """Replace the names of these seats in the table, its record, its chat and its audit log, also at the rematches.
        Return the former names by table and seat; the live tables of the rematches have to be told by the caller."""
        former = await self.change(lambda draft: moderation.take_name_off(draft, held), later=True)
        for table, names in former.items():
            for seat, name in names.items():
                forget = partial(forget_name, table=table, seat=seat, former=name, name=moderation.nameless(seat))
                await self.store.database.write(forget)
        self.names_forgotten(former.get(self.id, {}))
        return former

    def names_forgotten(self, seats: Collection[int]) -> None:
        """Replace the names of these seats in the chat that is in memory, and send everything anew."""
        for seat in seats:
            name = moderation.nameless(seat)
            self.chat = [msgspec.structs.replace(line, name=name) if line.seat == seat else line for line in self.chat]
        if seats:
            self.audience.rewind()
            self.changed()

    def show_out(self) -> None:
        """Whoever may not see this table any more is told why, and goes."""
        for connection in list(self.lines.here):
            try:
                moderation.may_be_open(self.table)
                lobby.may_enter(self.table, connection.held)
            except Refused as problem:
                connection.hang_up(problem)

    async def mark(self, taken: HintTaken) -> None:
        """Keep that a hint was taken, and tell everybody. The lock is held by the caller."""
        await self.store.change(self.id, lambda draft: with_hint(draft, taken))
        await self.catch_up()
        self.changed()

    # The log of inputs.

    async def write(self, entries: list[Entry], by: str) -> None:
        """Put entries on disk, then apply and tell them. The lock is held by the caller."""
        assert self.lock.locked()
        # Everybody reads the figures, so they do not tell of changed sealed answers either.
        counted = not all(self.playing().changes_sealed(entry) for entry in entries)
        started = time.perf_counter()
        try:
            revision = await self.store.append(self.id, entries)
        except Exception:
            # Somebody was faster, or the disk failed and nobody knows: what is kept there counts.
            with contextlib.suppress(Exception):
                await self.catch_up()
                self._tell()
            raise
        if counted:
            self.house.metrics.append.observe(time.perf_counter() - started)
            self.house.metrics.inputs.labels(by).inc()
        if not await self._follow(revision):
            self._accept(entries)
        self._tell()
        if self.stage == OVER:
            await self._close()

    async def refresh(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            await self.catch_up()
            self._tell()

    def follow(self, revision: int, entries: list[Entry]) -> bool:
        """Another process is at this revision: whether we are too by now, since these entries were all that is new, and
        nobody changes the table just now. Nothing has to be waited for then."""
        return not self.lock.locked() and self._take_on(revision, entries)

    async def follow_later(self, revision: int, entries: list[Entry]) -> None:
        """The same when it is our turn; if those entries are not all that is new, everything is read."""
        async with self.lock:
            if not self._take_on(revision, entries):
                await self.catch_up()
                self._tell()

    def _take_on(self, revision: int, entries: list[Entry]) -> bool:
        """Accept what another process wrote and tell it, if it is what comes next; whether nothing is missing then."""
        if revision <= self.table.revision:
            return True
        next_one = revision == self.table.revision + 1 and self.match is not None
        if not next_one or not entries or entries[0].n != self.playing().number + 1:
            return False
        try:
            self._accept(entries, accept_kept)
        except DoesNotAddUp:
            self.set_aside(false_table())
            raise
        self.table.revision, self.table.inputs = revision, self.playing().number
        self._tell()
        return True

    async def catch_up(self) -> None:
        """Read everything that is newer on disk than here. The lock is held by the caller."""
        after = 0 if self.match is None else self.match.number
        try:
            news = await self.store.read(
                self.id, after, self.chat[-1].number if self.chat else 0, self.house.settings.chat_kept
            )
            if self.match is None:
                self._changers = None
                self.match = await asyncio.to_thread(kept_match, self.game, news.table, news.entries)
            else:
                self._accept(news.entries, accept_kept)
                if self.match.number < news.table.inputs:
                    raise wrong_count(news.table, self.match.entries)
        except (DoesNotAddUp, Unreadable) as problem:
            self.set_aside(false_table() if isinstance(problem, DoesNotAddUp) else problem)
            raise
        self._take(news)

    def set_aside(self, problem: Unreadable) -> None:
        """What another process wrote does not add up: whoever is connected is told, and nobody plays on here."""
        log.error("a table was set aside", table=self.id, problem=problem.code)
        self.broken = problem
        for connection in self.lines.here:
            connection.hang_up(problem)

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
        if [seat.name for seat in news.table.seats] != [seat.name for seat in self.table.seats]:
            self._story = None
        self.table = news.table
        if self.match is not None and news.table.header is not None:
            self.match.header = news.table.header
        if news.chat:
            self._changers = None
        self._add_chat(news.chat)
        self.audience.heard_of(*news.present, everywhere=True)
        for connection in self.lines.here:
            connection.resolve(self.table)
        if self.table.locked or self.table.closed is not None:
            self.show_out()

    def _tell(self) -> None:
        """Tell what was accepted: everybody, or only whoever changed a sealed answer."""
        if self._changers is None:
            self.changed()
            return
        self.audience.changed_for(self._changers)

    def _accept(self, entries: list[Entry], apply: Callable[[Match, list[Entry]], None] = Match.accept) -> None:
        self._changers = None
        if self.match is not None and entries:
            if all(self.match.changes_sealed(entry) for entry in entries):
                self._changers = {entry.seat for entry in entries}
            apply(self.match, entries)
            if any(entry.undo is not None for entry in entries):
                self._story = None
                self.audience.rewind()

    def _add_chat(self, lines: list[ChatLine]) -> None:
        self.chat += lines
        if len(self.chat) > self.house.settings.chat_kept:
            self.chat = self.chat[-self.house.settings.chat_kept // 2 :]
            self.audience.rewind()
