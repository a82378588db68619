"""Whether it can matter in which order a player's own two abilities of one time are performed [2-Player Investor
Expansion Clarifications]. It goes by what everybody can see: who is asked for an order tells nothing. Which pairs these
are is listed in docs/rulings.md."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.state import Stockpile


def matters(g: Stockpile, seat: i64) -> bool:
    """Whether a player's two abilities can come to something else in the other order."""
    abilities = g.players[seat].side.hired
    one, other = abilities[0], abilities[1]
    if one.weighs_cards(g, seat) and other.weighs_cards(g, seat):
        return True
    if not one.takes_money and not other.takes_money:
        return False  # what is only added up comes to the same in any order
    most = one.most(g, seat)
    if other.most(g, seat) > most:
        most = other.most(g, seat)
    for shares in range(most + 1):
        if differs(settled(g, seat, one, other, shares), settled(g, seat, other, one, shares)):
            return True
    return False


def settled(g: Stockpile, seat: i64, one: Ability, other: Ability, shares: i64) -> Stockpile:
    """A table at which both are done, in this order."""
    table = g.clone()
    one.settle(table, seat, shares)
    other.settle(table, seat, shares)
    return table


def differs(one: Stockpile, other: Stockpile) -> bool:
    """Whether somebody has more money, or another fee to pay, at one table than at the other."""
    for seat in range(len(one.players)):
        if one.players[seat].money != other.players[seat].money:
            return True
    return differ(one.fees, other.fees)


def differ(ones: vec[i64], others: vec[i64]) -> bool:
    """Whether two rows of numbers are not the same."""
    for place in range(len(ones)):
        if ones[place] != others[place]:
            return True
    return False
