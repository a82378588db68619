"""The figures of the coach for Speculation, the board game: cash and shares at the end."""

from openoutcry.engine.events import Event
from openoutcry.games.speculation_board.events import FortuneCounted, Traded


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """Return amounts of money of one seat by the name of each figure: `cash` and value of the `shares` at the end of
    the game, and `sold`, the price of all shares sold on the way. `events` are those that follow the evaluated
    choice."""
    counted = [event for event in events if isinstance(event, FortuneCounted) and event.seat == seat]
    trades = [event for event in events if isinstance(event, Traded) and event.seat == seat]
    return {
        "cash": float(sum(event.cash for event in counted)),
        "shares": float(sum(event.shares for event in counted)),
        "sold": float(sum(event.sold_for for event in trades)),
    }
