"""The steps of Day Trading: draw market cards and keep one stock among them."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NATURE, Step
from openoutcry.games.stockpile.components import COMPANIES, DRAW, KEEP_CARD, NO_COMPANY
from openoutcry.games.stockpile.modules.events import CardKept, CardsDrawn
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class DrawMarketCards(Step[Stockpile]):
    """Day Trading: draw cards from the market deck, as many as the card says, into the user's hand."""

    def run(self, g: Stockpile) -> None:
        portfolio.renew_deck(g)

    def ask(self, g: Stockpile) -> None:
        if g.extras.first_pick > 0:
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.deck

    def answer(self, g: Stockpile, option: i64) -> None:
        hand = g.players[g.extras.user].hand
        g.deck.take(option)
        hand.add(option, bit(g.extras.user))
        g.extras.first_pick -= 1
        if g.extras.first_pick > 0:
            portfolio.renew_deck(g)
        elif g.telling:
            g.tell_only(bit(g.extras.user), CardsDrawn(g.extras.user, hand.listed()), None)


class KeepOneStock(Step[Stockpile]):
    """One stock among the cards drawn may be kept; the others are discarded, face up."""

    def ask(self, g: Stockpile) -> None:
        hand = g.players[g.extras.user].hand
        if hand.size > 0:
            options = bit(NO_COMPANY)
            for place in range(hand.size):
                if hand.kinds[place] < COMPANIES:
                    options |= bit(hand.kinds[place])
            g.ask(g.extras.user, KEEP_CARD, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.extras.user
        hand = g.players[seat].hand
        g.learned += 1
        kept: int | None = None
        if option != NO_COMPANY:
            hand.remove(hand.find(option))
            portfolio.add_drawn_stock(g, seat, option)
            kept = int(option)
        discarded = hand.listed()
        while hand.size > 0:
            g.discard[hand.remove(hand.size - 1)] += 1
        if g.telling:
            g.tell_only(bit(seat), CardKept(seat, kept, discarded), CardKept(seat, None, discarded))


DRAW_AND_KEEP: Final[list[Step[Any]]] = [DrawMarketCards(), KeepOneStock()]
