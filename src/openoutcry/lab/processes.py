"""Work that several processes share, with the results in order. Stopping early ends the processes at once."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Protocol, TypeVar

AHEAD = 2  # pieces a process that are handed out before their turn
LEAVING = 5.0  # seconds to close what was begun
_working = False  # whether this process does a piece of work now
Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Share(Protocol):
    """A function that shares work: `in_order`, or the one of a cluster."""

    def __call__(
        self, work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any], jobs: int
    ) -> Generator[Any, None, None]:
        """Yield the result of `work` for each piece, in order."""


def in_order(
    work: Callable[[Shared, Piece], Done], shared: Shared, pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Yield the result of `work` for each piece, in order. One job uses this process, 0 jobs use every core."""
    if jobs == 1:
        yield from (work(shared, piece) for piece in pieces)
        return
    count = jobs if jobs > 0 else os.cpu_count() or 1
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    said = context.SimpleQueue()
    hearing = threading.Thread(target=_hear, args=(said,), daemon=True)
    hearing.start()
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(sys.path[:], said))
    whole = False
    try:
        left = iter(pieces)
        waiting: deque[Future[Done]] = deque(
            pool.submit(_do, work, shared, piece) for piece in islice(left, count * AHEAD)
        )
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(_do, work, shared, piece) for piece in islice(left, 1))
            yield done
        whole = True
    finally:
        pool.shutdown(wait=whole, cancel_futures=True)
        said.put(None)
        hearing.join()
        _send_home(set(multiprocessing.active_children()) - before)


def _send_home(children: set[BaseProcess]) -> None:
    """Terminate these processes. The pool may take the end of a process for a result and assign it more work, so
    processes that are still alive after a while are killed."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(LEAVING)
        if child.is_alive():
            child.kill()


class _Passing(logging.Handler):
    """Forwards log records to the parent process before the result of the work."""

    def __init__(self, said: Any) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        record.msg, record.args = record.getMessage(), None
        self.said.put(record)


def _hear(said: Any) -> None:
    """Log the records of the other processes, each problem once."""
    told: set[tuple[str, str]] = set()
    while (record := said.get()) is not None:
        problem = getattr(record, "problem", None)
        key = record.name, record.getMessage() if problem is None else f"{problem.code} {problem.args_shown.get('bot')}"
        if key not in told:
            told.add(key)
            logging.getLogger(record.name).handle(record)


def _begin(path: list[str], said: Any) -> None:
    """Prepare a worker: ignore Ctrl-C, which the parent handles, and let SIGTERM close what is open."""
    sys.path[:] = path
    logging.getLogger("openoutcry").addHandler(_Passing(said))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent has ended, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(work: Callable[[Shared, Piece], Done], shared: Shared, piece: Piece) -> Done:
    """Do a piece of work in this process."""
    global _working
    _working = True
    try:
        return work(shared, piece)
    finally:
        _working = False


def _leave(number: int, frame: FrameType | None) -> None:
    """End this process. One that waits for work ends at once and keeps the lock of the queue: had it read a part of a
    message, the process that took the lock next would read the rest as another message."""
    if _working:
        sys.exit(1)
    os._exit(1)
