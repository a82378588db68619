"""Reads the rows of `simulate` from any kind of file and adds what the figures need."""

from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from openoutcry.lab.errors import BadFile
from openoutcry.lab.rows import known_ending, rounds_beside

NEEDED = ("game", "players", "match", "seat", "bot", "score", "rank")


class RowFrames(msgspec.Struct, frozen=True):
    """Fields of the rows of a simulation as data frames: one row per seat of a game, and one per seat and round (None
    if there are none). Added columns: `won`, the share of the win, `par`, 1 / players, and `unit`, the deal, because
    errors are estimated from whole deals."""

    seats: pl.DataFrame
    rounds: pl.DataFrame | None = None

    @property
    def games(self) -> int:
        """Return the number of games in the rows."""
        return self.seats.select(_table_key(self.seats)).n_unique()


def read_rows(path: Path) -> RowFrames:
    """Read the rows of a file, and those of the rounds from the file beside it if there is one. Raise `BadFile` if they
    cannot be read or are not rows of one game."""
    known_ending(path)
    frame = ready(_read(path), path.name)
    beside = rounds_beside(path)
    return RowFrames(frame, rounds_ready(_read(beside), frame) if beside.is_file() else None)


def sets_of(rows: RowFrames) -> list[tuple[str, RowFrames]]:
    """Return the rows of each set of changed numbers with the text of its changes, in order; an empty list if there is
    only one set."""
    if "varied" not in rows.seats.columns:
        return []
    seats = rows.seats.with_columns(pl.col("varied").fill_null(""))
    names = seats["varied"].unique(maintain_order=True).to_list()
    found: list[tuple[str, RowFrames]] = []
    for name in names if len(names) > 1 else []:
        rounds = None if rows.rounds is None else rows.rounds.filter(pl.col("varied").fill_null("") == name)
        found.append((str(name), RowFrames(seats.filter(pl.col("varied") == name).drop("varied"), rounds)))
    return found


def rows_of(columns: list[dict[str, Any]], name: str) -> RowFrames:
    """Return rows that are in memory, with the added columns. `name` stands for the file name in error messages."""
    return RowFrames(ready(pl.DataFrame(columns, infer_schema_length=None), name))


def ready(frame: pl.DataFrame, name: str) -> pl.DataFrame:
    """Return rows of seats with the added columns `won`, `par` and `unit`. Raise `BadFile`, naming `name`, if they are
    not rows of one game."""
    missing = [column for column in NEEDED if column not in frame.columns]
    if missing or frame.is_empty():
        message = f"{name} holds no rows of simulate: it has no {', '.join(missing) or 'rows'}"
        raise BadFile("report-not-rows", message, file=name, columns=", ".join(missing or NEEDED))
    if (games := frame["game"].unique().sort().to_list())[1:]:
        message = f"{name} holds rows of several games: {', '.join(games)}"
        raise BadFile("report-several-games", message, file=name, games=", ".join(games))
    whole = _table_key(frame)
    wins = pl.when(pl.col("rank") == 1).then(1 / (pl.col("rank") == 1).sum().over(whole)).otherwise(0.0)
    unit = "deal" if "deal" in frame.columns else "match"
    return frame.with_columns(won=wins, par=1 / pl.col("players"), unit=pl.col(unit))


def rounds_ready(rounds: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    """Return rows of rounds with the columns `won` and `rank` of their seat at the end. Rows without such a seat are
    dropped."""
    keys = [*_table_key(seats), "seat"]
    keys = [key for key in keys if key in rounds.columns]
    return rounds.join(seats.select(*keys, "won", "rank"), on=keys, how="inner", nulls_equal=True)


def _table_key(frame: pl.DataFrame) -> list[str]:
    """Return the names of the columns that identify a game: its number, and the set of changed numbers if there is that
    column."""
    return [column for column in ("varied", "match") if column in frame.columns]


def _read(path: Path) -> pl.DataFrame:
    try:
        if path.suffix == ".parquet":
            return pl.read_parquet(path)
        if path.suffix == ".csv":
            return pl.read_csv(path, infer_schema_length=None)
        return pl.read_ndjson(path, infer_schema_length=None)
    except pl.exceptions.PolarsError as problem:
        message = f"{path.name} cannot be read as its ending says"
        raise BadFile("report-unreadable", message, file=path.name) from problem
