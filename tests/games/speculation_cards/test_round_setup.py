"""Round Setup."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.speculation_cards.events import CardTurnedUp, RoundBegan
from tests.games.answers import asked, odds, play
from tests.games.speculation_cards.positions import (
    A,
    B,
    C,
    begun,
    kind_of,
    opened,
    piles,
    position,
    shown,
    sizes,
    words,
)

SIX = "2s 2s 3s 3s 4s 4s"


def test_the_game_consists_of_three_rounds() -> None:
    assert shown(opened()).rounds == 3
    for number, phase in ((1, "piles"), (2, "piles"), (3, "over")):
        assert shown(position(round=number, over=True)).phase == phase


def test_a_round_starts_with_a_shuffled_deck_of_all_cards() -> None:
    table = position(round=1, hands=["2c 3c 4c", "(5c) joker", ""], piles=("2d 3d", "4d", "6h 6h"), over=True)
    assert odds(table).total() == 52
    assert sizes(table) == [0, 0, 0]
    assert piles(table) == ("", "", "")


def test_the_top_three_cards_start_three_piles_face_up() -> None:
    table = opened(start="1")
    told = play(table, *(words(card) for card in ("4s", "joker", "4s")))
    assert told == [
        CardTurnedUp(pile=n, card=kind_of(table.game, card)) for n, card in enumerate(("4s", "joker", "4s"))
    ]
    assert piles(table) == ("4s", "joker", "4s")
    assert shown(table).deck == 49


def test_what_was_turned_up_is_no_longer_in_the_deck() -> None:
    table = opened(start="1")
    play(table, "4 of spades", "joker")
    assert (odds(table)["4 of spades"], odds(table)["joker"]) == (1, 3)


def test_nobody_is_dealt_cards() -> None:
    assert sizes(begun(4)) == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_of_the_first_round_is_drawn_at_random(players: int) -> None:
    table = opened(players)
    assert odds(table) == {f"player {n}": 1 for n in range(1, players + 1)}
    assert play(table, "player 2") == [RoundBegan(round=1, seat=B)]
    play(table, "4 of spades", "4 of spades", "joker")
    assert asked(table) == (B, "action")


def test_the_table_may_name_the_first_player() -> None:
    table = opened(3, start="3")
    assert table.told == [RoundBegan(round=1, seat=C)]
    assert asked(table) == (NATURE, "turn-up")
    assert shown(table).first == C


@pytest.mark.parametrize(("before", "now"), [(A, B), (B, C), (C, A)])
def test_the_next_player_clockwise_begins_the_next_round(before: int, now: int) -> None:
    table = position(players=3, round=1, first=before, turn=A, over=True)
    assert table.told[-1] == RoundBegan(round=2, seat=now)
    play(table, "2 of clubs", "4 of diamonds", "6 of hearts")
    assert asked(table) == (now, "action")


def test_points_are_kept_between_rounds() -> None:
    table = position(round=2, hands=["2c", "", ""], scores=[[7], [3], []], over=True)
    assert [player.scores for player in shown(table).players] == [[7, 2, 0], [3, 0, 0], [0, 0, 0]]
    assert [player.total for player in shown(table).players] == [9, 3, 0]


def test_in_every_round_ten_cards_are_needed_anew() -> None:
    table = position(players=2, round=1, turn=B, turns=30, last_turns=1, hands=[SIX, ""])
    play(table, "take 1", "5 of diamonds")
    play(table, "2 of clubs", "4 of diamonds", "6 of hearts", "take 1", "5 of clubs", "take 1", "7 of clubs")
    assert asked(table) == (B, "action")
    assert (shown(table).round, shown(table).turns, shown(table).last_turns) == (2, 2, False)
