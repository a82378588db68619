"""The questions of Stockpile, a file a phase; their numbers are in `components`. The function `questions` returns them
all, with those that chance answers, which have words only."""

from openoutcry.engine.first_player import START
from openoutcry.engine.question import Question, seat_words
from openoutcry.games.stockpile.box import MOST_PLAYERS, Box, card_words, company_words
from openoutcry.games.stockpile.components import (
    COMMODITIES,
    COMPANIES,
    COMPANY,
    DEAL_INVESTOR,
    DEAL_STRATEGY,
    DRAW,
    DRAW_COMMERCE,
    FLIP,
    FORECAST,
    FORECASTS,
    ROLL,
    STARTER,
)
from openoutcry.games.stockpile.questions.action import Act
from openoutcry.games.stockpile.questions.cards import DropStrategy, KeepInvestor, WhichFirst, effect_questions
from openoutcry.games.stockpile.questions.demand import Bid, GiveFirst
from openoutcry.games.stockpile.questions.selling import BuyBonds, Collect, Sell
from openoutcry.games.stockpile.questions.supply import Place, PlaceCommerce, PlaceFirst
from openoutcry.games.stockpile.state import Stockpile


def questions(box: Box) -> list[Question[Stockpile]]:
    """Return all questions of a game, in the order of a round."""
    return [
        *drawn(box),
        DropStrategy(box),
        KeepInvestor(),
        BuyBonds(box),
        Place(),
        PlaceCommerce(),
        PlaceFirst(),
        Bid(box),
        GiveFirst(),
        Act(box),
        Sell(box),
        Collect(),
        WhichFirst(),
        *effect_questions(box),
    ]


def drawn(box: Box) -> list[Question[Stockpile]]:
    """Return the questions that chance answers."""
    names, cards = company_words(box), card_words(box)
    strategies = [name.lower() for name in box.strategies]
    investors = [name.lower() for name in box.investors]
    return [
        Question(START, "start", seat_words(MOST_PLAYERS)),
        Question(STARTER, "starter", names, secret=True),
        Question(COMPANY, "company", names, secret=True),
        Question(FORECAST, "forecast", FORECASTS, secret=True),
        Question(FLIP, "flip", cards),
        Question(DRAW, "draw", cards, secret=True),
        Question(ROLL, "roll", [f"face {n + 1}" for n in range(COMPANIES)]),
        Question(DRAW_COMMERCE, "draw-commerce", [*COMMODITIES, "tax"], secret=True),
        Question(DEAL_STRATEGY, "deal-strategy", strategies, secret=True),
        Question(DEAL_INVESTOR, "deal-investor", investors, secret=True),
    ]
