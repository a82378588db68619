"""Kinds of investors: those who ask one question."""

from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards.contract import Ability, finish
from openoutcry.games.stockpile.components import IN_ACTION_PHASE
from openoutcry.games.stockpile.state import Stockpile


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedOnce(Ability):
    """An investor who asks one question, if there is something to choose from. If `no` is set, the player may decline
    by that answer."""

    def choices(self, g: Stockpile, seat: i64) -> i64:
        """Return the set of answers by which the investor is used."""
        return 0

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Carry out the answer."""

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return self.choices(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        if self.no == NONE:
            return self.choices(g, seat)
        return self.choices(g, seat) | bit(self.no)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option != self.no:
            self.act(g, seat, option)

    def answers(self, box: Box) -> int:
        return 2 if self.at & IN_ACTION_PHASE != 0 else 1
