"""The order of play of Stockpile, to be read from top to bottom.

    Set-up:      first player, a stock each
    Each round:  information, supply, demand, actions, selling, movement
    The end:     majorities, final sale

Sections in brackets, here and in the phases, are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any, Final

from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile import market
from openoutcry.games.stockpile.action import NEXT_PLAYER, Actions
from openoutcry.games.stockpile.demand import Bidding, CollectPiles
from openoutcry.games.stockpile.ending import GAME_END, EndRound
from openoutcry.games.stockpile.information import DealCompanies, DealForecasts
from openoutcry.games.stockpile.movement import NEXT_PAIR, BeginMovement
from openoutcry.games.stockpile.selling import Selling
from openoutcry.games.stockpile.setup import BeginRound, FirstPlayer, StarterStocks
from openoutcry.games.stockpile.supply import DealHands, PlaceCards, TurnUpCards

PREPARATIONS: Final[list[Step[Any]]] = [FirstPlayer(), StarterStocks()]
INFORMATION: Final[list[Step[Any]]] = [DealCompanies(), DealForecasts()]
TURN_UP: Final[list[Step[Any]]] = [TurnUpCards()]
HANDS: Final[list[Step[Any]]] = [DealHands(), PlaceCards()]
DEMAND: Final[list[Step[Any]]] = [Bidding(), CollectPiles()]
ACTION: Final[list[Step[Any]]] = [Actions()]
SELLING: Final[list[Step[Any]]] = [Selling()]
MOVEMENT: Final[list[Step[Any]]] = [BeginMovement()]
BEGIN: Final[list[Step[Any]]] = [BeginRound()]
END: Final[list[Step[Any]]] = [EndRound()]


def the_round(players: int) -> list[Step[Any]]:
    """One round, in order; its last step begins the next. Two players place two hands, one after the other."""
    hands = HANDS + HANDS if players == 2 else HANDS
    return BEGIN + INFORMATION + TURN_UP + hands + DEMAND + ACTION + SELLING + MOVEMENT + END


def all_steps(players: int) -> list[Step[Any]]:
    """Every step that can be on the agenda."""
    return PREPARATIONS + the_round(players) + NEXT_PLAYER + market.MOVE + market.DIVIDEND + NEXT_PAIR + GAME_END
