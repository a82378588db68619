"""The playout policy and the position evaluation of the Mogul bots. Compiled."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.habits import HAND, LEARNED, THINKS, habits
from openoutcry.bots.networks import opponent_models
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.net import Net
from openoutcry.engine.bits import bit, count, first
from openoutcry.engine.chance import Rng
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.questions import (
    ACTION,
    AUCTION,
    CREDIT,
    CREDIT_NOW,
    DECLINE,
    LEAVE,
    SALE,
    SELL_NONE,
    SHARE,
    STAY,
    TAKE,
    TAKE_CREDIT,
)
from openoutcry.games.mogul.state import Mogul

HORIZON: Final = 12
SOON: Final = 2  # the horizon of a judge that was learned
TRAITS: Final = 20
CROWDED: Final = 4  # one world in so many has people who bid as the crowd does
CUES: Final = 16  # what a bidder who thinks goes by, as far as it can be seen

# The habits, by their places.
CHIP: Final = 0  # points that a chip is worth while many auctions are to come
LONG: Final = 1  # how many rounds are many
SALE_CHANCE: Final = 2  # how often a card with the right border ends in a sale of one's own
GROWTH: Final = 3  # how much of the premiums to come will be in the price
HELD: Final = 4  # how much of the premiums is lost by selling before the end
MOOD: Final = 5  # by how much a prize looks larger or smaller today
FEAR: Final = 6  # what each chip of the richest rival, up to three, adds to the price of an auction
NERVE: Final = 7  # what the pot counts for who would leave with it
SECOND: Final = 8  # what the second prize counts for the last but one
RICH: Final = 9  # what each chip more than the richest rival's is worth in an auction
CREDIT_AT: Final = 10  # how many credits a prize must be worth to take one
KEEPING: Final = 11  # what a share counts against a sale
TREND: Final = 12  # how much more a share seems worth for each that its company has before the players above average
CLINGS: Final = 13  # what each share sold must gain
READS: Final = 14  # how many chips' worth each chip in the pot but the first adds to a prize: who pays knows why
BLUFF: Final = 15  # how often it stays in, while three or more do, whatever the prize
NAMES: Final = [
    "chip",
    "long",
    "sale_chance",
    "growth",
    "held",
    "mood",
    "fear",
    "nerve",
    "second",
    "rich",
    "credit_at",
    "keeping",
    "trend",
    "clings",
    "reads",
    "bluff",
]


class MogulMind(Mind[Mogul]):
    """The policy and the evaluation of Mogul's searching bots. A share is valued by the cards left in the pile, and a
    chip by the number of auctions to come."""

    def __init__(self, game: MogulGame, kind: str = LEARNED) -> None:
        own = "openoutcry.games.mogul.bot"
        super().__init__(game.players, HORIZON, NAMES, habits(own, kind, NAMES), habits(own, HAND, NAMES), TRAITS, SOON)
        companies = int(game.box.companies)
        self.premiums: vec[i64] = vec[i64]([0] * companies)  # cards left by company
        self.borders: vec[i64] = vec[i64]([0] * companies)  # and by border
        self.prices: vec[i64] = vec[i64]([0] * companies)  # what a share sells for
        self.keep: vec[float] = vec[float]([0.0] * companies)
        self.first: vec[float] = vec[float]([0.0] * game.players)  # by seat: what winning this auction is worth
        self.second: vec[float] = vec[float]([0.0] * game.players)  # and coming second
        self.stock: vec[float] = vec[float]([0.0] * game.players)  # and all shares that one has
        self.cues: vec[float] = vec[float]([0.0] * CUES)
        self.crowd: list[Net] | None = (
            opponent_models(own) if kind == THINKS else None
        )  # for the auction, and for credits
        self.thinking: bool = True  # whether people bid as the crowd does in this world
        self.world: i64 = 0  # how many were tried
        self.to_come: float = 0.0
        self.drawn: float = 0.0  # how much of the pile will be drawn
        self.chip: float = 0.0
        self.looked_at: Mogul | None = None  # the table of the last auction, and its round
        self.looked_in: i64 = -1

    def next_world(self) -> None:
        super().next_world()
        self.world += 1
        self.thinking = len(self.others) == 0 or self.world % CROWDED == 0

    def clock(self, g: Mogul) -> i64:
        return g.round

    def policy(self, g: Mogul, rng: Rng) -> i64:
        self.look_once(g)
        mood = 1.0 + self.habits[MOOD] * (2.0 * float(rng.word()) / 4294967296.0 - 1.0)
        kind = g.kind
        if self.crowd is not None and self.thinking and (kind == AUCTION or kind == CREDIT):
            return self.as_the_crowd(g, self.crowd, rng)
        if kind == AUCTION:
            if g.options & bit(CREDIT_NOW) != 0 and self.wants_credit(g, mood):
                return CREDIT_NOW
            if g.options & bit(STAY) != 0 and (self.bluffs(g, rng) or self.wants_to_stay(g, mood)):
                return STAY
            return LEAVE
        if kind == CREDIT:
            return TAKE_CREDIT if self.wants_credit(g, mood) else 1 - TAKE_CREDIT
        company = g.box.company[g.card]
        border = g.box.border[g.card]
        owned = g.players[g.player].shares[border]
        gain = self.gain(border)
        if kind == SALE:
            return owned if gain > 0.0 else 0
        if kind == SHARE:
            return TAKE if self.keep[company] > 0.0 else DECLINE
        if kind == ACTION:
            if gain > 0.0 and float(owned) * gain > self.habits[KEEPING] * self.keep[company]:
                return SELL_NONE + owned
            return TAKE
        return rng.below(self.players)  # of who begins

    def as_the_crowd(self, g: Mogul, crowd: list[Net], rng: Rng) -> i64:
        """Return an answer in the auction, or about a credit, drawn at random with the probabilities of the learned
        opponent model `crowd`: a network for staying, then one for credits."""
        self.take_cues(g)
        if g.kind == CREDIT:
            return TAKE_CREDIT if crowd[1].sample(self.cues, rng) else 1 - TAKE_CREDIT
        if g.options & bit(CREDIT_NOW) != 0 and crowd[1].sample(self.cues, rng):
            return CREDIT_NOW
        if g.options & bit(STAY) != 0 and crowd[0].sample(self.cues, rng):
            return STAY
        return LEAVE

    def take_cues(self, g: Mogul) -> None:
        """Write the inputs of the opponent model for the player who is asked into the list `cues`: 16 numbers, scaled
        to about 1 or less."""
        self.look_once(g)
        seat = g.player
        still_in = first(self.players) if g.kind == CREDIT else g.still_in
        me = g.players[seat]
        best = -1000.0
        keen = 0.0
        strongest: i64 = 0
        chips: i64 = 0
        broke: i64 = 0
        for other in range(self.players):
            if other == seat:
                continue
            rival = g.players[other]
            worth = float(rival.points) + self.stock[other]
            if worth > best:
                best = worth
            if still_in & bit(other) != 0:
                if self.first[other] > keen:
                    keen = self.first[other]
                if rival.chips > strongest:
                    strongest = rival.chips
                if rival.chips == 0:
                    broke += 1
                chips += rival.chips
        company = g.box.company[g.card]
        bidders = count(still_in)
        cues = self.cues
        cues[0] = self.first[seat] / 4.0
        cues[1] = self.second[seat] / 4.0
        cues[2] = keen / 4.0
        cues[3] = float(me.chips) / 6.0
        cues[4] = float(strongest) / 6.0
        cues[5] = float(g.pot) / 4.0
        cues[6] = 1.0 if bidders == 2 else 0.0
        cues[7] = float(bidders) / 4.0
        cues[8] = self.to_come / 20.0
        cues[9] = (float(me.points) + self.stock[seat] - best) / 10.0
        cues[10] = float(self.prices[company]) / 5.0
        cues[11] = float(broke) / 3.0
        cues[12] = float(g.bank) / 20.0
        cues[13] = float(self.players) / 6.0
        cues[14] = float(me.shares[company]) / 3.0
        cues[15] = float(chips) / 12.0

    def estimate(self, g: Mogul) -> None:
        companies = g.box.companies
        seat: i64 = 0
        if g.options == 0:
            for player in g.players:
                shares: i64 = 0
                for n in player.shares:
                    shares += n
                self.fortunes[seat] = float(player.points) + 0.001 * float(shares)
                seat += 1
            return
        self.look(g, self.views)
        for player in g.players:
            worth = float(player.points) + self.chip * float(player.chips)
            owned = player.shares
            for company in range(companies):
                if owned[company] > 0:
                    worth += float(owned[company]) * self.keep[company]
            self.fortunes[seat] = worth
            seat += 1

    def describe_more(self, g: Mogul) -> None:
        traits = self.traits
        players = self.players
        companies = g.box.companies
        left = g.pile.total - g.box.crash_among
        for seat in range(players):
            player = g.players[seat]
            points: i64 = -1000
            chips: i64 = 0
            all_chips: i64 = 0
            for other in range(players):
                rival = g.players[other]
                all_chips += rival.chips
                if other != seat:
                    if rival.points > points:
                        points = rival.points
                    if rival.chips > chips:
                        chips = rival.chips
            shares: i64 = 0
            most: i64 = 0
            now: i64 = 0
            for_sale: i64 = 0
            premiums: i64 = 0
            later = 0.0
            for company in range(companies):
                n = player.shares[company]
                if n > 0:
                    shares += n
                    now += n * self.prices[company]
                    premiums += n * self.premiums[company]
                    if self.borders[company] > 0:
                        for_sale += n * self.prices[company]
                    later += float(n) * self.keep[company]
                    if n > most:
                        most = n
            at = seat * self.each
            traits[at + 2] = float(player.points - points) / 10.0
            traits[at + 3] = float(player.chips) / 10.0
            traits[at + 4] = float(player.chips - chips) / 10.0
            traits[at + 5] = float(now) / 20.0
            traits[at + 6] = later / 20.0
            traits[at + 7] = float(shares) / 8.0
            traits[at + 8] = self.to_come / 20.0
            traits[at + 9] = float((seat - g.start + players) % players) / float(players)
            traits[at + 10] = 1.0 if g.pile.counts[g.box.crash] > 0 else 0.0
            traits[at + 11] = float(most) / 4.0
            traits[at + 12] = self.to_come / 20.0 * traits[at]
            traits[at + 13] = float(players) / 6.0
            traits[at + 14] = float(g.bank) / 20.0
            traits[at + 15] = float(premiums) * self.drawn / 10.0
            traits[at + 16] = float(for_sale) / 20.0
            traits[at + 17] = float(player.chips) / 6.0 - float(all_chips) / float(6 * players)
            traits[at + 18] = traits[at + 2] * (1.0 - self.to_come / 26.0)
            traits[at + 19] = float(left) / 20.0 if left > 0 else 0.0

    def doubt(self, g: Mogul) -> float:
        return 1.0 + 0.25 * self.to_come

    def look_once(self, g: Mogul) -> None:
        """Run `look` with the policy's parameters `habits`, but only once a round for credits, auction and winner's
        action, between which neither shares nor pile change. A caller that changes `habits` must pass another position
        object next, or the old estimates are used."""
        auction = g.kind == AUCTION or g.kind == CREDIT or g.kind == ACTION
        if auction and self.looked_at is g and self.looked_in == g.round:
            return
        self.look(g, self.habits)
        if auction:
            self.looked_at = g
            self.looked_in = g.round
            self.look_at_prizes(g)

    def look_at_prizes(self, g: Mogul) -> None:
        """Store in points, by seat, what winning this auction (`first`) and leaving it last (`second`) are worth: the
        better and the worse of taking the share and selling. With an opponent model, also store the value of all shares
        of each seat (`stock`)."""
        companies = g.box.companies
        share = self.keep[g.box.company[g.card]]
        border = g.box.border[g.card]
        gain = self.gain(border)
        for seat in range(self.players):
            owned = g.players[seat].shares
            sale = float(owned[border]) * gain
            if sale < 0.0:
                sale = 0.0
            self.first[seat] = share if share > sale else sale
            self.second[seat] = sale if share > sale else share
            if self.crowd is not None:
                stock = 0.0
                for company in range(companies):
                    stock += float(owned[company]) * self.keep[company]
                self.stock[seat] = stock

    def look(self, g: Mogul, own: vec[float]) -> None:
        """Estimate, with the parameters `own`, the points that a share of each company will bring its owner (`keep`)
        and that a chip is worth (`chip`), and store both."""
        self.looked_in = -1
        box = g.box
        companies = box.companies
        premiums = self.premiums
        borders = self.borders
        prices = self.prices
        for company in range(companies):
            premiums[company] = 0
            borders[company] = 0
            prices[company] = g.value(company)
        counts = g.pile.counts
        shares: i64 = 0
        for kind in range(box.crash):
            n = counts[kind]
            if n > 0:
                premiums[box.company[kind]] += n
                borders[box.border[kind]] += n
                shares += n
        among = box.crash_among
        to_come = float(shares) - 0.5 * float(among) if shares > among else 0.5 * float(shares)
        self.to_come = to_come
        drawn = to_come / float(shares) if shares > 0 else 0.0
        self.drawn = drawn
        unsold = exp(log(1.0 - own[SALE_CHANCE]) * drawn)
        growth = own[GROWTH]
        held = own[HELD]
        for company in range(companies):
            paid = float(premiums[company]) * drawn
            never = 1.0
            for _ in range(borders[company]):
                never *= unsold
            sold = 1.0 - never
            price = float(prices[company]) + growth * paid
            self.keep[company] = paid * (1.0 - held * sold) + sold * price
        if own[TREND] != 0.0:
            self.follow(companies)
        near = to_come / own[LONG]
        chip = own[CHIP] * near if near < 1.0 else own[CHIP]
        floor = 1.0 / float(box.exchange)
        self.chip = chip if chip > floor else floor

    def follow(self, companies: i64) -> None:
        """Multiply the estimated value of each company's shares (`keep`) by a factor that depends on how many of them
        the players own compared with the average company. The parameter `trend` gives its strength and direction."""
        trend = self.habits[TREND]
        mean = 0.0
        for company in range(companies):
            mean += float(self.prices[company])
        mean /= float(companies)
        for company in range(companies):
            factor = 1.0 + trend * (float(self.prices[company]) - mean)
            self.keep[company] *= factor if factor > 0.1 else 0.1

    def gain(self, company: i64) -> float:
        """Return the estimated points by which selling a share of a company now is better than keeping it. Negative if
        keeping it is better."""
        return float(self.prices[company]) - self.keep[company] - self.habits[CLINGS]

    def bluffs(self, g: Mogul, rng: Rng) -> bool:
        """Return whether to stay in the auction as a bluff, whatever the share is worth. True at random, with the
        probability of the parameter `bluff`, while at least three bidders are left."""
        bluff = self.habits[BLUFF]
        return bluff > 0.0 and count(g.still_in) > 2 and float(rng.word()) / 4294967296.0 < bluff

    def wants_to_stay(self, g: Mogul, mood: float) -> bool:
        """Return whether paying a chip to stay in the auction is better than leaving with the pot. `mood`, a random
        factor around 1, multiplies the value of winning."""
        own = self.habits
        seat = g.player
        leaving = own[NERVE] * self.chip * float(g.pot)
        if count(g.still_in) == 2:
            leaving += own[SECOND] * self.second[seat]
        strongest: i64 = 0
        for other in range(self.players):
            if other != seat and g.still_in & bit(other) != 0 and g.players[other].chips > strongest:
                strongest = g.players[other].chips
        lead = float(g.players[seat].chips - strongest)
        if strongest > 3:
            strongest = 3
        price = self.chip * (1.0 + own[FEAR] * float(strongest) - own[RICH] * lead)
        told = own[READS] * self.chip * (float(g.pot) - 1.0)
        return self.first[seat] * mood + told - price > leaving

    def wants_credit(self, g: Mogul, mood: float) -> bool:
        """Return whether to take a credit: only without chips, and if winning the auction, times `mood`, is worth more
        than the parameter `credit_at` times the points that a credit costs."""
        seat = g.player
        return g.players[seat].chips == 0 and self.first[seat] * mood > self.habits[CREDIT_AT] * float(
            g.box.credit_points
        )
