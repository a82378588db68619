"""What goes into a portfolio and out of it, and who knows of it; money that is paid and received.

Cards of a kind are all alike: when one is sold, nobody can tell whether it is the one that he knew of. So what is known
of a portfolio is for each player a number of each kind, which goes down with every card that leaves.
"""

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.events import FeeKept, FeePaid
from openoutcry.games.stockpile.kinds import COMPANIES, FEE, FEES, HELD_KINDS, MARKET_KINDS
from openoutcry.games.stockpile.module_events import FeeBonus, MarketShuffled
from openoutcry.games.stockpile.state import Stockpile


def add(g: Stockpile, seat: i64, kind: i64, seen: i64) -> None:
    """A card goes into the portfolio; `seen` are the seats that know which."""
    player = g.players[seat]
    player.holds[kind] += 1
    player.held += 1
    players = len(g.players)
    for viewer in range(players):
        if viewer != seat and (seen == EVERYBODY or seen & bit(viewer) != 0):
            g.known[place_known(g, viewer, seat, kind)] += 1
    if seen == EVERYBODY:
        g.known[place_known(g, players, seat, kind)] += 1


def place_known(g: Stockpile, viewer: i64, seat: i64, kind: i64) -> i64:
    """Where it is noted how many cards of a kind a viewer knows of in a portfolio; after the last seat, everybody."""
    return g.known_at(viewer) + seat * HELD_KINDS + kind


def remove(g: Stockpile, seat: i64, kind: i64) -> None:
    """A card leaves the portfolio, seen by all."""
    g.learned += 1
    player = g.players[seat]
    player.holds[kind] -= 1
    player.held -= 1
    for viewer in range(len(g.players) + 1):
        place = place_known(g, viewer, seat, kind)
        if g.known[place] > 0:
            g.known[place] -= 1


def discard(g: Stockpile, seat: i64, kind: i64) -> None:
    """A card leaves the portfolio for the discard pile."""
    remove(g, seat, kind)
    g.discard[kind] += 1


def show(g: Stockpile, seat: i64, kind: i64, cards: i64) -> None:
    """The player shows so many cards of this kind: from now on everybody knows of at least these."""
    if cards == 0:
        return
    g.learned += 1
    for viewer in range(len(g.players) + 1):
        place = place_known(g, viewer, seat, kind)
        if viewer != seat and g.known[place] < cards:
            g.known[place] = cards


def to_split(g: Stockpile, seat: i64, company: i64, cards: i64) -> None:
    """So many cards are shown and moved to the split portfolio."""
    for _ in range(cards):
        remove(g, seat, company)
    player = g.players[seat]
    player.split[company] += cards
    player.split_held += cards


def from_split(g: Stockpile, seat: i64, company: i64) -> None:
    """A split share is turned back: one share of it is left."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    add(g, seat, company, EVERYBODY)


def discard_split(g: Stockpile, seat: i64, company: i64) -> None:
    """A split share leaves for the discard pile."""
    player = g.players[seat]
    player.split[company] -= 1
    player.split_held -= 1
    g.discard[company] += 1


def shares_worth(g: Stockpile, seat: i64) -> i64:
    """What a player's shares are worth now."""
    worth: i64 = 0
    for company in range(COMPANIES):
        worth += g.players[seat].shares(company) * g.value(company)
    return worth


def market_cards(g: Stockpile) -> i64:
    """How many cards can still be drawn: those in the deck and those in the discard pile."""
    cards = g.deck.total
    for n in g.discard:
        cards += n
    return cards


def renew_deck(g: Stockpile) -> None:
    """An empty market deck is made anew from the discard pile (ruling). Only strategies empty it early."""
    if g.deck.total == 0 and market_cards(g) > 0:
        for kind in range(MARKET_KINDS):
            while g.discard[kind] > 0:
                g.discard[kind] -= 1
                g.deck.put(kind)
        if g.telling:
            g.tell(MarketShuffled(g.deck.total))


def pay(g: Stockpile, seat: i64, amount: i64) -> None:
    """Money to the bank."""
    g.players[seat].money -= amount
    g.bank += amount


def receive(g: Stockpile, seat: i64, amount: i64) -> None:
    """Money from the bank; fees that were waiting for it are paid at once [Demand Phase, 5]."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, 0)


def receive_while_bidding(g: Stockpile, seat: i64, amount: i64, promised: i64) -> None:
    """Money from the bank; for fees there is only what his bids leave (ruling)."""
    g.players[seat].money += amount
    g.bank -= amount
    if g.players[seat].owing > 0:
        pay_fees(g, seat, promised)


def owe_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """A trading fee was picked up."""
    g.fees[seat * FEES + kind - FEE] += 1
    g.players[seat].owing += 1


def collect_fee(g: Stockpile, seat: i64, kind: i64) -> None:
    """A trading fee is a bonus to this player."""
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
    """How many fees of each kind a player has still to pay."""
    return [int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]]


def tell_unpaid(g: Stockpile, seat: i64, before: list[int]) -> None:
    """Say which fees now stay face up in front of a player, beyond those that did before."""
    for fee in range(FEES):
        for _ in range(g.fees[seat * FEES + fee] - before[fee]):
            g.tell(FeeKept(seat, g.box.fees[fee]))
