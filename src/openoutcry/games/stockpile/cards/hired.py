"""Questions of the phases to a player's investors. Each goes to all investors of the player; the base game has none."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.components import COMPANIES, LAYS_OUT_PILES, PASSED, WHILE_BIDDING
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


def bid_cost(g: Stockpile, seat: i64, space: i64) -> i64:
    """Return what a player would pay for a pile with a meeple on this space."""
    return cost_with(g, g.players[seat].side.hired, space)


def has_own_prices(g: Stockpile, seat: i64) -> bool:
    """Return whether a player's price differs from the printed one on any space."""
    for space in range(len(g.box.track)):
        if bid_cost(g, seat, space) != g.box.track[space]:
            return True
    return False


def cost_with(g: Stockpile, abilities: list[Ability], space: i64) -> i64:
    """Return what a player with these investors would pay for a pile with a meeple on this space."""
    if len(abilities) == 0:
        return g.box.track[space]
    for ability in abilities:
        space = ability.paid_space(space)
    price = g.box.track[space]
    for ability in abilities:
        price = ability.price(g, space, price)
    return price


def closed_spaces(g: Stockpile, seat: i64) -> i64:
    """Return how many spaces ahead of a player's meeple are closed to bids."""
    spaces: i64 = 0
    if seat != NONE:
        for ability in g.players[seat].side.hired:
            spaces += ability.closed_spaces
    return spaces


def bid_made(g: Stockpile, seat: i64, promised: i64) -> None:
    """Inform a player's investors that the player placed a meeple; all bids of that player will cost `promised`."""
    for ability in g.players[seat].side.hired:
        ability.bid_made(g, seat, promised)


def outbid(g: Stockpile, seat: i64, free: i64) -> None:
    """Inform a player's investors that the player was outbid; `free` is the money that the other bids leave."""
    for ability in g.players[seat].side.hired:
        ability.was_outbid(g, seat, free)


def is_due(g: Stockpile, seat: i64, ability: Ability, moment: i64) -> bool:
    """Return whether it is this investor's moment, and the investor was neither used in this round nor passed over."""
    done = bit(ability.number) | bit(PASSED + ability.number)
    return ability.at & moment != 0 and g.players[seat].side.used & done == 0


def looker(g: Stockpile, seat: i64) -> i64:
    """Return the investor that can be used now between bids; NONE if there is none."""
    for ability in g.players[seat].side.hired:
        if is_due(g, seat, ability, WHILE_BIDDING) and ability.usable(g, seat):
            return ability.number
    return NONE


def turn_over(g: Stockpile, seat: i64) -> None:
    """Make the abilities that a player has passed over available again for the next turn."""
    if has_passed(g, seat):
        g.players[seat].side.used &= first(PASSED)


def has_passed(g: Stockpile, seat: i64) -> bool:
    """Return whether a player has passed over an ability on this turn."""
    return g.players[seat].side.used >> PASSED != 0


def allow(g: Stockpile, seat: i64, what: i64) -> bool:
    """Return whether a player's investors allow `what` the base game does not: SELLS_AGAIN and the like."""
    for ability in g.players[seat].side.hired:
        if ability.allows & what != 0:
            return True
    return False


def who_lays_out_piles(g: Stockpile) -> i64:
    """Return the player who lays out the first cards; NONE if they are turned up from the deck."""
    for seat in range(len(g.players)):
        if allow(g, seat, LAYS_OUT_PILES):
            return seat
    return NONE


def sale_extra(g: Stockpile, seat: i64) -> i64:
    """Return a player's gain on each share sold, beyond its price."""
    extra: i64 = 0
    for ability in g.players[seat].side.hired:
        extra += ability.sale_extra
    return extra


def short_seller(g: Stockpile, seat: i64) -> i64:
    """Return the investor by whom a player may still sell a share at a price that the investor sets; NONE if there is
    none."""
    side = g.players[seat].side
    for ability in side.hired:
        if ability.short_price > 0 and side.used & bit(ability.number) == 0:
            return ability.number
    return NONE


def final_price(g: Stockpile, seat: i64) -> i64:
    """The price of an investor at which a player may sell one share in the final sale, 0 if none: offered once more."""
    best: i64 = 0
    for ability in g.players[seat].side.hired:
        if ability.short_price > best:
            best = ability.short_price
    return best


def strategies_a_round(g: Stockpile, seat: i64) -> i64:
    """Return how many strategy cards a player may play in a round."""
    most: i64 = 1
    for ability in g.players[seat].side.hired:
        if ability.strategies_a_round > most:
            most = ability.strategies_a_round
    return most


def extra_strategies(g: Stockpile, seat: i64) -> i64:
    """Return how many strategy cards a player draws beyond those kept at the setup."""
    cards: i64 = 0
    for ability in g.players[seat].side.hired:
        cards += ability.extra_strategies(g.box)
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
