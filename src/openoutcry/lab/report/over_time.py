"""The course of games from rows of rounds: prices, fortunes, and when the winner is decided.

A finished game keeps its final values while others continue, so every point of a line includes all games.
"""

import msgspec
import polars as pl

from openoutcry.lab.report.scores import QUANTILES

PRICE = "price_"
POINTS = 40  # at most, of a line: longer games are looked at in steps


class Fan(msgspec.Struct, frozen=True):
    """The quantiles (5, 25, 50, 75, 95 %) of a value in each round."""

    name: str
    rounds: list[int]
    quantiles: list[list[float]]


class Decided(msgspec.Struct, frozen=True):
    """By round: the mean chance of the eventual winner, and how often the player with the best chance wins. `par` is
    both before the first card. `leads` are the shares of games by number of lead changes, from none. `settled` is the
    share of games, by round, in which the winner stays ahead."""

    rounds: list[int]
    winner: list[float]
    leader: list[float]
    settled: list[float]
    par: float
    leads: list[float]
    mean_leads: float


def prices(rounds: pl.DataFrame) -> list[Fan]:
    """Return a fan for each company."""
    games = _to_the_end(rounds.filter(pl.col("seat") == 0))
    names = [column for column in rounds.columns if column.startswith(PRICE)]
    return [_fan(name.removeprefix(PRICE), games, name) for name in names]


def fortunes(rounds: pl.DataFrame) -> list[Fan]:
    """Return a fan for winners and one for the others."""
    won, ended = pl.col("won") > 0, _to_the_end(rounds)
    return [_fan("won", ended.filter(won), "fortune"), _fan("others", ended.filter(~won), "fortune")]


def _to_the_end(rounds: pl.DataFrame) -> pl.DataFrame:
    """Add a column `last` with the last round of each game."""
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
    """Return the rounds to draw: all, or at most `POINTS`."""
    first, longest = rows.select(pl.col("round").min(), last=pl.col("round").max()).row(0)
    return sorted({first + round(step * (longest - first) / (POINTS - 1)) for step in range(POINTS)})


def decided(rounds: pl.DataFrame) -> Decided | None:
    """Return when the winner is decided, by a judge who sees every card. None if the rows have no chances."""
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
    """Return the values at a round over all games. In a finished game the winner has won."""
    there = by_round.filter(pl.col("round") == point)
    over = int((games["last"] < point).sum())
    settled = int((games["behind"] < point).sum())
    winner, leader = float(there["winner"].sum()), float((there["leader_won"] > 0).sum())
    return (winner + over) / games.height, (leader + over) / games.height, settled / games.height
