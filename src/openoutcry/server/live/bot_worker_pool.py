"""Worker processes for searching bots and the coach. They are processes because compiled code does not release the
interpreter lock.

Clients are served in turn (`fair_queue`). The time of a search is shortened while other requests wait: it is divided
among the waiting clients, and the part of a client among its own requests. A worker that ends or hangs is replaced, and
its request stays without an answer.
"""

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence

import msgspec
import structlog

from openoutcry.bots.levels import DEFAULT_SECONDS, level_of, strength_of
from openoutcry.server import wire
from openoutcry.server.live.bot_worker import BotTask, HintTask, ReviewTask, Task, WorkerAnswer, grace
from openoutcry.server.live.fair_queue import FairQueue, Priority, Requester
from openoutcry.server.settings import Settings

log = structlog.stdlib.get_logger("openoutcry.thinking")
# Seconds of a bot's search, including the answer, from when a worker process is ready.
LONGEST_THOUGHT = 3.0
SPARE = 0.3
SHORTEST = 0.005
STARTED_WITHIN = 60.0
AFTER_FAILURE = 5.0
LONGEST_LINE = 1 << 22
# A review has at least this part of its time when others wait.
LEAST_OF_A_REVIEW = 0.25
# Bots of a table without connections have at most this part of their time, so that other tables need not wait.
MOST_FOR_NOBODY = 0.1
# Seconds in which a hint or a review must be finished, including the time in the queue.
HINT_WITHIN = 60.0
REVIEW_WITHIN = 1800.0
COMMAND = (sys.executable, "-P", "-m", "openoutcry.server.live.bot_worker")


class NoAnswer(Exception):
    """A worker process has ended, hangs or does not start."""


class PendingTask(msgspec.Struct, eq=False):
    """A request in the queue or in a worker. Its answer is useless after `end`, a time of `time.monotonic()`."""

    task: Task
    priority: Priority
    answer: asyncio.Future[WorkerAnswer | None]
    end: float


class BotWorkerPool:
    """A pool of worker processes: `many`, or the number in the settings, or one less than there are cores. They are
    started with the first request."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND, many: int = 0) -> None:
        self.command = command
        self.settings = settings
        self.many = many or settings.thinkers or max(1, cores() - 1)
        self._queue: FairQueue[PendingTask] = FairQueue()
        self._has_work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = 0
        self._failed = False
        self._first_started = asyncio.Event()

    def wake(self) -> None:
        """Start the worker processes if they are not running yet."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(), name=f"thinker {n}") for n in range(self.many)]

    async def option(self, requester: Requester, question: BotTask) -> int | None:
        """Return a bot's option within LONGEST_THOUGHT seconds; None if no worker could answer."""
        answer = await self._answer(requester, question, LONGEST_THOUGHT - SPARE)
        return None if answer is None else answer.option

    async def hint(self, requester: Requester, task: HintTask) -> wire.Hint | None:
        """Return the coach's hint; None if no worker could answer within HINT_WITHIN seconds."""
        answer = await self._answer(requester, task, HINT_WITHIN)
        return None if answer is None else answer.hint

    async def review(self, requester: Requester, match: ReviewTask) -> wire.Coached | None:
        """Return the coach's review of a finished match; None if no worker could answer within REVIEW_WITHIN
        seconds."""
        answer = await self._answer(requester, match, REVIEW_WITHIN)
        return None if answer is None else answer.coached

    async def _answer(self, requester: Requester, task: Task, within: float) -> WorkerAnswer | None:
        self.wake()
        # The start of the first process may take long on a busy machine and does not count as time to compute.
        await self._first_started.wait()
        if self._failed and self._ready == 0:
            return None
        waiting = PendingTask(
            task, requester.priority, asyncio.get_running_loop().create_future(), time.monotonic() + within
        )
        self._queue.put(requester, waiting)
        self._has_work.set()
        try:
            return await asyncio.wait_for(waiting.answer, within)
        except TimeoutError:
            log.warning("a bot was not answered in time", often=True)
            return None
        finally:
            self._queue.drop(waiting)

    async def close(self) -> None:
        """End the worker processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _work(self) -> None:
        """Run one worker process after another, and serve requests with each as long as it lives."""
        while True:
            try:
                async with worker_process(self.command) as process:
                    self._failed = False
                    self._ready += 1
                    self._first_started.set()
                    try:
                        await self._serve(process)
                    finally:
                        self._ready -= 1
                log.warning("a thinker has ended and is replaced")
            except (NoAnswer, OSError) as problem:
                log.error("a thinker cannot be started", problem=str(problem), often=True)
                self._failed = True
                self._first_started.set()
                while self._ready == 0 and (taken := self._queue.take()) is not None:
                    resolve(taken[1], None)
                await asyncio.sleep(AFTER_FAILURE)

    async def _serve(self, process: Process) -> None:
        while True:
            await self._has_work.wait()
            if process.returncode is not None:
                return
            if not self._queue:
                self._has_work.clear()
                continue
            part = min(1.0, self.many * self._queue.share())
            taken = self._queue.take()
            assert taken is not None
            waiting = taken[1]
            if waiting.priority == Priority.NOBODY:
                part = min(part, MOST_FOR_NOBODY)
            try:
                answer = await self._ask(process, waiting, part)
            except (NoAnswer, OSError, ValueError) as problem:
                log.error("a thinker does not answer", problem=str(problem))
                resolve(waiting, None)
                return
            resolve(waiting, answer)

    async def _ask(self, process: Process, waiting: PendingTask, part: float) -> WorkerAnswer:
        seconds = max(SHORTEST, min(self._time_for(waiting.task, part), waiting.end - time.monotonic() - SPARE))
        task = msgspec.structs.replace(waiting.task, seconds=seconds)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        answer = await read_answer(process, seconds + grace(task))
        if answer.problem is not None:
            log.error("a bot failed" if isinstance(task, BotTask) else "the coach failed", problem=answer.problem)
        return answer

    def _time_for(self, task: Task, part: float) -> float:
        """Return the seconds that a task may take if only this part of its usual time is available."""
        match task:
            case HintTask():
                return self.settings.hinting * part
            case ReviewTask():
                return self.settings.coaching * max(part, LEAST_OF_A_REVIEW)
            case BotTask():
                return (DEFAULT_SECONDS | self.settings.thinking).get(
                    strength_of(level_of(task.bot) or ""), SHORTEST
                ) * part


@contextlib.asynccontextmanager
async def worker_process(command: Sequence[str]) -> AsyncIterator[Process]:
    """Start a worker process, and kill it at the end of the block. It runs in a session of its own, so that Ctrl-C does
    not reach it. It ends when its pipe is closed, and so also when the server crashes."""
    # The worker imports the same packages as this process.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True, limit=LONGEST_LINE
    )
    try:
        await read_answer(process, STARTED_WITHIN)
        log.info("a thinker has started", process=process.pid)
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def read_answer(process: Process, within: float) -> WorkerAnswer:
    """Return the next answer of a worker process. Raise `NoAnswer` if there is none in time."""
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), within)
    except TimeoutError:
        raise NoAnswer(f"nothing in {within:.1f} seconds") from None
    if not line.endswith(b"\n"):
        raise NoAnswer("it has ended")
    return msgspec.json.decode(line, type=WorkerAnswer)


def resolve(waiting: PendingTask, answer: WorkerAnswer | None) -> None:
    """Complete a request, unless its caller has given up."""
    if not waiting.answer.done():
        waiting.answer.set_result(answer)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
