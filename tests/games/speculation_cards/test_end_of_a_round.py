"""Gameplay: how a round ends."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.speculation_cards.events import HandScored, LastTurns, RoundBegan, RoundCut
from tests.games.answers import asked, play, played_on
from tests.games.speculation_cards.positions import (
    A,
    B,
    C,
    Table,
    begun,
    discard,
    draw,
    opened,
    position,
    shown,
    sizes,
    take,
)

NINE = "2s 3s 4s 5s 6s 7s 2s 3s 4s"
PILES = ("2c 3c 4c", "4d 5d 6d", "6h 7h 2h")


def events(table: Table, kind: type) -> list[object]:
    return [event for event in table.told if isinstance(event, kind)]


def test_turns_go_on_while_nobody_has_ten_cards() -> None:
    table = position(hands=["2s 3s 4s 5s 6s 7s 2s 3s", "", ""], piles=PILES)
    take(table, 1)
    assert sizes(table) == [9, 0, 0]
    assert not shown(table).last_turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_a_player_has_ten_cards_the_others_get_one_more_turn_and_the_round_ends(players: int) -> None:
    table = position(players=players, hands=[NINE] + [""] * (players - 1), piles=PILES)
    told = take(table, 1)
    assert told[-1] == LastTurns(seat=A, cards=10)
    turns = []
    while shown(table).round == 1:
        turns.append(asked(table))
        take(table, 2 if len(turns) < 3 else 3)
    assert turns == [(seat, "action") for seat in range(1, players)]
    assert events(table, RoundBegan) == [RoundBegan(round=2, seat=B)]


def test_more_than_ten_cards_end_the_round_too() -> None:
    table = position(hands=["2s 3s 4s 5s 6s 7s 2s 3s", "", ""], piles=("7h", "7c 6c 5c 4c 2d", "4h"))
    told = discard(table, "2s", 1, "3d")
    assert told[-1] == LastTurns(seat=A, cards=12)


def test_ten_cards_count_at_the_end_of_a_turn() -> None:
    table = position(hands=[NINE, "", ""], piles=PILES)
    draw(table, "7c", "7d", pile=1)
    assert events(table, LastTurns) == [LastTurns(seat=A, cards=10)]


def test_whoever_has_nine_after_a_discard_does_not_end_the_round() -> None:
    table = position(turn=B, hands=["", NINE + " 5s", ""], piles=PILES)
    discard(table, "5s", 1)
    assert events(table, LastTurns) == []
    assert not shown(table).last_turns


def test_the_player_who_has_ten_gets_no_other_turn() -> None:
    table = position(players=2, hands=[NINE, ""], piles=PILES)
    take(table, 1)
    take(table, 2)
    assert asked(table) == (NATURE, "turn-up")
    assert shown(table).round == 2


def test_a_second_player_with_ten_cards_changes_nothing() -> None:
    table = position(turn=A, hands=[NINE, "5c 6c 7c 5c 6c 7c 2c 4c 3c", ""], piles=("2d 3d", "4d 5d", "6h 7h"))
    take(table, 1)
    take(table, 2)
    assert events(table, LastTurns) == []
    assert sizes(table)[:2] == [10, 10]
    assert asked(table) == (C, "action")
    take(table, 3)
    assert shown(table).round == 2


def test_everybody_sees_that_these_are_the_last_turns() -> None:
    table = position(hands=[NINE, "", ""], piles=PILES)
    take(table, 1)
    assert shown(table).last_turns
    assert [player.last_turn for player in shown(table).players] == [False, True, False]


def test_all_hands_are_scored_when_the_round_is_over() -> None:
    table = position(players=2, turn=B, last_turns=1, hands=[NINE + " 2c", ""], piles=PILES)
    take(table, 2)
    assert [(event.seat, event.suits) for event in events(table, HandScored)] == [(A, [1, 0, 0, 9]), (B, [0, 1, 0, 0])]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_ends_with_a_hand_of_ten_or_more(players: int) -> None:
    for table in played_on(opened(players), seed=players):
        held = [sum(event.suits) + event.jokers for event in events(table, HandScored)]
        assert held == [] or max(held) >= 10


# The guard


def test_a_round_ends_after_200_turns_and_is_scored_as_it_stands() -> None:
    table = position(players=2, turns=199, hands=["2s 2c", "3c"], piles=PILES)
    take(table, 2)
    assert events(table, RoundCut) == [RoundCut(turns=200)]
    assert [event.points for event in events(table, HandScored)] == [[4], [4]]
    assert shown(table).round == 2


def test_before_that_it_goes_on() -> None:
    table = position(players=2, turns=198, piles=PILES)
    take(table, 2)
    assert asked(table) == (B, "action")
    assert (shown(table).turns, shown(table).most_turns) == (199, 200)


def test_the_guard_also_ends_the_last_turns() -> None:
    table = position(players=3, turns=199, hands=[NINE, "", ""], piles=PILES)
    take(table, 1)
    assert events(table, RoundCut) == [RoundCut(turns=200)]
    assert shown(table).round == 2


def test_a_round_that_ends_by_itself_on_turn_200_is_not_said_to_be_cut() -> None:
    table = position(players=2, turn=B, turns=199, last_turns=1, piles=PILES)
    take(table, 1)
    assert events(table, RoundCut) == []
    assert shown(table).round == 2


def test_two_players_who_only_take_and_give_back_are_stopped() -> None:
    table = begun(2, piles=("2c", "4d", "6h"))
    take(table, 1, "3s")
    take(table, 2, "5s")
    turns = 2
    while shown(table).round == 1:
        card = {0: "2 of clubs", 1: "4 of diamonds"}[turns % 2] if turns % 4 in (2, 3) else None
        play(table, *([f"discard {card}", f"pile {turns % 2 + 1}"] if card else [f"take {turns % 2 + 1}"]))
        turns += 1
    assert turns == 200
    assert events(table, RoundCut) == [RoundCut(turns=200)]
