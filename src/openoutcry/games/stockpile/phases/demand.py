"""The Demand Phase: the piles are bid for, paid and collected [3. Demand Phase]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.cards.using import use_investor
from openoutcry.games.stockpile.components import (
    ACTION,
    BID,
    COMMODITY,
    COMPANIES,
    DEMAND,
    FEE,
    FEES_ARE_BONUSES,
    LOOK,
    MARKET_KINDS,
    MOVE_BID,
    MOVE_PILE,
    SPACES,
    TAX,
)
from openoutcry.games.stockpile.events import BidMade, PileBought
from openoutcry.games.stockpile.modules.state import NO_SIDE
from openoutcry.games.stockpile.state import Pile, Stockpile
from openoutcry.games.stockpile.table import portfolio


class Bidding(Step[Stockpile]):
    """Ask each player in turn order to place a meeple on a higher space of any track, then those who were outbid to bid
    again, until every track has one meeple [Demand Phase, 1 to 3]. With two players, each places two meeples in
    alternation [2-Player Variant]."""

    def run(self, g: Stockpile) -> None:
        g.phase = DEMAND
        g.bids = 0
        g.asked = 0
        for seat in range(len(g.players)):
            hired.turn_over(g, seat)

    def ask(self, g: Stockpile) -> None:
        if g.asked != NONE:
            seat = g.seat_after(g.asked)
            options = open_bids(g, seat)
            if hired.looker(g, seat) != NONE:
                options |= bit(LOOK)
            g.ask(seat, BID, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        if option == LOOK:
            use_investor(g, seat, hired.looker(g, seat))
            return
        hired.turn_over(g, seat)
        pile = g.piles[option // SPACES]
        outbid = pile.bidder
        pile.bidder = seat
        pile.space = option % SPACES
        g.bids += 1
        if g.telling:
            others: int | None = None
            if outbid != NONE:
                others = int(outbid)
            g.tell(BidMade(seat, option // SPACES, g.box.track[pile.space], others))
        hired.bid_made(g, seat, promised(g, seat))
        if outbid != NONE:
            hired.outbid(g, outbid, g.players[outbid].money - promised(g, outbid))
        self.next_bidder(g)

    def next_bidder(self, g: Stockpile) -> None:
        """Set `g.asked` to the next bidder: first every player in turn, once for each meeple, then the next player with
        a meeple off the tracks."""
        players = len(g.players)
        if g.bids < len(g.piles):
            g.asked = g.bids % players
            return
        for _ in range(players):
            g.asked += 1
            if g.asked == players:
                g.asked = 0
            if meeples_placed(g, g.seat_after(g.asked)) < g.box.meeples:
                return
        g.asked = NONE


def meeples_placed(g: Stockpile, seat: i64) -> i64:
    """Return how many of a player's meeples are on bidding tracks."""
    placed: i64 = 0
    for pile in g.piles:
        if pile.bidder == seat:
            placed += 1
    return placed


def promised(g: Stockpile, seat: i64) -> i64:
    """Return the total cost, in thousands, of the bids that a player has on the tracks."""
    total: i64 = 0
    for pile in g.piles:
        if pile.bidder == seat:
            cost = hired.bid_cost(g, seat, pile.space)
            if cost > 0:
                total += cost
    return total


def open_bids(g: Stockpile, seat: i64) -> i64:
    """Return the legal bids of a player, as a bit set of `pile * SPACES + space`: every higher space of every track on
    which the player has no meeple, if the player can pay it in addition to other bids."""
    money = g.players[seat].money - promised(g, seat)
    investors = g.players[seat].side.hired
    affordable: i64 = 0
    for space in range(SPACES):
        if hired.cost_with(g, investors, space) <= money:
            affordable |= bit(space)
    options: i64 = 0
    shift: i64 = 0
    for pile in g.piles:
        if pile.bidder != seat:
            higher = pile.space + 1 + hired.closed_spaces(g, pile.bidder)
            if higher < SPACES:
                options |= (affordable >> higher << higher) << shift
        shift += SPACES
    return options


class CollectPiles(Step[Stockpile]):
    """Let all players pay for their piles, take the cards, and pay their trading fees [Demand Phase, 4 to 6]."""

    def run(self, g: Stockpile) -> None:
        g.learned += 1
        g.phase = ACTION
        g.asked = 0
        unpaid: list[list[int]] = []
        if g.telling:
            unpaid = [portfolio.unpaid_fees(g, seat) for seat in range(len(g.players))]
        for pile in g.piles:
            cost = hired.bid_cost(g, pile.bidder, pile.space)
            portfolio.pay(g, pile.bidder, cost)
            if g.parts > 0:
                g.count(pile.bidder, MOVE_BID, cost)
                g.count(pile.bidder, MOVE_PILE, worth_of_pile(g, pile))
        for place in range(len(g.piles)):
            if g.telling:
                self.tell_bought(g, place)
            self.collect(g, place)
        for n in range(len(g.players)):
            seat = g.seat_after(n)
            portfolio.pay_fees(g, seat, 0)
            if g.telling:
                portfolio.tell_unpaid(g, seat, unpaid[seat])

    def collect(self, g: Stockpile, place: i64) -> None:
        """Give the cards of a pile to its buyer: stocks and action cards go face down into the portfolio, fees must be
        paid, and the other cards lie open."""
        pile = g.piles[place]
        for n in range(pile.cards.size):
            kind = pile.cards.kinds[n]
            if kind < FEE:
                portfolio.add(g, pile.bidder, kind, pile.cards.seen[n])
            elif kind >= MARKET_KINDS:
                collect_extra(g, pile.bidder, kind)
        self.collect_fees(g, pile)
        note_win(g, place)
        pile.cards.clear()
        pile.bidder = NONE
        pile.space = NONE

    def collect_fees(self, g: Stockpile, pile: Pile) -> None:
        """Charge the buyer the trading fees in a pile, or pay them to a buyer whose investor makes fees bonuses. The
        cheapest comes first, since the order of the pile would reveal who placed which fee."""
        for fee in range(FEE, MARKET_KINDS):
            for n in range(pile.cards.size):
                if pile.cards.kinds[n] == fee and hired.allow(g, pile.bidder, FEES_ARE_BONUSES):
                    portfolio.collect_fee(g, pile.bidder, fee)
                elif pile.cards.kinds[n] == fee:
                    portfolio.owe_fee(g, pile.bidder, fee)

    def tell_bought(self, g: Stockpile, place: i64) -> None:
        """Emit the event of a purchase: with all cards to the buyer, and with the cards that lay open and the fees to
        others. The cards are sorted, since their order would reveal who placed which card."""
        pile = g.piles[place]
        cards: list[int] = []
        open_cards: list[int | None] = []
        covered: list[int | None] = []
        for kind, seen in sorted((int(pile.cards.kinds[n]), int(pile.cards.seen[n])) for n in range(pile.cards.size)):
            cards.append(kind)
            if seen == EVERYBODY or kind >= FEE:
                open_cards.append(kind)
            else:
                covered.append(None)
        paid = int(hired.bid_cost(g, pile.bidder, pile.space))
        known = PileBought(int(pile.bidder), int(place), paid, list(cards))
        g.tell_only(bit(pile.bidder), known, PileBought(int(pile.bidder), int(place), paid, open_cards + covered))


def worth_of_pile(g: Stockpile, pile: Pile) -> i64:
    """Return the current value of the stocks in a pile less its trading fees, in thousands. All other cards count 0."""
    worth: i64 = 0
    for n in range(pile.cards.size):
        kind = pile.cards.kinds[n]
        if kind < COMPANIES:
            worth += g.value(kind)
        elif FEE <= kind < MARKET_KINDS:
            worth -= g.box.fees[kind - FEE]
    return worth


def collect_extra(g: Stockpile, seat: i64, kind: i64) -> None:
    """Give a player a commodity, a tax, or the First Player Card from a pile, according to `kind`."""
    side = g.players[seat].side
    if kind < TAX:
        side.commodities[kind - COMMODITY] += 1
    elif kind == TAX:
        side.taxes += 1
    else:
        g.extras.next_first = seat


def note_win(g: Stockpile, place: i64) -> None:
    """Record the track space and the fees of a pile that was bought, for investors and strategy cards whose effect
    depends on them in this round."""
    pile = g.piles[place]
    side = g.players[pile.bidder].side
    if side is NO_SIDE:
        return
    if side.low == NONE or pile.space < side.low:
        side.low = pile.space
    if pile.space > side.high:
        side.high = pile.space
    for n in range(pile.cards.size):
        kind = pile.cards.kinds[n]
        if FEE <= kind < MARKET_KINDS:
            side.fees += g.box.fees[kind - FEE]
