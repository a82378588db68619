"""The strategy cards whose names the rulebook prints [Investment Strategies]. What is not printed of them is marked in
data.toml."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Strategy, finish, next_stage
from openoutcry.games.stockpile.cards.strategies.patterns import (
    GivingUp,
    Instant,
    Looking,
    OnOneCompany,
    WithAnAction,
)
from openoutcry.games.stockpile.components import (
    COMMERCE_KINDS,
    COMPANIES,
    NO_NUDGE,
    NUDGE,
    PAIR,
    SHOW,
    SPACES,
    SPEND,
    TAKE,
)
from openoutcry.games.stockpile.modules.events import BondReturned, CommoditySpent, ForecastFalsified, PairShown
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market


class BlockTrading(GivingUp):
    """Give up a stock, and receive money for each space from the left end of the bidding track to where the meeple won
    its pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and self.worth(g, seat) > 0

    def worth(self, g: Stockpile, seat: i64) -> i64:
        """Return the money, in thousands, that the card brings now. 0 if the pile was won on the first space."""
        return g.players[seat].side.high * self.amount

    def paid(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        common.gain(g, seat, self, self.worth(g, seat))


class ValueInvesting(Instant):
    """Receive money for each space from the right end of the bidding track to where the meeple won its pile."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return (SPACES - 1 - g.players[seat].side.low) * self.amount


class ConvertibleBond(Strategy):
    """Return a bond, and take any stock from the discard pile."""

    question: i64 = TAKE

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].side.bonds > 0 and common.discarded(g) != 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.players[seat].side.bonds -= 1
        g.extras.bonds_left += 1
        if g.telling:
            g.tell(BondReturned(seat))

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.discarded(g)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        common.take_stock(g, seat, option, 0)


class CornerTheMarket(Instant):
    """Receive money for each commodity card beyond the first of its kind. Taxes do not count."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        duplicates: i64 = 0
        for n in g.players[seat].side.commodities:
            if n > 1:
                duplicates += n - 1
        return duplicates * self.amount


class CorporateEspionage(Looking):
    """Look at several pairs (a company with its forecast)."""


class InsiderTrading(Looking):
    """Look at one pair (a company with its forecast)."""


class DataBroker(Strategy):
    """Show one of the user's own pairs (a company with its forecast) to all players, and receive money."""

    question: i64 = PAIR
    does = "show"

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.own_pairs(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.own_pairs(g, seat)

    def brings(self, g: Stockpile) -> i64:
        return self.amount

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        g.learned += 1
        g.companies.seen[option] = EVERYBODY
        g.forecasts.seen[option] = EVERYBODY
        if g.telling:
            g.tell(PairShown(seat, g.companies.kinds[option], g.forecasts.kinds[option]))
        common.gain(g, seat, self, self.brings(g))


class Diversification(Strategy):
    """Show shares of different companies, and receive money for each."""

    question: i64 = SHOW

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.owned(g, seat) != 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.to_show(g, seat)

    def brings(self, g: Stockpile) -> i64:
        return self.amount

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.show_for_money(g, seat, option, self, self.brings(g))


class DividendGrowthInvesting(OnOneCompany):
    """Choose a company: it pays a dividend to all players, then moves up."""

    does = "pay-up"

    def moves(self, g: Stockpile) -> i64:
        return self.amount

    def pays(self, g: Stockpile) -> i64:
        return self.amount

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.move(g, company, self.moves(g))
        market.pay_dividend(g, company, self.pays(g))

    def answers(self, box: Box) -> int:
        return super().answers(box) + int(box.players) + market.answers_on_the_way(box, int(self.amount))


class SpecialDividend(OnOneCompany):
    """Choose a company: it pays a dividend to all players."""

    does = "pay"

    def pays(self, g: Stockpile) -> i64:
        return self.amount

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        market.pay_dividend(g, company, self.pays(g))

    def answers(self, box: Box) -> int:
        return super().answers(box) + int(box.players)


class FalsifiedEarnings(Strategy):
    """Put this card on a pair (a company with its forecast): the forecast has less effect when it is revealed."""

    question: i64 = PAIR
    does = "falsify"

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
    """Give up a stock, and take any stock from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return super().playable(g, seat) and common.discarded(g) != 0

    def takes(self, g: Stockpile) -> i64:
        return common.discarded(g)


class VultureCapitalism(FraudulentTransfer):
    """Give up a stock, and take any stock from the discard pile. The rulebook has one clarification for this card and
    Fraudulent Transfer."""


class Interpositioning(Instant):
    """Receive money for each trading fee picked up in this round. The fees themselves must still be paid."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return g.players[seat].side.fees * self.amount


class MarketMaker(WithAnAction):
    """Spend a Boom or a Bust, and move one company up and another down."""

    stages: i64 = 3

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return super().options(g, seat)
        if g.extras.stage == 1:
            return first(COMPANIES)
        return first(COMPANIES) & ~bit(g.extras.first_pick)

    def does_now(self, g: Stockpile) -> str:
        return "up" if g.extras.stage == 1 else "down"

    def moves(self, g: Stockpile) -> i64:
        if g.extras.stage == 1:
            return self.amount
        return -self.amount

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            super().do(g, seat, option)
            return
        market.move(g, option, self.moves(g))
        if g.extras.stage == 1:
            g.extras.first_pick = option
            next_stage(g)
        else:
            finish(g)

    def answers(self, box: Box) -> int:
        return super().answers(box) + market.answers_on_the_way(box, int(self.amount))


class NakedShort(WithAnAction):
    """Spend a Boom or a Bust, and receive money."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return self.amount

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        super().do(g, seat, option)
        finish(g)
        common.gain(g, seat, self, self.worth(g, seat))


class RogueTrading(OnOneCompany):
    """Move a stock to the split portfolio, where it counts as two shares."""

    does = "split"

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.shares_held(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.shares_held(g, seat)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        common.move_to_split(g, seat, company)


class SystemicShock(Strategy):
    """Spend a commodity, and move several companies, each up or down."""

    stages: i64 = 2

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return self.commodities(g, seat) != 0

    def commodities(self, g: Stockpile, seat: i64) -> i64:
        """Return the kinds of commodities that the player could spend, as a bit set. A tax is not a commodity."""
        kinds: i64 = 0
        for kind in range(COMMERCE_KINDS - 1):
            if g.players[seat].side.commodities[kind] > 0:
                kinds |= bit(kind)
        return kinds

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def question_now(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return SPEND
        return NUDGE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return self.commodities(g, seat)
        return first(NO_NUDGE) & ~(g.extras.first_pick | g.extras.first_pick << COMPANIES)

    def moves(self, g: Stockpile) -> i64:
        return self.amount

    def left(self, g: Stockpile) -> i64:
        return self.times + 1 - g.extras.stage

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        next_stage(g)
        if g.extras.stage == 1:
            g.players[seat].side.commodities[option] -= 1
            g.extras.returned[option] += 1
            if g.telling:
                g.tell(CommoditySpent(seat, option))
            return
        g.extras.first_pick |= bit(option % COMPANIES)
        if g.extras.stage > self.times:
            finish(g)
        common.nudge(g, option, self.moves(g))

    def answers(self, box: Box) -> int:
        return super().answers(box) + market.answers_on_the_way(box, int(self.amount), int(self.times))
