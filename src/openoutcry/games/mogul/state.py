"""The position of Mogul: its components, and which seats see them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.chance import Bag
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
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet
from openoutcry.games.mogul.box import MOST_KINDS, MOST_PLAYERS, Box

NO_CARDS: Final = Bag(vec[i64]())

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
    Field("points", low=-9999, high=9999),
    Field("chips", sight=COUNTED, low=0, high=999),
    Field("shares", NUMBERS, low=0, high=MOST_KINDS),
]
TABLE_FIELDS: Final = [
    Field("players", PARTS, reads=BY_SEAT),
    Field("bank", low=0, high=999),
    Field("pot", low=0, high=999),
    Field("start_shares", BAG, reads=LEFT_OUT),
    Field("pile", BAG, low=0, high=MOST_KINDS),
    Field("card", bag="pile", reads=ONE_OF),
    Field("on_offer", low=0, high=1),
    Field("returned", NUMBERS, low=0, high=MOST_KINDS),
    Field("round", low=0, high=99),
    Field("start", reads=SEAT),
    Field("turn", reads=SEAT),
    Field("asked", low=0, high=MOST_PLAYERS),
    Field("still_in", reads=SEATS),
    Field("credited", reads=SEATS),
    Field("runner_up", reads=SEAT),
    Field("winner", reads=SEAT),
    Field("winner_took", low=0, high=1),
    Field("crashed", low=0, high=1),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """One player's components: the points of the marker, the covered chips, and the open shares by company."""

    def __init__(self, companies: i64) -> None:
        self.points: i64 = 0
        self.chips: i64 = 0
        self.shares: vec[i64] = vec[i64]([0] * companies) if companies > 0 else vec[i64]()

    def clone(self) -> "Player":
        """Return an independent copy of this player."""
        player = Player(0)
        player.points = self.points
        player.chips = self.chips
        player.shares = self.shares[:]
        return player

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def observe(self, sheet: Sheet) -> None:
        """Write this player's part of an observation. It includes the covered chips, since an observation assumes
        perfect memory."""
        sheet.amount(self.points)
        sheet.amount(self.chips)
        sheet.amounts(self.shares)


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Mogul(Position):
    """A position of Mogul. `card` is the kind of the revealed share. `on_offer` is 1 from the reveal until a player
    takes or declines the share. `still_in` has a bit for each seat still in the auction."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.bank: i64 = 0
        self.pot: i64 = 0
        self.start_shares: Bag = NO_CARDS
        self.pile: Bag = NO_CARDS
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

    def blank(self) -> Position:
        g = Mogul(self.box)
        g.players = [Player(self.box.companies) for _ in self.players]
        g.returned = vec[i64]([0] * self.box.companies)
        g.outline = self.outline
        return g

    def clone(self) -> "Mogul":
        g = Mogul(self.box)
        g.copy_progress(self)
        g.players = [player.clone() for player in self.players]
        g.bank = self.bank
        g.pot = self.pot
        g.start_shares = self.start_shares.clone() if self.start_shares.total > 0 else self.start_shares
        g.pile = self.pile.clone()
        g.card = self.card
        g.on_offer = self.on_offer
        g.returned = self.returned[:]
        g.round = self.round
        g.start = self.start
        g.turn = self.turn
        g.asked = self.asked
        g.still_in = self.still_in
        g.credited = self.credited
        g.runner_up = self.runner_up
        g.winner = self.winner
        g.winner_took = self.winner_took
        g.crashed = self.crashed
        return g

    def observe(self, sheet: Sheet) -> bool:
        sheet.bag(self.pile)
        for n in range(sheet.players):
            self.players[sheet.nth_seat(n)].observe(sheet)
        sheet.amount(self.bank)
        sheet.amount(self.pot)
        sheet.amount(self.card)
        sheet.amount(self.on_offer)
        sheet.amounts(self.returned)
        sheet.amount(self.round)
        sheet.seat(self.start)
        sheet.seat(self.turn)
        sheet.amount(self.asked)
        sheet.seats(self.still_in)
        sheet.seats(self.credited)
        sheet.seat(self.runner_up)
        sheet.seat(self.winner)
        sheet.amount(self.winner_took)
        sheet.amount(self.crashed)
        return True

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of `seat`."""
        if seat + 1 == len(self.players):
            return 0
        return seat + 1

    def value(self, company: i64) -> i64:
        """Return the price of a share of a company: the number of its shares in front of all players."""
        n: i64 = 0
        for player in self.players:
            n += player.shares[company]
        return n
