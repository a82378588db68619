"""Benchmark of the engine on one core: compiled playouts, playouts driven from interpreted Python, and clones.

A decision is a player's choice among two or more options; forced answers and NATURE's take time but are not counted.
Compare ratios within one run: machines are noisy.
"""

import gc
import random
import time
import tracemalloc
from collections.abc import Iterator
from math import floor
from typing import Any

import msgspec

from openoutcry.engine import kernel
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, playouts
from openoutcry.engine.kernel import Tally, answer, decide, next_decision, pick
from openoutcry.engine.position import Position
from openoutcry.games.catalogue import games, info, open_game

BATCH = 50
CLONES = 2000


class Benchmark(msgspec.Struct, frozen=True):
    """Fields of the measurements of one game with one player count. "Driven" decisions are made by interpreted Python
    instead of the compiled loop; `clone_ns` is the time to copy a position, in nanoseconds."""

    game: str
    players: int
    options: dict[str, str]
    compiled: bool
    decisions_per_second: float
    driven_decisions_per_second: float
    games_per_second: float
    clone_ns: float
    state_bytes: int


def compiled() -> bool:
    """Return whether the engine was imported from compiled modules instead of Python sources."""
    return not str(kernel.__file__).endswith(".py")


def measure(
    names: list[str], players: int | None = None, seconds: float = 0.5, options: dict[str, str] | None = None
) -> Iterator[Benchmark]:
    """Yield the measurements of the named games, or of all games if `names` is empty: one per player count, or only for
    `players` if given. Each timing takes about `seconds`."""
    for name in names or games():
        for count in info(name).players:
            if players in (None, count):
                yield measure_game(open_game(name, count, options), seconds)


def measure_game(game: Game[Any], seconds: float) -> Benchmark:
    """Measure one game as it was opened, and return the measurements. Each of the timings takes about `seconds` of
    processor time."""
    inside, tally = _inside(game, seconds)
    a_game = int(tally.decisions) / int(tally.games)
    position = halfway(game)
    return Benchmark(
        game=game.name,
        players=game.players,
        options=game.options,
        compiled=compiled(),
        decisions_per_second=round(inside * a_game),
        driven_decisions_per_second=round(_driven(game, seconds) * a_game),
        games_per_second=round(inside, 1),
        clone_ns=round(_clone_ns(position, seconds / 4), 1),
        state_bytes=_state_bytes(position),
    )


def _inside(game: Game[Any], seconds: float) -> tuple[float, Tally]:
    """Return games per second of the compiled loop with random answers, and the counts of games and decisions."""
    tally, rng = Tally(), Rng(1)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        playouts(game, BATCH, rng, tally)
    return int(tally.games) / spent, tally


def _driven(game: Game[Any], seconds: float) -> float:
    """Return games per second when interpreted Python reads the options of each player, picks one at random and
    answers."""
    nature, chance, games = Rng(1), random.Random(1).random, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        g = game.new()
        options = next_decision(g, nature)
        while options:
            options = decide(g, options[floor(chance() * len(options))], nature)
        games += 1
    return games / spent


def halfway(game: Game[Any]) -> Position:
    """Return the position after half the inputs of a random game. The game is always the same."""
    rng, length = Rng(1), 0
    g: Position = game.new()
    while g.options:
        answer(g, pick(g, rng))
        length += 1
    rng, g = Rng(1), game.new()
    for _ in range(length // 2):
        answer(g, pick(g, rng))
    return g


def _clone_ns(g: Position, seconds: float) -> float:
    clones = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(CLONES):
            g.clone()
        clones += CLONES
    return spent / clones * 1e9


def _state_bytes(g: Position) -> int:
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [g.clone() for _ in range(CLONES)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size // len(kept)
