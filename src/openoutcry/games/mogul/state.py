"""The position of Mogul: its components, and which seats see them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.chance import NO_BAG, Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import (
    BAG,
    BY_SEAT,
    COUNTED,
    LEFT_OUT,
    NUMBERS,
    ONE_OF,
    PARTS,
    SEAT,
    SEATS,
    Field,
    Kept,
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet, from_viewer, put_amounts, set_from_viewer
from openoutcry.games.mogul.box import MOST_KINDS, MOST_PLAYERS, Box

# What a score is made of.
PREMIUMS: Final = 0
SALES: Final = 1
CREDITS: Final = 2
CHIPS: Final = 3
PARTS_OF_SCORE: Final = ["premiums", "sales", "credits", "chips"]

# What is counted beside it.
BIDS: Final = 4  # chips that were put into the pot
MOVES: Final = ["bid"]

PLAYER_FIELDS: Final = [
    Field("points", low=-9999, high=9999, meaning="The space of the marker."),
    Field("chips", sight=COUNTED, low=0, high=999),
    Field("shares", NUMBERS, low=0, high=MOST_KINDS, meaning="The open shares by company."),
]
TABLE_KEPT: Final = [Kept("box", "Box")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, of="Player", start="NO_PLAYERS", reads=BY_SEAT),
    Field("bank", low=0, high=999),
    Field("pot", low=0, high=999),
    Field("start_shares", BAG, copied_if="self.start_shares.total > 0", reads=LEFT_OUT),
    Field("pile", BAG, low=0, high=MOST_KINDS),
    Field("card", bag="pile", reads=ONE_OF, meaning="The kind of the revealed share."),
    Field("on_offer", low=0, high=1, meaning="1 from the reveal until a player takes or declines the share."),
    Field("returned", NUMBERS, low=0, high=MOST_KINDS),
    Field("round", low=0, high=99),
    Field("start", reads=SEAT),
    Field("turn", reads=SEAT),
    Field("asked", low=0, high=MOST_PLAYERS),
    Field("still_in", reads=SEATS, meaning="The seats still in the auction, a bit each."),
    Field("credited", reads=SEATS),
    Field("runner_up", reads=SEAT),
    Field("winner", reads=SEAT),
    Field("winner_took", low=0, high=1),
    Field("crashed", low=0, high=1),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's points, chips and shares."""

    # Generated from PLAYER_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.points: i64 = 0
        self.chips: i64 = 0
        self.shares: vec[i64] = vec[i64]()

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
        new.points = self.points
        new.chips = self.chips
        new.shares = self.shares[:]
        return new

    def observe(self, room: vec[i16], at: i64) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        room[at] = i16(self.points)
        room[at + 1] = i16(self.chips)
        return put_amounts(room, at + 2, self.shares)

    # Generated from PLAYER_FIELDS by tools/state_methods.py: end


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Mogul(Position):
    """A position of Mogul: everything on the table, and the progress of the round."""

    # Generated from TABLE_FIELDS by tools/state_methods.py: begin
    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.bank: i64 = 0
        self.pot: i64 = 0
        self.start_shares: Bag = NO_BAG
        self.pile: Bag = NO_BAG
        self.card: i64 = NONE
        self.on_offer: i64 = 0
        self.returned: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.start: i64 = NONE
        self.turn: i64 = NONE
        self.asked: i64 = 0
        self.still_in: i64 = 0
        self.credited: i64 = 0
        self.runner_up: i64 = NONE
        self.winner: i64 = NONE
        self.winner_took: i64 = 0
        self.crashed: i64 = 0

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> "Mogul":
        new = Mogul(self.box)
        new.players = [part.blank() for part in self.players]
        new.returned = vec[i64]([0] * len(self.returned))
        new.outline = self.outline
        return new

    def clone(self) -> "Mogul":
        new = Mogul(self.box)
        new.copy_progress(self)
        new.players = [part.clone() for part in self.players]
        new.bank = self.bank
        new.pot = self.pot
        if self.start_shares.total > 0:
            new.start_shares = self.start_shares.clone()
        else:
            new.start_shares = self.start_shares
        new.pile = self.pile.clone()
        new.card = self.card
        new.on_offer = self.on_offer
        new.returned = self.returned[:]
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.asked = self.asked
        new.still_in = self.still_in
        new.credited = self.credited
        new.runner_up = self.runner_up
        new.winner = self.winner
        new.winner_took = self.winner_took
        new.crashed = self.crashed
        return new

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        players = sheet.players
        at = sheet.at
        at = put_amounts(room, at, self.pile.counts)
        for n in range(players):
            at = self.players[sheet.nth_seat(n)].observe(room, at)
        room[at] = i16(self.bank)
        room[at + 1] = i16(self.pot)
        room[at + 2] = i16(self.card)
        room[at + 3] = i16(self.on_offer)
        at = put_amounts(room, at + 4, self.returned)
        room[at] = i16(self.round)
        room[at + 1] = i16(from_viewer(self.start, viewer, players))
        room[at + 2] = i16(from_viewer(self.turn, viewer, players))
        room[at + 3] = i16(self.asked)
        room[at + 4] = i16(set_from_viewer(self.still_in, viewer, players))
        room[at + 5] = i16(set_from_viewer(self.credited, viewer, players))
        room[at + 6] = i16(from_viewer(self.runner_up, viewer, players))
        room[at + 7] = i16(from_viewer(self.winner, viewer, players))
        room[at + 8] = i16(self.winner_took)
        room[at + 9] = i16(self.crashed)
        return True

    # Generated from TABLE_FIELDS by tools/state_methods.py: end

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of `seat`. After the last seat comes seat 0."""
        if seat + 1 == len(self.players):
            return 0
        return seat + 1

    def value(self, company: i64) -> i64:
        """Return the price of a share of a company: the number of its shares in front of all players."""
        n: i64 = 0
        for player in self.players:
            n += player.shares[company]
        return n
