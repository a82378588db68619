"""The investment strategy cards [Investment Strategies]. What is not printed of them is marked in data.toml."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile import doings, market, portfolio, roles
from openoutcry.games.stockpile.abilities import Strategy, finish, next_stage
from openoutcry.games.stockpile.events import (
    ActionSpent,
    CommoditySpent,
    ForecastFalsified,
    PairShown,
    ShareSold,
    StrategyPaid,
    TaxReturned,
)
from openoutcry.games.stockpile.kinds import (
    BOOM,
    BURN,
    BUST,
    CHOOSE,
    COMMERCE_KINDS,
    COMPANIES,
    ENOUGH,
    GIVE_UP,
    NO_COMPANY,
    NO_NUDGE,
    NUDGE,
    PAIR,
    PEEK,
    SELL_AT,
    SHOW,
    SPACES,
    SPEND,
    TAKE,
)
from openoutcry.games.stockpile.state import Stockpile

DRAW_AND_KEEP: Final[list[Step[Any]]] = []  # the steps of drawing and keeping, see `effects`


def amount(g: Stockpile, card: Strategy) -> i64:
    """The number on the card."""
    return g.box.strategy_amount[card.number]


def gain(g: Stockpile, seat: i64, card: Strategy, money: i64) -> None:
    """Money by a card."""
    if g.telling:
        g.tell(StrategyPaid(seat, card.number, money))
    portfolio.receive(g, seat, money)


def sell_for(g: Stockpile, seat: i64, option: i64, price: i64) -> None:
    """Sell a share, or half of a split one for the options after those, at a price; extras of the seller's included."""
    company = option % COMPANIES
    g.learned += 1
    if option >= COMPANIES:
        portfolio.from_split(g, seat, company)
    else:
        portfolio.discard(g, seat, company)
    price += roles.sale_extra(g, seat)
    if g.telling:
        g.tell(ShareSold(seat, company, "half" if option >= COMPANIES else "share", price))
    portfolio.receive(g, seat, price)


class Instant(Strategy):
    """A card that asks nothing."""

    def begin(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        gain(g, seat, self, self.worth(g, seat))

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return self.worth(g, seat) > 0

    def worth(self, g: Stockpile, seat: i64) -> i64:
        """What it brings now."""
        return 0


class OnOneCompany(Strategy):
    """A card that asks for a company and does something to it."""

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        self.work(g, seat, option)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        """What it does to the company."""


class BlockTrading(Strategy):
    """Give up a stock; money for each space between the left end and where the meeple won its pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.to_give_up(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return GIVE_UP

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.to_give_up(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        doings.give_up(g, seat, option)
        gain(g, seat, self, g.players[seat].side.high * amount(g, self))


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


class Looking(Strategy):
    """A card that looks at pairs of insider information, of other players or face down."""

    def pairs(self) -> i64:
        """How many."""
        return 1

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.pairs_unseen(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return PEEK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.pairs_unseen(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        doings.look_at_pair(g, seat, option)
        next_stage(g)
        if g.extras.stage == self.pairs():
            finish(g)


class CorporateEspionage(Looking):
    """Look at two pairs."""

    def pairs(self) -> i64:
        return 2


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
        gain(g, seat, self, amount(g, self))


class Diversification(Strategy):
    """Money for each different company of which you show a share."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.owned(g, seat) != 0

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def question(self, g: Stockpile) -> i64:
        return SHOW

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.owned(g, seat) & ~g.extras.first_pick | bit(NO_COMPANY)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if option == NO_COMPANY:
            finish(g)
            return
        g.extras.first_pick |= bit(option)
        doings.show_share(g, seat, option)
        gain(g, seat, self, amount(g, self))


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


class FraudulentTransfer(Strategy):
    """Give up a stock for any stock from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.to_give_up(g, seat) != 0 and doings.discarded(g) != 0

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return TAKE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return doings.to_give_up(g, seat)
        return doings.discarded(g)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            doings.give_up(g, seat, option)
            next_stage(g)
        else:
            finish(g)
            doings.take_stock(g, seat, option, 0)


class VultureCapitalism(Strategy):
    """Give up a stock for up to two cheap ones of one company from the discard pile."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.to_give_up(g, seat) != 0 and self.cheap(g) != 0

    def cheap(self, g: Stockpile) -> i64:
        """The discarded companies that are worth little."""
        found: i64 = 0
        for company in range(COMPANIES):
            if g.discard[company] > 0 and g.value(company) <= amount(g, self):
                found |= bit(company)
        return found

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return TAKE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return doings.to_give_up(g, seat)
        if g.extras.stage == 1:
            return self.cheap(g)
        return self.cheap(g) & bit(g.extras.first_pick) | bit(NO_COMPANY)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            doings.give_up(g, seat, option)
        elif option != NO_COMPANY:
            doings.take_stock(g, seat, option, 0)
            g.extras.first_pick = option
        next_stage(g)
        if g.extras.stage == 3:
            finish(g)


class Interpositioning(Instant):
    """Money for the trading fees picked up in this round, which are still due."""

    def worth(self, g: Stockpile, seat: i64) -> i64:
        return g.players[seat].side.fees * amount(g, self)


class WithAnAction(Strategy):
    """A card that is paid with a Boom or a Bust of this round, unused."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].holds[BOOM] + g.players[seat].holds[BUST] > 0

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return BURN
        return CHOOSE

    def options(self, g: Stockpile, seat: i64) -> i64:
        options: i64 = 0
        if g.players[seat].holds[BOOM] > 0:
            options |= bit(0)
        if g.players[seat].holds[BUST] > 0:
            options |= bit(1)
        return options

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        portfolio.discard(g, seat, BOOM + option)
        if g.telling:
            g.tell(ActionSpent(seat, BOOM + option))
        next_stage(g)


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
        gain(g, seat, self, amount(g, self))


class RogueTrading(OnOneCompany):
    """A stock moves to the split portfolio."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.shares_held(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.shares_held(g, seat)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        doings.move_to_split(g, seat, company)


class SystemicShock(Strategy):
    """A commodity moves three different companies, each up or down."""

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
        if g.extras.stage == 4:
            finish(g)
        if option >= COMPANIES:
            market.move(g, option - COMPANIES, -amount(g, self))
        else:
            market.move(g, option, amount(g, self))


class SellingNow(Strategy):
    """A card that sells a few shares at a price of its own."""

    def most(self) -> i64:
        """How many."""
        return 2

    def price(self, g: Stockpile, company: i64) -> i64:
        """For how much."""
        return amount(g, self)

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.owned(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return SELL_AT

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.share_options(g, seat, 0, COMPANIES) | bit(ENOUGH)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        next_stage(g)
        if option == ENOUGH or g.extras.stage == self.most():
            finish(g)
        if option != ENOUGH:
            sell_for(g, seat, option, self.price(g, option % COMPANIES))


class BearRaid(SellingNow):
    """Up to three shares at one price."""

    def most(self) -> i64:
        return 3


class FrontRunning(SellingNow):
    """Up to two shares above their value."""

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


class DayTrading(Strategy):
    """Give up a stock, draw a few market cards and keep one stock among them."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.to_give_up(g, seat) != 0 and portfolio.market_cards(g) >= amount(g, self)

    def question(self, g: Stockpile) -> i64:
        return GIVE_UP

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.to_give_up(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        doings.give_up(g, seat, option)
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


STRATEGY_CARDS: Final[list[Strategy]] = [
    BlockTrading(),
    ValueInvesting(),
    ConvertibleBond(),
    CornerTheMarket(),
    CorporateEspionage(),
    InsiderTrading(),
    DataBroker(),
    Diversification(),
    DividendGrowthInvesting(),
    SpecialDividend(),
    FalsifiedEarnings(),
    FraudulentTransfer(),
    VultureCapitalism(),
    Interpositioning(),
    MarketMaker(),
    NakedShort(),
    RogueTrading(),
    SystemicShock(),
    BearRaid(),
    FrontRunning(),
    BondLadder(),
    TaxHaven(),
    ShareBuyback(),
    ProfitWarning(),
    DayTrading(),
    GoldenParachute(),
]
