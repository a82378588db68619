"""Before the game: strategies are dealt, investors are chosen or bid for [Investment Strategies; Investors]."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, NONE, Sealed, Step, open_sealed
from openoutcry.games.stockpile import portfolio, roles
from openoutcry.games.stockpile.demand import Bidding
from openoutcry.games.stockpile.kinds import (
    BID,
    DEAL_INVESTOR,
    DEAL_STRATEGY,
    DROP_STRATEGY,
    INVESTOR_CARD,
    KEEP_INVESTOR,
    SPACES,
)
from openoutcry.games.stockpile.module_events import (
    InvestorHired,
    InvestorOffered,
    InvestorsDealt,
    StrategiesDealt,
    StrategyDropped,
)
from openoutcry.games.stockpile.state import Stockpile

# KEEP_INVESTOR names the places of the cards kept: one of two, or two of four.
KEPT: Final = vec[i64]([1, 2, 3, 5, 9, 6, 10, 12])


class Dealing(Step[Stockpile]):
    """Cards of a deck to one player after the other, seen by him alone."""

    kind: i64 = NONE

    def run(self, g: Stockpile) -> None:
        g.asked = 0

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, self.kind, self.deck(g).kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return self.deck(g)

    def answer(self, g: Stockpile, option: i64) -> None:
        self.deck(g).take(option)
        self.dealt(g, g.asked, option)

    def deck(self, g: Stockpile) -> Bag:
        """The deck."""
        raise NotImplementedError

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        """A player has drawn a card; when it was his last, the next one is due."""
        raise NotImplementedError


class DealStrategies(Dealing):
    """Three more than there are rounds to each player [Investment Strategies, Setup]."""

    def __init__(self) -> None:
        self.kind = DEAL_STRATEGY

    def deck(self, g: Stockpile) -> Bag:
        return g.strategy_deck

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        hand = g.players[seat].side.strategies
        hand.add(card, bit(seat))
        if hand.size == g.box.rounds + g.box.strategies_dealt:
            if g.telling:
                g.tell_only(bit(seat), StrategiesDealt(seat, hand.listed(), hand.size), None)
            g.asked += 1


class DealInvestors(Dealing):
    """Two investors to each player, four if there are two players [Investors]."""

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
    """Each player keeps half of his investors, or puts them up for bidding; the others go back to the box."""

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
        """He works for the player from now on."""
        hire(g, seat, investor, 0)


class OfferInvestors(KeepInvestors):
    """Instead of being hired, the chosen investors are laid on empty piles [Investor Bidding Variant]."""

    def keep(self, g: Stockpile, seat: i64, slot: i64, investor: i64) -> None:
        pile: i64 = 0
        while g.piles[pile].cards.size > 0:
            pile += 1
        g.piles[pile].cards.add(INVESTOR_CARD + investor, EVERYBODY)
        if g.telling:
            g.tell(InvestorOffered(seat, pile, investor))


class BidForInvestors(Bidding):
    """By the rules of the Demand Phase, but nobody bids more than the investor brings [Investor Bidding Variant]."""

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

    def why_not(self, g: Stockpile, option: i64) -> str:
        reason = super().why_not(g, option)
        if reason == "not-enough-money":
            return "more-than-he-brings"
        return reason


class HireInvestors(Step[Stockpile]):
    """All collect their investors and what is left of their money."""

    def run(self, g: Stockpile) -> None:
        for pile in g.piles:
            hire(g, pile.bidder, pile.cards.remove(0) - INVESTOR_CARD, g.box.track[pile.space])
            pile.bidder = NONE
            pile.space = NONE


def hire(g: Stockpile, seat: i64, investor: i64, bid: i64) -> None:
    """An investor and his starting money, less the bid."""
    investors = g.players[seat].side.investors
    slot: i64 = 0
    while investors[slot] != NONE:
        slot += 1
    investors[slot] = investor
    money = g.box.investor_money[investor] - bid
    if g.telling:
        g.tell(InvestorHired(seat, investor, bid, money))
    portfolio.receive(g, seat, money)


class DropStrategy(Sealed[Stockpile]):
    """Each player returns a strategy card to the box, unseen; this is done twice [Investment Strategies, Setup]."""

    def __init__(self) -> None:
        self.kind = DROP_STRATEGY

    def run(self, g: Stockpile) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: Stockpile, player: i64) -> i64:
        hand = g.players[player].side.strategies
        options: i64 = 0
        for place in range(hand.size):
            options |= bit(hand.kinds[place])
        return options

    def reveal(self, g: Stockpile) -> None:
        for seat in range(len(g.players)):
            hand = g.players[seat].side.strategies
            card = hand.remove(hand.find(g.sealed[seat]))
            g.strategy_deck.put(card)
            if g.telling:
                g.tell_only(bit(seat), StrategyDropped(seat, card), StrategyDropped(seat, None))

    def why_not(self, g: Stockpile, option: i64) -> str:
        return "not-in-hand"


class MoreStrategies(DealStrategies):
    """After that, some investors draw more of them."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.placed = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """The next player who draws one."""
        while g.asked < len(g.players) and g.placed == roles.extra_strategies(g, g.asked):
            if g.placed > 0 and g.telling:
                hand = g.players[g.asked].side.strategies
                drawn = StrategiesDealt(g.asked, hand.listed(), hand.size)
                g.tell_only(bit(g.asked), drawn, StrategiesDealt(g.asked, None, hand.size))
            g.asked += 1
            g.placed = 0

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        g.players[seat].side.strategies.add(card, bit(seat))
        g.placed += 1
        self.find_player(g)
