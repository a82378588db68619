"""The Supply Phase: the piles are formed [2. Supply Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import DOWN, DRAW, FLIP, HIDES_BOTH, MOST_PILES, PLACE, SUPPLY, UP
from openoutcry.games.stockpile.events import CardPlaced, CardTurnedUp, HandDealt
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio

HAND: Final = 2


class TurnUpCards(Step[Stockpile]):
    """Turn up a card from the market deck onto each pile as its first card, unless an investor lets a player lay out
    the piles [Supply Phase, 1]."""

    def run(self, g: Stockpile) -> None:
        g.phase = SUPPLY
        g.asked = 0
        portfolio.renew_deck(g)
        if hired.who_lays_out_piles(g) != NONE:
            g.schedule(LAY_OUT)

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.piles):
            g.ask(NATURE, FLIP, g.deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.deck

    def answer(self, g: Stockpile, option: i64) -> None:
        g.deck.take(option)
        g.piles[g.asked].cards.add(option, EVERYBODY)
        if g.telling:
            g.tell(CardTurnedUp(g.asked, option))
        g.asked += 1
        if g.asked < len(g.piles):
            portfolio.renew_deck(g)


class DrawLayOut(Step[Stockpile]):
    """Draw a card for each pile into the hand of the player whose investor lays out the piles."""

    def ask(self, g: Stockpile) -> None:
        if g.players[hired.who_lays_out_piles(g)].hand.size < len(g.piles):
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.deck

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = hired.who_lays_out_piles(g)
        hand = g.players[seat].hand
        g.deck.take(option)
        hand.add(option, bit(seat))
        if hand.size < len(g.piles):
            portfolio.renew_deck(g)
        elif g.telling:
            g.tell_only(bit(seat), HandDealt(seat, hand.listed()), None)


class LayOut(Step[Stockpile]):
    """Ask the player whose investor lays out the piles to put one of the drawn cards on each pile, one face down, the
    others face up."""

    def run(self, g: Stockpile) -> None:
        g.placed = 0

    def ask(self, g: Stockpile) -> None:
        seat = hired.who_lays_out_piles(g)
        hand = g.players[seat].hand
        if hand.size == 0:
            return
        piles: i64 = 0
        for place in range(len(g.piles)):
            if g.piles[place].cards.size == 0:
                piles |= bit(place)
        options: i64 = 0
        for card in range(hand.size):
            if hand.size > 1 or g.placed != 0:
                options |= piles << ((card * 2 + UP) * MOST_PILES)
            if g.placed == 0:
                options |= piles << ((card * 2 + DOWN) * MOST_PILES)
        g.ask(seat, PLACE, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        place_card(g, hired.who_lays_out_piles(g), option)
        if option // MOST_PILES % 2 == DOWN:
            g.placed = 1


class DealHands(Step[Stockpile]):
    """Deal two cards from the market deck to each player [Supply Phase, 2]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        portfolio.renew_deck(g)

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.deck

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        hand = g.players[seat].hand
        g.deck.take(option)
        hand.add(option, bit(seat))
        if hand.size == HAND:
            g.asked += 1
            if g.telling:
                g.tell_only(bit(seat), HandDealt(seat, hand.listed()), None)
        if g.asked < len(g.players):
            portfolio.renew_deck(g)


class PlaceCards(Step[Stockpile]):
    """Ask each player in turn order to put one card face up and the other face down, on any piles [Supply Phase, 3]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.placed = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Advance `g.asked` to the next player in turn order with a card in hand, or beyond the last player."""
        while g.asked < len(g.players) and g.players[g.seat_after(g.asked)].hand.size == 0:
            g.placed = 0
            g.asked += 1

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            g.ask(seat, PLACE, self.places(g, seat))

    def places(self, g: Stockpile, seat: i64) -> i64:
        """Return the legal placements, as a bit set: either card in hand, face up or down if that is still open, on any
        pile."""
        piles = first(len(g.piles))
        ways: i64 = 0
        if g.placed & bit(UP) == 0:
            ways |= piles << (UP * MOST_PILES)
        if g.placed & bit(DOWN) == 0 or hired.allow(g, seat, HIDES_BOTH):
            ways |= piles << (DOWN * MOST_PILES)
        options: i64 = 0
        for card in range(g.players[seat].hand.size):
            options |= ways << (card * 2 * MOST_PILES)
        return options

    def answer(self, g: Stockpile, option: i64) -> None:
        place_card(g, g.seat_after(g.asked), option)
        g.placed |= bit(option // MOST_PILES % 2)
        self.find_player(g)


def place_card(g: Stockpile, seat: i64, option: i64) -> None:
    """Put a card from a player's hand on a pile. `option` encodes the card, the pile, and whether it lies face up."""
    pile = option % MOST_PILES
    card = g.players[seat].hand.remove(option // MOST_PILES // 2)
    if option // MOST_PILES % 2 == UP:
        g.learned += 1
        g.piles[pile].cards.add(card, EVERYBODY)
        if g.telling:
            g.tell(CardPlaced(seat, pile, card, True))
    else:
        g.piles[pile].cards.add(card, bit(seat))
        if g.telling:
            g.tell_only(bit(seat), CardPlaced(seat, pile, card, False), CardPlaced(seat, pile, None, False))


LAY_OUT: Final[list[Step[Any]]] = [DrawLayOut(), LayOut()]
