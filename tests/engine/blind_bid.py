"""A tiny fifth game that uses all of the kernel: hidden cards, a sealed choice, an interruption, money.

Each player draws a card that only he sees (1, 2 or 3). All bid 0 to 2 coins at the same time, at most what they have.
The highest bidder (the first, if tied) pays his bid to the bank and wins the value of all cards in points. The others
may then show their card or not. After three rounds the most points win.
"""

from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game, Question
from openoutcry.engine.kernel import NATURE, Sealed, Step, advance, open_sealed
from openoutcry.engine.records import BAG, CARDS, PARTS, Cards, Field, Part, Position

DRAW, BID, SHOW = 0, 1, 2
ROUNDS = 3


class Drew(Event, frozen=True):
    seat: int
    card: int | None


class Bid(Event, frozen=True):
    seat: int
    coins: int


class Showed(Event, frozen=True):
    seat: int
    card: int


class Player(Part):
    def __init__(self) -> None:
        self.coins = 4
        self.points = 0
        self.hand = Cards()

    def fields(self) -> list[Field]:
        return [Field("coins"), Field("points"), Field("hand", CARDS, bag="deck")]


class BlindBid(Position):
    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = [Player() for _ in range(players)]
        self.bank = 0
        self.deck = Bag(vec[i64]([4, 4, 4]))
        self.discard = Bag(vec[i64]([0, 0, 0]))
        self.round = 0
        self.dealt = 0
        self.shower = 0
        self.best = 0

    def fields(self) -> list[Field]:
        names = ["bank", "round", "dealt", "shower", "best"]
        return [Field("players", PARTS), Field("deck", BAG), Field("discard", BAG), *(Field(name) for name in names)]

    def blank(self) -> Position:
        g = BlindBid(len(self.players))
        g.outline = self.outline
        return g

    def clone(self) -> "BlindBid":
        g = BlindBid(len(self.players))
        g.copy_progress(self)
        for mine, theirs in zip(g.players, self.players, strict=True):
            mine.coins, mine.points, mine.hand = theirs.coins, theirs.points, theirs.hand.clone()
        g.bank, g.round, g.dealt, g.shower, g.best = self.bank, self.round, self.dealt, self.shower, self.best
        g.deck, g.discard = self.deck.clone(), self.discard.clone()
        return g


class DrawCards(Step[BlindBid]):
    def run(self, g: BlindBid) -> None:
        g.round += 1
        g.dealt = 0

    def ask(self, g: BlindBid) -> None:
        if g.dealt < len(g.players):
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: BlindBid) -> Bag | None:
        return g.deck

    def answer(self, g: BlindBid, option: i64) -> None:
        g.deck.take(option)
        g.players[g.dealt].hand.add(option, bit(g.dealt))
        if g.telling:
            g.tell_only(bit(g.dealt), Drew(g.dealt, int(option)), Drew(g.dealt, None))
        g.dealt += 1


class SealedBid(Sealed[BlindBid]):
    def __init__(self) -> None:
        self.kind = BID

    def run(self, g: BlindBid) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: BlindBid, player: i64) -> i64:
        return first(min(g.players[player].coins, 2) + 1)

    def why_not(self, g: BlindBid, option: i64) -> str:
        return "too-few-coins"

    def reveal(self, g: BlindBid) -> None:
        bids = list(g.sealed)
        g.best = bids.index(max(bids))
        winner = g.players[g.best]
        winner.coins -= bids[g.best]
        g.bank += bids[g.best]
        winner.points += sum(int(player.hand.kinds[0]) + 1 for player in g.players)
        g.learned += 1  # the points tell the sum of the cards
        if g.telling:
            for seat, coins in enumerate(bids):
                g.tell(Bid(seat, int(coins)))
        g.schedule([SHOW_CARDS])


class ShowCards(Step[BlindBid]):
    def run(self, g: BlindBid) -> None:
        g.shower = 1 if g.best == 0 else 0

    def ask(self, g: BlindBid) -> None:
        if g.shower < len(g.players):
            g.ask(g.shower, SHOW, 3)

    def answer(self, g: BlindBid, option: i64) -> None:
        hand = g.players[g.shower].hand
        if option == 1:
            hand.seen[0] = -1
            g.learned += 1
            if g.telling:
                g.tell(Showed(g.shower, int(hand.kinds[0])))
        g.shower += 2 if g.shower + 1 == g.best else 1


class Discard(Step[BlindBid]):
    def run(self, g: BlindBid) -> None:
        for player in g.players:
            g.discard.put(player.hand.remove(0))
        g.learned += 1  # the discard is open
        if g.round < ROUNDS:
            g.schedule(g.outline)


SHOW_CARDS: Step[Any] = ShowCards()


class BlindBidShown(msgspec.Struct, frozen=True):
    coins: list[int]
    hands: list[list[int | None]]


class BlindBidGame(Game):
    def __init__(self, players: int = 3, outline: list[Step[Any]] | None = None) -> None:
        questions = [
            Question("draw", ["card 1", "card 2", "card 3"], secret=True),
            Question("bid", ["bid 0", "bid 1", "bid 2"], secret=True),
            Question("show", ["keep", "show"]),
        ]
        super().__init__("blind-bid", "printed", players, {}, questions)
        self.outline = outline or [DrawCards(), SealedBid(), Discard()]

    def new(self, telling: bool = False) -> Position:
        g = self.blank()
        if telling:
            g.listen()
        g.schedule(self.outline)
        advance(g)
        return g

    def blank(self) -> Position:
        g = BlindBid(self.players)
        g.outline = self.outline
        return g

    def steps(self) -> dict[str, Step[Any]]:
        return {type(step).__name__: step for step in [*self.outline, SHOW_CARDS]}

    def scores(self, g: Position) -> list[int]:
        return [player.points for player in cast(BlindBid, g).players]

    def end(self, g: Position) -> str:
        return "three rounds" if g.options == 0 else ""

    def conserved(self, g: Position) -> dict[str, int]:
        b = cast(BlindBid, g)
        return {
            "coins": b.bank + sum(player.coins for player in b.players),
            "cards": int(b.deck.total + b.discard.total) + sum(int(player.hand.size) for player in b.players),
        }

    def longest(self) -> int:
        return ROUNDS * 3 * self.players

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        hands = enumerate(cast(BlindBid, g).players)
        return [f"players.{n}.hand" for n, one in hands if n != seat and one.hand.size and one.hand.seen[0] == bit(n)]

    def prices(self, g: Position) -> list[int]:
        return []

    def fortunes(self, g: Position) -> list[int]:
        return self.scores(g)
