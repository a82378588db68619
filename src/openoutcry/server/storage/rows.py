"""The stored values, such as a table and its seats, and their conversion to database columns and back."""

import secrets
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from openoutcry.match.record import Entry, Header
from openoutcry.server.refusals import unreadable
from openoutcry.server.wire import ChatLine

Columns = dict[str, Any]
T = TypeVar("T")

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"

OPEN = "open"
PERSON = "person"
BOT = "bot"

# In `muted`: all spectators.
WATCHERS = -1

# Without letters and digits that are easily confused when a link is read aloud.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class UndoWanted(msgspec.Struct, frozen=True):
    """Fields of a request to take back answers, made by a seat after `at` inputs. The next answer ends the request.
    `waiting` are the seats that have not agreed yet; it is empty if the request was declined or withdrawn. `earlier`
    are the seats that asked at the same point before. `at` and `to` do not count changed hidden answers."""

    seat: int
    to: int
    at: int
    waiting: list[int]
    earlier: list[int] = []


class HintTaken(msgspec.Struct, frozen=True):
    """Fields that record that a seat took a hint of the coach when the match had `at` inputs."""

    seat: int
    at: int


class Seat(msgspec.Struct):
    """Fields of a seat at a table. `token_hash` is the hash of the secret of its holder. At a rematch, `reserved` is
    the hash of the secret that gives somebody this seat. `since` is when the holder got it, in seconds since 1970; None
    for an open seat or unknown. Only `live/seats.py` changes seats."""

    seat: int
    holder: str = OPEN
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    host: bool = False
    reserved: str | None = None
    since: float | None = None


class TableRow(msgspec.Struct, kw_only=True):
    """Fields of a table without its log of inputs and chat. `previous` is the table whose rematch it is, `lesson` the
    seed of a guided first game, `hints` those that were taken (None if hints are off). A `locked` table accepts no
    newcomers. `muted` seats may not chat (WATCHERS: all spectators). `closed` is the operator's reason for closing
    it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    created: float
    revision: int = 0
    set_text: str | None = None
    stage: str = LOBBY
    host_hash: str | None = None
    header: Header | None = None
    secret: bytes | None = None
    previous: str | None = None
    rematch: str | None = None
    undo: UndoWanted | None = None
    inputs: int = 0
    lesson: int | None = None
    hints: list[HintTaken] | None = None
    locked: bool = False
    muted: list[int] = []
    closed: str | None = None


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Fields of an entry of the audit log: what (`deed`) a host, the operator or a player (`role`, `who`) did, and when
    (`at`, in seconds since 1970)."""

    role: str
    who: str
    deed: str
    table: str | None = None
    seat: int | None = None
    detail: str = ""
    at: float = 0.0
    number: int = 0


class Draft(msgspec.Struct):
    """A table while it is changed in a transaction. Its final state is written, or nothing if the function that changes
    it raises an error. `later` has the rematch, the rematch of that, and so on, if they were requested; `opened` is a
    new table to insert, `entries` are inputs to append."""

    table: TableRow
    later: list[TableRow] = []
    entries: list[Entry] = []
    opened: TableRow | None = None
    audit_entries: list[AuditEntry] = []


class Presence(msgspec.Struct, frozen=True):
    """Fields that say who is connected to a table through one server process: the seats, and the number of
    spectators."""

    process: str
    seats: list[int]
    watching: int


class News(msgspec.Struct):
    """Fields of a table together with its log entries and chat lines after those that the reader already has."""

    table: TableRow
    entries: list[Entry]
    chat: list[ChatLine]
    present: list[Presence]


# The fields of a table that are stored as JSON text, with their types.
JSON_FIELDS: dict[str, Any] = {
    "options": dict[str, str],
    "header": Header,
    "undo": UndoWanted,
    "hints": list[HintTaken],
    "muted": list[int],
}


def new_table_id() -> str:
    """Return a random table id of 49 bits, which cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def table_columns(table: TableRow) -> Columns:
    """Return a table as a dictionary of database columns, without its seats."""
    columns = msgspec.structs.asdict(table)
    del columns["seats"]
    for name in JSON_FIELDS:
        if columns[name] is not None:
            columns[name] = to_json(columns[name])
    return columns


def table_from(columns: Mapping[Any, Any], seats: list[Seat]) -> TableRow:
    """Return the table with these columns and seats. Raise `Unreadable` if a column is damaged."""
    values = {name: columns[name] for name in TableRow.__struct_fields__ if name != "seats"}
    for name, kind in JSON_FIELDS.items():
        if values[name] is not None:
            values[name] = from_json(values[name], kind)
    return TableRow(seats=seats, **values)


def seat_columns(table: str, seat: Seat) -> Columns:
    """Return a seat of the table with this id as a dictionary of database columns."""
    return {"table": table, **msgspec.structs.asdict(seat)}


def seat_from(columns: Mapping[Any, Any]) -> Seat:
    """Return the seat that is stored in these database columns."""
    return Seat(**{name: columns[name] for name in Seat.__struct_fields__})


def presence_from(process: str, seats: str, spectators: int) -> Presence:
    """Return who is connected through a process, from database columns. `seats` is JSON text; raise `Unreadable` if it
    is damaged."""
    return Presence(process, from_json(seats, list[int]), spectators)


def from_json(text: str, kind: type[T]) -> T:
    """Return the value of this type that is stored as JSON text. Raise `Unreadable` if the text is damaged."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, TypeError, UnicodeError) as problem:
        raise unreadable() from problem


def to_json(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()
