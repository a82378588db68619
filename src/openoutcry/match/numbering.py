"""The numbers of inputs that people are shown, and the answers that nobody else has seen.

A sealed answer may be changed until the last one is in, and nobody else may learn that it was. To change one is an
input like any other in the log; in the numbers that are shown it does not count, neither before the answers are turned
over nor afterwards. The dealer goes by the numbers that are shown: what is drawn does not tell it either.
"""

from bisect import bisect_right

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE, is_sealed
from openoutcry.engine.position import Position
from openoutcry.match.record import Entry


class Numbering:
    """`changes` are the inputs that changed a sealed answer; `covered` the sealed answers that were never turned over:
    those that still wait for others, and those that were taken back before."""

    def __init__(self) -> None:
        self.changes: set[int] = set()
        self.covered: set[int] = set()
        self._shown = [0]

    def add(self, entry: Entry, sealed: Position | None, line: list[int]) -> None:
        """One more input, given on `sealed` if that question was a sealed one; `line` are the answers that count."""
        change = sealed is not None and changes_sealed(entry, sealed)
        if change:
            self.changes.add(entry.n)
        if sealed is not None and entry.undo is None and entry.seat >= 0:
            self.covered.add(entry.n)
            if not change and sealed.waiting == bit(entry.seat):
                self.covered.difference_update(line)
        self._shown.append(self._shown[-1] + (0 if change else 1))

    def shown(self, number: int) -> int:
        """What is shown as the number of inputs when there were `number`."""
        return self._shown[number]

    def number(self, shown: int) -> int:
        """How many inputs there were when this number was shown; at most."""
        return bisect_right(self._shown, shown) - 1


def changes_sealed(entry: Entry, g: Position) -> bool:
    """Whether this entry would change a sealed answer that was given before."""
    return entry.undo is None and 0 <= entry.seat < len(g.sealed) and is_sealed(g) and g.sealed[entry.seat] != NONE
