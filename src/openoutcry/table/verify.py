"""Whether a record is true: the commitment fits the secret, every draw is the dealer's, every answer was open, every
position and the ending are as written."""

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import NATURE
from openoutcry.games.catalogue import open_game
from openoutcry.table.dealer import commitment, deal
from openoutcry.table.errors import BadRecord, FalseRecord
from openoutcry.table.match import Match
from openoutcry.table.record import FULL, Entry, Header, Record, position_hash


def replay(record: Record, secret: bytes = b"") -> Match:
    """Play a full record again, or say at which input it stops making sense."""
    header = record.header
    _needs_whole(header)
    match = Match(open_game(header.game, header.players, header.options, header.house_set), header, secret)
    for entry in record.entries:
        _replay_entry(match, entry)
    return match


def _replay_entry(match: Match, entry: Entry) -> None:
    where = f"input {entry.n}"
    if not NATURE <= entry.seat < match.game.players:
        raise _false("false-seat", entry.n, f"{where} is by seat {entry.seat + 1}, and there is none", seat=entry.seat)
    if entry.undo is not None:
        if not 0 <= entry.undo < entry.n:
            raise _false(
                "false-undo", entry.n, f"{where} goes back to input {entry.undo}, which is not before it", to=entry.undo
            )
        match.accept([entry])
        return
    if entry.option is None:
        raise _false("false-no-answer", entry.n, f"{where} has no answer")
    g = match.position
    asked = match.game.questions[int(g.kind)] if g.options != 0 else None
    if asked is None:
        raise _false("false-after-end", entry.n, f"{where} comes after the end of the game")
    if asked.kind != entry.kind:
        told = f"{where} answers {entry.kind!r}, but {asked.kind!r} was asked"
        raise _false("false-question", entry.n, told, said=entry.kind, asked=asked.kind)
    if not 0 <= entry.option < len(asked.words) or asked.words[entry.option] != entry.words:
        told = f"{where} says {entry.words!r} and option {entry.option}, which are not the same answer"
        raise _false("false-words", entry.n, told, words=entry.words, option=entry.option)
    try:
        match.accept([entry])
    except OpenOutcryError as problem:
        told = f"{where} ({entry.words!r} by {who(entry.seat)}) was not open: {problem}"
        raise _false("false-answer", entry.n, told, words=entry.words, seat=entry.seat) from problem


def verify(record: Record) -> Match:
    """Replay a finished match and check all that was promised; raises `FalseRecord` saying where it is not true."""
    _needs_whole(record.header)
    if record.ending is None:
        raise BadRecord(
            "unfinished-record",
            "the match is not over: its secret is published with the ending",
            line=len(record.entries) + 2,
        )
    try:
        secret = bytes.fromhex(record.ending.secret)
    except ValueError as problem:
        raise _false("false-secret-digits", 0, "the ending's secret is not written in hexadecimal digits") from problem
    if commitment(secret) != record.header.commitment:
        raise _false("false-secret", 0, "the ending's secret is not the one committed to in the header")
    match = Match(
        open_game(record.header.game, record.header.players, record.header.options, record.header.house_set),
        record.header,
        secret,
    )
    for entry in record.entries:
        g = match.position
        if entry.undo is None and g.options != 0 and g.player == NATURE:
            dealt = deal(secret, entry.n, g)
            if entry.option != dealt:
                words = match.game.questions[int(g.kind)].words[dealt]
                told = f"input {entry.n} draws {entry.words!r}, but the dealer's secret draws {words!r}"
                raise _false("false-draw", entry.n, told, said=entry.words, dealt=words)
        _replay_entry(match, entry)
        if position_hash(match.position, match.steps) != entry.hash:
            raise _false("false-position", entry.n, f"input {entry.n} leads to another position than the record says")
    ending = match.ending()
    if ending is None:
        told = "the record has an ending, but the game is not over after its last input"
        raise _false("false-unfinished", match.number, told)
    if ending != record.ending:
        told = f"the ending says {record.ending.scores}, but the game ended {ending.scores} ({ending.end})"
        raise _false("false-ending", match.number, told, said=str(record.ending.scores), ended=str(ending.scores))
    return match


def _needs_whole(header: Header) -> None:
    if header.form != FULL:
        told = f"this is the {header.form!r} form of a record: only a full one can be replayed"
        raise BadRecord("partial-record", told, form=header.form)


def who(seat: int) -> str:
    """A seat in words."""
    return "the dealer" if seat == NATURE else f"seat {seat + 1}"


def _false(code: str, n: int, message: str, **args: int | str) -> FalseRecord:
    return FalseRecord(code, message, input=n, **args)
