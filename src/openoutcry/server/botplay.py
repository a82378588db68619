"""The bots at one table. They think in threads, never on the event loop, pause a little as people do, and come in by
the same door: their answer is on disk before it counts. A bot that fails plays its first option and holds up nobody."""

import asyncio
import random
import secrets
import time
from typing import TYPE_CHECKING

import structlog

from openoutcry.bots import Bot, make_bot
from openoutcry.engine.door import Choice
from openoutcry.engine.records import Position
from openoutcry.server.refusals import StaleInput
from openoutcry.server.rows import BOT

if TYPE_CHECKING:
    from openoutcry.server.room import Room

log = structlog.stdlib.get_logger("openoutcry.bots")
LONGEST_THOUGHT = 3.0
AFTER_TROUBLE = 2.0


class BotPlay:
    """Answers for the bots of a room whenever they are asked."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.players: dict[int, Bot] = {}
        self.task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot is at work."""
        return self.task is not None and not self.task.done()

    def think(self) -> None:
        """Something changed: if a bot is asked now, let it answer."""
        if not self.thinking and self._asked() is not None:
            self.task = asyncio.create_task(self._answer(), name=f"bots of {self.room.id}")

    async def stop(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def _asked(self) -> int | None:
        """The bot to answer; nobody while people discuss whether to go back."""
        match = self.room.match
        if match is None or self.room.undo_wanted is not None:
            return None
        seats = self.room.table.seats
        return next((seat for seat in match.asked() if seats[seat].holder == BOT), None)

    async def _answer(self) -> None:
        while (seat := self._asked()) is not None:
            try:
                await asyncio.sleep(self.room.house.settings.bot_pause * random.uniform(0.75, 1.25))
                await self._answer_once(seat)
            except StaleInput:
                continue
            except Exception:
                log.exception("a bot's answer was not kept", table=self.room.id, seat=seat)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _answer_once(self, seat: int) -> None:
        match = self.room.playing()
        number, choice = match.number, match.choice(seat)
        if choice is None:
            return
        loop = asyncio.get_running_loop()
        with self.room.house.metrics.thinking.time():
            option = await loop.run_in_executor(
                self.room.house.thinkers, self._decide, seat, match.bot_view(seat), choice
            )
        async with self.room.lock:
            if match.number == number and self._asked() == seat:
                await self.room.write(match.prepare(seat, option), "bot")

    def _decide(self, seat: int, view: Position, choice: Choice) -> int:
        """The bot's option; runs in a thread."""
        try:
            if seat not in self.players:
                kind = self.room.table.seats[seat].bot or ""
                self.players[seat] = make_bot(kind, self.room.game, secrets.randbits(63))
            option = int(self.players[seat].act(view, choice, time.monotonic() + LONGEST_THOUGHT))
        except Exception:
            log.exception("a bot failed", table=self.room.id, seat=seat)
            option = choice.options[0]
        return option if option in choice.options else choice.options[0]
