"""Fast start."""

import pytest

from openoutcry.engine.errors import BadOption
from openoutcry.engine.kernel import NATURE
from openoutcry.games.mogul.events import StartShareDealt
from tests.games.answers import asked, odds, play
from tests.games.mogul.positions import (
    GREEN,
    A,
    chips,
    dealt,
    opened,
    points,
    shares,
    shown,
)

MARKED = ["brown/green", "brown/yellow", "brown/blue", "brown/blue", "brown/pink"]
MORE = ["green/brown", "pink/blue", "brown/pink", "yellow/blue", "blue/green"]


def test_with_five_players_every_player_receives_another_share() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED, *MORE)
    assert shares(table) == ["brown 1 green 1", "brown 1 pink 1", "brown 2", "brown 1 yellow 1", "brown 1 blue 1"]


def test_the_other_share_lies_open_too() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED)
    told = play(table, "green/brown")
    assert [(event.seat, event.company) for event in told if isinstance(event, StartShareDealt)] == [(A, GREEN)]


def test_it_is_dealt_from_all_cards_that_are_left_after_the_start_shares() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED)
    assert asked(table) == (NATURE, "deal")
    assert sum(odds(table).values()) == 31 - 5
    assert odds(table)["brown/pink"] == 1


def test_the_crash_card_is_placed_afterwards_and_never_dealt() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED)
    for card in MORE:
        assert "crash" not in odds(table)
        play(table, card)
    assert shown(table).pile == 31 - 10 + 1


def test_what_was_dealt_is_no_longer_in_the_pile() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED, *MORE)
    assert asked(table) == (NATURE, "reveal")
    assert "green/brown" not in odds(table)
    assert odds(table)["pink/blue"] == 1


def test_nothing_else_changes() -> None:
    table = opened(5, fast_start="yes", start="1")
    play(table, *MARKED, *MORE)
    assert chips(table) == [6] * 5
    assert shown(table).bank == 15
    assert points(table) == [0] * 5


def test_without_the_option_there_is_no_fast_start() -> None:
    assert shares(dealt(5)) == ["brown 1"] * 5


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_fast_start_is_for_five_players_only(players: int) -> None:
    with pytest.raises(BadOption, match=f"fast_start of mogul with {players} players is one of no, not 'yes'"):
        opened(players, fast_start="yes")
