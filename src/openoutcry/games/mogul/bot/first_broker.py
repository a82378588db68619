"""The bot `broker` of Mogul. It prices shares by the cards left in the pile, and bids chips against that price. It uses
covered information only for the number of chips, which any player could count."""

from typing import Any, cast

from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.state import Mogul

CHIP = 0.35  # points that a chip is worth in an auction to come; at the end it is a fifth of a point
SALE_CHANCE = 0.4  # how often a card with the right border ends in a sale of one's own
NERVE = 1.15  # how much more than the pot an auction must promise


def broker(game: Game[Any], seed: int) -> "MogulBroker":
    """Return a `broker` bot for a game of Mogul. `seed` starts its random numbers."""
    return MogulBroker(game, seed)


class MogulBroker:
    """A bot for Mogul without search. It bids for shares, and sells shares, by their estimated value to its seat."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = cast(MogulGame, game)
        self.rng = Rng(seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the number of the open option with the highest estimated value for the player who is asked. `deadline`
        is ignored."""
        g = cast(Mogul, view)
        market = Market(self.game, g, choice.player)
        words = dict(zip(choice.words, choice.options, strict=True))
        if choice.kind == "credit":
            return words["credit" if market.wants_credit() else "pass"]
        if choice.kind == "auction":
            if "credit" in words and market.wants_credit():
                return words["credit"]
            return words["stay" if "stay" in words and market.wants_to_stay() else "leave"]
        shares, gain = market.best_sale()
        if choice.kind == "sale":
            return words[f"sell {shares}"]
        if choice.kind == "share":
            return words["take" if market.share_value() > 0 else "decline"]
        return words["take" if market.share_value() >= gain else f"sell {shares}"]


class Market:
    """Estimates, in points, of the values of shares, sales and chips for the player at `seat` in the position `g`."""

    def __init__(self, game: MogulGame, g: Mogul, seat: int) -> None:
        self.game = game
        self.g = g
        self.seat = seat
        self.own = g.players[seat]
        self.company = int(game.box.company[g.card])
        self.border = int(game.box.border[g.card])
        shares = int(g.pile.total) - int(g.pile.counts[game.box.crash])
        among = int(game.box.crash_among)
        self.to_come = max(shares - among / 2 if shares > among else shares / 2, 0.0)
        self.drawn = self.to_come / shares if shares else 0.0

    def keep_value(self, company: int) -> float:
        """Return the points that one more share of a company is expected to bring if it is kept: its premiums, and the
        price at which it may be sold later."""
        box, pile = self.game.box, self.g.pile
        kinds = range(int(box.crash))
        premiums = sum(int(pile.counts[k]) for k in kinds if box.company[k] == company) * self.drawn
        borders = sum(int(pile.counts[k]) for k in kinds if box.border[k] == company) * self.drawn
        sold = 1 - float((1 - SALE_CHANCE) ** borders)
        price = int(self.g.value(company)) + premiums / 2
        return premiums * (1 - sold / 2) + sold * price

    def share_value(self) -> float:
        """Return the points that the revealed share is expected to bring its owner."""
        return self.keep_value(self.company)

    def best_sale(self) -> tuple[int, float]:
        """Return the number of shares of the revealed card's border company to sell (all or none), and the points
        gained over keeping them. Return (0, 0.0) if keeping them is better."""
        owned = int(self.own.shares[self.border])
        gain = int(self.g.value(self.border)) - self.keep_value(self.border)
        return (owned, owned * gain) if gain > 0 else (0, 0.0)

    def prizes(self) -> tuple[float, float]:
        """Return the expected points of winning the auction, and of leaving it last: the better and the worse of taking
        the share and selling."""
        share, sale = self.share_value(), self.best_sale()[1]
        return max(share, sale), min(share, sale)

    def chip(self) -> float:
        """Return the estimated value of a chip in points. It falls as fewer auctions are left."""
        return max(CHIP * min(self.to_come / 8, 1.0), 1 / int(self.game.box.exchange))

    def wants_to_stay(self) -> bool:
        """Return whether paying a chip to stay in the auction is better than leaving with the pot."""
        first, second = self.prizes()
        rivals = [seat for seat in range(self.game.players) if self.g.still_in >> seat & 1 and seat != self.seat]
        leaving = int(self.g.pot) * self.chip() + (second if len(rivals) == 1 else 0.0)
        strongest = max(int(self.g.players[rival].chips) for rival in rivals)
        price = self.chip() * (1 + min(strongest, 3) / 2)
        return first - price > leaving * NERVE

    def wants_credit(self) -> bool:
        """Return whether to take a credit: only without chips, and when winning the auction is worth more than three
        times the points that a credit costs."""
        return int(self.own.chips) == 0 and self.prizes()[0] > 3 * int(self.game.box.credit_points)
