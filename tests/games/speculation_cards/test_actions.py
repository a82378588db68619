"""Gameplay: the three actions of a turn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine.kernel import NATURE
from openoutcry.games.speculation_cards.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardTurnedUp,
    PileTaken,
    TopTaken,
)
from tests.games.answers import asked, explained, odds, offered, play, refusal
from tests.games.speculation_cards.positions import (
    DECK,
    A,
    B,
    C,
    begun,
    discard,
    draw,
    hand,
    kind_of,
    piles,
    position,
    shown,
    sizes,
    take,
)


def test_players_take_turns_in_clockwise_order() -> None:
    table = position(turn=B, piles=("2c 3c", "4d 5d", "6h 7h"))
    turns = []
    for pile in (1, 2, 3, 1):
        turns.append(asked(table))
        play(table, f"take {pile}")
        if asked(table)[0] == NATURE:
            play(table, "joker")
    assert turns == [(B, "action"), (C, "action"), (A, "action"), (B, "action")]


def test_nobody_plays_out_of_turn() -> None:
    assert refusal(begun(3), "take 1", seat=B) == "not-asked"


def test_a_turn_is_one_of_three_actions() -> None:
    table = position(hands=["3s joker", "", ""])
    assert offered(table) == ["take 1", "take 2", "take 3", "draw", "discard 3 of spades", "discard joker"]


def test_a_turn_is_one_action_only() -> None:
    table = position(hands=["3s", "", ""], piles=("2c 3c", "4d", "6h"))
    take(table, 1)
    assert asked(table) == (B, "action")


# 1. Take the top card


@pytest.mark.parametrize(("pile", "card"), [(1, "3c"), (2, "5d"), (3, "7h")])
def test_action_1_takes_the_top_card_of_one_of_the_piles(pile: int, card: str) -> None:
    table = position(piles=("2c 3c", "4d 5d", "6h 7h"))
    assert take(table, pile) == [TopTaken(seat=A, pile=pile - 1, card=kind_of(table.game, card))]
    assert hand(table, A) == card
    assert piles(table)[pile - 1] == {1: "2c", 2: "4d", 3: "6h"}[pile]


def test_action_1_says_beforehand_which_card_it_takes() -> None:
    table = position(piles=("2c 3c", "joker", "6h"))
    assert explained(table, "take 1") == {"pile": 0, "card": kind_of(table.game, "3c")}
    assert explained(table, "take 2") == {"pile": 1, "card": kind_of(table.game, "joker")}


def test_a_joker_can_be_taken_like_any_card() -> None:
    table = position(piles=("2c joker", "4d", "6h"))
    take(table, 1)
    assert hand(table, A) == "joker"


# 2. Draw two


def test_action_2_draws_two_cards_keeps_one_and_discards_the_other_on_a_pile_of_choice() -> None:
    table = position()
    told = draw(table, "5s", "7d", pile=3)
    assert told[-1] == CardDiscarded(seat=A, pile=2, card=kind_of(table.game, "7d"), drawn=True)
    assert hand(table, A) == "5s"
    assert piles(table) == ("2c", "4d", "6h 7d")
    assert asked(table) == (B, "action")


def test_the_two_cards_come_from_the_deck() -> None:
    table = position(piles=("2c", "4d", "6h"), hands=["2c", "", ""])
    play(table, "draw")
    assert "2 of clubs" not in odds(table)
    assert odds(table).total() == 48
    play(table, "5 of spades")
    assert odds(table)["5 of spades"] == 1


def test_either_of_the_two_may_be_kept() -> None:
    table = position()
    play(table, "draw", "5 of spades", "7 of diamonds")
    assert offered(table) == ["keep 7 of diamonds", "keep 5 of spades"]
    assert refusal(table, "keep 6 of spades") == "rule-speculation-cards-not-drawn"
    play(table, "keep 7 of diamonds", "pile 1")
    assert (hand(table, A), piles(table)[0]) == ("7d", "2c 5s")


def test_of_two_alike_one_is_kept_and_one_discarded() -> None:
    table = position()
    play(table, "draw", "5 of spades", "5 of spades")
    assert offered(table) == ["keep 5 of spades"]
    play(table, "keep 5 of spades", "pile 2")
    assert (hand(table, A), piles(table)[1]) == ("5s", "4d 5s")


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_the_other_card_may_go_on_any_pile(pile: int) -> None:
    table = position()
    play(table, "draw", "5 of spades", "7 of diamonds", "keep 5 of spades")
    assert offered(table) == ["pile 1", "pile 2", "pile 3"]
    play(table, f"pile {pile}")
    assert piles(table)[pile - 1].endswith(" 7d")


def test_the_card_not_kept_takes_no_pile_even_if_it_matches() -> None:
    table = position()
    told = draw(table, "5s", "joker", pile=1)
    assert not any(isinstance(event, PileTaken) for event in told)
    assert sizes(table) == [1, 0, 0]


def test_the_two_cards_are_seen_by_their_drawer_only() -> None:
    table = position()
    told = play(table, "draw", "5 of spades", "7 of diamonds")
    assert told == [CardDrawn(seat=A, card=None), CardDrawn(seat=A, card=None)]
    assert shown(table, to=A).drawn == [kind_of(table.game, "5s"), kind_of(table.game, "7d")]
    assert shown(table, to=B).drawn == shown(table).drawn == [None, None]


def test_the_kept_card_stays_secret() -> None:
    table = position(memory="perfect")
    assert CardKept(seat=A, card=None) in draw(table, "5s", "7d", pile=3)
    assert (hand(table, A), hand(table, A, to=B)) == ("5s", "?")


# 3. Discard, and perhaps take a pile


def test_action_3_discards_a_card_from_the_hand_face_up_to_a_pile() -> None:
    table = position(hands=["3s 5s", "", ""])
    told = discard(table, "3s", 2)
    assert told == [CardDiscarded(seat=A, pile=1, card=kind_of(table.game, "3s"), drawn=False)]
    assert (hand(table, A), piles(table)) == ("5s", ("2c", "4d 3s", "6h"))
    assert asked(table) == (B, "action")


def test_with_an_empty_hand_action_3_is_not_possible() -> None:
    table = begun(3)
    assert offered(table) == ["take 1", "take 2", "take 3", "draw"]
    assert refusal(table, "discard 3 of spades") == "rule-speculation-cards-not-in-hand"


def test_nobody_discards_what_he_does_not_hold() -> None:
    table = position(hands=["3s", "5s", ""])
    assert refusal(table, "discard 5 of spades") == "rule-speculation-cards-not-in-hand"


def test_the_discarded_card_may_go_on_any_pile() -> None:
    table = position(hands=["3s", "", ""])
    play(table, "discard 3 of spades")
    assert offered(table) == ["pile 1", "pile 2", "pile 3"]


@pytest.mark.parametrize(("card", "taken"), [("2s", "2c 2d"), ("3d", "2c 2d")])
def test_a_card_that_matches_another_pile_by_number_or_suit_takes_that_whole_pile(card: str, taken: str) -> None:
    table = position(hands=[card, "", ""], piles=("7h", "2c 2d", "4c"))
    told = discard(table, card, 3, "7c")
    assert PileTaken(seat=A, pile=1, cards=[kind_of(table.game, one) for one in taken.split()]) in told
    assert hand(table, A) == taken
    assert piles(table) == ("7h", "7c", f"4c {card}")


def test_only_the_top_card_of_a_pile_is_matched() -> None:
    table = position(hands=["3s", "", ""], piles=("7h", "3d 3s 2c", "4c"))
    discard(table, "3s", 1)
    assert sizes(table) == [0, 0, 0]


def test_the_pile_that_was_discarded_on_is_not_matched() -> None:
    table = position(hands=["7s", "", ""], piles=("7h", "2d", "4c"))
    discard(table, "7s", 1)
    assert piles(table) == ("7h 7s", "2d", "4c")


def test_a_card_that_matches_nothing_takes_nothing() -> None:
    table = position(hands=["5s", "", ""], piles=("7h", "2d", "4c"))
    discard(table, "5s", 1)
    assert (sizes(table), piles(table)) == ([0, 0, 0], ("7h 5s", "2d", "4c"))


def test_taking_is_not_optional() -> None:
    table = position(hands=["2s", "", ""], piles=("7h", "2d", "4c"))
    play(table, "discard 2 of spades")
    assert any(isinstance(event, PileTaken) for event in play(table, "pile 1"))


def test_if_both_other_piles_match_the_player_chooses_one() -> None:
    table = position(hands=["2s", "", ""], piles=("7h", "6d 2d", "5c 4s"))
    discard(table, "2s", 1)
    assert asked(table) == (A, "match")
    assert offered(table) == ["pile 2", "pile 3"]
    assert refusal(table, "pile 1") == "rule-speculation-cards-no-match"
    assert explained(table, "pile 3") == {"pile": 2, "cards": 2}
    play(table, "pile 3", "joker")
    assert (hand(table, A), piles(table)) == ("5c 4s", ("7h 2s", "6d 2d", "joker"))


def test_the_discarded_card_itself_is_not_taken() -> None:
    table = position(hands=["2s 3s", "", ""], piles=("7h", "2d", "4c"))
    discard(table, "2s", 3, "7c")
    assert (hand(table, A), piles(table)[2]) == ("2d 3s", "4c 2s")


def test_every_pile_says_beforehand_how_many_cards_a_discard_there_brings() -> None:
    table = position(hands=["2s", "", ""], piles=("7h", "6d 5c 2d", "5c 4s"))
    play(table, "discard 2 of spades")
    card = kind_of(table.game, "2s")
    assert [explained(table, f"pile {n}") for n in (1, 2, 3)] == [
        {"pile": 0, "card": card, "takes": 3},
        {"pile": 1, "card": card, "takes": 2},
        {"pile": 2, "card": card, "takes": 3},
    ]


# Jokers


@pytest.mark.parametrize("chosen", [2, 3])
def test_whoever_discards_a_joker_picks_either_of_the_two_remaining_piles(chosen: int) -> None:
    table = position(hands=["joker", "", ""], piles=("7h", "6d 2d", "5c 4s"))
    discard(table, "joker", 1)
    assert offered(table) == ["pile 2", "pile 3"]
    play(table, f"pile {chosen}", "3 of hearts")
    assert hand(table, A) == {2: "2d 6d", 3: "5c 4s"}[chosen]


def test_any_card_takes_a_pile_with_a_joker_on_top() -> None:
    table = position(hands=["5s", "", ""], piles=("7h", "6d joker", "4c"))
    discard(table, "5s", 1, "3h")
    assert hand(table, A) == "6d joker"


def test_a_joker_takes_a_pile_with_a_joker_on_top() -> None:
    table = position(hands=["joker", "", ""], piles=("7h", "6d joker", "4c"))
    discard(table, "joker", 1, "pile 2", "3h")
    assert hand(table, A) == "6d joker"


def test_a_joker_under_the_top_is_not_wild() -> None:
    table = position(hands=["5s", "", ""], piles=("7h", "joker 6d", "4c"))
    discard(table, "5s", 1)
    assert sizes(table) == [0, 0, 0]


def test_a_pile_with_a_joker_and_one_that_matches_leave_the_choice() -> None:
    table = position(hands=["5s", "", ""], piles=("7h", "joker", "4s"))
    discard(table, "5s", 1)
    assert offered(table) == ["pile 2", "pile 3"]


# Refill


def test_an_empty_pile_gets_the_top_card_of_the_deck() -> None:
    table = position(piles=("2c", "4d", "6h"))
    told = take(table, 2, "joker")
    assert told[-1] == CardTurnedUp(pile=1, card=kind_of(table.game, "joker"))
    assert (piles(table), shown(table).deck) == (("2c", "joker", "6h"), 48)
    assert asked(table) == (B, "action")


def test_a_pile_that_was_taken_is_refilled_before_the_next_turn() -> None:
    table = position(hands=["2s", "", ""], piles=("7h", "6d 2d", "4c"))
    discard(table, "2s", 1)
    assert asked(table) == (NATURE, "turn-up")
    play(table, "7 of spades")
    assert (piles(table)[1], asked(table)) == ("7s", (B, "action"))


def test_a_pile_that_still_has_cards_is_not_refilled() -> None:
    table = position(piles=("2c 3c", "4d", "6h"))
    assert not any(isinstance(event, CardTurnedUp) for event in take(table, 1))


# Laws


@given(deck=st.permutations(DECK), onto=st.integers(0, 2))
@settings(deadline=None)
def test_a_discard_takes_exactly_a_pile_that_it_matches(deck: list[str], onto: int) -> None:
    card, *tops = deck[:4]
    table = position(hands=[card, "", ""], piles=(tops[0], tops[1], tops[2]))
    alike = [
        n
        for n, top in enumerate(tops)
        if n != onto and ("joker" in (top, card) or top[0] == card[0] or top[-1] == card[-1])
    ]
    told = discard(table, card, onto + 1)
    if len(alike) == 2:
        assert offered(table) == [f"pile {n + 1}" for n in alike]
    else:
        assert [event.pile for event in told if isinstance(event, PileTaken)] == alike
