"""The bots at one table. They think in threads, or in processes of their own if they search, never on the event loop,
pause a little as people do, and come in by the same door: their answer is on disk before it counts. A bot that fails
plays its first option, one whose process fails is stood in for by the usual bot, and neither holds up anybody."""

import asyncio
import contextlib
import random
import secrets
import threading
import time
import weakref
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
from openoutcry.server.live.coached import SetUp
from openoutcry.server.live.house import House
from openoutcry.server.live.lessons import bot_seed
from openoutcry.server.live.thinker import Question
from openoutcry.server.live.thinking import LONGEST_THOUGHT
from openoutcry.server.live.turns import Asker
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.rows import TableRow
from openoutcry.server.storage.trouble import trouble

log = structlog.stdlib.get_logger("openoutcry.bots")
AFTER_TROUBLE = 2.0


class Watched(Protocol):
    """What bots need of those who are connected to their table."""

    def asker(self) -> Asker:
        """On whose behalf the bots think."""


class Asking(Protocol):
    """What bots need of the room they play in."""

    id: str
    house: House
    game: Game[Any]
    table: TableRow

    @property
    def audience(self) -> "Watched":
        """Everybody who is connected to the table."""

    def playing(self) -> Match:
        """The match."""

    def bot_asked(self) -> int | None:
        """The bot to answer now."""

    async def answer_by_bot(self, seat: int, number: int, option: int) -> None:
        """A bot's answer to what was asked when this number was shown."""


class BotPlay:
    """Answers for the bots of a room whenever they are asked. While they think the room is held, else it holds us."""

    def __init__(self, room: Asking) -> None:
        self._room = weakref.ref(room)
        self.players: dict[tuple[int, str], SeatedBot] = {}
        self.lost: dict[int, threading.Thread] = {}  # guests that have not come back from thinking
        self.task: asyncio.Task[None] | None = None

    @property
    def room(self) -> Asking:
        """The room; whoever calls has it."""
        room = self._room()
        assert room is not None
        return room

    @property
    def thinking(self) -> bool:
        """Whether a bot is at work."""
        return self.task is not None and not self.task.done()

    def think(self) -> None:
        """Something changed: if a bot is asked now, let it answer."""
        if not self.thinking and self.room.bot_asked() is not None:
            self.task = asyncio.create_task(self._answer(self.room), name=f"bots of {self.room.id}")

    async def stop(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _answer(self, room: Asking) -> None:
        while (seat := room.bot_asked()) is not None:
            try:
                await self._answer_once(seat)
            except StaleInput:
                continue
            except Exception as problem:
                reason = trouble(problem)
                if reason is None:
                    log.exception("a bot's answer was not kept", table=room.id, seat=seat)
                else:
                    log.error("a bot's answer was not kept", reason=reason, often=True)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _answer_once(self, seat: int) -> None:
        searches = thinks(self._kind(seat))
        if not searches:
            await self._pause()
        match = self.room.playing()
        number, choice = match.shown_number, match.choice(seat)
        if choice is None:
            return
        view = match.bot_view(seat)
        if searches:
            option, _ = await asyncio.gather(self._timed(self._searched(seat, number, view, choice)), self._pause())
        else:
            option = await self._timed(self._thought(seat, number, view, choice))
        await self.room.answer_by_bot(seat, number, option)

    async def _pause(self) -> None:
        await asyncio.sleep(self.room.house.settings.bot_pause * random.uniform(0.75, 1.25))

    async def _timed(self, thought: Coroutine[Any, Any, int]) -> int:
        with self.room.house.metrics.thinking.time():
            return await thought

    def _kind(self, seat: int) -> str:
        return self.room.table.seats[seat].bot or ""

    async def _searched(self, seat: int, number: int, view: Position, choice: Choice) -> int:
        """The option of a bot that searches; the usual bot answers where no process does."""
        if len(choice.options) == 1:
            return choice.options[0]
        asked = question(self.room.table, self.room.game, self.room.house.luck, seat, number, view, choice)
        option = await self.room.house.thinking.option(self.room.audience.asker(), asked)
        if option in choice.options:
            return option
        usual = usual_bot(self.room.game.name)
        return await self._decided(seat, usual, number, view, choice)

    async def _decided(self, seat: int, kind: str, number: int, view: Position, choice: Choice) -> int:
        """The option of a bot that thinks in a thread, when it is this table's turn."""
        room = self.room
        async with room.house.work.turn(room.audience.asker()):
            decide = partial(self._decide, room, seat, kind, number, view, choice)
            return await asyncio.get_running_loop().run_in_executor(room.house.thinkers, decide)

    async def _thought(self, seat: int, number: int, view: Position, choice: Choice) -> int:
        """The bot's option. A guest thinks in a thread of its own, since nobody knows whether it comes to an end; while
        it does not, its seat plays the first option."""
        kind = self._kind(seat)
        if kind in BOTS:
            return await self._decided(seat, kind, number, view, choice)
        loop, decide = asyncio.get_running_loop(), partial(self._decide, self.room)
        if seat in self.lost and self.lost[seat].is_alive():
            return choice.options[0]
        answer: asyncio.Future[int] = loop.create_future()

        def say(option: int) -> None:
            if not answer.done():
                answer.set_result(option)

        def think() -> None:
            option = decide(seat, kind, number, view, choice)
            with contextlib.suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(say, option)

        thread = threading.Thread(target=think, name=f"bot of {self.room.id}", daemon=True)
        thread.start()
        try:
            return await asyncio.wait_for(answer, self.room.house.settings.guests_within)
        except TimeoutError:
            log.error("a bot does not answer", table=self.room.id, seat=seat)
            self.lost[seat] = thread
            return choice.options[0]

    def _decide(self, room: Asking, seat: int, kind: str, number: int, view: Position, choice: Choice) -> int:
        """The bot's option; runs in a thread."""
        try:
            option = int(self._player(room, seat, kind, number).act(view, choice, time.monotonic() + LONGEST_THOUGHT))
        except Exception:
            log.exception("a bot failed", table=room.id, seat=seat)
            option = choice.options[0]
        return option if option in choice.options else choice.options[0]

    def _player(self, room: Asking, seat: int, kind: str, number: int) -> SeatedBot:
        """The bot in that seat. One that teaches is made anew for every answer, and remembers nothing."""
        lesson = room.table.lesson
        if lesson is not None:
            # The deals of the lessons were chosen with the first broker at the table: what they teach comes up with it.
            return make_bot(FIRST if kind == DEFAULT else kind, room.game, bot_seed(lesson, seat, number))
        if (seat, kind) not in self.players:
            self.players[seat, kind] = make_bot(kind, room.game, secrets.randbits(63))
        return self.players[seat, kind]


def set_up_of(table: TableRow) -> SetUp:
    """What the game of a table is opened with."""
    rules = 0 if table.header is None else table.header.rules
    return SetUp(table.game, len(table.seats), tuple(table.options.items()), table.set_text, rules)


def question(
    table: TableRow, game: Game[Any], luck: str, seat: int, number: int, view: Position, choice: Choice
) -> Question:
    """What travels to a process: what the seat may know, what it is asked, and its seed, which is the same whoever
    answers and however often."""
    lesson = table.lesson
    return Question(
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
