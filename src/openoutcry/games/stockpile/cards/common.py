"""Actions that investors and strategy cards share: looking, showing, giving up, taking, paying."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import above, bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.cards.contract import Ability, Effect, finish, next_stage
from openoutcry.games.stockpile.components import COMPANIES, NO_COMPANY, PASSED
from openoutcry.games.stockpile.modules.events import (
    MoneyGiven,
    PairSeen,
    ShareShown,
    StockGivenUp,
    StockMovedToSplit,
    StockTaken,
)
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market, portfolio


def pairs_unseen(g: Stockpile, seat: i64) -> i64:
    """Return the set of other players' and face-down pairs that a player has not seen."""
    pairs: i64 = 0
    for pair in range(g.companies.size):
        seen = g.companies.seen[pair]
        if seen != EVERYBODY and seen & bit(seat) == 0:
            pairs |= bit(pair)
    return pairs


def own_pairs(g: Stockpile, seat: i64) -> i64:
    """Return the set of a player's own pairs that not all players have seen."""
    pairs: i64 = 0
    for pair in range(g.companies.size):
        if g.owner_of_pair(pair) == seat and g.companies.seen[pair] != EVERYBODY:
            pairs |= bit(pair)
    return pairs


def look_at_pair(g: Stockpile, seat: i64, pair: i64) -> None:
    """Show a pair to a player; the others see that the player looks at it."""
    g.learned += 1
    g.companies.seen[pair] |= bit(seat)
    g.forecasts.seen[pair] |= bit(seat)
    if g.telling:
        owner: int | None = None
        if g.owner_of_pair(pair) != NONE:
            owner = int(g.owner_of_pair(pair))
        seen = PairSeen(seat, owner, int(g.companies.kinds[pair]), int(g.forecasts.kinds[pair]))
        g.tell_only(bit(seat), seen, PairSeen(seat, owner, None, None))


def companies_of(cards: vec[i64]) -> i64:
    """Return the set of companies with a card, given the number of cards by company."""
    return above(cards, 0) & first(COMPANIES)


def shares_held(g: Stockpile, seat: i64) -> i64:
    """Return the set of companies of which there is a stock in the regular portfolio."""
    return companies_of(g.players[seat].holds)


def shares_split(g: Stockpile, seat: i64) -> i64:
    """Return the set of companies of which there is a stock in the split portfolio."""
    return companies_of(g.players[seat].split)


def owned(g: Stockpile, seat: i64) -> i64:
    """Return the set of companies of which a player has a share, split or not."""
    return shares_held(g, seat) | shares_split(g, seat)


def discarded(g: Stockpile) -> i64:
    """Return the set of companies of which there is a stock in the discard pile."""
    return companies_of(g.discard)


def show_share(g: Stockpile, seat: i64, company: i64) -> None:
    """Show a share of a company to all players."""
    g.learned += 1
    if g.players[seat].split[company] == 0:
        portfolio.show(g, seat, company, 1)
    if g.telling:
        g.tell(ShareShown(seat, company))


def stocks_held(g: Stockpile, seat: i64) -> i64:
    """Return the number of stocks in a player's regular portfolio."""
    stocks: i64 = 0
    for company in range(COMPANIES):
        stocks += g.players[seat].holds[company]
    return stocks


def to_give_up(g: Stockpile, seat: i64) -> i64:
    """Return the legal options to give up a stock: one to discard, or a split one to turn back, by company."""
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


def take_stock(g: Stockpile, seat: i64, company: i64, paid: i64) -> None:
    """Put a stock from the discard pile into the portfolio, seen by all."""
    g.discard[company] -= 1
    portfolio.add(g, seat, company, EVERYBODY)
    if g.telling:
        g.tell(StockTaken(seat, company, paid))


def move_to_split(g: Stockpile, seat: i64, company: i64) -> None:
    """Show a stock and move it to the split portfolio."""
    portfolio.to_split(g, seat, company, 1)
    if g.telling:
        g.tell(StockMovedToSplit(seat, company))


def share_options(g: Stockpile, seat: i64, share: i64, half: i64) -> i64:
    """Return the options to sell a share, which begin at `share`, and half of a split one, which begin at `half`."""
    return shares_held(g, seat) << share | shares_split(g, seat) << half


def to_show(g: Stockpile, seat: i64) -> i64:
    """Return the companies of which a share can still be shown for money, and the option to stop."""
    return owned(g, seat) & ~g.extras.first_pick | bit(NO_COMPANY)


def show_for_money(g: Stockpile, seat: i64, option: i64, effect: Effect, money: i64) -> None:
    """Show one share for money; the question is repeated until the player stops."""
    if option == NO_COMPANY:
        finish(g)
        return
    g.extras.first_pick |= bit(option)
    next_stage(g)
    show_share(g, seat, option)
    gain(g, seat, effect, money)


def pass_over(g: Stockpile, seat: i64, ability: Ability) -> None:
    """Record that a player does not use an investor at this moment, or on this turn, but may later."""
    side = g.players[seat].side
    side.used = side.used & ~bit(ability.number) | bit(PASSED + ability.number)


def can_pay(g: Stockpile, seat: i64, cost: i64) -> bool:
    """Return whether a player can pay for a card; not while fees are owed, unless it is free (ruling)."""
    player = g.players[seat]
    return cost == 0 or (player.money >= cost and player.owing == 0)


def gain(g: Stockpile, seat: i64, effect: Effect, money: i64) -> None:
    """Pay a player the money of an investor or a card; a negative sum is paid to the bank."""
    if g.telling:
        effect.tell_paid(g, seat, money)
    if money < 0:
        portfolio.pay(g, seat, -money)
    elif money > 0:
        portfolio.receive(g, seat, money)


def give(g: Stockpile, seat: i64, other: i64, amount: i64) -> None:
    """Move money from one player to another, through the bank."""
    if g.telling:
        g.tell(MoneyGiven(seat, other, amount))
    portfolio.pay(g, seat, amount)
    portfolio.receive(g, other, amount)


def nudge(g: Stockpile, option: i64, spaces: i64) -> None:
    """Move a company by so many spaces to the right, or to the left for options from COMPANIES on."""
    if option >= COMPANIES:
        market.move(g, option - COMPANIES, -spaces)
    else:
        market.move(g, option, spaces)
