"""Whether a record is true: the commitment fits the secret, every draw is the dealer's, every answer was open, every
undo was allowed, every event is told again alike, every position and the ending are as written. The forms in which
answers are left out are verified in `openoutcry.match.verify_seen`."""

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import NATURE
from openoutcry.match import checks
from openoutcry.match.dealer import deal
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match, written_alike
from openoutcry.match.record import FULL, Entry, Header, Record, position_hash, written


def replay(record: Record, secret: bytes = b"") -> Match:
    """Play the inputs of a full record again, or say at which one it stops making sense. What it tells besides, its
    events and its positions, is not looked at: that is to `verify`."""
    _needs_whole(record.header)
    with checks.told_by_version(record.header):
        match = Match(checks.opened(record.header), record.header, secret)
        for entry in record.entries:
            _play(match, entry, None)
    return match


def verify(record: Record) -> Match:
    """Replay a full record and check all that was promised; raises `FalseRecord` saying where it is not true. Of a
    match that is not over everything is checked but the draws, and a `BadRecord` says so."""
    _needs_whole(record.header)
    secret = checks.published_secret(record)
    with checks.told_by_version(record.header):
        match = Match(checks.opened(record.header), record.header, b"" if secret is None else secret)
        alike = written_alike(record.header, match.game)
        for entry in record.entries:
            _play(match, entry, secret)
            if alike and position_hash(match.position, match.steps) != entry.hash:
                raise checks.false_position(entry)
            if entry.undo is None:
                checks.same_events(entry, [written(told) for told in match.position.log])
        if record.ending is None:
            raise BadRecord(
                "unfinished-record",
                f"the match is not over: its secret is published with the ending. The {match.number} inputs are allowed"
                " and told as they were, but whether they were dealt so cannot be said",
                inputs=match.number,
            )
        checks.true_ending(record.ending, match.result(), match.number)
    return match


def _needs_whole(header: Header) -> None:
    if header.form != FULL:
        told = f"this is the {header.form!r} form of a record: only a full one can be replayed"
        raise BadRecord("partial-record", told, form=header.form)


def _play(match: Match, entry: Entry, secret: bytes | None) -> None:
    """Give this answer, or go back, if that was allowed; with the secret, a draw must be the dealer's."""
    checks.seated(entry, match.game.players)
    if entry.undo is not None:
        checks.going_back(entry, entry.undo, match.undo_point(entry.seat))
        match.accept([entry])
        return
    g = match.position
    question = checks.fitting(entry, match.game.questions[int(g.kind)] if g.options != 0 else None)
    option = checks.fitting_words(entry, question)
    if secret is not None and g.player == NATURE and entry.seat == NATURE:
        checks.drawn(entry, question, option, deal(secret, match.shown_number + 1, g))
    try:
        match.accept([entry])
    except OpenOutcryError as problem:
        raise checks.not_open(entry, problem) from problem
