"""Investors of the Action Phase, the one without an ability, and then those who buy and sell at prices of their own;
both groups are in the order of the book [Investor Abilities]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.game import Args
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Ability, finish, next_stage
from openoutcry.games.stockpile.cards.investors.patterns import AskedOnce
from openoutcry.games.stockpile.cards.numbers import counts, sums
from openoutcry.games.stockpile.components import (
    AFTER_SELLING,
    BUY_STOCK,
    COMPANIES,
    GIVE_UP,
    IN_ACTION_PHASE,
    NO_COMPANY,
    NO_NUDGE,
    NUDGE,
    SELLS_AGAIN,
)
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market, portfolio


class BillionaireBill(Ability):
    """No ability: the player begins with the most money."""


class CleverChanda(Ability):
    """In the Action Phase the player may give up a stock to move another to the split portfolio."""

    at: i64 = IN_ACTION_PHASE
    does = "split"
    stocks_needed: i64 = 2
    stages: i64 = 2

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return self.to_give_up(g, seat) != 0

    def to_give_up(self, g: Stockpile, seat: i64) -> i64:
        """A stock may be discarded if another is left to be moved; a split one may always be turned back."""
        if common.stocks_held(g, seat) > 1:
            return common.to_give_up(g, seat)
        return common.shares_split(g, seat) << COMPANIES

    def question_now(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return self.question

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return self.to_give_up(g, seat)
        return common.shares_held(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            common.give_up(g, seat, option)
            next_stage(g)
        else:
            finish(g)
            common.move_to_split(g, seat, option)

    def answers(self, box: Box) -> int:
        return 3


class CrazyCramer(AskedOnce):
    """In the Action Phase the player may move one stock up or down by one."""

    at: i64 = IN_ACTION_PHASE
    question: i64 = NUDGE
    numbers = counts(nudge=(1, 9))
    nudge: i64 = 0

    def choices(self, g: Stockpile, seat: i64) -> i64:
        return first(NO_NUDGE)

    def moves(self, g: Stockpile) -> i64:
        return self.nudge

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.nudge(g, option, self.nudge)

    def answers(self, box: Box) -> int:
        return super().answers(box) + market.answers_on_the_way(box, int(self.nudge))


class IllicitIvan(Ability):
    """The player draws more strategy cards, and may play more than one of them a round."""

    numbers = counts(strategies_a_round=(1, 9))

    def extra_strategies(self, box: Box) -> i64:
        return box.rounds - 1


class TacticalTalal(Ability):
    """After all players have sold the player may sell again."""

    allows: i64 = SELLS_AGAIN

    def answers(self, box: Box) -> int:
        return 1


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
