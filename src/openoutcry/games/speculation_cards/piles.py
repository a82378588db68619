"""The three piles: which of them is empty, and which a discarded card matches [Gameplay]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE
from openoutcry.games.speculation_cards.box import PILES
from openoutcry.games.speculation_cards.state import SpeculationCards


def empty_pile(g: SpeculationCards) -> i64:
    """Return the number of the first pile without a card, or NONE (-1) if all have cards."""
    for pile in range(PILES):
        if g.piles[pile].cards.size == 0:
            return pile
    return NONE


def matches(g: SpeculationCards) -> i64:
    """Return the piles whose top card matches the card just discarded, as a bit set. The pile on which it lies is not
    one of them."""
    card = g.top(g.onto)
    found: i64 = 0
    for pile in range(PILES):
        if pile != g.onto:
            top = g.top(pile)
            if top != NONE and alike(g, card, top):
                found |= bit(pile)
    return found


def alike(g: SpeculationCards, card: i64, other: i64) -> bool:
    """Return whether two cards have the same rank or the same suit. True if either is a Joker."""
    if card == g.box.joker or other == g.box.joker:
        return True
    return g.suit(card) == g.suit(other) or g.rank(card) == g.rank(other)
