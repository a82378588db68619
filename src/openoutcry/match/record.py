"""The record of a match: a JSON Lines file with a header, a line for each input, and the ending.

Inputs can be replayed. The events beside them keep an old record readable after a rule has changed. There are three
forms: full (everything, for finished matches), public, and one per seat with what that seat could read.

`save` writes a match to a file. While the match goes on, a second file beside it has the dealer's secret.
"""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from openoutcry import __version__
from openoutcry.engine.bits import numbers
from openoutcry.engine.events import EVERYBODY, Told
from openoutcry.engine.kernel import NONE, answer_for, is_sealed
from openoutcry.engine.position import SPECTATOR, Position
from openoutcry.engine.views import view
from openoutcry.engine.writing import written as as_json
from openoutcry.match.dealer import commitment
from openoutcry.match.errors import BadRecord

if TYPE_CHECKING:
    from openoutcry.match.match import Match

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
    """The name of the player in a seat. `bot` is the kind of bot, or None for a person."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The first line of a record: the game, its options, the seats, and the hash of the dealer's secret (`commitment`).

    `rules` is the version of the rules, 0 before versions were counted; `opening` is the hash of the position before
    any input. `form` is "full", "public" or the number of the seat for which the record was written.
    """

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
        """Return the seat for which a partial record was written, or SPECTATOR for the public form."""
        return SPECTATOR if self.form == PUBLIC else int(self.form)


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One line of the log: an answer of `seat` (-1 is NATURE, which stands for chance), or an undo back to the position
    after `undo` inputs.

    `hash` identifies the position after it; in a record for one seat, the view of that seat. `hint` is whether the
    player asked the coach before this answer.
    """

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
    """The last line of the record of a finished match: the reason for its end, scores and ranks by seat, and the
    dealer's secret in hexadecimal digits."""

    end: Word
    scores: list[Points]
    ranks: list[Number]
    secret: Word


class Record(msgspec.Struct, frozen=True, gc=False):
    """A record of a match as read from a file. `ending` is None if the match is not over."""

    header: Header
    entries: list[Entry]
    ending: Ending | None

    def __repr__(self) -> str:
        seats = [seat.bot or seat.name for seat in self.header.seats]
        ended = "not over" if self.ending is None else f"scores={self.ending.scores}"
        return f"Record({self.header.game!r}, seats={seats}, {len(self.entries)} inputs, {ended})"


def position_hash(g: Position, steps: dict[str, Any]) -> str:
    """Return a hash of 16 hexadecimal digits that identifies the position. `steps` has the name of every step of the
    game."""
    return hashlib.sha256(as_json(g, steps)).hexdigest()[:16]


def set_hash(house_set: str | None) -> str:
    """Return a hash of 16 hexadecimal digits of the text of a house set, a data file with other numbers than the
    printed ones. None stands for the printed numbers."""
    return hashlib.sha256((house_set or "").encode()).hexdigest()[:16]


def dump(match: "Match", form: str | int = FULL) -> str:
    """Return the record of a match as text, one JSON object per line. `form` is FULL, PUBLIC or a seat; a partial form
    leaves out what its reader may not know."""
    return RecordText(match, form).at(inputs_of(match))


class Inputs(msgspec.Struct, frozen=True, gc=False):
    """A snapshot of the entries of a match, to be written by another thread. Later entries do not change how the first
    `settled` ones are written, except as `RecordText` says."""

    header: Header
    entries: list[Entry]
    covered: frozenset[int]
    changes: frozenset[int]
    settled: int
    ending: Ending | None


def inputs_of(match: "Match") -> Inputs:
    """Return a snapshot of the entries of a match. Its `settled` entries end before the first sealed answer that waits
    for others."""
    changes, g = match.numbering.changes, match.position
    waiting = sum(answer != NONE for answer in g.sealed) if is_sealed(g) else 0
    settled = len(match.entries)
    for n in reversed(match.line):
        if not waiting:
            break
        settled = n - 1
        waiting -= n not in changes
    covered, entries = frozenset(match.numbering.covered), list(match.entries)
    return Inputs(match.header, entries, covered, frozenset(changes), settled, match.ending())


class Kept(msgspec.Struct, frozen=True, gc=False):
    """The cached part of a record: the lines of the first `number` entries as text, and the position after `reached`
    entries. A position of None stands for that before any entry."""

    number: int = 0
    reached: int = 0
    text: str = ""
    position: Position | None = None


class RecordText:
    """Writes the record of a match in one form, again and again while the match goes on.

    Lines of settled entries are cached, so that the next call writes only what is new. If a sealed answer whose line is
    cached is changed, which happens after an undo, everything is written again. `at` may be called in any thread.
    """

    def __init__(self, match: "Match", form: str | int) -> None:
        self.match = match
        self.form = form
        self.kept = Kept()

    def at(self, inputs: Inputs) -> str:
        """Return the whole record as text, as it was when the snapshot was taken."""
        header = msgspec.structs.replace(inputs.header, form=str(self.form))
        # Another thread may have kept what came after that moment.
        kept = self.kept if self.kept.number <= inputs.settled else Kept()
        settled = self._read_on(kept, inputs, inputs.settled) or self._read_on(Kept(), inputs, inputs.settled)
        whole = None if settled is None else self._read_on(settled, inputs, len(inputs.entries))
        if settled is None or whole is None:
            raise AssertionError("a change of a sealed answer that was never given")
        self.kept = settled
        return as_lines([header]) + whole.text + as_lines([] if inputs.ending is None else [inputs.ending])

    def _read_on(self, kept: Kept, inputs: Inputs, end: int) -> Kept | None:
        """Return `kept` extended by the entries up to `end`. Return None if one of them changes a line that is already
        cached."""
        if self.form == FULL:
            return Kept(end, end, kept.text + as_lines(inputs.entries[kept.number : end]))
        match, seat = self.match, msgspec.structs.replace(inputs.header, form=str(self.form)).reader()
        secret = {question.kind for question in match.game.questions if question.secret}
        shown, perfect = match.numbering.shown, match.game.perfect_memory()
        g = match.game.new() if kept.position is None else kept.position.clone()
        reached = kept.reached
        lines: list[Entry] = []
        answers: dict[int, int] = {}
        last = max((entry.n for entry in inputs.entries if entry.n not in inputs.covered), default=0)
        end = min(end, last)
        for entry in inputs.entries[kept.number : end]:
            theirs = entry.undo is None and entry.seat != seat
            hidden = theirs and (entry.kind in secret or entry.n in inputs.covered)
            option, words = (None, "") if hidden else (entry.option, entry.words)
            if entry.n in inputs.changes:
                answer = answers.get(entry.seat)
                if answer is None:
                    return None
                lines[answer] = msgspec.structs.replace(lines[answer], option=option, words=words)
                continue
            answers[entry.seat] = len(lines)
            # The changes that follow an answer are not shown: it is written with the position after them.
            until = min(match.numbering.number(shown(entry.n)), len(inputs.entries))
            for one in inputs.entries[reached:until]:
                if one.undo is None:
                    assert one.option is not None
                    answer_for(g, one.seat, one.option)
                else:
                    g = match.position_at(one.undo)
            reached = until
            lines.append(
                msgspec.structs.replace(
                    entry,
                    n=shown(entry.n),
                    undo=None if entry.undo is None else shown(entry.undo),
                    option=option,
                    words=words,
                    events=readable(entry.events, seat),
                    hash=position_hash(view(g, seat, perfect), match.steps),
                )
            )
        return Kept(end, reached, kept.text + as_lines(lines), g)


def as_lines(lines: Sequence[msgspec.Struct]) -> str:
    """Return lines of a record as text, one JSON object per line."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def written(told: Told) -> msgspec.Raw:
    """Return an event as the full record stores it: the event as JSON or, if it is private, an object with its
    readers."""
    if told.seats == EVERYBODY:
        return msgspec.Raw(msgspec.json.encode(told.event))
    return msgspec.Raw(msgspec.json.encode({"only": numbers(told.seats), "read": told.event, "others": told.others}))


class OnlyFor(msgspec.Struct):
    """A private event in a full record: the seats `only` that read `read`, while all others read `others`, which may be
    null."""

    only: list[int]
    read: msgspec.Raw
    others: msgspec.Raw


def readable(events: list[msgspec.Raw], seat: int) -> list[msgspec.Raw]:
    """Return the events that this seat may read, from the events of an entry in a full record."""
    found: list[msgspec.Raw] = []
    for raw in events:
        if "only" in msgspec.json.decode(raw, type=dict[str, msgspec.Raw]):
            private = msgspec.json.decode(raw, type=OnlyFor)
            raw = private.read if seat in private.only else private.others
        if msgspec.json.decode(raw) is not None:
            found.append(raw.copy())
    return found


def parse(text: str) -> Record:
    """Parse the text of a record. Raise `BadRecord` with the line and the field that is wrong. A byte-order mark and
    empty lines are skipped."""
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
    """Return the fields of a line by name, without decoding their values. Raise `BadRecord` if the line is not a JSON
    object."""
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
    """Return the error for a wrong field, with its place and what is needed there. `problem` is the message of
    msgspec."""
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


def secret_file(record: Path) -> Path:
    """Return the path of the file that has the dealer's secret of an unfinished match, beside its record."""
    return record.with_name(f"{record.name}.secret")


def save(match: "Match", path: Path) -> None:
    """Write the record of a match to `path`. While the match goes on, also write the dealer's secret to a second file,
    readable by its owner only; delete that file when the match is over."""
    path.write_text(dump(match, FULL), encoding="utf-8")
    secret = secret_file(path)
    if match.asked():
        secret.touch(mode=0o600)
        secret.write_text(match.secret.hex() + "\n", encoding="utf-8")
    else:
        secret.unlink(missing_ok=True)


def secret_of_record(record: Record, path: Path) -> bytes:
    """Return the dealer's secret of a saved match, from its ending or from the file beside it. Raise `BadRecord` if it
    is missing or belongs to another match."""
    kept = secret_file(path)
    try:
        text = kept.read_text(encoding="utf-8") if record.ending is None else record.ending.secret
        secret = bytes.fromhex(text)
    except (OSError, ValueError) as problem:
        raise BadRecord("resume-no-secret", f"without {kept} nobody can deal on", file=str(kept)) from problem
    if commitment(secret) != record.header.commitment:
        raise BadRecord("resume-other-secret", f"{kept} belongs to another match", file=str(kept))
    return secret
