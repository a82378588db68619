"""Verification of full records: commitment, draws, answers, undos, events, positions and ending.

`openoutcry.match.verify_seen` verifies the forms of a record in which answers are left out.
"""

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import NATURE
from openoutcry.match import checks
from openoutcry.match.dealer import deal
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match, written_alike
from openoutcry.match.record import FULL, Entry, Header, Record, position_hash, written


def replay(record: Record, secret: bytes = b"") -> Match:
    """Replay the answers of a full record and return the match. Raise `FalseRecord` at the first input that breaks a
    rule. Events and position hashes are not compared: see `verify`."""
    _needs_whole(record.header)
    with checks.naming_versions(record.header):
        match = Match(checks.opened(record.header), record.header, secret)
        for entry in record.entries:
            _play(match, entry, None)
    return match


def verify(record: Record) -> Match:
    """Replay a full record, compare everything in it, and return the match. Raise `FalseRecord` where it is not true.
    Raise `BadRecord` if the match is not over, after checking everything but the draws."""
    _needs_whole(record.header)
    secret = checks.published_secret(record)
    with checks.naming_versions(record.header):
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
    """Apply an entry after checking that it was allowed. With a secret, a draw must be the dealer's."""
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
