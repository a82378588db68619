"""The dealer: NATURE's answers, from a secret that is committed to before the first deal.

The answer to input number n is drawn from HMAC-SHA-256(secret, n, block), so it can be computed again by anyone who
holds the secret, and by nobody else before. The numbers are those that are shown: see `numbering`. Words that would
favour some answers are thrown away. The secret is published when the match is over; `openoutcry verify` then deals
everything again.
"""

import hashlib
import hmac
import secrets

from openoutcry.engine.bits import numbers
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import Position

WORD = 1 << 64


def new_secret() -> bytes:
    """256 bits that nobody has seen."""
    return secrets.token_bytes(32)


def secret_of(seed: int) -> bytes:
    """The secret of a match that shall be dealt the same way every time: whoever knows the seed knows every card."""
    return hashlib.sha256(f"openoutcry play --seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first deal."""
    return hashlib.sha256(secret).hexdigest()


def weights(g: Position) -> list[tuple[int, int]]:
    """NATURE's open options, each with its weight."""
    assert g.player == NATURE
    bag = g.step.bag(g)
    return [(option, 1 if bag is None else int(bag.counts[option])) for option in numbers(g.options)]


def deal(secret: bytes, number: int, g: Position) -> int:
    """NATURE's answer as input `number`."""
    options = weights(g)
    left = _below(secret, number, sum(weight for _, weight in options))
    for option, weight in options:
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights add up")


def _below(secret: bytes, number: int, limit: int) -> int:
    """A number below `limit`, each as likely as the others."""
    block = 0
    while True:
        message = number.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < WORD - WORD % limit:
                return word % limit
        block += 1
