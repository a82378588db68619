"""The first half of the investors, in the order of the book [Investor Abilities]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.games.stockpile import doings, market, portfolio
from openoutcry.games.stockpile.abilities import Ability, finish, next_stage
from openoutcry.games.stockpile.kinds import (
    AFTER_SELLING,
    BEFORE_DEAL,
    BUY_STOCK,
    COMPANIES,
    GIVE_UP,
    NO_COMPANY,
    NO_NUDGE,
    NUDGE,
    PICK,
    ROUND_END,
    SHOW,
)
from openoutcry.games.stockpile.module_events import CardPicked
from openoutcry.games.stockpile.state import Stockpile


class AgileAna(Ability):
    """At the end of the round, money for each company of which she shows a share."""

    def at(self) -> i64:
        return ROUND_END

    def no(self) -> i64:
        return NO_COMPANY

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].held + g.players[seat].split_held > 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def question(self, g: Stockpile) -> i64:
        return SHOW

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.to_show(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        doings.show_for_money(g, seat, option, self, g.box.per_card)


class BailoutBarack(Ability):
    """After the Selling Phase he may buy a stock from the discard pile, for less than its value."""

    def at(self) -> i64:
        return AFTER_SELLING

    def no(self) -> i64:
        return NO_COMPANY

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].owing == 0 and self.bargains(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return BUY_STOCK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return self.bargains(g, seat) | bit(NO_COMPANY)

    def bargains(self, g: Stockpile, seat: i64) -> i64:
        """The discarded stocks that he can pay."""
        found: i64 = 0
        for company in range(COMPANIES):
            if g.discard[company] > 0 and self.cost(g, company) <= g.players[seat].money:
                found |= bit(company)
        return found

    def cost(self, g: Stockpile, company: i64) -> i64:
        """The value less the bargain, never below nothing."""
        cost = g.value(company) - g.box.bargain
        if cost < 0:
            return 0
        return cost

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option != NO_COMPANY:
            cost = self.cost(g, option)
            portfolio.pay(g, seat, cost)
            doings.take_stock(g, seat, option, cost)


class BillionaireBill(Ability):
    """No ability: he begins with the most money."""


class BrokerBernie(Ability):
    """Trading fees are a bonus."""

    def fees_are_bonuses(self) -> bool:
        return True


class BudgetBarbara(Ability):
    """Her own values on every bidding track: the first two spaces pay her."""

    def price(self, g: Stockpile, space: i64, price: i64) -> i64:
        return g.box.budget_track[space]


class CleverChanda(Ability):
    """In the Action Phase she may give up a stock to move another to the split portfolio."""

    def in_action_phase(self) -> bool:
        return True

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return self.to_give_up(g, seat) != 0

    def to_give_up(self, g: Stockpile, seat: i64) -> i64:
        """A stock may be discarded if another is left to be moved; a split one may always be turned back."""
        if doings.stocks_held(g, seat) > 1:
            return doings.to_give_up(g, seat)
        return doings.shares_split(g, seat) << COMPANIES

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return super().question(g)

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return self.to_give_up(g, seat)
        return doings.shares_held(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            doings.give_up(g, seat, option)
            next_stage(g)
        else:
            finish(g)
            doings.move_to_split(g, seat, option)


class CrazyCramer(Ability):
    """In the Action Phase he may move one stock up or down by one."""

    def in_action_phase(self) -> bool:
        return True

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return NUDGE

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(NO_NUDGE)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        doings.nudge(g, option, g.box.nudge)


class CunningCarlos(Ability):
    """He must be outbid by at least two spaces."""

    def closed_spaces(self) -> i64:
        return 1


class DaringDangote(Ability):
    """At the end of the round, money for each commodity card."""

    def at(self) -> i64:
        return ROUND_END

    def automatic(self, g: Stockpile, seat: i64) -> None:
        cards: i64 = 0
        for n in g.players[seat].side.commodities:
            cards += n
        doings.gain(g, seat, self, cards * g.box.per_card)


class DiscountDonald(Ability):
    """He pays one space less than where his meeple stands."""

    def paid_space(self, space: i64) -> i64:
        if space == 0:
            return 0
        return space - 1


class DividendDeborah(Ability):
    """At the end of the round she may declare a dividend of a company, for all."""

    def at(self) -> i64:
        return ROUND_END

    def no(self) -> i64:
        return NO_COMPANY

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(NO_COMPANY + 1)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option != NO_COMPANY:
            market.pay_dividend(g, option, g.box.deborah)


class ForecastPhil(Ability):
    """Before the deal he secretly takes a company or a forecast for his pair; everybody knows which of the two."""

    def at(self) -> i64:
        return BEFORE_DEAL

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return PICK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES) | g.forecast_deck.kinds << COMPANIES

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option < COMPANIES:
            g.company_deck.take(option)
            g.extras.picked_company.add(option, bit(seat))
        else:
            g.forecast_deck.take(option - COMPANIES)
            g.extras.picked_forecast.add(option - COMPANIES, bit(seat))
        if g.telling:
            company = option < COMPANIES
            card = option % COMPANIES if company else option - COMPANIES
            g.tell_only(bit(seat), CardPicked(seat, company, card), CardPicked(seat, company, None))


class GoldenGraham(Ability):
    """He gains extra on each share that he sells."""

    def sale_extra(self, g: Stockpile) -> i64:
        return g.box.sale_extra
