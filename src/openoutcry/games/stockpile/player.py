"""A player's side of the table of Stockpile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import CARDS, COUNTED, LEFT_OUT, NUMBERS, OWNER, PART, Field, Part
from openoutcry.engine.sheet import put_amounts, put_row, put_size
from openoutcry.games.stockpile.box import MOST_COPIES
from openoutcry.games.stockpile.components import MOST_CARDS
from openoutcry.games.stockpile.modules.state import NO_SIDE, Side

HAND: Final = 6  # so many cards of a hand are observed one by one
PLAYER_FIELDS: Final = [
    Field("money", low=0),
    Field("holds", NUMBERS, OWNER, low=0, high=MOST_COPIES),
    Field("held", low=0, high=MOST_CARDS),
    Field("split", NUMBERS, COUNTED, low=0, high=MOST_COPIES),
    Field("split_held", low=0, high=MOST_CARDS),
    Field("hand", CARDS, OWNER, bag="deck", places=HAND),
    Field("starter", sight=OWNER, reads=LEFT_OUT),
    Field("owing", low=0, high=MOST_CARDS),
    Field("side", PART),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's side of the table.

    `holds` are the cards face down in the portfolio by kind, `held` how many; `split` those in the split portfolio, by
    company. `starter` is the first stock while those are dealt. `owing` is how many fees could not be paid yet."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.holds: vec[i64] = vec[i64]()
        self.held: i64 = 0
        self.split: vec[i64] = vec[i64]()
        self.split_held: i64 = 0
        self.hand: Cards = NO_CARDS
        self.starter: i64 = NONE
        self.owing: i64 = 0
        self.side: Side = NO_SIDE

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def clone(self) -> "Player":
        """Return an independent copy."""
        player = Player()
        player.money = self.money
        player.holds = self.holds[:]
        player.held = self.held
        player.split = self.split[:]
        player.split_held = self.split_held
        player.hand = self.hand.clone()
        player.starter = self.starter
        player.owing = self.owing
        if self.side is not NO_SIDE:
            player.side = self.side.clone()
        return player

    def observe(self, room: vec[i16], at: i64, deck: i64, viewers: i64, own: bool) -> i64:
        """Write the player, without the side, into an observation, and return the next free place. Of other players'
        portfolios only the split shares and the number of cards are written."""
        room[at] = i16(self.money)
        at += 1
        if own:
            at = put_amounts(room, at, self.holds)
        room[at] = i16(self.held)
        at = put_amounts(room, at + 1, self.split)
        room[at] = i16(self.split_held)
        at = put_row(room, at + 1, self.hand, HAND, deck, viewers) if own else put_size(room, at + 1, self.hand, deck)
        room[at] = i16(self.owing)
        return at + 1

    def shares(self, company: i64) -> i64:
        """Return the number of shares of a company, split ones counted double."""
        return self.holds[company] + 2 * self.split[company]

    def most_shares(self) -> i64:
        """Return the greatest number of shares that the player can have of one company, as far as all players
        can see."""
        return self.held + 2 * self.split_held
