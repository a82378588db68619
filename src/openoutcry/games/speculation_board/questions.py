"""The questions of Speculation, the board game."""

from typing import Annotated, Final

from openoutcry.engine.claims import Answer, Becomes, Equals, Tells
from openoutcry.engine.first_player import START
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.speculation_board import events
from openoutcry.games.speculation_board.box import MOST_PLAYERS, Box
from openoutcry.games.speculation_board.state import Speculation

DEAL: Final = 1
DRAW: Final = 2
ACTION_TILE: Final = 3
MOVEMENT_TILE: Final = 4
SELL: Final = 5
BUY: Final = 6
RAISE: Final = 7
LOWER: Final = 8
CARD: Final = 9

# The action tiles.
TRADE: Final = 0
RANK_UP: Final = 1
RANK_DOWN: Final = 2
NO_ACTION: Final = 3
ACTIONS: Final = ["trade", "rank_up", "rank_down", "no_action"]

NOTHING: Final = 8  # of SELL and BUY: after the companies


class SaleFigures(Figures, total=False):
    """Numbers shown beside the sale of a share: its company and its price."""

    company: Annotated[int, Tells("sold", events.Traded)]
    price: Annotated[int, Tells("sold_for", events.Traded)]


class Sell(Question[Speculation]):
    """Question: which share does the player sell, if any? The first half of a trade [Trade]."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(SELL, "sell", [f"sell {name}" for name in [*names, "nothing"]], phase="trade")

    def figures(self, g: Speculation, player: int, option: int) -> SaleFigures:
        return {} if option == NOTHING else {"company": option, "price": int(g.price[option])}

    def why_not(self, g: Speculation, player: int, option: int) -> str:
        return "not-owned" if g.players[player].shares[option] == 0 else "cannot-pay"


class PurchaseFigures(Figures, total=False):
    """Numbers shown beside the purchase of a share: its company and its price."""

    company: Annotated[int, Tells("bought", events.Traded)]
    price: Annotated[int, Tells("bought_for", events.Traded)]


class Buy(Question[Speculation]):
    """Question: which share does the player buy, if any? The second half of a trade [Trade]."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(BUY, "buy", [f"buy {name}" for name in [*names, "nothing"]], phase="trade")

    def figures(self, g: Speculation, player: int, option: int) -> PurchaseFigures:
        return {} if option == NOTHING else {"company": option, "price": int(g.price[option])}

    def why_not(self, g: Speculation, player: int, option: int) -> str:
        if option == g.selling:
            return "not-both-ways"
        if option != NOTHING and g.bank[option] == 0:
            return "bank-has-none"
        return "cannot-pay"


class RankFigures(Figures, total=False):
    """Numbers shown beside a change of rank: the company, its brick's new space, and the new price of its shares."""

    company: Annotated[int, Tells("company", events.RankRaised, events.RankLowered)]
    price: Annotated[int, Becomes("price", of="company")]
    space: Annotated[int, Becomes("space", of="company")]


class Rank(Question[Speculation]):
    """Question: which company's brick gains a rank, or loses one [Rank +1; Rank -1]?"""

    def figures(self, g: Speculation, player: int, option: int) -> RankFigures:
        after = g.clone()
        after.step.answer(after, option)
        return {"company": option, "space": int(after.space[option]), "price": int(after.price[option])}


def card_revealed(given: Answer, before: Speculation, after: Speculation) -> int | None:
    """Return the card that the answering player turns over after the answer `given`. Return None while the cards are
    still face down."""
    revealed = given.next(events.CardsRevealed)
    return None if revealed is None else int(revealed.cards[given.seat])


class CardFigures(Figures, total=False):
    """Number shown beside a card: its company, or the number after the last company for a bank holiday."""

    company: Annotated[int, Equals(card_revealed)]


class Card(Question[Speculation]):
    """Question: which card does the player lay face down [Move the company bricks]?"""

    def __init__(self, names: list[str]) -> None:
        words = [f"play {name}" for name in [*names, "bank holiday"]]
        super().__init__(CARD, "card", words, secret=True, closed="not-in-hand", phase="cards")

    def figures(self, g: Speculation, player: int, option: int) -> CardFigures:
        return {"company": option}


def questions(box: Box) -> list[Question[Speculation]]:
    """Return all questions of Speculation, the board game, those to NATURE (random draws) included."""
    names = [name.lower() for name in box.names]
    return [
        Question(START, "start", seat_words(MOST_PLAYERS), phase="setup"),
        Question(DEAL, "deal", names, phase="setup"),
        Question(DRAW, "draw", [*names, "bank holiday"], secret=True, phase="draw"),
        Question(ACTION_TILE, "action-tile", [action.replace("_", " ") for action in ACTIONS], phase="tiles"),
        Question(MOVEMENT_TILE, "movement-tile", [str(n) for n in range(len(box.movements))], phase="tiles"),
        Sell(names),
        Buy(names),
        Rank(RAISE, "rank-up", [f"raise {name}" for name in names], closed="first-already", phase="rank-up"),
        Rank(LOWER, "rank-down", [f"lower {name}" for name in names], closed="last-already", phase="rank-down"),
        Card(names),
    ]
