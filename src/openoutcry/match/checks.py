"""Checks of a record, used by both verifications. Each check raises `FalseRecord` with the number of the input at which
the record is not true, and names the first field that differs with both values.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from openoutcry import __version__
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.question import Question
from openoutcry.match.dealer import commitment
from openoutcry.match.errors import BadHeader, FalseRecord
from openoutcry.match.match import Result, UndoPoint, game_of
from openoutcry.match.record import Ending, Entry, Header, Record, set_hash

LONGEST = 80
NOTHING: Final = "–"
ABSENT: Final = object()


class Difference(msgspec.Struct, frozen=True):
    """A field at which a record differs from the replay: its value in the record (`said`) and in the replay (`found`),
    both as JSON. A missing value is "–"."""

    field: str
    said: str
    found: str


def difference(field: str, said: Any, found: Any) -> Difference | None:
    """Return the first difference between two JSON values, or None if they are equal. 1, 1.0 and true count as
    different. `field` is the name that is reported."""
    if said is not ABSENT and found is not ABSENT and _text(said) == _text(found):
        return None
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(said, dict) and isinstance(found, dict):
        pairs = [(f"{field}.{key}", said.get(key, ABSENT), found.get(key, ABSENT)) for key in {**found, **said}]
    elif isinstance(said, list) and isinstance(found, list):
        wanted = max(len(said), len(found))
        rows = [values + [ABSENT] * (wanted - len(values)) for values in (said, found)]
        pairs = [(f"{field}[{n}]", rows[0][n], rows[1][n]) for n in range(wanted)]
    for inner, one, other in pairs:
        if differs := difference(inner, one, other):
            return differs
    return Difference(_cut(field), _shown(said), _shown(found))


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _shown(value: Any) -> str:
    return NOTHING if value is ABSENT else _cut(_text(value))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def opened(header: Header) -> Game[Any]:
    """Open the game of a record with the set of numbers in its header. Raise `BadHeader` if that cannot be opened, and
    `FalseRecord` if the header's set name or hash is wrong."""
    try:
        game = game_of(header)
    except OpenOutcryError as problem:
        raise BadHeader(problem.code, f"line 1: {problem.args[0]}", **problem.args_shown) from problem
    for field, said, found in (
        ("set_name", header.set_name, game.set_name),
        ("set_hash", header.set_hash, set_hash(header.house_set)),
    ):
        if said != found:
            told = f"the header's {field} is {said!r}, but that of the set it was played with is {found!r}"
            raise false("false-set", 0, told, field=field, said=said, found=found)
    return game


def published_secret(record: Record) -> bytes | None:
    """Return the dealer's secret from the ending, or None if the record has no ending. Raise `FalseRecord` if the
    secret does not have the hash that was published at the start."""
    if record.ending is None:
        return None
    try:
        secret = bytes.fromhex(record.ending.secret)
    except ValueError as problem:
        raise false("false-secret-digits", 0, "the ending's secret is not written in hexadecimal digits") from problem
    if commitment(secret) != record.header.commitment:
        raise false("false-secret", 0, "the ending's secret is not the one committed to in the header")
    return secret


@contextmanager
def naming_versions(header: Header) -> Iterator[None]:
    """Add both versions of Open Outcry to an error raised in the `with` block, if the record was written by another
    version."""
    try:
        yield
    except (FalseRecord, BadHeader) as problem:
        if header.openoutcry != __version__:
            problem.args_shown |= {"told_by": header.openoutcry, "here": __version__}
            problem.args = (f"{problem} (told by Open Outcry {header.openoutcry}, and this is {__version__})",)
        raise


def fitting(entry: Entry, question: Question[Any] | None) -> Question[Any]:
    """Return `question`, the one asked now, if the entry answers it. Raise `FalseRecord` otherwise. None means that the
    game is over."""
    where = f"input {entry.n}"
    if question is None:
        raise false("false-after-end", entry.n, f"{where} comes after the end of the game")
    if question.kind != entry.kind:
        told = f"{where} answers {entry.kind!r}, but {question.kind!r} was asked"
        raise false("false-question", entry.n, told, said=entry.kind, asked=question.kind)
    if entry.consented:
        raise false("false-mixed", entry.n, f"{where} is an answer, and says that others consented to going back")
    return question


def fitting_words(entry: Entry, question: Question[Any]) -> int:
    """Return the option of an answer. Raise `FalseRecord` if it has none, or its number and its words disagree."""
    if entry.option is None:
        raise false("false-no-answer", entry.n, f"input {entry.n} has no answer")
    if not entry.option < len(question.words) or question.words[entry.option] != entry.words:
        told = f"input {entry.n} says {entry.words!r} and option {entry.option}, which are not the same answer"
        raise false("false-words", entry.n, told, words=entry.words, option=entry.option)
    return entry.option


def left_out(entry: Entry) -> None:
    """Raise `FalseRecord` if a partial record shows an answer that its reader could not know."""
    if entry.option is not None or entry.words:
        raise false("false-shown", entry.n, f"input {entry.n} shows an answer that this form of the record leaves out")


def drawn(entry: Entry, question: Question[Any], option: int, dealt: int) -> None:
    """Raise `FalseRecord` unless NATURE's answer `option` is `dealt`, the one drawn from the dealer's secret."""
    if option != dealt:
        words = question.words[dealt]
        told = f"input {entry.n} draws {entry.words!r}, but the dealer's secret draws {words!r}"
        raise false("false-draw", entry.n, told, said=entry.words, dealt=words)


def seated(entry: Entry, players: int) -> None:
    """Raise `FalseRecord` if the seat of an input does not exist in a match of `players` players."""
    if not NATURE <= entry.seat < players:
        told = f"input {entry.n} is by seat {entry.seat + 1}, and there is none"
        raise false("false-seat", entry.n, told, seat=entry.seat)


def going_back(entry: Entry, to: int, point: UndoPoint | None) -> None:
    """Raise `FalseRecord` unless an undo goes back to the seat's last answer, and says correctly whether the others had
    to consent. `point` is where the seat may go back to, or None if it may not."""
    where = f"input {entry.n}"
    if to >= entry.n:
        raise false("false-undo", entry.n, f"{where} goes back to input {to}, which is not before it", to=to)
    if entry.option is not None or entry.kind or entry.words or entry.events:
        raise false("false-mixed", entry.n, f"{where} goes back, and answers something")
    if point is None or point.to != to:
        told = f"{where} goes back to input {to}, after which seat {entry.seat + 1} has not given its last answer"
        raise false("false-undo-seat", entry.n, told, to=to)
    if entry.consented and point.free:
        raise false("false-consented", entry.n, f"{where} goes back by consent, but nobody had to be asked")
    if not entry.consented and not point.free:
        told = f"{where} goes back freely, but somebody had learned or answered something since"
        raise false("false-not-consented", entry.n, told)


def same_events(entry: Entry, told: list[msgspec.Raw]) -> None:
    """Raise `FalseRecord` unless the events in an entry equal `told`, the events of the replay."""
    said, found_events = ([msgspec.json.decode(raw) for raw in events] for events in (entry.events, told))
    if found := difference("events", said, found_events):
        message = f"input {entry.n} tells {found.field} as {found.said}, but it was {found.found}"
        raise false("false-event", entry.n, message, field=found.field, said=found.said, found=found.found)


def true_ending(said: Ending, ended: Result | None, number: int) -> None:
    """Raise `FalseRecord` unless the match ended as the ending says. `ended` is the result of the replay, None if it is
    not over, and `number` the number of inputs."""
    if ended is None:
        told = "the record has an ending, but the game is not over after its last input"
        raise false("false-unfinished", number, told)
    for field in ("end", "scores", "ranks"):
        if found := difference(field, getattr(said, field), getattr(ended, field)):
            message = f"the ending says {found.field} {found.said}, but the game ended {found.found}"
            raise false("false-ending", number, message, field=found.field, said=found.said, ended=found.found)


def not_open(entry: Entry, problem: OpenOutcryError) -> FalseRecord:
    """Return the error, without raising it, for an answer that was not open to its player. `problem` is the error of
    the rules."""
    by = "the dealer" if entry.seat == NATURE else f"seat {entry.seat + 1}"
    told = f"input {entry.n} ({entry.words!r} by {by}) was not open: {problem}"
    return false("false-answer", entry.n, told, words=entry.words)


def false_position(entry: Entry) -> FalseRecord:
    """Return the error, without raising it, for an entry whose hash is not that of the replayed position."""
    told = f"input {entry.n} leads to another position than the record says"
    return false("false-position", entry.n, told)


def false(code: str, n: int, message: str, **args: int | str) -> FalseRecord:
    """Return an error with this message id and message, without raising it. `n` is the number of the input, or 0 for
    the header and the ending."""
    return FalseRecord(code, message, input=n, **args)
