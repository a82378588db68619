"""Investors who change what piles cost and bring, in the order of the book [Investor Abilities]."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.games.datafile import Table, rising
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.cards.numbers import sums
from openoutcry.games.stockpile.components import BEFORE_DEMAND, FEES_ARE_BONUSES, SPACES
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


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
