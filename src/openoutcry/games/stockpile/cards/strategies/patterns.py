"""Kinds of strategy cards: those that ask nothing, name a company, look, or are paid with a stock or an action."""

from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit, first
from openoutcry.engine.game import Args
from openoutcry.games.stockpile.cards import common, hired
from openoutcry.games.stockpile.cards.contract import Strategy, finish, next_stage
from openoutcry.games.stockpile.components import (
    BOOM,
    BURN,
    BUST,
    CHOOSE,
    COMPANIES,
    ENOUGH,
    GIVE_UP,
    PEEK,
    SELL_AT,
    TAKE,
)
from openoutcry.games.stockpile.modules.events import ActionSpent
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Strategy):
    """A card that asks nothing."""

    def begin(self, g: Stockpile, seat: i64) -> None:
        finish(g)
        common.gain(g, seat, self, self.worth(g, seat))

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return self.worth(g, seat) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOneCompany(Strategy):
    """A card that asks for a company and does something to it."""

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        self.work(g, seat, option)

    def work(self, g: Stockpile, seat: i64, company: i64) -> None:
        """Carry out the card's effect on the company."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GivingUp(Strategy):
    """A card that is paid with a stock: one that is discarded, or a split one that is turned back."""

    stages: i64 = 2

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.to_give_up(g, seat) != 0

    def question_now(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return GIVE_UP
        return TAKE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            return common.to_give_up(g, seat)
        return self.takes(g)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            common.give_up(g, seat, option)
            next_stage(g)
            self.paid(g, seat)
        else:
            self.take(g, seat, option)

    def paid(self, g: Stockpile, seat: i64) -> None:
        """Carry out what follows once the stock has been given up."""

    def takes(self, g: Stockpile) -> i64:
        """Return the set of stocks that may be taken from the discard pile in exchange."""
        return 0

    def take(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Take the chosen stock from the discard pile."""
        finish(g)
        common.take_stock(g, seat, option, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking(Strategy):
    """A card that looks at pairs of insider information, of other players or face down."""

    question: i64 = PEEK

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.pairs_unseen(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.pairs_unseen(g, seat)

    def left(self, g: Stockpile) -> i64:
        return self.times - g.extras.stage

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.look_at_pair(g, seat, option)
        next_stage(g)
        if g.extras.stage == self.times:
            finish(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithAnAction(Strategy):
    """A card that is paid with a Boom or a Bust of this round, unused."""

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].holds[BOOM] + g.players[seat].holds[BUST] > 0

    def question_now(self, g: Stockpile) -> i64:
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


@mypyc_attr(allow_interpreted_subclasses=True)
class SellingNow(Strategy):
    """A card that sells a few shares at a price of its own."""

    question: i64 = SELL_AT

    def price(self, g: Stockpile, company: i64) -> i64:
        """Return the price of a share of the company."""
        return self.amount

    def playable(self, g: Stockpile, seat: i64) -> bool:
        return common.owned(g, seat) != 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.share_options(g, seat, 0, COMPANIES) | bit(ENOUGH)

    def left(self, g: Stockpile) -> i64:
        return self.times - g.extras.stage

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        next_stage(g)
        if option != ENOUGH:
            hired.sell_for(g, seat, option, self.price(g, option % COMPANIES))
        if option == ENOUGH or g.extras.stage == self.times or common.owned(g, seat) == 0:
            finish(g)

    def asks(self, g: Stockpile, seat: i64) -> Args:
        extra = int(hired.sale_extra(g, seat))
        return {"left": int(self.left(g)), **({"extra": extra} if extra > 0 else {})}

    def figures(self, g: Stockpile, seat: i64, option: i64) -> Args:
        if option == ENOUGH:
            return self.named()
        company = option % COMPANIES
        price = int(self.price(g, company) + hired.sale_extra(g, seat))
        half = "half" if option >= COMPANIES else "share"
        return self.named() | {"company": int(company), "sale": half, "price": price}

    def why_not(self, g: Stockpile, seat: i64, option: i64) -> str:
        return "no-such-share"
