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
    """Estimates, in thousands of money, of what investors and strategy cards are worth to one seat at a time. `able`
    has the usual value of each investor besides the starting money, and `usual` the usual value of each strategy
    card."""

    def __init__(self, habits: vec[float], worth: Worth, able: list[float], usual: list[float]) -> None:
        self.habits = habits
        self.worth = worth
        self.piles = Piles(habits, worth)
        self.able: vec[float] = vec[float](able)
        self.usual: vec[float] = vec[float](usual)
        self.chosen: i64 = NONE

    def begin(self, g: Stockpile, seat: i64) -> None:
        """Prepare the estimates of shares and piles that the question now asked needs. Called before its answers are
        compared."""
        kind = g.kind
        self.worth.foresee(g, seat)
        if kind == FROM_PILE or kind == WHICH_CARD or kind == TO_PILE or kind == PLACE_COMMERCE:
            self.piles.begin(g, seat)
        elif kind == PLACE_FIRST:
            self.worth.piles(g, seat)

    def answer(self, g: Stockpile, option: i64) -> float:
        """Return the estimated value of an answer to the question now asked. Values are comparable only between answers
        to one question."""
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
        """Return a number by which one of two usable abilities is chosen, the highest first. Giving money away comes
        first (2) if the player has nothing to give and last (0) otherwise; taking money (1) is in between."""
        if ability.question == GIVE_MONEY:
            return 0.0 if ability.usable(g, seat) else 2.0
        return 1.0 if ability.takes_money else 0.0

    def act(self, g: Stockpile, seat: i64, option: i64) -> float:
        """Return a number by which an answer in the Action Phase is chosen, the highest first: what needs a Boom or a
        Bust or looks at pairs, then Booms and Busts, then everything else."""
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
        """Return the smallest gain for which a strategy card is played now rather than in a later round. If the hand
        has more cards than can still be played, only what this card is worth beyond the least useful card counts."""
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
        """Return the estimated gain of using an investor or a strategy card now: the sum of the best answers to its
        questions."""
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
        """Return the estimated value of the best answer to the current question of an effect, for all times that it is
        asked, and store that answer in `chosen`. Return 0 if there is no legal answer. `chosen` is NONE (-1) in this
        case and for questions which shares to show."""
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
        """Return what a strategy card gains, or costs if negative, apart from the answers to its questions."""
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
        """Return the estimated value of the best of a few shares drawn at random: halfway between the mean and the
        highest value of all companies."""
        share = self.worth.share
        mean = 0.0
        best = 0.0
        for company in range(COMPANIES):
            mean += share[company] / float(COMPANIES)
            if share[company] > best:
                best = share[company]
        return 0.5 * (mean + best)

    def of(self, g: Stockpile, seat: i64, effect: Effect, kind: i64, option: i64) -> float:
        """Return the estimated value of an answer to a question, of the kind `kind`, that an effect asks. Return 0 for
        the answer that declines to use the effect."""
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
        """Return what a seat gains, compared with its rivals, if each share of a company gains `share` and each split
        card `split`. The rivals' unseen cards are assumed to be spread evenly over all companies, and their average
        gain has a weight from the parameters."""
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
        """Return what a seat gains, compared with its rivals, if a company moves by `spaces`, with the dividends paid
        on the way."""
        worth = self.worth
        worth.after(g, company, spaces, 0)
        gain = self.stake(g, seat, company, worth.one - worth.share[company], worth.two - worth.split[company])
        paid = paid_on_the_way(g, company, spaces)
        return gain + self.stake(g, seat, company, paid, 2.0 * paid) if paid > 0.0 else gain

    def choose(self, g: Stockpile, seat: i64, effect: Effect, company: i64) -> float:
        """Return the estimated value of choosing a company for an effect: of the split of one share, or of the
        company's move and dividend."""
        if effect.does_now(g) == "split":
            return self.worth.split[company] - self.worth.share[company]
        gain = 0.0
        spaces = effect.moves(g)
        if spaces != 0:
            gain = self.move(g, seat, company, spaces)
        paid = float(effect.pays(g))
        return gain + self.stake(g, seat, company, paid, 2.0 * paid) if paid > 0.0 else gain

    def given(self, option: i64) -> float:
        """Return the estimated value of a share that is given up. Options from COMPANIES on give up half of a split
        card."""
        company = option % COMPANIES
        if option >= COMPANIES:
            return self.worth.split[company] - self.worth.share[company]
        return self.worth.share[company]

    def action(self, g: Stockpile, seat: i64, spaces: i64) -> float:
        """Return the estimated value of an action card that moves a company by `spaces`, used on the company where it
        gains most."""
        most = -1e9
        for company in range(COMPANIES):
            gain = self.move(g, seat, company, spaces)
            if gain > most:
                most = gain
        return most

    # ---- What is covered ----

    def pair(self, g: Stockpile, seat: i64, effect: Effect, pair: i64) -> float:
        """Return the estimated value of choosing a pair: the money for showing it less the advantage lost, or what
        falsifying its forecast gains. Return 0 for a pair that the seat has not seen."""
        if effect.does_now(g) == "show":
            return float(effect.brings(g)) - self.habits[LOOKED]
        if not open_to(g.companies.seen[pair], seat) or not open_to(g.forecasts.seen[pair], seat):
            return 0.0
        worth = self.worth
        company = g.companies.kinds[pair]
        worth.after(g, company, 0, 1)
        return self.stake(g, seat, company, worth.one - worth.share[company], worth.two - worth.split[company])

    def pick(self, g: Stockpile, seat: i64, option: i64) -> float:
        """Return the estimated value of picking a card for the own pair: a forecast by its size, or a company by the
        shares that the seat has of it."""
        if option < COMPANIES:
            return OF_ONE_HELD * float(g.players[seat].shares(option))
        forecast = option - COMPANIES
        spaces = float(g.box.moves[forecast])
        return (spaces if spaces > 0.0 else -BAD_NEWS * spaces) + float(g.box.pays[forecast])

    def covered(self, g: Stockpile, seat: i64, place: i64) -> float:
        """Return the estimated value of looking at a pile, proportional to the number of its cards that the seat has
        not seen."""
        cards = g.piles[place].cards
        unseen = 0.0
        for n in range(cards.size):
            if not open_to(cards.seen[n], seat):
                unseen += 1.0
        return unseen * self.habits[LOOKED]

    # ---- Investors, commodities, money ----

    def keep(self, g: Stockpile, seat: i64, kept: i64) -> float:
        """Return the estimated value of keeping the dealt investors whose places are in the bit set `kept`, with their
        money."""
        dealt = g.players[seat].side.dealt_investors
        worth = 0.0
        for place in range(dealt.size):
            if kept & bit(place) != 0:
                worth += self.with_money(g, dealt.kinds[place])
        return worth

    def with_money(self, g: Stockpile, investor: i64) -> float:
        """Return the estimated value of an investor over the whole game, with the starting money."""
        return self.rate(g) * float(g.box.investor_money[investor]) + self.able[investor]

    def rate(self, g: Stockpile) -> float:
        """Return the estimated value, at the end of the game, of one unit of starting money. Higher if bonds can be
        bought with it."""
        rate = self.habits[STARTING]
        return rate + float(g.box.rounds * g.box.interest) / float(g.box.bond_price) if BONDS in g.box.modules else rate

    def spent(self, g: Stockpile, seat: i64, kind: i64) -> float:
        """Return how much less bonus for commodity sets a player gets who spends a commodity of this kind, in
        thousands."""
        commodities = g.players[seat].side.commodities
        different: i64 = 0
        for cards in commodities:
            if cards >= commodities[kind]:
                different += 1
        bonus = g.box.commodity_bonus
        return float(bonus[different - 1] - bonus[different - 2]) if different > 1 else float(bonus[0])

    def seen_fortune(self, g: Stockpile, seat: i64) -> float:
        """Return a player's estimated fortune, in thousands, from what all players can see. Unseen cards count as
        spread evenly over all companies."""
        player = g.players[seat]
        fortune = float(player.money + player.side.bonds * g.box.bond_price)
        for company in range(COMPANIES):
            value = float(g.value(company))
            fortune += value * (float(player.held) / float(COMPANIES) + 2.0 * float(player.split[company]))
        return fortune


def paid_on_the_way(g: Stockpile, company: i64, spaces: i64) -> float:
    """Return the dividends per share for the spaces with a $ that a company enters from the left in a move, up to its
    first split."""
    start = g.ticker[company]
    paid: i64 = 0
    for space in range(start + 1, market.end_of_leg(g, company, start, spaces) + 1):
        paid += g.box.dollar[company * WIDTH + space]
    return float(paid)
