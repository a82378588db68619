"""The position of Speculation, the board game: the track, the bank, the tiles, and each player's cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit, count, first
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import (
    BAG,
    BY_SEAT,
    CARDS,
    LEFT_OUT,
    NUMBERS,
    ONE_OF,
    OWNER,
    PARTS,
    SEAT,
    SET,
    Field,
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet
from openoutcry.games.speculation_board.box import (
    COMPANIES,
    HAND,
    HIGHEST_PRICE,
    LONGEST_TRACK,
    MOST_MOVEMENTS,
    MOST_PLAYERS,
    MOST_SHARES,
    MOST_TILES,
    Box,
)

NO_TILES: Final = Bag(vec[i64]())
PLAYER_FIELDS: Final = [
    Field("cash", low=0),
    Field("shares", NUMBERS, low=0, high=MOST_SHARES),
    Field("deck", BAG, low=0, high=1),
    Field("hand", CARDS, OWNER, bag="deck", places=HAND),
    Field("played", CARDS, bag="deck", places=COMPANIES + 1),
]
TABLE_FIELDS: Final = [
    Field("players", PARTS, reads=BY_SEAT),
    Field("bank", NUMBERS, low=0, high=MOST_SHARES),
    Field("space", NUMBERS, low=0, high=LONGEST_TRACK),
    Field("arrival", NUMBERS, low=0, high=COMPANIES),
    Field("arrived", low=0, high=COMPANIES),
    Field("price", NUMBERS, low=-HIGHEST_PRICE, high=HIGHEST_PRICE),
    Field("start_shares", BAG, reads=LEFT_OUT),
    Field("actions", BAG, low=0, high=MOST_TILES),
    Field("movements", BAG, low=0, high=MOST_MOVEMENTS),
    Field("action", bag="actions", reads=ONE_OF),
    Field("movement", low=0, high=MOST_MOVEMENTS),
    Field("turn", low=0, high=9999),
    Field("active", reads=SEAT),
    Field("asked", low=0, high=MOST_PLAYERS),
    Field("selling", low=NONE, high=COMPANIES, reads=ONE_OF),
    Field("open", high=COMPANIES + 1, reads=SET),
    Field("takings", reads=LEFT_OUT),
    Field("finished", low=0, high=1),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """One player's components. `played` lists the cards played since the last shuffle, in order. `deck` holds the cards
    left to draw."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.shares: vec[i64] = vec[i64]()
        self.deck: Bag = NO_TILES
        self.hand: Cards = NO_CARDS
        self.played: Cards = NO_CARDS

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def observe(self, sheet: Sheet, own: bool) -> None:
        """Write this player's part of an observation. With `own` it includes the hand, otherwise only the number of
        cards in it."""
        deck = sheet.bag(self.deck)
        sheet.amount(self.cash)
        sheet.amounts(self.shares)
        if own:
            sheet.row(self.hand, HAND, deck)
        else:
            sheet.size(self.hand, deck)
        sheet.row(self.played, COMPANIES + 1, deck)

    def clone(self) -> "Player":
        """Return an independent copy of this player."""
        player = Player()
        player.cash = self.cash
        player.shares = self.shares[:]
        player.deck = self.deck.clone()
        player.hand = self.hand.clone()
        player.played = self.played.clone()
        return player


def no_numbers() -> vec[i64]:
    """Return a zero for each company."""
    return vec[i64]([0] * COMPANIES)


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Speculation(Position):
    """A position of Speculation. By company: `space` (of its brick), `arrival` (the order of reaching END) and `price`.
    Copies share `arrival`, which is replaced and never changed, and `start_shares` after the set-up. `takings` is what
    the bank has earned in all. The bank never runs out of money (ruling)."""

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

    def observe(self, sheet: Sheet) -> bool:
        sheet.bag(self.actions)
        sheet.bag(self.movements)
        for n in range(sheet.players):
            self.players[sheet.nth_seat(n)].observe(sheet, n == 0)
        sheet.amounts(self.bank)
        sheet.amounts(self.space)
        sheet.amounts(self.arrival)
        sheet.amount(self.arrived)
        sheet.amounts(self.price)
        sheet.amount(self.action)
        sheet.amount(self.movement)
        sheet.amount(self.turn)
        sheet.seat(self.active)
        sheet.amount(self.asked)
        sheet.amount(self.selling)
        sheet.members(self.open, COMPANIES + 1)
        sheet.amount(self.finished)
        return True

    def ahead(self, company: i64, other: i64) -> bool:
        """Return whether the brick of `company` is further ahead than that of `other`. On END the brick that arrived
        first is (ruling)."""
        mine = self.space[company]
        theirs = self.space[other]
        if mine != theirs:
            return mine > theirs
        return mine == self.box.end and self.arrival[company] < self.arrival[other]

    def leader(self) -> i64:
        """Return the space of the brick that is furthest ahead."""
        ahead: i64 = 0
        for space in self.space:
            if space > ahead:
                ahead = space
        return ahead

    def rank(self, company: i64) -> i64:
        """Return the rank of a brick: 1 + the number of bricks further ahead. On END the rank is the order of arrival.
        Bricks on the start share the last place (rulings)."""
        return self.rank_among(self.occupied(), company)

    def rank_among(self, occupied: i64, company: i64) -> i64:
        """Return the rank of a brick, given the set of occupied spaces between the start and END. No such space holds
        two bricks."""
        space = self.space[company]
        if space == self.box.end:
            return self.arrival[company]
        return 1 + self.arrived + count(occupied & ~first(space + 1))

    def reprice(self) -> None:
        """Update all prices from the board [The Price of a Share]: by the strip on which a brick is, and its rank."""
        box = self.box
        price = self.price
        occupied = self.occupied()
        for company in range(COMPANIES):
            space = self.space[company]
            if space == 0:
                price[company] = box.start_price
            else:
                price[company] = box.prices[box.strip[space] * COMPANIES + self.rank_among(occupied, company) - 1]

    def occupied(self) -> i64:
        """Return the occupied spaces as a set, without the start and END, which have room for all bricks."""
        spaces: i64 = 0
        for space in self.space:
            spaces |= bit(space)
        return spaces & ~(bit(0) | bit(self.box.end))

    def seat_after(self, steps: i64) -> i64:
        """Return the seat `steps` places to the left of the active player."""
        seat = self.active + steps
        if seat >= len(self.players):
            return seat - len(self.players)
        return seat
