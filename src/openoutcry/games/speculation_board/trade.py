"""The Trade tile: each player may sell one share and buy one, both at once.

Sections in brackets are those of the rulebook.
"""

from mypy_extensions import i64

from openoutcry.engine.bits import above, bit, up_to
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.speculation_board.box import COMPANIES
from openoutcry.games.speculation_board.events import Traded
from openoutcry.games.speculation_board.questions import BUY, NOTHING, SELL, TRADE
from openoutcry.games.speculation_board.state import Speculation


class Trade(Step[Speculation]):
    """Ask each player in turn, the active player first, which share to sell and which to buy, and do both at once
    [Trade].

    Only the balance must be affordable, so a purchase at a negative price may pay for a sale at one. The company sold
    and the company bought must differ (rulings).
    """

    def run(self, g: Speculation) -> None:
        g.asked = 0
        g.selling = NONE
        if g.action == TRADE:
            self.skip(g)
        else:
            g.asked = len(g.players)

    def ask(self, g: Speculation) -> None:
        if g.asked < len(g.players):
            g.ask(g.seat_after(g.asked), SELL if g.selling == NONE else BUY, g.open)

    def answer(self, g: Speculation, option: i64) -> None:
        if g.selling == NONE:
            g.selling = option
        else:
            self.settle(g, option)
        self.skip(g)

    def skip(self, g: Speculation) -> None:
        """Advance to the next question of the trade with another answer than doing nothing, or to the end of the trade.
        Skipping reveals nothing, since every player can work out which answers are open."""
        while g.asked < len(g.players):
            if g.selling == NONE:
                g.open = sales(g)
                if g.open != bit(NOTHING):
                    return
                g.selling = NOTHING
            g.open = purchases(g)
            if g.open != bit(NOTHING):
                return
            self.settle(g, NOTHING)

    def settle(self, g: Speculation, buying: i64) -> None:
        """Carry out the sale of `g.selling` and the purchase of `buying` together (either may be NOTHING), and go on to
        the next player."""
        seat = g.seat_after(g.asked)
        player = g.players[seat]
        sold_for: i64 = 0
        bought_for: i64 = 0
        if g.selling != NOTHING:
            sold_for = g.price[g.selling]
            player.shares[g.selling] -= 1
            g.bank[g.selling] += 1
        if buying != NOTHING:
            bought_for = g.price[buying]
            player.shares[buying] += 1
            g.bank[buying] -= 1
        player.cash += sold_for - bought_for
        g.takings += bought_for - sold_for
        if g.telling and (g.selling != NOTHING or buying != NOTHING):
            sold = None if g.selling == NOTHING else int(g.selling)
            bought = None if buying == NOTHING else int(buying)
            g.tell(Traded(seat, sold, sold_for, bought, bought_for, player.cash))
        g.selling = NONE
        g.asked += 1


def sales(g: Speculation) -> i64:
    """Return the companies of which the trading player may sell a share, as a bit set that includes NOTHING. A sale at
    a negative price is possible only if the money, or some purchase at a negative price, can pay for it."""
    player = g.players[g.seat_after(g.asked)]
    shares = above(player.shares, 0)
    for company in range(COMPANIES):
        money = player.cash + g.price[company]
        if money < 0 and shares & bit(company) != 0 and cheapest(g, company) > money:
            shares &= ~bit(company)
    return shares | bit(NOTHING)


def cheapest(g: Speculation, sold: i64) -> i64:
    """Return the lowest price at which the bank sells a share of a company other than `sold`, or 1,000,000 if it has
    none."""
    best: i64 = 1_000_000
    for company in range(COMPANIES):
        if company != sold and g.bank[company] > 0 and g.price[company] < best:
            best = g.price[company]
    return best


def purchases(g: Speculation) -> i64:
    """Return the companies of which the trading player may buy a share after the chosen sale, as a bit set. It includes
    NOTHING unless the sale leaves a debt that a purchase must pay."""
    money = g.players[g.seat_after(g.asked)].cash
    if g.selling != NOTHING:
        money += g.price[g.selling]
    shares = above(g.bank, 0) & up_to(g.price, money) & ~bit(g.selling)
    return shares | bit(NOTHING) if money >= 0 else shares
