"""The figures of the coach for Speculation, the card game: the hand at the end of the round, and its points."""

from openoutcry.engine.events import Event
from openoutcry.games.speculation_cards.events import HandScored, LastTurns


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """Return numbers for one seat by the name of each figure: its points in this round (`round`) and cards in hand
    (`cards`), the best points of another seat (`other`), and whether its hand ends the round (`ends`, 1 or 0). `events`
    are those that follow the evaluated choice."""
    scored = next((event for event in events if isinstance(event, HandScored) and event.seat == seat), None)
    best = max((sum(event.points) for event in _round(events) if event.seat != seat), default=0)
    last = next((event for event in events if isinstance(event, LastTurns)), None)
    return {
        "round": 0.0 if scored is None else float(sum(scored.points)),
        "cards": 0.0 if scored is None else float(sum(scored.suits) + scored.jokers),
        "other": float(best),
        "ends": float(last is not None and last.seat == seat),
    }


def _round(events: list[Event]) -> list[HandScored]:
    """Return the scored hands of the first round that ends in `events`. Empty if none ends."""
    scored = [event for event in events if isinstance(event, HandScored)]
    return [event for event in scored if event.round == scored[0].round]
