"""Shares of wins of each seat, starting place, investor, strategy and bot, with intervals, and the shares that differ
clearly from par.

The games of one deal resemble each other, so errors are computed from the sums of whole deals. The interval is Wilson's
for the number of independent games that would have the same error. `widest` holds for all comparisons of the page at
once (Bonferroni); Holm's correction, which is sharper, decides which shares are clear.
"""

import math

import msgspec
import polars as pl

from openoutcry.lab.intervals import SURE, chance_of, holm, wilson
from openoutcry.lab.rows import LISTS

# A column of the rows, and whether it may hold several names.
KINDS = {
    "seat": False,
    "start": False,
    "investors": True,
    "strategies_kept": True,
    "strategies_played": True,
    "bot": False,
}
FEWEST = 10  # deals below which nothing is said to be clear


class WinShare(msgspec.Struct, frozen=True):
    """Fields of the wins of one name, such as a bot or a card: the share `won` of its `rows` seats, and `par`, the
    share expected if all were equal. `low` to `high` is the interval of this share alone, `widest` that corrected for
    all shares. `chance` is the corrected p-value; `clear` is 1 significantly above par, -1 below, else 0."""

    name: str
    rows: int
    won: float
    par: float
    low: float
    high: float
    widest: tuple[float, float]
    chance: float
    clear: int
    score: float


class Kind(msgspec.Struct, frozen=True):
    """Fields of the shares of wins of all names of one kind, such as all investors."""

    kind: str
    shares: list[WinShare]


class _Sum(msgspec.Struct, frozen=True):
    kind: str
    name: str
    rows: int
    won: float
    par: float
    error: float
    chance: float
    score: float


def winners(frame: pl.DataFrame) -> list[Kind]:
    """Return the shares of wins of every name, by kind (seat, bot, investors, ...), for the kinds in the rows that have
    at least two names."""
    sums = [one for kind, lists in KINDS.items() if kind in frame.columns for one in _sums(frame, kind, lists)]
    raised = holm([one.chance for one in sums])
    found = [_share(one, chance, len(sums)) for one, chance in zip(sums, raised, strict=True)]
    kinds = dict.fromkeys(one.kind for one in sums)
    return [Kind(kind, [share for one, share in zip(sums, found, strict=True) if one.kind == kind]) for kind in kinds]


def comparisons(kinds: list[Kind]) -> int:
    """Return how many shares of wins were compared with par (the share expected if all were equal)."""
    return sum(len(one.shares) for one in kinds)


def _sums(frame: pl.DataFrame, kind: str, lists: bool) -> list[_Sum]:
    """Return sums and standard errors for each name in the column `kind`. With `lists`, a cell may have several names.
    The list is empty if there is only one name, which has nothing to differ from."""
    some = frame.select(name=pl.col(kind).cast(pl.String), won="won", par="par", score="score", unit="unit")
    if lists:
        some = some.with_columns(pl.col("name").str.split(LISTS)).explode("name")
    some = some.filter(pl.col("name").is_not_null() & (pl.col("name") != ""))
    by_unit = some.group_by("name", "unit", maintain_order=True).agg(
        rows=pl.len(), won=pl.col("won").sum(), par=pl.col("par").sum(), score=pl.col("score").sum()
    )
    share = pl.col("won").sum().over("name") / pl.col("rows").sum().over("name")
    by_unit = by_unit.with_columns(off=pl.col("won") - share * pl.col("rows"), gain=pl.col("won") - pl.col("par"))
    found = by_unit.group_by("name", maintain_order=True).agg(
        units=pl.len(),
        rows=pl.col("rows").sum(),
        won=pl.col("won").sum(),
        par=pl.col("par").sum(),
        score=pl.col("score").sum(),
        off=(pl.col("off") ** 2).sum(),
        gain=pl.col("gain").sum(),
        spread=(pl.col("gain") ** 2).sum(),
    )
    if found.height < 2:
        return []
    order = pl.col("name").cast(pl.Int64) if kind in ("seat", "start") else -pl.col("won") / pl.col("rows")
    return [
        _Sum(
            kind,
            one["name"],
            one["rows"],
            one["won"] / one["rows"],
            one["par"] / one["rows"],
            math.sqrt(one["off"] * _small(one["units"])) / one["rows"],
            _by_chance(one["gain"], one["spread"], one["units"]),
            one["score"] / one["rows"],
        )
        for one in found.sort(order, "name").iter_rows(named=True)
    ]


def _small(units: int) -> float:
    """Return the factor n / (n - 1) for a variance around a mean that was estimated from the same n deals; 1 if n is
    1."""
    return units / (units - 1) if units > 1 else 1.0


def _by_chance(gain: float, spread: float, units: int) -> float:
    if units < FEWEST or spread <= 0:
        return 1.0
    return chance_of(gain / math.sqrt(spread))


def _share(one: _Sum, chance: float, together: int) -> WinShare:
    alone = one.won * (1 - one.won)
    games = min(alone / one.error**2, 10.0 * one.rows) if one.error > 0 and alone > 0 else float(one.rows)
    low, high = wilson(one.won * games, games)
    widest = wilson(one.won * games, games, 1 - (1 - SURE) / max(together, 1))
    clear = 0 if chance > 1 - SURE else 1 if one.won > one.par else -1
    return WinShare(one.name, one.rows, one.won, one.par, low, high, widest, chance, clear, one.score)
