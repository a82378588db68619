"""The strategy cards whose names the rulebook prints [Investment Strategies]. What is not printed of them is marked in
data.toml."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile import doings, market
from openoutcry.games.stockpile.abilities import Strategy, finish, next_stage
from openoutcry.games.stockpile.families import GivingUp, Instant, Looking, OnOneCompany, WithAnAction, amount, times
from openoutcry.games.stockpile.kinds import (
    COMMERCE_KINDS,
    COMPANIES,
    NO_COMPANY,
    NO_NUDGE,
    NUDGE,
    PAIR,
    SHOW,
    SPACES,
    SPEND,
    TAKE,
)
from openoutcry.games.stockpile.module_events import BondReturned, CommoditySpent, ForecastFalsified, PairShown
from openoutcry.games.stockpile.state import Stockpile


class BlockTrading(GivingUp):
    """Give up a stock; money for each space between the left end and where the meeple won its pile."""

    def paid(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        doings.gain(g, seat, self, g.players[seat].side.high * amount(g, self))


class ValueInvesting(Instant):
    """Money for each space between the right end and where the meeple won its pile."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return (SPACES - 1 - g.players[seat].side.low) * amount(g, self)


class ConvertibleBond(Strategy):
    """A bond for any stock from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].side.bonds > 0 and doings.discarded(g) != 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.players[seat].side.bonds -= 1
        g.extras.bonds_left += 1
        if g.telling:
            g.tell(BondReturned(seat))

    def question(self, g: Stockpile) -> i64:
        return TAKE

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.discarded(g)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        doings.take_stock(g, seat, option, 0)


class CornerTheMarket(Instant):
    """Money for each duplicate commodity; never for taxes."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        duplicates: i64 = 0
        for n in g.players[seat].side.commodities:
            if n > 1:
                duplicates += n - 1
        return duplicates * amount(g, self)


class CorporateEspionage(Looking):
    """Look at several pairs."""


class InsiderTrading(Looking):
    """Look at one pair."""


class DataBroker(Strategy):
    """Show one of your own pairs to all, for money."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.own_pairs(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return PAIR

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.own_pairs(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        g.learned += 1
        g.companies.seen[option] = EVERYBODY
        g.forecasts.seen[option] = EVERYBODY
        if g.telling:
            g.tell(PairShown(seat, g.companies.kinds[option], g.forecasts.kinds[option]))
        doings.gain(g, seat, self, amount(g, self))


class Diversification(Strategy):
    """Money for each different company of which you show a share."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.owned(g, seat) != 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def question(self, g: Stockpile) -> i64:
        return SHOW

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.to_show(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        doings.show_for_money(g, seat, option, self, amount(g, self))


class DividendGrowthInvesting(OnOneCompany):
    """A company pays every holder a dividend, then moves up."""

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, amount(g, self))
        market.pay_dividend(g, company, amount(g, self))


class SpecialDividend(OnOneCompany):
    """A company pays every holder a dividend."""

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.pay_dividend(g, company, amount(g, self))


class FalsifiedEarnings(Strategy):
    """Laid on a forecast: it is weakened when it is revealed."""

    def question(self, g: Stockpile) -> i64:
        return PAIR

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(g.forecasts.size)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        g.extras.tampered[option] += 1
        if g.telling:
            owner: int | None = None
            if g.owner_of_pair(option) >= 0:
                owner = int(g.owner_of_pair(option))
            g.tell(ForecastFalsified(seat, option, owner))


class FraudulentTransfer(GivingUp):
    """Give up a stock for any stock from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and doings.discarded(g) != 0

    def takes(self, g: Stockpile) -> i64:
        return doings.discarded(g)


class VultureCapitalism(GivingUp):
    """Give up a stock for a few cheap ones of one company from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and self.cheap(g) != 0

    def cheap(self, g: Stockpile) -> i64:
        """The discarded companies that are worth little."""
        found: i64 = 0
        for company in range(COMPANIES):
            if g.discard[company] > 0 and g.value(company) <= amount(g, self):
                found |= bit(company)
        return found

    def takes(self, g: Stockpile) -> i64:
        if g.extras.stage == 1:
            return self.cheap(g)
        return self.cheap(g) & bit(g.extras.first_pick) | bit(NO_COMPANY)

    def take(self, g: Stockpile, seat: i64, option: i64) -> None:
        if option == NO_COMPANY or g.extras.stage == times(g, self):
            finish(g)
        else:
            next_stage(g)
        if option != NO_COMPANY:
            doings.take_stock(g, seat, option, 0)
            g.extras.first_pick = option


class Interpositioning(Instant):
    """Money for the trading fees picked up in this round, which are still due."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return g.players[seat].side.fees * amount(g, self)


class MarketMaker(WithAnAction):
    """One company up, another down."""

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return super().options(g, seat)
        if g.extras.stage == 1:
            return first(COMPANIES)
        return first(COMPANIES) & ~bit(g.extras.first_pick)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            super().do(g, seat, option)
        elif g.extras.stage == 1:
            g.extras.first_pick = option
            next_stage(g)
            market.move(g, option, amount(g, self))
        else:
            finish(g)
            market.move(g, option, -amount(g, self))


class NakedShort(WithAnAction):
    """Money."""

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        super().do(g, seat, option)
        finish(g)
        doings.gain(g, seat, self, amount(g, self))


class RogueTrading(OnOneCompany):
    """A stock moves to the split portfolio."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.shares_held(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.shares_held(g, seat)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        doings.move_to_split(g, seat, company)


class SystemicShock(Strategy):
    """A commodity moves several companies, each up or down."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return self.commodities(g, seat) != 0

    def commodities(self, g: Stockpile, seat: i64) -> i64:
        """Those that could be spent; a tax never is."""
        kinds: i64 = 0
        for kind in range(COMMERCE_KINDS - 1):
            if g.players[seat].side.commodities[kind] > 0:
                kinds |= bit(kind)
        return kinds

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return SPEND
        return NUDGE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return self.commodities(g, seat)
        return first(NO_NUDGE) & ~(g.extras.first_pick | g.extras.first_pick << COMPANIES)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        next_stage(g)
        if g.extras.stage == 1:
            g.players[seat].side.commodities[option] -= 1
            g.extras.returned[option] += 1
            if g.telling:
                g.tell(CommoditySpent(seat, option))
            return
        g.extras.first_pick |= bit(option % COMPANIES)
        if g.extras.stage > times(g, self):
            finish(g)
        doings.nudge(g, option, amount(g, self))
