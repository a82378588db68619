"""The decisions of a match: who was asked what in which position, and what was answered; and the error of the coach."""

from typing import Any

import msgspec

from openoutcry.engine.bits import numbers
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import NONE, is_sealed, options_for
from openoutcry.engine.position import Position, save
from openoutcry.engine.views import view
from openoutcry.match.match import Match, answer_entry


class CannotCoach(OpenOutcryError):
    """Raised if a match cannot be analysed: it is not over, its record is incomplete, or its game has no bot that can
    evaluate it."""


class DecisionPoint(msgspec.Struct, frozen=True):
    """A decision of one seat among two or more options, and the option that was `chosen`.

    `n` is the number of the input in the log. `seen` is the view of the seat with a perfect memory, `truth` the
    complete position, and `covered` whether the two differ.
    """

    n: int
    seat: int
    kind: str
    chosen: int
    options: list[int]
    words: list[str]
    seen: Any
    truth: Any
    covered: bool


def decisions(match: Match) -> list[DecisionPoint]:
    """Return the decisions of a match in order. Answers that were taken back, or changed before they were revealed, are
    left out."""
    game, steps = match.game, match.steps
    found: list[DecisionPoint] = []
    g: Position = game.new()
    for n in match.line:
        entry = match.entries[n - 1]
        assert entry.option is not None
        options = numbers(int(options_for(g, entry.seat))) if entry.seat >= 0 else []
        if is_sealed(g) and entry.seat >= 0 and g.sealed[entry.seat] != NONE:
            found = [one for one in found if one.n != _first(match, found, entry.seat)]
        if len(options) > 1:
            truth = g.clone()
            assert isinstance(truth, Position)
            seen = view(truth, entry.seat, True)
            words = [game.questions[int(g.kind)].words[option] for option in options]
            covered = save(seen, steps) != save(truth, steps)
            found.append(DecisionPoint(n, entry.seat, entry.kind, entry.option, options, words, seen, truth, covered))
        answer_entry(g, entry)
    return found


def _first(match: Match, found: list[DecisionPoint], seat: int) -> int:
    """Return the number of the latest decision of this seat in `found`, or 0 if there is none. It is the hidden answer
    that the seat changes now."""
    return next((one.n for one in reversed(found) if one.seat == seat), 0)
