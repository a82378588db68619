"""The order of play of Stockpile, from top to bottom: the summary on the rulebook's last pages, line by line.

What belongs to a module is marked with its name, and drops out of a game without it. Sections in brackets, here and in
the phases, are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any, Final

from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile import day_trading, effects, kinds, market
from openoutcry.games.stockpile.action import NEXT_PLAYER, Actions
from openoutcry.games.stockpile.bonds import BuyBonds, PayInterest, RedeemBonds
from openoutcry.games.stockpile.commerce import DealCommerce, PlaceCommerce, ScoreCommerce
from openoutcry.games.stockpile.demand import Bidding, CollectPiles
from openoutcry.games.stockpile.dice import RollDice
from openoutcry.games.stockpile.ending import CountMoney, EndRound, FinalSale, Majorities
from openoutcry.games.stockpile.first_card import GiveFirstCard, PlaceFirstCard
from openoutcry.games.stockpile.hiring import (
    BidForInvestors,
    DealInvestors,
    DealStrategies,
    DropStrategy,
    HireInvestors,
    KeepInvestors,
    MoreStrategies,
    OfferInvestors,
)
from openoutcry.games.stockpile.information import DealCompanies, DealForecasts, ShufflePairs
from openoutcry.games.stockpile.movement import NEXT_PAIR, BeginMovement
from openoutcry.games.stockpile.selling import SellAgain, Selling
from openoutcry.games.stockpile.setup import BeginRound, FirstPlayer, StarterStocks
from openoutcry.games.stockpile.supply import LAY_OUT, DealHands, PlaceCards, TurnUpCards

# The modules; without one of these a step is always there.
ALWAYS: Final = ""
BONDS: Final = "bonds"
COMMODITIES: Final = "commodities"
DICE: Final = "dice"
STRATEGIES: Final = "strategies"
FIRST_CARD: Final = "first-player-card"
INVESTORS: Final = "investors"
CHOSEN: Final = "investors chosen"
BID_FOR: Final = "investors bid for"
TWO_PLAYERS: Final = "two players"
EXTRAS: Final = "any module"

DEAL_HANDS: Final = DealHands()
PLACE_CARDS: Final = PlaceCards()
DROP_STRATEGY: Final = DropStrategy()

Line = tuple[str, Step[Any]]

SETUP: Final[list[Line]] = [
    (ALWAYS, FirstPlayer()),
    (STRATEGIES, DealStrategies()),
    (INVESTORS, DealInvestors()),
    (CHOSEN, KeepInvestors()),
    (BID_FOR, OfferInvestors()),
    (BID_FOR, BidForInvestors()),
    (BID_FOR, HireInvestors()),
    (STRATEGIES, DROP_STRATEGY),
    (STRATEGIES, DROP_STRATEGY),
    (STRATEGIES, MoreStrategies()),
    (ALWAYS, StarterStocks()),
]

ROUND: Final[list[Line]] = [
    # The round begins
    (ALWAYS, BeginRound()),
    (EXTRAS, effects.RefreshAbilities()),
    (BONDS, BuyBonds()),
    (ALWAYS, ShufflePairs()),
    (DICE, RollDice()),
    # Information
    (INVESTORS, effects.AbilitiesAt(kinds.BEFORE_DEAL)),
    (ALWAYS, DealCompanies()),
    (ALWAYS, DealForecasts()),
    # Supply
    (ALWAYS, TurnUpCards()),
    (ALWAYS, DEAL_HANDS),
    (ALWAYS, PLACE_CARDS),
    (TWO_PLAYERS, DEAL_HANDS),
    (TWO_PLAYERS, PLACE_CARDS),
    (COMMODITIES, DealCommerce()),
    (COMMODITIES, PlaceCommerce()),
    (FIRST_CARD, PlaceFirstCard()),
    # Demand
    (INVESTORS, effects.AbilitiesAt(kinds.BEFORE_DEMAND)),
    (ALWAYS, Bidding()),
    (ALWAYS, CollectPiles()),
    (FIRST_CARD, GiveFirstCard()),
    # Action
    (ALWAYS, Actions()),
    # Selling
    (ALWAYS, Selling()),
    (INVESTORS, SellAgain()),
    (INVESTORS, effects.AbilitiesAt(kinds.AFTER_SELLING)),
    # Movement
    (ALWAYS, BeginMovement()),
    # The round ends
    (BONDS, PayInterest()),
    (INVESTORS, effects.AbilitiesAt(kinds.ROUND_END)),
    (INVESTORS, effects.AbilitiesAt(kinds.AT_THE_LAST)),
    (ALWAYS, EndRound()),
]

GAME_END: Final[list[Line]] = [
    (ALWAYS, Majorities()),
    (ALWAYS, FinalSale()),
    (BONDS, RedeemBonds()),
    (COMMODITIES, ScoreCommerce()),
    (ALWAYS, CountMoney()),
]

INTERRUPTING: Final[list[Step[Any]]] = (
    market.MOVE + market.DIVIDEND + NEXT_PAIR + LAY_OUT + NEXT_PLAYER + effects.USE + day_trading.DRAW_AND_KEEP
)


def in_play(lines: list[Line], modules: list[str]) -> list[Step[Any]]:
    """The steps of a game with these modules."""
    return [step for module, step in lines if module == ALWAYS or module in modules]


def all_steps() -> dict[str, Step[Any]]:
    """Every step that can be on the agenda, by name."""
    steps = [step for _, step in SETUP + ROUND + GAME_END] + INTERRUPTING
    named = {type(step).__name__: step for step in steps if not isinstance(step, effects.AbilitiesAt)}
    for step in steps:
        if isinstance(step, effects.AbilitiesAt):
            named[f"AbilitiesAt{int(step.moment)}"] = step
            named[f"NextAbility{int(step.moment)}"] = step.following[0]
    return named
