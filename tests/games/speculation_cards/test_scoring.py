"""Scoring."""

from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.games.speculation_cards.events import HandScored
from tests.games.speculation_cards.positions import DECK, SUITS, A, Table, position, shown

PRINTED = files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8")
SPADES = "2s 3s 5s 6s 7s"


def points(table: Table) -> list[list[int]]:
    """What each pile brought each hand at the end of the round, by seat."""
    return [event.points for event in table.told if isinstance(event, HandScored)]


def test_example_the_4_of_spades_with_6_5_and_3_spades() -> None:
    """It takes 15 spades, of which the deck has 12: the figures are those of a deck with a third copy of each."""
    three = PRINTED.replace("copies = 2", "copies = 3")
    hands = [SPADES + " 2s", SPADES, "3s 5s 6s"]
    table = position(hands=hands, piles=("4s", "4d", "6h"), house_set=three, over=True)
    assert points(table) == [[24], [20], [12]]


@pytest.mark.parametrize(("hand", "score"), [(SPADES + " 2s", 24), (SPADES, 20), ("2s 3s 5s", 12)])
def test_example_each_hand_with_the_deck_of_the_rulebook(hand: str, score: int) -> None:
    assert points(position(players=2, hands=[hand, ""], piles=("4s", "4d", "6h"), over=True)) == [[score], [0]]


def test_round_1_is_scored_by_the_first_pile() -> None:
    table = position(round=1, hands=["2s 3d 5h 6h", "", ""], piles=("4s", "5d", "6h"), over=True)
    assert points(table)[A] == [4]


def test_round_2_is_scored_by_the_first_and_second_piles() -> None:
    table = position(round=2, hands=["2s 3d 5h 6h", "", ""], piles=("4s", "5d", "6h"), over=True)
    assert points(table)[A] == [4, 5]
    assert shown(table).players[A].scores == [0, 9, 0]


def test_round_3_is_scored_by_all_three_piles() -> None:
    table = position(round=3, hands=["2s 3d 5h 6h", "", ""], piles=("4s", "5d", "6h"), over=True)
    assert points(table)[A] == [4, 5, 12]
    assert shown(table).players[A].scores == [0, 0, 21]


def test_only_the_top_card_of_a_pile_counts() -> None:
    table = position(hands=["2s 3d", "", ""], piles=("7d 7d 4s", "5d", "6h"), over=True)
    assert points(table)[A] == [4]


@pytest.mark.parametrize(("top", "worth"), [("2s", 2), ("3s", 3), ("5s", 5), ("6s", 6), ("7s", 7)])
def test_the_value_of_the_top_card_counts_for_every_card_of_its_suit(top: str, worth: int) -> None:
    table = position(hands=["4s 4s 4d 7h joker", "", ""], piles=(top, "5d", "6h"), over=True)
    assert points(table)[A] == [2 * worth]


def test_two_piles_of_one_suit_both_count() -> None:
    table = position(round=2, hands=["4s 6s", "", ""], piles=("2s", "7s", "6h"), over=True)
    assert points(table)[A] == [4, 14]


def test_jokers_in_hand_count_for_no_suit() -> None:
    table = position(hands=["joker joker joker 2s", "", ""], piles=("4s", "5d", "6h"), over=True)
    assert points(table)[A] == [4]


def test_jokers_in_hand_do_not_count_under_a_joker_either() -> None:
    table = position(hands=["joker joker 2s", "", ""], piles=("joker", "5d", "6h"), over=True)
    assert points(table)[A] == [1]


def test_under_a_joker_each_player_scores_a_point_for_each_card_of_his_best_suit() -> None:
    hands = ["2s 3s 7h 7d", "2h 3h 4h 7c 6c", "joker"]
    table = position(hands=hands, piles=("joker", "5d", "6h"), over=True)
    assert points(table) == [[2], [3], [0]]


def test_an_empty_pile_scores_nothing() -> None:
    table = position(round=3, hands=["2s 3d", "", ""], piles=("", "", "4s"), rest="hand C", over=True)
    assert points(table)[A] == [0, 0, 4]


def test_an_empty_hand_scores_nothing() -> None:
    assert points(position(round=3, piles=("4s", "joker", "6h"), over=True)) == [[0, 0, 0]] * 3


def test_everybody_is_told_what_each_hand_held() -> None:
    table = position(hands=["2s (3d) joker", "", ""], piles=("4s", "5d", "6h"), over=True)
    assert table.told[0] == HandScored(seat=A, round=1, points=[4], suits=[0, 1, 0, 1], jokers=1)


def test_everybody_is_shown_what_his_own_hand_would_score_on_each_pile() -> None:
    table = position(hands=["2s (3d) joker", "", ""], piles=("4s", "5d", "joker"))
    assert shown(table, to=A).players[A].worth == [4, 5, 1]
    assert shown(table).players[A].worth is None
    assert [pile.counts for pile in shown(table).piles] == [True, False, False]


@given(deck=st.permutations(DECK), size=st.integers(0, 15), number=st.integers(1, 3))
@settings(deadline=None)
def test_every_hand_scores_as_counted_by_hand(deck: list[str], size: int, number: int) -> None:
    tops, held = deck[:3], deck[3 : 3 + size]
    table = position(round=number, hands=[" ".join(held), "", ""], piles=(tops[0], tops[1], tops[2]), over=True)
    suits = [card[-1] for card in held if card != "joker"]
    most = max(suits.count(suit) for suit in SUITS)
    by_hand = [most if top == "joker" else int(top[0]) * suits.count(top[-1]) for top in tops]
    assert points(table)[A] == by_hand[:number]
