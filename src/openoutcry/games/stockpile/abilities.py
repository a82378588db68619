"""The one contract of investors and strategy cards: what it is worth, what it asks, what it does.

An `Effect` is used in stages: `options` are what its user may answer now (nothing means that it is finished), asked as
`question`; `do` has the effect and goes on to the next stage. `Ability` adds what an investor changes without being
asked, `Strategy` when a card can be played. Each is stateless: whose it is, and its stage, are in `g.extras`.
"""

from typing import Final

from mypy_extensions import i64

from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.kinds import CHOOSE, NEVER
from openoutcry.games.stockpile.state import Stockpile

FINISHED: Final = -1


class Effect:
    """Something that a player does beyond the base game. `number` is its place in the list of all effects."""

    number: i64 = 0

    def question(self, g: Stockpile) -> i64:
        """Which question is asked at this stage."""
        return CHOOSE

    def options(self, g: Stockpile, seat: i64) -> i64:
        """What may be answered at this stage; nothing when the effect is finished."""
        return 0

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        """The effect of an answer."""

    def begin(self, g: Stockpile, seat: i64) -> None:
        """What happens before anything is asked."""

    def no(self) -> i64:
        """The first answer by which it is not used after all; NONE if it must be."""
        return NONE


class Ability(Effect):
    """An investor. Without any of these he is Billionaire Bill."""

    def at(self) -> i64:
        """When he is asked, or acts by himself."""
        return NEVER

    def automatic(self, g: Stockpile, seat: i64) -> None:
        """What he does at his time without being asked."""

    def usable(self, g: Stockpile, seat: i64) -> bool:
        """Whether he is asked at his time now."""
        return False

    def in_action_phase(self) -> bool:
        """Whether he can be used once in the Action Phase."""
        return False

    def paid_space(self, space: i64) -> i64:
        """The space that is paid for a meeple on this one."""
        return space

    def price(self, g: Stockpile, space: i64, price: i64) -> i64:
        """What this space of a bidding track costs."""
        return price

    def closed_spaces(self) -> i64:
        """How many spaces ahead of his meeple nobody may bid on."""
        return 0

    def bid_made(self, g: Stockpile, seat: i64, promised: i64) -> None:
        """He placed his meeple; `promised` is what all his bids will cost him."""

    def outbid(self, g: Stockpile, seat: i64, free: i64) -> None:
        """His meeple was sent away; `free` is the money that his other bids leave him."""

    def looks_while_bidding(self) -> bool:
        """Whether he may be used on his turns in the Demand Phase too."""
        return False

    def fees_are_bonuses(self) -> bool:
        """Whether he receives what others pay."""
        return False

    def may_hide_both(self) -> bool:
        """Whether he may place both his cards face down."""
        return False

    def lays_out_piles(self) -> bool:
        """Whether he lays out the first cards of the piles."""
        return False

    def sale_extra(self, g: Stockpile) -> i64:
        """What he gains beyond the price of a share."""
        return 0

    def short_price(self, g: Stockpile) -> i64:
        """At what price he may sell one share a round; 0 for not at all."""
        return 0

    def sells_again(self) -> bool:
        """Whether he sells again after everybody."""
        return False

    def strategies_a_round(self, g: Stockpile) -> i64:
        """How many strategy cards he may play in a round."""
        return 1

    def extra_strategies(self, g: Stockpile) -> i64:
        """How many strategy cards he draws beyond those that he kept."""
        return 0


class Strategy(Effect):
    """A strategy card."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        """Whether its cost can be paid and it can do something, besides the money it costs."""
        return True


def finish(g: Stockpile) -> None:
    """Nothing more is asked."""
    g.extras.stage = FINISHED


def next_stage(g: Stockpile) -> None:
    """The next question."""
    g.extras.stage += 1
