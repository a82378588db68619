"""The order of play of Stockpile, from top to bottom: the summary on the rulebook's last pages, line by line.

What belongs to a module is marked with its name, and drops out of a game without it. Sections in brackets, here and in
the phases, are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any, Final

from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile import components
from openoutcry.games.stockpile.cards import using
from openoutcry.games.stockpile.cards.strategies import reconstructed
from openoutcry.games.stockpile.modules.bonds import BuyBonds, PayInterest, RedeemBonds
from openoutcry.games.stockpile.modules.commodities import DealCommerce, PlaceCommerce, ScoreCommerce
from openoutcry.games.stockpile.modules.dice import RollDice
from openoutcry.games.stockpile.modules.first_player_card import GiveFirstCard, PlaceFirstCard
from openoutcry.games.stockpile.modules.investors import (
    BidForInvestors,
    DealInvestors,
    HireInvestors,
    KeepInvestors,
    OfferInvestors,
)
from openoutcry.games.stockpile.modules.strategies import DealStrategies, DropStrategy, MoreStrategies
from openoutcry.games.stockpile.phases.action import NEXT_PLAYER, Actions
from openoutcry.games.stockpile.phases.demand import Bidding, CollectPiles
from openoutcry.games.stockpile.phases.ending import CountMoney, EndRound, FinalSale, Majorities
from openoutcry.games.stockpile.phases.information import DealCompanies, DealForecasts, ShufflePairs
from openoutcry.games.stockpile.phases.movement import NEXT_PAIR, BeginMovement
from openoutcry.games.stockpile.phases.selling import SellAgain, Selling
from openoutcry.games.stockpile.phases.setup import BeginRound, FirstPlayer, StarterStocks
from openoutcry.games.stockpile.phases.supply import LAY_OUT, DealHands, PlaceCards, TurnUpCards
from openoutcry.games.stockpile.table import market

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
    (EXTRAS, using.RefreshAbilities()),
    (BONDS, BuyBonds()),
    (ALWAYS, ShufflePairs()),
    (DICE, RollDice()),
    # Information
    (INVESTORS, using.AbilitiesAt(components.BEFORE_DEAL)),
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
    (INVESTORS, using.AbilitiesAt(components.BEFORE_DEMAND)),
    (ALWAYS, Bidding()),
    (INVESTORS, using.AbilitiesAt(components.AFTER_BIDDING)),
    (ALWAYS, CollectPiles()),
    (FIRST_CARD, GiveFirstCard()),
    # Action
    (ALWAYS, Actions()),
    # Selling
    (ALWAYS, Selling()),
    (INVESTORS, SellAgain()),
    (INVESTORS, using.AbilitiesAt(components.AFTER_SELLING)),
    # Movement
    (ALWAYS, BeginMovement()),
    # The round ends
    (BONDS, PayInterest()),
    (INVESTORS, using.AbilitiesAt(components.ROUND_END)),
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
    market.MOVE + market.DIVIDEND + NEXT_PAIR + LAY_OUT + NEXT_PLAYER + using.USE + reconstructed.DRAW_AND_KEEP
)


def in_play(lines: list[Line], modules: list[str]) -> list[Step[Any]]:
    """Return the steps of a game with these modules."""
    return [step for module, step in lines if module == ALWAYS or module in modules]


def all_steps() -> dict[str, Step[Any]]:
    """Return every step that can be on the agenda, by name."""
    steps = [step for _, step in SETUP + ROUND + GAME_END] + INTERRUPTING
    named = {type(step).__name__: step for step in steps if not isinstance(step, using.AbilitiesAt)}
    moments = [step for step in steps if isinstance(step, using.AbilitiesAt)]
    for n, step in enumerate(moments):
        named[f"AbilitiesAt{n + 1}"] = step
        named[f"NextAbility{n + 1}"] = step.following[0]
    return named
