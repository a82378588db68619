"""Bots that search, and the coach, think in processes of their own, since compiled code keeps every thread of its
process waiting.

Clients are served in turn (`turns`). Whoever is asked while others wait has less time: what a bot may take is divided
among the clients that wait for a process, and a client's part among its own questions. A process that ends or hangs is
replaced; its question has no answer, and the house goes on."""

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence

import msgspec
import structlog

from openoutcry.bots.levels import THINKING, level_of, strength_of
from openoutcry.server import wire
from openoutcry.server.live.coached import HintWish, Review
from openoutcry.server.live.thinker import Answer, Question, Task, grace
from openoutcry.server.live.turns import Asker, Rank, Turns
from openoutcry.server.settings import Settings

log = structlog.stdlib.get_logger("openoutcry.thinking")
# In seconds of a thought, an answer included, once there is a process to think in.
LONGEST_THOUGHT = 3.0
SPARE = 0.3
SHORTEST = 0.005
STARTED_WITHIN = 60.0
AFTER_FAILURE = 5.0
LONGEST_LINE = 1 << 22
# Of what the coach was to have for a match, at least so much is left when others wait.
LEAST_OF_A_REVIEW = 0.25
# The bots of a table to which nobody is connected have at most this part of their time: people who come do not wait.
MOST_FOR_NOBODY = 0.1
# In seconds: how long somebody waits for a hint, and a match for the coach.
HINT_WITHIN = 60.0
REVIEW_WITHIN = 1800.0
COMMAND = (sys.executable, "-P", "-m", "openoutcry.server.live.thinker")


class NoAnswer(Exception):
    """A process has ended, or hangs, or does not begin."""


class Waiting(msgspec.Struct, eq=False):
    """A question on its way; it is of no use after `end`."""

    task: Task
    rank: Rank
    answer: asyncio.Future[Answer | None]
    end: float


class Thinking:
    """As many processes as there are cores but one, or as many as were wished for; they are started when the first
    question comes."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND, many: int = 0) -> None:
        self.command = command
        self.settings = settings
        self.many = many or settings.thinkers or max(1, cores() - 1)
        self._turns: Turns[Waiting] = Turns()
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = 0
        self._failed = False
        self._begun = asyncio.Event()

    def wake(self) -> None:
        """A bot will be asked soon: start the processes, if they are not there yet."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(), name=f"thinker {n}") for n in range(self.many)]

    async def option(self, asker: Asker, question: Question) -> int | None:
        """What the bot answers, in less than LONGEST_THOUGHT; None where nobody could say."""
        answer = await self._answer(asker, question, LONGEST_THOUGHT - SPARE)
        return None if answer is None else answer.option

    async def hint(self, asker: Asker, wish: HintWish) -> wire.Hint | None:
        """What the coach says to somebody who is asked; None where it could not say anything in time."""
        answer = await self._answer(asker, wish, HINT_WITHIN)
        return None if answer is None else answer.hint

    async def review(self, asker: Asker, match: Review) -> wire.Coached | None:
        """What the coach says of a match that is over; None where it has nothing to say."""
        answer = await self._answer(asker, match, REVIEW_WITHIN)
        return None if answer is None else answer.coached

    async def _answer(self, asker: Asker, task: Task, within: float) -> Answer | None:
        self.wake()
        # On a busy machine it takes a while until the first process is there, and that is no time to think in.
        await self._begun.wait()
        if self._failed and self._ready == 0:
            return None
        waiting = Waiting(task, asker.rank, asyncio.get_running_loop().create_future(), time.monotonic() + within)
        self._turns.put(asker, waiting)
        self._some.set()
        try:
            return await asyncio.wait_for(waiting.answer, within)
        except TimeoutError:
            log.warning("a bot was not answered in time", often=True)
            return None
        finally:
            self._turns.drop(waiting)

    async def close(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _work(self) -> None:
        """Take questions for one process after another, each for as long as it lives."""
        while True:
            try:
                async with started(self.command) as process:
                    self._failed = False
                    self._ready += 1
                    self._begun.set()
                    try:
                        await self._serve(process)
                    finally:
                        self._ready -= 1
                log.warning("a thinker has ended and is replaced")
            except (NoAnswer, OSError) as problem:
                log.error("a thinker cannot be started", problem=str(problem), often=True)
                self._failed = True
                self._begun.set()
                while self._ready == 0 and (taken := self._turns.take()) is not None:
                    settle(taken[1], None)
                await asyncio.sleep(AFTER_FAILURE)

    async def _serve(self, process: Process) -> None:
        while True:
            await self._some.wait()
            if process.returncode is not None:
                return
            if not self._turns:
                self._some.clear()
                continue
            part = min(1.0, self.many * self._turns.share())
            taken = self._turns.take()
            assert taken is not None
            waiting = taken[1]
            if waiting.rank == Rank.NOBODY:
                part = min(part, MOST_FOR_NOBODY)
            try:
                answer = await self._ask(process, waiting, part)
            except (NoAnswer, OSError, ValueError) as problem:
                log.error("a thinker does not answer", problem=str(problem))
                settle(waiting, None)
                return
            settle(waiting, answer)

    async def _ask(self, process: Process, waiting: Waiting, part: float) -> Answer:
        seconds = max(SHORTEST, min(self._wish(waiting.task, part), waiting.end - time.monotonic() - SPARE))
        task = msgspec.structs.replace(waiting.task, seconds=seconds)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        answer = await heard(process, seconds + grace(task))
        if answer.problem is not None:
            log.error("a bot failed" if isinstance(task, Question) else "the coach failed", problem=answer.problem)
        return answer

    def _wish(self, task: Task, part: float) -> float:
        """How long a task may take, if this part of it is left."""
        match task:
            case HintWish():
                return self.settings.hinting * part
            case Review():
                return self.settings.coaching * max(part, LEAST_OF_A_REVIEW)
            case Question():
                return (THINKING | self.settings.thinking).get(strength_of(level_of(task.bot) or ""), SHORTEST) * part


@contextlib.asynccontextmanager
async def started(command: Sequence[str]) -> AsyncIterator[Process]:
    """A process that is ready, until it is no longer wanted. It has a session of its own, so that Ctrl-C does not reach
    it: it ends when its pipe is closed, and that is when the server ends, however it does."""
    # It finds the same packages as we do.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True, limit=LONGEST_LINE
    )
    try:
        await heard(process, STARTED_WITHIN)
        log.info("a thinker has started", process=process.pid)
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def heard(process: Process, within: float) -> Answer:
    """The next line that a process says."""
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), within)
    except TimeoutError:
        raise NoAnswer(f"nothing in {within:.1f} seconds") from None
    if not line.endswith(b"\n"):
        raise NoAnswer("it has ended")
    return msgspec.json.decode(line, type=Answer)


def settle(waiting: Waiting, answer: Answer | None) -> None:
    """Tell whoever still waits."""
    if not waiting.answer.done():
        waiting.answer.set_result(answer)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
