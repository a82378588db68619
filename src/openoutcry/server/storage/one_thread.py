"""A thread that does one thing after the other for the event loop. (`run_in_executor` does the same with two futures,
two locks and a chain of callbacks for each, which cost as much as a commit.)"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class OneThread:
    """Begins with the first thing to do. What was begun is finished, even if nobody waits for it any more."""

    def __init__(self, name: str) -> None:
        self._wishes: queue.SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    async def do(self, work: Callable[[], T]) -> T:
        """What the work returns or raises."""
        if not self._thread.is_alive():
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wishes.put((work, done))
        try:
            return await done
        finally:
            # What is raised here knows this place, and would hold itself by it.
            del done

    def close(self) -> None:
        """Finish what was begun."""
        self._wishes.put(None)
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while (wish := self._wishes.get()) is not None:
            work, done = wish
            result, problem = None, None
            try:
                result = work()
            except BaseException as raised:
                problem = raised
            # The loop may be closed by now: then nobody waits.
            with contextlib.suppress(RuntimeError):
                done.get_loop().call_soon_threadsafe(settle, done, result, problem)
            del wish, work, done, result, problem


def settle(done: asyncio.Future[T], result: T, problem: BaseException | None) -> None:
    """Tell whoever waits."""
    if done.cancelled():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)
