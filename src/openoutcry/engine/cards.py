"""Cards in a row, each remembering who has seen it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.kernel import NONE

NO_NUMBERS: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Cards:
    """A row of cards, with the seats that have seen each card. Only the first `size` entries count; the rest is spare
    capacity.

    `kinds` has the kind of each card, UNKNOWN in a view where it is covered, and `seen` the bit set of the seats that
    know it. The order of a row is public, also for covered cards: a hand without an order must be kept in one that
    reveals nothing.
    """

    def __init__(self) -> None:
        self.kinds: vec[i64] = NO_NUMBERS
        self.seen: vec[i64] = NO_NUMBERS
        self.size: i64 = 0

    def add(self, kind: i64, seen: i64) -> None:
        """Append a card to the end of the row. `seen` is the bit set of the seats that have seen it, or EVERYBODY."""
        if self.size < len(self.kinds):
            self.kinds[self.size] = kind
            self.seen[self.size] = seen
        else:
            self.kinds = append(self.kinds, kind)
            self.seen = append(self.seen, seen)
        self.size += 1

    def insert(self, kind: i64, seen: i64) -> None:
        """Insert a card at the front of the row. `seen` is the bit set of the seats that have seen it, or EVERYBODY."""
        self.add(kind, seen)
        kinds = self.kinds
        seers = self.seen
        place = self.size - 1
        while place > 0:
            kinds[place] = kinds[place - 1]
            seers[place] = seers[place - 1]
            place -= 1
        kinds[0] = kind
        seers[0] = seen

    def remove(self, place: i64) -> i64:
        """Remove the card at index `place` and return its kind. The cards behind it move up by one."""
        kinds = self.kinds
        seers = self.seen
        kind = kinds[place]
        self.size -= 1
        size = self.size
        while place < size:
            kinds[place] = kinds[place + 1]
            seers[place] = seers[place + 1]
            place += 1
        return kind

    def find(self, kind: i64) -> i64:
        """Return the index of the first card of this kind, or NONE (-1) if there is none."""
        kinds = self.kinds
        for place in range(self.size):
            if kinds[place] == kind:
                return place
        return NONE

    def last(self) -> i64:
        """Return the kind of the last card. The row must not be empty."""
        return self.kinds[self.size - 1]

    def clear(self) -> None:
        """Remove all cards from the row."""
        self.size = 0

    def listed(self) -> list[int]:
        """Return the kinds of the cards in order, with UNKNOWN for covered cards."""
        return [int(kind) for kind in self.kinds[: self.size]]

    def clone(self) -> "Cards":
        """Return a copy of the row, without the spare capacity behind its last card, where removed cards would remain
        readable."""
        cards = Cards()
        size = self.size
        if size > 0:
            cards.kinds = self.kinds[:size]
            cards.seen = self.seen[:size]
            cards.size = size
        return cards


NO_CARDS: Final = Cards()  # stands for a row until there is one
