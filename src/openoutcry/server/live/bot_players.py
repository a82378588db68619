"""The bots of one live table. They compute in threads, or in worker processes if they search, never on the event loop.
They pause before an answer as people do, and their answers are stored like those of people. A bot that raises an error
plays its first option. A bot without a working process is replaced by the usual bot of the game."""

import asyncio
import contextlib
import hashlib
import random
import secrets
import threading
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol

import structlog

from openoutcry.bots import BOTS, SeatedBot, make_bot, usual_bot
from openoutcry.bots.levels import DEFAULT, FIRST, thinks
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, save
from openoutcry.match.match import Match
from openoutcry.server.live.bot_worker import BotTask, GameSetup
from openoutcry.server.live.bot_worker_pool import LONGEST_THOUGHT
from openoutcry.server.live.fair_queue import Requester
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.database_errors import log_failure
from openoutcry.server.storage.rows import TableRow

log = structlog.stdlib.get_logger("openoutcry.bots")
AFTER_TROUBLE = 2.0


class TableClients(Protocol):
    """The connections of a table, as far as bots need them."""

    def requester(self) -> Requester:
        """Return for whom the bots compute."""


class BotTable(Protocol):
    """The parts of a live table that bots need."""

    id: str
    services: Services
    game: Game[Any]
    table: TableRow

    @property
    def broadcaster(self) -> "TableClients":
        """The connections of the table."""

    def playing(self) -> Match:
        """Return the match."""

    def bot_asked(self) -> int | None:
        """Return the seat of the bot that has to answer now, or None."""

    async def answer_by_bot(self, seat: int, number: int, option: int) -> None:
        """Store a bot's answer to the question at this shown number."""


class BotPlayers:
    """Answers for the bots of a live table."""

    def __init__(self, live_table: BotTable) -> None:
        self.live_table = live_table
        self.players: dict[tuple[int, str], SeatedBot] = {}
        self.late_threads: dict[int, threading.Thread] = {}  # threads of external bots that did not answer in time
        self.task: asyncio.Task[None] | None = None

    @property
    def computing(self) -> bool:
        """True while a bot is computing."""
        return self.task is not None and not self.task.done()

    def answer_if_asked(self) -> None:
        """Start to answer if a bot has to answer now and none is computing."""
        if not self.computing and self.live_table.bot_asked() is not None:
            self.task = asyncio.create_task(self._answer(), name=f"bots of {self.live_table.id}")

    async def stop(self) -> None:
        """Stop answering."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _answer(self) -> None:
        while (seat := self.live_table.bot_asked()) is not None:
            try:
                await self._answer_once(seat)
            except StaleInput:
                continue
            except Exception as problem:
                log_failure(log, "a bot's answer was not kept", problem, table=self.live_table.id, seat=seat)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _answer_once(self, seat: int) -> None:
        searches = thinks(self._kind(seat))
        if not searches:
            await self._pause()
        match = self.live_table.playing()
        number, choice = match.shown_number, match.choice(seat)
        if choice is None:
            return
        view = match.bot_view(seat)
        if searches:
            option, _ = await asyncio.gather(self._timed(self._searched(seat, number, view, choice)), self._pause())
        else:
            option = await self._timed(self._computed(seat, number, view, choice))
        await self.live_table.answer_by_bot(seat, number, option)

    async def _pause(self) -> None:
        await asyncio.sleep(self.live_table.services.settings.bot_pause * random.uniform(0.75, 1.25))

    async def _timed(self, answer: Coroutine[Any, Any, int]) -> int:
        with self.live_table.services.metrics.thinking.time():
            return await answer

    def _kind(self, seat: int) -> str:
        return self.live_table.table.seats[seat].bot or ""

    async def _searched(self, seat: int, number: int, view: Position, choice: Choice) -> int:
        """Return the option of a bot that searches. The usual bot answers if no worker process does."""
        if len(choice.options) == 1:
            return choice.options[0]
        task = bot_task(
            self.live_table.table, self.live_table.game, self.live_table.services.luck, seat, number, view, choice
        )
        option = await self.live_table.services.bot_workers.option(self.live_table.broadcaster.requester(), task)
        if option in choice.options:
            return option
        usual = usual_bot(self.live_table.game.name)
        return await self._decided(seat, usual, number, view, choice)

    async def _decided(self, seat: int, kind: str, number: int, view: Position, choice: Choice) -> int:
        """Return the option of a bot that computes in a thread, when it is the turn of this table's clients."""
        live_table = self.live_table
        async with live_table.services.work.turn(live_table.broadcaster.requester()):
            decide = partial(self._decide, seat, kind, number, view, choice)
            return await asyncio.get_running_loop().run_in_executor(live_table.services.threads, decide)

    async def _computed(self, seat: int, number: int, view: Position, choice: Choice) -> int:
        """Return the option of a bot that does not search. An external bot computes in a thread of its own, since it
        may never return. Until it does, its seat plays the first option."""
        kind = self._kind(seat)
        if kind in BOTS:
            return await self._decided(seat, kind, number, view, choice)
        loop = asyncio.get_running_loop()
        if seat in self.late_threads and self.late_threads[seat].is_alive():
            return choice.options[0]
        answer: asyncio.Future[int] = loop.create_future()

        def say(option: int) -> None:
            if not answer.done():
                answer.set_result(option)

        def think() -> None:
            option = self._decide(seat, kind, number, view, choice)
            with contextlib.suppress(RuntimeError):  # the event loop has been closed meanwhile
                loop.call_soon_threadsafe(say, option)

        thread = threading.Thread(target=think, name=f"bot of {self.live_table.id}", daemon=True)
        thread.start()
        try:
            return await asyncio.wait_for(answer, self.live_table.services.settings.guests_within)
        except TimeoutError:
            log.error("a bot does not answer", table=self.live_table.id, seat=seat)
            self.late_threads[seat] = thread
            return choice.options[0]

    def _decide(self, seat: int, kind: str, number: int, view: Position, choice: Choice) -> int:
        """Return the bot's option, or the first option if the bot fails. Runs in a thread."""
        try:
            option = int(self._player(seat, kind, number).act(view, choice, time.monotonic() + LONGEST_THOUGHT))
        except Exception:
            log.exception("a bot failed", table=self.live_table.id, seat=seat)
            option = choice.options[0]
        return option if option in choice.options else choice.options[0]

    def _player(self, seat: int, kind: str, number: int) -> SeatedBot:
        """Return the bot in that seat. At a lesson it is made anew for every answer, so that it remembers nothing."""
        lesson, game = self.live_table.table.lesson, self.live_table.game
        if lesson is not None:
            # The deals of the lessons were chosen with the first version of `broker` as the opponent.
            return make_bot(FIRST if kind == DEFAULT else kind, game, bot_seed(lesson, seat, number))
        if (seat, kind) not in self.players:
            self.players[seat, kind] = make_bot(kind, game, secrets.randbits(63))
        return self.players[seat, kind]


def set_up_of(table: TableRow) -> GameSetup:
    """Return how the game of a table is opened."""
    rules = 0 if table.header is None else table.header.rules
    return GameSetup(table.game, len(table.seats), tuple(table.options.items()), table.set_text, rules)


def bot_task(
    table: TableRow, game: Game[Any], luck: str, seat: int, number: int, view: Position, choice: Choice
) -> BotTask:
    """Return the request to a bot worker: what the seat may know, its question, and a seed that is the same for each
    attempt at the same answer."""
    lesson = table.lesson
    return BotTask(
        set_up=set_up_of(table),
        bot=table.seats[seat].bot or "",
        seed=bot_seed(f"{luck} {table.id}" if lesson is None else lesson, seat, number),
        view=save(view, game.steps()),
        kind=choice.kind,
        seat=seat,
        options=list(choice.options),
        words=list(choice.words),
        chosen=choice.chosen,
    )


def bot_seed(table: int | str, seat: int, number: int) -> int:
    """Return the seed of a bot for its answer at this shown number. It depends on the arguments only, so that a lesson
    is the same after each restart of the server."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat} {number}".encode()).digest()[:7], "big")
