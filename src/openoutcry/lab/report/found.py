"""All figures of a report, as drawn on the page and written by `--json`."""

import msgspec
import polars as pl

from openoutcry.lab.report import over_time, scores
from openoutcry.lab.report.luck import Luck, luck
from openoutcry.lab.report.over_time import Decided, Fan
from openoutcry.lab.report.questions import QuestionCost
from openoutcry.lab.report.rows import Rows, sets_of
from openoutcry.lab.report.scores import Length, Scores
from openoutcry.lab.report.varied import Variant, variants
from openoutcry.lab.report.winning import Kind, comparisons, winners


class Found(msgspec.Struct, frozen=True):
    """The figures of a file of rows. `left_out` names the sections for which the rows lack columns. `by_set` has the
    figures of each set of a sweep."""

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
    """The figures of one set of a sweep."""

    varied: str
    found: Found


def look_at(rows: Rows, questions: list[QuestionCost] | None = None) -> Found:
    """Compute all figures."""
    seats, rounds = rows.seats, rows.rounds
    kinds = winners(seats)
    fans = [] if rounds is None else over_time.prices(rounds)
    told = rounds is not None and "fortune" in rounds.columns and rounds["fortune"].null_count() < rounds.height
    fortunes = over_time.fortunes(rounds) if rounds is not None and told else []
    judged = rounds is not None and "chance" in rounds.columns
    decided = over_time.decided(rounds) if rounds is not None and judged else None
    found_luck = luck(seats)
    there = {
        "investors": any(one.kind == "investors" for one in kinds),
        "strategies": any(one.kind.startswith("strategies") for one in kinds),
        "bot": any(one.kind == "bot" for one in kinds),
        "start": any(one.kind == "start" for one in kinds),
        "parts": any(column.startswith(scores.PART) for column in seats.columns),
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
        scores.scores(seats),
        scores.length(seats),
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
