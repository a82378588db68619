"""The position of Speculation, the card game: deck, piles, hands and the score sheet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.cards import NO_CARDS, NO_NUMBERS, Cards
from openoutcry.engine.chance import Bag
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
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet
from openoutcry.games.speculation_cards.box import MOST_COPIES, MOST_PLAYERS, PILES, SUITS, Box

NO_DECK: Final = Bag(vec[i64]())
DRAWN: Final = 2  # cards, at most, between the deck and where they go
PLAYER_FIELDS: Final = [
    Field("hand", CARDS, COUNTED, bag="deck"),
    Field("scores", NUMBERS, low=0, high=9999),
]
PILE_FIELDS: Final = [Field("cards", CARDS, bag="deck")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, reads=BY_SEAT),
    Field("piles", PARTS),
    Field("deck", BAG, low=0, high=MOST_COPIES),
    Field("drawn", CARDS, bag="deck", places=DRAWN),
    Field("round", low=0, high=PILES),
    Field("first", reads=SEAT),
    Field("turn", reads=SEAT),
    Field("turns", low=0, high=1000),
    Field("last_turns", low=NONE, high=MOST_PLAYERS),
    Field("playing", bag="deck", reads=ONE_OF),
    Field("onto", low=NONE, high=PILES - 1, reads=ONE_OF),
    Field("wanted", high=PILES, reads=SET),
    Field("ended", low=0, high=2),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's hand, and the points of each round. `scores` is replaced and never changed, so that copies share it.
    In the hand, cards that all players have seen come before secret ones, as nobody can tell which of two copies was
    played."""

    def __init__(self) -> None:
        self.hand: Cards = NO_CARDS
        self.scores: vec[i64] = NO_NUMBERS

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def clone(self) -> "Player":
        """Return an independent copy of this player."""
        player = Player()
        player.hand = self.hand.clone()
        player.scores = self.scores
        return player


def no_points() -> vec[i64]:
    """Return a zero for each round."""
    return vec[i64]([0] * PILES)


@mypyc_attr(acyclic=True)
class Pile(Part):
    """A discard pile. The last card is on top."""

    def __init__(self) -> None:
        self.cards: Cards = NO_CARDS

    def fields(self) -> list[Field]:
        return PILE_FIELDS

    def clone(self) -> "Pile":
        """Return an independent copy of this pile."""
        pile = Pile()
        pile.cards = self.cards.clone()
        return pile


NO_PLAYERS: Final[list[Player]] = []
NO_PILES: Final[list[Pile]] = []


@mypyc_attr(acyclic=True)
class SpeculationCards(Position):
    """A position of the card game. `playing` is a card on its way from a hand to a pile. `onto` is the pile on which it
    was placed."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.piles: list[Pile] = NO_PILES
        self.deck: Bag = NO_DECK
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

    def blank(self) -> Position:
        g = SpeculationCards(self.box)
        g.players = [Player() for _ in self.players]
        for player in g.players:
            player.scores = no_points()
        g.piles = [Pile() for _ in self.piles]
        g.outline = self.outline
        return g

    def clone(self) -> "SpeculationCards":
        g = SpeculationCards(self.box)
        g.copy_progress(self)
        g.players = [player.clone() for player in self.players]
        g.piles = [pile.clone() for pile in self.piles]
        g.deck = self.deck.clone()
        g.drawn = self.drawn.clone()
        g.round = self.round
        g.first = self.first
        g.turn = self.turn
        g.turns = self.turns
        g.last_turns = self.last_turns
        g.playing = self.playing
        g.onto = self.onto
        g.wanted = self.wanted
        g.ended = self.ended
        return g

    def observe(self, sheet: Sheet) -> bool:
        kinds = len(self.deck.counts)
        deck = sheet.bag(self.deck)
        for n in range(sheet.players):
            player = self.players[sheet.nth_seat(n)]
            sheet.heap(player.hand, kinds, deck)
            sheet.amounts(player.scores)
        for pile in self.piles:
            sheet.heap(pile.cards, kinds, deck)
        sheet.row(self.drawn, DRAWN, deck)
        sheet.amount(self.round)
        sheet.seat(self.first)
        sheet.seat(self.turn)
        sheet.amount(self.turns)
        sheet.amount(self.last_turns)
        sheet.amount(self.playing)
        sheet.amount(self.onto)
        sheet.members(self.wanted, PILES)
        sheet.amount(self.ended)
        return True

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of `seat`."""
        if seat + 1 == len(self.players):
            return 0
        return seat + 1

    def top(self, pile: i64) -> i64:
        """Return the card on top of a pile, or NONE if the pile is empty."""
        cards = self.piles[pile].cards
        if cards.size == 0:
            return NONE
        return cards.last()

    def suit(self, card: i64) -> i64:
        """Return the suit of a card. The card must not be a Joker."""
        return card // self.box.ranks

    def rank(self, card: i64) -> i64:
        """Return the rank of a card. The card must not be a Joker."""
        return card % self.box.ranks + self.box.lowest

    def count_suit(self, seat: i64, suit: i64) -> i64:
        """Return the number of cards of a suit in a hand. Jokers count for no suit [Scoring]."""
        n: i64 = 0
        hand = self.players[seat].hand
        kinds = hand.kinds
        for place in range(hand.size):
            card = kinds[place]
            if card >= 0 and card != self.box.joker and self.suit(card) == suit:
                n += 1
        return n

    def pile_score(self, seat: i64, pile: i64) -> i64:
        """Return the points that a pile's top card brings a hand [Scoring]: its rank for each card of its suit, or
        under a Joker one point for each card of the best suit. Return 0 for an empty pile."""
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
