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
    """The shown numbers of a match. `changes` are the entries that changed a sealed answer. `covered` are the sealed
    answers that were never revealed: those that wait for others, and those that were taken back before."""

    def __init__(self) -> None:
        self.changes: set[int] = set()
        self.covered: set[int] = set()
        self._shown = [0]

    def add(self, entry: Entry, sealed: Position | None, line: list[int]) -> None:
        """Count an entry. `sealed` is the position before it if that asked a sealed question, else None; `line` has the
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
        """Return the shown number after `number` entries."""
        return self._shown[number]

    def number(self, shown: int) -> int:
        """Return the largest number of entries that have this shown number."""
        return bisect_right(self._shown, shown) - 1


def changes_sealed(entry: Entry, g: Position) -> bool:
    """Return whether this entry changes a sealed answer that was given before."""
    return entry.undo is None and 0 <= entry.seat < len(g.sealed) and is_sealed(g) and g.sealed[entry.seat] != NONE
