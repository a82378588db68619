"""Verification of records: commitment, draws, answers, undos, events, positions and ending.

A full record is replayed by `verify`. A partial record, the public form or that of a seat, leaves answers out:
`verify_seen` replays the match in every way that its reader could not distinguish. A hidden draw is the dealer's if the
secret is published; any other hidden answer is any of the open ones. A way remains as long as the reader would have
read these events and seen these positions. If no way remains, the record is false. If there are more than `MOST_WAYS`,
the rest is not checked, and the refusal says so.
"""

import msgspec

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import NATURE, options_for
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.match import checks
from openoutcry.match.dealer import deal
from openoutcry.match.errors import BadRecord, FalseRecord
from openoutcry.match.match import Match, Result, UndoPoint, result_of, written_alike
from openoutcry.match.record import FULL, Entry, Header, Record, position_hash, written


def replay(record: Record, secret: bytes = b"") -> Match:
    """Replay the answers of a full record and return the match. Raise `FalseRecord` at the first input that breaks a
    rule, and `BadRecord` for a partial record.

    Events and position hashes are not compared: `verify` does that. With `secret`, the match can be dealt on.
    """
    _needs_whole(record.header)
    with checks.naming_versions(record.header):
        match = Match(checks.opened(record.header), record.header, secret)
        for entry in record.entries:
            _play(match, entry, None)
    return match


def verify(record: Record) -> Match:
    """Replay a full record, compare everything in it, and return the match. Raise `FalseRecord` where it is not true.

    Raise `BadRecord` for a partial record, and if the match is not over: then everything but the draws has been
    checked.
    """
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
    """Check that an entry was allowed and apply it to the match. With a secret, a draw must be the one that the dealer
    draws from it. Raise `FalseRecord` otherwise."""
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


MOST_WAYS = 100


class Seen(msgspec.Struct, frozen=True):
    """The result of verifying a true partial record: its number of `inputs`, how many answers are `hidden` in it, and
    the scores and ranks of the match."""

    inputs: int
    hidden: int
    result: Result


def verify_seen(record: Record) -> Seen:
    """Verify a partial record, which leaves out what its reader, one seat or a spectator, could not know. Return the
    counts and the result.

    Raise `FalseRecord` where it is not true, and `BadRecord` with the number of checked inputs if not everything could
    be checked.
    """
    inputs = len(record.entries)
    hidden = sum(entry.undo is None and entry.option is None for entry in record.entries)
    secret = checks.published_secret(record)
    with checks.naming_versions(record.header):
        reader = Reader(record, secret)
        for entry in record.entries:
            reader.follow(entry)
            if len(reader.ways) > MOST_WAYS:
                told = f"only {entry.n} of {inputs} inputs were checked: too much can have been answered after that"
                raise BadRecord("unchecked-record", told, checked=entry.n, inputs=inputs, hidden=hidden)
        if record.ending is None:
            told = f"the match is not over: of its {inputs} inputs all but the draws is true as far as this form shows"
            raise BadRecord("unfinished-seen", told, inputs=inputs, hidden=hidden)
        return Seen(inputs, hidden, reader.ended())


class Reader:
    """Replays a partial record in every way that its reader, one seat or a spectator, cannot tell apart.

    `ways` are the positions that are possible after the entries read so far, `line` the answers that were not taken
    back.
    """

    def __init__(self, record: Record, secret: bytes | None) -> None:
        self.record = record
        self.seat = record.header.reader()
        self.secret = secret
        self.game = checks.opened(record.header)
        self.steps = self.game.steps()
        self.alike = written_alike(record.header, self.game)
        self.ways = [self.game.new()]
        self.line: list[Entry] = []
        self.returns = {entry.undo for entry in record.entries}
        self.reached = {0: (self.ways, self.line)}

    def follow(self, entry: Entry) -> None:
        """Apply an entry to every possible position, and drop the positions that contradict the record. Raise
        `FalseRecord` if none is left."""
        checks.seated(entry, self.game.players)
        if entry.undo is None:
            self.ways, self.line = self._answered(entry), [*self.line, entry]
        else:
            checks.going_back(entry, entry.undo, self._undo_point(entry.seat))
            self.ways, self.line = self.reached[entry.undo]
            if self.alike and self._hash(self.ways[0]) != entry.hash:
                raise checks.false_position(entry)
        if entry.n in self.returns:
            self.reached[entry.n] = self.ways, self.line

    def ended(self) -> Result:
        """Return the result of the match, from a possible position that agrees with the ending. Raise `FalseRecord` if
        none does."""
        assert self.record.ending is not None
        problem: FalseRecord | None = None
        for g in self.ways:
            result = result_of(self.game, g)
            try:
                checks.true_ending(self.record.ending, result, len(self.record.entries))
            except FalseRecord as found:
                problem = found
            else:
                assert result is not None
                return result
        assert problem is not None
        raise problem

    def _undo_point(self, seat: int) -> UndoPoint | None:
        """Return how far back `seat` may go, as `Match.undo_point` does, computed from public information. Return None
        if it may not."""
        g = self.ways[0]
        last = next((entry for entry in reversed(self.line) if entry.seat == seat), None)
        if seat < 0 or last is None or g.options == 0 or last.n - 1 not in self.reached:
            return None
        before = self.reached[last.n - 1][0][0]
        return UndoPoint(last.n - 1, last is self.line[-1] and before.learned == g.learned)

    def _answered(self, entry: Entry) -> list[Position]:
        """Return the possible positions after this answer that agree with the record. Raise `FalseRecord` if there is
        none."""
        left: dict[str, Position] = {}
        problems: list[FalseRecord] = []
        for g in self.ways:
            try:
                options = self._options(g, entry)
            except FalseRecord as problem:
                problems.append(problem)
                continue
            for option in options:
                try:
                    after = self._after(g, entry, option)
                    left.setdefault(position_hash(after, self.steps), after)
                except FalseRecord as problem:
                    problems.append(problem)
        if left:
            return list(left.values())
        if len(problems) == 1:
            raise problems[0]
        told = f"whatever was answered where it is left out, input {entry.n} cannot look as the record says"
        raise checks.false("false-hidden", entry.n, told)

    def _options(self, g: Position, entry: Entry) -> list[int]:
        """Return the option that was answered, or every possible option if the record leaves the answer out. Raise
        `FalseRecord` if the entry does not fit the position."""
        question = checks.fitting(entry, self.game.questions[int(g.kind)] if g.options != 0 else None)
        dealt: int | None = None
        if self.secret is not None and g.player == NATURE and entry.seat == NATURE:
            dealt = deal(self.secret, entry.n, g)
        if not question.secret or entry.seat == self.seat:
            option = checks.fitting_words(entry, question)
            if dealt is not None:
                checks.drawn(entry, question, option, dealt)
            return [option]
        checks.left_out(entry)
        return numbers(options_for(g, entry.seat)) if dealt is None else [dealt]

    def _after(self, g: Position, entry: Entry, option: int) -> Position:
        """Return a copy of the position after this answer. Raise `FalseRecord` if it disagrees with the record."""
        after = g.clone()
        assert isinstance(after, Position)
        after.listen()
        try:
            door.give(self.game, after, entry.seat, option)
        except OpenOutcryError as problem:
            raise checks.not_open(entry, problem) from problem
        if self.alike and self._hash(after) != entry.hash:
            raise checks.false_position(entry)
        read = [event for told in after.log if (event := told.read_by(self.seat)) is not None]
        checks.same_events(entry, [msgspec.Raw(msgspec.json.encode(event)) for event in read])
        return after

    def _hash(self, g: Position) -> str:
        return position_hash(view(g, self.seat, self.game.perfect_memory()), self.steps)
