"""Peculiarities."""

from hypothesis import given
from hypothesis import strategies as st

from openoutcry.games.mogul.events import Left, Sold
from tests.games.answers import asked, offered, play
from tests.games.mogul.positions import (
    BROWN,
    A,
    B,
    chips,
    drawn,
    points,
    position,
    shares,
    shown,
    track,
)


def test_a_player_may_sell_without_shares_to_keep_the_runner_up_from_selling() -> None:
    table = position("action", shares=["", "brown 4", "", ""])
    assert offered(table) == ["take", "sell 0"]
    assert play(table, "sell 0") == [Sold(seat=A, company=BROWN, shares=0, price=4, points=0)]
    assert asked(table) == (B, "share")
    play(table, "take")
    assert shares(table) == ["", "brown 4 green 1", "", ""]
    assert points(table) == [0, 0, 0, 0]


def test_a_player_with_shares_may_choose_to_sell_none_of_them() -> None:
    table = position("action", shares=["brown 2", "brown 4", "", ""])
    play(table, "sell 0")
    assert asked(table) == (B, "share")
    assert shares(table)[A] == "brown 2"


def test_the_first_player_may_drop_out_but_earns_no_chips() -> None:
    table = position("auction")
    assert play(table, "leave") == [Left(seat=A, chips=0)]
    assert chips(table) == [6, 6, 6, 6]


def test_the_first_player_who_drops_out_can_still_be_runner_up() -> None:
    table = position("auction", players=3, start=B)
    play(table, "stay", "leave", "leave")
    assert (shown(table).winner, shown(table).runner_up) == (B, A)


def test_the_scoring_track_has_32_spaces() -> None:
    assert shown(position("auction")).spaces == 32


def test_a_marker_continues_around_the_track() -> None:
    table = position("action", points=[27, 0, 0, 0], shares=["brown 2", "brown 1", "brown 2", ""])
    assert track(table, A) == "...........................o...."
    play(table, "sell 2")
    assert track(table, A) == ".....o.........................."
    assert drawn(table).startswith("A 37 points")


def test_a_marker_that_reaches_the_start_field_again_has_32_points() -> None:
    table = position("reveal", points=[31, 0, 0, 0], shares=["green 1", "", "", ""])
    play(table, "green/brown")
    assert track(table, A) == "o..............................."
    assert points(table) == [32, 0, 0, 0]


@given(score=st.integers(-200, 400))
def test_a_marker_always_stands_where_counting_the_spaces_leads(score: int) -> None:
    ring = list(range(32))
    steps = abs(score)
    while steps >= 32:
        steps -= 32
    assert shown(position("auction", points=[score, 0, 0, 0])).players[A].space == ring[steps if score >= 0 else -steps]
