"""Work that several processes share, with the results in order. Stopping early ends the processes at once."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from types import FrameType
from typing import TypeVar

AHEAD = 2  # pieces a process that are handed out before their turn
Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


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
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(sys.path[:],))
    try:
        left = iter(pieces)
        waiting: deque[Future[Done]] = deque(pool.submit(work, shared, piece) for piece in islice(left, count * AHEAD))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(work, shared, piece) for piece in islice(left, 1))
            yield done
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()


def _begin(path: list[str]) -> None:
    """Ctrl-C is for whoever shares the work out; being ended lets what was begun be closed."""
    sys.path[:] = path
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(1)
