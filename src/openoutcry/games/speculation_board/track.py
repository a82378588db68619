"""The track: how bricks move along it, how they gain and lose a rank, and what bank holidays do.

Sections in brackets are those of the rulebook.
"""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, count, first, nth
from openoutcry.engine.kernel import NONE
from openoutcry.games.speculation_board.box import COMPANIES
from openoutcry.games.speculation_board.events import BrickMoved, EndReached, HolidayKept, RankLowered, RankRaised
from openoutcry.games.speculation_board.state import Speculation


def spaces_to_move(g: Speculation) -> i64:
    """Return by how many spaces bricks move in this turn: the value of the movement tile, halved or 0 if bank holidays
    were played [At least one Bank Holiday card has been played]."""
    holidays: i64 = 0
    for player in g.players:
        if player.played.last() == COMPANIES:
            holidays += 1
    spaces = g.movement
    if holidays == 1 and len(g.players) > 4:
        spaces = (g.movement + 1) // 2
    elif holidays > 0:
        spaces = 0
    if g.telling and holidays > 0:
        g.tell(HolidayKept(holidays, spaces))
    return spaces


def move_brick(g: Speculation, seat: i64, company: i64, spaces: i64) -> None:
    """Move a company's brick forward to the `spaces`-th empty space ahead of it, or to END if there are fewer. A brick
    on END stays. `seat` is the player whose card moves it. Occupied spaces are not counted [No Bank Holiday card was
    played]."""
    start = g.space[company]
    if start == g.box.end:
        return
    empty = first(g.box.end) & ~first(start + 1) & ~g.occupied()
    space = nth(empty, spaces - 1) if spaces <= count(empty) else g.box.end
    g.space[company] = space
    if g.telling:
        g.tell(BrickMoved(seat, company, start, space))
    arrive(g, company)


def arrive(g: Speculation, company: i64) -> None:
    """If a company's brick is on END, record its place in the order of arrival, which is its rank [End of the game]."""
    if g.space[company] == g.box.end:
        g.arrived += 1
        g.arrival = g.arrival[:]
        g.arrival[company] = g.arrived
        if g.telling:
            g.tell(EndReached(company, g.arrived))


def raisable(g: Speculation) -> i64:
    """Return the companies whose bricks can gain a rank, as a bit set: all but the first. Empty if all bricks are on
    the start [Rank -1, note]."""
    bricks: i64 = 0
    occupied = g.occupied()
    for company in range(COMPANIES):
        if g.rank_among(occupied, company) > 1:
            bricks |= bit(company)
    return bricks


def lowerable(g: Speculation) -> i64:
    """Return the companies whose bricks can lose a rank, as a bit set: all but those ranked last [Rank -1, note]."""
    bricks: i64 = 0
    for company in range(COMPANIES):
        if leads(g, company):
            bricks |= bit(company)
    return bricks


def leads(g: Speculation, company: i64) -> bool:
    """Return whether a company's brick is ranked above at least one other brick."""
    for other in range(COMPANIES):
        if g.ahead(company, other):
            return True
    return False


def next_ahead(g: Speculation, company: i64) -> i64:
    """Return the company whose brick is ranked just above that of `company`, or NONE (-1) if there is none."""
    found: i64 = NONE
    for other in range(COMPANIES):
        if g.ahead(other, company) and (found == NONE or g.ahead(found, other)):
            found = other
    return found


def next_behind(g: Speculation, company: i64) -> i64:
    """Return the company whose brick is ranked just below that of `company`, or NONE (-1) if there is none."""
    found: i64 = NONE
    for other in range(COMPANIES):
        if g.ahead(company, other) and (found == NONE or g.ahead(other, found)):
            found = other
    return found


def raise_brick(g: Speculation, company: i64) -> None:
    """Move a company's brick to the first empty space in front of the brick ranked just above it, and update the prices
    [Rank +1]."""
    start = g.space[company]
    space = g.space[next_ahead(g, company)] + 1
    occupied = g.occupied()
    while space < g.box.end and occupied & bit(space) != 0:
        space += 1
    g.space[company] = space
    if g.telling:
        g.tell(RankRaised(g.active, company, start, space))
    arrive(g, company)
    g.reprice()


def lower_brick(g: Speculation, company: i64) -> None:
    """Move a company's brick to the first empty space behind the brick ranked just below it, or to the start, and
    update the prices [Rank -1]."""
    start = g.space[company]
    space = g.space[next_behind(g, company)] - 1
    occupied = g.occupied()
    while space > 0 and occupied & bit(space) != 0:
        space -= 1
    if space < 0:
        space = 0
    g.space[company] = space
    if g.telling:
        g.tell(RankLowered(g.active, company, start, space))
    g.reprice()
