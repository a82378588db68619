"""Movements of cards into and out of a portfolio, and payments of money."""

from mypy_extensions import i64

from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.components import COMPANIES, FEE, FEES, MARKET_KINDS
from openoutcry.games.stockpile.events import FeeKept, FeePaid
from openoutcry.games.stockpile.modules.events import FeeBonus, MarketShuffled
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge


def add(g: Stockpile, seat: i64, kind: i64, seen: i64) -> None:
    """Put a card into the portfolio; `seen` is the set of seats that know its kind."""
    if g.noting:
        knowledge.came_in(g, seat, kind, seen)
    put_in(g, seat, kind)


def add_drawn_stock(g: Stockpile, seat: i64, company: i64) -> None:
    """Put a stock that only its owner has seen into the portfolio; all players know that it is no action card."""
    if g.noting:
        knowledge.drawn_stock_came_in(g, seat)
    put_in(g, seat, company)


def put_in(g: Stockpile, seat: i64, kind: i64) -> None:
    """Count a card into the portfolio without recording which seats know it."""
    player = g.players[seat]
    player.holds[kind] += 1
    player.held += 1


def remove(g: Stockpile, seat: i64, kind: i64) -> None:
    """Take a card out of the portfolio, seen by all."""
    g.learned += 1
    if g.noting:
        knowledge.left(g, seat, kind)
    player = g.players[seat]
    player.holds[kind] -= 1
    player.held -= 1


def discard(g: Stockpile, seat: i64, kind: i64) -> None:
    """Move a card from the portfolio to the discard pile."""
    remove(g, seat, kind)
    g.discard[kind] += 1


def show(g: Stockpile, seat: i64, kind: i64, cards: i64) -> None:
    """Record that the player shows so many cards of this kind: from now on all players know of at least these."""
    if cards > 0:
        g.learned += 1
        if g.noting:
            knowledge.shown(g, seat, kind, cards)


def none_left(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record that all players can tell that no card of this kind is in the portfolio now."""
    if g.noting:
        knowledge.none_left(g, seat, kind)


def to_split(g: Stockpile, seat: i64, company: i64, cards: i64) -> None:
    """Show so many cards of a company and move them to the split portfolio."""
    for _ in range(cards):
        remove(g, seat, company)
    player = g.players[seat]
    player.split[company] += cards
    player.split_held += cards


def from_split(g: Stockpile, seat: i64, company: i64) -> None:
    """Turn a split share back: one share of it is left."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    add(g, seat, company, EVERYBODY)


def discard_split(g: Stockpile, seat: i64, company: i64) -> None:
    """Move a split share to the discard pile."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    g.discard[company] += 1


def shares_worth(g: Stockpile, seat: i64) -> i64:
    """Return the value of a player's shares now."""
    worth: i64 = 0
    for company in range(COMPANIES):
        worth += g.players[seat].shares(company) * g.value(company)
    return worth


def market_cards(g: Stockpile) -> i64:
    """Return how many cards can still be drawn: those in the deck and those in the discard pile."""
    cards = g.deck.total
    for n in g.discard:
        cards += n
    return cards


def renew_deck(g: Stockpile) -> None:
    """Shuffle the discard pile into an empty market deck (ruling). Only strategies empty it early."""
    if g.deck.total == 0 and market_cards(g) > 0:
        for kind in range(MARKET_KINDS):
            while g.discard[kind] > 0:
                g.discard[kind] -= 1
                g.deck.put(kind)
        if g.telling:
            g.tell(MarketShuffled(g.deck.total))


def pay(g: Stockpile, seat: i64, amount: i64) -> None:
    """Pay money to the bank."""
    g.players[seat].money -= amount
    g.bank += amount


def receive(g: Stockpile, seat: i64, amount: i64) -> None:
    """Receive money from the bank; fees that were waiting for it are paid at once [Demand Phase, 5]."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, 0)


def receive_while_bidding(g: Stockpile, seat: i64, amount: i64, promised: i64) -> None:
    """Receive money from the bank during the bidding; for fees there is only what the bids leave (ruling)."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, promised)


def owe_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """Count a trading fee that the player picked up and has to pay."""
    g.fees[seat * FEES + kind - FEE] += 1
    g.players[seat].owing += 1


def collect_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """Pay a trading fee to this player as a bonus."""
    fee = g.box.fees[kind - FEE]
    g.discard[kind] += 1
    if g.telling:
        g.tell(FeeBonus(seat, fee))
    receive(g, seat, fee)


def pay_fees(g: Stockpile, seat: i64, promised: i64) -> None:
    """Pay all fees for which there is money that is not promised, the cheapest first (ruling)."""
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
    """Return how many fees of each kind a player has still to pay."""
    return [int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]]


def tell_unpaid(g: Stockpile, seat: i64, before: list[int]) -> None:
    """Announce the fees that now stay face up in front of a player, beyond those that did before."""
    for fee in range(FEES):
        for _ in range(g.fees[seat * FEES + fee] - before[fee]):
            g.tell(FeeKept(seat, g.box.fees[fee]))
