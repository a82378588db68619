"""Runs a simulation: plan after plan, on several processes, writing rows as they arrive."""

import math
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import islice
from statistics import fmean, stdev

import msgspec

from openoutcry.lab.files import File
from openoutcry.lab.intervals import SURE, z_of
from openoutcry.lab.processes import Share, in_order
from openoutcry.lab.rows import Legend, Row, as_rows
from openoutcry.lab.sheet import deal_of
from openoutcry.lab.simulate import Chunk, Plan, Sum, Table

# Games that are handed out together at first; then as many as take this long, which changes nothing in the files.
AT_RANDOM, AT_ONCE, SLOWLY = 2000, 50, 1
SECONDS = 0.5
MOST = 20_000
FEWEST_DEALS = 10  # that two sets of a sweep have both played, for their difference to be told


class Piece(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: int
    first: int
    last: int


class Sums:
    """The sums of the rows so far, by bot and by seat."""

    def __init__(self) -> None:
        self.games = 0
        self.by_bot: dict[str, Sum] = {}
        self.by_seat: dict[int, Sum] = {}

    def add(self, seat: int, bot: str, rows: Sum) -> None:
        """Add rows of a seat and a bot."""
        self.by_seat.setdefault(seat, Sum()).add(rows)
        self.by_bot.setdefault(bot, Sum()).add(rows)

    def add_chunk(self, bots: list[str], chunk: Chunk) -> None:
        """Add a chunk of games."""
        self.games += chunk.games
        for bot, one in zip(bots, chunk.by_place, strict=True):
            self.by_bot.setdefault(bot, Sum()).add(one)
        for seat, one in enumerate(chunk.by_seat):
            self.by_seat.setdefault(seat, Sum()).add(one)


class SetScores:
    """The scores of one set of a sweep, summed by deal. Sets are compared on the deals that both have played."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.by_deal: dict[int, float] = {}

    @property
    def mean(self) -> float:
        """The mean score of a seat."""
        return sum(self.by_deal.values()) / max(self.seats, 1)

    def add(self, first: int, chunk: Chunk, legend: Legend, plan: Plan) -> None:
        """Add the games of a chunk; `first` is the number of its first game."""
        whole = memoryview(chunk.seats.rows).cast("q").tolist()
        scores = whole[legend.columns["score"].place :: legend.width]
        for n in range(chunk.games):
            deal = deal_of(first + n, plan.players, plan.rotate)
            score = sum(scores[n * plan.players : (n + 1) * plan.players])
            self.by_deal[deal] = self.by_deal.get(deal, 0.0) + score
        self.games += chunk.games
        self.seats += len(scores)


class SetResult(msgspec.Struct, frozen=True):
    """One set of a sweep: its games, the mean score of a seat, and the difference to the first set with its 95 %
    interval. The difference is None for the first set, and if too few deals were played."""

    varied: str
    games: int
    score: float
    difference: float | None = None
    low: float | None = None
    high: float | None = None


class Simulation:
    """Plans that are played one after the other, `games` of each, on the same deals."""

    def __init__(self, plans: list[Plan], games: int) -> None:
        self.plans = plans
        self.games = games
        self.tables = [Table(plan) for plan in plans]
        self.legends = [table.legends() for table in self.tables]
        self.sums = Sums()
        self.sets = [SetScores() for _ in plans]
        self.sizes = [self._first_size(table) for table in self.tables]

    def total(self) -> int:
        """The number of games of all plans."""
        return self.games * len(self.plans)

    def pieces(self, done: int) -> Iterator[Piece]:
        """Yield the pieces that remain after `done` games, in order."""
        for number in range(len(self.plans)):
            first = max(0, min(done - number * self.games, self.games))
            while first < self.games:
                last = min(first + self.sizes[number], self.games)
                yield Piece(number, first, last)
                first = last

    def _first_size(self, table: Table) -> int:
        if table.quick is None:
            return SLOWLY
        return AT_RANDOM if all(one.mind is None for one in table.quick) else AT_ONCE

    def chunks(self, jobs: int, done: int = 0, share: Share = in_order) -> Generator[tuple[Piece, Chunk]]:
        """Yield the played games in order."""
        alone = len(list(islice(self.pieces(done), 2))) < 2
        handed_out: deque[Piece] = deque()

        def hand_out() -> Iterator[Piece]:
            for piece in self.pieces(done):
                handed_out.append(piece)
                yield piece

        with closing(share(play_piece, self.plans, hand_out(), 1 if alone else jobs)) as played:
            for chunk in played:
                piece = handed_out.popleft()
                self.sizes[piece.plan] = max(1, min(int(SECONDS * chunk.games / max(chunk.seconds, 1e-6)), MOST))
                yield piece, chunk

    def run(
        self,
        jobs: int,
        seats: File | None = None,
        rounds: File | None = None,
        done: int = 0,
        progress: Callable[[int], None] | None = None,
        share: Share = in_order,
    ) -> bool:
        """Play, write and sum up. Return whether everything was played. An interruption keeps what is complete."""
        try:
            with closing(self.chunks(jobs, done, share)) as played:
                for piece, chunk in played:
                    of_seats, of_rounds = self.legends[piece.plan]
                    if rounds is not None:
                        rounds.write(chunk.rounds, of_rounds)
                    if seats is not None:
                        seats.write(chunk.seats, of_seats)
                    self._settle([rounds, seats])
                    self.sums.add_chunk(self.tables[piece.plan].bots(), chunk)
                    if len(self.plans) > 1:
                        self.sets[piece.plan].add(piece.first, chunk, of_seats, self.plans[piece.plan])
                    if progress is not None:
                        progress(chunk.games)
        except KeyboardInterrupt:
            return False
        finally:
            for file in (rounds, seats):
                if file is not None:
                    file.close()
        return True

    def _settle(self, files: list[File | None]) -> None:
        """Make rows durable, those of rounds first: a game whose seats are stored is complete."""
        there = [file for file in files if file is not None]
        if any(file.full() for file in there):
            for file in there:
                file.settle()


class _Opened:
    """The table that this process used last, so that a game is opened once."""

    table: Table | None = None


def play_piece(plans: list[Plan], piece: Piece) -> Chunk:
    """Play some games of one of the plans."""
    plan = plans[piece.plan]
    if _Opened.table is None or _Opened.table.plan != plan:
        _Opened.table = Table(plan)
    start = time.perf_counter()
    chunk = _Opened.table.play(range(piece.first, piece.last))
    return msgspec.structs.replace(chunk, seconds=time.perf_counter() - start)


def compare_sets(simulation: Simulation) -> list[SetResult]:
    """Compare every set of a sweep with the first one, deal by deal. Return an empty list without a sweep."""
    found: list[SetResult] = []
    if len(simulation.plans) < 2:
        return found
    first = simulation.sets[0]
    for plan, one in zip(simulation.plans, simulation.sets, strict=True):
        result = SetResult(plan.varied, one.games, one.mean)
        both = sorted(one.by_deal.keys() & first.by_deal.keys())
        if one is not first and len(both) >= FEWEST_DEALS:
            seats = one.seats / len(one.by_deal)
            gains = [(one.by_deal[deal] - first.by_deal[deal]) / seats for deal in both]
            middle, wide = fmean(gains), z_of(SURE) * stdev(gains) / math.sqrt(len(gains))
            result = SetResult(plan.varied, one.games, one.mean, middle, middle - wide, middle + wide)
        found.append(result)
    return found


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Row]:
    """Play `games` games on `jobs` processes and return the rows in order."""
    simulation = Simulation([plan], games)
    rows: list[Row] = []
    with closing(simulation.chunks(jobs)) as played:
        for _, chunk in played:
            rows += as_rows(chunk.seats, simulation.legends[0][0])
            if progress is not None:
                progress(chunk.games)
    return rows
