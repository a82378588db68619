"""The effect of each set of a sweep on scores, length and the start player, compared with the first set."""

import msgspec
import polars as pl

from openoutcry.lab.compare.effects import Effect, effects

TOLD = ("score", "winner", "gap", "rounds", "start")


class Variant(msgspec.Struct, frozen=True):
    """One set of a sweep, and the differences between the first set (`a`) and it (`b`)."""

    varied: str
    games: int
    effects: list[Effect]


def variants(seats: pl.DataFrame) -> list[Variant]:
    """Return the sets in order. The list is empty if there is only one."""
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
