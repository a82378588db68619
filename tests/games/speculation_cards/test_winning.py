"""Winning."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine.game import ranks
from openoutcry.games.speculation_cards.events import FourJokers, GameOver
from tests.games.answers import asked
from tests.games.speculation_cards.positions import A, B, C, Table, position, shown, take

JOKERS = "joker joker joker joker"


def ended(**laid_out: object) -> Table:
    """The end of the last round, in which nobody scores unless hands are given."""
    return position(**({"round": 3, "over": True} | laid_out))


def winners(table: Table) -> list[int]:
    """Who has won, as it was told."""
    return next(event.winners for event in table.told if isinstance(event, GameOver))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_whoever_has_all_four_jokers_at_the_end_of_any_round_wins_immediately(number: int) -> None:
    table = ended(round=number, hands=["2c 3c", JOKERS, ""], scores=[[50], [0], [0]])
    assert FourJokers(seat=B) in table.told
    assert winners(table) == [B]
    assert asked(table) is None
    assert (shown(table).phase, table.game.end(table.g)) == ("over", "four jokers")


def test_four_jokers_beat_any_score() -> None:
    table = ended(hands=["2c 3c 4c 5c", JOKERS, "2d"], scores=[[90, 90], [0, 0], [5, 5]])
    assert table.told[-1].scores[A] > table.told[-1].scores[B]
    assert ranks(table.game.standing(table.g)) == [2, 1, 3]


def test_three_jokers_win_nothing() -> None:
    table = ended(round=1, hands=["joker joker joker", "joker", ""])
    assert table.game.end(table.g) == ""
    assert shown(table).round == 2


def test_four_jokers_during_a_round_win_nothing_yet() -> None:
    table = position(hands=["joker joker joker", "", ""], piles=("2c joker", "4d", "6h"))
    take(table, 1)
    assert asked(table) == (B, "action")
    assert table.game.end(table.g) == ""


def test_four_jokers_held_through_the_last_turn_win() -> None:
    table = position(players=2, turn=B, last_turns=1, hands=["", "joker joker joker"], piles=("2c joker", "4d", "6h"))
    take(table, 1)
    assert winners(table) == [B]


def test_after_the_third_round_the_most_points_of_all_rounds_win() -> None:
    table = ended(hands=["", "", "2c"], scores=[[9, 1], [4, 5], [2, 6]])
    assert table.told[-1] == GameOver(scores=[10, 9, 10], winners=[A, C])
    table = ended(hands=["", "", "2c 3c"], scores=[[9, 1], [4, 5], [2, 6]])
    assert table.told[-1] == GameOver(scores=[10, 9, 12], winners=[C])
    assert table.game.end(table.g) == "three rounds"


@pytest.mark.parametrize("number", [1, 2])
def test_before_the_third_round_is_over_points_win_nothing(number: int) -> None:
    table = ended(round=number, scores=[[90], [0], [0]])
    assert table.game.end(table.g) == ""
    assert not any(isinstance(event, GameOver) for event in table.told)


def test_a_tie_is_a_shared_victory() -> None:
    table = ended(scores=[[9, 1], [4, 5], [5, 5]])
    assert winners(table) == [A, C]
    assert ranks(table.game.standing(table.g)) == [1, 3, 1]


def test_cards_left_in_hand_do_not_break_a_tie() -> None:
    assert winners(ended(hands=["7s 7s", "", ""], scores=[[5], [5], [1]])) == [A, B]


@given(sheet=st.lists(st.lists(st.integers(0, 5), min_size=2, max_size=2), min_size=3, max_size=3))
@settings(deadline=None, max_examples=50)
def test_exactly_those_with_the_most_points_win(sheet: list[list[int]]) -> None:
    table = ended(scores=sheet)
    totals = [sum(points) for points in sheet]
    assert table.game.scores(table.g) == totals
    assert winners(table) == [seat for seat in range(3) if totals[seat] == max(totals)]
    places = ranks(table.game.standing(table.g))
    assert [seat for seat, place in enumerate(places) if place == 1] == winners(table)
