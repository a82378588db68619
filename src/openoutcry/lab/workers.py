"""Shares work among the processes of this machine, or among the workers of a Dask or Ray cluster. Results are in order.

Stopping early ends the processes at once. A piece of work whose cluster worker dies is given to another worker. Each
piece counts once, when its result is read.
"""

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

from openoutcry.games.packages import VARIABLE
from openoutcry.lab.errors import BadCluster

AHEAD = 2  # pieces a process that are handed out before their turn
LEAVING = 5.0  # seconds to close what was begun
_working = False  # whether this process does a piece of work now
Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Share(Protocol):
    """A function that distributes work to processes: `in_order`, or the one that `cluster` returns."""

    def __call__(
        self, work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any], jobs: int
    ) -> Generator[Any, None, None]:
        """Yield `work(shared, piece)` for each piece, in the order of the pieces. `jobs` is the number of processes; a
        cluster ignores it."""


def in_order(
    work: Callable[[Shared, Piece], Done], shared: Shared, pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Yield `work(shared, piece)` for each piece, in the order of the pieces. With one job the work is done in this
    process; `jobs` above 1 starts as many processes, and 0 one for every core. Closing the generator ends them."""
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
        yield from _in_turn(lambda piece: pool.submit(_do, work, shared, piece), Future.result, pieces, count)
        whole = True
    finally:
        pool.shutdown(wait=whole, cancel_futures=True)
        said.put(None)
        hearing.join()
        _send_home(set(multiprocessing.active_children()) - before)


def _send_home(children: set[BaseProcess]) -> None:
    """Terminate these processes, and kill those that still run after `LEAVING` seconds. The pool may mistake the end of
    a process for a result and assign it more work."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(LEAVING)
        if child.is_alive():
            child.kill()


class _Passing(logging.Handler):
    """Forwards log records of a worker process to the parent through a queue."""

    def __init__(self, said: Any) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        record.msg, record.args = record.getMessage(), None
        self.said.put(record)


def _hear(said: Any) -> None:
    """Log the records that worker processes send through the queue `said`, each problem once, until None arrives."""
    told: set[tuple[str, str]] = set()
    while (record := said.get()) is not None:
        problem = getattr(record, "problem", None)
        key = record.name, record.getMessage() if problem is None else f"{problem.code} {problem.args_shown.get('bot')}"
        if key not in told:
            told.add(key)
            logging.getLogger(record.name).handle(record)


def _begin(path: list[str], said: Any) -> None:
    """Prepare a worker process: import from the same folders as its parent, forward log records, ignore Ctrl-C, which
    the parent handles, and end with the parent or on SIGTERM."""
    sys.path[:] = path
    logging.getLogger("openoutcry").addHandler(_Passing(said))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the parent process to end, even by a kill, then end this process."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(work: Callable[[Shared, Piece], Done], shared: Shared, piece: Piece) -> Done:
    """Do a piece of work in this process and return its result. Meanwhile a SIGTERM lets `finally` blocks run."""
    global _working
    _working = True
    try:
        return work(shared, piece)
    finally:
        _working = False


def _leave(number: int, frame: FrameType | None) -> None:
    """End this process on SIGTERM. An idle one ends at once without releasing the lock of the queue: had it read a part
    of a message, the process that took the lock next would read the rest as another message."""
    if _working:
        sys.exit(1)
    os._exit(1)


LIBRARIES = ("dask", "ray")
RETRIES = 10  # of a piece whose worker died
MOST_WORKERS = 256
REACHED_WITHIN = 10  # seconds


def cluster(address: str) -> Share:
    """Return a function that distributes work on the cluster at this address: `dask://HOST:PORT`, `ray://HOST:PORT`, or
    `dask:2` and `ray:2` for so many workers on this machine. Raise `BadCluster` if the address has another form; the
    function raises it if the cluster cannot be reached."""
    library, _, rest = address.partition(":")
    here = rest.isdecimal() and 1 <= int(rest) <= MOST_WORKERS
    if library not in LIBRARIES or not (here or (rest.startswith("//") and len(rest) > 2)):
        message = f"a cluster is dask://HOST:PORT, ray://HOST:PORT, dask:WORKERS or ray:WORKERS, not {address!r}"
        raise BadCluster("bad-cluster", message, value=address)
    share = _on_dask if library == "dask" else _on_ray

    def in_order(
        work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any], jobs: int
    ) -> Generator[Any, None, None]:
        yield from share(address, int(rest) if here else 0, work, shared, pieces)

    return in_order


def there(path: list[str], games: str, work: Callable[[Any, Any], Any], shared: Any, piece: Any) -> Any:
    """Return `work(shared, piece)`, computed on a cluster worker. First add the import folders `path` and the external
    games `games`, so that the worker finds the same bots and games."""
    sys.path += [folder for folder in path if folder not in sys.path]
    os.environ[VARIABLE] = games
    return work(shared, piece)


def _known_here() -> tuple[list[str], str]:
    return sys.path[:], os.environ.get(VARIABLE, "")


def _unreachable(address: str, problem: Exception) -> BadCluster:
    return BadCluster("cluster-unreachable", f"the cluster {address} cannot be reached: {problem}", address=address)


def _on_dask(
    address: str, workers: int, work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any]
) -> Generator[Any, None, None]:
    from distributed import Client, LocalCluster

    local = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) if workers else None
    try:
        client = Client(local or address.replace("dask://", "tcp://"), timeout=REACHED_WITHIN)
    except (OSError, ValueError) as problem:
        raise _unreachable(address, problem) from problem
    try:
        path, games = _known_here()

        def submit(piece: Any) -> Any:
            return client.submit(there, path, games, work, shared, piece, pure=False)

        cores = sum(client.ncores().values()) or 1
        yield from _in_turn(submit, lambda task: task.result(), pieces, cores)
    finally:
        client.close()
        if local is not None:
            local.close()


def _on_ray(
    address: str, workers: int, work: Callable[[Any, Any], Any], shared: Any, pieces: Iterable[Any]
) -> Generator[Any, None, None]:
    import ray

    try:
        if workers:
            ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
        else:
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise _unreachable(address, problem) from problem
    try:
        path, games = _known_here()
        plans = ray.put(shared)
        task = ray.remote(there).options(num_cpus=1, max_retries=RETRIES)
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield from _in_turn(lambda piece: task.remote(path, games, work, plans, piece), ray.get, pieces, cores)
    finally:
        ray.shutdown()


def _in_turn(
    submit: Callable[[Any], Any], result: Callable[[Any], Any], pieces: Iterable[Any], workers: int
) -> Generator[Any, None, None]:
    """Submit pieces ahead of their turn, a few for each worker, and yield the results in the order of the pieces."""
    left = iter(pieces)
    waiting: deque[Any] = deque(submit(piece) for piece in islice(left, workers * AHEAD))
    while waiting:
        done = result(waiting.popleft())
        waiting.extend(submit(piece) for piece in islice(left, 1))
        yield done
