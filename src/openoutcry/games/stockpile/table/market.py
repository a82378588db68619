"""The price board: moves along a track, stock splits, bankruptcy, and dividends [Movement Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.game import Args
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile.box import WIDTH, Box
from openoutcry.games.stockpile.components import COLLECT, COMPANIES
from openoutcry.games.stockpile.events import Bankrupt, DividendCollected, DividendDeclared, StockMoved, StockSplit
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


def move(g: Stockpile, company: i64, spaces: i64) -> None:
    """Begin to move a company's price marker by `spaces`, to the left if negative. A move counts spaces, not dollars
    (ruling)."""
    g.moving = company
    g.left = spaces
    g.schedule(MOVE)


def pay_dividend(g: Stockpile, company: i64, per_share: i64) -> None:
    """Begin to pay a dividend of a company to all players, who are asked what to show. `per_share` is in thousands."""
    g.paying = company
    g.per_share = per_share
    g.schedule(DIVIDEND)


class MoveStock(Step[Stockpile]):
    """Move a company's price marker to its destination, or up to a split or a bankruptcy. Spaces with a $ that it
    enters from the left pay a dividend, before a split changes what the players hold [Advanced Board]."""

    def run(self, g: Stockpile) -> None:
        company = g.moving
        start = g.ticker[company]
        stop = end_of_leg(g, company, start, g.left)
        g.ticker[company] = stop
        g.left -= stop - start
        for space in range(start + 1, stop + 1):
            g.due += g.box.dollar[company * WIDTH + space]
        if g.telling and stop != start:
            g.tell(StockMoved(company, start, stop, g.value(company)))
        if g.left < 0:
            bankrupt(g, company)
            g.left = 0
        elif g.left > 0:
            if g.due == 0:
                split(g, company)
            g.schedule(MOVE)
        if g.due > 0:
            due = g.due
            g.due = 0
            pay_dividend(g, company, due)


def end_of_leg(g: Stockpile, company: i64, space: i64, spaces: i64) -> i64:
    """Return the space at which a move from `space` stops first: its destination, or the end of the track if a split or
    a bankruptcy follows."""
    stop = space + spaces
    if stop < 0:
        return 0
    last = g.box.length[company] - 1
    if stop > last:
        return last
    return stop


def foresee(g: Stockpile, company: i64, spaces: i64) -> tuple[i64, i64]:
    """Return the space at which a move of a company from its current space would end, NONE (-1) for a bankruptcy, and
    the number of stock splits on the way. Nothing is moved."""
    return foresee_from(g, company, g.ticker[company], spaces)


def foresee_from(g: Stockpile, company: i64, space: i64, spaces: i64) -> tuple[i64, i64]:
    """Return the space at which a move of a company from `space` would end, NONE (-1) for a bankruptcy, and the number
    of stock splits on the way. Nothing is moved."""
    splits: i64 = 0
    while True:
        stop = end_of_leg(g, company, space, spaces)
        spaces -= stop - space
        if spaces < 0:
            return NONE, splits
        if spaces == 0:
            return stop, splits
        splits += 1
        spaces -= 1
        space = g.box.after_split[company]


def moved(g: Stockpile, company: i64, spaces: i64) -> Args:
    """Return the numbers shown beside a move: the company, the space where it would end, the value of a share there,
    and whether it would split or go bankrupt (`ends`)."""
    space, splits = foresee(g, company, spaces)
    ends = "split" if splits > 0 else "moved"
    if space == NONE:
        space = g.box.start[company]
        ends = "bankrupt"
    value = int(g.box.value[company * WIDTH + space])
    return {"company": int(company), "space": int(space), "value": value, "ends": ends}


def split(g: Stockpile, company: i64) -> None:
    """Split a stock that moved past its last space: its cards are shown and go to the split portfolios, cards that were
    there already bring money, and the move goes on from the space after a split [Stock Splits]."""
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
        portfolio.none_left(g, seat, company)
        if before > 0:
            portfolio.receive(g, seat, before * g.box.second_split)
        seat += 1


def bankrupt(g: Stockpile, company: i64) -> None:
    """Make a company bankrupt that moved below its first space: all its shares are discarded [Bankruptcy]. The rest of
    the move is lost (ruling)."""
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
        portfolio.none_left(g, seat, company)
        seat += 1
    g.ticker[company] = g.box.start[company]
    if g.telling:
        g.tell(Bankrupt(company, lost, g.ticker[company], g.value(company)))


def answers_on_the_way(box: Box, spaces: int, companies: int = 1) -> int:
    """Return an upper bound of the answers to dividends when `companies` companies each move `spaces` spaces to the
    right, over spaces with a $: all players are asked before each split and after the last."""
    return int(box.players) * ((spaces + 1) // 2) * min(companies, companies_with_dollars(box))


def companies_with_dollars(box: Box) -> int:
    """Return how many companies have a space with a $ on their track."""
    return sum(any(box.dollar[n * WIDTH + space] > 0 for space in range(WIDTH)) for n in range(COMPANIES))


class Dividends(Step[Stockpile]):
    """Ask each player in turn order how many cards of the company to show, and pay the dividend on those [Movement
    Phase, 3]. All players who have any cards are asked, since otherwise the question would reveal who has cards of this
    company."""

    def run(self, g: Stockpile) -> None:
        if g.telling:
            g.tell(DividendDeclared(g.paying, g.per_share))
        g.holder = NONE
        self.next_holder(g)

    def next_holder(self, g: Stockpile) -> None:
        """Advance `g.holder` to the next player in turn order who has any cards. End the dividend after the last
        player."""
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


MOVE: Final[list[Step[Any]]] = [MoveStock()]
DIVIDEND: Final[list[Step[Any]]] = [Dividends()]
