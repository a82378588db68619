"""Whether the public record, or that of one seat, is true: whatever can be checked without the answers it leaves out.

The match is played again in every way that the reader could not tell from the true one: a hidden draw is the dealer's
where the secret is published, any other hidden answer is any that was open. A way stands as long as the reader would
have read these events and seen these positions in it; when none is left, the record is false. When there are too many
to follow, which is soon while the match goes on, the rest stays unchecked, and that is said.
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
from openoutcry.match.match import Result, UndoPoint, result_of, written_alike
from openoutcry.match.record import Entry, Record, position_hash

MOST_WAYS = 100


class Seen(msgspec.Struct, frozen=True):
    """A partial record that is true: how many inputs it has, how many answers are left out of it, how it ended."""

    inputs: int
    hidden: int
    result: Result


def verify_seen(record: Record) -> Seen:
    """Check a record that is not full; raises `FalseRecord` where it is not true, or a `BadRecord` that says how much
    was checked if that is not everything."""
    inputs = len(record.entries)
    hidden = sum(entry.undo is None and entry.option is None for entry in record.entries)
    secret = checks.published_secret(record)
    with checks.told_by_version(record.header):
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
    """Whoever reads the record: a seat or a spectator, with the dealer's secret once it is published. `ways` are the
    positions that can have been reached, `line` the answers that count."""

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
        """Go on to where this input can have led, looking as the record says."""
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
        """How the match ended, in one of the ways that are left."""
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
        """As `Match.undo_point`, from what everybody sees."""
        g = self.ways[0]
        last = next((entry for entry in reversed(self.line) if entry.seat == seat), None)
        if seat < 0 or last is None or g.options == 0 or last.n - 1 not in self.reached:
            return None
        before = self.reached[last.n - 1][0][0]
        return UndoPoint(last.n - 1, last is self.line[-1] and before.learned == g.learned)

    def _answered(self, entry: Entry) -> list[Position]:
        """The positions after this answer that look as the record says."""
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
        """What was answered, or where that is left out, all that it can have been."""
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
        """The position after this answer, if it looks as the record says."""
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
