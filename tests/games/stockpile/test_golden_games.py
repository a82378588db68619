"""A whole game for every number of players, and one on the advanced board. Between them there are stocks that split
and split again, bankruptcies, fees that wait for money, split shares sold by halves, shared leads, a shared victory."""

import pytest

from openoutcry.engine.events import Event
from tests.games.answers import played_on
from tests.games.golden import golden, line
from tests.games.stockpile.positions import CARDS, COMPANIES, FORECASTS, SEATS, Table, opened


def name(event: Event, field: str, number: int) -> str | None:
    """Seats, companies, cards and forecasts by name; piles are counted from 1."""
    if field in ("seat", "outbid", "winners"):
        return SEATS[number]
    if field == "company":
        return COMPANIES[number]
    if field == "card" or (field == "cards" and type(event).__name__ in ("HandDealt", "PileBought")):
        return CARDS[number]
    if field == "forecast":
        return FORECASTS[number]
    return str(number + 1) if field == "pile" else None


def heard(table: Table, seed: int) -> list[str]:
    """A random game as everybody hears it, and why it is over."""
    told = [*table.told]
    for now in played_on(table, seed):
        told += now.told
    return [*(line(event, name) for event in told if event is not None), f"the end: {table.game.end(table.g)}"]


@pytest.mark.parametrize(
    ("file", "players", "board", "seed"),
    [
        ("two-players", 2, "base", 70),
        ("three-players", 3, "base", 83),
        ("four-players", 4, "base", 37),
        ("five-players", 5, "base", 102),
        ("advanced-board", 3, "advanced", 115),
    ],
)
def test_a_whole_game_reads_as_it_did(file: str, players: int, board: str, seed: int) -> None:
    now = heard(opened(players, board=board), seed)
    assert now == golden(f"stockpile.{file}.txt", now)
