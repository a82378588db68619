"""The figures of the coach for Mogul: chips and the card of this auction, and the sources of the points."""

from itertools import takewhile

from openoutcry.engine.events import Event
from openoutcry.games.mogul.events import Crashed, Left, PremiumPaid, ShareRevealed, ShareTaken, Sold, Stayed


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """Return what one seat gains, by the name of each figure: `chips`, `card` (1 if the seat takes the share, else 0)
    and points of a `sale` in the current auction, and the points of all `premiums` and `sales` in `events`. `events`
    are those that follow the evaluated choice, to the end of the game."""
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
