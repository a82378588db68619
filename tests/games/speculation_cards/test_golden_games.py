"""A whole game for each reason for which the card game, or a round of it, ends."""

from importlib.resources import files

import pytest

from openoutcry.engine.events import Event
from openoutcry.games.speculation_cards.events import PileTaken
from tests.games.answers import played_on
from tests.games.golden import golden, line
from tests.games.speculation_cards.positions import Table, opened, short

PRINTED = files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8")
SHORT_GUARD = PRINTED.replace("turns = 200", "turns = 10")


def heard(table: Table, seed: int) -> list[str]:
    """A random game as everybody hears it, and why it is over."""

    def name(event: Event, field: str, number: int) -> str | None:
        if field in ("seat", "winners"):
            return "ABCD"[number]
        if field == "pile":
            return str(number + 1)
        return short(table, number) if field == "card" or isinstance(event, PileTaken) else None

    told = [*table.told]
    for now in played_on(table, seed):
        told += now.told
    return [*(line(event, name) for event in told), f"the end: {table.game.end(table.g)}"]


@pytest.mark.parametrize(
    ("reason", "seed", "house_set"),
    [("three-rounds", 7778, None), ("four-jokers", 18061, None), ("round-cut", 1, SHORT_GUARD)],
    ids=["three rounds", "four jokers after the first round", "rounds that the guard cuts after ten turns"],
)
def test_a_game_for_each_end_reads_as_it_did(reason: str, seed: int, house_set: str | None) -> None:
    now = heard(opened(2, house_set), seed)
    assert now == golden(f"speculation-cards.{reason}.txt", now)
