"""The table of Speculation: the track, the bank, the tiles, and each player's cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import BAG, CARDS, NUMBERS, PARTS, Field, Part, Position
from openoutcry.games.speculation_board.box import COMPANIES, Box

NO_TILES: Final = Bag(vec[i64]())
PLAYER_FIELDS: Final = [
    Field("cash"),
    Field("shares", NUMBERS),
    Field("deck", BAG),
    Field("hand", CARDS, bag="deck"),
    Field("played", CARDS, bag="deck"),
]
TABLE_FIELDS: Final = [
    Field("players", PARTS),
    Field("bank", NUMBERS),
    Field("space", NUMBERS),
    Field("arrival", NUMBERS),
    Field("arrived"),
    Field("price", NUMBERS),
    Field("start_shares", BAG),
    Field("actions", BAG),
    Field("movements", BAG),
    Field("action"),
    Field("movement"),
    Field("turn"),
    Field("active"),
    Field("asked"),
    Field("selling"),
    Field("open"),
    Field("takings"),
    Field("finished"),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's side of the table. `played` lists this cycle's cards in order; `deck` is the face-down rest."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.shares: vec[i64] = vec[i64]()
        self.deck: Bag = NO_TILES
        self.hand: Cards = NO_CARDS
        self.played: Cards = NO_CARDS

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def clone(self) -> "Player":
        """The same player, apart."""
        player = Player()
        player.cash = self.cash
        player.shares = self.shares[:]
        player.deck = self.deck.clone()
        player.hand = self.hand.clone()
        player.played = self.played.clone()
        return player


def no_numbers() -> vec[i64]:
    """A nought for each company."""
    return vec[i64]([0] * COMPANIES)


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Speculation(Position):
    """Everything on the table. By company: `space` (of its brick), `arrival` (the order of reaching END), `price`.
    Copies share `arrival`, which is never changed but replaced, and `start_shares` after the set-up.
    `takings` is what the bank has earned in all; it never runs out of money (ruling)."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.bank: vec[i64] = vec[i64]()
        self.space: vec[i64] = vec[i64]()
        self.arrival: vec[i64] = vec[i64]()
        self.arrived: i64 = 0
        self.price: vec[i64] = vec[i64]()
        self.start_shares: Bag = NO_TILES
        self.actions: Bag = NO_TILES
        self.movements: Bag = NO_TILES
        self.action: i64 = NONE
        self.movement: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = NONE
        self.asked: i64 = 0
        self.selling: i64 = NONE
        self.open: i64 = 0
        self.takings: i64 = 0
        self.finished: i64 = 0

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> Position:
        g = Speculation(self.box)
        g.players = [Player() for _ in self.players]
        for player in g.players:
            player.shares = no_numbers()
        g.bank = no_numbers()
        g.space = no_numbers()
        g.arrival = no_numbers()
        g.price = no_numbers()
        g.outline = self.outline
        return g

    def clone(self) -> "Speculation":
        g = Speculation(self.box)
        g.copy_progress(self)
        g.players = [player.clone() for player in self.players]
        g.bank = self.bank[:]
        g.space = self.space[:]
        g.arrival = self.arrival
        g.arrived = self.arrived
        g.price = self.price[:]
        g.start_shares = self.start_shares.clone() if self.turn == 0 else self.start_shares
        g.actions = self.actions.clone()
        g.movements = self.movements.clone()
        g.action = self.action
        g.movement = self.movement
        g.turn = self.turn
        g.active = self.active
        g.asked = self.asked
        g.selling = self.selling
        g.open = self.open
        g.takings = self.takings
        g.finished = self.finished
        return g

    def ahead(self, company: i64, other: i64) -> bool:
        """Whether the first brick stands further ahead; on END the first come is (ruling)."""
        mine = self.space[company]
        theirs = self.space[other]
        if mine != theirs:
            return mine > theirs
        return mine == self.box.end and self.arrival[company] < self.arrival[other]

    def rank(self, company: i64) -> i64:
        """1 + the number of bricks further ahead; on END the order of arrival; those on the start share the last place
        (rulings)."""
        mine = self.space[company]
        if mine == self.box.end:
            return self.arrival[company]
        rank: i64 = 1
        for space in self.space:
            if space > mine:
                rank += 1
        return rank

    def reprice(self) -> None:
        """Read all prices off the board [The Price of a Share]: by the strip a brick stands on, and its rank."""
        box = self.box
        price = self.price
        for company in range(COMPANIES):
            space = self.space[company]
            if space == 0:
                price[company] = box.start_price
            else:
                price[company] = box.prices[box.strip[space] * COMPANIES + self.rank(company) - 1]

    def occupied(self) -> i64:
        """The spaces on which a brick stands, as a set; the start and END have room for all."""
        spaces: i64 = 0
        for space in self.space:
            spaces |= bit(space)
        return spaces & ~(bit(0) | bit(self.box.end))

    def seat_after(self, steps: i64) -> i64:
        """The seat so many places to the left of the active player."""
        seat = self.active + steps
        if seat >= len(self.players):
            return seat - len(self.players)
        return seat
