"""Measures how fast `simulate` is, side by side in one run: random games into a Parquet file against the engine alone,
brokers, two processes against one, and clusters of two workers against one.

    python tools/measure_simulate.py                       # the engine, and brokers: by the time of the processor
    python tools/measure_simulate.py --jobs                # one process and two, by the clock on the wall
    python tools/measure_simulate.py --cluster dask ray    # one worker and two, by the clock on the wall

What goes by the clock on the wall needs a machine that does nothing else.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from openoutcry.engine.chance import Rng
from openoutcry.engine.game import playouts
from openoutcry.engine.kernel import Tally
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.rows import open_file
from openoutcry.lab.runs import Simulation
from openoutcry.lab.simulate import Plan
from openoutcry.lab.workers import Share, cluster, in_order

PLAYERS = 4
SECONDS = 2.0
TURNS = 3  # of everything, by turns; the best counts


def main() -> None:
    """Measure what was asked for."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--jobs", action="store_true")
    wishes.add_argument("--cluster", nargs="+", default=[], metavar="dask|ray")
    wishes.add_argument("--games", type=int, default=40_000)
    asked = wishes.parse_args()
    if asked.jobs:
        plan = Plan("mogul", PLAYERS, 1, ["broker"] * PLAYERS, {})
        _compare("processes", plan, asked.games, [(1, in_order), (2, in_order)])
    for library in asked.cluster:
        plan = Plan("mogul", PLAYERS, 1, ["broker"] * PLAYERS, {})
        _compare(f"{library} workers", plan, asked.games, [(n, cluster(f"{library}:{n}")) for n in (1, 2)])
    if not asked.jobs and not asked.cluster:
        for game in games():
            _against_the_engine(game)


def _against_the_engine(name: str) -> None:
    """Games a second of processor time: the engine alone, random games into a file, brokers into a file."""
    game, tally = open_game(name, PLAYERS), Tally()
    engine = written = brokers = 0.0
    for _ in range(TURNS):
        engine = max(engine, _rate(lambda: playouts(game, 1000, Rng(1), tally), 1000))
        written = max(written, _into_file(name, "random", int(engine * SECONDS)))
        brokers = max(brokers, _into_file(name, "broker", 2000))
    print(f"{name}: engine {engine:.0f}, random {written:.0f} ({written / engine:.2f}), brokers {brokers:.0f} games/s")


def _rate(play: Callable[[], None], some: int) -> float:
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        play()
        done += some
    return done / spent


def _into_file(name: str, bot: str, many: int) -> float:
    simulation = Simulation([Plan(name, PLAYERS, 1, [bot] * PLAYERS, {})], many)
    with tempfile.TemporaryDirectory() as folder:
        start = time.process_time()
        simulation.run(1, open_file(Path(folder) / "games.parquet"))
        return many / (time.process_time() - start)


def _compare(what: str, plan: Plan, many: int, ways: list[tuple[int, Share]]) -> None:
    """Games a second on the wall, from the first chunk to the last: what starts a cluster is not counted."""
    rates = [max(_on_the_wall(plan, many, jobs, share) for _ in range(TURNS)) for jobs, share in ways]
    told = ", ".join(f"{jobs}: {rate:.0f}" for (jobs, _), rate in zip(ways, rates, strict=True))
    print(f"{what}: {told} games/s, {rates[1] / rates[0]:.2f} times")


def _on_the_wall(plan: Plan, many: int, jobs: int, share: Share) -> float:
    simulation, first, played = Simulation([plan], many), 0.0, 0
    with tempfile.TemporaryDirectory() as folder:
        file = open_file(Path(folder) / "games.parquet")
        for piece, chunk in simulation.chunks(jobs, 0, share):
            file.write(chunk.seats, simulation.legends[piece.plan][0])
            if first == 0.0:
                first = time.perf_counter()
            else:
                played += chunk.games
        file.close()
        return played / (time.perf_counter() - first)


if __name__ == "__main__":
    main()
