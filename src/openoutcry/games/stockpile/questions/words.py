"""Words that several questions have in common."""

from typing import Final

from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.components import MOST_PILES

ORDINALS: Final = ["first", "second", "third", "fourth", "fifth"]
PILES: Final = [f"pile {pile + 1}" for pile in range(MOST_PILES)]


def card_words(box: Box) -> list[str]:
    """Return a word for each kind of market card."""
    return [*company_words(box), "boom", "bust", *(f"fee {int(fee)}" for fee in box.fees)]


def company_words(box: Box) -> list[str]:
    """Return a word for each company."""
    return [name.lower() for name in box.names]
