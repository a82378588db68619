"""Investors who act before the piles are bid for, and then those who change what piles cost and bring; each group is in
the order of the book [Investor Abilities]."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.game import Args
from openoutcry.games.datafile import Table, rising
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Ability, finish, next_stage
from openoutcry.games.stockpile.cards.investors.patterns import AskedOnce
from openoutcry.games.stockpile.cards.numbers import sums
from openoutcry.games.stockpile.components import (
    AFTER_BIDDING,
    BEFORE_DEAL,
    BEFORE_DEMAND,
    COMPANIES,
    FEES_ARE_BONUSES,
    FROM_PILE,
    HIDES_BOTH,
    LAYS_OUT_PILES,
    LOOK_PILE,
    NO_PAIR,
    NO_PILE,
    PEEK,
    PICK,
    SPACES,
    TO_PILE,
    WHICH_CARD,
    WHILE_BIDDING,
)
from openoutcry.games.stockpile.modules.events import CardMoved, CardPicked, PileSeen
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class ForecastPhil(AskedOnce):
    """Before the deal the player secretly takes a company or a forecast for the own pair; all know which of the two."""

    at: i64 = BEFORE_DEAL
    question: i64 = PICK

    def choices(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES) | g.forecast_deck.kinds << COMPANIES

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
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


class MaverickMark(Ability):
    """Before the Demand Phase the player may move one card to another pile."""

    at: i64 = BEFORE_DEMAND
    no: i64 = NO_PILE
    weighs = True
    stages: i64 = 3

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return self.sources(g) != 0

    def sources(self, g: Stockpile) -> i64:
        """Return the set of piles with a card."""
        piles: i64 = 0
        for pile in range(len(g.piles)):
            if g.piles[pile].cards.size > 0:
                piles |= bit(pile)
        return piles

    def question_now(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return FROM_PILE
        if g.extras.stage == 1:
            return WHICH_CARD
        return TO_PILE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return self.sources(g) | bit(NO_PILE)
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

    def figures(self, g: Stockpile, seat: i64, option: i64) -> Args:
        if g.kind == WHICH_CARD:
            return self.named() | self.card_of_pile(g, option)
        return super().figures(g, seat, option)

    def answers(self, box: Box) -> int:
        return 3

    def card_of_pile(self, g: Stockpile, place: i64) -> Args:
        """Return the figures of a card on the pile: its pile and place, which way up it is, and which card, if the
        player knows it."""
        args: Args = {"pile": int(g.extras.first_pick), "place": int(place)}
        cards = g.piles[g.extras.first_pick].cards
        if place >= cards.size:
            return args
        args["facing"] = "up" if cards.seen[place] == EVERYBODY else "down"
        return args | {"card": int(cards.kinds[place])} if cards.kinds[place] >= 0 else args


class MayknowMartha(AskedOnce):
    """Once a round the player may look at a pair of another player, or face down: before the bidding, on a turn in it,
    or after it."""

    at: i64 = BEFORE_DEMAND | WHILE_BIDDING | AFTER_BIDDING
    question: i64 = PEEK
    no: i64 = NO_PAIR
    weighs = True

    def choices(self, g: Stockpile, seat: i64) -> i64:
        return common.pairs_unseen(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        super().do(g, seat, option)
        if option == NO_PAIR:
            common.pass_over(g, seat, self)

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.look_at_pair(g, seat, option)

    def answers(self, box: Box) -> int:
        """Return the greatest number of answers: before and after the bidding, and twice for each bid of the player, at
        most every second one."""
        return 2 + int(box.piles) * SPACES


class RoyalRobins(Ability):
    """The player lays out the first card of each pile, one of them face down."""

    allows: i64 = LAYS_OUT_PILES

    def answers(self, box: Box) -> int:
        return int(box.piles)


class SecretiveStuart(Ability):
    """The player may place both cards face down."""

    allows: i64 = HIDES_BOTH


class WiseWarren(AskedOnce):
    """Before the Demand Phase the player may look at the face-down cards of one pile."""

    at: i64 = BEFORE_DEMAND
    question: i64 = LOOK_PILE
    no: i64 = NO_PILE
    weighs = True

    def choices(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.piles))

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        g.learned += 1
        cards = g.piles[option].cards
        covered: list[int] = []
        for place in range(cards.size):
            if cards.seen[place] != EVERYBODY:
                cards.seen[place] |= bit(seat)
                covered.append(int(cards.kinds[place]))
        if g.telling:
            g.tell_only(bit(seat), PileSeen(seat, option, covered), PileSeen(seat, option, None))


class BrokerBernie(Ability):
    """The player receives trading fees as a bonus instead of paying them."""

    allows: i64 = FEES_ARE_BONUSES


class BudgetBarbara(Ability):
    """The player has values of her own on every bidding track; the first two spaces pay the player."""

    def __init__(self) -> None:
        self.budget_track: vec[i64] = vec[i64]()

    def read(self, row: Table, where: str) -> None:
        self.budget_track = vec[i64](rising(row, "budget_track", where, SPACES, -100, 1000))

    def tracks(self) -> dict[str, list[int]]:
        return {"budget_track": [int(cost) for cost in self.budget_track]}

    def price(self, g: Stockpile, space: i64, price: i64) -> i64:
        return self.budget_track[space]


class CunningCarlos(Ability):
    """The player must be outbid by at least two spaces."""

    closed_spaces: i64 = 1


class DiscountDonald(Ability):
    """The player pays one space less than where the meeple stands."""

    def paid_space(self, space: i64) -> i64:
        if space == 0:
            return 0
        return space - 1


class LazyLiliane(Ability):
    """The player receives money when the Demand Phase begins, and loses some of it each time another player outbids the
    player."""

    at: i64 = BEFORE_DEMAND
    numbers = sums(demand=(0, 100), outbid=(0, 100))
    demand: i64 = 0
    outbid: i64 = 0

    def automatic(self, g: Stockpile, seat: i64) -> None:
        common.gain(g, seat, self, self.demand)

    def was_outbid(self, g: Stockpile, seat: i64, free: i64) -> None:
        if free > self.outbid:
            free = self.outbid
        common.gain(g, seat, self, -free)


class MoneymakerMitt(Ability):
    """The player receives money for each meeple placed."""

    numbers = sums(bid=(0, 100))
    bid: i64 = 0

    def bid_made(self, g: Stockpile, seat: i64, promised: i64) -> None:
        if g.telling:
            self.tell_paid(g, seat, self.bid)
        portfolio.receive_while_bidding(g, seat, self.bid, promised)
