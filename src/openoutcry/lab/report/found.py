"""All figures of a report, as drawn on the page and written by `--json`.

With `--coach`, the coach also analyses a few games like those of the rows, and the results are summed up by kind of
question.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import polars as pl

from openoutcry.bots import make_bot
from openoutcry.coach.analysis import Decision
from openoutcry.coach.evaluation import Precision
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import open_game
from openoutcry.lab.coaching import analyze_match
from openoutcry.lab.effects import Variant, variants
from openoutcry.lab.errors import BadFile
from openoutcry.lab.report import figures
from openoutcry.lab.report.figures import Decided, Fan, Length, Luck, Scores, luck
from openoutcry.lab.report.rows import RowFrames, sets_of
from openoutcry.lab.report.winning import Kind, comparisons, winners
from openoutcry.lab.rows import PARTS
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName, set_hash

ROUGH = Precision.within(0.1)


class QuestionCost(msgspec.Struct, frozen=True):
    """Fields about one kind of question. Per question on average: `stake`, how much less a random answer wins than the
    best one, and `cost`, what the given answers lost, both in wins (0 to 1). `each` is the number of questions and
    `total` the sum of stakes per game."""

    kind: str
    asked: int
    each: float
    stake: float
    cost: float
    total: float


def ask_coach(
    rows: RowFrames, games: int, house_set: str | None = None, progress: Callable[[int], None] | None = None
) -> list[QuestionCost]:
    """Play `games` games with the set-up and the bots of the first game of the rows, and let the coach analyse them.
    Return the kinds of question, the largest total stake first. Raise `BadFile` if the rows were played with other
    numbers than those of `house_set` (None: the printed ones). `progress` is called after each game."""
    first = rows.seats.filter(rows.seats["match"] == rows.seats["match"][0]).sort("seat")
    if "set_hash" in first.columns and first["set_hash"][0] != set_hash(house_set):
        message = "the rows are of another set than the printed one: --house-set names it"
        raise BadFile("report-other-set", message)
    options = (
        dict(word.split("=", 1) for word in str(first["options"][0]).split()) if "options" in first.columns else {}
    )
    game = open_game(str(first["game"][0]), int(first["players"][0]), options, house_set)
    kinds: dict[str, list[Decision]] = defaultdict(list)
    for seed in range(games):
        found = analyze_match(played(game, first["bot"].to_list(), seed, house_set), seed, ROUGH, 1)
        for one in found.decisions:
            kinds[one.kind].append(one)
        if progress is not None:
            progress(1)
    return sorted((_summed(kind, some, games) for kind, some in kinds.items()), key=lambda one: -one.total)


def played(game: Game[Any], names: list[str], seed: int, house_set: str | None) -> Match:
    """Play a whole match between the bots of these names and return it. The same seed gives the same cards."""
    seats = [SeatName(f"{name} {seat + 1}", name) for seat, name in enumerate(names)]
    match = Match.open(game, seats, secret_of(seed), house_set)
    bots = [make_bot(name, game, (seed << 8) + seat) for seat, name in enumerate(names)]
    while waiting := match.asked():
        seat = waiting[0]
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, bots[seat].act(match.bot_view(seat), choice, None)))
    return match


def _summed(kind: str, some: list[Decision], games: int) -> QuestionCost:
    stakes = [_stake(one) for one in some]
    cost = sum(one.cost for one in some) / len(some)
    return QuestionCost(kind, len(some), len(some) / games, sum(stakes) / len(some), cost, sum(stakes) / games)


def _stake(one: Decision) -> float:
    wins = [option.win for option in one.options]
    best = next((option.win for option in one.options if option.words == one.best), max(wins))
    return max(best - sum(wins) / len(wins), 0.0)


class Found(msgspec.Struct, frozen=True):
    """Fields of a report: all figures of a file of rows. `left_out` names the sections for which the rows lack columns.
    `by_set` has the figures of each set of changed numbers, if there are several."""

    game: str
    players: list[int]
    games: int
    deals: int
    bots: list[str]
    options: list[str]
    sets: list[str]
    versions: list[str]
    seeds: list[int]
    comparisons: int
    winners: list[Kind]
    scores: Scores
    length: Length
    prices: list[Fan]
    fortunes: list[Fan]
    decided: Decided | None
    luck: Luck | None
    questions: list[QuestionCost]
    varied: list[Variant]
    left_out: list[str]
    by_set: list["SetFound"] = []


class SetFound(msgspec.Struct, frozen=True):
    """Fields of the figures of one set of changed numbers (`varied` lists its changes), of several in the same file."""

    varied: str
    found: Found


def look_at(rows: RowFrames, questions: list[QuestionCost] | None = None) -> Found:
    """Return all figures of a report about these rows. `questions` are the results of `ask_coach`, if it was called."""
    seats, rounds = rows.seats, rows.rounds
    kinds = winners(seats)
    fans = [] if rounds is None else figures.prices(rounds)
    told = rounds is not None and "fortune" in rounds.columns and rounds["fortune"].null_count() < rounds.height
    fortunes = figures.fortunes(rounds) if rounds is not None and told else []
    judged = rounds is not None and "chance" in rounds.columns
    decided = figures.decided(rounds) if rounds is not None and judged else None
    found_luck = luck(seats)
    there = {
        "investors": any(one.kind == "investors" for one in kinds),
        "strategies": any(one.kind.startswith("strategies") for one in kinds),
        "bot": any(one.kind == "bot" for one in kinds),
        "start": any(one.kind == "start" for one in kinds),
        "parts": any(column.startswith(PARTS) for column in seats.columns),
        "prices": bool(fans),
        "fortunes": bool(fortunes),
        "decided": decided is not None,
        "luck": found_luck is not None,
        "questions": bool(questions),
    }
    return Found(
        seats["game"][0],
        [int(count) for count in seats["players"].unique().sort()],
        rows.games,
        seats["unit"].n_unique(),
        _names(seats, "bot"),
        _names(seats, "options"),
        _names(seats, "set"),
        _names(seats, "version"),
        [int(seed) for seed in seats["seed"].unique().sort()] if "seed" in seats.columns else [],
        comparisons(kinds),
        kinds,
        figures.scores(seats),
        figures.length(seats),
        fans,
        fortunes,
        decided,
        found_luck,
        questions or [],
        variants(seats),
        [name for name, is_there in there.items() if not is_there],
        [SetFound(name, look_at(some)) for name, some in sets_of(rows)],
    )


def _names(frame: pl.DataFrame, column: str) -> list[str]:
    if column not in frame.columns:
        return []
    return [str(name) for name in frame[column].unique().sort() if name not in (None, "")]
