"""The three piles: which of them is empty, and which a discarded card matches [Gameplay]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE
from openoutcry.games.speculation_cards.box import PILES
from openoutcry.games.speculation_cards.state import SpeculationCards


def empty_pile(g: SpeculationCards) -> i64:
    """Return the first pile without a card, or NONE."""
    for pile in range(PILES):
        if g.piles[pile].cards.size == 0:
            return pile
    return NONE


def matches(g: SpeculationCards) -> i64:
    """Return the other piles whose top card the discarded card matches."""
    card = g.top(g.onto)
    found: i64 = 0
    for pile in range(PILES):
        if pile != g.onto:
            top = g.top(pile)
            if top != NONE and alike(g, card, top):
                found |= bit(pile)
    return found


def alike(g: SpeculationCards, card: i64, other: i64) -> bool:
    """Return whether two cards match by rank or by suit. Jokers match anything."""
    if card == g.box.joker or other == g.box.joker:
        return True
    return g.suit(card) == g.suit(other) or g.rank(card) == g.rank(other)
