"""Every question of Blind Bid, with its answers: a step asks it by its number."""

from typing import Annotated

from openoutcry.engine.claims import Answer, Equals, Tells
from openoutcry.engine.question import Figures, Question

from blind_bid.box import KINDS, Box
from blind_bid.events import Bid, Won
from blind_bid.state import BlindBid

DRAW, BID, SHOW = 0, 1, 2


def left_if_it_wins(
    given: Answer,
    before: BlindBid,
    after: BlindBid,
) -> int | None:
    """The coins that a winning bidder has left; None for the others, and while nobody has won."""
    won = given.next(Won)
    return before.players[given.seat].coins - won.coins if won and won.seat == given.seat else None


class BidFigures(Figures):
    """What is bid, and what would be left."""

    coins: Annotated[int, Tells("coins", Bid)]
    left: Annotated[int, Equals(left_if_it_wins)]


class BidQuestion(Question[BlindBid]):
    """How much to bid; nobody else sees it before all have bid."""

    def __init__(self, box: Box) -> None:
        words = [f"bid {coins}" for coins in range(box.highest_bid + 1)]
        super().__init__(BID, "bid", words, secret=True, closed="too-few-coins")

    def figures(self, g: BlindBid, player: int, option: int) -> BidFigures:
        return {"coins": option, "left": g.players[player].coins - option}


def questions(box: Box) -> list[Question[BlindBid]]:
    """All of them; NATURE answers the first."""
    return [
        Question(DRAW, "draw", [f"card {kind + 1}" for kind in range(KINDS)], secret=True),
        BidQuestion(box),
        Question(SHOW, "show", ["keep", "show"]),
    ]
