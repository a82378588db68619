"""The rules of Blind Bid, a step each, in the order of play."""

from typing import Any

from mypy_extensions import i64
from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NATURE, Sealed, Step, open_sealed

from blind_bid.events import Bid, Drew, GameOver, RoundBegan, Showed, Won
from blind_bid.questions import BID, DRAW, SHOW
from blind_bid.state import BlindBid


class DrawCards(Step[BlindBid]):
    """Each player draws a card. Chance is a player too, NATURE, who is asked which."""

    def run(self, g: BlindBid) -> None:
        g.round += 1
        g.dealt, g.best = 0, -1
        if g.telling:
            g.tell(RoundBegan(int(g.round)))

    def ask(self, g: BlindBid) -> None:
        if g.dealt < len(g.players):
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: BlindBid) -> Bag | None:
        return g.deck

    def answer(self, g: BlindBid, option: i64) -> None:
        g.deck.take(option)
        g.players[g.dealt].hand.add(option, bit(g.dealt))
        if g.telling:
            g.tell_only(bit(g.dealt), Drew(g.dealt, int(option) + 1), Drew(g.dealt, None))
        g.dealt += 1


class SealedBid(Sealed[BlindBid]):
    """All bid at the same time, at most what they have; the highest pays and wins (the first of them, if tied)."""

    def __init__(self) -> None:
        self.kind = BID

    def run(self, g: BlindBid) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: BlindBid, player: i64) -> i64:
        return first(min(g.players[player].coins, g.box.highest_bid) + 1)

    def reveal(self, g: BlindBid) -> None:
        bids = [int(coins) for coins in g.sealed]
        g.best = bids.index(max(bids))
        winner, coins = g.players[g.best], bids[g.best]
        points = sum(int(player.hand.kinds[0]) + 1 for player in g.players)
        winner.coins -= coins
        g.bank += coins
        winner.points += points
        g.learned += 1  # the points tell the sum of the cards
        if g.telling:
            for seat, bid in enumerate(bids):
                g.tell(Bid(seat, bid))
            g.tell(Won(g.best, coins, points))
        g.schedule([SHOW_CARDS])


class ShowCards(Step[BlindBid]):
    """The others may show their card or not."""

    def run(self, g: BlindBid) -> None:
        g.shower = 1 if g.best == 0 else 0

    def ask(self, g: BlindBid) -> None:
        if g.shower < len(g.players):
            g.ask(g.shower, SHOW, 3)

    def answer(self, g: BlindBid, option: i64) -> None:
        hand = g.players[g.shower].hand
        if option == 1:
            hand.seen[0] = -1  # everybody has seen it
            g.learned += 1
            if g.telling:
                g.tell(Showed(g.shower, int(hand.kinds[0]) + 1))
        g.shower += 2 if g.shower + 1 == g.best else 1


class Discard(Step[BlindBid]):
    """The cards are discarded openly; after the last round the most points win."""

    def run(self, g: BlindBid) -> None:
        for player in g.players:
            g.discard.put(player.hand.remove(0))
        g.learned += 1  # the discard is open
        if g.round < g.box.rounds:
            g.schedule(g.outline)
        elif g.telling:
            most = max(player.points for player in g.players)
            g.tell(GameOver([seat for seat, player in enumerate(g.players) if player.points == most]))


SHOW_CARDS: Step[Any] = ShowCards()


def outline() -> list[Step[Any]]:
    """A round."""
    return [DrawCards(), SealedBid(), Discard()]
