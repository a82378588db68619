"""The strategy cards that the rulebook does not name, and the promo cards: reconstructed, as data.toml says."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NATURE, Step
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards.contract import Strategy, finish
from openoutcry.games.stockpile.cards.numbers import sums
from openoutcry.games.stockpile.cards.strategies.patterns import GivingUp, Instant, OnOneCompany, SellingNow
from openoutcry.games.stockpile.components import COMMERCE_KINDS, COMPANIES, DRAW, KEEP_CARD, NO_COMPANY
from openoutcry.games.stockpile.modules.events import CardKept, CardsDrawn, TaxReturned
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market, portfolio


class BearRaid(SellingNow):
    """Sell a few shares at one price."""


class FrontRunning(SellingNow):
    """Sell a few shares above their value."""

    def price(self, g: Stockpile, company: i64) -> i64:
        return g.value(company) + self.amount


class BondLadder(Instant):
    """Receive money for each bond, up to a limit."""

    numbers = sums(per_bond=(1, 100))
    per_bond: i64 = 0

    def worth(self, g: Stockpile, seat: i64) -> i64:
        worth = g.players[seat].side.bonds * self.per_bond
        if worth > self.amount:
            return self.amount
        return worth


class TaxHaven(Strategy):
    """Return a tax card to the box."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].side.taxes > 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        g.players[seat].side.taxes -= 1
        g.extras.returned[COMMERCE_KINDS - 1] += 1
        if g.telling:
            g.tell(TaxReturned(seat))


class ShareBuyback(OnOneCompany):
    """Move a company up."""

    does = "up"

    def moves(self, g: Stockpile) -> i64:
        return self.amount

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, self.moves(g))

    def answers(self, box: Box) -> int:
        return super().answers(box) + market.answers_on_the_way(box, int(self.amount))


class ProfitWarning(OnOneCompany):
    """Move a company down."""

    does = "down"

    def moves(self, g: Stockpile) -> i64:
        return -self.amount

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, self.moves(g))


class DayTrading(GivingUp):
    """Give up a stock, draw a few market cards and keep one stock among them."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and portfolio.market_cards(g) >= self.amount

    def paid(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        g.extras.first_pick = self.amount
        g.schedule(DRAW_AND_KEEP)

    def answers(self, box: Box) -> int:
        return super().answers(box) + int(self.amount)


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


class GoldenParachute(Instant):
    """Receive money for having no share of the company, or companies, with the lowest value."""

    def lowest(self, g: Stockpile) -> i64:
        """Return the lowest value of all companies."""
        lowest = g.value(0)
        for company in range(COMPANIES):
            if g.value(company) < lowest:
                lowest = g.value(company)
        return lowest

    def worth(self, g: Stockpile, seat: i64) -> i64:
        lowest = self.lowest(g)
        for company in range(COMPANIES):
            if g.value(company) == lowest and g.players[seat].shares(company) > 0:
                return 0
        return self.amount

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.learned += 1
        lowest = self.lowest(g)
        for company in range(COMPANIES):
            if g.value(company) == lowest:
                portfolio.none_left(g, seat, company)
        super().begin(g, seat)
