"""A fast policy for Stockpile without search, and an estimate of a position. Compiled."""

from typing import Final

from mypy_extensions import i64

from openoutcry.bots.habits import HAND, LEARNED, habits, usual
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.bot.effects import Effects
from openoutcry.games.stockpile.bot.worth import (
    ACTION_WORTH,
    ALL,
    BIDS,
    BLUFF,
    ENOUGH,
    GUESSES,
    LEFT,
    MAJORITY,
    MOOD,
    NAMES,
    NEED,
    PLACING,
    PURSE,
    SPARED,
    WANTED,
    Guesses,
    Worth,
)
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import (
    BID,
    BOOM,
    BUST,
    BUY_BONDS,
    COLLECT,
    COMPANIES,
    DOWN,
    HALF,
    INVESTOR_CARD,
    LOOK,
    MOST_PILES,
    PLACE,
    SELL,
    SHORT,
    SHORT_HALF,
    SOLD_ENOUGH,
    SPACES,
    SPLIT,
)
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules import commodities
from openoutcry.games.stockpile.modules.state import NO_SIDE
from openoutcry.games.stockpile.phases.ending import leaders
from openoutcry.games.stockpile.state import Stockpile

HORIZON: Final = 2
SOON: Final = 1  # the horizon of a judge that was learned
TRAITS: Final = 29


class StockpileMind(Mind[Stockpile]):
    """The policy and the evaluation of Stockpile's searching bots. A pile is bid for by its value to the bidder, and
    shares are sold if they are expected to fall."""

    def __init__(self, game: StockpileGame, kind: str = LEARNED) -> None:
        own = "openoutcry.games.stockpile.bot"
        super().__init__(game.players, HORIZON, NAMES, habits(own, kind, NAMES), habits(own, HAND, NAMES), TRAITS, SOON)
        self.worth = Worth(self.habits)
        self.guesses = Guesses(self.habits, self.worth)
        able = usual(own, "investors", [ability.key for ability in game.box.abilities])
        self.effects = Effects(
            self.habits, self.worth, able, usual(own, "strategies", [design.key for design in game.box.designs])
        )
        self.judged = Worth(self.views)
        self.bluffs: bool = False

    def clock(self, g: Stockpile) -> i64:
        return g.round

    def policy(self, g: Stockpile, rng: Rng) -> i64:
        kind = g.kind
        if kind == COLLECT:
            return self.highest(g.options)
        if kind == BID or kind == PLACE:
            bluff = self.habits[BLUFF]
            self.bluffs = bluff > 0.0 and float(rng.word()) / 4294967296.0 < bluff
            self.look(g, rng)
            self.look_at_piles(g, rng)
        elif kind == SELL:
            self.look(g, rng)
        elif kind != BUY_BONDS:
            self.effects.begin(g, g.player)
        return self.by_mood(g, self.habits[MOOD], rng)

    def look(self, g: Stockpile, rng: Rng) -> None:
        """Estimate the value of shares after this round for the player who is asked, and store it in `worth`. With the
        parameter `guesses`, unknown forecasts count as the mean over a few random ones."""
        self.worth.foresee(g, g.player)
        if self.habits[GUESSES] > 0.0:
            self.guesses.forecasts(g, g.player, rng)

    def look_at_piles(self, g: Stockpile, rng: Rng) -> None:
        """Estimate the value of each pile for the player who is asked, and store it in `worth`. `look` must be called
        first. With the parameter `guesses`, unseen cards count as the mean over a few random ones."""
        self.worth.piles(g, g.player)
        if self.habits[GUESSES] > 0.0:
            self.guesses.covered(g, g.player, rng)

    def promise(self, g: Stockpile, option: i64) -> float:
        """Return the estimated value of an answer for the player who is asked, roughly in thousands of money."""
        kind = g.kind
        if kind == BID:
            return self.bid(g, option)
        if kind == PLACE:
            return self.habits[PLACING] * self.placing(g, option)
        if kind == SELL:
            return self.sale(g, option)
        if kind == BUY_BONDS:
            return self.bonds(g, option)
        return self.effects.answer(g, option)

    def highest(self, options: i64) -> i64:
        best: i64 = 0
        while options != 0:
            best = lowest(options)
            options &= options - 1
        return best

    def bid(self, g: Stockpile, option: i64) -> float:
        """Return the expected gain of a bid, in thousands: the value of the pile less the cost, times a weight that
        grows with the chance that nobody bids more."""
        if option == LOOK:
            return 1000.0
        place = option // SPACES
        space = option % SPACES
        cards = g.piles[place].cards
        if cards.size > 0 and cards.kinds[0] >= INVESTOR_CARD:
            worth = self.effects.with_money(g, cards.kinds[0] - INVESTOR_CARD)
            cost = float(g.box.track[space])
        else:
            worth = self.worth.pile[place]
            cost = float(hired.bid_cost(g, g.player, space))
        paid = cost if cost > 0.5 else 0.5
        wanted = worth * self.habits[WANTED]
        if wanted < 1.0:
            wanted = 1.0
        stands = paid / wanted
        if stands > 1.0:
            stands = 1.0
        sure = self.habits[BIDS]
        if self.bluffs:
            return cost
        return (sure + (1.0 - sure) * stands) * (worth - cost)

    def placing(self, g: Stockpile, option: i64) -> float:
        """Return the estimated value of placing a card: a valuable card should lie face down on a poor pile, a bad one
        face up on a rich pile. Reversed while the bot bluffs."""
        hand = g.players[g.player].hand
        mine = self.worth.card(g, g.player, hand.kinds[option // MOST_PILES // 2])
        others = self.worth.pile[option % MOST_PILES]
        if (option // MOST_PILES % 2 == DOWN) != self.bluffs:
            return mine - others
        return others - mine

    def sale(self, g: Stockpile, option: i64) -> float:
        """Return the estimated gain of a sale over keeping the share, in thousands. It is larger for a player with
        little money."""
        if option == SOLD_ENOUGH:
            return self.habits[ENOUGH]
        seat = g.player
        extra = float(hired.sale_extra(g, seat))
        share = self.worth.share
        split = self.worth.split
        if option >= SHORT:
            company = (option - SHORT) % COMPANIES
            kept = split[company] - share[company] if option >= SHORT_HALF else share[company]
            return float(hired.final_price(g, seat)) + extra - kept
        need = 0.0
        if float(g.players[seat].money) < 0.5 * self.habits[PURSE] and g.round < g.box.rounds:
            need = self.habits[NEED]
        company = option % COMPANIES
        price = float(g.value(company)) + extra
        if option >= HALF:
            return price - (split[company] - share[company]) - 0.2
        if option >= SPLIT:
            return 2.0 * price - split[company] + need
        return price - share[company] + need

    def bonds(self, g: Stockpile, option: i64) -> float:
        """Return the estimated gain of buying `option` bonds, in thousands: the interest in all rounds to come, less a
        penalty if little money is left for bids."""
        left = float(g.players[g.player].money - option * g.box.bond_price)
        gain = float(option * g.box.interest * (g.box.rounds - g.round + 1))
        short = self.habits[LEFT] - left
        return gain - self.habits[SPARED] * short if short > 0.0 else gain

    def estimate(self, g: Stockpile) -> None:
        seat: i64 = 0
        if g.options == 0:
            for player in g.players:
                self.fortunes[seat] = float(player.money)
                seat += 1
            return
        self.judged.foresee(g, ALL)
        for player in g.players:
            worth = float(player.money)
            for company in range(COMPANIES):
                worth += float(player.holds[company]) * self.judged.share[company]
                worth += float(player.split[company]) * self.judged.split[company]
            worth += self.views[ACTION_WORTH] * float(player.holds[BOOM] + player.holds[BUST])
            if player.side is not NO_SIDE:
                worth += float(player.side.bonds * g.box.bond_price)
                worth += float(commodities.commodity_bonus(g, seat) - commodities.tax_penalty(g, seat))
            self.fortunes[seat] = worth
            seat += 1
        self.majorities(g)

    def majorities(self, g: Stockpile) -> None:
        """Add to the estimate of each player a part of the bonuses for the most shares of a company that the player
        would receive now. The part grows with the rounds played."""
        near = self.views[MAJORITY] * float(g.round) / float(g.box.rounds)
        for company in range(COMPANIES):
            most, owners = leaders(g, company)
            if most == 0:
                continue
            bonus = near * float(g.box.sole_majority if owners == 1 else g.box.shared_majority)
            seat: i64 = 0
            for player in g.players:
                if player.shares(company) == most:
                    self.fortunes[seat] += bonus
                seat += 1

    def describe_more(self, g: Stockpile) -> None:
        traits = self.traits
        players = self.players
        gone = float(g.round) / float(g.box.rounds)
        for seat in range(players):
            player = g.players[seat]
            money: i64 = -1000
            for other in range(players):
                if other != seat and g.players[other].money > money:
                    money = g.players[other].money
            shares: i64 = 0
            split: i64 = 0
            most: i64 = 0
            now: i64 = 0
            low: i64 = 0
            high: i64 = 0
            alone = 0.0
            shared = 0.0
            different: i64 = 0
            lead: i64 = 0
            near: i64 = 0
            splitting: i64 = 0
            for company in range(COMPANIES):
                n = player.shares(company)
                if n == 0:
                    continue
                different += 1
                rival = self.rival(g, seat, company)
                if n > rival:
                    lead += n - rival if n - rival < 3 else 3
                elif n + 1 == rival:
                    near += 1
                if g.ticker[company] + 2 >= g.box.length[company]:
                    splitting += n
                shares += n
                split += player.split[company]
                value = g.value(company)
                now += n * value
                if n > most:
                    most = n
                if value <= 3:
                    low += n
                if value >= 8:
                    high += n
                top, owners = leaders(g, company)
                if n == top:
                    if owners == 1:
                        alone += 1.0
                    else:
                        shared += 1.0
            at = seat * self.each
            traits[at + 2] = float(player.money - money) / 20.0
            traits[at + 3] = float(player.money) / 30.0
            traits[at + 4] = float(now) / 30.0
            traits[at + 5] = float(shares) / 8.0
            traits[at + 6] = alone / 3.0
            traits[at + 7] = shared / 3.0
            traits[at + 8] = float(split) / 3.0
            traits[at + 9] = float(most) / 5.0
            traits[at + 10] = float(player.holds[BOOM] + player.holds[BUST])
            traits[at + 11] = gone
            traits[at + 12] = gone * traits[at]
            traits[at + 13] = float((seat - g.first + players) % players) / float(players)
            traits[at + 14] = float(low) / 5.0
            traits[at + 15] = float(high) / 5.0
            traits[at + 16] = float(player.owing) / 2.0
            traits[at + 17] = float(players) / 5.0
            traits[at + 22] = float(lead) / 6.0
            traits[at + 23] = float(near) / 3.0
            traits[at + 24] = float(different) / 6.0
            traits[at + 25] = float(splitting) / 5.0
            traits[at + 26] = (1.0 - gone) * traits[at + 3]
            side = player.side
            if side is not NO_SIDE:
                kinds = 0.0
                for n in side.commodities:
                    if n > 0:
                        kinds += 1.0
                traits[at + 18] = float(side.bonds) / 3.0
                traits[at + 19] = kinds / 5.0
                traits[at + 20] = float(side.taxes) / 3.0
                traits[at + 21] = float(side.strategies.size) / 4.0
                able = 0.0
                for investor in side.investors:
                    if investor != NONE:
                        able += self.effects.able[investor]
                held = 0.0
                for place in range(side.strategies.size):
                    held += self.effects.usual[side.strategies.kinds[place]]
                traits[at + 27] = (1.0 - gone) * able / 30.0
                traits[at + 28] = held / 20.0

    def rival(self, g: Stockpile, seat: i64, company: i64) -> i64:
        """Return the largest number of shares of a company that a player other than the one at `seat` has."""
        most: i64 = 0
        for other in range(self.players):
            if other != seat and g.players[other].shares(company) > most:
                most = g.players[other].shares(company)
        return most

    def doubt(self, g: Stockpile) -> float:
        return 3.0 + 2.5 * float(g.box.rounds - g.round + 1)
