"""`openoutcry replay` and `openoutcry verify`: a record told in words, and whether it is true."""

from typing import Any

import msgspec

from openoutcry import __version__
from openoutcry.cli.arguments import read_text
from openoutcry.cli.options import ReplayOptions, VerifyOptions
from openoutcry.cli.run import WrongUsage, error_text, language
from openoutcry.cli.screen import bot_label, console, error_console, localized, print_json
from openoutcry.engine import door
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.match.checks import false, naming_versions
from openoutcry.match.errors import BadHeader, BadRecord, FalseRecord
from openoutcry.match.match import Match, Result, game_of
from openoutcry.match.record import FULL, Entry, Header, Record, parse
from openoutcry.match.verify import replay, verify, verify_seen
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import MissingWords, listed


def replay_record(options: ReplayOptions) -> int:
    """Run `openoutcry replay`: print the events of a record and the table after input `--at`, or at the end. Return the
    exit code, 1 if the record is false."""
    record, at = parse(read_text(options.record)), options.at
    inputs = len(record.entries)
    if at is not None and at > inputs:
        raise WrongUsage("replay-at", f"--at {at}: the record has {inputs} inputs", at=at, inputs=inputs)
    until = inputs if at is None else at
    match, problem = _verified(record)
    out = console()
    with naming_versions(record.header):
        lines = history_lines(record, until)
    for line in lines:
        out.print(printable(line), soft_wrap=not out.is_terminal)
    if match is not None:
        position = match.position_at(until)
        shown = match.game.shown(view(position, SPECTATOR, True))
        out.print()
        out.print(draw(shown, _sight(record, out.width, door.asked(position))))
    if problem is None:
        return 0
    error_console().print(localized(_remark(record, match, problem), problem=error_text(problem)))
    return 1 if isinstance(problem, FalseRecord) else 0


def _verified(record: Record) -> tuple[Match | None, BadRecord | FalseRecord | None]:
    """Verify a record. Return its match (None if it cannot be replayed) and the error (None if the record is true).
    Raise `BadHeader` if the header is invalid."""
    try:
        if record.header.form == FULL:
            return verify(record), None
        verify_seen(record)
        return None, None
    except BadHeader:
        raise
    except (BadRecord, FalseRecord) as problem:
        return _replayed(record), problem


def _replayed(record: Record) -> Match | None:
    """Replay a full record without comparing its events, and return the match. Return None if it cannot be replayed or
    is not a full record."""
    try:
        return replay(record) if record.header.form == FULL else None
    except FalseRecord:
        return None


def _remark(record: Record, match: Match | None, problem: BadRecord | FalseRecord) -> str:
    """Return the id of the message to show about a record that could not be verified. `match` is what could be
    replayed, or None."""
    if isinstance(problem, FalseRecord) and record.header.form == FULL and match is None:
        return "replay-false"
    unsure = isinstance(problem, BadRecord) or "told_by" in problem.args_shown
    return "replay-unverified" if unsure else "replay-forged"


def _sight(record: Record, width: int, asked: list[int]) -> Viewer:
    header = record.header
    bots = [None if seat.bot is None else bot_label(seat.bot) for seat in header.seats]
    return Viewer(language(), _names(record), _house_set(record), bots, width=width, asked=asked)


def _house_set(record: Record) -> str:
    return record.header.set_name if record.header.house_set is not None else ""


def history_lines(record: Record, until: int) -> list[str]:
    """Return lines of text with the events of the first `until` inputs, each after the number of its input, below a
    title. Raise an error if an event cannot be put into words."""
    header = record.header
    game = game_of(header)
    prose = Prose(language(), game, _names(record))
    lines = [localized("replay-title", game=localized(f"game-{header.game}"), names=", ".join(prose.names))]
    if house_set := _house_set(record):
        lines.append(localized("house-set", name=house_set))
    wide = len(str(len(record.entries)))
    for entry in record.entries[:until]:
        lines += [f"{entry.n:>{wide}}  {line}" for line in _entry_lines(prose, entry)]
    return lines


def _entry_lines(prose: Prose, entry: Entry) -> list[str]:
    try:
        if entry.undo is not None:
            name = prose.names[entry.seat] if 0 <= entry.seat < len(prose.names) else "?"
            return [localized("told-undo", name=name, number=entry.undo)]
        lines = [prose.event(event) for raw in entry.events if (event := _readable(raw)) is not None]
        return [localized("told-hint", name=prose.names[entry.seat]), *lines] if entry.hint else lines
    except (LookupError, ValueError, TypeError, ArithmeticError) as problem:
        # An event of a record may have any values, and its message is formatted with them.
        raise false("record-event", entry.n, f"input {entry.n}: an event that cannot be told") from problem


def _readable(raw: msgspec.Raw) -> dict[str, Any] | None:
    """Return an event of a record as a dictionary, or the part of it that the record's owner may read. Return None if
    there is no such part."""
    written = msgspec.json.decode(raw)
    if isinstance(written, dict) and "read" in written:
        written = written["read"]
    if written is None:
        return None
    if not isinstance(written, dict):
        raise MissingWords("an event is an object")
    return written


def _names(record: Record) -> list[str]:
    return [seat.name for seat in record.header.seats]


WHERE = ("input", "line", "checked", "hidden")


class Verdict(msgspec.Struct, frozen=True):
    """Fields of the output of `verify --json`. `input` or `line` is the place of the error and `problem` its code.
    `told_by` is the version of Open Outcry that wrote the record, `checked` the number of verified inputs, `hidden` the
    number of answers that the record leaves out."""

    record: str
    true: bool
    problem: str | None = None
    input: int | None = None
    line: int | None = None
    message: str = ""
    told_by: str | None = None
    checked: int | None = None
    hidden: int = 0


def verify_record(options: VerifyOptions) -> int:
    """Run `openoutcry verify`: verify a record and print the result. Return the exit code, 0 if it is true, otherwise
    1."""
    path, text = str(options.record), read_text(options.record)
    told_by: str | None = None
    try:
        record = parse(text)
        told_by = record.header.openoutcry
        verdict = _true(path, record)
        text = verdict.message
    except OpenOutcryError as problem:
        if not options.json and not isinstance(problem, FalseRecord):
            raise
        verdict = _false(path, problem, told_by)
        unsure = "told_by" in problem.args_shown
        text = localized("verify-unsure" if unsure else "verify-false", problem=verdict.message)
    if options.json:
        print_json(verdict)
    else:
        console().print(printable(text))
    return 0 if verdict.true else 1


def _true(path: str, record: Record) -> Verdict:
    """Verify a record that is expected to be true, and return the positive result. Raise an error if something in it is
    false or cannot be checked."""
    header = record.header
    if header.form == FULL:
        match = verify(record)
        result, inputs, hidden = match.result(), match.number, 0
        assert result is not None
        text = localized("verify-true", inputs=inputs, winner=_winner(header, result))
    else:
        seen = verify_seen(record)
        inputs, hidden = seen.inputs, seen.hidden
        text = localized("verify-true-seen", inputs=inputs, hidden=hidden, winner=_winner(header, seen.result))
    if header.openoutcry != __version__:
        text = f"{text} {localized('verify-same', told_by=header.openoutcry, here=__version__)}"
    return Verdict(path, True, message=text, told_by=header.openoutcry, checked=inputs, hidden=hidden)


def _false(path: str, problem: OpenOutcryError, told_by: str | None) -> Verdict:
    """Return the negative result for a record, from the error that its verification raised. `told_by` is the version
    that wrote it, if known."""
    numbers = {key: int(value) for key, value in problem.args_shown.items() if key in WHERE}
    if isinstance(problem, BadHeader):
        numbers["line"] = 1
    return Verdict(
        path,
        False,
        problem.code,
        numbers.get("input"),
        numbers.get("line"),
        error_text(problem),
        told_by,
        numbers.get("checked"),
        numbers.get("hidden", 0),
    )


def _winner(header: Header, result: Result) -> str:
    winners = listed(language(), [header.seats[seat].name for seat in result.winners])
    return localized("winner-one" if len(result.winners) == 1 else "winner-many", winners=winners)
