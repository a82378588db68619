"""What the phases ask of a player's investors: each question goes to all of them, in the base game to none."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile import portfolio
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.investors import INVESTORS
from openoutcry.games.stockpile.kinds import COMPANIES
from openoutcry.games.stockpile.state import Stockpile


def bid_cost(g: Stockpile, seat: i64, space: i64) -> i64:
    """What a player would pay for a pile with his meeple on this space."""
    investors = g.players[seat].side.investors
    if len(investors) == 0:
        return g.box.track[space]
    for investor in investors:
        if investor != NONE:
            space = INVESTORS[investor].paid_space(space)
    price = g.box.track[space]
    for investor in investors:
        if investor != NONE:
            price = INVESTORS[investor].price(g, space, price)
    return price


def closed_spaces(g: Stockpile, seat: i64) -> i64:
    """How many spaces ahead of a player's meeple are closed."""
    spaces: i64 = 0
    if seat != NONE:
        for investor in g.players[seat].side.investors:
            if investor != NONE:
                spaces += INVESTORS[investor].closed_spaces()
    return spaces


def bid_made(g: Stockpile, seat: i64, promised: i64) -> None:
    """A player placed a meeple; all his bids will cost him `promised`."""
    for investor in g.players[seat].side.investors:
        if investor != NONE:
            INVESTORS[investor].bid_made(g, seat, promised)


def outbid(g: Stockpile, seat: i64, free: i64) -> None:
    """A player's meeple was sent away."""
    for investor in g.players[seat].side.investors:
        if investor != NONE:
            INVESTORS[investor].outbid(g, seat, free)


def looker(g: Stockpile, seat: i64) -> i64:
    """The investor that can be used now between bids; NONE if there is none."""
    side = g.players[seat].side
    for investor in side.investors:
        if investor == NONE or side.used & bit(investor) != 0:
            continue
        if INVESTORS[investor].looks_while_bidding() and INVESTORS[investor].usable(g, seat):
            return investor
    return NONE


def fees_are_bonuses(g: Stockpile, seat: i64) -> bool:
    """Whether a player receives what others pay."""
    for investor in g.players[seat].side.investors:
        if investor != NONE and INVESTORS[investor].fees_are_bonuses():
            return True
    return False


def may_hide_both(g: Stockpile, seat: i64) -> bool:
    """Whether a player may place both his cards face down."""
    for investor in g.players[seat].side.investors:
        if investor != NONE and INVESTORS[investor].may_hide_both():
            return True
    return False


def who_lays_out_piles(g: Stockpile) -> i64:
    """The player who lays out the first cards; NONE if they are turned up from the deck."""
    for seat in range(len(g.players)):
        for investor in g.players[seat].side.investors:
            if investor != NONE and INVESTORS[investor].lays_out_piles():
                return seat
    return NONE


def sale_extra(g: Stockpile, seat: i64) -> i64:
    """What a player gains beyond the price of each share that he sells."""
    extra: i64 = 0
    for investor in g.players[seat].side.investors:
        if investor != NONE:
            extra += INVESTORS[investor].sale_extra(g)
    return extra


def short_seller(g: Stockpile, seat: i64) -> i64:
    """The investor by whom a player may still sell a share at a price of his own; NONE if there is none."""
    side = g.players[seat].side
    for investor in side.investors:
        if investor != NONE and side.used & bit(investor) == 0 and INVESTORS[investor].short_price(g) > 0:
            return investor
    return NONE


def final_price(g: Stockpile, seat: i64) -> i64:
    """At what price of his own a player may sell one share in the final sale; 0 if at none. It is offered once more."""
    best: i64 = 0
    for investor in g.players[seat].side.investors:
        if investor != NONE and INVESTORS[investor].short_price(g) > best:
            best = INVESTORS[investor].short_price(g)
    return best


def sells_again(g: Stockpile, seat: i64) -> bool:
    """Whether a player sells again after everybody."""
    for investor in g.players[seat].side.investors:
        if investor != NONE and INVESTORS[investor].sells_again():
            return True
    return False


def strategies_a_round(g: Stockpile, seat: i64) -> i64:
    """How many strategy cards a player may play in a round."""
    most: i64 = 1
    for investor in g.players[seat].side.investors:
        if investor != NONE and INVESTORS[investor].strategies_a_round(g) > most:
            most = INVESTORS[investor].strategies_a_round(g)
    return most


def extra_strategies(g: Stockpile, seat: i64) -> i64:
    """How many strategy cards a player draws beyond those that he kept."""
    cards: i64 = 0
    for investor in g.players[seat].side.investors:
        if investor != NONE:
            cards += INVESTORS[investor].extra_strategies(g)
    return cards


def sell_for(g: Stockpile, seat: i64, option: i64, price: i64) -> None:
    """Sell a share, or half of a split one for the options after those, at a price; extras of the seller's included."""
    company = option % COMPANIES
    g.learned += 1
    if option >= COMPANIES:
        portfolio.from_split(g, seat, company)
    else:
        portfolio.discard(g, seat, company)
    price += sale_extra(g, seat)
    if g.telling:
        g.tell(ShareSold(seat, company, "half" if option >= COMPANIES else "share", price))
    portfolio.receive(g, seat, price)
