"""Game end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openoutcry.engine.game import ranks
from openoutcry.games.mogul.events import ChipsExchanged, Crashed, GameOver
from tests.games.answers import asked, play
from tests.games.mogul.positions import A, B, C, D, Table, points, position, shown


def crash(**held: list[int] | list[str] | str) -> Table:
    """A game that the next card has ended; without chips unless some are given."""
    table = position("reveal", pile="crash", **({"chips": [0, 0, 0, 0]} | held))
    play(table, "crash")
    return table


def winners(table: Table) -> list[int]:
    """Who has won, as it was told."""
    return next(event.winners for event in table.told if isinstance(event, GameOver))


def test_the_game_ends_immediately_when_the_crash_card_is_uncovered() -> None:
    table = crash()
    assert asked(table) is None
    assert table.told[0] == Crashed()
    assert shown(table).phase == "over"
    assert table.game.end(table.g) == "crash"


def test_until_the_crash_card_is_uncovered_the_game_goes_on() -> None:
    table = position("reveal", pile="pink/blue crash")
    play(table, "pink/blue")
    assert asked(table) == (A, "credit")
    assert table.game.end(table.g) == ""


def test_cards_under_the_crash_card_are_never_uncovered() -> None:
    table = position("reveal", pile="pink/blue pink/brown blue/green yellow/blue")
    play(table, "crash")
    assert asked(table) is None
    assert shown(table).pile == 4


def test_shares_are_worthless() -> None:
    assert points(crash(points=[3, 2, 1, 0], shares=["", "brown 4", "green 2 pink 7", "blue 6"])) == [3, 2, 1, 0]


@pytest.mark.parametrize(("left", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (44, 8)])
def test_five_chips_are_one_point_rounded_down(left: int, worth: int) -> None:
    assert points(crash(chips=[left, 0, 0, 0])) == [worth, 0, 0, 0]


def test_chips_are_exchanged_before_it_is_seen_who_is_furthest() -> None:
    table = crash(points=[10, 9, 0, 0], chips=[4, 10, 0, 0])
    assert points(table) == [10, 11, 0, 0]
    assert winners(table) == [B]


def test_an_exchange_is_told_with_the_chips_that_became_points() -> None:
    table = crash(chips=[12, 5, 3, 0])
    told = [event for event in table.told if isinstance(event, ChipsExchanged) and event.points]
    assert told == [ChipsExchanged(seat=A, chips=10, points=2), ChipsExchanged(seat=B, chips=5, points=1)]


def test_chips_that_became_points_are_in_the_bank() -> None:
    table = crash(chips=[12, 5, 3, 0], memory="perfect")
    assert [player.chips for player in shown(table).players] == [2, 0, 3, 0]
    assert shown(table).bank == 45 - 2 - 3


def test_everybody_is_shown_his_own_chips_that_are_left_and_nobody_elses() -> None:
    table = crash(chips=[12, 5, 3, 0])
    assert [[player.chips for player in shown(table, seat).players] for seat in (A, B, C)] == [
        [2, None, None, None],
        [None, 0, None, None],
        [None, None, 3, None],
    ]


def test_chips_too_few_for_a_point_stay_covered_to_the_end() -> None:
    table = crash(chips=[12, 5, 3, 0])
    assert [event.seat for event in table.told if isinstance(event, ChipsExchanged)] == [A, B]


def test_whoever_is_furthest_advanced_wins() -> None:
    assert winners(crash(points=[3, 8, 7, -2])) == [B]


def test_a_marker_that_has_gone_round_is_further_than_one_that_has_not() -> None:
    assert winners(crash(points=[31, 33, 20, 5])) == [B]


def test_below_the_start_field_is_behind_it() -> None:
    assert winners(crash(points=[-1, -5, 0, -32])) == [C]


def test_a_tie_is_won_by_the_player_with_the_most_shares() -> None:
    assert winners(crash(points=[8, 8, 8, 2], shares=["brown 1", "brown 1 pink 1", "blue 1", "green 5"])) == [B]


def test_shares_of_all_companies_count_in_a_tie() -> None:
    assert winners(crash(points=[8, 8, 0, 0], shares=["brown 3", "brown 1 pink 1 blue 1 green 1", "", ""])) == [B]


def test_a_tie_that_shares_do_not_break_is_a_shared_victory() -> None:
    assert winners(crash(points=[8, 1, 8, 8], shares=["brown 2", "pink 4", "blue 2", "green 1"])) == [A, C]


def test_chips_do_not_break_a_tie() -> None:
    assert winners(crash(points=[8, 8, 0, 0], chips=[4, 1, 0, 0], shares=["", "", "", ""])) == [A, B]


def test_the_final_scores_are_told() -> None:
    table = crash(points=[1, 2, 3, 4], chips=[5, 0, 0, 9])
    assert table.told[-1] == GameOver(scores=[2, 2, 3, 5], winners=[D])


@given(
    scores=st.lists(st.integers(-3, 3), min_size=4, max_size=4),
    left=st.lists(st.integers(0, 11), min_size=4, max_size=4),
    owned=st.lists(st.integers(0, 2), min_size=4, max_size=4),
)
def test_nobody_is_ahead_of_a_winner_and_every_other_is_behind(
    scores: list[int], left: list[int], owned: list[int]
) -> None:
    table = crash(points=scores, chips=left, shares=[f"brown {n}" for n in owned])
    final = [score + purse // 5 for score, purse in zip(scores, left, strict=True)]
    best = max(final)
    most = max(n for n, score in zip(owned, final, strict=True) if score == best)
    assert points(table) == final
    assert winners(table) == [seat for seat in range(4) if (final[seat], owned[seat]) == (best, most)]
    places = ranks(table.game.standing(table.g))
    assert [seat for seat, place in enumerate(places) if place == 1] == winners(table)
