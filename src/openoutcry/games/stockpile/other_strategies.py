"""The strategy cards that the rulebook does not name, and the promo cards: reconstructed, as data.toml says."""

from mypy_extensions import i64

from openoutcry.games.stockpile import market, portfolio
from openoutcry.games.stockpile.abilities import Strategy, finish
from openoutcry.games.stockpile.day_trading import DRAW_AND_KEEP
from openoutcry.games.stockpile.families import GivingUp, Instant, OnOneCompany, SellingNow, amount
from openoutcry.games.stockpile.kinds import COMMERCE_KINDS, COMPANIES
from openoutcry.games.stockpile.module_events import TaxReturned
from openoutcry.games.stockpile.state import Stockpile


class BearRaid(SellingNow):
    """A few shares at one price."""


class FrontRunning(SellingNow):
    """A few shares above their value."""

    def price(self, g: Stockpile, company: i64) -> i64:
        return g.value(company) + amount(g, self)


class BondLadder(Instant):
    """Money for each bond, up to a limit."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        bonds = g.players[seat].side.bonds
        if bonds > amount(g, self):
            return amount(g, self)
        return bonds


class TaxHaven(Strategy):
    """A tax card goes back to the box."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].side.taxes > 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        g.players[seat].side.taxes -= 1
        g.extras.returned[COMMERCE_KINDS - 1] += 1
        if g.telling:
            g.tell(TaxReturned(seat))


class ShareBuyback(OnOneCompany):
    """A company moves up."""

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, amount(g, self))


class ProfitWarning(OnOneCompany):
    """A company moves down."""

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, -amount(g, self))


class DayTrading(GivingUp):
    """Give up a stock, draw a few market cards and keep one stock among them."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and portfolio.market_cards(g) >= amount(g, self)

    def paid(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        g.extras.first_pick = amount(g, self)
        g.schedule(DRAW_AND_KEEP)


class GoldenParachute(Instant):
    """Money for having no share of the company, or companies, with the lowest value."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        lowest = g.value(0)
        for company in range(COMPANIES):
            if g.value(company) < lowest:
                lowest = g.value(company)
        for company in range(COMPANIES):
            if g.value(company) == lowest and g.players[seat].shares(company) > 0:
                return 0
        return amount(g, self)

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.learned += 1
        super().begin(g, seat)
