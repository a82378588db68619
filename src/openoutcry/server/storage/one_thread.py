"""A thread that runs functions for the event loop, one after another. (`run_in_executor` needs two futures, two locks
and a chain of callbacks for each, which cost as much as a commit.)"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class OneThread:
    """A thread that starts with the first function. A function that has been queued is run even if its caller is
    cancelled."""

    def __init__(self, name: str) -> None:
        self._wishes: queue.SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread. Return its result or raise its exception."""
        if not self._thread.is_alive():
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wishes.put((work, done))
        return await done

    def close(self) -> None:
        """Run what is queued, then end the thread."""
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
            # If the event loop has been closed, nobody waits for the result.
            with contextlib.suppress(RuntimeError):
                done.get_loop().call_soon_threadsafe(settle, done, result, problem)


def settle(done: asyncio.Future[T], result: T, problem: BaseException | None) -> None:
    """Complete the future with the result or the exception. Runs on the event loop."""
    if done.cancelled():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)
