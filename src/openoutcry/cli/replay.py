"""`openoutcry replay`: a recorded game told in words, and its table drawn."""

from pathlib import Path
from typing import Any

import msgspec

from openoutcry.cli.arguments import read_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, bot_word, console, spoken
from openoutcry.cli.spoken import language
from openoutcry.engine import door
from openoutcry.engine.records import SPECTATOR, view
from openoutcry.games.catalogue import open_game
from openoutcry.table.errors import BadRecord, FalseRecord
from openoutcry.table.match import Match
from openoutcry.table.record import FULL, Entry, Record, parse
from openoutcry.table.verify import replay
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
    match, problem = _replayed(record)
    out = console()
    for line in told_lines(record, until):
        out.print(printable(line), soft_wrap=not out.is_terminal)
    if match is not None:
        position = match.position_at(until)
        shown = match.game.shown(view(position, SPECTATOR, True))
        out.print()
        out.print(draw(shown, _sight(record, out.width, door.asked(position))))
    if problem is not None:
        aside().print(spoken("replay-false", problem=in_words(language(), problem)))
        return 1
    return 0


def _sight(record: Record, width: int, asked: list[int]) -> Sight:
    header = record.header
    bots = [None if seat.bot is None else bot_word(seat.bot) for seat in header.seats]
    return Sight(language(), _names(record), _house_set(record), bots, width=width, asked=asked)


def _house_set(record: Record) -> str:
    return record.header.set_name if record.header.house_set is not None else ""


def told_lines(record: Record, until: int) -> list[str]:
    """The game in sentences, each with the number of the input after which it had happened."""
    header = record.header
    game = open_game(header.game, header.players, header.options, header.house_set)
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
        return [prose.event(event) for raw in entry.events if (event := _readable(raw)) is not None]
    except (MissingWords, msgspec.DecodeError) as problem:
        raise BadRecord("record-event", f"input {entry.n}: an event that cannot be told", input=entry.n) from problem


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


def _replayed(record: Record) -> tuple[Match | None, FalseRecord | None]:
    """The match, if it can be played again: a partial record cannot, and one of older rules may not."""
    if record.header.form != FULL:
        return None, None
    try:
        return replay(record), None
    except FalseRecord as problem:
        return None, problem


def _names(record: Record) -> list[str]:
    return [seat.name for seat in record.header.seats]
