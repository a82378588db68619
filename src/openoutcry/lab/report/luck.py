"""How much is luck: what of the results goes with the bot, with the seat, and with the cards of the deal.

It needs deals that were played several times with the seats turned (`simulate --rotate`). The square of each seat's
part of the victory less its par is taken apart: what the means of bots and of seats explain, and what the same seat of
the same deal has in common over the turns, whoever sits there. The rest is what came of how everybody played, and of
whatever was drawn later in another order than the first time: so what is called deal is the least that luck can be."""

import math

import msgspec
import polars as pl


class Luck(msgspec.Struct, frozen=True):
    """Shares of the variance of results, which add up to 1. `error` is the standard error of the share of the deal."""

    bot: float
    seat: float
    deal: float
    rest: float
    error: float
    deals: int


def luck(frame: pl.DataFrame) -> Luck | None:
    """Return the shares, or None if no deal was played twice."""
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
    """Return the variance between group means, without the part expected by chance."""
    if rows[column].n_unique() < 2:
        return 0.0
    groups = rows.group_by(column, maintain_order=True).agg(
        n=pl.len(), mean=pl.col("off").mean(), var=pl.col("off").var()
    )
    found = float((groups["n"] * (groups["mean"] ** 2 - groups["var"] / groups["n"])).sum()) / rows.height
    return max(found, 0.0)
