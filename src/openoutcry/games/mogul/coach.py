"""Mogul: the chips of this auction, its card, and where the points come from."""

from itertools import takewhile

from openoutcry.engine.events import Event
from openoutcry.games.mogul.events import Crashed, Left, PremiumPaid, ShareRevealed, ShareTaken, Sold, Stayed


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """What the seat gets out of this auction, and out of the rest of the game."""
    now = list(takewhile(lambda event: not isinstance(event, ShareRevealed | Crashed), events))
    chips = 0.0
    for event in now:
        if isinstance(event, Stayed) and event.seat == seat:
            chips -= 1
        elif isinstance(event, Left) and event.seat == seat:
            chips += event.chips
    own = [event for event in events if getattr(event, "seat", None) == seat]
    return {
        "chips": chips,
        "card": float(any(isinstance(event, ShareTaken) and event.seat == seat for event in now)),
        "sale": float(sum(event.points for event in now if isinstance(event, Sold) and event.seat == seat)),
        "premiums": float(sum(event.points for event in own if isinstance(event, PremiumPaid))),
        "sales": float(sum(event.points for event in own if isinstance(event, Sold))),
    }
