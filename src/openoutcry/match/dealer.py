"""The dealer: draws NATURE's answers from a secret that is committed to before the first deal.

The answer to input n is drawn from HMAC-SHA-256(secret, n, block): whoever holds the secret can compute it again,
nobody else can. Inputs are numbered as they are shown (see `numbering`). Words that would make some answers more likely
are discarded. The secret is published when the match is over; `openoutcry verify` then repeats every draw.
"""

import hashlib
import hmac
import secrets

from openoutcry.engine.bits import numbers
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import Position

WORD = 1 << 64


def new_secret() -> bytes:
    """Return a new random secret of 32 bytes, from which the dealer draws everything in one match."""
    return secrets.token_bytes(32)


def secret_of(seed: int) -> bytes:
    """Return the secret that belongs to a seed, for matches that are dealt the same way every time. Whoever knows the
    seed can compute every card."""
    return hashlib.sha256(f"openoutcry play --seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """Return the hash of the dealer's secret, which is published before the first deal, so that the secret cannot be
    changed later."""
    return hashlib.sha256(secret).hexdigest()


def weights(g: Position) -> list[tuple[int, int]]:
    """Return the open options of a draw by NATURE, the player that stands for chance, each with its weight (the number
    of such cards in the bag, or 1)."""
    assert g.player == NATURE
    bag = g.step.bag(g)
    return [(option, 1 if bag is None else int(bag.counts[option])) for option in numbers(g.options)]


def deal(secret: bytes, number: int, g: Position) -> int:
    """Return the option that NATURE, the player that stands for chance, draws as input `number` of the match. The same
    secret, number and position give the same option."""
    options = weights(g)
    left = _below(secret, number, sum(weight for _, weight in options))
    for option, weight in options:
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")


def _below(secret: bytes, number: int, limit: int) -> int:
    """Return the pseudorandom number below `limit` that belongs to the secret and the number of the input, all equally
    likely."""
    block = 0
    while True:
        message = number.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < WORD - WORD % limit:
                return word % limit
        block += 1
