"""A state with declared fields, and the methods that are generated from them: Blind Bid's."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import BAG, BY_SEAT, CARDS, PARTS, SEAT, Field, Kept, Part, Position
from openoutcry.engine.sheet import Sheet, from_viewer, put_amounts, put_row

COINS: Final = 4
COPIES: Final = 4  # of each of the cards 1, 2 and 3

PLAYER_FIELDS: Final = [
    Field("coins", low=0, start="COINS"),
    Field("points", low=0),
    Field("hand", CARDS, bag="deck", places=1, start="Cards()"),
]
TABLE_KEPT: Final = [Kept("seats", "int")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, of="Player", start="[Player() for _ in range(seats)]", reads=BY_SEAT),
    Field("deck", BAG, start="Bag(vec[i64]([COPIES, COPIES, COPIES]))"),
    Field("discard", BAG, start="Bag(vec[i64]([0, 0, 0]))"),
    Field("bank", low=0),
    Field("round", low=0),
    Field("dealt", low=0, meaning="The number of players who have a card."),
    Field("shower", low=0, meaning="The player who is asked next whether to show the card."),
    Field("best", reads=SEAT, meaning="The highest bidder of the round."),
]


class Player(Part):
    """Coins and points are open. A card is seen by the player who holds it."""

    # Generated from PLAYER_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.coins: i64 = COINS
        self.points: i64 = 0
        self.hand: Cards = Cards()

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def blank(self) -> "Player":
        """Return an empty part with lists of the same length."""
        return Player()

    def clone(self) -> "Player":
        """Return an independent copy."""
        new = Player()
        new.coins = self.coins
        new.points = self.points
        new.hand = self.hand.clone()
        return new

    def observe(self, room: vec[i16], at: i64, viewers: i64, deck: i64) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        room[at] = i16(self.coins)
        room[at + 1] = i16(self.points)
        return put_row(room, at + 2, self.hand, 1, deck, viewers)

    # Generated from PLAYER_FIELDS by tools/state_methods.py: end


class BlindBid(Position):
    """A card is its kind, 0 to 2; a bag holds so many of each kind."""

    # Generated from TABLE_FIELDS by tools/state_methods.py: begin
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats: int = seats
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.deck: Bag = Bag(vec[i64]([COPIES, COPIES, COPIES]))
        self.discard: Bag = Bag(vec[i64]([0, 0, 0]))
        self.bank: i64 = 0
        self.round: i64 = 0
        self.dealt: i64 = 0
        self.shower: i64 = 0
        self.best: i64 = NONE

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> "BlindBid":
        new = BlindBid(self.seats)
        new.players = [part.blank() for part in self.players]
        new.outline = self.outline
        return new

    def clone(self) -> "BlindBid":
        new = BlindBid(self.seats)
        new.copy_progress(self)
        new.players = [part.clone() for part in self.players]
        new.deck = self.deck.clone()
        new.discard = self.discard.clone()
        new.bank = self.bank
        new.round = self.round
        new.dealt = self.dealt
        new.shower = self.shower
        new.best = self.best
        return new

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        players = sheet.players
        viewers = bit(sheet.viewer)
        at = sheet.at
        deck = at
        at = put_amounts(room, at, self.deck.counts)
        at = put_amounts(room, at, self.discard.counts)
        for n in range(players):
            at = self.players[sheet.nth_seat(n)].observe(room, at, viewers, deck)
        room[at] = i16(self.bank)
        room[at + 1] = i16(self.round)
        room[at + 2] = i16(self.dealt)
        room[at + 3] = i16(self.shower)
        room[at + 4] = i16(from_viewer(self.best, viewer, players))
        return True

    # Generated from TABLE_FIELDS by tools/state_methods.py: end
