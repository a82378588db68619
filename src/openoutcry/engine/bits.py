"""Sets of small numbers in one integer: the options of a choice, the seats that have seen a card."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set that holds only `number`."""
    one = number - number + 1  # a literal 1 would be shifted as a 32-bit number once compiled
    return one << number


def first(numbers: i64) -> i64:
    """The set of 0, 1, ... up to `numbers` - 1."""
    return bit(numbers) - 1


def count(bits: i64) -> i64:
    """How many numbers are in the set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    n: i64 = 0
    if bits & 0xFFFFFFFF == 0:
        bits >>= 32
        n = 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        n += 16
    if bits & 0xFF == 0:
        bits >>= 8
        n += 8
    while bits & 1 == 0:
        bits >>= 1
        n += 1
    return n


def nth(bits: i64, n: i64) -> i64:
    """The number with `n` smaller ones in the set."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def numbers(bits: i64) -> list[int]:
    """The numbers in the set, smallest first."""
    found: list[int] = []
    while bits > 0:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found
