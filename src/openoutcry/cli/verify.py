"""`openoutcry verify`: whether a record is true, and if not, where."""

from pathlib import Path

import msgspec

from openoutcry.cli.arguments import read_text
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import console, spoken
from openoutcry.cli.spoken import language
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.table.errors import FalseRecord
from openoutcry.table.match import Match
from openoutcry.table.record import parse
from openoutcry.table.verify import verify
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import listed


class Verdict(msgspec.Struct, frozen=True):
    """What `verify --json` writes: `input` or `line` is where it is not true, `problem` the name of what is wrong."""

    record: str
    true: bool
    problem: str | None = None
    input: int | None = None
    line: int | None = None
    message: str = ""


def verify_record(path: Path, json: bool) -> int:
    """Say it, and leave with 0 if it is true."""
    text = read_text(path)
    try:
        match = verify(parse(text))
    except OpenOutcryError as problem:
        if not json and not isinstance(problem, FalseRecord):
            raise
        message = in_words(language(), problem)
        where = {key: int(problem.args_shown[key]) for key in ("input", "line") if key in problem.args_shown}
        verdict = Verdict(str(path), False, problem.code, where.get("input"), where.get("line"), message)
        told = spoken("verify-false", problem=message)
    else:
        told = _true(match)
        verdict = Verdict(str(path), True, message=told)
    if json:
        print(msgspec.json.encode(verdict).decode())  # noqa: T201
    else:
        console().print(printable(told))
    return 0 if verdict.true else 1


def _true(match: Match) -> str:
    result = match.result()
    assert result is not None
    names = [seat.name for seat in match.header.seats]
    winners = listed(language(), [names[seat] for seat in result.winners])
    message = "winner-one" if len(result.winners) == 1 else "winner-many"
    return spoken("verify-true", inputs=match.number, winner=spoken(message, winners=winners))
