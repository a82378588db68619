"""The position of Speculation, the card game: deck, piles, hands and the score sheet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import NO_BAG, Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import (
    BAG,
    BY_SEAT,
    CARDS,
    COUNTED,
    NUMBERS,
    ONE_OF,
    PARTS,
    SEAT,
    SET,
    Field,
    Kept,
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet, from_viewer, put_amounts, put_heap, put_members, put_row
from openoutcry.games.speculation_cards.box import MOST_COPIES, MOST_PLAYERS, PILES, SUITS, Box

DRAWN: Final = 2  # cards, at most, between the deck and where they go
PLAYER_FIELDS: Final = [
    Field("hand", CARDS, COUNTED, bag="deck"),
    Field(
        "scores",
        NUMBERS,
        copied_if="False",
        low=0,
        high=9999,
        meaning="The points of each round; replaced, never changed.",
    ),
]
PILE_FIELDS: Final = [Field("cards", CARDS, bag="deck", meaning="The last one is on top.")]
TABLE_KEPT: Final = [Kept("box", "Box")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, of="Player", start="NO_PLAYERS", reads=BY_SEAT),
    Field("piles", PARTS, of="Pile", start="NO_PILES"),
    Field("deck", BAG, low=0, high=MOST_COPIES),
    Field("drawn", CARDS, bag="deck", places=DRAWN),
    Field("round", low=0, high=PILES),
    Field("first", reads=SEAT),
    Field("turn", reads=SEAT),
    Field("turns", low=0, high=1000),
    Field("last_turns", start="NONE", low=NONE, high=MOST_PLAYERS),
    Field("playing", bag="deck", reads=ONE_OF, meaning="A card on its way from a hand to a pile."),
    Field("onto", low=NONE, high=PILES - 1, reads=ONE_OF, meaning="The pile on which that card was placed."),
    Field("wanted", high=PILES, reads=SET),
    Field("ended", low=0, high=2),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's hand, and the points of each round.

    In the hand, cards that all players have seen come before the others, as nobody can tell which of two copies is
    played.
    """

    # Generated from PLAYER_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.hand: Cards = NO_CARDS
        self.scores: vec[i64] = vec[i64]()

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def blank(self) -> "Player":
        """Return an empty part with lists of the same length."""
        new = Player()
        new.scores = vec[i64]([0] * len(self.scores))
        return new

    def clone(self) -> "Player":
        """Return an independent copy."""
        new = Player()
        new.hand = self.hand.clone()
        new.scores = self.scores
        return new

    def observe(self, room: vec[i16], at: i64, viewers: i64, deck: i64, deck_kinds: i64) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        at = put_heap(room, at, self.hand, deck_kinds, deck, viewers)
        return put_amounts(room, at, self.scores)

    # Generated from PLAYER_FIELDS by tools/state_methods.py: end


def no_points() -> vec[i64]:
    """Return a new list with a zero for each round."""
    return vec[i64]([0] * PILES)


@mypyc_attr(acyclic=True)
class Pile(Part):
    """A face-up pile of cards, of which all players know the order."""

    # Generated from PILE_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.cards: Cards = NO_CARDS

    def fields(self) -> list[Field]:
        return PILE_FIELDS

    def blank(self) -> "Pile":
        """Return an empty part with lists of the same length."""
        return Pile()

    def clone(self) -> "Pile":
        """Return an independent copy."""
        new = Pile()
        new.cards = self.cards.clone()
        return new

    def observe(self, room: vec[i16], at: i64, viewers: i64, deck: i64, deck_kinds: i64) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        return put_heap(room, at, self.cards, deck_kinds, deck, viewers)

    # Generated from PILE_FIELDS by tools/state_methods.py: end


NO_PLAYERS: Final[list[Player]] = []
NO_PILES: Final[list[Pile]] = []


@mypyc_attr(acyclic=True)
class SpeculationCards(Position):
    """A position of Speculation, the card game."""

    # Generated from TABLE_FIELDS by tools/state_methods.py: begin
    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.piles: list[Pile] = NO_PILES
        self.deck: Bag = NO_BAG
        self.drawn: Cards = NO_CARDS
        self.round: i64 = 0
        self.first: i64 = NONE
        self.turn: i64 = NONE
        self.turns: i64 = 0
        self.last_turns: i64 = NONE
        self.playing: i64 = NONE
        self.onto: i64 = NONE
        self.wanted: i64 = 0
        self.ended: i64 = 0

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> "SpeculationCards":
        new = SpeculationCards(self.box)
        new.players = [part.blank() for part in self.players]
        new.piles = [part.blank() for part in self.piles]
        new.outline = self.outline
        return new

    def clone(self) -> "SpeculationCards":
        new = SpeculationCards(self.box)
        new.copy_progress(self)
        new.players = [part.clone() for part in self.players]
        new.piles = [part.clone() for part in self.piles]
        new.deck = self.deck.clone()
        new.drawn = self.drawn.clone()
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.turns = self.turns
        new.last_turns = self.last_turns
        new.playing = self.playing
        new.onto = self.onto
        new.wanted = self.wanted
        new.ended = self.ended
        return new

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        players = sheet.players
        viewers = bit(sheet.viewer)
        at = sheet.at
        deck = at
        at = put_amounts(room, at, self.deck.counts)
        for n in range(players):
            at = self.players[sheet.nth_seat(n)].observe(room, at, viewers, deck, len(self.deck.counts))
        for part in self.piles:
            at = part.observe(room, at, viewers, deck, len(self.deck.counts))
        at = put_row(room, at, self.drawn, 2, deck, viewers)
        room[at] = i16(self.round)
        room[at + 1] = i16(from_viewer(self.first, viewer, players))
        room[at + 2] = i16(from_viewer(self.turn, viewer, players))
        room[at + 3] = i16(self.turns)
        room[at + 4] = i16(self.last_turns)
        room[at + 5] = i16(self.playing)
        room[at + 6] = i16(self.onto)
        at = put_members(room, at + 7, self.wanted, 3)
        room[at] = i16(self.ended)
        return True

    # Generated from TABLE_FIELDS by tools/state_methods.py: end

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of `seat`. After the last seat comes seat 0."""
        if seat + 1 == len(self.players):
            return 0
        return seat + 1

    def top(self, pile: i64) -> i64:
        """Return the kind of the card on top of a pile, or NONE (-1) if the pile is empty."""
        cards = self.piles[pile].cards
        if cards.size == 0:
            return NONE
        return cards.last()

    def suit(self, card: i64) -> i64:
        """Return the number of a card's suit. `card` must not be a Joker."""
        return card // self.box.ranks

    def rank(self, card: i64) -> i64:
        """Return the rank printed on a card. `card` must not be a Joker."""
        return card % self.box.ranks + self.box.lowest

    def count_suit(self, seat: i64, suit: i64) -> i64:
        """Return the number of cards of a suit in the hand of the player at `seat`. Jokers and unknown cards are not
        counted [Scoring]."""
        n: i64 = 0
        hand = self.players[seat].hand
        kinds = hand.kinds
        for place in range(hand.size):
            card = kinds[place]
            if card >= 0 and card != self.box.joker and self.suit(card) == suit:
                n += 1
        return n

    def pile_score(self, seat: i64, pile: i64) -> i64:
        """Return the points that the hand at `seat` scores for a pile [Scoring]: the rank of its top card for each card
        of the same suit in hand. A Joker on top scores one point for each card of the most frequent suit. Return 0 for
        an empty pile."""
        top = self.top(pile)
        if top == NONE:
            return 0
        if top != self.box.joker:
            return self.rank(top) * self.count_suit(seat, self.suit(top))
        best: i64 = 0
        for suit in range(SUITS):
            n = self.count_suit(seat, suit)
            if n > best:
                best = n
        return best
