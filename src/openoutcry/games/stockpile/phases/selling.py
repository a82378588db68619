"""The Selling Phase: any number of shares, for what they are worth now [5. Selling Phase]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile.cards import common, hired
from openoutcry.games.stockpile.components import (
    COMPANIES,
    HALF,
    SELL,
    SELLING,
    SELLS_AGAIN,
    SHARE,
    SHORT,
    SHORT_HALF,
    SOLD_ENOUGH,
    SPLIT,
)
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.modules.events import AbilityUsed
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio

SALES = ["share", "split", "half"]


class Selling(Step[Stockpile]):
    """Ask each player in turn order to sell one share after the other, as many as wanted [Selling Phase, 1]. A split
    card brings twice its value, or once if only half of it is sold. All players who have cards are asked."""

    def run(self, g: Stockpile) -> None:
        g.phase = SELLING
        g.asked = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Advance `g.asked` to the next player in turn order who has cards and may sell, or beyond the last player."""
        while g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            if self.may_sell(g, seat) and g.players[seat].held + g.players[seat].split_held > 0:
                return
            g.asked += 1

    def may_sell(self, g: Stockpile, seat: i64) -> bool:
        """Return whether the player at `seat` takes part in this step: always, unless a subclass overrides it."""
        return True

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            g.ask(seat, SELL, sellable(g, seat) | bit(SOLD_ENOUGH))

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        if option == SOLD_ENOUGH:
            g.asked += 1
            self.find_player(g)
            return
        g.learned += 1
        if option >= SHORT:
            self.sell_short(g, seat, option - SHORT)
        else:
            self.sell(g, seat, option)
        self.find_player(g)

    def sell(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Sell what `option` says at its current value: a single share, a whole split card, or half of one."""
        company = option % COMPANIES
        shares: i64 = 1
        if option >= HALF:
            portfolio.from_split(g, seat, company)
        elif option >= SPLIT:
            portfolio.discard_split(g, seat, company)
            shares = 2
        else:
            portfolio.discard(g, seat, company)
        price = shares * (g.value(company) + hired.sale_extra(g, seat))
        if g.telling:
            g.tell(ShareSold(seat, company, SALES[option // COMPANIES], price))
        portfolio.receive(g, seat, price)

    def sell_short(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Sell a share, or half of a split card, at the fixed price of the seller's investor, which is used once a
        round."""
        investor = hired.short_seller(g, seat)
        g.players[seat].side.used |= bit(investor)
        if g.telling:
            g.tell(AbilityUsed(seat, investor))
        hired.sell_for(g, seat, option, g.box.abilities[investor].short_price)


def sellable(g: Stockpile, seat: i64) -> i64:
    """Return the legal sales of a player, as a bit set: every company of which the player has a single share, or a
    split card, to be sold whole or half."""
    split = common.shares_split(g, seat)
    options = common.shares_held(g, seat) << SHARE | split << SPLIT | split << HALF
    if hired.short_seller(g, seat) != NONE:
        options |= common.share_options(g, seat, SHORT, SHORT_HALF)
    return options


class SellAgain(Selling):
    """Ask the players whose investor allows a second sale, after all players have sold."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        self.find_player(g)

    def may_sell(self, g: Stockpile, seat: i64) -> bool:
        return hired.allow(g, seat, SELLS_AGAIN)
