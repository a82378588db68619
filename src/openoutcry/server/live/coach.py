"""Hints and reviews of the coach, computed in worker processes.

A hint is computed from what the asking seat may know. That it was taken is stored and visible to all before the hint is
given. A second request at the same question gets the same hint. Reviews of finished matches are computed one after
another, at low priority, with clients served in turn. Only a seat holder or the host can start a review. A review is
stored. A match whose review failed is not reviewed again by this process.
"""

import asyncio
from functools import partial
from typing import Any, Protocol

import msgspec
import structlog

from openoutcry.engine.errors import NotAsked, OpenOutcryError
from openoutcry.engine.game import Game
from openoutcry.engine.position import save
from openoutcry.match.match import Match, is_now
from openoutcry.server import wire
from openoutcry.server.http.limits import Bucket, slow_down
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.bot_players import bot_seed, set_up_of
from openoutcry.server.live.bot_worker import HintTask, ReviewTask
from openoutcry.server.live.bot_worker_pool import BotWorkerPool
from openoutcry.server.live.broadcaster import Connection
from openoutcry.server.live.fair_queue import Priority, Requester
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import HintsOff, NoHint, StaleInput, told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.database_errors import log_failure
from openoutcry.server.storage.rows import Draft, HintTaken, TableRow, to_json
from openoutcry.server.storage.statements import insert_review, read_review
from openoutcry.server.storage.store import Store

log = structlog.stdlib.get_logger("openoutcry.coach")
REVIEW_SEED = 1
MOST_WAITING = 200
MOST_OF_CLIENT = 20


class HintTable(Protocol):
    """The parts of a live table that hints need."""

    id: str
    services: Services
    game: Game[Any]
    table: TableRow
    lock: asyncio.Lock

    def playing(self) -> Match:
        """Return the match."""

    def must_hold(self, held: Held, seat: int) -> None:
        """Refuse a caller who does not hold this seat."""

    async def store_hint(self, taken: HintTaken) -> None:
        """Store that a hint was taken, and send that to every connection. The caller holds the lock."""


class HintRequests:
    """Hints at one live table. `given` are the last hints by seat, `tasks` the requests in progress."""

    def __init__(self, live_table: HintTable) -> None:
        self.live_table = live_table
        settings = live_table.services.settings
        self.bucket = Bucket(settings.hints_per_second, settings.hint_burst)
        self.given: dict[int, wire.Hint] = {}
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def took(self, seat: int) -> bool:
        """Return whether this seat has taken a hint since its last answer."""
        taken = [one.at for one in self.live_table.table.hints or () if one.seat == seat]
        if not taken:
            return False
        entries = self.live_table.playing().entries
        last = next((entry.n for entry in reversed(entries) if entry.seat == seat and entry.undo is None), 0)
        return max(taken) >= last

    def ask(self, connection: Connection, seat: int, number: int) -> None:
        """Start to compute a hint; it is sent when it is ready. The connection can send other messages meanwhile."""
        self._allowed(connection.held, seat, number)
        if (before := self.given.get(seat)) is not None and before.number == number:
            connection.reply(before)
            return
        if seat in self.tasks:
            raise StaleInput("hint-coming", "the coach is thinking about that already")
        slow_down(self.bucket.take())
        task = asyncio.create_task(self._give(connection, seat, number), name=f"hint at {self.live_table.id}")
        self.tasks[seat] = task
        task.add_done_callback(lambda _: self.tasks.pop(seat, None))

    async def stop(self) -> None:
        """Cancel all requests."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _allowed(self, held: Held, seat: int, number: int) -> None:
        live_table = self.live_table
        match = live_table.playing()
        if live_table.table.hints is None:
            raise HintsOff("hints-off", "this table was opened without hints")
        live_table.must_hold(held, seat)
        if not is_now(match, number):
            raise StaleInput("stale", "the table has moved on since", number=match.shown_number)
        if match.choice(seat) is None:
            raise NotAsked("hint-not-asked", "nothing is asked of that seat now", seat=seat)

    async def _give(self, connection: Connection, seat: int, number: int) -> None:
        live_table = self.live_table
        try:
            hint = await live_table.services.bot_workers.hint(
                Requester([connection.client], Priority.HOLDER), self._task(seat, number)
            )
            if hint is None:
                raise NoHint("no-hint", "the coach could not say anything in time: ask again")
            async with live_table.lock:
                self._allowed(connection.held, seat, number)
                await live_table.store_hint(HintTaken(seat, live_table.playing().number))
            self.given[seat] = hint
            connection.reply(hint)
        except OpenOutcryError as problem:
            connection.reply(wire.Refused(told(problem), wire.TakeHint(seat, number)))
        except Exception as problem:
            failed = log_failure(log, "a hint failed", problem, table=live_table.id)
            refusal = told(failed or NoHint("no-hint", "the coach failed"))
            connection.reply(wire.Refused(refusal, wire.TakeHint(seat, number)))

    def _task(self, seat: int, number: int) -> HintTask:
        live_table, match = self.live_table, self.live_table.playing()
        choice = match.choice(seat)
        assert choice is not None
        return HintTask(
            set_up=set_up_of(live_table.table),
            names=[one.name for one in live_table.table.seats],
            seed=bot_seed(f"{live_table.services.luck} {live_table.id}", seat, number),
            view=save(match.bot_view(seat), live_table.game.steps()),
            kind=choice.kind,
            seat=seat,
            number=number,
            options=list(choice.options),
            words=list(choice.words),
        )


def with_hint(draft: Draft, taken: HintTaken) -> None:
    """Add a taken hint to the draft."""
    draft.table.hints = [*(draft.table.hints or []), taken]


class Reviews:
    """The reviews that are being computed, and the tables at which they failed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = BotWorkerPool(settings, many=1)
        self._running: dict[str, tuple[asyncio.Task[None], Requester]] = {}
        self._failed: set[str] = set()

    async def ask(self, table: str, match: Match, requester: Requester) -> wire.CoachAsked:
        """Return the review of the finished match at a table. If there is none yet and a seat holder or the host asks,
        start it. A client with MOST_OF_CLIENT unfinished reviews is refused."""
        stored = await self.store.database.read(partial(read_review, table=table))
        if stored is not None:
            return wire.CoachAsked(False, msgspec.json.decode(stored, type=wire.Coached))
        if table not in self._running:
            full = len(self._running) >= MOST_WAITING
            if requester.priority != Priority.HOLDER or table in self._failed or full or self.settings.coaching <= 0:
                return wire.CoachAsked(False)
            slow_down(sum(one == requester for _, one in self._running.values()) < MOST_OF_CLIENT)
            # The match is over, so its list of entries does not change any more.
            review_task = ReviewTask(match.header, match.entries, REVIEW_SEED)
            task = asyncio.create_task(self._review(table, review_task, requester), name=f"coach of {table}")
            self._running[table] = task, requester
            task.add_done_callback(lambda _: self._running.pop(table, None))
        return wire.CoachAsked(True)

    async def _review(self, table: str, review_task: ReviewTask, requester: Requester) -> None:
        try:
            review = await self.workers.review(requester, review_task)
            if review is not None:
                await self.store.database.write(partial(insert_review, table=table, review=to_json(review)))
                return
        except Exception:
            log.exception("what the coach said was not kept", table=table)
        self._failed.add(table)

    async def close(self) -> None:
        """Cancel the unfinished reviews and stop the worker process."""
        tasks = [task for task, _ in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
