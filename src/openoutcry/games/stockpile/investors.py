"""The investors, in the order of the book [Investor Abilities]."""

from typing import Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile import doings, market, portfolio
from openoutcry.games.stockpile.abilities import Ability, finish, next_stage
from openoutcry.games.stockpile.events import AbilityPaid, CardMoved, CardPicked, MoneyGiven, PileSeen
from openoutcry.games.stockpile.kinds import (
    AFTER_SELLING,
    AT_THE_LAST,
    BEFORE_DEAL,
    BEFORE_DEMAND,
    BUY_STOCK,
    COMPANIES,
    FROM_PILE,
    GIVE_MONEY,
    GIVE_UP,
    LOOK_PILE,
    NO_COMPANY,
    NO_NUDGE,
    NO_PAIR,
    NO_PILE,
    NUDGE,
    PASSED,
    PEEK,
    PICK,
    ROUND_END,
    SHOW,
    STRATEGIES,
    TO_PILE,
    WHICH_CARD,
)
from openoutcry.games.stockpile.state import Stockpile


class AgileAna(Ability):
    """At the end of the round, money for each company of which she shows a share."""

    def at(self) -> i64:
        return ROUND_END

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].held + g.players[seat].split_held > 0

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
        gain(g, seat, self, g.box.per_card)


class BailoutBarack(Ability):
    """After the Selling Phase he may buy a stock from the discard pile, for less than its value."""

    def at(self) -> i64:
        return AFTER_SELLING

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
        nudge(g, option, g.box.nudge)


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
        gain(g, seat, self, cards * g.box.per_card)


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


class IllicitIvan(Ability):
    """More strategy cards, and two of them a round."""

    def strategies_a_round(self) -> i64:
        return 2

    def extra_strategies(self, g: Stockpile) -> i64:
        return g.box.rounds - 1


class LazyLiliane(Ability):
    """Money when the Demand Phase begins; she pays each time she is outbid."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def automatic(self, g: Stockpile, seat: i64) -> None:
        gain(g, seat, self, g.box.liliane)

    def outbid(self, g: Stockpile, seat: i64, free: i64) -> None:
        if free > g.box.outbid:
            free = g.box.outbid
        gain(g, seat, self, -free)


class LucrativeLi(Ability):
    """At the end of the round, more interest for every two bonds."""

    def at(self) -> i64:
        return ROUND_END

    def automatic(self, g: Stockpile, seat: i64) -> None:
        gain(g, seat, self, (g.players[seat].side.bonds + g.box.interest_for - 1) // g.box.interest_for)


class MaverickMark(Ability):
    """Before the Demand Phase he may move one card to another pile."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return FROM_PILE
        if g.extras.stage == 1:
            return WHICH_CARD
        return TO_PILE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            options = bit(NO_PILE)
            for pile in range(len(g.piles)):
                if g.piles[pile].cards.size > 0:
                    options |= bit(pile)
            return options
        if g.extras.stage == 1:
            return first(g.piles[g.extras.first_pick].cards.size)
        return first(len(g.piles)) & ~bit(g.extras.first_pick)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            g.extras.first_pick = option
            next_stage(g)
            if option == NO_PILE:
                finish(g)
        elif g.extras.stage == 1:
            g.extras.second_pick = option
            next_stage(g)
        else:
            finish(g)
            self.move_card(g, seat, option)

    def move_card(self, g: Stockpile, seat: i64, target: i64) -> None:
        source = g.piles[g.extras.first_pick].cards
        seen = source.seen[g.extras.second_pick]
        card = source.remove(g.extras.second_pick)
        g.piles[target].cards.add(card, seen)
        if g.telling:
            face: int | None = None
            if seen == EVERYBODY:
                face = int(card)
            g.tell(CardMoved(seat, g.extras.first_pick, target, face))


class MayknowMartha(Ability):
    """Once a round, before or during the Demand Phase, she may look at a pair of somebody else's, or face down."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return doings.pairs_unseen(g, seat) != 0

    def looks_while_bidding(self) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return PEEK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.pairs_unseen(g, seat) | bit(NO_PAIR)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option == NO_PAIR:
            investor = self.number - STRATEGIES
            side = g.players[seat].side
            side.used = side.used & ~bit(investor) | bit(PASSED + investor)
        else:
            doings.look_at_pair(g, seat, option)


class MoneymakerMitt(Ability):
    """Money whenever he places his meeple."""

    def bid_made(self, g: Stockpile, seat: i64, promised: i64) -> None:
        if g.telling:
            g.tell(AbilityPaid(seat, self.number - STRATEGIES, g.box.mitt))
        portfolio.receive_while_bidding(g, seat, g.box.mitt, promised)


class OpulentOprah(Ability):
    """At the end of the round she must give money away: to one player, or half each to two."""

    def at(self) -> i64:
        return AT_THE_LAST

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].money >= g.box.gift

    def question(self, g: Stockpile) -> i64:
        return GIVE_MONEY

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.players)) & ~bit(seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        give(g, seat, option, g.box.gift)
        next_stage(g)
        if g.extras.stage == 2 or g.players[seat].money < g.box.gift:
            finish(g)


class RoyalRobins(Ability):
    """He lays out the first card of each pile, one of them face down."""

    def lays_out_piles(self) -> bool:
        return True


class SecretiveStuart(Ability):
    """He may place both his cards face down."""

    def may_hide_both(self) -> bool:
        return True


class ShortingSoros(Ability):
    """Once in every Selling Phase, and in the final sale, he may sell a share at a price of his own."""

    def short_price(self, g: Stockpile) -> i64:
        return g.box.short


class SocialistSanders(Ability):
    """At the end of the round he takes from the richest, for himself and for the poorest."""

    def at(self) -> i64:
        return AT_THE_LAST

    def automatic(self, g: Stockpile, seat: i64) -> None:
        richest = self.ranked(g, seat, 1, NONE)
        levy = 2 * g.box.levy
        if g.players[richest].money < levy:
            levy = g.players[richest].money
        if levy <= 0:
            return
        poorest = self.ranked(g, seat, -1, richest)
        if poorest == seat or levy <= g.box.levy:
            give(g, richest, seat, levy)
        else:
            give(g, richest, seat, g.box.levy)
            give(g, richest, poorest, levy - g.box.levy)

    def ranked(self, g: Stockpile, seat: i64, sign: i64, spared: i64) -> i64:
        """The richest of the others (1), or the poorest of all but the one spared (-1); of equals the next in turn."""
        players = len(g.players)
        found: i64 = NONE
        for step in range(players):
            other = (seat + 1 + step) % players
            if other == spared or (sign == 1 and other == seat):
                continue
            if found == NONE or sign * g.players[other].money > sign * g.players[found].money:
                found = other
        return found


class TacticalTalal(Ability):
    """After everybody has sold he may sell again."""

    def sells_again(self) -> bool:
        return True


class WiseWarren(Ability):
    """Before the Demand Phase he may look at the face-down cards of one pile."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return LOOK_PILE

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.piles)) | bit(NO_PILE)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option == NO_PILE:
            return
        g.learned += 1
        cards = g.piles[option].cards
        covered: list[int] = []
        for place in range(cards.size):
            if cards.seen[place] != EVERYBODY:
                cards.seen[place] |= bit(seat)
                covered.append(int(cards.kinds[place]))
        if g.telling:
            g.tell_only(bit(seat), PileSeen(seat, option, covered), PileSeen(seat, option, None))


def gain(g: Stockpile, seat: i64, ability: Ability, amount: i64) -> None:
    """Money by an ability; negative if it costs."""
    if amount == 0:
        return
    if g.telling:
        g.tell(AbilityPaid(seat, ability.number - STRATEGIES, amount))
    if amount < 0:
        portfolio.pay(g, seat, -amount)
    else:
        portfolio.receive(g, seat, amount)


def give(g: Stockpile, seat: i64, other: i64, amount: i64) -> None:
    """Money from one player to another, through the bank."""
    if g.telling:
        g.tell(MoneyGiven(seat, other, amount))
    portfolio.pay(g, seat, amount)
    portfolio.receive(g, other, amount)


def nudge(g: Stockpile, option: i64, spaces: i64) -> None:
    """A company moves to the right, or to the left for the options after those."""
    if option >= COMPANIES:
        market.move(g, option - COMPANIES, -spaces)
    else:
        market.move(g, option, spaces)


INVESTORS: Final[list[Ability]] = [
    AgileAna(),
    BailoutBarack(),
    BillionaireBill(),
    BrokerBernie(),
    BudgetBarbara(),
    CleverChanda(),
    CrazyCramer(),
    CunningCarlos(),
    DaringDangote(),
    DiscountDonald(),
    DividendDeborah(),
    ForecastPhil(),
    GoldenGraham(),
    IllicitIvan(),
    LazyLiliane(),
    LucrativeLi(),
    MaverickMark(),
    MayknowMartha(),
    MoneymakerMitt(),
    OpulentOprah(),
    RoyalRobins(),
    SecretiveStuart(),
    ShortingSoros(),
    SocialistSanders(),
    TacticalTalal(),
    WiseWarren(),
]
