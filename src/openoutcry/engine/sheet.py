"""A sheet of small numbers on which positions are written as one seat sees them: the observations of environments.

The sheet is one piece of memory that NumPy can look into, row after row. The viewer always comes first, the others
follow in the order of play: a seat on the sheet is counted from the viewer's. What the viewer has not seen is not
written: such a card is COVERED, and counted in the bag where it could as well be, as in a view.

The functions write into the sheet's room from one place on, and say where the next number goes: a long row is written
without visiting the sheet for each field, which would take longer than writing. The methods do the same at `at`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit, first
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NONE

COVERED: Final = -2
WORD: Final = 15  # as many members of a set are written in one number


def put_amounts(room: vec[i16], at: i64, values: vec[i64]) -> i64:
    """Numbers as they are."""
    for value in values:
        room[at] = i16(value)
        at += 1
    return at


def put_some(room: vec[i16], at: i64, values: vec[i64], start: i64, end: i64) -> i64:
    """A part of them."""
    for n in range(start, end):
        room[at] = i16(values[n])
        at += 1
    return at


def put_by_seat(room: vec[i16], at: i64, values: vec[i64], each: i64, viewer: i64, players: i64) -> i64:
    """Numbers of which each seat has so many: the viewer's first."""
    at = put_some(room, at, values, viewer * each, players * each)
    return put_some(room, at, values, 0, viewer * each)


def put_notes(room: vec[i16], at: i64, values: vec[i64], each: i64, viewer: i64, players: i64) -> i64:
    """Write what the viewer knows of each other player, `each` numbers per player."""
    start = viewer * players * each
    at = put_some(room, at, values, start + (viewer + 1) * each, start + players * each)
    return put_some(room, at, values, start, start + viewer * each)


def put_members(room: vec[i16], at: i64, numbers: i64, most: i64) -> i64:
    """A set of up to so many numbers, some of them in each word."""
    while most > 0:
        room[at] = i16(numbers & 0x7FFF)
        numbers >>= WORD
        most -= WORD
        at += 1
    return at


def count_unseen(room: vec[i16], bag: i64, holds: vec[i64], known: vec[i64], start: i64) -> None:
    """Count the cards by kind that somebody holds in their bag, which is written at `bag`, but for those that the
    viewer knows of: from `start` on in `known`."""
    for held in holds:
        least = known[start]
        if held != least:
            room[bag] += i16(held - least)
        start += 1
        bag += 1


def put_row(room: vec[i16], at: i64, cards: Cards, most: i64, bag: i64, viewers: i64) -> i64:
    """Write the number of cards in a row, and the first `most` by place. Cards that no viewer has seen are added to the
    counts of their bag, at place `bag`; a negative `bag` means none."""
    size = cards.size
    room[at] = i16(size)
    at += 1
    end = at + most
    if size > 0:
        kinds = cards.kinds
        seers = cards.seen
        for n in range(size):
            kind = kinds[n]
            if seers[n] & viewers != 0:  # EVERYBODY holds every seat
                if at < end:
                    room[at] = i16(kind)
            else:
                if at < end:
                    room[at] = COVERED
                if bag >= 0:
                    room[bag + kind] += 1
            at += 1
    while at < end:
        room[at] = NONE
        at += 1
    return end


def put_places(room: vec[i16], at: i64, cards: Cards, most: i64, bag: i64, viewer: i64, players: i64, each: i64) -> i64:
    """Write a row whose first places belong to the seats, `each` to every seat, the viewer's first."""
    end = put_row(room, at, NO_CARDS, most, bag, 0)
    size = cards.size
    room[at] = i16(size)
    at += 1
    if size > 0:
        kinds = cards.kinds
        seers = cards.seen
        viewers = bit(viewer)
        owned = players * each
        place = at - viewer * each
        for n in range(size):
            if place < at and n < owned:
                into = place + owned
            elif n < owned:
                into = place
            else:
                into = at + n
            kind = kinds[n]
            if seers[n] & viewers != 0:
                if into < end:
                    room[into] = i16(kind)
            else:
                if into < end:
                    room[into] = COVERED
                if bag >= 0:
                    room[bag + kind] += 1
            place += 1
    return end


def put_size(room: vec[i16], at: i64, cards: Cards, bag: i64) -> i64:
    """Write how many cards another player holds, and add them to the counts of their bag."""
    size = cards.size
    room[at] = i16(size)
    if bag >= 0 and size > 0:
        kinds = cards.kinds
        for n in range(size):
            room[bag + kinds[n]] += 1
    return at + 1


def from_viewer(seat: i64, viewer: i64, players: i64) -> i64:
    """A seat, counted from the viewer's; NONE stays."""
    if seat < 0:
        return seat
    seat -= viewer
    if seat < 0:
        return seat + players
    return seat


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
        """Write the following numbers into this row, for this seat."""
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

    def seat(self, seat: i64) -> None:
        """A seat, counted from the viewer's; NONE stays."""
        self.room[self.at] = i16(from_viewer(seat, self.viewer, self.players))
        self.at += 1

    def seats(self, seats: i64) -> None:
        """A set of seats, the viewer's the first."""
        self.room[self.at] = i16((seats >> self.viewer | seats << (self.players - self.viewer)) & first(self.players))
        self.at += 1

    def members(self, numbers: i64, most: i64) -> None:
        """A set of up to so many numbers, some of them in each word."""
        self.at = put_members(self.room, self.at, numbers, most)

    def amounts(self, values: vec[i64]) -> None:
        """Numbers as they are."""
        self.at = put_amounts(self.room, self.at, values)

    def bag(self, bag: Bag) -> i64:
        """Write the counts of a bag and return their place, where covered cards are added later."""
        start = self.at
        self.amounts(bag.counts)
        return start

    def row(self, cards: Cards, most: i64, bag: i64) -> None:
        """Write the number of cards in a row and the first `most` by place; see `put_row`."""
        self.at = put_row(self.room, self.at, cards, most, bag, bit(self.viewer))

    def size(self, cards: Cards, bag: i64) -> None:
        """Write how many cards another player holds, and add them to the counts of their bag."""
        self.at = put_size(self.room, self.at, cards, bag)

    def heap(self, cards: Cards, most: i64, bag: i64) -> None:
        """Write the number of cards in a heap, the last one, and how many of each of `most` kinds the viewer knows."""
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
            if seers[n] & viewer != 0:
                room[at + last] += 1
            else:
                room[bag + last] += 1
                last = COVERED
        room[at - 1] = i16(last)
        self.at = at + most
