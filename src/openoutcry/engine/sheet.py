"""A sheet of small numbers on which positions are written as one seat sees them: the observations of environments.

The sheet is one piece of memory that NumPy can look into, row after row. The viewer always comes first, the others
follow in the order of play: a seat on the sheet is counted from the viewer's. What the viewer has not seen is not
written: such a card is COVERED, and counted in the bag where it could as well be, as in a view.

The functions write into the sheet's room from one place on and return the place of the next number. They are faster
than the methods, which write one number at `at`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit, first
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.kernel import NONE

COVERED: Final = -2
WORD: Final = 15  # members of a set in one number


def put_amounts(room: vec[i16], at: i64, values: vec[i64]) -> i64:
    """Write `values` into `room` unchanged, from index `at` on. Return the index of the next entry."""
    for value in values:
        room[at] = i16(value)
        at += 1
    return at


def put_some(room: vec[i16], at: i64, values: vec[i64], start: i64, end: i64) -> i64:
    """Write the values at indices `start` to `end` - 1 into `room`, from index `at` on. Return the index of the next
    entry."""
    for n in range(start, end):
        room[at] = i16(values[n])
        at += 1
    return at


def put_by_seat(room: vec[i16], at: i64, values: vec[i64], viewer: i64, players: i64) -> i64:
    """Write a list that has the same number of values for each seat, starting with the viewer's. Return the index of
    the next entry."""
    each = len(values) // players
    at = put_some(room, at, values, viewer * each, players * each)
    return put_some(room, at, values, 0, viewer * each)


def put_notes(room: vec[i16], at: i64, values: vec[i64], bag: i64, viewer: i64, players: i64) -> i64:
    """Write what the viewer knows of each other player's cards, as counts by kind. Return the index of the next entry.

    Subtract these cards from the counts of the bag that they came from, which start at index `bag` of `room`; a
    negative `bag` means none. `values` has the counts for every pair of viewer and player.
    """
    each = len(values) // (players * (players + 1))
    seat = viewer
    for _ in range(players - 1):
        seat += 1
        if seat == players:
            seat = 0
        start = (viewer * players + seat) * each
        for kind in range(each):
            known = i16(values[start + kind])
            room[at + kind] = known
            if bag >= 0:
                room[bag + kind] -= known
        at += each
    return at


def put_members(room: vec[i16], at: i64, numbers: i64, most: i64) -> i64:
    """Write a bit set of numbers below `most`, WORD (15) bits in each entry of `room`. Return the index of the next
    entry."""
    while most > 0:
        room[at] = i16(numbers & 0x7FFF)
        numbers >>= WORD
        most -= WORD
        at += 1
    return at


def count_unseen(room: vec[i16], bag: i64, counts: vec[i64]) -> None:
    """Add another player's covered cards, given as counts by kind, to the counts of their bag, which start at index
    `bag` of `room`."""
    for n in counts:
        room[bag] += i16(n)
        bag += 1


def put_row(room: vec[i16], at: i64, cards: Cards, most: i64, bag: i64, viewers: i64) -> i64:
    """Write the size of a row of cards, then its first `most` cards by place, NONE after the last card. Return the
    index of the next entry.

    Cards that none of the seats in the bit set `viewers` has seen are written as COVERED and added to the counts of
    their bag, which start at index `bag` of `room`; a negative `bag` means none.
    """
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
    """Write a row of cards like `put_row`. Its first places belong to the seats, `each` to every seat, and the viewer's
    come first. Return the index of the next entry."""
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
    """Write how many cards another player holds, and add those cards to the counts of their bag, which start at index
    `bag` of `room`; a negative `bag` means none. Return the index of the next entry."""
    size = cards.size
    room[at] = i16(size)
    if bag >= 0 and size > 0:
        kinds = cards.kinds
        for n in range(size):
            room[bag + kinds[n]] += 1
    return at + 1


def put_heap(room: vec[i16], at: i64, cards: Cards, most: i64, bag: i64, viewers: i64) -> i64:
    """Write the size of a row of cards, its last card, and how many of each of `most` kinds the viewer knows. Return
    the index of the next entry.

    Cards that the viewer has not seen are added to the counts of their bag, which start at index `bag` of `room`.
    """
    kinds = cards.kinds
    seers = cards.seen
    size = cards.size
    room[at] = i16(size)
    last: i64 = NONE
    at += 2
    for n in range(most):
        room[at + n] = 0
    for n in range(size):
        last = kinds[n]
        if seers[n] & viewers != 0:
            room[at + last] += 1
        else:
            room[bag + last] += 1
            last = COVERED
    room[at - 1] = i16(last)
    return at + most


def from_viewer(seat: i64, viewer: i64, players: i64) -> i64:
    """Return a seat counted from the viewer's, which is 0. NONE (-1) is returned unchanged."""
    if seat < 0:
        return seat
    seat -= viewer
    if seat < 0:
        return seat + players
    return seat


def set_from_viewer(seats: i64, viewer: i64, players: i64) -> i64:
    """Return a bit set of seats counted from the viewer's, which is 0."""
    return (seats >> viewer | seats << (players - viewer)) & first(players)


@mypyc_attr(acyclic=True)
class Sheet:
    """A table of `rows` observations with `width` numbers each, in one block of memory that NumPy can read without a
    copy.

    `room` is the memory, `viewer` the seat whose observation is being written, and `at` the index of the next number.
    """

    def __init__(self, rows: i64, width: i64, players: i64) -> None:
        self.room: vec[i16] = vec[i16]([0] * (rows * width))
        self.width: i64 = width
        self.players: i64 = players
        self.viewer: i64 = 0
        self.at: i64 = 0

    def begin(self, row: i64, viewer: i64) -> None:
        """Begin to write the observation of the seat `viewer` into this row."""
        self.at = row * self.width
        self.viewer = viewer

    def nth_seat(self, n: i64) -> i64:
        """Return the seat `n` places after the viewer's in the order of play. `n` must be less than the number of
        players."""
        seat = self.viewer + n
        if seat >= self.players:
            return seat - self.players
        return seat

    def amount(self, value: i64) -> None:
        """Write a number unchanged."""
        self.room[self.at] = i16(value)
        self.at += 1

    def seat(self, seat: i64) -> None:
        """Write a seat, counted from the viewer's, which is 0. NONE (-1) is written unchanged."""
        self.room[self.at] = i16(from_viewer(seat, self.viewer, self.players))
        self.at += 1

    def seats(self, seats: i64) -> None:
        """Write a bit set of seats, counted from the viewer's, which is 0."""
        self.room[self.at] = i16(set_from_viewer(seats, self.viewer, self.players))
        self.at += 1
