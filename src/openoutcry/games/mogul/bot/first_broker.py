"""The broker of Mogul: it prices shares by what the pile still holds, and bids chips against that price.

It counts the chips, as anyone at the table could, and sees nothing else that is covered.
"""

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
    """A sensible opponent."""
    return MogulBroker(game, seed)


class MogulBroker:
    """Bids and sells by what a share is worth to it now."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = cast(MogulGame, game)
        self.rng = Rng(seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that is worth most by its own reckoning."""
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
    """What things are worth to one player now."""

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
        """What one more share of a company will bring: premiums to come, and a sale with luck."""
        box, pile = self.game.box, self.g.pile
        kinds = range(int(box.crash))
        premiums = sum(int(pile.counts[k]) for k in kinds if box.company[k] == company) * self.drawn
        borders = sum(int(pile.counts[k]) for k in kinds if box.border[k] == company) * self.drawn
        sold = 1 - float((1 - SALE_CHANCE) ** borders)
        price = int(self.g.value(company)) + premiums / 2
        return premiums * (1 - sold / 2) + sold * price

    def share_value(self) -> float:
        """What the revealed share is worth."""
        return self.keep_value(self.company)

    def best_sale(self) -> tuple[int, float]:
        """How many shares of the border's company to sell, and what that gains over keeping them."""
        owned = int(self.own.shares[self.border])
        gain = int(self.g.value(self.border)) - self.keep_value(self.border)
        return (owned, owned * gain) if gain > 0 else (0, 0.0)

    def prizes(self) -> tuple[float, float]:
        """What winning is worth, and what coming second is worth."""
        share, sale = self.share_value(), self.best_sale()[1]
        return max(share, sale), min(share, sale)

    def chip(self) -> float:
        """What a chip is worth now: less and less as auctions run out."""
        return max(CHIP * min(self.to_come / 8, 1.0), 1 / int(self.game.box.exchange))

    def wants_to_stay(self) -> bool:
        """Whether a chip for the chance to win beats leaving with the pot."""
        first, second = self.prizes()
        rivals = [seat for seat in range(self.game.players) if self.g.still_in >> seat & 1 and seat != self.seat]
        leaving = int(self.g.pot) * self.chip() + (second if len(rivals) == 1 else 0.0)
        strongest = max(int(self.g.players[rival].chips) for rival in rivals)
        price = self.chip() * (1 + min(strongest, 3) / 2)
        return first - price > leaving * NERVE

    def wants_credit(self) -> bool:
        """Only when broke before something big."""
        return int(self.own.chips) == 0 and self.prizes()[0] > 3 * int(self.game.box.credit_points)
