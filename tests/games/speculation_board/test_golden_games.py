"""A whole game for the one reason for which the board game ends."""

from openoutcry.engine.events import Event
from tests.games.answers import played_on
from tests.games.golden import golden, line
from tests.games.speculation_board.positions import CARDS, Table, opened


def name(event: Event, field: str, number: int) -> str | None:
    """Seats and companies by name."""
    if field in ("seat", "winners"):
        return "ABCDEF"[number]
    return CARDS[number] if field in ("company", "sold", "bought", "cards") else None


def heard(table: Table, seed: int) -> list[str]:
    """A random game as everybody hears it, and why it is over."""
    told = [*table.told]
    for now in played_on(table, seed):
        told += now.told
    return [*(line(event, name) for event in told if event is not None), f"the end: {table.game.end(table.g)}"]


def test_a_game_that_ends_because_a_brick_has_reached_end() -> None:
    now = heard(opened(3), seed=561)
    assert now == golden("speculation-board.end-reached.txt", now)
