"""Movements of cards into and out of a portfolio, and payments of money."""

from mypy_extensions import i64

from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.components import COMPANIES, FEE, FEES, MARKET_KINDS
from openoutcry.games.stockpile.events import FeeKept, FeePaid
from openoutcry.games.stockpile.modules.events import FeeBonus, MarketShuffled
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge


def add(g: Stockpile, seat: i64, kind: i64, seen: i64) -> None:
    """Add a card to a player's portfolio. `seen` is the bit set of the seats that know its kind."""
    if g.noting:
        knowledge.came_in(g, seat, kind, seen)
    put_in(g, seat, kind)


def add_drawn_stock(g: Stockpile, seat: i64, company: i64) -> None:
    """Add a stock to a player's portfolio. Only the player has seen it, but all players know that it is not an action
    card."""
    if g.noting:
        knowledge.drawn_stock_came_in(g, seat)
    put_in(g, seat, company)


def put_in(g: Stockpile, seat: i64, kind: i64) -> None:
    """Add a card to a player's portfolio without recording who knows its kind."""
    player = g.players[seat]
    player.holds[kind] += 1
    player.held += 1


def remove(g: Stockpile, seat: i64, kind: i64) -> None:
    """Remove a card from a player's portfolio. All players see its kind."""
    g.learned += 1
    if g.noting:
        knowledge.left(g, seat, kind)
    player = g.players[seat]
    player.holds[kind] -= 1
    player.held -= 1


def discard(g: Stockpile, seat: i64, kind: i64) -> None:
    """Move a card from a player's portfolio to the discard pile. All players see its kind."""
    remove(g, seat, kind)
    g.discard[kind] += 1


def show(g: Stockpile, seat: i64, kind: i64, cards: i64) -> None:
    """Record that a player showed `cards` cards of a kind: all players know now that the portfolio has at least as
    many."""
    if cards > 0:
        g.learned += 1
        if g.noting:
            knowledge.shown(g, seat, kind, cards)


def none_left(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record that, as all players can tell, no card of this kind is in a player's portfolio now."""
    if g.noting:
        knowledge.none_left(g, seat, kind)


def to_split(g: Stockpile, seat: i64, company: i64, cards: i64) -> None:
    """Move `cards` cards of a company from a player's portfolio to the split portfolio. All players see them."""
    for _ in range(cards):
        remove(g, seat, company)
    player = g.players[seat]
    player.split[company] += cards
    player.split_held += cards


def from_split(g: Stockpile, seat: i64, company: i64) -> None:
    """Move a card of a company from a player's split portfolio, where it counts as two shares, back to the portfolio as
    one."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    add(g, seat, company, EVERYBODY)


def discard_split(g: Stockpile, seat: i64, company: i64) -> None:
    """Move a card of a company from a player's split portfolio to the discard pile."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    g.discard[company] += 1


def shares_worth(g: Stockpile, seat: i64) -> i64:
    """Return the current value of all shares of a player, in thousands."""
    worth: i64 = 0
    for company in range(COMPANIES):
        worth += g.players[seat].shares(company) * g.value(company)
    return worth


def market_cards(g: Stockpile) -> i64:
    """Return the number of market cards that can still be drawn: those in the deck and those in the discard pile."""
    cards = g.deck.total
    for n in g.discard:
        cards += n
    return cards


def renew_deck(g: Stockpile) -> None:
    """If the market deck is empty, shuffle the discard pile into it (ruling). Only strategy cards can empty the
    deck."""
    if g.deck.total == 0 and market_cards(g) > 0:
        for kind in range(MARKET_KINDS):
            while g.discard[kind] > 0:
                g.discard[kind] -= 1
                g.deck.put(kind)
        if g.telling:
            g.tell(MarketShuffled(g.deck.total))


def pay(g: Stockpile, seat: i64, amount: i64) -> None:
    """Move money, in thousands, from a player to the bank."""
    g.players[seat].money -= amount
    g.bank += amount


def receive(g: Stockpile, seat: i64, amount: i64) -> None:
    """Move money, in thousands, from the bank to a player, who then pays at once the trading fees still owed [Demand
    Phase, 5]."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, 0)


def receive_while_bidding(g: Stockpile, seat: i64, amount: i64, promised: i64) -> None:
    """Move money, in thousands, from the bank to a player during the bidding. Trading fees still owed are paid from
    what is left after `promised`, the cost of the player's bids (ruling)."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, promised)


def owe_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record that a player picked up a trading fee and has to pay it. `kind` is the kind of the market card."""
    g.fees[seat * FEES + kind - FEE] += 1
    g.players[seat].owing += 1


def collect_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """Pay the amount of a trading fee to a player, whose investor makes fees bonuses. `kind` is the kind of the market
    card."""
    fee = g.box.fees[kind - FEE]
    g.discard[kind] += 1
    if g.telling:
        g.tell(FeeBonus(seat, fee))
    receive(g, seat, fee)


def pay_fees(g: Stockpile, seat: i64, promised: i64) -> None:
    """Pay a player's trading fees, the cheapest first, as long as the money without `promised` is enough (ruling)."""
    player = g.players[seat]
    for fee in range(FEES):
        while g.fees[seat * FEES + fee] > 0 and player.money - promised >= g.box.fees[fee]:
            g.fees[seat * FEES + fee] -= 1
            player.owing -= 1
            pay(g, seat, g.box.fees[fee])
            g.discard[FEE + fee] += 1
            if g.telling:
                g.tell(FeePaid(seat, g.box.fees[fee]))


def unpaid_fees(g: Stockpile, seat: int) -> list[int]:
    """Return the number of trading fees of each kind that a player still has to pay."""
    return [int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]]


def tell_unpaid(g: Stockpile, seat: i64, before: list[int]) -> None:
    """Emit an event for each trading fee that a player cannot pay now, except those already unpaid `before`."""
    for fee in range(FEES):
        for _ in range(g.fees[seat * FEES + fee] - before[fee]):
            g.tell(FeeKept(seat, g.box.fees[fee]))
