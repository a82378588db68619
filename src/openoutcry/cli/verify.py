"""`openoutcry verify`: whether a record is true, and if not, where."""

from pathlib import Path

import msgspec

from openoutcry import __version__
from openoutcry.cli.arguments import read_text
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import console, spoken
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.match.errors import BadHeader, FalseRecord
from openoutcry.match.match import Result
from openoutcry.match.record import FULL, Header, Record, parse
from openoutcry.match.verify import verify
from openoutcry.match.verify_seen import verify_seen
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import listed

WHERE = ("input", "line", "checked", "hidden")


class Verdict(msgspec.Struct, frozen=True):
    """What `verify --json` writes: `input` or `line` is where it is not true, `problem` the name of what is wrong.
    `told_by` is the version that told it, `checked` how many inputs were, `hidden` how many answers are left out."""

    record: str
    true: bool
    problem: str | None = None
    input: int | None = None
    line: int | None = None
    message: str = ""
    told_by: str | None = None
    checked: int | None = None
    hidden: int = 0


def verify_record(path: Path, json: bool) -> int:
    """Say it, and leave with 0 if it is true."""
    text = read_text(path)
    told_by: str | None = None
    try:
        record = parse(text)
        told_by = record.header.openoutcry
        verdict = _true(str(path), record)
        told = verdict.message
    except OpenOutcryError as problem:
        if not json and not isinstance(problem, FalseRecord):
            raise
        verdict = _false(str(path), problem, told_by)
        unsure = "told_by" in problem.args_shown
        told = spoken("verify-unsure" if unsure else "verify-false", problem=verdict.message)
    if json:
        print(msgspec.json.encode(verdict).decode())  # noqa: T201
    else:
        console().print(printable(told))
    return 0 if verdict.true else 1


def _true(path: str, record: Record) -> Verdict:
    """The verdict on a record of which nothing is false and nothing unchecked."""
    header = record.header
    if header.form == FULL:
        match = verify(record)
        result, inputs, hidden = match.result(), match.number, 0
        assert result is not None
        told = spoken("verify-true", inputs=inputs, winner=_winner(header, result))
    else:
        seen = verify_seen(record)
        inputs, hidden = seen.inputs, seen.hidden
        told = spoken("verify-true-seen", inputs=inputs, hidden=hidden, winner=_winner(header, seen.result))
    if header.openoutcry != __version__:
        told = f"{told} {spoken('verify-same', told_by=header.openoutcry, here=__version__)}"
    return Verdict(path, True, message=told, told_by=header.openoutcry, checked=inputs, hidden=hidden)


def _false(path: str, problem: OpenOutcryError, told_by: str | None) -> Verdict:
    """The verdict on a record that is not true, or cannot be said to be."""
    numbers = {key: int(value) for key, value in problem.args_shown.items() if key in WHERE}
    if isinstance(problem, BadHeader):
        numbers["line"] = 1
    return Verdict(
        path,
        False,
        problem.code,
        numbers.get("input"),
        numbers.get("line"),
        in_words(language(), problem),
        told_by,
        numbers.get("checked"),
        numbers.get("hidden", 0),
    )


def _winner(header: Header, result: Result) -> str:
    winners = listed(language(), [header.seats[seat].name for seat in result.winners])
    return spoken("winner-one" if len(result.winners) == 1 else "winner-many", winners=winners)
