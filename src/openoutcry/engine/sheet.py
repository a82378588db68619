"""A sheet of small numbers on which positions are written as one seat sees them: the observations of environments.

The sheet is one piece of memory that NumPy can look into, row after row. The viewer always comes first, the others
follow in the order of play: a seat on the sheet is counted from the viewer's. What the viewer has not seen is not
written: such a card is COVERED, and counted in the bag where it could as well be, as in a view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit, first
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE

COVERED: Final = -2
WORD: Final = 15  # as many members of a set are written in one number


@mypyc_attr(acyclic=True)
class Sheet:
    """Room for `rows` observations of `width` numbers; `at` is where the next number goes."""

    def __init__(self, rows: i64, width: i64, players: i64) -> None:
        self.room: vec[i16] = vec[i16]([0] * (rows * width))
        self.width: i64 = width
        self.players: i64 = players
        self.viewer: i64 = 0
        self.at: i64 = 0

    def begin(self, row: i64, viewer: i64) -> None:
        """What follows goes into this row, for this seat."""
        self.at = row * self.width
        self.viewer = viewer

    def nth_seat(self, n: i64) -> i64:
        """The seat so many places after the viewer's."""
        seat = self.viewer + n
        if seat >= self.players:
            return seat - self.players
        return seat

    def amount(self, value: i64) -> None:
        """A number as it is."""
        self.room[self.at] = i16(value)
        self.at += 1

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four numbers as they are. Each visit to the room is counted in and out, which takes longer than writing."""
        room = self.room
        at = self.at
        room[at] = i16(first)
        room[at + 1] = i16(second)
        room[at + 2] = i16(third)
        room[at + 3] = i16(fourth)
        self.at = at + 4

    def seat(self, seat: i64) -> None:
        """A seat, counted from the viewer's; NONE stays."""
        if seat >= 0:
            seat -= self.viewer
            if seat < 0:
                seat += self.players
        self.room[self.at] = i16(seat)
        self.at += 1

    def seats(self, seats: i64) -> None:
        """A set of seats, the viewer's the first."""
        self.room[self.at] = i16((seats >> self.viewer | seats << (self.players - self.viewer)) & first(self.players))
        self.at += 1

    def members(self, numbers: i64, most: i64) -> None:
        """A set of up to so many numbers, some of them in each word."""
        room = self.room
        at = self.at
        while most > 0:
            room[at] = i16(numbers & 0x7FFF)
            numbers >>= WORD
            most -= WORD
            at += 1
        self.at = at

    def amounts(self, values: vec[i64]) -> None:
        """Numbers as they are."""
        room = self.room
        at = self.at
        for value in values:
            room[at] = i16(value)
            at += 1
        self.at = at

    def some(self, values: vec[i64], start: i64, end: i64) -> None:
        """A part of them."""
        room = self.room
        at = self.at
        for n in range(start, end):
            room[at] = i16(values[n])
            at += 1
        self.at = at

    def by_seat(self, values: vec[i64], each: i64) -> None:
        """Numbers of which each seat has so many: the viewer's first."""
        start = self.viewer * each
        self.some(values, start, self.players * each)
        self.some(values, 0, start)

    def notes(self, values: vec[i64], each: i64) -> None:
        """What the viewer knows of each of the others: so many numbers each."""
        start = self.viewer * self.players * each
        self.some(values, start + (self.viewer + 1) * each, start + self.players * each)
        self.some(values, start, start + self.viewer * each)

    def bag(self, bag: Bag) -> i64:
        """How many there are of each kind. Covered cards are counted in with them later: this is where."""
        start = self.at
        self.amounts(bag.counts)
        return start

    def unseen(self, holds: vec[i64], known: vec[i64], start: i64, bag: i64) -> None:
        """The cards by kind that somebody holds, without those that the viewer knows of: from `start` on in `known`.
        They are counted in their bag."""
        room = self.room
        kind: i64 = 0
        for held in holds:
            room[bag + kind] += i16(held - known[start + kind])
            kind += 1

    def row(self, cards: Cards, most: i64, bag: i64) -> None:
        """How many cards lie in a row, and the first so many, by place. Covered ones are counted in their bag, where
        that is written: `bag` is its place, and negative if it has none."""
        self.places(cards, most, bag, 0)

    def places(self, cards: Cards, most: i64, bag: i64, each: i64) -> None:
        """The same for a row in which the first places belong to the seats, so many to each: the viewer's first."""
        room = self.room
        kinds = cards.kinds
        seers = cards.seen
        viewer = bit(self.viewer)
        size = cards.size
        start = self.at + 1
        room[start - 1] = i16(size)
        owned = self.players * each
        for n in range(size, most):
            room[start + n] = NONE
        if size < owned:
            for n in range(size):
                room[start + n] = NONE
        for n in range(size):
            kind = kinds[n]
            seen = seers[n]
            place = n
            if n < owned:
                place -= self.viewer * each
                if place < 0:
                    place += owned
            known = seen == EVERYBODY or seen & viewer != 0
            if place < most:
                room[start + place] = i16(kind) if known else COVERED
            if not known and bag >= 0:
                room[bag + kind] += 1
        self.at = start + most

    def size(self, cards: Cards, bag: i64) -> None:
        """How many cards another player holds; they are counted in their bag, where that is written."""
        self.amount(cards.size)
        if bag >= 0 and cards.size > 0:
            room = self.room
            kinds = cards.kinds
            for n in range(cards.size):
                room[bag + kinds[n]] += 1

    def heap(self, cards: Cards, most: i64, bag: i64) -> None:
        """How many cards lie there, which the last one is, and how many the viewer knows of each of so many kinds."""
        room = self.room
        kinds = cards.kinds
        seers = cards.seen
        viewer = bit(self.viewer)
        size = cards.size
        at = self.at
        room[at] = i16(size)
        last: i64 = NONE
        at += 2
        for n in range(most):
            room[at + n] = 0
        for n in range(size):
            last = kinds[n]
            seen = seers[n]
            if seen == EVERYBODY or seen & viewer != 0:
                room[at + last] += 1
            else:
                room[bag + last] += 1
                last = COVERED
        room[at - 1] = i16(last)
        self.at = at + most
