"""A sweep: what each of its sets does to scores, length and the start player, beside the first of them."""

import msgspec
import polars as pl

from openoutcry.lab.compare.effects import Effect, effects

TOLD = ("score", "winner", "gap", "rounds", "start")


class Variant(msgspec.Struct, frozen=True):
    """One set of a sweep, and what differs between the first one (`a`) and it (`b`)."""

    varied: str
    games: int
    effects: list[Effect]


def variants(seats: pl.DataFrame) -> list[Variant]:
    """The sets in their order; nothing where there is only one."""
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
