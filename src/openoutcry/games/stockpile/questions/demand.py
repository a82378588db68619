"""Questions of the Demand Phase [3. Demand Phase], and of the bidding for investors."""

from typing import Annotated, Literal

from openoutcry.engine.claims import Equals, Tells
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.stockpile.box import MOST_PLAYERS, Box
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import BID, GIVE_FIRST, INVESTOR_CARD, LOOK, MOST_PILES, SPACES
from openoutcry.games.stockpile.events import BidMade
from openoutcry.games.stockpile.modules.events import FirstCardGiven
from openoutcry.games.stockpile.phases import demand
from openoutcry.games.stockpile.questions import promised
from openoutcry.games.stockpile.state import Stockpile


class BidAsked(Figures, total=False):
    """Figures of the question: whether the piles hold cards or investors, the money left for this bid, and the cost of
    the player's other bids."""

    asks: Literal["piles", "investors"]
    money: Annotated[int, Equals(promised.money_to_bid)]
    promised: Annotated[int, Equals(promised.promised)]


class BidFigures(Figures, total=False):
    """`bid` is what the space says, `cost` what this player pays there; negative where the bank pays, and `amount` is
    what it pays. `terms` tells the three apart; `prices` says whether any space has a price of the player's own. For an
    investor, `money` is what is left of what the investor brings; by a look it is used instead of a bid."""

    pile: Annotated[int, Tells("pile", BidMade)]
    bid: Annotated[int, Tells("bid", BidMade)]
    cost: Annotated[int, Equals(promised.paid_for_pile)]
    terms: Literal["bid", "own", "bank"]
    prices: Literal["own", "track"]
    amount: Annotated[int, Equals(promised.paid_by_bank)]
    investor: Annotated[int, Equals(promised.investor_of_bid)]
    money: Annotated[int, Equals(promised.money_with_investor)]


class Bid(Question[Stockpile]):
    """A meeple on a higher space of a track [Demand Phase, 1 to 3; Investor Bidding Variant], or an investor's look."""

    def __init__(self, box: Box) -> None:
        words = [f"bid {pile + 1} {int(cost)}" for pile in range(MOST_PILES) for cost in box.track]
        super().__init__(BID, "bid", [*words, "look"])
        costs = [(pile, int(cost)) for pile in range(MOST_PILES) for cost in box.track]
        self.printed: list[BidFigures] = [
            {"pile": pile, "bid": cost, "cost": cost, "prices": "track", "terms": "bid"} for pile, cost in costs
        ]

    def asks(self, g: Stockpile, player: int) -> BidAsked:
        promised = int(demand.promised(g, player))
        money = int(g.players[player].money) - promised
        return {"asks": "piles" if offered(g, 0) is None else "investors", "money": money, "promised": promised}

    def figures(self, g: Stockpile, player: int, option: int) -> BidFigures:
        if option == LOOK:
            looker = int(hired.looker(g, player))
            return {"investor": looker} if looker >= 0 else {}
        pile, space = option // SPACES, option % SPACES
        bid = int(g.box.track[space])
        investor = offered(g, pile)
        if investor is not None:
            money = int(g.box.investor_money[investor]) - bid
            return {"pile": pile, "bid": bid, "cost": bid, "terms": "bid", "investor": investor, "money": money}
        cost = int(hired.bid_cost(g, player, space))
        own: Literal["own", "track"] = "own" if hired.has_own_prices(g, player) else "track"
        args: BidFigures = {"pile": pile, "bid": bid, "cost": cost, "prices": own}
        if cost < 0:
            return {**args, "terms": "bank", "amount": -cost}
        return {**args, "terms": "bid" if cost == bid else "own"}

    def all_figures(self, g: Stockpile, player: int) -> list[BidFigures]:
        if any(offered(g, pile) is not None for pile in range(MOST_PILES)) or hired.has_own_prices(g, player):
            return super().all_figures(g, player)
        return [*self.printed, self.figures(g, player, LOOK)]

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        if option == LOOK:
            return "declined-already" if hired.has_passed(g, player) else "investor-cannot-act"
        if option // SPACES >= len(g.piles):
            return "no-such-pile"
        pile = g.piles[option // SPACES]
        if pile.bidder == player:
            return "own-meeple"
        if option % SPACES <= pile.space:
            return "not-higher"
        if option % SPACES <= pile.space + hired.closed_spaces(g, pile.bidder):
            return "closed-space"
        return "not-enough-money" if offered(g, 0) is None else "more-than-the-investor-brings"


def offered(g: Stockpile, pile: int) -> int | None:
    """Return the investor that lies on a pile to be bid for, if there is one."""
    if pile >= len(g.piles) or g.piles[pile].cards.size == 0:
        return None
    card = int(g.piles[pile].cards.kinds[0])
    return card - INVESTOR_CARD if card >= INVESTOR_CARD else None


class GiveFirstFigures(Figures, total=False):
    """Figures of an answer: the player who gets the card."""

    seat: Annotated[int, Tells("to", FirstCardGiven)]


class GiveFirst(Question[Stockpile]):
    """The question which player gets the First Player Card [First Player Card Variant]."""

    def __init__(self) -> None:
        super().__init__(GIVE_FIRST, "give-first", seat_words(MOST_PLAYERS))

    def figures(self, g: Stockpile, player: int, option: int) -> GiveFirstFigures:
        return {"seat": option}
