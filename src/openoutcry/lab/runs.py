"""Runs a simulation, plan after plan on several processes, writes rows as they arrive, and resumes interrupted runs."""

import csv
import json
import math
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from openoutcry.lab.errors import BadFile
from openoutcry.lab.intervals import SURE, z_of
from openoutcry.lab.rows import File, Legend, Row, as_rows, parts_of
from openoutcry.lab.sheet import deal_of, first_bot_seed
from openoutcry.lab.simulate import Chunk, OpenedPlan, Plan, SeatSums, turn_of
from openoutcry.lab.workers import Share, in_order

# Games that are handed out together at first; then as many as take this long, which changes nothing in the files.
AT_RANDOM, AT_ONCE, SLOWLY = 2000, 50, 1
SECONDS = 0.5
MOST = 20_000
FEWEST_DEALS = 10  # that two sets of a sweep have both played, for their difference to be told


class Piece(msgspec.Struct, frozen=True):
    """Fields of a piece of work: games `first` to `last` (exclusive) of the plan with index `plan`."""

    plan: int
    first: int
    last: int


class Sums:
    """Sums of seats, wins and scores over the rows so far, by bot and by seat, and the number of games."""

    def __init__(self) -> None:
        self.games = 0
        self.by_bot: dict[str, SeatSums] = {}
        self.by_seat: dict[int, SeatSums] = {}

    def add(self, seat: int, bot: str, rows: SeatSums) -> None:
        """Add sums of rows of one seat and one bot. The number of games is not changed."""
        self.by_seat.setdefault(seat, SeatSums()).add(rows)
        self.by_bot.setdefault(bot, SeatSums()).add(rows)

    def add_chunk(self, bots: list[str], chunk: Chunk) -> None:
        """Add the sums of a chunk of games. `bots` has the names of the bots in the order of the plan."""
        self.games += chunk.games
        for bot, one in zip(bots, chunk.by_place, strict=True):
            self.by_bot.setdefault(bot, SeatSums()).add(one)
        for seat, one in enumerate(chunk.by_seat):
            self.by_seat.setdefault(seat, SeatSums()).add(one)


class SetScores:
    """Sums of the scores of one plan by deal. Plans of a simulation are compared on the deals that both have played."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.by_deal: dict[int, float] = {}

    @property
    def mean(self) -> float:
        """Return the mean score of a seat, or 0 before the first game."""
        return sum(self.by_deal.values()) / max(self.seats, 1)

    def add(self, first: int, chunk: Chunk, legend: Legend, plan: Plan) -> None:
        """Add the scores of a chunk of games, which was played with `plan` and begins with game number `first`."""
        whole = memoryview(chunk.seats.rows).cast("q").tolist()
        scores = whole[legend.columns["score"].place :: legend.width]
        for n in range(chunk.games):
            deal = deal_of(first + n, plan.players, plan.rotate)
            score = sum(scores[n * plan.players : (n + 1) * plan.players])
            self.by_deal[deal] = self.by_deal.get(deal, 0.0) + score
        self.games += chunk.games
        self.seats += len(scores)


class SetResult(msgspec.Struct, frozen=True):
    """Fields of the result of one set of changed numbers, of several: games, mean score of a seat, and the difference
    to the mean of the first set with its 95 % interval. The difference is None for the first set, and if too few deals
    were played."""

    varied: str
    games: int
    score: float
    difference: float | None = None
    low: float | None = None
    high: float | None = None


class Simulation:
    """Plays several plans (rule sets) one after the other, `games` games of each, on the same deals, and sums up the
    results."""

    def __init__(self, plans: list[Plan], games: int) -> None:
        self.plans = plans
        self.games = games
        self.tables = [OpenedPlan(plan) for plan in plans]
        self.legends = [table.legends() for table in self.tables]
        self.sums = Sums()
        self.sets = [SetScores() for _ in plans]
        self.sizes = [self._first_size(table) for table in self.tables]

    def total(self) -> int:
        """Return the number of games of all plans."""
        return self.games * len(self.plans)

    def pieces(self, done: int) -> Iterator[Piece]:
        """Yield the pieces of work that remain after the first `done` games of all plans, in order. Their size follows
        the measured speed."""
        for number in range(len(self.plans)):
            first = max(0, min(done - number * self.games, self.games))
            while first < self.games:
                last = min(first + self.sizes[number], self.games)
                yield Piece(number, first, last)
                first = last

    def _first_size(self, table: OpenedPlan) -> int:
        if table.quick is None:
            return SLOWLY
        return AT_RANDOM if all(one.mind is None for one in table.quick) else AT_ONCE

    def chunks(self, jobs: int, done: int = 0, share: Share = in_order) -> Generator[tuple[Piece, Chunk]]:
        """Play all games after the first `done`, and yield each piece with its rows, in order. `jobs` is the number of
        processes (0: every core); `share` distributes the work to these or to a cluster."""
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
        """Play the games after the first `done`, write rows to the files that are given, and add up the results. Close
        the files. Return False if Ctrl-C interrupted it, which keeps the complete pieces. `progress` is called with the
        number of games of each piece."""
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
        """Write buffered rows to the disk if one of the files is full. Rows of rounds come first, because a game whose
        seats are stored counts as complete."""
        there = [file for file in files if file is not None]
        if any(file.full() for file in there):
            for file in there:
                file.settle()


class _Opened:
    """Keeps the plan that this process played last with its game and bots, so that they are created once."""

    table: OpenedPlan | None = None


def play_piece(plans: list[Plan], piece: Piece) -> Chunk:
    """Play the games of a piece of work and return their rows and the seconds they took."""
    plan = plans[piece.plan]
    if _Opened.table is None or _Opened.table.plan != plan:
        _Opened.table = OpenedPlan(plan)
    start = time.perf_counter()
    chunk = _Opened.table.play(range(piece.first, piece.last))
    return msgspec.structs.replace(chunk, seconds=time.perf_counter() - start)


def compare_sets(simulation: Simulation) -> list[SetResult]:
    """Return the result of each set of changed numbers, compared with the first deal by deal; an empty list if there is
    only one plan."""
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
    """Play `games` games on `jobs` processes (0: every core) and return one row per seat, in order. `progress` is
    called with the number of games of each piece."""
    simulation = Simulation([plan], games)
    rows: list[Row] = []
    with closing(simulation.chunks(jobs)) as played:
        for _, chunk in played:
            rows += as_rows(chunk.seats, simulation.legends[0][0])
            if progress is not None:
                progress(chunk.games)
    return rows


def resume_run(simulation: Simulation, path: Path) -> int:
    """Prepare a file of an interrupted run for continuing: remove rows of incomplete games, add the rows to the sums,
    and return the number of complete games (0 without a file). Raise `BadFile` if the rows are of another
    simulation."""
    if path.suffix == ".parquet":
        return _resume_parquet(simulation, path)
    if not path.exists():
        return 0
    players, rows = simulation.plans[0].players, 0
    end = start = _heading(path)
    for offset, row in _lines(path, start):
        _check(simulation, path, rows, row)
        simulation.sums.add(int(row["seat"]), str(row["bot"]), SeatSums(1, float(row["won"]), float(row["score"])))
        rows += 1
        if rows % players == 0:
            end = offset
    _cut(path, end if rows >= players else 0)
    done = rows // players
    simulation.sums.games = done
    return done


def cut_rounds(simulation: Simulation, path: Path, done: int) -> None:
    """Remove rows of rounds from the game with index `done` on, because the file of seats has only `done` complete
    games."""
    if path.suffix == ".parquet":
        _cut_rounds_parquet(simulation, path, done)
    elif path.exists():
        end = start = _heading(path)
        for offset, row in _lines(path, start):
            if _game_of(simulation, str(_word(row["varied"])), int(row["match"])) >= done:
                break
            end = offset
        _cut(path, end if end > start else 0)


def _heading(path: Path) -> int:
    """Return the offset in bytes of the first row: the length of the heading of a CSV file, else 0."""
    if path.suffix != ".csv":
        return 0
    with path.open("rb") as file:
        return len(file.readline())


def _lines(path: Path, start: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the complete rows from the offset `start` on, each with the offset of its end. Raise `BadFile` for a line
    that is not a row."""
    with path.open("rb") as file:
        names = next(csv.reader([file.readline().decode()]), []) if start else []
        while (line := file.readline()).endswith(b"\n"):
            try:
                row = dict(zip(names, next(csv.reader([line.decode()])), strict=True)) if start else json.loads(line)
            except (ValueError, StopIteration) as problem:
                raise _not_rows(path) from problem
            yield file.tell(), row


def _cut(path: Path, end: int) -> None:
    with path.open("r+b") as file:
        file.truncate(end)


def _not_rows(path: Path) -> BadFile:
    return BadFile("resume-not-rows", f"{path} does not hold the rows of a simulation", file=str(path))


def _check(simulation: Simulation, path: Path, number: int, row: dict[str, Any]) -> None:
    """Raise `BadFile` if row `number` (from 0) differs from the row that this simulation would write, in the columns
    that are known before playing: game, deal, seat, bot and seeds."""
    game, seat = divmod(number, simulation.plans[0].players)
    if game >= simulation.total():
        message = f"{path} holds more games than the {simulation.total()} that are asked for"
        raise BadFile("resume-more", message, file=str(path), games=simulation.total())
    place, match = divmod(game, simulation.games)
    plan, columns = simulation.plans[place], simulation.legends[place][0].columns
    deal, turn = deal_of(match, plan.players, plan.rotate), turn_of(plan, match)
    wanted: dict[str, Any] = {name: one.value for name, one in columns.items() if one.value is not None}
    wanted |= {"match": match, "deal": deal, "seat": seat}
    wanted["bot"] = simulation.tables[place].bots()[(seat - turn) % plan.players]
    wanted["bot_seed"] = first_bot_seed(plan.seed, deal, turn) + seat
    for name, value in wanted.items():
        if name not in row:
            raise _not_rows(path)
        found = str(_word(row[name]))
        if found != str(value):
            message = f"{path} is of another simulation: {name} of game {match} is {found!r}, and here {str(value)!r}"
            raise BadFile(
                "resume-differs", message, file=str(path), column=name, game=match, found=found, wanted=str(value)
            )


def _word(value: Any) -> Any:
    """Return the value of a cell, with "" in place of None."""
    return "" if value is None else value


def _game_of(simulation: Simulation, varied: str, match: int) -> int:
    """Return the index of a game in the whole simulation, from the changes of its plan and its number in the plan; the
    number of all games if no plan has these changes."""
    names = [plan.varied for plan in simulation.plans]
    return names.index(varied) * simulation.games + match if varied in names else simulation.total()


def _resume_parquet(simulation: Simulation, path: Path) -> int:
    import polars

    found = _parts(path)
    if not found:
        return 0
    rows = polars.scan_parquet(found)
    players = simulation.plans[0].players
    try:
        height = int(rows.select(polars.len()).collect().item())
        done = height // players
        for at in (0, max(0, height // 2), height - 1):
            for row in rows.slice(at, 1).collect().to_dicts():
                _check(simulation, path, at, row)
        sums = rows.group_by("seat", "bot", maintain_order=True).agg(
            polars.len().alias("rows"), polars.col("won").sum(), polars.col("score").sum()
        )
        for one in sums.collect().to_dicts():
            simulation.sums.add(one["seat"], one["bot"], SeatSums(one["rows"], one["won"], float(one["score"])))
    except polars.exceptions.PolarsError as problem:
        raise _not_rows(path) from problem
    simulation.sums.games = done
    return done


def _cut_rounds_parquet(simulation: Simulation, path: Path, done: int) -> None:
    import polars

    found = _parts(path)
    place, match = divmod(done, simulation.games)
    for part in found:
        rows = polars.read_parquet(part)
        order = {plan.varied: n for n, plan in enumerate(simulation.plans)}
        number = polars.col("varied").fill_null("").replace_strict(order, default=len(order), return_dtype=polars.Int64)
        kept = rows.filter((number < place) | ((number == place) & (polars.col("match") < match)))
        if kept.height < rows.height:
            kept.write_parquet(part)


def _parts(path: Path) -> list[Path]:
    """Return the existing files with rows of a Parquet file: the file itself, or the parts written so far; an empty
    list if there are none."""
    return [path] if path.exists() else sorted(parts_of(path).glob("*.parquet"))
