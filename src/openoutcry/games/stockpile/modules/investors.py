"""Investors: they are dealt, and chosen or bid for, before the game [Investors; Investor Bidding Variant]."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE, Sealed, Step, open_sealed
from openoutcry.games.stockpile.components import BID, DEAL_INVESTOR, INVESTOR_CARD, KEEP_INVESTOR, SPACES
from openoutcry.games.stockpile.modules.events import InvestorHired, InvestorOffered, InvestorsDealt
from openoutcry.games.stockpile.phases.demand import Bidding
from openoutcry.games.stockpile.phases.setup import Dealing
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio

# KEEP_INVESTOR names the places of the cards kept: one of two, or two of four.
KEPT: Final = vec[i64]([1, 2, 3, 5, 9, 6, 10, 12])


class DealInvestors(Dealing):
    """Deal two investors to each player, or four if there are two players [Investors]."""

    def __init__(self) -> None:
        self.kind = DEAL_INVESTOR

    def deck(self, g: Stockpile) -> Bag:
        return g.investor_deck

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        hand = g.players[seat].side.dealt_investors
        hand.add(card, bit(seat))
        if hand.size == 2 * g.box.meeples:
            if g.telling:
                g.tell_only(bit(seat), InvestorsDealt(seat, hand.listed()), None)
            g.asked += 1


class KeepInvestors(Sealed[Stockpile]):
    """Ask all players at once which half of the dealt investors to keep. Those kept are hired, the others go back to
    the box."""

    def __init__(self) -> None:
        self.kind = KEEP_INVESTOR

    def run(self, g: Stockpile) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: Stockpile, player: i64) -> i64:
        if g.box.meeples == 1:
            return 3
        return 252

    def reveal(self, g: Stockpile) -> None:
        for n in range(len(g.players)):
            seat = g.seat_after(n)
            hand = g.players[seat].side.dealt_investors
            kept = KEPT[g.sealed[seat]]
            slot: i64 = 0
            for place in range(hand.size):
                if kept & bit(place) == 0:
                    g.investor_deck.put(hand.kinds[place])
                else:
                    self.keep(g, seat, slot, hand.kinds[place])
                    slot += 1
            hand.clear()

    def keep(self, g: Stockpile, seat: i64, slot: i64, investor: i64) -> None:
        """Hire an investor that a player keeps, at no cost. `slot` counts the investors kept by that player."""
        hire(g, seat, investor, 0)


class OfferInvestors(KeepInvestors):
    """Ask all players at once which half of the dealt investors to put on empty piles, where players bid for them
    [Investor Bidding Variant]."""

    def keep(self, g: Stockpile, seat: i64, slot: i64, investor: i64) -> None:
        pile: i64 = 0
        while g.piles[pile].cards.size > 0:
            pile += 1
        g.piles[pile].cards.add(INVESTOR_CARD + investor, EVERYBODY)
        if g.telling:
            g.tell(InvestorOffered(seat, pile, investor))


class BidForInvestors(Bidding):
    """Ask for bids for the investors on the piles, by the rules of the Demand Phase. No bid may be higher than the
    investor's starting money [Investor Bidding Variant]."""

    def run(self, g: Stockpile) -> None:
        g.bids = 0
        g.asked = 0

    def ask(self, g: Stockpile) -> None:
        if g.asked != NONE:
            seat = g.seat_after(g.asked)
            options: i64 = 0
            for place in range(len(g.piles)):
                pile = g.piles[place]
                if pile.bidder == seat:
                    continue
                money = g.box.investor_money[pile.cards.kinds[0] - INVESTOR_CARD]
                for space in range(pile.space + 1, SPACES):
                    if g.box.track[space] <= money:
                        options |= bit(place * SPACES + space)
            g.ask(seat, BID, options)


class HireInvestors(Step[Stockpile]):
    """Give each highest bidder the investor on the pile, and the investor's starting money less the bid."""

    def run(self, g: Stockpile) -> None:
        for pile in g.piles:
            hire(g, pile.bidder, pile.cards.remove(0) - INVESTOR_CARD, g.box.track[pile.space])
            pile.bidder = NONE
            pile.space = NONE


def hire(g: Stockpile, seat: i64, investor: i64, bid: i64) -> None:
    """Let an investor work for a player, and pay the player the investor's starting money less the bid."""
    g.players[seat].side.hire(investor, g.box.abilities)
    money = g.box.investor_money[investor] - bid
    if g.telling:
        g.tell(InvestorHired(seat, investor, bid, money))
    portfolio.receive(g, seat, money)
