"""Stockpile: what is paid for the pile, and where the money comes from."""

from openoutcry.engine.events import Event
from openoutcry.games.stockpile.events import (
    DividendCollected,
    MajorityPaid,
    PileBought,
    PortfolioSold,
    RoundBegun,
    ShareSold,
    StockSplit,
)


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """Return what the seat pays for the pile of this round, and what it receives for shares until the end."""
    paid, cards, sold, dividends, bonus, left, split = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    now = True
    for event in events:
        if isinstance(event, RoundBegun):
            now = False
        elif isinstance(event, StockSplit):
            split += float(event.paid[seat])
        elif getattr(event, "seat", None) != seat:
            continue
        elif isinstance(event, PileBought) and now:
            paid += event.paid
            cards += len(event.cards)
        elif isinstance(event, ShareSold):
            sold += event.price
        elif isinstance(event, DividendCollected):
            dividends += event.amount
        elif isinstance(event, MajorityPaid):
            bonus += event.bonus
        elif isinstance(event, PortfolioSold):
            left += event.worth
    return {
        "paid": paid,
        "cards": cards,
        "sold": sold,
        "dividends": dividends,
        "bonus": bonus,
        "left": left,
        "split": split,
    }
