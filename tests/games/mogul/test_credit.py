"""Credit: before the auction, and by option on the player's own turn."""

import pytest

from openoutcry.games.mogul.events import CreditTaken
from tests.games.answers import asked, offered, play, refusal
from tests.games.mogul.positions import (
    A,
    B,
    C,
    D,
    chips,
    points,
    position,
    shown,
    track,
)


def test_a_player_can_take_credit_before_an_auction() -> None:
    table = position("reveal")
    play(table, "green/brown")
    assert asked(table) == (A, "credit")
    assert offered(table) == ["pass", "credit"]


def test_a_credit_is_two_chips_for_two_spaces_back() -> None:
    table = position("credit", points=[12, 0, 0, 0])
    assert play(table, "credit") == [CreditTaken(seat=A, chips=2, points=2)]
    assert chips(table) == [8, 6, 6, 6]
    assert points(table) == [10, 0, 0, 0]


def test_the_chips_of_a_credit_come_from_the_bank() -> None:
    table = position("credit")
    play(table, "credit")
    assert shown(table).bank == 21 - 2


def test_a_credit_can_move_the_marker_back_beyond_the_start_field() -> None:
    table = position("credit", points=[1, 0, 0, 0])
    assert track(table, A) == ".o.............................."
    play(table, "credit")
    assert track(table, A) == "...............................o"
    assert points(table) == [-1, 0, 0, 0]


def test_nobody_has_to_take_credit() -> None:
    table = position("credit")
    assert play(table, "pass") == []
    assert (chips(table), points(table)) == ([6, 6, 6, 6], [0, 0, 0, 0])


def test_players_are_asked_in_turn_from_the_start_player_and_once_each() -> None:
    table = position("credit", start=C)
    turns = []
    for words in ["credit", "pass", "credit", "pass"]:
        turns.append(asked(table))
        play(table, words)
    assert turns == [(C, "credit"), (D, "credit"), (A, "credit"), (B, "credit")]
    assert asked(table) == (C, "auction")


def test_everybody_has_answered_before_the_first_chip_is_bid() -> None:
    table = position("credit")
    play(table, "credit", "credit", "credit")
    assert asked(table) == (D, "credit")
    assert shown(table).in_auction == []


def test_credit_is_offered_again_before_the_next_auction() -> None:
    table = position("credit")
    play(table, "credit", "pass", "pass", "pass", "leave", "leave", "leave", "take", "sell 0", "pink/blue")
    assert asked(table) == (D, "credit")
    play(table, "pass", "credit")
    assert chips(table) == [10, 6, 6, 6]


@pytest.mark.parametrize("purses", [[45, 0, 0, 0], [44, 0, 0, 0], [11, 11, 11, 11]])
def test_when_the_bank_has_fewer_than_two_chips_there_is_no_more_credit(purses: list[int]) -> None:
    table = position("credit", chips=purses)
    assert shown(table).bank < 2
    assert asked(table) == (A, "auction")


def test_the_last_two_chips_of_the_bank_can_be_lent() -> None:
    table = position("credit", chips=[43, 0, 0, 0])
    play(table, "credit")
    assert shown(table).bank == 0


def test_when_the_bank_runs_out_the_rest_are_not_asked() -> None:
    table = position("credit", chips=[42, 0, 0, 0], start=B)
    play(table, "credit")
    assert shown(table).bank == 1
    assert asked(table) == (B, "auction")


def test_whoever_passes_leaves_the_last_credit_to_the_next() -> None:
    table = position("credit", chips=[43, 0, 0, 0], start=B)
    play(table, "pass")
    assert asked(table) == (C, "credit")


def test_credit_makes_it_possible_to_stay() -> None:
    table = position("credit", chips=[0, 6, 6, 6])
    play(table, "credit", "pass", "pass", "pass", "stay")
    assert chips(table) == [1, 6, 6, 6]


def test_during_the_auction_it_is_too_late() -> None:
    table = position("auction", chips=[0, 6, 6, 6])
    assert offered(table) == ["leave"]
    assert refusal(table, "credit") == "rule-mogul-credit-first"


# The option credit = own-turn: once in each auction, on the player's own turn while still in.


def test_own_turn_nobody_is_asked_before_the_auction() -> None:
    table = position("reveal", credit="own-turn")
    play(table, "green/brown")
    assert asked(table) == (A, "auction")


def test_own_turn_credit_is_taken_on_ones_own_turn() -> None:
    table = position("auction", credit="own-turn", start=B)
    assert offered(table) == ["stay", "leave", "credit"]
    assert play(table, "credit") == [CreditTaken(seat=B, chips=2, points=2)]
    assert (chips(table), points(table)) == ([6, 8, 6, 6], [0, -2, 0, 0])


def test_own_turn_a_credit_is_not_a_bid_and_the_turn_goes_on() -> None:
    table = position("auction", credit="own-turn")
    play(table, "credit")
    assert asked(table) == (A, "auction")
    assert offered(table) == ["stay", "leave"]


def test_own_turn_only_one_credit_in_an_auction() -> None:
    table = position("auction", players=3, credit="own-turn")
    play(table, "credit", "stay", "stay", "stay")
    assert asked(table) == (A, "auction")
    assert refusal(table, "credit") == "rule-mogul-one-credit"


def test_own_turn_credit_may_wait_for_a_later_turn() -> None:
    table = position("auction", players=3, credit="own-turn")
    play(table, "stay", "stay", "stay", "credit")
    assert chips(table) == [7, 5, 5]


def test_own_turn_everybody_has_a_credit_of_his_own() -> None:
    table = position("auction", credit="own-turn")
    play(table, "credit", "stay", "credit", "stay", "credit")
    assert points(table) == [-2, -2, -2, 0]


def test_own_turn_credit_is_open_again_in_the_next_auction() -> None:
    table = position("auction", players=3, credit="own-turn")
    play(table, "credit", "leave", "leave", "take", "sell 0", "pink/blue")
    assert asked(table) == (C, "auction")
    play(table, "leave")
    assert asked(table) == (A, "auction")
    assert "credit" in offered(table)


def test_own_turn_whoever_has_left_cannot_take_credit() -> None:
    table = position("auction", credit="own-turn")
    play(table, "leave")
    assert refusal(table, "credit", seat=A) == "not-asked"


def test_own_turn_nobody_takes_credit_out_of_turn() -> None:
    assert refusal(position("auction", credit="own-turn"), "credit", seat=B) == "not-asked"


@pytest.mark.parametrize("purses", [[45, 0, 0, 0], [44, 0, 0, 0]])
def test_own_turn_an_empty_bank_lends_nothing(purses: list[int]) -> None:
    table = position("auction", chips=purses, credit="own-turn")
    assert offered(table) == ["stay", "leave"]
    assert refusal(table, "credit") == "rule-mogul-bank-empty"


def test_own_turn_a_player_without_chips_can_borrow_and_stay() -> None:
    table = position("auction", chips=[0, 6, 6, 6], credit="own-turn")
    assert offered(table) == ["leave", "credit"]
    play(table, "credit", "stay")
    assert chips(table) == [1, 6, 6, 6]


def test_own_turn_the_last_one_in_is_not_asked_for_credit_any_more() -> None:
    table = position("auction", credit="own-turn")
    play(table, "leave", "leave", "leave")
    assert asked(table) == (D, "action")
