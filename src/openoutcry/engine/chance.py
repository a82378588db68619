"""Chance: bags of card kinds, and a small generator for playouts and bots.

A bag has no order: what is drawn next is a choice of NATURE's, weighted by the counts. So there is no deck to peek
at. The generator here drives simulations and searches; a real match is dealt by `openoutcry.match.dealer`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit

WORD: Final = 0xFFFFFFFF
NO_COUNTS: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Bag:
    """A multiset of cards, tiles or dice faces, from which NATURE, the player that stands for chance, draws at random.
    It has no order.

    `counts` has the number of items of each kind, `kinds` is the bit set of the kinds that are left, and `total` the
    number of all items.
    """

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts
        self.total: i64 = 0
        self.kinds: i64 = 0
        kind: i64 = 0
        for n in counts:
            self.total += n
            if n > 0:
                self.kinds |= bit(kind)
            kind += 1

    def take(self, kind: i64) -> None:
        """Remove one item of this kind from the bag. The bag must contain one."""
        left = self.counts[kind] - 1
        self.counts[kind] = left
        self.total -= 1
        if left == 0:
            self.kinds &= ~bit(kind)

    def put(self, kind: i64) -> None:
        """Add one item of this kind to the bag."""
        self.counts[kind] += 1
        self.total += 1
        self.kinds |= bit(kind)

    def refill(self, counts: vec[i64]) -> None:
        """Replace the contents of the bag by these counts, one per kind."""
        own = self.counts
        total: i64 = 0
        kinds: i64 = 0
        for kind in range(len(counts)):
            n = counts[kind]
            own[kind] = n
            total += n
            if n > 0:
                kinds |= bit(kind)
        self.total = total
        self.kinds = kinds

    def clone(self) -> "Bag":
        """Return an independent copy of the bag."""
        bag = Bag(NO_COUNTS)
        bag.counts = self.counts[:]
        bag.total = self.total
        bag.kinds = self.kinds
        return bag


NO_BAG: Final = Bag(NO_COUNTS)  # stands for a bag until there is one


def mixed(seed: int, nth: i64) -> i64:
    """Return the lower 32 bits of the `nth` output of Vigna's generator splitmix64 for a 64-bit seed."""
    low: i64 = seed & WORD
    high: i64 = (seed >> 32) & WORD
    low += nth * 0x7F4A7C15
    high = (high + nth * 0x9E3779B9 + (low >> 32)) & WORD
    low &= WORD
    low, high = times(low ^ (high << 2 | low >> 30) & WORD, high ^ high >> 30, 0x1CE4E5B9, 0xBF58476D)
    low, high = times(low ^ (high << 5 | low >> 27) & WORD, high ^ high >> 27, 0x133111EB, 0x94D049BB)
    return low ^ (high << 1 | low >> 31) & WORD


def times(low: i64, high: i64, by_low: i64, by_high: i64) -> tuple[i64, i64]:
    """Return the lower 64 bits of the product of two 64-bit numbers. Arguments and result are split into 32-bit halves,
    the lower half first."""
    small = low * (by_low & 0xFFFF)
    large = low * (by_low >> 16)
    small += (large & 0xFFFF) << 16
    rest = (small >> 32) + (large >> 16) + low * (by_high & 0xFFFF) + high * (by_low & 0xFFFF)
    rest += (low * (by_high >> 16) + high * (by_low >> 16) & 0xFFFF) << 16
    return small & WORD, rest & WORD


class Rng:
    """A pseudorandom generator for simulations and searches: Marsaglia's xorshift on four 32-bit words.

    The numbers are the same in compiled and interpreted code. Real matches are not dealt with it, but by
    `match.dealer`.
    """

    def __init__(self, seed: int) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Restart the generator from a 64-bit seed, which is expanded to the four words of its state by splitmix64."""
        self.x = mixed(seed, 1) | 1
        self.y = mixed(seed, 2)
        self.z = mixed(seed, 3)
        self.w = mixed(seed, 4)

    def follow(self, other: "Rng") -> None:
        """Copy the state of another generator, so that this one returns the same numbers as the other from now on."""
        self.x = other.x
        self.y = other.y
        self.z = other.z
        self.w = other.w

    def word(self) -> i64:
        """Return 32 random bits as a number from 0 to 2**32 - 1."""
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to `n` - 1, all equally likely."""
        product = self.word() * n
        if product & WORD < n:
            uneven: i64 = (WORD + 1 - n) % n
            while product & WORD < uneven:
                product = self.word() * n
        return product >> 32

    def draw(self, bag: Bag) -> i64:
        """Return a random kind from the bag, weighted by the counts. The bag is not changed and must not be empty."""
        n = self.below(bag.total)
        kind: i64 = 0
        n -= bag.counts[0]
        while n >= 0:
            kind += 1
            n -= bag.counts[kind]
        return kind
