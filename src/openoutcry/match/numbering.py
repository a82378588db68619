"""Shown numbers of inputs, which do not count changes of sealed answers.

A sealed answer can be changed until the last one is in, and nobody else may learn that it was. The log has an entry for
each change; the shown numbers skip it, before and after the answers are revealed. The dealer draws by shown numbers, so
the cards do not reveal a change either.
"""

from bisect import bisect_right

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE, is_sealed
from openoutcry.engine.position import Position
from openoutcry.match.record import Entry


class Numbering:
    """The numbers of inputs that clients are shown. They do not count changes of sealed answers, which nobody else may
    notice.

    A sealed answer is one of several that are given at the same time and stay hidden until the last one is in.
    `changes` has the numbers of the entries that changed a sealed answer. `covered` has those of sealed answers that
    were never revealed: they wait for others, or were taken back before.
    """

    def __init__(self) -> None:
        self.changes: set[int] = set()
        self.covered: set[int] = set()
        self._shown = [0]

    def add(self, entry: Entry, sealed: Position | None, line: list[int]) -> None:
        """Count an entry. `sealed` is the position before it if that asked a sealed question, else None. `line` has the
        numbers of the answers that were not taken back."""
        change = sealed is not None and changes_sealed(entry, sealed)
        if change:
            self.changes.add(entry.n)
        if sealed is not None and entry.undo is None and entry.seat >= 0:
            self.covered.add(entry.n)
            if not change and sealed.waiting == bit(entry.seat):
                self.covered.difference_update(line)
        self._shown.append(self._shown[-1] + (0 if change else 1))

    def shown(self, number: int) -> int:
        """Return the number that is shown after `number` entries of the log."""
        return self._shown[number]

    def number(self, shown: int) -> int:
        """Return the largest number of log entries for which `shown` is the shown number: the inverse of the method
        `shown`."""
        return bisect_right(self._shown, shown) - 1


def changes_sealed(entry: Entry, g: Position) -> bool:
    """Return whether this entry, applied to position `g`, changes a sealed answer, one that is hidden until all have
    answered."""
    return entry.undo is None and 0 <= entry.seat < len(g.sealed) and is_sealed(g) and g.sealed[entry.seat] != NONE
