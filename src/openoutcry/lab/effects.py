"""Measures of two sides, and the differences between the sides with their intervals.

Every measure is a sum over seats or games divided by another sum, deal by deal. Where both sides played the same deals,
the influence of the deal cancels in the difference, so the interval is narrower.
"""

import math

import msgspec
import polars as pl

from openoutcry.lab.intervals import SURE, chance_of, holm, z_of
from openoutcry.lab.rows import LISTS, PARTS

SHARES = ("won", "start", "bot", "investors", "strategies_kept", "end")  # measures that are parts of a hundred
LISTED = ("investors", "strategies_kept")
FEWEST = 10  # deals of both sides below which nothing is clear


class Effect(msgspec.Struct, frozen=True):
    """Fields of one measure: its values on sides `a` and `b`, and the difference `b` - `a` with its interval. `chance`
    is the probability of so large a difference if the sides were equal, corrected for the number of measures; `clear`
    is 1 or -1, the sign of a difference that is significant, else 0. `of` names the bot, card or end whose share it
    is."""

    measure: str
    of: str
    a: float
    b: float
    effect: float
    low: float
    high: float
    chance: float
    clear: int

    @property
    def is_share(self) -> bool:
        """Return whether the values are shares from 0 to 1, not numbers such as a score."""
        return self.measure in SHARES

    @property
    def name(self) -> str:
        """Return the name used on the command line, such as `score` or `investors:Opulent Oprah`."""
        return f"{self.measure}:{self.of}" if self.of else self.measure


def effects(a: pl.DataFrame, b: pl.DataFrame, sure: float = SURE, only: str | None = None) -> list[Effect]:
    """Return the measures that both frames of rows have, or only the one named `only` (a list of one, or empty if there
    is none). `sure` is the confidence of the intervals, a share."""
    first, second = _sums(a), _sums(b)
    both = first.join(second, on=["measure", "of", "unit"], how="full", coalesce=True, suffix="_b").fill_null(0.0)
    order = {name: place for place, name in enumerate(first["measure"].unique(maintain_order=True))}
    both = both.sort(
        pl.col("measure").replace_strict(order, default=len(order)), "of", "unit"
    )  # sums to the last digit
    if only is not None:
        measure, _, of = only.partition(":")
        both = both.filter((pl.col("measure") == measure) & (pl.col("of") == of))
    found = [
        one
        for key, rows in both.group_by("measure", "of", maintain_order=True)
        if (one := _effect(str(key[0]), str(key[1]), rows, sure)) is not None
    ]
    raised = holm([one.chance for one in found])
    return [
        msgspec.structs.replace(one, chance=chance, clear=_clear(one.effect, chance))
        for one, chance in zip(found, raised, strict=True)
    ]


def _clear(effect: float, chance: float) -> int:
    return 0 if chance > 1 - SURE else 1 if effect > 0 else -1


def _effect(measure: str, of: str, rows: pl.DataFrame, sure: float) -> Effect | None:
    n_a, d_a, n_b, d_b = (rows[column].to_numpy() for column in ("n", "d", "n_b", "d_b"))
    if d_a.sum() == 0 or d_b.sum() == 0:
        return None
    a, b = float(n_a.sum() / d_a.sum()), float(n_b.sum() / d_b.sum())
    off = (n_b - b * d_b) / d_b.sum() - (n_a - a * d_a) / d_a.sum()
    deals = rows.height
    error = math.sqrt(float((off**2).sum()) * deals / max(deals - 1, 1))
    wide = z_of(sure) * error
    effect = b - a
    chance = 1.0 if deals < FEWEST else chance_of(effect / error) if error > 0 else float(effect == 0)
    return Effect(measure, of, a, b, effect, effect - wide, effect + wide, chance, 0)


def _sums(frame: pl.DataFrame) -> pl.DataFrame:
    """Return a frame with the columns measure, of, unit (the deal), n and d: the mean of a measure is the sum of n
    divided by the sum of d. If the rows are not all seats of their games, only measures of single seats are
    returned."""
    games = [key for key in ("varied", "match") if key in frame.columns]
    found = [
        _mean(frame, column, column)
        for column in frame.columns
        if column in ("score", "decisions") or column.startswith(PARTS)
    ]
    if frame.height < frame.unique(games)["players"].sum():
        found.append(_mean(frame, "won", "won"))
    else:
        by_game = frame.group_by("unit", *games, maintain_order=True).agg(
            gap=pl.col("score").max() - pl.col("score").min(),
            winner=pl.col("score").max(),
            **({"rounds": pl.col("rounds").first()} if "rounds" in frame.columns else {}),
        )
        found += [_mean(by_game, name, name) for name in ("winner", "gap", "rounds") if name in by_game.columns]
        if "start" in frame.columns:
            found.append(_mean(frame.filter(pl.col("start") == 0), "won", "start"))
        found += [_by_name(frame, column) for column in ("bot", *LISTED) if column in frame.columns]
        if "end" in frame.columns:
            found.append(_ends(frame))
    return pl.concat(found)


def _mean(frame: pl.DataFrame, column: str, measure: str) -> pl.DataFrame:
    sums = frame.group_by("unit", maintain_order=True).agg(
        n=pl.col(column).cast(pl.Float64).sum(), d=pl.len().cast(pl.Float64)
    )
    return sums.select(measure=pl.lit(measure), of=pl.lit(""), unit="unit", n="n", d="d")


def _by_name(frame: pl.DataFrame, column: str) -> pl.DataFrame:
    """Return wins (n) and seats (d) by deal for each name in the column `column`, such as each bot. Empty if there are
    fewer than two names."""
    named = frame.select("unit", "won", of=pl.col(column).cast(pl.String))
    if column in LISTED:
        named = named.with_columns(pl.col("of").str.split(LISTS)).explode("of")
    named = named.filter(pl.col("of").is_not_null() & (pl.col("of") != ""))
    if named["of"].n_unique() < 2:
        named = named.clear()
    sums = named.group_by("of", "unit", maintain_order=True).agg(n=pl.col("won").sum(), d=pl.len().cast(pl.Float64))
    return sums.sort("of", "unit").select(measure=pl.lit(column), of="of", unit="unit", n="n", d="d")


def _ends(frame: pl.DataFrame) -> pl.DataFrame:
    """Return games (n) that ended in each way, and all games (d), by deal; empty if all games ended in the same way."""
    ends = frame["end"].unique().sort().to_list()
    parts = [_mean(frame.with_columns(ended=pl.col("end") == end), "ended", "end") for end in ends]
    named = [part.with_columns(of=pl.lit(str(end))) for end, part in zip(ends, parts, strict=True)]
    return pl.concat(named if len(named) > 1 else [parts[0].clear()])


TOLD = ("score", "winner", "gap", "rounds", "start")


class Variant(msgspec.Struct, frozen=True):
    """Fields of one set of changed numbers, of several that were simulated: its games, and the differences between the
    first set (side `a`) and this set (side `b`)."""

    varied: str
    games: int
    effects: list[Effect]


def variants(seats: pl.DataFrame) -> list[Variant]:
    """Return one item per set of changed numbers in the rows, in their order, each compared with the first; an empty
    list if there is only one set."""
    if "varied" not in seats.columns:
        return []
    sides = seats.with_columns(pl.col("varied").fill_null("")).partition_by("varied", maintain_order=True)
    if len(sides) < 2:
        return []
    return [
        Variant(
            str(side["varied"][0]),
            side["match"].n_unique(),
            [one for one in effects(sides[0], side) if one.measure in TOLD],
        )
        for side in sides
    ]
