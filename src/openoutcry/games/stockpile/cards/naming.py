"""The figures of answers to an investor's or a card's question, the same for all effects that ask it."""

from mypy_extensions import i64

from openoutcry.engine.game import Args
from openoutcry.games.stockpile.components import (
    BUY_STOCK,
    COMMODITY,
    COMPANIES,
    FROM_PILE,
    GIVE_MONEY,
    GIVE_UP,
    KEEP_CARD,
    LOOK_PILE,
    NO_COMPANY,
    NO_PAIR,
    NO_PILE,
    PAIR,
    PEEK,
    PICK,
    SHOW,
    SPEND,
    TAKE,
    TO_PILE,
)
from openoutcry.games.stockpile.state import Stockpile


def named_by(g: Stockpile, option: i64) -> Args:
    """Return the company, pile, pair, card or player that an answer names, by the kind of the question."""
    kind, number = int(g.kind), int(option)
    if kind in (SHOW, BUY_STOCK, TAKE, KEEP_CARD) and option != NO_COMPANY:
        return {"company": number, "value": int(g.value(option))}
    if kind == GIVE_UP:
        return {"company": number % COMPANIES, "sale": "half" if option >= COMPANIES else "share"}
    if kind in (LOOK_PILE, FROM_PILE, TO_PILE) and option != NO_PILE:
        return {"pile": number}
    if kind in (PEEK, PAIR) and option != NO_PAIR:
        return {"pair": number, "seat": int(g.owner_of_pair(option))}
    if kind == PICK:
        return {"company": number} if option < COMPANIES else {"forecast": number - COMPANIES}
    if kind == SPEND:
        return {"card": COMMODITY + number}
    if kind == GIVE_MONEY:
        return {"seat": number}
    return {}


def can_be_given_up(g: Stockpile, seat: i64, option: i64) -> bool:
    """Return whether a player has the stock that an option names; for options from COMPANIES on, a split one."""
    if option >= COMPANIES:
        return g.players[seat].split[option - COMPANIES] > 0
    return g.players[seat].holds[option] > 0
