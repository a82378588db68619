"""Estimates of what shares, cards and piles of Stockpile are worth to a seat, from what that seat can see. Compiled.

`Worth` estimates what the seat cannot see by an average. `Guesses` replaces these estimates by the mean over a few
random arrangements that the seat thinks possible: two seats that guess value the same pile differently, and so does one
seat from one answer to the next. `Piles` estimates what piles are worth to a seat above what others would pay for them;
it decides where a card is moved, and where a commodity or a tax is placed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.box import WIDTH
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.cards.investors.round_end import DaringDangote
from openoutcry.games.stockpile.components import (
    COMMODITY,
    COMPANIES,
    DEMAND,
    FEE,
    FEES_ARE_BONUSES,
    FROM_PILE,
    MARKET_KINDS,
    MOST_PILES,
    MOVEMENT,
    NO_PILE,
    OVER,
    TAX,
    TO_PILE,
    WHICH_CARD,
)
from openoutcry.games.stockpile.modules.state import NO_EXTRAS
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market

# The habits, by their places.
ACTION_WORTH: Final = 0  # what a Boom or a Bust is worth to who may use it
COVERED: Final = 1  # what a card is worth that lies face down
DRIFT: Final = 2  # by how much a price rises of which nothing is known
NEW_COMMODITY: Final = 3  # what a commodity brings beside those that one has already
MORE_COMMODITY: Final = 4  # and one of a kind that one has
TAXED: Final = 5  # what each tax costs
FIRST: Final = 6  # what the First Player Card is worth
BIDS: Final = 7  # how sure a bid of nothing is
WANTED: Final = 8  # the part of its worth for which a pile is surely one's own
NEED: Final = 9  # what money is worth to whoever has little
ENOUGH: Final = 10  # what a sale must bring
PURSE: Final = 11  # money that is wanted for bidding
SPARED: Final = 12  # what each dollar below LEFT counts
PLACING: Final = 13  # how much placing follows what piles are worth
USES: Final = 14  # the part of its usual worth that a strategy card must bring to be played before it is too late
MAJORITY: Final = 15  # how much of a majority bonus in sight counts in the last round
MOOD: Final = 16  # by how much an answer looks better than it is
TREND: Final = 17  # by how much a price rises of which nothing is known, for each dollar above the mean of all
READS: Final = 18  # how much more a pile seems worth for each dollar that a rival bids for it
BLUFF: Final = 19  # how often it bids high, hides a bad card where much lies and shows a good one
RIVALS: Final = 20  # how much it counts what the others have on average
LOOKED: Final = 21  # what it is worth to see a pair
STARTING: Final = 22  # what becomes of a dollar that one begins with
LEFT: Final = 23  # money that is kept for bidding by who buys bonds
GUESSES: Final = 24  # of how many guesses it takes the mean where it cannot see; 0 is to go by DRIFT and COVERED
NAMES: Final = [
    "action_worth",
    "covered",
    "drift",
    "new_commodity",
    "more_commodity",
    "taxed",
    "first",
    "bids",
    "wanted",
    "need",
    "enough",
    "purse",
    "spared",
    "placing",
    "uses",
    "majority",
    "mood",
    "trend",
    "reads",
    "bluff",
    "rivals",
    "looked",
    "starting",
    "left",
    "guesses",
]
ALL: Final = -1  # instead of a seat: with all pairs and cards open
NOBODY: Final = -2  # with those that lie open for everybody


def open_to(seen: i64, seat: i64) -> bool:
    """Return whether a seat sees a card, where `seen` is the bit set of seats that do. The constant ALL as a seat sees
    every card."""
    return seat == ALL or seen == EVERYBODY or (seat >= 0 and seen & bit(seat) != 0)


class Worth:
    """Estimated values, in thousands, of shares, cards and piles for one seat at a time. The lists are overwritten by
    each call."""

    def __init__(self, habits: vec[float]) -> None:
        self.habits = habits
        self.share: vec[float] = vec[float]([0.0] * COMPANIES)
        self.split: vec[float] = vec[float]([0.0] * COMPANIES)
        self.pile: vec[float] = vec[float]([0.0] * MOST_PILES)
        self.pair: vec[i64] = vec[i64]([NONE] * COMPANIES)  # the pair of each company, as far as the seat sees it
        self.drift: float = 0.0
        self.extra: float = 0.0  # what the seat gains on each share beyond its price, whenever that is sold
        self.one: float = 0.0  # what `after` found: for a share,
        self.two: float = 0.0  # and for a split one

    def foresee(self, g: Stockpile, seat: i64) -> None:
        """Estimate the value of a share (`share`) and of a split card (`split`) of each company after this round, from
        the forecasts that the seat can see, and store both."""
        drift = self.habits[DRIFT]
        self.extra = float(hired.sale_extra(g, seat)) if seat >= 0 else 0.0
        trend = self.habits[TREND]
        if trend != 0.0:
            mean = 0.0
            for company in range(COMPANIES):
                mean += float(g.value(company))
            drift -= trend * mean / float(COMPANIES)
        self.drift = drift
        for company in range(COMPANIES):
            value = (1.0 + trend) * float(g.value(company)) + drift + self.extra
            self.share[company] = value
            self.split[company] = 2.0 * value
            self.pair[company] = NONE
        if g.phase == MOVEMENT or g.phase == OVER:
            return
        pairs = g.forecasts.size
        if g.companies.size < pairs:
            pairs = g.companies.size
        for pair in range(pairs):
            if open_to(g.forecasts.seen[pair], seat) and open_to(g.companies.seen[pair], seat):
                company = g.companies.kinds[pair]
                self.pair[company] = pair
                self.after(g, company, 0, 0)
                self.share[company] = self.one
                self.split[company] = self.two

    def after(self, g: Stockpile, company: i64, spaces: i64, falsified: i64) -> None:
        """Store in `one` and `two` the values of a share and of a split card after this round, if the company first
        moves by `spaces` and its forecast is falsified `falsified` more times."""
        self.one = 0.0
        self.two = 0.0
        space, splits = market.foresee(g, company, spaces)
        if space == NONE:
            return
        pair = self.pair[company]
        value = 0.0
        pays = 0.0
        if pair == NONE:
            value = (1.0 + self.habits[TREND]) * float(g.box.value[company * WIDTH + space]) + self.drift
        else:
            forecast = g.forecasts.kinds[pair]
            further = g.box.moves[forecast] + self.tampering(g, pair, forecast, falsified)
            pays = float(g.box.pays[forecast])
            space, more = market.foresee_from(g, company, space, further)
            if space == NONE:
                return
            splits += more
            value = float(g.box.value[company * WIDTH + space])
        value += self.extra
        self.one = (2.0 * value if splits > 0 else value) + pays
        self.two = 2.0 * value + 2.0 * pays + float(splits * g.box.second_split)

    def tampering(self, g: Stockpile, pair: i64, forecast: i64, more: i64) -> i64:
        """Return by how many spaces strategy cards falsify a pair's forecast, after `more` further ones: negative for a
        forecast to the right or a dividend, positive for one to the left."""
        if g.extras is NO_EXTRAS:
            return 0
        change = (g.extras.tampered[pair] + more) * g.box.tampering
        return -change if g.box.moves[forecast] >= 0 else change

    def card(self, g: Stockpile, seat: i64, kind: i64) -> float:
        """Return the estimated value, in thousands, of a card in a pile for the seat that gets it. Negative for a
        fee."""
        if kind < COMPANIES:
            return self.share[kind]
        if kind < FEE:
            return self.habits[ACTION_WORTH]
        if kind < MARKET_KINDS:
            fee = float(g.box.fees[kind - FEE])
            return fee if hired.allow(g, seat, FEES_ARE_BONUSES) else -fee
        side = g.players[seat].side
        if kind < TAX:
            paid = 0.0
            for ability in side.hired:
                if isinstance(ability, DaringDangote):
                    paid += float(ability.per_card * (g.box.rounds - g.round + 1))
            if side.commodities[kind - COMMODITY] > 0:
                return paid + self.habits[MORE_COMMODITY]
            different = paid
            for cards in side.commodities:
                if cards > 0:
                    different += 1.0
            return different + self.habits[NEW_COMMODITY]
        if kind == TAX:
            return -self.habits[TAXED] * float(1 + side.taxes)
        return self.habits[FIRST]

    def piles(self, g: Stockpile, seat: i64) -> None:
        """Estimate the value of each pile for the seat and store it in `pile`. Each card that the seat has not seen
        counts a fixed amount."""
        place: i64 = 0
        for pile in g.piles:
            worth = 0.0
            cards = pile.cards
            for n in range(cards.size):
                if open_to(cards.seen[n], seat):
                    worth += self.card(g, seat, cards.kinds[n])
                else:
                    worth += self.habits[COVERED]
            self.pile[place] = worth
            place += 1
        if self.habits[READS] != 0.0 and g.phase == DEMAND:
            self.read_bids(g, seat)

    def read_bids(self, g: Stockpile, seat: i64) -> None:
        """Raise the estimates of piles on which other players bid, in proportion to the bid, since they may know
        face-down cards or forecasts. Half of it is added to other piles that show a share of the same company."""
        place: i64 = 0
        for pile in g.piles:
            if pile.bidder != NONE and pile.bidder != seat:
                told = self.habits[READS] * float(g.box.track[pile.space])
                self.pile[place] += told
                for n in range(pile.cards.size):
                    if pile.cards.kinds[n] < COMPANIES and pile.cards.seen[n] == EVERYBODY:
                        self.raise_others(g, place, pile.cards.kinds[n], 0.5 * told)
            place += 1

    def raise_others(self, g: Stockpile, place: i64, company: i64, told: float) -> None:
        """Add `told` to the estimate of every pile except `place`, for each share of the company that lies open in
        it."""
        at: i64 = 0
        for pile in g.piles:
            if at != place:
                for n in range(pile.cards.size):
                    if pile.cards.kinds[n] == company and pile.cards.seen[n] == EVERYBODY:
                        self.pile[at] += told
            at += 1


class Guesses:
    """Replaces estimates of `worth` for a seat by means over guesses. The buffers are reused."""

    def __init__(self, habits: vec[float], worth: Worth) -> None:
        self.habits = habits
        self.worth = worth
        self.unseen: vec[i64] = vec[i64]([0] * COMPANIES)  # companies of which the seat does not know the forecast,
        self.pairs: vec[i64] = vec[i64]([0] * COMPANIES)  # and the pairs that may be theirs, shuffled
        self.share: vec[float] = vec[float]([0.0] * COMPANIES)
        self.split: vec[float] = vec[float]([0.0] * COMPANIES)

    def forecasts(self, g: Stockpile, seat: i64, rng: Rng) -> None:
        """Estimate shares whose forecasts the seat does not know: the mean over random pairings of company and
        forecast."""
        if g.phase == MOVEMENT or g.phase == OVER:
            return
        worth = self.worth
        size = self._gather(g, seat)
        guesses = self.habits[GUESSES]
        done = 0.0
        while done < guesses:
            done += 1.0
            self._shuffle(size, rng)
            for place in range(size):
                company = self.unseen[place]
                worth.pair[company] = self.pairs[place]
                worth.after(g, company, 0, 0)
                self.share[place] += worth.one
                self.split[place] += worth.two
        for place in range(size):
            company = self.unseen[place]
            worth.pair[company] = NONE
            worth.share[company] = self.share[place] / done
            worth.split[company] = self.split[place] / done

    def _gather(self, g: Stockpile, seat: i64) -> i64:
        pairs = g.forecasts.size
        if g.companies.size < pairs:
            pairs = g.companies.size
        size: i64 = 0
        for pair in range(pairs):
            company = g.companies.kinds[pair]
            if self.worth.pair[company] == NONE:
                self.unseen[size] = company
                self.pairs[size] = pair
                self.share[size] = 0.0
                self.split[size] = 0.0
                size += 1
        return size

    def _shuffle(self, size: i64, rng: Rng) -> None:
        pairs = self.pairs
        for place in range(1, size):
            other = rng.below(place + 1)
            kept = pairs[place]
            pairs[place] = pairs[other]
            pairs[other] = kept

    def covered(self, g: Stockpile, seat: i64, rng: Rng) -> None:
        """Estimate covered cards on the piles: the mean worth of random cards from the deck."""
        if g.deck.total == 0:
            return
        worth = self.worth
        guesses = self.habits[GUESSES]
        place: i64 = 0
        for pile in g.piles:
            for n in range(pile.cards.size):
                if pile.cards.kinds[n] < MARKET_KINDS and not open_to(pile.cards.seen[n], seat):
                    done = 0.0
                    total = 0.0
                    while done < guesses:
                        done += 1.0
                        total += worth.card(g, seat, rng.draw(g.deck))
                    worth.pile[place] += total / done - self.habits[COVERED]
            place += 1


class Piles:
    """Estimates of piles for one seat at a time, as that seat sees them and as all players see them."""

    def __init__(self, habits: vec[float], worth: Worth) -> None:
        self.habits = habits
        self.worth = worth
        self.open = Worth(habits)
        self.spare: vec[float] = vec[float]([0.0] * MOST_PILES)

    def begin(self, g: Stockpile, seat: i64) -> None:
        """Estimate all piles."""
        self.open.foresee(g, NOBODY)
        place: i64 = 0
        for pile in g.piles:
            self.spare[place] = 0.0
            for n in range(pile.cards.size):
                self.spare[place] += self.to_spare(g, seat, pile.cards.kinds[n], pile.cards.seen[n])
            place += 1

    def to_spare(self, g: Stockpile, seat: i64, kind: i64, seen: i64) -> float:
        """Return the worth to the seat of a card on a pile, less what others would pay for it."""
        if not open_to(seen, NOBODY):
            return self.worth.card(g, seat, kind) - self.habits[COVERED] if open_to(seen, seat) else 0.0
        if kind < COMPANIES:
            return self.worth.share[kind] - self.open.share[kind]
        if FEE <= kind < MARKET_KINDS:
            return self.worth.card(g, seat, kind) + float(g.box.fees[kind - FEE])
        return self.against_others(g, seat, kind) if COMMODITY <= kind <= TAX else 0.0

    def against_others(self, g: Stockpile, seat: i64, kind: i64) -> float:
        """Return the worth to the seat of a commodity or a tax, less its average worth to the others."""
        theirs = 0.0
        for other in range(len(g.players)):
            if other != seat:
                theirs += self.worth.card(g, other, kind)
        return self.worth.card(g, seat, kind) - theirs / float(len(g.players) - 1)

    def answer(self, g: Stockpile, seat: i64, kind: i64, option: i64) -> float:
        """Return the worth of an answer about moving a card: the gain in the best pile's worth to the seat above what
        others would pay for it."""
        if kind == FROM_PILE:
            if option == NO_PILE:
                return 0.0
            most = -1e9
            for card in range(g.piles[option].cards.size):
                gain = self.card_moved(g, seat, option, card)
                if gain > most:
                    most = gain
            return most
        if kind == WHICH_CARD:
            return self.card_moved(g, seat, g.extras.first_pick, option)
        if kind == TO_PILE:
            cards = g.piles[g.extras.first_pick].cards
            card = g.extras.second_pick
            spare = self.to_spare(g, seat, cards.kinds[card], cards.seen[card])
            return self.pile_with(g.extras.first_pick, option, spare, len(g.piles))
        return 0.0

    def card_moved(self, g: Stockpile, seat: i64, source: i64, card: i64) -> float:
        """Return the worth of moving a card from a pile to the best place for it."""
        cards = g.piles[source].cards
        piles: i64 = len(g.piles)
        spare = self.to_spare(g, seat, cards.kinds[card], cards.seen[card])
        most = -1e9
        for target in range(piles):
            if target != source:
                gain = self.pile_with(source, target, spare, piles)
                if gain > most:
                    most = gain
        return most

    def pile_with(self, source: i64, target: i64, spare: float, piles: i64) -> float:
        """Return the gain in the best pile after a card with the surplus `spare` went from pile `source` to pile
        `target`."""
        now = -1e9
        then = -1e9
        for place in range(piles):
            value = self.spare[place]
            if value > now:
                now = value
            if place == source:
                value -= spare
            elif place == target:
                value += spare
            if value > then:
                then = value
        return then - now
