"""The table of Blind Bid.

Every field is declared, with who sees it: from that come saving, loading and views.
"""

from librt.vecs import vec
from mypy_extensions import i64
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.position import BAG, BY_SEAT, CARDS, PARTS, SEAT, Field, Part, Position

from blind_bid.box import KINDS, PRINTED_BOX, Box


class Player(Part):
    """Coins and points are open; a card is seen by whoever holds it."""

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.points = 0
        self.hand = Cards()

    def fields(self) -> list[Field]:
        return [Field("coins", low=0), Field("points", low=0), Field("hand", CARDS, bag="deck", places=1)]


class BlindBid(Position):
    """A card is its kind, 0 to 2; a bag holds so many of each kind."""

    def __init__(self, players: int, box: Box = PRINTED_BOX) -> None:
        super().__init__()
        self.box = box
        self.players = [Player(box.coins) for _ in range(players)]
        self.bank = 0
        self.deck = Bag(vec[i64]([box.copies] * KINDS))
        self.discard = Bag(vec[i64]([0] * KINDS))
        self.round = 0
        self.dealt = 0  # players who have a card
        self.shower = 0  # who is asked next whether to show it
        self.best = -1  # the highest bidder of the round

    def fields(self) -> list[Field]:
        return [
            Field("players", PARTS, reads=BY_SEAT),
            Field("deck", BAG),
            Field("discard", BAG),
            *(Field(name, low=0) for name in ("bank", "round", "dealt", "shower")),
            Field("best", reads=SEAT),
        ]

    def blank(self) -> Position:
        g = BlindBid(len(self.players), self.box)
        g.outline = self.outline
        return g

    def clone(self) -> "BlindBid":
        g = BlindBid(len(self.players), self.box)
        g.copy_progress(self)
        for mine, theirs in zip(g.players, self.players, strict=True):
            mine.coins, mine.points, mine.hand = theirs.coins, theirs.points, theirs.hand.clone()
        g.bank, g.round, g.dealt, g.shower, g.best = self.bank, self.round, self.dealt, self.shower, self.best
        g.deck, g.discard = self.deck.clone(), self.discard.clone()
        return g
