"""The rows of a simulation, and their files: CSV, JSON Lines or Parquet, by the ending of the name.

There is one row per seat of a game and, on request, one per seat of a round. Names and types of the columns are defined
here only. Games are played into plain numbers (`lab/sheet.py`); a `Legend` gives their meaning. Files are written while
games are played: an interruption leaves all complete rows, and a file can be resumed. A missing text is null, or empty
in CSV.
"""

import csv
import io
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from openoutcry.engine.game import Game
from openoutcry.lab.errors import BadFile
from openoutcry.lab.sheet import ROUND_NUMBERS, SEAT_NUMBERS

TEXT, WHOLE, FRACTION = "text", "whole", "fraction"  # what a column holds

# In the order of the file; PARTS stands for the columns of what a score is made of.
PARTS = "part_"
PRICES = "price_"
LISTS = "+"  # joins the names in one cell, such as two investors of a seat
COLUMNS = {
    "game": TEXT,
    "players": WHOLE,
    "options": TEXT,  # name=value in alphabetical order, with spaces between
    "set": TEXT,
    "set_hash": TEXT,
    "varied": TEXT,
    "version": TEXT,
    "match": WHOLE,
    "deal": WHOLE,
    "seed": WHOLE,
    "seat": WHOLE,
    "start": WHOLE,
    "bot": TEXT,
    "bot_seed": WHOLE,
    "investors": TEXT,
    "strategies_kept": TEXT,
    "strategies_played": TEXT,
    "score": WHOLE,
    PARTS: WHOLE,
    "rank": WHOLE,
    "won": FRACTION,
    "decisions": WHOLE,
    "rounds": WHOLE,
    "end": TEXT,
}


class Row(msgspec.Struct, frozen=True):
    """Fields of one seat of one game. `start` is the place in the order of play from 0, `won` the share of the win (0.5
    if two share it), `parts` the parts of the score, `decisions` the number of the seat's decisions among two or more
    options. `varied` lists the changed numbers of its rule set."""

    game: str
    players: int
    options: str
    set: str
    set_hash: str
    varied: str
    version: str
    match: int
    deal: int
    seed: int
    seat: int
    start: int
    bot: str
    bot_seed: int
    investors: str
    strategies_kept: str
    strategies_played: str
    score: int
    parts: dict[str, int]
    rank: int
    won: float
    decisions: int
    rounds: int
    end: str


class Column(msgspec.Struct, frozen=True):
    """Fields of a column: its type, and where its values come from. Either all rows have the same `value`, or each row
    has a number at index `place`, which is the value or an index into `table`, or with `words` an index into the words
    sent with the rows."""

    kind: str
    value: int | str | None = None
    place: int = -1
    table: list[str] | list[float] | None = None
    words: bool = False


class Legend(msgspec.Struct, frozen=True):
    """Fields that give rows of plain numbers their meaning: the columns of the file in order, and how many numbers a
    row has."""

    columns: dict[str, Column]
    width: int


class Numbers(msgspec.Struct, frozen=True):
    """Fields of packed rows: numbers of 64 bits, row after row, and the texts to which some of them refer by index."""

    rows: bytes
    words: list[str]


def seat_legend(game: Game[Any], shared: dict[str, int | str], bots: list[str]) -> Legend:
    """Return the columns of a file with one row per seat. `shared` has the values that are the same in all rows, `bots`
    the names of the bots to which the rows refer by index."""
    parts = [f"{PARTS}{part}" for part in game.parts]
    places = {name: place for place, name in enumerate([*SEAT_NUMBERS, *parts, *game.marks])}
    columns: dict[str, Column] = {}
    for name, kind in COLUMNS.items():
        if name == PARTS:
            columns |= {part: Column(kind, place=places[part]) for part in parts}
        elif name == "bot":
            columns[name] = Column(kind, place=places[name], table=bots)
        elif name == "won":
            shares = [0.0, *(1 / (n + 1) for n in range(game.players))]
            columns[name] = Column(kind, place=places["winners"], table=shares)
        elif name in places:
            columns[name] = Column(kind, place=places[name], words=kind == TEXT)
        else:
            columns[name] = Column(kind, value=shared.get(name, ""))
    return Legend(columns, len(places))


def round_legend(game: Game[Any], shared: dict[str, int | str], judged: bool) -> Legend:
    """Return the columns of a file with one row per seat and round. `judged` adds a column for the chance to win."""
    numbers = [*ROUND_NUMBERS, *(["chance"] if judged else []), *prices_of(game), *game.moves]
    columns = {"varied": Column(TEXT, value=shared["varied"])}
    for place, name in enumerate(numbers):
        columns[name] = Column(FRACTION if name == "chance" else WHOLE, place=place)
    return Legend(columns, len(numbers))


def prices_of(game: Game[Any]) -> list[str]:
    """Return the names of the columns of prices, one per company: `price_` and the company's name in lower case."""
    names = game.companies or [str(n + 1) for n in range(len(game.prices(game.new())))]
    return [PRICES + re.sub(r"[^\w]+", "_", name.lower()) for name in names]


def values(numbers: Numbers, legend: Legend) -> dict[str, list[Any]]:
    """Return the columns that differ from row to row, as lists of values by name."""
    whole = memoryview(numbers.rows).cast("q").tolist()
    found: dict[str, list[Any]] = {}
    for name, column in legend.columns.items():
        table = numbers.words if column.words else column.table
        if table is not None:
            found[name] = [table[n] for n in whole[column.place :: legend.width]]
        elif column.kind == FRACTION:
            found[name] = memoryview(numbers.rows).cast("d").tolist()[column.place :: legend.width]
        elif column.value is None:
            found[name] = whole[column.place :: legend.width]
    return found


def as_rows(numbers: Numbers, legend: Legend) -> list[Row]:
    """Return packed rows of seats as a list of `Row`."""
    shared = {name: column.value for name, column in legend.columns.items() if column.value is not None}
    varying = values(numbers, legend)
    found: list[Row] = []
    for line in zip(*varying.values(), strict=True):
        cells: dict[str, Any] = shared | dict(zip(varying, line, strict=True))
        parts = [name for name in cells if name.startswith(PARTS)]
        found.append(Row(**cells | {"parts": {name[len(PARTS) :]: cells.pop(name) for name in parts}}))
    return found


ENDINGS = (".parquet", ".csv", ".jsonl", ".ndjson")
PART_ROWS = 250_000  # of a Parquet file, gathered before they are written


def known_ending(path: Path) -> None:
    """Raise `BadFile` unless the file name ends in .parquet, .csv, .jsonl or .ndjson."""
    if path.suffix not in ENDINGS:
        message = f"{path.name}: write to a file that ends in .csv, .jsonl or .parquet"
        raise BadFile("bad-ending", message, file=path.name)


def rounds_beside(path: Path) -> Path:
    """Return the path of the file for rows of rounds: games.rounds.parquet for games.parquet."""
    return path.with_suffix(f".rounds{path.suffix}")


class File(Protocol):
    """A file to which rows are appended while games are played."""

    def write(self, numbers: Numbers, legend: Legend) -> None:
        """Append packed rows, whose columns `legend` gives. They may be buffered until `settle`."""

    def full(self) -> bool:
        """Return whether so many rows are buffered that `settle` should be called."""

    def settle(self) -> None:
        """Write all buffered rows to the disk, so that an interruption cannot lose them."""

    def close(self) -> None:
        """Write what is buffered and close the file. A second call does nothing."""


def open_file(path: Path, resume: bool = False) -> File:
    """Open a file for rows in the format of its ending. An existing file is emptied, or with `resume` continued. Raise
    `BadFile` if the ending is not known."""
    known_ending(path)
    return Parquet(path, resume) if path.suffix == ".parquet" else Lines(path, resume)


class Lines:
    """Writes rows to a CSV or JSON Lines file. Each line is a pattern with the values that differ from row to row
    filled in."""

    def __init__(self, path: Path, resume: bool) -> None:
        self.csv = path.suffix == ".csv"
        self.said: Callable[[Any], str] = _csv_word if self.csv else _json_word
        self.file = path.open("ab" if resume else "wb")
        self.whole = self.file.tell()

    def write(self, numbers: Numbers, legend: Legend) -> None:
        columns = {name: self._said(column) for name, column in legend.columns.items()}
        told = Numbers(numbers.rows, [self.said(word) for word in numbers.words])
        pattern = self._pattern(columns)
        lines = zip(*values(told, Legend(columns, legend.width)).values(), strict=True)
        heading = ",".join(columns) + "\n" if self.csv and self.whole == 0 else ""
        self.file.write((heading + "".join(pattern % line for line in lines)).encode())
        self.file.flush()
        self.whole = self.file.tell()

    def full(self) -> bool:
        return False

    def settle(self) -> None:
        self.file.flush()

    def _said(self, column: Any) -> Any:
        table = None if column.table is None else [self.said(one) for one in column.table]
        return msgspec.structs.replace(column, table=table)

    def _pattern(self, columns: dict[str, Any]) -> str:
        cells = ["%s" if one.value is None else self.said(one.value).replace("%", "%%") for one in columns.values()]
        if self.csv:
            return ",".join(cells) + "\n"
        return "{" + ",".join(f'"{name}":{cell}' for name, cell in zip(columns, cells, strict=True)) + "}\n"

    def close(self) -> None:
        if not self.file.closed:
            self.file.truncate(self.whole)
            self.file.close()


def _csv_word(value: Any) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow([value, ""])
    return text.getvalue()[:-1]


def _json_word(value: Any) -> str:
    return msgspec.json.encode(_or_null(value)).decode()


class Parquet:
    """Writes rows to a Parquet file. Parts are written to a folder beside it, because Parquet cannot be appended to,
    and joined by `close`. Resuming continues after the parts of an interrupted run."""

    def __init__(self, path: Path, resume: bool) -> None:
        import polars  # noqa: F401  -- missed now, not after hours of play

        self.path = path
        self.folder = parts_of(path)
        if not resume:
            shutil.rmtree(self.folder, ignore_errors=True)
            path.unlink(missing_ok=True)
        elif path.exists():
            shutil.rmtree(self.folder, ignore_errors=True)  # they are all in the file
        self.folder.mkdir(exist_ok=True)
        if path.exists():
            path.replace(self.folder / f"{0:09}.parquet")
        self.gathered: list[Any] = []
        self.rows = 0

    def write(self, numbers: Numbers, legend: Legend) -> None:
        self.gathered.append(frame(numbers, legend))
        self.rows += self.gathered[-1].height

    def full(self) -> bool:
        return self.rows >= PART_ROWS

    def settle(self) -> None:
        import polars

        if self.gathered:
            name = f"{len(list(self.folder.iterdir())):09}"
            written = self.folder / f"{name}.writing"
            polars.concat(self.gathered).write_parquet(written, compression="lz4", statistics=False)
            written.replace(self.folder / f"{name}.parquet")
            self.gathered, self.rows = [], 0

    def close(self) -> None:
        import polars

        if not self.folder.exists():
            return
        self.settle()
        if parts := sorted(self.folder.glob("*.parquet")):
            written = self.folder / "whole.writing"
            polars.scan_parquet(parts).sink_parquet(written, row_group_size=PART_ROWS)
            written.replace(self.path)
        shutil.rmtree(self.folder)


def _or_null(value: int | float | str) -> int | float | str | None:
    return None if value == "" else value


def parts_of(path: Path) -> Path:
    """Return the path of the folder with the parts of a Parquet file that is being written: its name and `.parts`."""
    return path.with_name(f"{path.name}.parts")


def frame(numbers: Numbers, legend: Legend) -> Any:
    """Return packed rows as a polars data frame. Empty texts become null."""
    import numpy as np
    import polars

    whole = np.frombuffer(numbers.rows, dtype="<i8").reshape(-1, legend.width).T.copy()
    types = {TEXT: polars.String, FRACTION: polars.Float64}
    found: list[Any] = []
    for name, column in legend.columns.items():
        kind = types.get(column.kind, polars.Int64)
        table = numbers.words if column.words else column.table
        if column.value is not None:
            one = polars.Series(name, [_or_null(column.value)], dtype=kind)
            found.append(one.new_from_index(0, whole.shape[1]))
        elif table is not None:
            words = polars.Series(name, [_or_null(value) for value in table], dtype=kind)
            found.append(words.gather(whole[column.place]))
        elif column.kind == FRACTION:
            found.append(polars.Series(name, whole[column.place].view("<f8")))
        else:
            found.append(polars.Series(name, whole[column.place]))
    return polars.DataFrame(found)
