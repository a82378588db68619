"""The questions of Speculation, the board game."""

from typing import Final

from openoutcry.engine.first_player import START
from openoutcry.engine.question import Figures, Question, seat_words
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


class PriceFigures(Figures, total=False):
    """A company, and the price of its share."""

    company: int
    price: int


class Sell(Question[Speculation]):
    """The first half of a trade: a share to sell, or nothing [Trade]."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(SELL, "sell", [f"sell {name}" for name in [*names, "nothing"]], phase="trade")

    def figures(self, g: Speculation, player: int, option: int) -> PriceFigures:
        return price_of(g, option)

    def why_not(self, g: Speculation, player: int, option: int) -> str:
        return "not-owned" if g.players[player].shares[option] == 0 else "cannot-pay"


class Buy(Question[Speculation]):
    """The other half: a share to buy, or nothing [Trade]."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(BUY, "buy", [f"buy {name}" for name in [*names, "nothing"]], phase="trade")

    def figures(self, g: Speculation, player: int, option: int) -> PriceFigures:
        return price_of(g, option)

    def why_not(self, g: Speculation, player: int, option: int) -> str:
        if option == g.selling:
            return "not-both-ways"
        if option != NOTHING and g.bank[option] == 0:
            return "bank-has-none"
        return "cannot-pay"


def price_of(g: Speculation, company: int) -> PriceFigures:
    """A share of this company, if it is one."""
    return {} if company == NOTHING else {"company": company, "price": int(g.price[company])}


class RankFigures(PriceFigures, total=False):
    """Where a brick would stand, and what its share would then be worth."""

    space: int


class Rank(Question[Speculation]):
    """Which brick gains, or loses, a rank [Rank +1; Rank -1]."""

    def figures(self, g: Speculation, player: int, option: int) -> RankFigures:
        after = g.clone()
        after.step.answer(after, option)
        return {"company": option, "space": int(after.space[option]), "price": int(after.price[option])}


class CardFigures(Figures, total=False):
    """The company of a card; one more for the bank holiday."""

    company: int


class Card(Question[Speculation]):
    """The card that a player lays face down [Move the company bricks]."""

    def __init__(self, names: list[str]) -> None:
        words = [f"play {name}" for name in [*names, "bank holiday"]]
        super().__init__(CARD, "card", words, secret=True, closed="not-in-hand", phase="cards")

    def figures(self, g: Speculation, player: int, option: int) -> CardFigures:
        return {"company": option}


def questions(box: Box) -> list[Question[Speculation]]:
    """Every question of a game."""
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
