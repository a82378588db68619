"""Analysis of matches on several cores, and of many records: what a player tends to get wrong, by kind of question."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from openoutcry.coach.analysis import MISTAKE, Analysis, analyze, summed
from openoutcry.coach.decisions import DecisionPoint, decisions
from openoutcry.coach.evaluation import SURE, Evaluation, Precision, mind_of, value
from openoutcry.lab.rows import known_ending
from openoutcry.lab.workers import in_order
from openoutcry.match.match import Match
from openoutcry.match.record import Entry, Header

PIECE = 8  # decisions that a process takes at a time


class Work(msgspec.Struct, frozen=True):
    """Fields sent to every process that analyses a part of one match: the recorded match, the seed and the
    precision."""

    header: Header
    entries: list[Entry]
    seed: int
    precision: Precision


def analyze_match(
    match: Match, seed: int, precision: Precision, cores: int, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Return the coach's analysis of all decisions of a match, as `coach.analysis.analyze` does, but computed on
    `cores` cores (0 for all). The result does not depend on their number. `progress` is called with decisions done and
    total."""
    if cores == 1:
        return analyze(match, seed, precision, progress)
    asked = decisions(match)
    work = Work(match.header, match.entries, seed, precision)
    pieces = [[one.n for one in asked[start : start + PIECE]] for start in range(0, len(asked), PIECE)]
    valued: list[Evaluation] = []
    for some in in_order(_value_some, work, pieces, cores):
        valued += some
        if progress is not None:
            progress(len(valued), len(asked))
    return summed(match, asked, valued, seed, precision)


def _value_some(work: Work, numbers: list[int]) -> list[Evaluation]:
    match = Match.load(work.header, work.entries, b"")
    mind = mind_of(match.game)
    wanted: list[DecisionPoint] = [one for one in decisions(match) if one.n in numbers]
    return [value(match.game, mind, one, work.seed, work.precision) for one in wanted]


class AnswerRow(msgspec.Struct, frozen=True):
    """Fields of one decision of one recorded match, as written to a file. `lost` is the measured loss of the chosen
    answer against the best, in wins (0 to 1), with half the width of its 95 % interval (`error`); `cost` is the
    estimate after correction for noise; `open_best` and `open_cost` are for a player who sees all cards."""

    record: str
    game: str
    players: int
    n: int
    seat: int
    name: str
    bot: str | None
    kind: str
    chosen: str
    best: str
    cost: float
    lost: float
    error: float
    open_best: str
    open_cost: float


class Tendency(msgspec.Struct, frozen=True):
    """Fields of a player's mean cost per answer to one kind of question, with the 95 % interval. An empty `kind` means
    all questions. `mistakes` counts the answers whose cost was at least `MISTAKE`."""

    game: str
    name: str
    kind: str
    answers: int
    mistakes: int
    cost: float
    low: float
    high: float


def rows_of(record: str, found: Analysis) -> list[AnswerRow]:
    """Return one row for each decision of an analysis. `record` names the recorded match."""
    return [
        AnswerRow(
            record,
            found.game,
            found.players,
            one.n,
            one.seat,
            found.seats[one.seat].name,
            found.seats[one.seat].bot,
            one.kind,
            one.chosen,
            one.best,
            one.cost,
            one.lost,
            one.error,
            one.open_best,
            one.open_cost,
        )
        for one in found.decisions
    ]


def tendencies(rows: Iterable[AnswerRow]) -> list[Tendency]:
    """Return the mean costs of answers by game, player and kind of question: for each player first all questions
    together, then the kinds by decreasing sum of costs. Answers of one game resemble each other, so intervals are
    computed from whole games if there are several."""
    grouped: dict[tuple[str, str, str], list[AnswerRow]] = defaultdict(list)
    for row in rows:
        grouped[row.game, row.name, ""].append(row)
        grouped[row.game, row.name, row.kind].append(row)
    found = [_tendency(*key, some) for key, some in grouped.items()]
    return sorted(found, key=lambda one: (one.game, one.name, one.kind != "", -one.cost * one.answers))


def _tendency(game: str, name: str, kind: str, rows: list[AnswerRow]) -> Tendency:
    by_record: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        by_record[row.record].append(row.cost)
    mean = sum(row.cost for row in rows) / len(rows)
    spread = _cluster_error(list(by_record.values()), mean, len(rows))
    mistakes = sum(row.cost >= MISTAKE for row in rows)
    low, high = max(mean - SURE * spread, 0.0), mean + SURE * spread
    return Tendency(game, name, kind, len(rows), mistakes, mean, low, high)


def _cluster_error(games: list[list[float]], mean: float, answers: int) -> float:
    """Return the standard error of the mean cost `mean` of all `answers`, where `games` has the costs of each game. The
    answers of a single game count as independent. With only one cost the error is taken to be as large as the mean."""
    if len(games) == 1:
        games = [[cost] for cost in games[0]]
    n = len(games)
    if n < 2:
        return mean
    off = sum((sum(costs) - mean * len(costs)) ** 2 for costs in games)
    return math.sqrt(off * n / (n - 1)) / answers


def write_answers(rows: list[AnswerRow], path: Path) -> None:
    """Write the rows to a CSV, JSON Lines or Parquet file, as the ending of its name tells. Raise `BadFile` if the
    ending is none of these."""
    known_ending(path)
    if path.suffix in (".jsonl", ".ndjson"):
        path.write_bytes(msgspec.json.Encoder().encode_lines(rows))
        return
    import polars

    frame = polars.DataFrame([msgspec.structs.asdict(row) for row in rows])
    if path.suffix == ".parquet":
        frame.write_parquet(path)
    else:
        frame.write_csv(path)
