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
    """How work is shared out: `in_order`, or as a cluster does it."""

    def __call__(
        self, work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any], jobs: int
    ) -> Generator[Any, None, None]:
        """What `work` makes of each piece, in order."""


def in_order(
    work: Callable[[Shared, Piece], Done], shared: Shared, pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """What `work` makes of each piece; with one job in this process, with none on every core."""
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
    """End these processes. A pool takes what ends a process in the middle of its work for the result of the work, and
    goes on: whoever is there after a while is not asked again."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(LEAVING)
        if child.is_alive():
            child.kill()


class _Passing(logging.Handler):
    """Passes on what is said here, before the work that says it is done."""

    def __init__(self, said: Any) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        record.msg, record.args = record.getMessage(), None
        self.said.put(record)


def _hear(said: Any) -> None:
    """Say here what the other processes say, each problem once."""
    told: set[tuple[str, str]] = set()
    while (record := said.get()) is not None:
        problem = getattr(record, "problem", None)
        key = record.name, record.getMessage() if problem is None else f"{problem.code} {problem.args_shown.get('bot')}"
        if key not in told:
            told.add(key)
            logging.getLogger(record.name).handle(record)


def _begin(path: list[str], said: Any) -> None:
    """Ctrl-C is for whoever shares the work out; being ended lets what was begun be closed."""
    sys.path[:] = path
    logging.getLogger("openoutcry").addHandler(_Passing(said))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the one that started it has ended, also if that one was killed."""
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
