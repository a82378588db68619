"""The price board: moves along a track, stock splits, bankruptcy, and dividends [Movement Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile import portfolio
from openoutcry.games.stockpile.box import WIDTH
from openoutcry.games.stockpile.events import Bankrupt, DividendCollected, DividendDeclared, StockMoved, StockSplit
from openoutcry.games.stockpile.kinds import COLLECT
from openoutcry.games.stockpile.state import Stockpile


def move(g: Stockpile, company: i64, spaces: i64) -> None:
    """Schedule a move: spaces to the right, or to the left if negative. A move counts spaces, not dollars (ruling)."""
    g.moving = company
    g.left = spaces
    g.schedule(MOVE)


def pay_dividend(g: Stockpile, company: i64, per_share: i64) -> None:
    """Schedule a dividend."""
    g.paying = company
    g.per_share = per_share
    g.schedule(DIVIDEND)


class MoveStock(Step[Stockpile]):
    """The ticker goes on until it has arrived, splits or goes bankrupt on the way. Spaces with a $ that it enters from
    the left pay a dividend [Advanced Board]: it is paid before a split changes what the players hold."""

    def run(self, g: Stockpile) -> None:
        start = g.ticker[g.moving]
        self.to_the_right(g)
        self.to_the_left(g)
        if g.telling and g.ticker[g.moving] != start:
            g.tell(StockMoved(g.moving, start, g.ticker[g.moving], g.value(g.moving)))
        if g.left < 0:
            bankrupt(g, g.moving)
            g.left = 0
        elif g.left > 0:
            if g.due == 0:
                split(g, g.moving)
            g.schedule(MOVE)
        if g.due > 0:
            due = g.due
            g.due = 0
            pay_dividend(g, g.moving, due)

    def to_the_right(self, g: Stockpile) -> None:
        company = g.moving
        last = g.box.length[company] - 1
        while g.left > 0 and g.ticker[company] < last:
            g.ticker[company] += 1
            g.left -= 1
            g.due += g.box.dollar[company * WIDTH + g.ticker[company]]

    def to_the_left(self, g: Stockpile) -> None:
        while g.left < 0 and g.ticker[g.moving] > 0:
            g.ticker[g.moving] -= 1
            g.left += 1


def destination(g: Stockpile, company: i64, spaces: i64) -> i64:
    """The space at which a move would end."""
    space = g.ticker[company]
    while spaces > 0:
        space += 1
        if space == g.box.length[company]:
            space = g.box.after_split[company]
        spaces -= 1
    while spaces < 0:
        space -= 1
        if space < 0:
            return g.box.start[company]
        spaces += 1
    return space


def ends(g: Stockpile, company: i64, spaces: i64) -> str:
    """What a move would come to: bankrupt, split, or moved."""
    space = g.ticker[company] + spaces
    if space < 0:
        return "bankrupt"
    return "split" if space >= g.box.length[company] else "moved"


def split(g: Stockpile, company: i64) -> None:
    """Past the last space the stock splits: all shares of it are shown and go to the split portfolios, those that were
    there already bring money, and the rest of the move goes on from the reset value [Stock Splits]."""
    g.left -= 1
    g.learned += 1
    g.ticker[company] = g.box.after_split[company]
    if g.telling:
        moved = [int(player.holds[company]) for player in g.players]
        again = [int(player.split[company] * g.box.second_split) for player in g.players]
        g.tell(StockSplit(company, moved, again, g.ticker[company], g.value(company)))
    seat: i64 = 0
    for player in g.players:
        before = player.split[company]
        portfolio.to_split(g, seat, company, player.holds[company])
        if before > 0:
            portfolio.receive(g, seat, before * g.box.second_split)
        seat += 1


def bankrupt(g: Stockpile, company: i64) -> None:
    """Below the first space the company is bankrupt: all its shares are discarded [Bankruptcy]; what was left of the
    move is lost (ruling)."""
    g.learned += 1
    lost: list[int] = []
    seat: i64 = 0
    for player in g.players:
        if g.telling:
            lost.append(int(player.holds[company] + player.split[company]))
        while player.holds[company] > 0:
            portfolio.discard(g, seat, company)
        while player.split[company] > 0:
            portfolio.discard_split(g, seat, company)
        seat += 1
    g.ticker[company] = g.box.start[company]
    if g.telling:
        g.tell(Bankrupt(company, lost, g.ticker[company], g.value(company)))


class Dividends(Step[Stockpile]):
    """In turn order, each player shows as many shares as he wants, and collects on those [Movement Phase, 3]. Everybody
    with a card in front of him is asked, whether it is a share of this company or not: who is not asked has none."""

    def run(self, g: Stockpile) -> None:
        if g.telling:
            g.tell(DividendDeclared(g.paying, g.per_share))
        g.holder = NONE
        self.next_holder(g)

    def next_holder(self, g: Stockpile) -> None:
        """The next player in turn order with a card in front of him."""
        g.holder += 1
        while g.holder < len(g.players):
            player = g.players[g.seat_after(g.holder)]
            if player.held + player.split_held > 0:
                return
            g.holder += 1
        g.paying = NONE

    def ask(self, g: Stockpile) -> None:
        if g.paying != NONE:
            seat = g.seat_after(g.holder)
            player = g.players[seat]
            g.ask(seat, COLLECT, first(player.holds[g.paying] + player.split[g.paying] + 1))

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.holder)
        player = g.players[seat]
        doubled = player.split[g.paying]
        if doubled > option:
            doubled = option
        if option > 0:
            g.learned += 1
        portfolio.show(g, seat, g.paying, option - doubled)
        if g.telling:
            g.tell(DividendCollected(seat, g.paying, option, (option + doubled) * g.per_share))
        portfolio.receive(g, seat, (option + doubled) * g.per_share)
        self.next_holder(g)

    def why_not(self, g: Stockpile, option: i64) -> str:
        return "not-so-many-shares"


MOVE: Final[list[Step[Any]]] = [MoveStock()]
DIVIDEND: Final[list[Step[Any]]] = [Dividends()]
