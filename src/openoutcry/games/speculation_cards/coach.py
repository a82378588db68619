"""Speculation, the card game: the hand at the end of the round, and its points."""

from openoutcry.engine.events import Event
from openoutcry.games.speculation_cards.events import HandScored, LastTurns


def figures(seat: int, events: list[Event]) -> dict[str, float]:
    """What the seat scores in this round, with how many cards, and whether it ends the round."""
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
    """The hands that are scored at the end of this round."""
    scored = [event for event in events if isinstance(event, HandScored)]
    return [event for event in scored if event.round == scored[0].round]
