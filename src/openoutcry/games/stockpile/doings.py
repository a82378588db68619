"""What investors and strategy cards have in common: looking, showing, giving up, taking, paying."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile import portfolio
from openoutcry.games.stockpile.events import PairSeen, ShareShown, StockGivenUp, StockMovedToSplit, StockTaken
from openoutcry.games.stockpile.kinds import COMPANIES, HALF, SHARE
from openoutcry.games.stockpile.state import Stockpile


def pairs_unseen(g: Stockpile, seat: i64) -> i64:
    """The pairs of others, and those face down, that a player has not seen."""
    pairs: i64 = 0
    for pair in range(g.companies.size):
        seen = g.companies.seen[pair]
        if seen != EVERYBODY and seen & bit(seat) == 0:
            pairs |= bit(pair)
    return pairs


def own_pairs(g: Stockpile, seat: i64) -> i64:
    """A player's own pairs that not everybody has seen."""
    pairs: i64 = 0
    for pair in range(g.companies.size):
        if g.owner_of_pair(pair) == seat and g.companies.seen[pair] != EVERYBODY:
            pairs |= bit(pair)
    return pairs


def look_at_pair(g: Stockpile, seat: i64, pair: i64) -> None:
    """A player looks at a pair; the others see that he does."""
    g.learned += 1
    g.companies.seen[pair] |= bit(seat)
    g.forecasts.seen[pair] |= bit(seat)
    if g.telling:
        owner: int | None = None
        if g.owner_of_pair(pair) != NONE:
            owner = int(g.owner_of_pair(pair))
        seen = PairSeen(seat, owner, int(g.companies.kinds[pair]), int(g.forecasts.kinds[pair]))
        g.tell_only(bit(seat), seen, PairSeen(seat, owner, None, None))


def owned(g: Stockpile, seat: i64) -> i64:
    """The companies of which a player has a share, split or not."""
    player = g.players[seat]
    companies: i64 = 0
    for company in range(COMPANIES):
        if player.holds[company] + player.split[company] > 0:
            companies |= bit(company)
    return companies


def show_share(g: Stockpile, seat: i64, company: i64) -> None:
    """A player shows that he has a share of a company."""
    g.learned += 1
    if g.players[seat].split[company] == 0:
        portfolio.show(g, seat, company, 1)
    if g.telling:
        g.tell(ShareShown(seat, company))


def stocks_held(g: Stockpile, seat: i64) -> i64:
    """How many stocks are in the regular portfolio."""
    stocks: i64 = 0
    for company in range(COMPANIES):
        stocks += g.players[seat].holds[company]
    return stocks


def shares_held(g: Stockpile, seat: i64) -> i64:
    """The companies of which there is a stock in the regular portfolio."""
    companies: i64 = 0
    for company in range(COMPANIES):
        if g.players[seat].holds[company] > 0:
            companies |= bit(company)
    return companies


def shares_split(g: Stockpile, seat: i64) -> i64:
    """The companies of which there is a stock in the split portfolio."""
    companies: i64 = 0
    for company in range(COMPANIES):
        if g.players[seat].split[company] > 0:
            companies |= bit(company)
    return companies


def to_give_up(g: Stockpile, seat: i64) -> i64:
    """A stock to discard, or a split one to turn back, by company."""
    return shares_held(g, seat) | shares_split(g, seat) << COMPANIES


def give_up(g: Stockpile, seat: i64, option: i64) -> None:
    """Discard a stock, or turn a split one back; it is seen by all."""
    company = option % COMPANIES
    if option >= COMPANIES:
        g.learned += 1
        portfolio.from_split(g, seat, company)
    else:
        portfolio.discard(g, seat, company)
    if g.telling:
        g.tell(StockGivenUp(seat, company, option >= COMPANIES))


def discarded(g: Stockpile) -> i64:
    """The companies of which there is a stock in the discard pile."""
    companies: i64 = 0
    for company in range(COMPANIES):
        if g.discard[company] > 0:
            companies |= bit(company)
    return companies


def take_stock(g: Stockpile, seat: i64, company: i64, paid: i64) -> None:
    """A stock from the discard pile goes into the portfolio, seen by all."""
    g.discard[company] -= 1
    portfolio.add(g, seat, company, EVERYBODY)
    if g.telling:
        g.tell(StockTaken(seat, company, paid))


def move_to_split(g: Stockpile, seat: i64, company: i64) -> None:
    """A stock is shown and moves to the split portfolio."""
    portfolio.to_split(g, seat, company, 1)
    if g.telling:
        g.tell(StockMovedToSplit(seat, company))


def share_options(g: Stockpile, seat: i64, share: i64, half: i64) -> i64:
    """A share to sell, or half of a split one, as options that begin there."""
    return shares_held(g, seat) << share | shares_split(g, seat) << half


def sell_one(g: Stockpile, seat: i64, company: i64, sale: i64) -> i64:
    """A share leaves the portfolio, or half of a split one, or a whole split one; how many shares that was."""
    g.learned += 1
    if sale == SHARE:
        portfolio.discard(g, seat, company)
        return 1
    if sale == HALF:
        portfolio.from_split(g, seat, company)
        return 1
    portfolio.discard_split(g, seat, company)
    return 2
