"""Speculation, the board game: cash and shares in the end."""

from openoutcry.engine.events import Event
from openoutcry.games.speculation_board.events import FortuneCounted, Traded


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """What the seat has in the end, and what it traded on the way."""
    counted = [event for event in events if isinstance(event, FortuneCounted) and event.seat == seat]
    trades = [event for event in events if isinstance(event, Traded) and event.seat == seat]
    return {
        "cash": float(sum(event.cash for event in counted)),
        "shares": float(sum(event.shares for event in counted)),
        "sold": float(sum(event.sold_for for event in trades)),
    }
