"""The check whether the order of a player's two abilities at one moment can matter [2-Player Investor Expansion
Clarifications]. It uses only what all players can see, so that being asked for an order reveals nothing. The pairs
concerned are listed in docs/rulings.md."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.state import Stockpile


def matters(g: Stockpile, seat: i64) -> bool:
    """Return whether the other order of a player's two abilities could have another result."""
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
    """Return a copy of the table on which both abilities have been carried out in this order, each for so many
    shares."""
    table = g.clone()
    one.settle(table, seat, shares)
    other.settle(table, seat, shares)
    return table


def differs(one: Stockpile, other: Stockpile) -> bool:
    """Return whether a player's money or unpaid fees differ between two tables."""
    for seat in range(len(one.players)):
        if one.players[seat].money != other.players[seat].money:
            return True
    return differ(one.fees, other.fees)


def differ(ones: vec[i64], others: vec[i64]) -> bool:
    """Return whether two rows of numbers of the same length differ."""
    for place in range(len(ones)):
        if ones[place] != others[place]:
            return True
    return False
