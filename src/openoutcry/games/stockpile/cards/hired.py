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
    """Return what a player would pay for a pile, in thousands, with a meeple on this space of its track. The player's
    investors can change the printed cost."""
    return cost_with(g, g.players[seat].side.hired, space)


def has_own_prices(g: Stockpile, seat: i64) -> bool:
    """Return whether a player's investors change the printed cost of any space of a bidding track."""
    for space in range(len(g.box.track)):
        if bid_cost(g, seat, space) != g.box.track[space]:
            return True
    return False


def cost_with(g: Stockpile, abilities: list[Ability], space: i64) -> i64:
    """Return what a player with the investors `abilities` would pay for a pile, in thousands, with a meeple on this
    space of its track."""
    if len(abilities) == 0:
        return g.box.track[space]
    for ability in abilities:
        space = ability.paid_space(space)
    price = g.box.track[space]
    for ability in abilities:
        price = ability.price(g, space, price)
    return price


def closed_spaces(g: Stockpile, seat: i64) -> i64:
    """Return how many spaces ahead of a player's meeple other players may not bid on. 0 if `seat` is NONE (-1)."""
    spaces: i64 = 0
    if seat != NONE:
        for ability in g.players[seat].side.hired:
            spaces += ability.closed_spaces
    return spaces


def bid_made(g: Stockpile, seat: i64, promised: i64) -> None:
    """Let the investors of a player react to a meeple that the player placed. `promised` is the total cost of all bids
    of that player."""
    for ability in g.players[seat].side.hired:
        ability.bid_made(g, seat, promised)


def outbid(g: Stockpile, seat: i64, free: i64) -> None:
    """Let the investors of a player react to the player being outbid. `free` is the money not needed for the player's
    other bids."""
    for ability in g.players[seat].side.hired:
        ability.was_outbid(g, seat, free)


def is_due(g: Stockpile, seat: i64, ability: Ability, moment: i64) -> bool:
    """Return whether `moment` is a time at which the investor is used, and the player neither used nor passed over the
    investor yet."""
    done = bit(ability.number) | bit(PASSED + ability.number)
    return ability.at & moment != 0 and g.players[seat].side.used & done == 0


def looker(g: Stockpile, seat: i64) -> i64:
    """Return the number of the player's investor that can be used now, between bids. Return NONE (-1) if there is
    none."""
    for ability in g.players[seat].side.hired:
        if is_due(g, seat, ability, WHILE_BIDDING) and ability.usable(g, seat):
            return ability.number
    return NONE


def turn_over(g: Stockpile, seat: i64) -> None:
    """End a player's turn: abilities that the player passed over can be used again on a later turn."""
    if has_passed(g, seat):
        g.players[seat].side.used &= first(PASSED)


def has_passed(g: Stockpile, seat: i64) -> bool:
    """Return whether a player declined to use an ability on the current turn."""
    return g.players[seat].side.used >> PASSED != 0


def allow(g: Stockpile, seat: i64, what: i64) -> bool:
    """Return whether one of a player's investors allows what the base game does not. `what` is a bit such as
    SELLS_AGAIN."""
    for ability in g.players[seat].side.hired:
        if ability.allows & what != 0:
            return True
    return False


def who_lays_out_piles(g: Stockpile) -> i64:
    """Return the seat of the player whose investor lays out the first cards of the piles. Return NONE (-1) if they are
    turned up from the deck."""
    for seat in range(len(g.players)):
        if allow(g, seat, LAYS_OUT_PILES):
            return seat
    return NONE


def sale_extra(g: Stockpile, seat: i64) -> i64:
    """Return the money, in thousands, that a player's investors add to the price of each share that the player
    sells."""
    extra: i64 = 0
    for ability in g.players[seat].side.hired:
        extra += ability.sale_extra
    return extra


def short_seller(g: Stockpile, seat: i64) -> i64:
    """Return the number of the player's investor by whom a share can still be sold in this round at a fixed price.
    Return NONE (-1) if there is none."""
    side = g.players[seat].side
    for ability in side.hired:
        if ability.short_price > 0 and side.used & bit(ability.number) == 0:
            return ability.number
    return NONE


def final_price(g: Stockpile, seat: i64) -> i64:
    """Return the fixed price, in thousands, at which a player's investor sells one share in the final sale, even if
    used in the last round. Return 0 if no investor does."""
    best: i64 = 0
    for ability in g.players[seat].side.hired:
        if ability.short_price > best:
            best = ability.short_price
    return best


def strategies_a_round(g: Stockpile, seat: i64) -> i64:
    """Return how many strategy cards a player may play in a round: 1, or more with some investors."""
    most: i64 = 1
    for ability in g.players[seat].side.hired:
        if ability.strategies_a_round > most:
            most = ability.strategies_a_round
    return most


def extra_strategies(g: Stockpile, seat: i64) -> i64:
    """Return how many strategy cards a player's investors let the player draw in addition to those kept in the
    set-up."""
    cards: i64 = 0
    for ability in g.players[seat].side.hired:
        cards += ability.extra_strategies(g.box)
    return cards


def sell_for(g: Stockpile, seat: i64, option: i64, price: i64) -> None:
    """Sell a share of a company at a price, plus what the seller's investors add. Options from COMPANIES on sell half
    of a split card."""
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
