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
    """Return the index in `known` of the number of cards of a kind that a viewer knows to be in the portfolio at
    `seat`."""
    return (viewer * len(g.players) + seat) * HELD_KINDS + kind


def place_possible(g: Stockpile, viewer: i64, seat: i64, company: i64) -> i64:
    """Return the index in `possible` of what a viewer knows of the portfolio at `seat`, in case its first stock was of
    this company."""
    return (viewer * len(g.players) + seat) * COMPANIES + company


def shift_of(kind: i64) -> i64:
    """Return the number of the lowest bit that a kind's count has in a number of `possible`. All action cards share one
    count."""
    if kind >= BOOM:
        return ACTIONS
    return kind * WIDTH


def can_be(possible: i64, kind: i64) -> i64:
    """Return how many of the unseen cards can be of a kind, read from a number of `possible`."""
    return possible >> shift_of(kind) & EACH


def most_actions(possible: i64) -> i64:
    """Return how many of the unseen cards can be action cards, read from a number of `possible`."""
    return can_be(possible, BOOM) - (possible >> DRAWN)


def first_stock_came_in(g: Stockpile, seat: i64) -> None:
    """Record for all viewers that a player was dealt a first stock. First stocks differ, so each player can rule out
    the company of the own one."""
    for viewer in range(len(g.players) + 1):
        for company in range(COMPANIES):
            n = place_possible(g, viewer, seat, company)
            g.possible[n] = FIRST_STOCK
            if viewer < len(g.players) and viewer != seat and g.players[viewer].starter == company:
                g.possible[n] = IMPOSSIBLE


def came_in(g: Stockpile, seat: i64, kind: i64, seen: i64) -> None:
    """Record for all viewers that a card was added to a portfolio. `seen` is the bit set of the seats that know its
    kind."""
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
    """Record for all viewers that a stock was added to a portfolio. Only its owner has seen it, but all players know
    that it is not an action card."""
    for viewer in range(len(g.players) + 1):
        if viewer != seat:
            one_more_place(g, viewer, seat, ANY_CARD + DRAWN_STOCK)


def one_more_place(g: Stockpile, viewer: i64, seat: i64, card: i64) -> None:
    """Record for one viewer that an unseen card was added to a portfolio. `card` encodes the kinds that it can be."""
    first = place_possible(g, viewer, seat, 0)
    for n in range(first, first + COMPANIES):
        if g.possible[n] != IMPOSSIBLE:
            g.possible[n] += card


def left(g: Stockpile, seat: i64, kind: i64) -> None:
    """Record for all viewers that a card of this kind, seen by all, left a portfolio."""
    for viewer in range(len(g.players) + 1):
        if viewer != seat:
            n = place_known(g, viewer, seat, kind)
            if g.known[n] > 0:
                g.known[n] -= 1
            else:
                turn_up(g, viewer, seat, kind)


def shown(g: Stockpile, seat: i64, kind: i64, cards: i64) -> None:
    """Record for all viewers that a player showed `cards` cards of a kind: all know now that the portfolio has at least
    as many."""
    for viewer in range(len(g.players) + 1):
        n = place_known(g, viewer, seat, kind)
        while viewer != seat and g.known[n] < cards:
            turn_up(g, viewer, seat, kind)
            g.known[n] += 1


def turn_up(g: Stockpile, viewer: i64, seat: i64, kind: i64) -> None:
    """Record for one viewer that one of the unseen cards in a portfolio turned out to be of this kind. It was the first
    stock if that can have been of this company."""
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
    """Return the number of `possible` for the remaining unseen cards, after one card turned out to be of this kind.
    Return IMPOSSIBLE if none could be.

    It may have been any card that could be of the kind. To lose no possibility, the last of them is taken out.
    """
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
    """Record for all viewers that, as all players saw, no card in a portfolio is of this kind now."""
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
