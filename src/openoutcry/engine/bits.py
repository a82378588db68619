"""Sets of small numbers in one integer: the options of a choice, the seats that have seen a card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = list(range(63))  # what can be in a set
LONGEST: Final = 16
# The numbers that follow each other, by the first of them and how many they are.
RUNS: Final = [[tuple(ALL[least : least + size]) for size in range(LONGEST + 1)] for least in ALL]
# A de Bruijn sequence: the products of it and the powers of two differ in their six highest bits.
SEQUENCE: Final = 0x022FDD63CC95386D


def places_of_powers() -> vec[i64]:
    """Return the lookup table of `lowest`: at the six highest bits of 2**n times SEQUENCE, it has n."""
    places = [0] * 64
    for number in ALL:
        places[(SEQUENCE << number >> 58) & 63] = number
    return vec[i64](places)


PLACES: Final = places_of_powers()


def bit(number: i64) -> i64:
    """Return the bit set that holds only `number`, which is 0 to 62."""
    one = number - number + 1  # a literal 1 would be shifted as a 32-bit number once compiled
    return one << number


def first(numbers: i64) -> i64:
    """Return the bit set of the `numbers` smallest numbers: 0, 1, … up to `numbers` - 1."""
    return bit(numbers) - 1


# Whether a number is in these sets nobody can foretell: it is shifted to its place, without a branch.
def above(row: vec[i64], limit: i64) -> i64:
    """Return the bit set of the indices of `row` whose values are greater than `limit`."""
    places: i64 = 0
    for place in range(len(row)):
        places |= i64(row[place] > limit) << place
    return places


def up_to(row: vec[i64], limit: i64) -> i64:
    """Return the bit set of the indices of `row` whose values are at most `limit`."""
    places: i64 = 0
    for place in range(len(row)):
        places |= i64(row[place] <= limit) << place
    return places


def count(bits: i64) -> i64:
    """Return how many numbers are in the bit set."""
    # Neighbours are added up: in pairs, fours and eights. That takes as long for many as for few.
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (bits * 0x0101010101010101 >> 56) & 0x7F  # the sum of all eights comes to stand at the top


def lowest(bits: i64) -> i64:
    """Return the smallest number in a bit set. The set must not be empty."""
    return PLACES[((bits & -bits) * SEQUENCE >> 58) & 63]


def nth(bits: i64, n: i64) -> i64:
    """Return the number that has exactly `n` smaller ones in the bit set. The set must have more than `n` numbers."""
    # Most sets are small, and how often the smallest is removed cannot be foretold: three times without a branch.
    bits &= bits - i64(n > 0)
    bits &= bits - i64(n > 1)
    bits &= bits - i64(n > 2)
    while n > 3:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def members(bits: i64) -> tuple[int, ...]:
    """Return the numbers in the bit set as a tuple, smallest first. Most tuples are shared constants, so this is faster
    than `numbers`."""
    size = count(bits)
    if bits != 0 and follow_each_other(bits) and size <= LONGEST:
        return RUNS[lowest(bits)][size]
    return tuple(numbers(bits))


def follow_each_other(bits: i64) -> bool:
    """Return whether the numbers in the bit set are consecutive: none is missing between the smallest and the
    largest."""
    return bits & (bits + (bits & -bits)) == 0


def numbers(bits: i64) -> list[int]:
    """Return the numbers in the bit set as a new list, smallest first."""
    if bits != 0 and follow_each_other(bits):  # as they mostly do
        least = lowest(bits)
        return ALL[least : least + count(bits)]
    found: list[int] = []
    n = 0
    while bits > 0:
        if bits & 1 != 0:
            found.append(n)
        bits >>= 1
        n += 1
    return found
