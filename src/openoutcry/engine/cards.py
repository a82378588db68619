"""Cards in a row, each remembering who has seen it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.kernel import NONE

NO_NUMBERS: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Cards:
    """Cards in a row, each remembering which seats have seen it. The first `size` count, the rest is room to grow.

    The order of a row is public, also of covered cards: where a hand has no order, keep one that tells nothing."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = NO_NUMBERS
        self.seen: vec[i64] = NO_NUMBERS
        self.size: i64 = 0

    def add(self, kind: i64, seen: i64) -> None:
        """Lay a card at the end of the row."""
        if self.size < len(self.kinds):
            self.kinds[self.size] = kind
            self.seen[self.size] = seen
        else:
            self.kinds = append(self.kinds, kind)
            self.seen = append(self.seen, seen)
        self.size += 1

    def insert(self, kind: i64, seen: i64) -> None:
        """Lay a card at the front of the row."""
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
        """Take the card at this place out of the row; those behind it close up."""
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
        """The place of the first card of this kind; NONE if there is none."""
        kinds = self.kinds
        for place in range(self.size):
            if kinds[place] == kind:
                return place
        return NONE

    def last(self) -> i64:
        """The kind of the last card in the row."""
        return self.kinds[self.size - 1]

    def clear(self) -> None:
        """Take all cards out."""
        self.size = 0

    def listed(self) -> list[int]:
        """The kinds in the row, UNKNOWN where they are covered."""
        return [int(kind) for kind in self.kinds[: self.size]]

    def clone(self) -> "Cards":
        """Return a copy of the row without its spare capacity, in which cards that have left it remain."""
        cards = Cards()
        size = self.size
        if size > 0:
            cards.kinds = self.kinds[:size]
            cards.seen = self.seen[:size]
            cards.size = size
        return cards


NO_CARDS: Final = Cards()  # stands for a row until there is one
