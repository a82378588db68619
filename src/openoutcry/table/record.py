"""The record of a match: one JSON Lines file, a header, then one line an input, then how it ended.

Inputs replay; the events beside them keep an old game readable after a rule has changed. A record comes in forms: full
(everything, for when the match is over), public, and one for each seat, which hold no more than that seat could read.
"""

import hashlib
import re
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from openoutcry import __version__
from openoutcry.engine.bits import numbers
from openoutcry.engine.events import EVERYBODY, Told
from openoutcry.engine.position import SPECTATOR, Position
from openoutcry.engine.writing import written as as_json
from openoutcry.table.errors import BadRecord

if TYPE_CHECKING:
    from openoutcry.table.match import Match

FORMAT = 1
FULL = "full"
PUBLIC = "public"
T = TypeVar("T")

# What a line may hold: no match has more inputs or points, and no answer longer words.
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Players = Annotated[int, Meta(ge=1, le=99)]
SeatNumber = Annotated[int, Meta(ge=-1, le=98)]
OptionNumber = Annotated[int, Meta(ge=0, le=62)]
Points = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=200)]
LONGEST_NAME = 24  # of a person who sits down: what the tables have room for


class SeatName(msgspec.Struct, frozen=True, gc=False):
    """Who sat there; `bot` is the kind of bot."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The first line: what was played, by whom, and the dealer's commitment. `rules` is the number of the rules that
    were played by, 0 where nobody counted them yet; `opening` is the fingerprint of the position before any input."""

    record: Count = FORMAT
    openoutcry: Word = __version__
    form: Word = FULL
    game: Word
    players: Players
    options: dict[str, str]
    set_name: str
    set_hash: str
    house_set: str | None = None
    seats: list[SeatName]
    commitment: Word
    rules: Count = 0
    opening: Word = ""

    def reader(self) -> int:
        """Who reads a form that is not the full one: a seat, or a spectator."""
        return SPECTATOR if self.form == PUBLIC else int(self.form)


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One input: an answer of `seat` (NATURE is -1), or going back to when there were `undo` inputs.

    `hash` is that of the position reached; in a seat's form, of what that seat saw of it. `hint` is whether the coach
    was asked before this answer."""

    n: Number
    seat: SeatNumber
    kind: Word = ""
    option: OptionNumber | None = None
    words: Word = ""
    undo: Count | None = None
    consented: bool = False
    hint: bool = False
    events: list[msgspec.Raw] = []
    hash: Word = ""


class Ending(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The last line of a finished match."""

    end: Word
    scores: list[Points]
    ranks: list[Number]
    secret: Word


class Record(msgspec.Struct, frozen=True, gc=False):
    """A record that was read."""

    header: Header
    entries: list[Entry]
    ending: Ending | None


def position_hash(g: Position, steps: dict[str, Any]) -> str:
    """A fingerprint of a position."""
    return hashlib.sha256(as_json(g, steps)).hexdigest()[:16]


def set_hash(house_set: str | None) -> str:
    """A fingerprint of the text of a house set; the printed set counts as an empty one."""
    return hashlib.sha256((house_set or "").encode()).hexdigest()[:16]


def dump(match: "Match", form: str | int = FULL) -> str:
    """The record as text, in one of its forms; a form other than the full one hides what its reader may not know."""
    header = msgspec.structs.replace(match.header, form=str(form))
    lines: list[msgspec.Struct] = [header]
    lines += match.entries if form == FULL else entries_for(match, header.reader())
    ending = match.ending()
    if ending is not None:
        lines.append(ending)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def entries_for(match: "Match", seat: int) -> list[Entry]:
    """The entries with what this seat may not know left out: covered cards, sealed answers while they are, and that
    one was changed. They have the numbers that are shown."""
    secret = {question.kind for question in match.game.questions if question.secret}
    shown, covered = match.numbering.shown, match.numbering.covered
    entries: list[Entry] = []
    answers: dict[int, int] = {}
    last = max((entry.n for entry in match.entries if entry.n not in covered), default=0)
    for entry in match.entries[:last]:
        theirs = entry.undo is None and entry.seat != seat
        hidden = theirs and (entry.kind in secret or entry.n in covered)
        option, words = (None, "") if hidden else (entry.option, entry.words)
        if entry.n in match.numbering.changes:
            answer = answers[entry.seat]
            entries[answer] = msgspec.structs.replace(entries[answer], option=option, words=words)
            continue
        answers[entry.seat] = len(entries)
        position = match.view_at(match.numbering.number(shown(entry.n)), seat)
        entries.append(
            msgspec.structs.replace(
                entry,
                n=shown(entry.n),
                undo=None if entry.undo is None else shown(entry.undo),
                option=option,
                words=words,
                events=readable(entry.events, seat),
                hash=position_hash(position, match.steps),
            )
        )
    return entries


def written(told: Told) -> msgspec.Raw:
    """An event as the full record keeps it: a private one with its readers."""
    if told.seats == EVERYBODY:
        return msgspec.Raw(msgspec.json.encode(told.event))
    return msgspec.Raw(msgspec.json.encode({"only": numbers(told.seats), "read": told.event, "others": told.others}))


class OnlyFor(msgspec.Struct):
    """An event that not everybody reads, as it is written."""

    only: list[int]
    read: msgspec.Raw
    others: msgspec.Raw


def readable(events: list[msgspec.Raw], seat: int) -> list[msgspec.Raw]:
    """Of events as the full record keeps them those that this seat may read, as it reads them."""
    found: list[msgspec.Raw] = []
    for raw in events:
        if "only" in msgspec.json.decode(raw, type=dict[str, msgspec.Raw]):
            private = msgspec.json.decode(raw, type=OnlyFor)
            raw = private.read if seat in private.only else private.others
        if msgspec.json.decode(raw) is not None:
            found.append(raw.copy())
    return found


def parse(text: str) -> Record:
    """Read a record, or say which line and field is wrong. A byte-order mark and empty lines are passed over."""
    lines = [(n, line) for n, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1) if line.strip()]
    if not lines:
        raise BadRecord("record-empty", "line 1: the file is empty; a record starts with a header", line=1)
    header = _header(*lines[0])
    entries: list[Entry] = []
    ending: Ending | None = None
    for n, line in lines[1:]:
        if ending is not None:
            raise BadRecord("record-after-ending", f"line {n}: nothing may follow the ending", line=n)
        fields = _fields(n, line)
        if "end" in fields and "n" not in fields:
            ending = _line(n, line, Ending)
            continue
        entry = _entry(n, line)
        if entry.n != len(entries) + 1:
            due = len(entries) + 1
            raise BadRecord(
                "record-order", f"line {n}: input {due} is expected here, not {entry.n}", line=n, due=due, found=entry.n
            )
        entries.append(entry)
    return Record(header, entries, ending)


def _header(n: int, line: str) -> Header:
    if "record" not in _fields(n, line):
        raise _no_line(n, "a record starts with a header")
    header = _line(n, line, Header)
    if header.record != FORMAT:
        problem = f"line {n}: this is record format {header.record}, and format {FORMAT} is needed"
        raise BadRecord("record-format", problem, line=n, found=header.record, needed=FORMAT)
    if len(header.seats) != header.players:
        problem = f"line {n}: {header.players} players, but {len(header.seats)} seats"
        raise BadRecord("record-seats", problem, line=n, players=header.players, seats=len(header.seats))
    if header.form not in (FULL, PUBLIC, *map(str, range(header.players))):
        problem = f"line {n}: form must be full, public or 0 to {header.players - 1}, not {header.form!r}"
        raise BadRecord("record-form", problem, line=n, form=header.form, last=header.players - 1)
    return header


def _entry(n: int, line: str) -> Entry:
    entry = _line(n, line, Entry)
    for place, raw in enumerate(entry.events):
        try:
            msgspec.json.decode(raw, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError) as problem:
            field = f"events[{place}]"
            message = f"line {n}: {field}: {problem}"
            raise BadRecord("record-field", message, line=n, field=field, needed="object") from problem
    return entry


def _fields(n: int, line: str) -> dict[str, msgspec.Raw]:
    """The fields of a line, whatever they hold."""
    try:
        return msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise _no_line(n, str(problem)) from problem


def _line(n: int, line: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise _wrong_field(n, str(problem)) from problem


# How msgspec says what is wrong with a field.
MISSING = re.compile(r"Object missing required field `(\w+)`")
LIMIT = re.compile(r"Expected `\w+` (of length )?(>=|<=) (-?\d+)")
KIND = re.compile(r"Expected `(\w+)")
PLACE = re.compile(r" - at `\$\.?(.*)`$")


def _wrong_field(n: int, problem: str) -> BadRecord:
    """The refusal of a field: where it is, and what is needed there."""
    place = PLACE.search(problem)
    field = place[1].replace("[...]", "") if place else ""
    if missing := MISSING.match(problem):
        field = f"{field}.{missing[1]}".lstrip(".")
        return BadRecord("record-missing", f"line {n}: the field {field} is missing", line=n, field=field)
    message = f"line {n}: {field}: {problem}"
    if limit := LIMIT.match(problem):
        bound = int(limit[3])
        if limit[1]:
            return BadRecord("record-long", message, line=n, field=field, limit=bound)
        if limit[2] == "<=":
            return BadRecord("record-most", message, line=n, field=field, limit=bound)
        return BadRecord("record-least", message, line=n, field=field, limit=bound)
    if not field:
        return _no_line(n, problem)
    kind = KIND.match(problem)
    needed = kind[1] if kind else "other"
    return BadRecord("record-field", message, line=n, field=field, needed=needed)


def _no_line(n: int, problem: str) -> BadRecord:
    return BadRecord("record-line", f"line {n}: not a line of a record: {problem}", line=n)
