"""Sequence of play: the tiles, and what is done first."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.speculation_board.events import TilesDrawn
from tests.games.answers import asked, odds, offered, play
from tests.games.speculation_board.positions import (
    A,
    B,
    C,
    D,
    choose,
    dealt,
    draw_cards,
    played_turn,
    position,
    shown,
)


def test_the_active_player_draws_a_tile_from_each_bag_and_places_them_face_up() -> None:
    table = position("tiles", active=C)
    assert odds(table) == {"trade": 3, "rank up": 1, "rank down": 1, "no action": 1}
    play(table, "rank down")
    assert odds(table) == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    assert play(table, "4") == [TilesDrawn(seat=C, action="rank_down", movement=4)]
    assert (shown(table).action, shown(table).movement) == ("rank_down", 4)
    assert (shown(table).actions_out, shown(table).movements_out) == (["rank_down"], [4])


def test_tiles_on_the_table_are_not_in_the_bags() -> None:
    table = position("tiles", out="rank up, no action, 2, 6")
    assert odds(table) == {"trade": 3, "rank down": 1}
    play(table, "trade")
    assert odds(table) == {"1": 1, "3": 1, "4": 1, "5": 1}


@pytest.mark.parametrize(
    ("tile", "bricks", "question"),
    [("trade", "", "sell"), ("rank up", "metro 5", "rank-up"), ("no action", "", "card")],
)
def test_first_the_action_tile_is_executed(tile: str, bricks: str, question: str) -> None:
    table = position("tiles", bricks=bricks, shares=["metro 1"] * 3 + [""])
    play(table, tile, "3")
    assert asked(table) == (A, question)


def test_then_the_company_bricks_are_moved() -> None:
    table = position("rank up", bricks="metro 5")
    play(table, "raise carat")
    assert asked(table) == (A, "card")


def test_play_goes_clockwise() -> None:
    table = position("cards", active=C)
    actives = []
    for _ in range(4):
        actives.append(shown(table).active)
        choose(table, ", ".join(min(offered(table, seat)).removeprefix("play ") for seat in range(4)))
        draw_cards(table)
        play(table, "no action" if len(actives) == 0 else "trade", "1" if len(actives) != 2 else "2")
        while asked(table)[1] in ("sell", "buy"):
            play(table, offered(table)[-1])
    assert actives == [C, D, A, B]


def test_exception_on_the_first_turn_the_action_is_a_trade() -> None:
    table = dealt(4, start="2")
    assert asked(table) == (NATURE, "movement-tile")
    assert play(table, "5") == [TilesDrawn(seat=B, action="trade", movement=5)]
    assert asked(table) == (B, "sell")


def test_on_the_first_turn_the_movement_tile_is_still_drawn_at_random() -> None:
    assert odds(dealt()) == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}


def test_on_the_first_turn_the_trade_tile_is_taken_from_the_bag() -> None:
    assert shown(dealt()).actions_left == [2, 1, 1, 1]
    assert shown(dealt()).actions_out == ["trade"]


def test_the_first_turn_is_a_trade_turn_in_every_respect() -> None:
    table = dealt(3, start="1")
    play(table, "5")
    while asked(table)[1] != "card":
        play(table, offered(table)[-1])
    for seat in range(3):
        play(table, offered(table, seat)[0])
    draw_cards(table)
    assert shown(table).active == B
    assert (shown(table).actions_left, shown(table).movements_left) == ([3, 1, 1, 1], [1, 2, 3, 4, 5, 6])


def test_on_later_turns_any_action_tile_may_be_drawn() -> None:
    table = played_turn("metro, metro, metro", action="trade")
    draw_cards(table)
    assert odds(table) == {"trade": 3, "rank up": 1, "rank down": 1, "no action": 1}


def test_everybody_sees_what_is_left_in_the_bags() -> None:
    table = position("cards", action="no action", movement=3, out="rank up, 6")
    assert (shown(table).actions_left, shown(table).movements_left) == ([3, 0, 1, 0], [1, 2, 4, 5])
    assert (shown(table).actions_out, shown(table).movements_out) == (["rank_up", "no_action"], [3, 6])
