"""The forecast dice say which forecasts are in play this round [Forecast Dice]."""

from typing import Final

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile.components import COMPANIES, ROLL
from openoutcry.games.stockpile.modules.events import DiceRolled
from openoutcry.games.stockpile.state import Stockpile

FACES: Final = 6


class RollDice(Step[Stockpile]):
    """The first player rolls all six; their cards are shuffled for the deal [Forecast Dice, Beginning of Round]. Those
    of the round before go back to their piles [End of Round]."""

    def run(self, g: Stockpile) -> None:
        for die in range(COMPANIES):
            g.extras.dice[die] = NONE
        while g.forecast_deck.total > 0:
            g.forecast_deck.take(self.any_card(g))
        g.asked = 0

    def any_card(self, g: Stockpile) -> i64:
        kind: i64 = 0
        while g.forecast_deck.counts[kind] == 0:
            kind += 1
        return kind

    def ask(self, g: Stockpile) -> None:
        if g.asked < COMPANIES:
            g.ask(NATURE, ROLL, first(FACES))

    def answer(self, g: Stockpile, option: i64) -> None:
        forecast = g.box.faces[g.asked * FACES + option]
        g.extras.dice[g.asked] = forecast
        g.forecast_deck.put(forecast)
        g.asked += 1
        if g.asked == COMPANIES and g.telling:
            g.tell(DiceRolled(g.first, [int(n) for n in g.extras.dice]))
