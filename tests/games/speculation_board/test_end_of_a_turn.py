"""End of a turn."""

import pytest

from openoutcry.games.speculation_board.events import TilesReturned
from tests.games.speculation_board.positions import A, B, C, D, draw_cards, played_turn, shown

CARDS = "metro, metro, metro, metro"


def test_after_a_trade_all_tiles_on_the_table_return_to_their_bags() -> None:
    table = played_turn(CARDS, action="trade", movement=3, out="rank up, no action, 5, 6")
    assert draw_cards(table)[-1] == TilesReturned()
    assert (shown(table).actions_left, shown(table).movements_left) == ([3, 1, 1, 1], [1, 2, 3, 4, 5, 6])
    assert (shown(table).actions_out, shown(table).movements_out) == ([], [])


@pytest.mark.parametrize(
    ("tile", "left"), [("rank up", [3, 0, 1, 1]), ("rank down", [3, 1, 0, 1]), ("no action", [3, 1, 1, 0])]
)
def test_otherwise_the_tiles_stay_on_the_table_out_of_play(tile: str, left: list[int]) -> None:
    table = played_turn(CARDS, action=tile, movement=3)
    assert TilesReturned() not in draw_cards(table)
    assert (shown(table).actions_left, shown(table).movements_left) == (left, [1, 2, 4, 5, 6])
    assert (shown(table).actions_out, shown(table).movements_out) == ([tile.replace(" ", "_")], [3])


def test_tiles_of_earlier_turns_stay_out_too() -> None:
    table = played_turn(CARDS, action="rank up", movement=3, out="no action, 5")
    draw_cards(table)
    assert (shown(table).actions_left, shown(table).movements_left) == ([3, 0, 1, 0], [1, 2, 4, 6])


def test_when_all_other_tiles_are_out_the_next_is_a_trade() -> None:
    table = played_turn(CARDS, action="rank up", movement=3, out="no action, rank down, 5, 6")
    draw_cards(table)
    assert shown(table).actions_left == [3, 0, 0, 0]


@pytest.mark.parametrize(("now", "following"), [(A, B), (C, D), (D, A)])
def test_the_bags_pass_to_the_next_player_clockwise(now: int, following: int) -> None:
    table = played_turn(CARDS, active=now)
    assert shown(table).active == now
    draw_cards(table)
    assert shown(table).active == following


def test_then_the_next_turn_begins() -> None:
    table = played_turn(CARDS)
    turn = shown(table).turn
    draw_cards(table)
    assert shown(table).turn == turn + 1
    assert (shown(table).action, shown(table).movement, shown(table).phase) == (None, None, "tiles")
