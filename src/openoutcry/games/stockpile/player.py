"""A player's side of the table of Stockpile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import CARDS, COUNTED, LEFT_OUT, NUMBERS, OWNER, PART, Field, Part
from openoutcry.engine.sheet import count_unseen, put_amounts, put_row, put_size
from openoutcry.games.stockpile.box import MOST_COPIES
from openoutcry.games.stockpile.components import MOST_CARDS
from openoutcry.games.stockpile.modules.state import NO_SIDE, Side

HAND: Final = 6  # so many cards of a hand are observed one by one
PLAYER_FIELDS: Final = [
    Field("money", low=0),
    Field(
        "holds",
        NUMBERS,
        OWNER,
        bag="deck",
        low=0,
        high=MOST_COPIES,
        meaning="The cards face down in the portfolio by kind.",
    ),
    Field("held", low=0, high=MOST_CARDS, meaning="The number of cards in `holds`."),
    Field("split", NUMBERS, COUNTED, low=0, high=MOST_COPIES, meaning="The cards of the split portfolio by company."),
    Field("split_held", low=0, high=MOST_CARDS, meaning="The number of cards in `split`."),
    Field("hand", CARDS, OWNER, bag="deck", places=HAND),
    Field("starter", sight=OWNER, start="NONE", reads=LEFT_OUT, meaning="The first stock while those are dealt."),
    Field("owing", low=0, high=MOST_CARDS, meaning="The number of fees that could not be paid yet."),
    Field("side", PART, of="Side", start="NO_SIDE"),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """One player's money, cards and fees. `holds` counts the cards of the portfolio by kind, and `split` the cards of
    the split portfolio, worth two shares each, by company."""

    # Generated from PLAYER_FIELDS by tools/state_methods.py: begin
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

    def blank(self) -> "Player":
        """Return an empty part with lists of the same length."""
        new = Player()
        new.holds = vec[i64]([0] * len(self.holds))
        new.split = vec[i64]([0] * len(self.split))
        if self.side is not NO_SIDE:
            new.side = self.side.blank()
        return new

    def clone(self) -> "Player":
        """Return an independent copy."""
        new = Player()
        new.money = self.money
        new.holds = self.holds[:]
        new.held = self.held
        new.split = self.split[:]
        new.split_held = self.split_held
        new.hand = self.hand.clone()
        new.starter = self.starter
        new.owing = self.owing
        if self.side is not NO_SIDE:
            new.side = self.side.clone()
        return new

    def observe(
        self,
        room: vec[i16],
        at: i64,
        viewers: i64,
        own: bool,
        deck: i64,
        investor_deck: i64,
        strategy_deck: i64,
        commerce_deck: i64,
    ) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        room[at] = i16(self.money)
        at += 1
        if own:
            at = put_amounts(room, at, self.holds)
        else:
            count_unseen(room, deck, self.holds)
        room[at] = i16(self.held)
        at = put_amounts(room, at + 1, self.split)
        room[at] = i16(self.split_held)
        at += 1
        if own:
            at = put_row(room, at, self.hand, 6, deck, viewers)
        else:
            at = put_size(room, at, self.hand, deck)
        room[at] = i16(self.owing)
        at += 1
        if self.side is not NO_SIDE:
            at = self.side.observe(room, at, viewers, own, investor_deck, strategy_deck, commerce_deck)
        return at

    # Generated from PLAYER_FIELDS by tools/state_methods.py: end

    def shares(self, company: i64) -> i64:
        """Return the number of shares that the player has of a company. A card in the split portfolio counts as two."""
        return self.holds[company] + 2 * self.split[company]

    def most_shares(self) -> i64:
        """Return an upper bound, known to all players, of the number of shares that the player has of any one
        company."""
        return self.held + 2 * self.split_held
