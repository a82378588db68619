"""Conversion of tables and seats to database columns and back."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from openoutcry.match.record import Entry, Header
from openoutcry.server.refusals import unreadable
from openoutcry.server.storage.rows import HintTaken, Seat, TableRow, UndoWanted

Columns = dict[str, Any]
T = TypeVar("T")


def table_columns(table: TableRow) -> Columns:
    """Return a table as columns, without its seats."""
    return {
        "id": table.id,
        "revision": table.revision,
        "created": table.created,
        "game": table.game,
        "options": written(table.options),
        "set_text": table.set_text,
        "stage": table.stage,
        "host_hash": table.host_hash,
        "header": written(table.header),
        "secret": table.secret,
        "previous": table.previous,
        "rematch": table.rematch,
        "undo": written(table.undo),
        "inputs": table.inputs,
        "lesson": table.lesson,
        "hints": written(table.hints),
        "locked": table.locked,
        "muted": written(table.muted),
        "closed": table.closed,
    }


def seat_columns(table: str, seat: Seat) -> Columns:
    """Return a seat of a table as columns."""
    return {"table": table, **msgspec.structs.asdict(seat)}


def entry_columns(table: str, entries: list[Entry]) -> list[Columns]:
    """Return entries of a table's log as columns."""
    return [{"table": table, "number": entry.n, "entry": written(entry)} for entry in entries]


def table_from(columns: Mapping[Any, Any], seats: list[Seat]) -> TableRow:
    """Return the table of these columns."""
    return TableRow(
        id=columns["id"],
        revision=columns["revision"],
        created=columns["created"],
        game=columns["game"],
        options=read(columns["options"], dict[str, str]),
        set_text=columns["set_text"],
        stage=columns["stage"],
        host_hash=columns["host_hash"],
        header=None if columns["header"] is None else read(columns["header"], Header),
        secret=columns["secret"],
        previous=columns["previous"],
        rematch=columns["rematch"],
        undo=None if columns["undo"] is None else read(columns["undo"], UndoWanted),
        inputs=columns["inputs"],
        lesson=columns["lesson"],
        hints=None if columns["hints"] is None else read(columns["hints"], list[HintTaken]),
        locked=columns["locked"],
        muted=read(columns["muted"], list[int]),
        closed=columns["closed"],
        seats=seats,
    )


def seat_from(columns: Mapping[Any, Any]) -> Seat:
    """Return the seat of these columns."""
    return Seat(**{name: columns[name] for name in Seat.__struct_fields__})


def entry_from(text: str) -> Entry:
    """Return the log entry in this text."""
    return read(text, Entry)


def entries_from(text: str) -> list[Entry]:
    """Return the log entries in a notice."""
    return read(text, list[Entry])


def read(text: str, kind: type[T]) -> T:
    """Decode a value from JSON text. Raise `Unreadable` if the text is damaged."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, TypeError, UnicodeError) as problem:
        raise unreadable() from problem


def written(value: object) -> str | None:
    """Return a value as JSON text; None stays None."""
    return None if value is None else msgspec.json.encode(value).decode()
