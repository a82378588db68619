"""`openoutcry replay`: a recorded game told in words, and its table drawn."""

from pathlib import Path
from typing import Any

import msgspec

from openoutcry.cli.arguments import read_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, bot_word, console, spoken
from openoutcry.engine import door
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.match.checks import false, naming_versions
from openoutcry.match.errors import BadHeader, BadRecord, FalseRecord
from openoutcry.match.match import Match, game_of
from openoutcry.match.record import FULL, Entry, Record, parse
from openoutcry.match.verify import replay, verify
from openoutcry.match.verify_seen import verify_seen
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Sight, draw
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import MissingWords


def replay_record(path: Path, at: int | None) -> int:
    """Tell the game up to input `at`, and draw the table there."""
    record = parse(read_text(path))
    inputs = len(record.entries)
    if at is not None and at > inputs:
        raise WrongUsage("replay-at", f"--at {at}: the record has {inputs} inputs", at=at, inputs=inputs)
    until = inputs if at is None else at
    match, problem = _verified(record)
    out = console()
    with naming_versions(record.header):
        lines = told_lines(record, until)
    for line in lines:
        out.print(printable(line), soft_wrap=not out.is_terminal)
    if match is not None:
        position = match.position_at(until)
        shown = match.game.shown(view(position, SPECTATOR, True))
        out.print()
        out.print(draw(shown, _sight(record, out.width, door.asked(position))))
    if problem is None:
        return 0
    aside().print(spoken(_remark(record, match, problem), problem=in_words(language(), problem)))
    return 1 if isinstance(problem, FalseRecord) else 0


def _verified(record: Record) -> tuple[Match | None, BadRecord | FalseRecord | None]:
    """The match, if it can be played again from the record, and what keeps the record from being verified."""
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
    """The match of a full record, though not all that it tells is true; one of older rules may not be played again."""
    try:
        return replay(record) if record.header.form == FULL else None
    except FalseRecord:
        return None


def _remark(record: Record, match: Match | None, problem: BadRecord | FalseRecord) -> str:
    """What is said of a record that is not verified."""
    if isinstance(problem, FalseRecord) and record.header.form == FULL and match is None:
        return "replay-false"
    unsure = isinstance(problem, BadRecord) or "told_by" in problem.args_shown
    return "replay-unverified" if unsure else "replay-forged"


def _sight(record: Record, width: int, asked: list[int]) -> Sight:
    header = record.header
    bots = [None if seat.bot is None else bot_word(seat.bot) for seat in header.seats]
    return Sight(language(), _names(record), _house_set(record), bots, width=width, asked=asked)


def _house_set(record: Record) -> str:
    return record.header.set_name if record.header.house_set is not None else ""


def told_lines(record: Record, until: int) -> list[str]:
    """The game in sentences, each with the number of the input after which it had happened."""
    header = record.header
    game = game_of(header)
    prose = Prose(language(), game, _names(record))
    lines = [spoken("replay-title", game=spoken(f"game-{header.game}"), names=", ".join(prose.names))]
    if house_set := _house_set(record):
        lines.append(spoken("house-set", name=house_set))
    wide = len(str(len(record.entries)))
    for entry in record.entries[:until]:
        lines += [f"{entry.n:>{wide}}  {line}" for line in _told(prose, entry)]
    return lines


def _told(prose: Prose, entry: Entry) -> list[str]:
    try:
        if entry.undo is not None:
            name = prose.names[entry.seat] if 0 <= entry.seat < len(prose.names) else "?"
            return [spoken("told-undo", name=name, number=entry.undo)]
        told = [prose.event(event) for raw in entry.events if (event := _readable(raw)) is not None]
        return [spoken("told-hint", name=prose.names[entry.seat]), *told] if entry.hint else told
    except (LookupError, ValueError, TypeError, ArithmeticError) as problem:
        # The event may hold anything; the words for it are asked for with what it holds.
        raise false("record-event", entry.n, f"input {entry.n}: an event that cannot be told") from problem


def _readable(raw: msgspec.Raw) -> dict[str, Any] | None:
    """The event that is written there; of one that was not for everybody, what its readers read."""
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
