"""Estimates, in money, for the use of an investor or a strategy card by one seat, and for each answer to the questions
of investors, strategy cards and other modules. They follow from the attributes of each `Effect` and from what that seat
can see. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, count, lowest
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.bot.worth import LOOKED, RIVALS, STARTING, USES, Piles, Worth, open_to
from openoutcry.games.stockpile.box import WIDTH
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.cards.contract import Ability, Effect, Strategy
from openoutcry.games.stockpile.cards.strategies.patterns import SellingNow, WithAnAction
from openoutcry.games.stockpile.cards.strategies.printed import ConvertibleBond
from openoutcry.games.stockpile.cards.strategies.reconstructed import DayTrading, TaxHaven
from openoutcry.games.stockpile.components import (
    ABILITY,
    ACT,
    ACTED_ENOUGH,
    BURN,
    BUSTED,
    BUY_STOCK,
    CHOOSE,
    COMMODITY,
    COMPANIES,
    DROP_STRATEGY,
    ENOUGH,
    FROM_PILE,
    GIVE_FIRST,
    GIVE_MONEY,
    GIVE_UP,
    KEEP_CARD,
    KEEP_INVESTOR,
    LOOK_PILE,
    MOST_PILES,
    NO_COMPANY,
    NO_NUDGE,
    NO_PAIR,
    NO_PILE,
    NUDGE,
    PAIR,
    PEEK,
    PICK,
    PLACE_COMMERCE,
    PLACE_FIRST,
    SELL_AT,
    SHOW,
    SPEND,
    STRATEGY,
    TAKE,
    TO_PILE,
    WHICH_CARD,
    WHICH_FIRST,
)
from openoutcry.games.stockpile.modules.investors import KEPT
from openoutcry.games.stockpile.outline import BONDS
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market

FIRST: Final = 2000.0  # what is done before a Boom or a Bust
THEN: Final = 1000.0  # a Boom or a Bust, before anything else
AGAIN: Final = 0.7  # what a second and third answer of a kind are worth, beside the first
BAD_NEWS: Final = 0.6  # what it helps to know of a fall, beside a rise
OF_ONE_HELD: Final = 0.3  # what it helps to know the forecast of a company, for each share of it


class Effects:
    """Estimates for one seat at a time. `able` has the usual worth of each investor of the box beside money, `usual`
    the usual worth of each strategy card."""

    def __init__(self, habits: vec[float], worth: Worth, able: list[float], usual: list[float]) -> None:
        self.habits = habits
        self.worth = worth
        self.piles = Piles(habits, worth)
        self.able: vec[float] = vec[float](able)
        self.usual: vec[float] = vec[float](usual)
        self.chosen: i64 = NONE

    def begin(self, g: Stockpile, seat: i64) -> None:
        """Prepare the estimates of shares and piles before the answers to a question are compared."""
        kind = g.kind
        self.worth.foresee(g, seat)
        if kind == FROM_PILE or kind == WHICH_CARD or kind == TO_PILE or kind == PLACE_COMMERCE:
            self.piles.begin(g, seat)
        elif kind == PLACE_FIRST:
            self.worth.piles(g, seat)

    def answer(self, g: Stockpile, option: i64) -> float:
        """Return the worth of an answer to the question at the table."""
        kind = g.kind
        seat = g.player
        if kind == ACT:
            return self.act(g, seat, option)
        if kind == KEEP_INVESTOR:
            return self.keep(g, seat, KEPT[option])
        if kind == DROP_STRATEGY:
            return -self.usual[option]
        if kind == PLACE_COMMERCE:
            card = COMMODITY + g.players[seat].side.commerce.kinds[option // MOST_PILES]
            return self.piles.against_others(g, seat, card) * self.piles.spare[option % MOST_PILES]
        if kind == PLACE_FIRST:
            return self.worth.pile[option]
        if kind == GIVE_FIRST:
            return 1.0 if option == seat else 0.0
        if kind == WHICH_FIRST:
            return self.sooner(g, seat, g.players[seat].side.hired[option])
        if kind == KEEP_CARD:
            return 0.0 if option == NO_COMPANY else self.worth.share[option]
        return self.of(g, seat, g.box.effects[g.extras.effect], kind, option)

    def sooner(self, g: Stockpile, seat: i64, ability: Ability) -> float:
        """Return the rank of an ability, of two that can be used: an ability to give money away comes first if the
        player has nothing to give and last otherwise; taking money comes in between."""
        if ability.question == GIVE_MONEY:
            return 0.0 if ability.usable(g, seat) else 2.0
        return 1.0 if ability.takes_money else 0.0

    def act(self, g: Stockpile, seat: i64, option: i64) -> float:
        """Return the rank of an answer in the Action Phase: first what needs a Boom or a Bust, or looks at pairs; then
        Booms and Busts; then everything else."""
        if option < ACTED_ENOUGH:
            spaces = g.box.action_spaces if option < BUSTED else -g.box.action_spaces
            return THEN + self.move(g, seat, option % COMPANIES, spaces)
        if option == ACTED_ENOUGH:
            return 0.0
        if option < STRATEGY:
            return self.use(g, seat, g.players[seat].side.hired[option - ABILITY])
        design = g.box.designs[option - STRATEGY]
        gain = self.use(g, seat, design) + self.beside(g, seat, design) - float(design.cost)
        gain -= self.kept_for_later(g, seat, option - STRATEGY) if gain > 0.0 else 1.0
        if gain > 0.0 and (isinstance(design, WithAnAction) or design.question == PEEK):
            return FIRST + gain
        return gain

    def kept_for_later(self, g: Stockpile, seat: i64, card: i64) -> float:
        """Return the least gain for which a strategy card is played now instead of in a later round. If the hand has
        more cards than can still be played, only the excess over the least useful card counts."""
        later = (g.box.rounds - g.round) * hired.strategies_a_round(g, seat)
        if later == 0:
            return 0.0
        hand = g.players[seat].side.strategies
        kept = self.usual[card]
        if hand.size > later:
            least = kept
            for place in range(hand.size):
                if self.usual[hand.kinds[place]] < least:
                    least = self.usual[hand.kinds[place]]
            kept -= least
        return self.habits[USES] * kept

    def use(self, g: Stockpile, seat: i64, effect: Effect) -> float:
        """Return the worth of using an effect now: the sum of the best answers to its questions."""
        extras = g.extras
        stage = extras.stage
        first_pick = extras.first_pick
        extras.first_pick = 0
        total = 0.0
        for n in range(effect.stages):
            extras.stage = n
            total += self.best(g, seat, effect)
            if self.chosen != NONE and effect.question_now(g) == CHOOSE:
                extras.first_pick = self.chosen
        extras.stage = stage
        extras.first_pick = first_pick
        return total

    def best(self, g: Stockpile, seat: i64, effect: Effect) -> float:
        """Return the worth of the best answer to an effect's question, repetitions of the question included, and store
        that answer in `chosen`."""
        kind = effect.question_now(g)
        options = effect.options(g, seat)
        self.chosen = NONE
        if options == 0:
            return 0.0
        if kind == SHOW:
            return float((count(options) - 1) * effect.brings(g))
        most = -1e9
        while options != 0:
            option = lowest(options)
            options &= options - 1
            worth = self.of(g, seat, effect, kind, option)
            if worth > most:
                most = worth
                self.chosen = option
        if most > 0.0 and (kind == PEEK or kind == SELL_AT or kind == NUDGE):
            most += AGAIN * most * float(effect.left(g) - 1)
        return most

    def beside(self, g: Stockpile, seat: i64, design: Strategy) -> float:
        """Return what a strategy card gains or costs apart from its questions."""
        side = g.players[seat].side
        if isinstance(design, ConvertibleBond):
            return -float(g.box.bond_price + g.box.interest * (g.box.rounds - g.round + 1))
        if isinstance(design, DayTrading):
            return self.drawn()
        if isinstance(design, TaxHaven):
            saved = g.box.tax_penalty[side.taxes - 1]
            return float(saved - g.box.tax_penalty[side.taxes - 2]) if side.taxes > 1 else float(saved)
        return float(design.worth(g, seat))

    def drawn(self) -> float:
        """Estimate the best of a few shares drawn at random: halfway between the mean and the best of all companies."""
        share = self.worth.share
        mean = 0.0
        best = 0.0
        for company in range(COMPANIES):
            mean += share[company] / float(COMPANIES)
            if share[company] > best:
                best = share[company]
        return 0.5 * (mean + best)

    def of(self, g: Stockpile, seat: i64, effect: Effect, kind: i64, option: i64) -> float:
        """Return the worth of an answer to a question of an effect; 0 for the answer that declines to use it."""
        share = self.worth.share
        if kind == CHOOSE:
            return 0.0 if option == NO_COMPANY else self.choose(g, seat, effect, option)
        if kind == NUDGE:
            spaces = effect.moves(g) if option < COMPANIES else -effect.moves(g)
            return 0.0 if option == NO_NUDGE else self.move(g, seat, option % COMPANIES, spaces)
        if kind == GIVE_UP:
            return -self.given(option)
        if kind == TAKE or kind == BUY_STOCK:
            return 0.0 if option == NO_COMPANY else share[option] - float(effect.costs(g, option))
        if kind == SELL_AT:
            if option == ENOUGH or not isinstance(effect, SellingNow):
                return 0.0
            return float(effect.price(g, option % COMPANIES)) + self.worth.extra - self.given(option)
        if kind == SHOW:
            return 0.0 if option == NO_COMPANY else float(effect.brings(g))
        if kind == BURN:
            return -self.action(g, seat, g.box.action_spaces if option == 0 else -g.box.action_spaces)
        if kind == PEEK:
            return 0.0 if option == NO_PAIR else self.habits[LOOKED]
        if kind == PAIR:
            return self.pair(g, seat, effect, option)
        if kind == PICK:
            return self.pick(g, seat, option)
        if kind == SPEND:
            return -self.spent(g, seat, option)
        if kind == GIVE_MONEY:
            return -self.seen_fortune(g, option)
        if kind == LOOK_PILE:
            return 0.0 if option == NO_PILE else self.covered(g, seat, option)
        return self.piles.answer(g, seat, kind, option)

    # ---- Companies and shares ----

    def stake(self, g: Stockpile, seat: i64, company: i64, share: float, split: float) -> float:
        """Return a seat's gain over its rivals if each share of a company gains `share` and each split one `split`. The
        rivals' average gain counts by a habit; of their cards only the split ones are seen, the others are taken as
        spread over all companies."""
        mine = 0.0
        theirs = 0.0
        place: i64 = 0
        for player in g.players:
            if place == seat:
                mine = float(player.holds[company]) * share + float(player.split[company]) * split
            else:
                theirs += float(player.held) / float(COMPANIES) * share + float(player.split[company]) * split
            place += 1
        return mine - self.habits[RIVALS] * theirs / float(len(g.players) - 1)

    def move(self, g: Stockpile, seat: i64, company: i64, spaces: i64) -> float:
        """Return a seat's gain over its rivals if a company moves, with the dividends paid on the way."""
        worth = self.worth
        worth.after(g, company, spaces, 0)
        gain = self.stake(g, seat, company, worth.one - worth.share[company], worth.two - worth.split[company])
        paid = paid_on_the_way(g, company, spaces)
        return gain + self.stake(g, seat, company, paid, 2.0 * paid) if paid > 0.0 else gain

    def choose(self, g: Stockpile, seat: i64, effect: Effect, company: i64) -> float:
        """Return the worth of choosing a company: for the split of one share, or for the company's move and
        dividend."""
        if effect.does_now(g) == "split":
            return self.worth.split[company] - self.worth.share[company]
        gain = 0.0
        spaces = effect.moves(g)
        if spaces != 0:
            gain = self.move(g, seat, company, spaces)
        paid = float(effect.pays(g))
        return gain + self.stake(g, seat, company, paid, 2.0 * paid) if paid > 0.0 else gain

    def given(self, option: i64) -> float:
        """Return the worth of a share that is given up; for options from COMPANIES on, of half a split one."""
        company = option % COMPANIES
        if option >= COMPANIES:
            return self.worth.split[company] - self.worth.share[company]
        return self.worth.share[company]

    def action(self, g: Stockpile, seat: i64, spaces: i64) -> float:
        """Return the worth of a Boom or a Bust, which moves a company by `spaces`, on the company where it
        gains most."""
        most = -1e9
        for company in range(COMPANIES):
            gain = self.move(g, seat, company, spaces)
            if gain > most:
                most = gain
        return most

    # ---- What is covered ----

    def pair(self, g: Stockpile, seat: i64, effect: Effect, pair: i64) -> float:
        """Return the worth of a pair that is shown for money, less the advantage that its owner loses, or of a known
        one whose forecast is falsified; 0 for an unknown one."""
        if effect.does_now(g) == "show":
            return float(effect.brings(g)) - self.habits[LOOKED]
        if not open_to(g.companies.seen[pair], seat) or not open_to(g.forecasts.seen[pair], seat):
            return 0.0
        worth = self.worth
        company = g.companies.kinds[pair]
        worth.after(g, company, 0, 1)
        return self.stake(g, seat, company, worth.one - worth.share[company], worth.two - worth.split[company])

    def pick(self, g: Stockpile, seat: i64, option: i64) -> float:
        """Return the worth of knowing a forecast, a rise counting more than a fall, or the forecast of a company of
        which the seat has shares."""
        if option < COMPANIES:
            return OF_ONE_HELD * float(g.players[seat].shares(option))
        forecast = option - COMPANIES
        spaces = float(g.box.moves[forecast])
        return (spaces if spaces > 0.0 else -BAD_NEWS * spaces) + float(g.box.pays[forecast])

    def covered(self, g: Stockpile, seat: i64, place: i64) -> float:
        """Return the worth of looking at a pile, proportional to its cards that the seat has not seen."""
        cards = g.piles[place].cards
        unseen = 0.0
        for n in range(cards.size):
            if not open_to(cards.seen[n], seat):
                unseen += 1.0
        return unseen * self.habits[LOOKED]

    # ---- Investors, commodities, money ----

    def keep(self, g: Stockpile, seat: i64, kept: i64) -> float:
        """Return the worth of keeping the dealt investors in the places of the set `kept`, with their money."""
        dealt = g.players[seat].side.dealt_investors
        worth = 0.0
        for place in range(dealt.size):
            if kept & bit(place) != 0:
                worth += self.with_money(g, dealt.kinds[place])
        return worth

    def with_money(self, g: Stockpile, investor: i64) -> float:
        """Return the worth of an investor at the end of the game, with the starting money."""
        return self.rate(g) * float(g.box.investor_money[investor]) + self.able[investor]

    def rate(self, g: Stockpile) -> float:
        """Return the worth at the end of a dollar of starting money; higher if it can be lent in bonds."""
        rate = self.habits[STARTING]
        return rate + float(g.box.rounds * g.box.interest) / float(g.box.bond_price) if BONDS in g.box.modules else rate

    def spent(self, g: Stockpile, seat: i64, kind: i64) -> float:
        """Return what a commodity adds to the bonus for sets, which is lost if it is spent."""
        commodities = g.players[seat].side.commodities
        different: i64 = 0
        for cards in commodities:
            if cards >= commodities[kind]:
                different += 1
        bonus = g.box.commodity_bonus
        return float(bonus[different - 1] - bonus[different - 2]) if different > 1 else float(bonus[0])

    def seen_fortune(self, g: Stockpile, seat: i64) -> float:
        """Estimate a player's fortune from what all players can see."""
        player = g.players[seat]
        fortune = float(player.money + player.side.bonds * g.box.bond_price)
        for company in range(COMPANIES):
            value = float(g.value(company))
            fortune += value * (float(player.held) / float(COMPANIES) + 2.0 * float(player.split[company]))
        return fortune


def paid_on_the_way(g: Stockpile, company: i64, spaces: i64) -> float:
    """Return the dividends per share for the spaces with a $ that a company enters from the left, until it splits."""
    start = g.ticker[company]
    paid: i64 = 0
    for space in range(start + 1, market.end_of_leg(g, company, start, spaces) + 1):
        paid += g.box.dollar[company * WIDTH + space]
    return float(paid)
