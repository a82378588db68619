"""Knowledge of the portfolios, for a reader who remembers everything: for each player and, last, for the public.

Cards of a kind are all alike: when one is sold, nobody can tell whether it is the one that was known. So a viewer's
knowledge of a portfolio consists of numbers of cards. `known` is how many there are of each kind at least. `possible`
is how many of the other cards, those that the viewer has not seen, can be of a kind: what was in the portfolio at a
split, a bankruptcy or the end of an Action Phase is of another kind since. Think of the unseen cards as places in a
row, the latest first: the first so many of them can be of the kind. An event that rules out a kind rules it out for all
places that there are. So the places that can be of one kind are always among those that can be of another, or the other
way round, and these numbers are the complete knowledge.

Only first stocks differ: no two players have the same. So `possible` is kept for each company that the first stock can
be. Each of these is one number: eight bits for each company, and eight for both kinds of action cards, which come and
go together (no market deck has more than 160 of them all). One bit more says that the first stock, which has no place
in the row, is still there. The rest counts stocks drawn and kept in this turn, which have a place, and are no actions.
"""

from typing import Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.components import BOOM, COMPANIES, HELD_KINDS
from openoutcry.games.stockpile.state import Stockpile

EACH: Final = 0xFF
WIDTH: Final = 8
ACTIONS: Final = 48
STOCK: Final = 0x010101010101  # a place that can be of each company
ANY_CARD: Final = 0x01010101010101  # or an action
FIRST_STOCK: Final = 0x100000000000000
DRAWN_STOCK: Final = 0x200000000000000
DRAWN: Final = 57  # where the number of drawn stocks begins
IMPOSSIBLE: Final = -1


def place_known(g: Stockpile, viewer: i64, seat: i64, kind: i64) -> i64:
    """Return the index in `known` of a viewer's count of a kind of card in a portfolio."""
    return (viewer * len(g.players) + seat) * HELD_KINDS + kind


def place_possible(g: Stockpile, viewer: i64, seat: i64, company: i64) -> i64:
    """Return the index in `possible` of a viewer's number for a portfolio whose first stock was of this company."""
    return (viewer * len(g.players) + seat) * COMPANIES + company


def shift_of(kind: i64) -> i64:
    """Return the lowest bit of a kind's count in a number of `possible`."""
    if kind >= BOOM:
        return ACTIONS
    return kind * WIDTH


def can_be(possible: i64, kind: i64) -> i64:
    """Return how many of the unseen cards can be of a kind."""
    return possible >> shift_of(kind) & EACH


def most_actions(possible: i64) -> i64:
    """Return how many of the unseen cards can be actions."""
    return can_be(possible, BOOM) - (possible >> DRAWN)


def first_stock_came_in(g: Stockpile, seat: i64) -> None:
    """Record that a player was dealt a first stock. All of them differ, so each player knows that the others' first
    stocks are not of the same company as the player's own."""
    for viewer in range(len(g.players) + 1):
        for company in range(COMPANIES):
            n = place_possible(g, viewer, seat, company)
            g.possible[n] = FIRST_STOCK
            if viewer < len(g.players) and viewer != seat and g.players[viewer].starter == company:
                g.possible[n] = IMPOSSIBLE


def came_in(g: Stockpile, seat: i64, kind: i64, seen: i64) -> None:
    """Record that a card came into a portfolio; `seen` is the set of seats that know its kind."""
    players = len(g.players)
    for viewer in range(players):
        if viewer != seat:
            if seen == EVERYBODY or seen & bit(viewer) != 0:
                g.known[place_known(g, viewer, seat, kind)] += 1
            else:
                one_more_place(g, viewer, seat, ANY_CARD)
    if seen == EVERYBODY:
        g.known[place_known(g, players, seat, kind)] += 1
    else:
        one_more_place(g, players, seat, ANY_CARD)


def drawn_stock_came_in(g: Stockpile, seat: i64) -> None:
    """Record that a stock that only its owner has seen came into a portfolio; all players know that it is no action
    card."""
    for viewer in range(len(g.players) + 1):
        if viewer != seat:
            one_more_place(g, viewer, seat, ANY_CARD + DRAWN_STOCK)


def one_more_place(g: Stockpile, viewer: i64, seat: i64, card: i64) -> None:
    """Record an unseen card in a portfolio for one viewer; `card` encodes what it can be."""
    first = place_possible(g, viewer, seat, 0)
    for n in range(first, first + COMPANIES):
        if g.possible[n] != IMPOSSIBLE:
            g.possible[n] += card


def left(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record that a card left a portfolio, seen by all."""
    for viewer in range(len(g.players) + 1):
        if viewer != seat:
            n = place_known(g, viewer, seat, kind)
            if g.known[n] > 0:
                g.known[n] -= 1
            else:
                turn_up(g, viewer, seat, kind)


def shown(g: Stockpile, seat: i64, kind: i64, cards: i64) -> None:
    """Record that a player showed so many cards of a kind: from now on all players know of at least these."""
    for viewer in range(len(g.players) + 1):
        n = place_known(g, viewer, seat, kind)
        while viewer != seat and g.known[n] < cards:
            turn_up(g, viewer, seat, kind)
            g.known[n] += 1


def turn_up(g: Stockpile, viewer: i64, seat: i64, kind: i64) -> None:
    """Record that one of the cards that a viewer had not seen was of this kind: the first stock, if that was of this
    company."""
    for company in range(COMPANIES):
        n = place_possible(g, viewer, seat, company)
        possible = g.possible[n]
        if possible == IMPOSSIBLE:
            continue
        if company == kind and possible & FIRST_STOCK != 0:
            g.possible[n] = possible - FIRST_STOCK
        else:
            g.possible[n] = without_one(possible, kind)


def without_one(possible: i64, kind: i64) -> i64:
    """Return what is possible of the other unseen cards, once one of them has turned out to be of this kind; IMPOSSIBLE
    if none could be. It may have been any place that could be of the kind. The last such place leaves the most
    possibilities."""
    taken = can_be(possible, kind)
    if taken == 0:
        return IMPOSSIBLE
    if kind < BOOM and possible >> DRAWN > 0:
        possible -= DRAWN_STOCK
    shift: i64 = 0
    while shift <= ACTIONS:
        if possible >> shift & EACH >= taken:
            possible -= bit(shift)
        shift += WIDTH
    return possible


def none_left(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record that all players saw that no card of this kind is in a portfolio now."""
    shift = shift_of(kind)
    for viewer in range(len(g.players) + 1):
        for company in range(COMPANIES):
            n = place_possible(g, viewer, seat, company)
            possible = g.possible[n]
            if possible == IMPOSSIBLE:
                continue
            if company == kind and possible & FIRST_STOCK != 0:
                g.possible[n] = IMPOSSIBLE
                continue
            possible -= (possible >> shift & EACH) << shift
            if kind >= BOOM:
                possible -= possible >> DRAWN << DRAWN
            g.possible[n] = possible
