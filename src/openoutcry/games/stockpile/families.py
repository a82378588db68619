"""Kinds of strategy cards: those that ask nothing, name a company, look, or are paid with a stock or an action."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.games.stockpile import doings, portfolio, roles
from openoutcry.games.stockpile.abilities import Strategy, finish, next_stage
from openoutcry.games.stockpile.kinds import BOOM, BURN, BUST, CHOOSE, COMPANIES, ENOUGH, GIVE_UP, PEEK, SELL_AT, TAKE
from openoutcry.games.stockpile.module_events import ActionSpent
from openoutcry.games.stockpile.state import Stockpile


def amount(g: Stockpile, card: Strategy) -> i64:
    """The number on the card."""
    return g.box.strategy_amount[card.number]


def times(g: Stockpile, card: Strategy) -> i64:
    """How often the card does what it says."""
    return g.box.strategy_times[card.number]


class Instant(Strategy):
    """A card that asks nothing."""

    def begin(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        doings.gain(g, seat, self, self.worth(g, seat))

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return self.worth(g, seat) > 0

    def worth(self, g: Stockpile, seat: i64) -> i64:
        """What it brings now."""
        return 0


class OnOneCompany(Strategy):
    """A card that asks for a company and does something to it."""

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        self.work(g, seat, option)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        """What it does to the company."""


class GivingUp(Strategy):
    """A card that is paid with a stock: one that is discarded, or a split one that is turned back."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.to_give_up(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return TAKE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return doings.to_give_up(g, seat)
        return self.takes(g)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            doings.give_up(g, seat, option)
            next_stage(g)
            self.paid(g, seat)
        else:
            self.take(g, seat, option)

    def paid(self, g: Stockpile, seat: i64) -> None:
        """What happens once the stock is given up."""

    def takes(self, g: Stockpile) -> i64:
        """The stocks that may be taken from the discard pile for it."""
        return 0

    def take(self, g: Stockpile, seat: i64, option: i64) -> None:
        """One of them is taken."""
        finish(g)
        doings.take_stock(g, seat, option, 0)


class Looking(Strategy):
    """A card that looks at pairs of insider information, of other players or face down."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.pairs_unseen(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return PEEK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.pairs_unseen(g, seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        doings.look_at_pair(g, seat, option)
        next_stage(g)
        if g.extras.stage == times(g, self):
            finish(g)


class WithAnAction(Strategy):
    """A card that is paid with a Boom or a Bust of this round, unused."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].holds[BOOM] + g.players[seat].holds[BUST] > 0

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return BURN
        return CHOOSE

    def options(self, g: Stockpile, seat: i64) -> i64:
        options: i64 = 0
        if g.players[seat].holds[BOOM] > 0:
            options |= bit(0)
        if g.players[seat].holds[BUST] > 0:
            options |= bit(1)
        return options

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        portfolio.discard(g, seat, BOOM + option)
        if g.telling:
            g.tell(ActionSpent(seat, BOOM + option))
        next_stage(g)


class SellingNow(Strategy):
    """A card that sells a few shares at a price of its own."""

    def price(self, g: Stockpile, company: i64) -> i64:
        """For how much."""
        return amount(g, self)

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return doings.owned(g, seat) != 0

    def question(self, g: Stockpile) -> i64:
        return SELL_AT

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.share_options(g, seat, 0, COMPANIES) | bit(ENOUGH)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        next_stage(g)
        if option == ENOUGH or g.extras.stage == times(g, self):
            finish(g)
        if option != ENOUGH:
            roles.sell_for(g, seat, option, self.price(g, option % COMPANIES))
