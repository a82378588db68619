"""The table of Mogul: what lies where, and who sees it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import BAG, COUNTED, NUMBERS, PARTS, Field, Part, Position
from openoutcry.games.mogul.box import Box

NO_CARDS: Final = Bag(vec[i64]())
PLAYER_FIELDS: Final = [Field("points"), Field("chips", sight=COUNTED), Field("shares", NUMBERS)]
TABLE_FIELDS: Final = [
    Field("players", PARTS),
    Field("bank"),
    Field("pot"),
    Field("start_shares", BAG),
    Field("pile", BAG),
    Field("card"),
    Field("on_offer"),
    Field("returned", NUMBERS),
    Field("round"),
    Field("start"),
    Field("turn"),
    Field("asked"),
    Field("still_in"),
    Field("credited"),
    Field("runner_up"),
    Field("winner"),
    Field("winner_took"),
    Field("crashed"),
]


@mypyc_attr(acyclic=True)
class Player(Part):
    """A player's side of the table: the marker's points, the covered chips, the open shares by company."""

    def __init__(self, companies: i64) -> None:
        self.points: i64 = 0
        self.chips: i64 = 0
        self.shares: vec[i64] = vec[i64]([0] * companies) if companies > 0 else vec[i64]()

    def clone(self) -> "Player":
        """The same player, apart."""
        player = Player(0)
        player.points = self.points
        player.chips = self.chips
        player.shares = self.shares[:]
        return player

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS


NO_PLAYERS: Final[list[Player]] = []


@mypyc_attr(acyclic=True)
class Mogul(Position):
    """Everything on the table. `card` is the kind of the revealed share, `on_offer` while nobody has taken it;
    `still_in` has a bit for each bidder left."""

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

    def next_seat(self, seat: i64) -> i64:
        """The player to the left."""
        if seat + 1 == len(self.players):
            return 0
        return seat + 1

    def value(self, company: i64) -> i64:
        """What a share of the company sells for: the number of its shares before all players."""
        n: i64 = 0
        for player in self.players:
            n += player.shares[company]
        return n
