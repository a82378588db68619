"""Questions before the game about investors and strategies, and the question which of two investors acts first."""

from typing import Annotated, Final, Literal

from openoutcry.engine.bits import numbers
from openoutcry.engine.claims import Equals, Tells
from openoutcry.engine.question import Figures, Question
from openoutcry.games.stockpile import outline
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.components import DROP_STRATEGY, KEEP_INVESTOR, WHICH_FIRST
from openoutcry.games.stockpile.modules.events import StrategyDropped
from openoutcry.games.stockpile.modules.investors import KEPT
from openoutcry.games.stockpile.questions import promised
from openoutcry.games.stockpile.questions.words import ORDINALS
from openoutcry.games.stockpile.state import Stockpile

# So many of the strategy cards dealt go back to the box.
RETURNED: Final = sum(step is outline.DROP_STRATEGY for _, step in outline.SETUP)
KEPT_PLACES: Final = [numbers(places) for places in KEPT]


class DropStrategyAsked(Figures, total=False):
    """Figures of the question: how many cards go back, this one included."""

    left: Annotated[int, Equals(promised.strategies_to_return)]


class DropStrategyFigures(Figures, total=False):
    """Figures of an answer: the card that goes back."""

    strategy: Annotated[int, Tells("strategy", StrategyDropped)]


class DropStrategy(Question[Stockpile]):
    """The question which strategy card goes back to the box [Investment Strategies, Setup]."""

    def __init__(self, box: Box) -> None:
        words = [name.lower() for name in box.strategies]
        super().__init__(DROP_STRATEGY, "drop-strategy", words, secret=True, closed="not-in-hand")

    def asks(self, g: Stockpile, player: int) -> DropStrategyAsked:
        held = int(g.players[player].side.strategies.size)
        return {"left": held - int(g.box.rounds + g.box.strategies_dealt) + RETURNED}

    def figures(self, g: Stockpile, player: int, option: int) -> DropStrategyFigures:
        return {"strategy": option}


class KeepInvestorAsked(Figures, total=False):
    """Figures of the question: whether the investors kept are hired or put up for bidding, and how many they are."""

    asks: Literal["hire", "offer"]
    investors: Annotated[int, Equals(promised.investors_to_keep)]


class KeepInvestorFigures(Figures, total=False):
    """Figures of an answer: the investor that is kept, a second one with two players, and the money that they bring."""

    investor: Annotated[int, Equals(promised.first_kept)]
    partner: Annotated[int, Equals(promised.second_kept)]
    money: Annotated[int, Equals(promised.starting_money)]


class KeepInvestor(Question[Stockpile]):
    """The question which of the dealt investors a player keeps, by their places: one of two, or two of four
    [Investors]."""

    def __init__(self) -> None:
        words = [" and ".join(ORDINALS[place] for place in places) for places in KEPT_PLACES]
        super().__init__(KEEP_INVESTOR, "keep-investor", words, secret=True)

    def asks(self, g: Stockpile, player: int) -> KeepInvestorAsked:
        return {"asks": "offer" if outline.BID_FOR in g.box.modules else "hire", "investors": int(g.box.meeples)}

    def figures(self, g: Stockpile, player: int, option: int) -> KeepInvestorFigures:
        dealt = g.players[player].side.dealt_investors.listed()
        if max(KEPT_PLACES[option]) >= len(dealt):
            return {}
        kept = [dealt[place] for place in KEPT_PLACES[option]]
        money = sum(int(g.box.investor_money[investor]) for investor in kept)
        if len(kept) == 1:
            return {"investor": kept[0], "money": money}
        return {"investor": kept[0], "money": money, "partner": kept[1]}


class InvestorFigures(Figures, total=False):
    """Figures of an answer: one of the player's investors."""

    investor: Annotated[int, Equals(promised.investor_first)]


def hired_at(g: Stockpile, player: int, place: int) -> int | None:
    """Return a player's investor in this place, if there is one."""
    investors = [int(investor) for investor in g.players[player].side.investors]
    return investors[place] if place < len(investors) and investors[place] >= 0 else None


class WhichFirst(Question[Stockpile]):
    """The question which of a player's two investors acts first [2-Player Investor Expansion Clarifications]."""

    def __init__(self) -> None:
        super().__init__(WHICH_FIRST, "which-first", ORDINALS[:2])

    def figures(self, g: Stockpile, player: int, option: int) -> InvestorFigures:
        investor = hired_at(g, player, option)
        return {} if investor is None else {"investor": investor}
