"""The deck that runs low: rulings on what the rulebook does not foresee."""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.speculation_cards.events import CardTurnedUp, DeckRenewed, HandScored, LastTurns, PileTaken
from openoutcry.games.speculation_cards.game import SpeculationCardsGame
from tests.games.answers import asked, odds, offered, play, played_on, refusal
from tests.games.house_sets import HouseSets
from tests.games.speculation_cards.positions import (
    A,
    B,
    C,
    D,
    Table,
    begun,
    discard,
    opened,
    piles,
    position,
    shown,
    sizes,
    take,
)

TOPS = ("2c", "4d", "6h")
FIVE_CARDS = HouseSets("speculation-cards", players=4).with_change(
    *("highest_rank = 7", "highest_rank = 2", "copies = 2", "copies = 1", "jokers = 4", "jokers = 1")
)


@pytest.mark.parametrize(("deck", "size"), [("", 49), ("5s", 49)])
def test_with_fewer_than_two_cards_left_all_under_the_tops_is_shuffled_into_a_new_deck(deck: str, size: int) -> None:
    table = position(piles=TOPS, rest="pile 2", deck=deck)
    assert table.told == [DeckRenewed(cards=size)]
    assert (piles(table), shown(table).deck) == (TOPS, size)
    play(table, "draw")
    assert odds(table).total() == size
    assert odds(table)["5 of spades"] == 2


def test_with_two_cards_left_the_deck_is_not_renewed() -> None:
    table = position(piles=TOPS, rest="pile 2", deck="5s 7h")
    assert table.told == []
    assert shown(table).deck == 2
    play(table, "draw")
    assert odds(table) == {"5 of spades": 1, "7 of hearts": 1}


def test_cards_under_the_tops_of_all_three_piles_go_into_the_new_deck() -> None:
    table = position(piles=("3s 2c", "4s 4d", "5s 7s 6h"), rest="hand C", deck="7h")
    assert piles(table) == TOPS
    play(table, "draw")
    assert odds(table) == {"3 of spades": 1, "4 of spades": 1, "5 of spades": 1, "7 of spades": 1, "7 of hearts": 1}


def test_the_deck_is_renewed_at_the_start_of_a_turn_only() -> None:
    table = position(piles=TOPS, rest="pile 2", deck="5s 7h")
    play(table, "draw", "5 of spades", "7 of hearts", "keep 7 of hearts")
    assert shown(table).deck == 0
    play(table, "pile 1")
    assert asked(table) == (B, "action")
    assert DeckRenewed(cards=47 + 1) in table.told
    assert shown(table).deck == 48


def test_if_there_are_still_fewer_than_two_action_2_is_not_possible() -> None:
    table = position(piles=TOPS, rest="hand C", deck="5s")
    assert offered(table) == ["take 1", "take 2", "take 3"]
    assert refusal(table, "draw") == "rule-speculation-cards-deck-too-low"


def test_a_deck_into_which_nothing_was_shuffled_is_not_said_to_be_renewed() -> None:
    assert position(piles=TOPS, rest="hand C", deck="5s").told == []


def test_with_no_deck_an_empty_pile_stays_empty() -> None:
    table = position(piles=TOPS, rest="hand C")
    told = take(table, 2)
    assert not any(isinstance(event, CardTurnedUp) for event in told)
    assert (piles(table), asked(table)) == (("2c", "", "6h"), (B, "action"))


def test_the_last_card_of_the_deck_refills_a_pile() -> None:
    table = position(piles=TOPS, rest="hand C", deck="5s")
    take(table, 2, "5s")
    assert (piles(table), shown(table).deck) == (("2c", "5s", "6h"), 0)


def test_nothing_can_be_taken_from_an_empty_pile() -> None:
    table = position(piles=("2c", "", "6h"), rest="hand C")
    assert offered(table) == ["take 1", "take 3"]
    assert refusal(table, "take 2") == "rule-speculation-cards-empty-pile"


def test_an_empty_pile_matches_nothing() -> None:
    table = position(piles=("2c", "", "7h"), hands=["joker", "", ""], rest="hand C")
    told = discard(table, "joker", 1)
    assert [event.pile for event in told if isinstance(event, PileTaken)] == [2]
    assert asked(table) == (B, "action")


def test_a_card_may_be_laid_on_an_empty_pile() -> None:
    table = position(piles=("2c", "", "7h"), hands=["5s", "", ""], rest="hand C")
    discard(table, "5s", 2)
    assert piles(table) == ("2c", "5s", "7h")


def test_an_empty_pile_that_can_be_refilled_is_refilled_after_the_next_action() -> None:
    table = position(piles=("3s 2c", "", "7h"), rest="hand C")
    assert shown(table).deck == 1
    take(table, 3, "3s")
    assert (piles(table), shown(table).deck) == (("2c", "3s", ""), 0)


def nothing_for_b(house_set: str) -> Table:
    """With a deck of five cards: once A takes the last of the piles there is none left for B, who has no card."""
    table = begun(4, ("2c", "2d", "2h"), house_set)
    take(table, 1, "2s")
    take(table, 1, "joker")
    for pile in (1, 2, 3):  # C, D, A
        take(table, pile)
    discard(table, "2s", 1)  # B
    take(table, 1)
    discard(table, "2d", 2)  # D
    return table


def test_with_a_deck_too_small_whoever_has_nothing_to_do_is_passed_over() -> None:
    table = nothing_for_b(FIVE_CARDS)
    take(table, 2)
    assert (piles(table), shown(table).deck, sizes(table)) == (("", "", ""), 0, [3, 0, 2, 0])
    assert asked(table) == (C, "action")
    assert offered(table) == ["discard 2 of spades", "discard joker"]


def test_a_turn_that_was_passed_over_counts() -> None:
    """A has three cards, so the others have one more turn: B's is passed over, C and D have theirs, and that is all."""
    table = nothing_for_b(FIVE_CARDS.replace("hand = 10", "hand = 3"))
    assert LastTurns(seat=A, cards=3) in take(table, 2)
    discard(table, "2s", 1)  # C
    assert asked(table) == (D, "action")
    assert {event.seat for event in take(table, 1) if isinstance(event, HandScored)} == {A, B, C, D}


def test_all_that_may_follow_is_lawful_with_a_deck_too_small() -> None:
    assert check(SpeculationCardsGame(4, {}, FIVE_CARDS), games=3, seed=1).violations == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_ever_lost(players: int) -> None:
    for seed in range(3):
        for table in played_on(opened(players), seed):
            assert set(table.game.conserved(table.g).values()) == {2, 4}
            assert A <= shown(table).deck <= 52
