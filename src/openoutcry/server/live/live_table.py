"""One live table: its match, its chat and the connections that watch it.

Every change is made under the table's lock and is on disk before it is sent to a connection. Changes of other processes
are read from the store. Of two processes that write at the same time one succeeds; the other reads the winner's change
and refuses its own input as stale.
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
from openoutcry.match.match import Match, is_now
from openoutcry.match.record import FULL, PUBLIC, Entry, RecordText, inputs_of
from openoutcry.server.http.limits import Bucket, line_of, slow_down
from openoutcry.server.http.tokens import Held
from openoutcry.server.live import table_rules
from openoutcry.server.live.bot_players import BotPlayers
from openoutcry.server.live.broadcaster import Broadcaster, Connection
from openoutcry.server.live.coach import HintRequests, with_hint
from openoutcry.server.live.event_history import EventHistory
from openoutcry.server.live.fair_queue import Requester
from openoutcry.server.live.seat_view import (
    viewpoint,
)
from openoutcry.server.live.seats import seats_of
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import Muted, Refused, StaleInput, Unreadable, WrongStage, false_table
from openoutcry.server.storage.consistency import InconsistentTable, accept_stored, game_at, stored_match, wrong_count
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
from openoutcry.server.storage.statements import replace_name
from openoutcry.server.wire import ChatLine, LogLine, Reading

log = structlog.stdlib.get_logger("openoutcry.room")
T = TypeVar("T")


class LiveTable:
    """A table in memory. Its initial content is what `Store.read` returned."""

    def __init__(self, services: Services, news: News) -> None:
        self.services = services
        self.store = services.store
        self.id = news.table.id
        self.lock = asyncio.Lock()
        self.table: TableRow = news.table
        self.game = game_at(news.table)
        self.match: Match | None = stored_match(self.game, news.table, news.entries)
        self.broken: Unreadable | None = None
        self.chat: list[ChatLine] = []
        self.broadcaster = Broadcaster(services, self)
        self.presence = self.broadcaster.presence
        self.chat_bucket = Bucket(services.settings.chat_per_second * 4, services.settings.chat_burst * 4)
        self.bots = BotPlayers(self)
        self.hint_requests = HintRequests(self)
        self._history: EventHistory | None = None
        self._records: dict[str | int, RecordText] = {}
        self._changers: set[int] | None = None
        self._add_chat(news.chat)
        self.presence.update_presence(news.present)

    # State.

    @property
    def stage(self) -> str:
        """LOBBY, PLAYING or OVER, derived from the match."""
        if self.match is None:
            return LOBBY
        return PLAYING if self.match.asked() else OVER

    @property
    def undo_wanted(self) -> UndoWanted | None:
        """The request to undo that still waits for the consent of other seats; None if there is none."""
        last = self.last_undo_wanted
        return last if last is not None and last.waiting else None

    @property
    def last_undo_wanted(self) -> UndoWanted | None:
        """The last request to undo since the last answer, even if it was declined or withdrawn; None if there
        is none."""
        wanted = self.table.undo
        return (
            wanted if wanted is not None and self.match is not None and wanted.at == self.match.shown_number else None
        )

    def undo_to(self, seat: int) -> int | None:
        """Return the shown number of inputs to which this seat can undo, or None if it cannot."""
        to = None if self.match is None else self.match.undo_to(seat)
        return None if to is None else self.playing().numbering.shown(to)

    def log(self, eyes: int) -> list[LogLine]:
        """Return the event history that the viewer `eyes` may read (a seat, or SPECTATOR), with shown numbers."""
        return [] if self.match is None else self._event_history(self.match).log(eyes)

    def readings(self) -> list[Reading]:
        """Return the public figures after each change of them, with shown numbers."""
        return [] if self.match is None else self._event_history(self.match).readings()

    def _event_history(self, match: Match) -> EventHistory:
        if self._history is None:
            self._history = EventHistory(match, self.table.seats)
        return self._history

    def eyes(self, seats: list[int]) -> int:
        """Return the seat whose view a connection with these seats is shown, or SPECTATOR."""
        return SPECTATOR if self.match is None else viewpoint(self.match, seats)

    async def record(self, seats: list[int], requester: Requester) -> str:
        """Return the record of the match as text: the full record when the match is over, before that what the holder
        of these seats may read, or the public record without seats. `requester` waits for its turn in the fair queue.
        The text is written in a thread while the match goes on."""
        async with self.services.work.turn(requester):
            match, eyes = self.playing(), self.eyes(seats)
            form = FULL if self.stage == OVER else eyes if eyes >= 0 else PUBLIC
            text = self._records.setdefault(form, RecordText(match, form))
            return await asyncio.to_thread(text.at, inputs_of(match))

    def join(self, connection: Connection) -> None:
        """Send the table to this connection, and every later change."""
        self.broadcaster.join(connection)
        self.bots.answer_if_asked()

    def changed(self) -> None:
        """Send a visible change to every connection, and let a bot answer if it is its turn."""
        self.broadcaster.changed()
        self.bots.answer_if_asked()

    # Actions of people and bots.

    def must_hold(self, held: Held, seat: int) -> None:
        """Refuse a caller who does not hold this seat."""
        table_rules.must_hold(self.table, held, seat)

    def playing(self) -> Match:
        """Return the match. Raise `WrongStage` if it has not started."""
        if self.match is None:
            raise WrongStage("not-started", "the match has not started yet", stage=LOBBY)
        return self.match

    async def choose(self, held: Held, seat: int, number: int, option: int) -> None:
        """Store the answer of a person to the question at shown number `number`. It counts when it is on disk. Raise
        `StaleInput` if the match has moved on."""
        async with self.lock:
            self.must_hold(held, seat)
            while is_now(self.playing(), number):
                before = self.playing().number
                try:
                    await self.append_and_send(
                        self.playing().prepare(seat, option, self.hint_requests.took(seat)), "person"
                    )
                    return
                except StaleInput:
                    # Another seat may have answered the same sealed question on another process: then try again.
                    if self.playing().number == before:
                        break
            raise StaleInput("stale", "the table has moved on since", number=self.playing().shown_number)

    def bot_asked(self) -> int | None:
        """Return the seat of the bot that has to answer now; None if there is none, or while an undo waits for
        consent."""
        if self.match is None or self.undo_wanted is not None or self.broken is not None:
            return None
        bots = [seat for seat in self.match.asked() if self.table.seats[seat].holder == BOT]
        # At a lesson bots answer last, so that their answers do not depend on timing.
        wait = self.table.lesson is not None and len(bots) < len(self.match.asked())
        return bots[0] if bots and not wait else None

    async def answer_by_bot(self, seat: int, number: int, option: int) -> None:
        """Store a bot's answer, or ignore it if the match has moved on."""
        async with self.lock:
            if self.playing().shown_number == number and self.bot_asked() == seat:
                await self.append_and_send(self.playing().prepare(seat, option), "bot")

    async def say(self, held: Held, text: str) -> None:
        """Add a line of chat, written by the first of the caller's seats, or by a spectator without a name."""
        text = line_of(text)
        slow_down(self.chat_bucket.take())
        async with self.lock:
            seats = seats_of(held, self.table)
            seat = seats[0] if seats else None
            if (WATCHERS if seat is None else seat) in self.table.muted:
                raise Muted("muted", "the host lets you say nothing at this table")
            name = "" if seat is None else self.table.seats[seat].name
            line, revision = await self.store.add_chat_line(self.id, seat, name, text)
            if not await self._note_revision(revision):
                self._add_chat([line])
            self.changed()

    async def change(self, rule: Callable[[Draft], T], later: bool = False) -> T:
        """Change the stored table by a rule, a function that changes the draft or raises a refusal. With `later` the
        rule may change the rematches too; the caller has to refresh their live tables."""
        async with self.lock:
            result = await self.store.change(self.id, rule, later)
            await self.catch_up()
            self.changed()
            self.broadcaster.schedule_presence()
            return result

    async def forget_names(self, held: Held) -> dict[str, dict[int, str]]:
        """Replace the names of the caller's seats in the table, its record, its chat and its audit log, also at the
        rematches. Return the former names by table and seat; the caller has to notify the live tables of the rematches.
        """
        former = await self.change(lambda draft: table_rules.take_name_off(draft, held), later=True)
        for table, names in former.items():
            for seat, name in names.items():
                forget = partial(replace_name, table=table, seat=seat, former=name, name=table_rules.nameless(seat))
                await self.store.database.write(forget)
        self.replace_names(former.get(self.id, {}))
        return former

    def replace_names(self, seats: Collection[int]) -> None:
        """Replace the names of these seats in the chat in memory, and send the whole table again."""
        for seat in seats:
            name = table_rules.nameless(seat)
            self.chat = [msgspec.structs.replace(line, name=name) if line.seat == seat else line for line in self.chat]
        if seats:
            self.broadcaster.rewind()
            self.changed()

    def close_disallowed(self) -> None:
        """Close the connections that may not see this table any more, each with the reason."""
        for connection in list(self.presence.connections):
            try:
                table_rules.may_be_open(self.table)
                table_rules.may_enter(self.table, connection.held)
            except Refused as problem:
                connection.hang_up(problem)

    async def store_hint(self, taken: HintTaken) -> None:
        """Store that a hint was taken, and send that to every connection. The caller holds the lock."""
        await self.store.change(self.id, lambda draft: with_hint(draft, taken))
        await self.catch_up()
        self.changed()

    # The log of inputs.

    async def append_and_send(self, entries: list[Entry], by: str) -> None:
        """Append entries to the log on disk, then apply them and send the change. The caller holds the lock."""
        assert self.lock.locked()
        # The metrics are public, so changed sealed answers are not counted.
        counted = not all(self.playing().changes_sealed(entry) for entry in entries)
        started = time.perf_counter()
        try:
            revision = await self.store.append(self.id, entries)
        except Exception:
            # Another process was faster, or the outcome is unknown after a failure: the store decides.
            with contextlib.suppress(Exception):
                await self.catch_up()
                self._send_changes()
            raise
        if counted:
            self.services.metrics.append.observe(time.perf_counter() - started)
            self.services.metrics.inputs.labels(by).inc()
        if not await self._note_revision(revision):
            self._apply(entries)
        self._send_changes()
        if self.stage == OVER:
            await self._close()

    async def refresh(self) -> None:
        """Read what other processes wrote, and send it to the connections."""
        async with self.lock:
            await self.catch_up()
            self._send_changes()

    def apply_remote(self, revision: int, entries: list[Entry]) -> bool:
        """Apply entries with which another process reached this revision, without waiting. Return whether this table is
        at that revision now: False if a change of the table is in progress or if more has to be read than these
        entries."""
        return not self.lock.locked() and self._apply_next(revision, entries)

    async def apply_remote_later(self, revision: int, entries: list[Entry]) -> None:
        """Apply entries of another process as soon as the lock is free. Read the table from the store if these entries
        are not all that is new."""
        async with self.lock:
            if not self._apply_next(revision, entries):
                await self.catch_up()
                self._send_changes()

    def _apply_next(self, revision: int, entries: list[Entry]) -> bool:
        """Apply entries of another process and send the change, if they are the very next ones. Return whether this
        table is at that revision now."""
        if revision <= self.table.revision:
            return True
        next_one = revision == self.table.revision + 1 and self.match is not None
        if not next_one or not entries or entries[0].n != self.playing().number + 1:
            return False
        try:
            self._apply(entries, accept_stored)
        except InconsistentTable:
            self.set_aside(false_table())
            raise
        self.table.revision, self.table.inputs = revision, self.playing().number
        self._send_changes()
        return True

    async def catch_up(self) -> None:
        """Read everything from the store that is newer than this table. The caller holds the lock."""
        after = 0 if self.match is None else self.match.number
        try:
            news = await self.store.read(
                self.id, after, self.chat[-1].number if self.chat else 0, self.services.settings.chat_kept
            )
            if self.match is None:
                self._changers = None
                self.match = await asyncio.to_thread(stored_match, self.game, news.table, news.entries)
            else:
                self._apply(news.entries, accept_stored)
                if self.match.number < news.table.inputs:
                    raise wrong_count(news.table, self.match.entries)
        except (InconsistentTable, Unreadable) as problem:
            self.set_aside(false_table() if isinstance(problem, InconsistentTable) else problem)
            raise
        self._apply_news(news)

    def set_aside(self, problem: Unreadable) -> None:
        """Stop the table, since what another process wrote is inconsistent. Close all connections with the reason."""
        log.error("a table was set aside", table=self.id, problem=problem.code)
        self.broken = problem
        for connection in self.presence.connections:
            connection.hang_up(problem)

    async def _note_revision(self, revision: int) -> bool:
        """Note the revision of this process's own write. Return True if other changes were written before it, so that
        the whole table was read again."""
        if revision == self.table.revision + 1:
            self.table.revision = revision
            return False
        await self.catch_up()
        return True

    async def _close(self) -> None:
        """Store that the match is over, so that lists of tables need not replay it."""
        await self.store.change(self.id, lambda draft: setattr(draft.table, "stage", OVER))
        await self.catch_up()
        self.changed()
        log.info("match over", table=self.id, inputs=self.playing().number)

    def _apply_news(self, news: News) -> None:
        if [seat.name for seat in news.table.seats] != [seat.name for seat in self.table.seats]:
            self._history = None
        self.table = news.table
        if self.match is not None and news.table.header is not None:
            self.match.header = news.table.header
        if news.chat:
            self._changers = None
        self._add_chat(news.chat)
        self.broadcaster.update_presence(*news.present, everywhere=True)
        for connection in self.presence.connections:
            connection.resolve(self.table)
        if self.table.locked or self.table.closed is not None:
            self.close_disallowed()

    def _send_changes(self) -> None:
        """Send the accepted change: to all connections, or, if only sealed answers were changed, to those of the seats
        that changed theirs."""
        if self._changers is None:
            self.changed()
            return
        self.broadcaster.changed_for(self._changers)

    def _apply(self, entries: list[Entry], apply: Callable[[Match, list[Entry]], None] = Match.accept) -> None:
        self._changers = None
        if self.match is not None and entries:
            if all(self.match.changes_sealed(entry) for entry in entries):
                self._changers = {entry.seat for entry in entries}
            apply(self.match, entries)
            if any(entry.undo is not None for entry in entries):
                self._history = None
                self.broadcaster.rewind()

    def _add_chat(self, lines: list[ChatLine]) -> None:
        self.chat += lines
        if len(self.chat) > self.services.settings.chat_kept:
            self.chat = self.chat[-self.services.settings.chat_kept // 2 :]
            self.broadcaster.rewind()
