"""A table as it is kept: what the store reads and writes, and the lobby's rules change."""

import secrets

import msgspec

from openoutcry.match.record import Entry, Header
from openoutcry.server.wire import ChatLine

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"

OPEN = "open"
PERSON = "person"
BOT = "bot"

# Among the muted: whoever has no seat.
WATCHERS = -1

# No letters or digits that are taken for others when somebody reads a link aloud.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class UndoWanted(msgspec.Struct, frozen=True):
    """A seat asked to go back when `at` inputs were shown; the next answer ends the request. `waiting` are the seats
    that have not agreed yet; it is empty when the request was declined or withdrawn. `earlier` are the seats that asked
    at the same moment before. Numbers as shown."""

    seat: int
    to: int
    at: int
    waiting: list[int]
    earlier: list[int] = []


class HintTaken(msgspec.Struct, frozen=True):
    """Somebody asked the coach when there were `at` inputs."""

    seat: int
    at: int


class Seat(msgspec.Struct):
    """A seat of a table. `token_hash` is the hash of its holder's token. At a rematch, `reserved` is the hash of the
    token at the table before for whose holder the seat is kept. `since` is when its holder got it, in seconds since
    1970; None for an open seat, or one of a table that is older than this field. Only `live/seats.py` changes it."""

    seat: int
    holder: str = OPEN
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    host: bool = False
    reserved: str | None = None
    since: float | None = None


class TableRow(msgspec.Struct, kw_only=True):
    """A table, without its inputs and chat. `previous` is the table it is the rematch of, `inputs` how many inputs
    there have been, `lesson` the seed of a guided first game, from which its deal and its bots follow. `hints` are
    those that were taken, None where nobody may take any. A table that is `locked` has no newcomers; `muted` are the
    seats that say nothing, with WATCHERS for all who have none; `closed` is why the house closed it."""

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


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Who did what, as a host, for the house, or as a person with a seat of their own."""

    role: str
    who: str
    deed: str
    table: str | None = None
    seat: int | None = None
    detail: str = ""
    at: float = 0.0
    number: int = 0


class Draft(msgspec.Struct):
    """A table being changed in one transaction: what stands here at the end is written, or nothing is. `later` are its
    rematch, the rematch of that, and so on, where they were asked for."""

    table: TableRow
    later: list[TableRow] = []
    entries: list[Entry] = []
    opened: TableRow | None = None
    deeds: list[Deed] = []


class Presence(msgspec.Struct, frozen=True):
    """Who is on the lines of one process: the seats, and how many only watch."""

    process: str
    seats: list[int]
    watching: int


class News(msgspec.Struct):
    """A table as read, with the entries and chat after those the reader already had."""

    table: TableRow
    entries: list[Entry]
    chat: list[ChatLine]
    present: list[Presence]


def new_table_id() -> str:
    """An id that nobody guesses: 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))
