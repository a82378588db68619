"""Work shared by a cluster, with the results in order: the same call as `in_order`, on Dask or Ray.

The work of a worker that dies is given to another one. Each piece counts once, when its result is read.
"""

import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any

from openoutcry.games.packages import VARIABLE
from openoutcry.lab.errors import BadCluster
from openoutcry.lab.processes import AHEAD, Share

LIBRARIES = ("dask", "ray")
RETRIES = 10  # of a piece whose worker died
MOST_WORKERS = 256
REACHED_WITHIN = 10  # seconds


def cluster(address: str) -> Share:
    """Return the function that shares work on the cluster at this address: `dask://HOST:PORT`, `ray://HOST:PORT`, or
    `dask:2` and `ray:2` for workers on this machine."""
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
    """Do a piece of work on a worker, which may not know the bots and games named here."""
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
    """Submit pieces ahead of their turn, and yield the results in order."""
    left = iter(pieces)
    waiting: deque[Any] = deque(submit(piece) for piece in islice(left, workers * AHEAD))
    while waiting:
        done = result(waiting.popleft())
        waiting.extend(submit(piece) for piece in islice(left, 1))
        yield done
