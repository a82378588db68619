"""Figures of a report: scores and their parts, the length of games, the share of luck, and the course of games.

The share of luck needs deals that were played several times in rotation (`simulate --rotate`). The variance of each
seat's share of the victory, less par, is divided into the part explained by the means of bots and of seats, the part
that the same seat of the same deal has in common over the rotations, and the rest. The rest includes draws that came in
another order, so the part of the deal is a lower bound of luck.

The course of games comes from rows of rounds. A finished game keeps its final values while others continue, so every
point of a line includes all games.
"""

import math

import msgspec
import polars as pl

from openoutcry.lab.rows import PARTS, PRICES

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
BARS = 28  # at most, of a distribution


class Spread(msgspec.Struct, frozen=True):
    """Fields of the distribution of a number: how many values, mean, standard deviation, and quantiles (5, 25, 50, 75,
    95 %)."""

    name: str
    rows: int
    mean: float
    deviation: float
    quantiles: list[float]


class Bars(msgspec.Struct, frozen=True):
    """Fields of a histogram with bars of equal width, the first beginning at `start`. `all` has the share of all values
    in each bar, `won` that of the winners' values (empty if they were not given)."""

    start: float
    width: float
    all: list[float]
    won: list[float]


class ScorePart(msgspec.Struct, frozen=True):
    """Fields of one part of the score, such as dividends: its distribution for winners and for all other players."""

    name: str
    won: Spread
    others: Spread


class Scores(msgspec.Struct, frozen=True):
    """Fields about final scores: histogram, distributions for all, winners and others, and the same for each part of
    the score."""

    bars: Bars
    spreads: list[Spread]
    parts: list[ScorePart]


class Length(msgspec.Struct, frozen=True):
    """Fields about the length of games: rounds (None if the game does not count them), decisions per seat (None if the
    rows lack them), and how games ended with the share of each end."""

    rounds: Spread | None
    bars: Bars | None
    decisions: Spread | None
    ends: list[tuple[str, float]]


def scores(frame: pl.DataFrame) -> Scores:
    """Return histogram, distributions and parts of the final scores in rows of seats, for all seats, winners and
    others."""
    won = pl.col("won") > 0
    spreads = [
        spread("all", frame["score"]),
        spread("won", frame.filter(won)["score"]),
        spread("others", frame.filter(~won)["score"]),
    ]
    names = [column for column in frame.columns if column.startswith(PARTS) and (frame[column] != 0).any()]
    parts = [
        ScorePart(
            name.removeprefix(PARTS), spread("won", frame.filter(won)[name]), spread("others", frame.filter(~won)[name])
        )
        for name in names
    ]
    return Scores(bars_of(frame["score"], frame.filter(won)["score"]), spreads, parts)


def length(frame: pl.DataFrame) -> Length:
    """Return the length of the games, in rounds and decisions, and how they ended."""
    games = frame.unique(subset=[key for key in ("varied", "match") if key in frame.columns])
    counted = "rounds" in games.columns and games["rounds"].null_count() == 0
    ends: list[tuple[str, float]] = []
    if "end" in games.columns:
        ends = [(str(end), n / games.height) for end, n in games["end"].value_counts(sort=True).iter_rows()]
    return Length(
        spread("rounds", games["rounds"]) if counted else None,
        bars_of(games["rounds"]) if counted else None,
        spread("decisions", frame["decisions"]) if "decisions" in frame.columns else None,
        ends,
    )


def spread(name: str, values: pl.Series) -> Spread:
    """Return mean, deviation and quantiles of the values; all are 0 if there are none. `name` is kept as a label."""
    if values.is_empty():
        return Spread(name, 0, 0.0, 0.0, [0.0] * len(QUANTILES))
    quantiles = [float(values.quantile(one, "linear") or 0.0) for one in QUANTILES]
    mean, deviation = values.mean(), values.std()
    return Spread(name, len(values), _number(mean), _number(deviation), quantiles)


def bars_of(values: pl.Series, won: pl.Series | None = None) -> Bars:
    """Return a histogram of `values` and of the winners' values `won`, with about `BARS` bars of a round width.
    Outliers are counted in the outermost bar on their side."""
    low, high = float(values.quantile(0.001) or 0.0), float(values.quantile(0.999) or 0.0)
    width = _round_width((high - low + 1) / BARS)
    start = math.floor(low / width) * width
    count = max(1, math.floor((high - start) / width) + 1)

    def shares(some: pl.Series) -> list[float]:
        place = ((some.cast(pl.Float64) - start) / width).floor().clip(0, count - 1).cast(pl.Int64)
        counts: dict[int, int] = dict(place.value_counts().iter_rows())
        return [counts.get(bar, 0) / max(len(some), 1) for bar in range(count)]

    return Bars(start, width, shares(values), [] if won is None else shares(won))


def _round_width(least: float) -> float:
    """Return the smallest number of 1, 2, 5, 10, 20, 50 … that is not below `least`."""
    if least <= 1:
        return 1.0
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


class Luck(msgspec.Struct, frozen=True):
    """Fields that divide the variance of results into shares that add up to 1: what the bot, the seat and the deal
    explain, and the rest. `error` is the standard error of the share of the deal."""

    bot: float
    seat: float
    deal: float
    rest: float
    error: float
    deals: int


def luck(frame: pl.DataFrame) -> Luck | None:
    """Return which shares of the variance of results bot, seat and deal explain. None if fewer than two deals were
    played more than once, or if there is no variance."""
    if "deal" not in frame.columns:
        return None
    rows = frame.with_columns(off=pl.col("won") - pl.col("par"))
    twice = rows.group_by("deal", maintain_order=True).agg(n=pl.col("match").n_unique()).filter(pl.col("n") > 1)
    rows = rows.join(twice.select("deal"), on="deal", how="semi")
    if twice.height < 2:
        return None
    total = float(rows.select((pl.col("off") ** 2).mean()).item())
    if total == 0:
        return None
    bot = _explained(rows, "bot")
    seat = _explained(rows, "seat")
    rows = rows.with_columns(rest=pl.col("off") - pl.col("off").mean().over("bot") - pl.col("off").mean().over("seat"))
    same = rows.group_by("deal", "seat", maintain_order=True).agg(
        n=pl.len(), sum=pl.col("rest").sum(), squares=(pl.col("rest") ** 2).sum()
    )
    # Of every pair of turns the product: what two games of the same seat and deal have in common.
    pairs = (
        same.with_columns(common=pl.col("sum") ** 2 - pl.col("squares"), pairs=pl.col("n") * (pl.col("n") - 1))
        .group_by("deal", maintain_order=True)
        .agg(pl.col("common").sum(), pl.col("pairs").sum())
    )
    all_pairs = float(pairs["pairs"].sum())
    deal = float(pairs["common"].sum()) / all_pairs
    off = pairs["common"] - deal * pairs["pairs"]
    error = math.sqrt(float((off**2).sum())) / all_pairs
    bot, seat, deal = bot / total, seat / total, max(deal, 0.0) / total
    return Luck(bot, seat, deal, 1 - bot - seat - deal, error / total, twice.height)


def _explained(rows: pl.DataFrame, column: str) -> float:
    """Return the variance between the means of the groups in `column`, less the part expected by chance, and at least
    0."""
    if rows[column].n_unique() < 2:
        return 0.0
    groups = rows.group_by(column, maintain_order=True).agg(
        n=pl.len(), mean=pl.col("off").mean(), var=pl.col("off").var()
    )
    found = float((groups["n"] * (groups["mean"] ** 2 - groups["var"] / groups["n"])).sum()) / rows.height
    return max(found, 0.0)


POINTS = 40  # at most, of a line: longer games are looked at in steps


class Fan(msgspec.Struct, frozen=True):
    """Fields of a chart of a value over time: its quantiles (5, 25, 50, 75, 95 %), each as a list by round."""

    name: str
    rounds: list[int]
    quantiles: list[list[float]]


class Decided(msgspec.Struct, frozen=True):
    """Fields about when games are decided. By round: the mean chance of the eventual winner, how often the player with
    the best chance wins, and the share of games in which the winner leads from then on (`settled`). `leads` has the
    share of games with 0, 1, 2 … changes of the leader; `par` is 1 / players."""

    rounds: list[int]
    winner: list[float]
    leader: list[float]
    settled: list[float]
    par: float
    leads: list[float]
    mean_leads: float


def prices(rounds: pl.DataFrame) -> list[Fan]:
    """Return the quantiles of each company's price by round."""
    games = _to_the_end(rounds.filter(pl.col("seat") == 0))
    names = [column for column in rounds.columns if column.startswith(PRICES)]
    return [_fan(name.removeprefix(PRICES), games, name) for name in names]


def fortunes(rounds: pl.DataFrame) -> list[Fan]:
    """Return the quantiles of the players' fortunes by round, where a fortune is the score if the game ended then: one
    item for winners and one for all others."""
    won, ended = pl.col("won") > 0, _to_the_end(rounds)
    return [_fan("won", ended.filter(won), "fortune"), _fan("others", ended.filter(~won), "fortune")]


def _to_the_end(rounds: pl.DataFrame) -> pl.DataFrame:
    """Return the rows with a column `last`, the number of the last round of their game."""
    table = [key for key in ("varied", "match") if key in rounds.columns]
    return rounds.with_columns(last=pl.col("round").max().over(table))


def _fan(name: str, rows: pl.DataFrame, column: str) -> Fan:
    points = _points(rows)
    found = [rows.filter(_as_of(point)).select(_quantiles(column)).row(0) for point in points]
    return Fan(name, points, [list(line) for line in zip(*found, strict=True)])


def _as_of(point: int) -> pl.Expr:
    return (pl.col("round") == point) | ((pl.col("last") < point) & (pl.col("round") == pl.col("last")))


def _quantiles(column: str) -> list[pl.Expr]:
    return [pl.col(column).quantile(q, "linear").alias(f"q{place}") for place, q in enumerate(QUANTILES)]


def _points(rows: pl.DataFrame) -> list[int]:
    """Return the numbers of the rounds to draw: all, or at most `POINTS` at equal distances."""
    first, longest = rows.select(pl.col("round").min(), last=pl.col("round").max()).row(0)
    return sorted({first + round(step * (longest - first) / (POINTS - 1)) for step in range(POINTS)})


def decided(rounds: pl.DataFrame) -> Decided | None:
    """Return when the winner is decided, according to an evaluation that sees every card; None if the rows have no
    chances to win."""
    table = [key for key in ("varied", "match") if key in rounds.columns]
    known = rounds.filter(pl.col("chance").is_not_null())
    if known.is_empty():
        return None
    by_round = (
        known.sort("chance", descending=True)
        .group_by(*table, "round")
        .agg(
            leader=pl.col("seat").first(),
            leader_won=pl.col("won").first(),
            winner=(pl.col("chance") * pl.col("won")).sum(),
            players=pl.len(),
        )
        .sort(*table, "round")
    )
    same = pl.col("leader") == pl.col("leader").shift(1).over(table)
    by_round = by_round.with_columns(changed=(~same).fill_null(value=False))
    lost = pl.when(pl.col("leader_won") == 0).then(pl.col("round")).otherwise(-1)
    games = by_round.group_by(*table).agg(
        last=pl.col("round").max(), changes=pl.col("changed").sum(), behind=lost.max(), won=pl.col("leader_won").last()
    )
    points = _points(known)
    lines = [_at(by_round, games, point) for point in points]
    counts: dict[int, int] = dict(games["changes"].value_counts().iter_rows())
    most = min(max(counts), 12)
    leads = [counts.get(n, 0) / games.height for n in range(most)]
    leads.append(sum(count for n, count in counts.items() if n >= most) / games.height)
    return Decided(
        points,
        [one[0] for one in lines],
        [one[1] for one in lines],
        [one[2] for one in lines],
        float(by_round.select(1 / pl.col("players").mean()).item()),
        leads,
        float(games.select(pl.col("changes").mean()).item()),
    )


def _at(by_round: pl.DataFrame, games: pl.DataFrame, point: int) -> tuple[float, float, float]:
    """Return three shares of all games at round `point`: mean chance of the winner, games won by the leader, and games
    with a final leader. A game that has finished counts as decided."""
    there = by_round.filter(pl.col("round") == point)
    over = int((games["last"] < point).sum())
    settled = int((games["behind"] < point).sum())
    winner, leader = float(there["winner"].sum()), float((there["leader_won"] > 0).sum())
    return (winner + over) / games.height, (leader + over) / games.height, settled / games.height
