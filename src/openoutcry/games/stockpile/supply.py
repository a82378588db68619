"""The Supply Phase: the piles are formed [2. Supply Phase]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, Step
from openoutcry.games.stockpile.events import CardPlaced, CardTurnedUp, HandDealt
from openoutcry.games.stockpile.kinds import DOWN, DRAW, FLIP, MOST_PILES, PLACE, SUPPLY, UP
from openoutcry.games.stockpile.state import Stockpile

HAND = 2


class TurnUpCards(Step[Stockpile]):
    """A card from the market deck, face up, begins each pile [Supply Phase, 1]."""

    def run(self, g: Stockpile) -> None:
        g.phase = SUPPLY
        g.asked = 0

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


class DealHands(Step[Stockpile]):
    """Two cards from the market deck to each player [Supply Phase, 2]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0

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


class PlaceCards(Step[Stockpile]):
    """In turn order, each player puts one of his cards face up and the other face down, on any piles [Supply Phase, 3].
    Who put a card face down goes on knowing it."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.placed = 0

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            g.ask(seat, PLACE, self.places(g, seat))

    def places(self, g: Stockpile, seat: i64) -> i64:
        """Either card, either way up that is still free, on any pile."""
        piles = first(len(g.piles))
        options: i64 = 0
        for card in range(g.players[seat].hand.size):
            for facing in (UP, DOWN):
                if g.placed & bit(facing) == 0:
                    options |= piles << ((card * 2 + facing) * MOST_PILES)
        return options

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        pile = option % MOST_PILES
        facing = option // MOST_PILES % 2
        card = g.players[seat].hand.remove(option // MOST_PILES // 2)
        if facing == UP:
            g.learned += 1
            g.piles[pile].cards.add(card, EVERYBODY)
            if g.telling:
                g.tell(CardPlaced(seat, pile, card, True))
        else:
            g.piles[pile].cards.add(card, bit(seat))
            if g.telling:
                g.tell_only(bit(seat), CardPlaced(seat, pile, card, False), CardPlaced(seat, pile, None, False))
        g.placed |= bit(facing)
        if g.players[seat].hand.size == 0:
            g.placed = 0
            g.asked += 1

    def why_not(self, g: Stockpile, option: i64) -> str:
        if option % MOST_PILES >= len(g.piles):
            return "no-such-pile"
        if g.placed & bit(option // MOST_PILES % 2) != 0:
            return "one-up-one-down"
        return "not-in-hand"
