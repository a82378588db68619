"""Files of rows, written while games are played: CSV, JSON Lines or Parquet, by the ending of the name.

An interruption leaves all complete rows, and a file can be resumed. A missing word is null, or empty in CSV.
"""

import csv
import io
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from openoutcry.lab.errors import BadFile
from openoutcry.lab.rows import FRACTION, TEXT, Legend, Numbers, values

ENDINGS = (".parquet", ".csv", ".jsonl", ".ndjson")
PART_ROWS = 250_000  # of a Parquet file, gathered before they are written


def known_ending(path: Path) -> None:
    """Raise `BadFile` if the ending of the file names no known format."""
    if path.suffix not in ENDINGS:
        message = f"{path.name}: write to a file that ends in .csv, .jsonl or .parquet"
        raise BadFile("bad-ending", message, file=path.name)


def rounds_beside(path: Path) -> Path:
    """Return the file for rows of rounds: games.rounds.parquet beside games.parquet."""
    return path.with_suffix(f".rounds{path.suffix}")


class File(Protocol):
    """A file of rows."""

    def write(self, numbers: Numbers, legend: Legend) -> None:
        """Append rows."""

    def full(self) -> bool:
        """Return whether enough rows are buffered to call `settle`."""

    def settle(self) -> None:
        """Make the rows written so far durable."""

    def close(self) -> None:
        """Finish the file."""


def open_file(path: Path, resume: bool = False) -> File:
    """Open a file for rows, empty or with its present rows."""
    known_ending(path)
    return Parquet(path, resume) if path.suffix == ".parquet" else Lines(path, resume)


class Lines:
    """A CSV or JSON Lines file. Rows are formatted from a pattern, since they differ in few places."""

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
    """A Parquet file. Parts are written beside it, because Parquet cannot be appended to, and joined by `close`. The
    parts of an interrupted run are found again."""

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
    """Return the folder with the parts of a Parquet file that is being written."""
    return path.with_name(f"{path.name}.parts")


def frame(numbers: Numbers, legend: Legend) -> Any:
    """Return rows as a polars data frame."""
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
