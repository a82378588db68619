"""The record of a match: one JSON Lines file, a header, then one line an input, then how it ended.

Inputs replay; the events beside them keep an old game readable after a rule has changed. A record comes in forms: full
(everything, for when the match is over), public, and one for each seat, which hold no more than that seat could read.
"""

import hashlib
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from openoutcry import __version__
from openoutcry.engine.records import SPECTATOR, Position, save
from openoutcry.table.errors import BadRecord

if TYPE_CHECKING:
    from openoutcry.table.match import Match

FORMAT = 1
FULL = "full"
PUBLIC = "public"
T = TypeVar("T")


class SeatName(msgspec.Struct, frozen=True):
    """Who sat there; `bot` is the kind of bot."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what was played, by whom, and the dealer's commitment."""

    record: int = FORMAT
    openoutcry: str = __version__
    form: str = FULL
    game: str
    players: int
    options: dict[str, str]
    set_name: str
    set_hash: str
    house_set: str | None = None
    seats: list[SeatName]
    commitment: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One input: an answer of `seat` (NATURE is -1), or going back to when there were `undo` inputs.

    `hash` is that of the position reached; in a seat's form, of what that seat saw of it."""

    n: int
    seat: int
    kind: str = ""
    option: int | None = None
    words: str = ""
    undo: int | None = None
    consented: bool = False
    events: list[msgspec.Raw] = []
    hash: str = ""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """The last line of a finished match."""

    end: str
    scores: list[int]
    ranks: list[int]
    secret: str


class Record(msgspec.Struct, frozen=True):
    """A record that was read."""

    header: Header
    entries: list[Entry]
    ending: Ending | None


def position_hash(g: Position, steps: dict[str, Any]) -> str:
    """A fingerprint of a position."""
    return hashlib.sha256(msgspec.json.encode(save(g, steps))).hexdigest()[:16]


def dump(match: "Match", form: str | int = FULL) -> str:
    """The record as text, in one of its forms; a form other than the full one hides what its reader may not know."""
    lines: list[msgspec.Struct] = [msgspec.structs.replace(match.header, form=str(form))]
    if form == FULL:
        lines += match.entries
    else:
        lines += match.entries_for(SPECTATOR if form == PUBLIC else int(form))
    ending = match.ending()
    if ending is not None:
        lines.append(ending)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def parse(text: str) -> Record:
    """Read a record, or say which line is wrong."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise BadRecord("record-empty", "line 1: the file is empty; a record starts with a header", line=1)
    header = _line(lines[0], 1, Header)
    if header.record != FORMAT:
        problem = f"line 1: this is record format {header.record}, and format {FORMAT} is needed"
        raise BadRecord("record-format", problem, line=1, found=header.record, needed=FORMAT)
    if len(header.seats) != header.players:
        problem = f"line 1: {header.players} players, but {len(header.seats)} seats"
        raise BadRecord("record-seats", problem, line=1, players=header.players, seats=len(header.seats))
    entries: list[Entry] = []
    ending: Ending | None = None
    for n, line in enumerate(lines[1:], start=2):
        if ending is not None:
            raise BadRecord("record-after-ending", f"line {n}: nothing may follow the ending", line=n)
        if n == len(lines) and line.lstrip().startswith('{"end"'):
            ending = _line(line, n, Ending)
            continue
        entry = _line(line, n, Entry)
        if entry.n != len(entries) + 1:
            due = len(entries) + 1
            raise BadRecord(
                "record-order", f"line {n}: input {due} is expected here, not {entry.n}", line=n, due=due, found=entry.n
            )
        entries.append(entry)
    return Record(header, entries, ending)


def _line(line: str, n: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadRecord("record-line", f"line {n}: not a line of a record: {problem}", line=n) from problem
