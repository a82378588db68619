"""Questions of the Supply Phase [2. Supply Phase], and of modules whose cards are placed then."""

from typing import Annotated, Literal

from openoutcry.engine.bits import bit
from openoutcry.engine.claims import Tells
from openoutcry.engine.question import Figures, Question
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import (
    COMMODITY,
    HIDES_BOTH,
    MOST_PILES,
    ORDINALS,
    PILES,
    PLACE,
    PLACE_COMMERCE,
    PLACE_FIRST,
    UP,
)
from openoutcry.games.stockpile.modules.events import FirstCardPlaced
from openoutcry.games.stockpile.phases.supply import HAND, LayOut
from openoutcry.games.stockpile.questions.promised import CardOfHand, Copy, PileOfCard
from openoutcry.games.stockpile.state import Stockpile

Placing = Literal["lay-out", "two", "two-hidden", "last-up", "last-down", "last-either"]


class HeldFigures(Figures, total=False):
    """A card of a hand. For the second and later of equal cards `copy` counts them."""

    card: CardOfHand
    copy: Copy


def held(hand: list[int], place: int) -> HeldFigures:
    """Return the figures of the card in this place of a hand, empty if there is none."""
    if place >= len(hand):
        return {}
    before = hand[:place].count(hand[place])
    return {"card": hand[place], "copy": before + 1} if before else {"card": hand[place]}


class PlaceAsked(Figures, total=False):
    """Figures of the question: by which rule cards are placed, as the first ones of the piles, both of a hand, or the
    last one."""

    asks: Placing


class PlaceFigures(HeldFigures, total=False):
    """Figures of an answer: the card, the pile, and which way up it is placed."""

    pile: PileOfCard
    facing: Literal["up", "down"]


class Place(Question[Stockpile]):
    """The question which card of the hand goes on which pile, face up or face down [Supply Phase, 3]. A player who lays
    out the piles puts one card on each."""

    def __init__(self) -> None:
        words = [f"{card} {way} {n + 1}" for card in ORDINALS for way in ("up", "down") for n in range(MOST_PILES)]
        super().__init__(PLACE, "place", words, secret=True)
        self.places = [self.place(option) for option in range(len(words))]

    def asks(self, g: Stockpile, player: int) -> PlaceAsked:
        return {"asks": self.placing(g, player)}

    def placing(self, g: Stockpile, player: int) -> Placing:
        """Return a word for the rule by which a card is placed."""
        if isinstance(g.step, LayOut):
            return "lay-out"
        hides = hired.allow(g, player, HIDES_BOTH)
        if g.players[player].hand.size == HAND:
            return "two-hidden" if hides else "two"
        if g.placed & bit(UP) != 0:
            return "last-down"
        return "last-either" if hides else "last-up"

    def place(self, option: int) -> PlaceFigures:
        """Return the figures of an option: the pile, and which way up the card is placed."""
        return {"pile": option % MOST_PILES, "facing": "up" if option // MOST_PILES % 2 == UP else "down"}

    def figures(self, g: Stockpile, player: int, option: int) -> PlaceFigures:
        return {**self.places[option], **held(g.players[player].hand.listed(), option // MOST_PILES // 2)}

    def all_figures(self, g: Stockpile, player: int) -> list[PlaceFigures]:
        hand = g.players[player].hand.listed()
        cards = [held(hand, place) for place in range(len(ORDINALS))]
        ways = zip(self.places, (card for card in cards for _ in range(2 * MOST_PILES)), strict=True)
        return [{**place, **card} if card else place for place, card in ways]

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        if isinstance(g.step, LayOut):
            return "one-on-each-pile"
        if option % MOST_PILES >= len(g.piles):
            return "no-such-pile"
        if g.placed & bit(option // MOST_PILES % 2) != 0:
            return "not-both-up" if hired.allow(g, player, HIDES_BOTH) else "one-up-one-down"
        return "not-in-hand"


class PlaceCommerceFigures(HeldFigures, total=False):
    """Figures of an answer: the commerce card, and the pile on which it goes."""

    pile: PileOfCard


class PlaceCommerce(Question[Stockpile]):
    """The question on which pile a commodity or a tax goes; a player with two puts them on different ones [Commodities
    & Taxes, Supply Phase]."""

    def __init__(self) -> None:
        words = [f"{card} {n + 1}" for card in ORDINALS[:2] for n in range(MOST_PILES)]
        super().__init__(PLACE_COMMERCE, "place-commerce", words)

    def figures(self, g: Stockpile, player: int, option: int) -> PlaceCommerceFigures:
        drawn = [COMMODITY + card for card in g.players[player].side.commerce.listed()]
        return {"pile": option % MOST_PILES, **held(drawn, option // MOST_PILES)}

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        if option % MOST_PILES >= len(g.piles):
            return "no-such-pile"
        if option % MOST_PILES == g.placed:
            return "another-pile"
        return "not-in-hand"


class PlaceFirstFigures(Figures, total=False):
    """Figures of an answer: the pile."""

    pile: Annotated[int, Tells("pile", FirstCardPlaced)]


class PlaceFirst(Question[Stockpile]):
    """The question on which pile the First Player Card goes [First Player Card Variant]."""

    def __init__(self) -> None:
        super().__init__(PLACE_FIRST, "place-first", PILES, closed="no-such-pile")

    def figures(self, g: Stockpile, player: int, option: int) -> PlaceFirstFigures:
        return {"pile": option}
