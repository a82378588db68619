"""Investors who buy and sell at prices of their own, in the order of the book [Investor Abilities]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.game import Args
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.cards.investors.patterns import AskedOnce
from openoutcry.games.stockpile.cards.numbers import sums
from openoutcry.games.stockpile.components import AFTER_SELLING, BUY_STOCK, COMPANIES, NO_COMPANY
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class BailoutBarack(AskedOnce):
    """After the Selling Phase the player may buy a stock from the discard pile, for less than its value."""

    at: i64 = AFTER_SELLING
    question: i64 = BUY_STOCK
    no: i64 = NO_COMPANY
    numbers = sums(bargain=(0, 100))
    bargain: i64 = 0

    def choices(self, g: Stockpile, seat: i64) -> i64:
        """Return the set of discarded stocks that the player can pay for."""
        found: i64 = 0
        for company in range(COMPANIES):
            if g.discard[company] > 0 and common.can_pay(g, seat, self.costs(g, company)):
                found |= bit(company)
        return found

    def costs(self, g: Stockpile, company: i64) -> i64:
        """Return the company's value less the bargain, at least 0."""
        cost = g.value(company) - self.bargain
        if cost < 0:
            return 0
        return cost

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        cost = self.costs(g, option)
        portfolio.pay(g, seat, cost)
        common.take_stock(g, seat, option, cost)

    def asks(self, g: Stockpile, seat: i64) -> Args:
        return {"amount": int(self.bargain)} if self.bargain > 0 else {}

    def figures(self, g: Stockpile, seat: i64, option: i64) -> Args:
        args = super().figures(g, seat, option)
        if option != NO_COMPANY and self.costs(g, option) > 0:
            args["cost"] = int(self.costs(g, option))
        return args

    def why_not(self, g: Stockpile, seat: i64, option: i64) -> str:
        if g.discard[option] == 0:
            return "none-discarded"
        return "fees-first" if g.players[seat].money >= self.costs(g, option) else "not-enough-money"


class GoldenGraham(Ability):
    """The player gains extra on each share that is sold."""

    numbers = sums(sale_extra=(0, 100))


class ShortingSoros(Ability):
    """Once in every Selling Phase, and in the final sale, the player may sell a share at a price of its own."""

    numbers = sums(short_price=(1, 100))
