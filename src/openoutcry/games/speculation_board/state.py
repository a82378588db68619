"""The position of Speculation, the board game: the track, the bank, the tiles, and each player's cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit, count, first
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import NO_BAG, Bag
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
    Kept,
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet, from_viewer, put_amounts, put_members, put_row, put_size
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

PLAYER_FIELDS: Final = [
    Field("cash", low=0),
    Field("shares", NUMBERS, low=0, high=MOST_SHARES),
    Field("deck", BAG, low=0, high=1, meaning="The cards left to draw."),
    Field("hand", CARDS, OWNER, bag="deck", places=HAND),
    Field("played", CARDS, bag="deck", places=COMPANIES + 1, meaning="Played since the last shuffle, in order."),
]
TABLE_KEPT: Final = [Kept("box", "Box")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, of="Player", start="NO_PLAYERS", reads=BY_SEAT),
    Field("bank", NUMBERS, low=0, high=MOST_SHARES),
    Field("space", NUMBERS, low=0, high=LONGEST_TRACK, meaning="The space of each company's brick."),
    Field(
        "arrival",
        NUMBERS,
        copied_if="False",
        low=0,
        high=COMPANIES,
        meaning="The order of reaching END by company; replaced, never changed.",
    ),
    Field("arrived", low=0, high=COMPANIES),
    Field("price", NUMBERS, low=-HIGHEST_PRICE, high=HIGHEST_PRICE, meaning="The price of a share by company."),
    Field("start_shares", BAG, copied_if="self.turn == 0", reads=LEFT_OUT),
    Field("actions", BAG, low=0, high=MOST_TILES),
    Field("movements", BAG, low=0, high=MOST_MOVEMENTS),
    Field("action", bag="actions", reads=ONE_OF),
    Field("movement", low=0, high=MOST_MOVEMENTS),
    Field("turn", low=0, high=9999),
    Field("active", reads=SEAT),
    Field("asked", low=0, high=MOST_PLAYERS),
    Field("selling", low=NONE, high=COMPANIES, reads=ONE_OF),
    Field("open", high=COMPANIES + 1, reads=SET),
    Field("takings", reads=LEFT_OUT, meaning="What the bank has earned in all."),
    Field("finished", low=0, high=1),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's money, shares and cards."""

    # Generated from PLAYER_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.cash: i64 = 0
        self.shares: vec[i64] = vec[i64]()
        self.deck: Bag = NO_BAG
        self.hand: Cards = NO_CARDS
        self.played: Cards = NO_CARDS

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def blank(self) -> "Player":
        """Return an empty part with lists of the same length."""
        new = Player()
        new.shares = vec[i64]([0] * len(self.shares))
        return new

    def clone(self) -> "Player":
        """Return an independent copy."""
        new = Player()
        new.cash = self.cash
        new.shares = self.shares[:]
        new.deck = self.deck.clone()
        new.hand = self.hand.clone()
        new.played = self.played.clone()
        return new

    def observe(self, room: vec[i16], at: i64, viewers: i64, own: bool) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        deck = at
        at = put_amounts(room, at, self.deck.counts)
        room[at] = i16(self.cash)
        at = put_amounts(room, at + 1, self.shares)
        if own:
            at = put_row(room, at, self.hand, 2, deck, viewers)
        else:
            at = put_size(room, at, self.hand, deck)
        return put_row(room, at, self.played, 9, deck, viewers)

    # Generated from PLAYER_FIELDS by tools/state_methods.py: end


def no_numbers() -> vec[i64]:
    """Return a new list with a zero for each company."""
    return vec[i64]([0] * COMPANIES)


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Speculation(Position):
    """A position of Speculation, the board game. The bank never runs out of money (ruling)."""

    # Generated from TABLE_FIELDS by tools/state_methods.py: begin
    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.bank: vec[i64] = vec[i64]()
        self.space: vec[i64] = vec[i64]()
        self.arrival: vec[i64] = vec[i64]()
        self.arrived: i64 = 0
        self.price: vec[i64] = vec[i64]()
        self.start_shares: Bag = NO_BAG
        self.actions: Bag = NO_BAG
        self.movements: Bag = NO_BAG
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

    def blank(self) -> "Speculation":
        new = Speculation(self.box)
        new.players = [part.blank() for part in self.players]
        new.bank = vec[i64]([0] * len(self.bank))
        new.space = vec[i64]([0] * len(self.space))
        new.arrival = vec[i64]([0] * len(self.arrival))
        new.price = vec[i64]([0] * len(self.price))
        new.outline = self.outline
        return new

    def clone(self) -> "Speculation":
        new = Speculation(self.box)
        new.copy_progress(self)
        new.players = [part.clone() for part in self.players]
        new.bank = self.bank[:]
        new.space = self.space[:]
        new.arrival = self.arrival
        new.arrived = self.arrived
        new.price = self.price[:]
        if self.turn == 0:
            new.start_shares = self.start_shares.clone()
        else:
            new.start_shares = self.start_shares
        new.actions = self.actions.clone()
        new.movements = self.movements.clone()
        new.action = self.action
        new.movement = self.movement
        new.turn = self.turn
        new.active = self.active
        new.asked = self.asked
        new.selling = self.selling
        new.open = self.open
        new.takings = self.takings
        new.finished = self.finished
        return new

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        players = sheet.players
        viewers = bit(sheet.viewer)
        at = sheet.at
        at = put_amounts(room, at, self.actions.counts)
        at = put_amounts(room, at, self.movements.counts)
        for n in range(players):
            at = self.players[sheet.nth_seat(n)].observe(room, at, viewers, n == 0)
        at = put_amounts(room, at, self.bank)
        at = put_amounts(room, at, self.space)
        at = put_amounts(room, at, self.arrival)
        room[at] = i16(self.arrived)
        at = put_amounts(room, at + 1, self.price)
        room[at] = i16(self.action)
        room[at + 1] = i16(self.movement)
        room[at + 2] = i16(self.turn)
        room[at + 3] = i16(from_viewer(self.active, viewer, players))
        room[at + 4] = i16(self.asked)
        room[at + 5] = i16(self.selling)
        at = put_members(room, at + 6, self.open, 9)
        room[at] = i16(self.finished)
        return True

    # Generated from TABLE_FIELDS by tools/state_methods.py: end

    def ahead(self, company: i64, other: i64) -> bool:
        """Return whether the brick of `company` is ranked above that of `other`: it is on a higher space, or both are
        on END and it arrived there first (ruling)."""
        mine = self.space[company]
        theirs = self.space[other]
        if mine != theirs:
            return mine > theirs
        return mine == self.box.end and self.arrival[company] < self.arrival[other]

    def leader(self) -> i64:
        """Return the number of the foremost space with a brick on it, 0 if all bricks are on the start."""
        ahead: i64 = 0
        for space in self.space:
            if space > ahead:
                ahead = space
        return ahead

    def rank(self, company: i64) -> i64:
        """Return the rank of a company's brick: 1 + the number of bricks further ahead. On END the rank is the order of
        arrival. Bricks on the start all share one rank (rulings)."""
        return self.rank_among(self.occupied(), company)

    def rank_among(self, occupied: i64, company: i64) -> i64:
        """Return the rank of a company's brick, where `occupied` are the occupied spaces between the start and END as a
        bit set. None of these spaces holds two bricks."""
        space = self.space[company]
        if space == self.box.end:
            return self.arrival[company]
        return 1 + self.arrived + count(occupied & ~first(space + 1))

    def reprice(self) -> None:
        """Update all share prices in place: by the strip (section of the track) on which the company's brick stands,
        and its rank [The Price of a Share]."""
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
        """Return the occupied spaces as a bit set, without the start and END, on which any number of bricks can
        stand."""
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
