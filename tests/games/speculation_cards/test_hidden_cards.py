"""Who knows which card: rulings on hands, on what was taken openly, and on which of two copies is discarded."""

import pytest

from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view
from tests.games.answers import play, played_on
from tests.games.speculation_cards.positions import (
    A,
    B,
    C,
    Table,
    discard,
    draw,
    hand,
    opened,
    position,
    shown,
    take,
)


def seen_by(table: Table, viewer: int) -> object:
    """All that a viewer with a perfect memory knows."""
    return save(view(table.g, viewer, True), table.game.steps())


def test_hands_are_secret() -> None:
    table = position(hands=["4s (5c) joker", "", ""])
    assert hand(table, A) == "5c 4s joker"
    assert hand(table, A, to=B) == hand(table, A, to=SPECTATOR) == "? ? ?"


def test_how_many_cards_a_hand_has_is_public() -> None:
    table = position(hands=["4s (5c) joker", "", "(2c)"])
    assert [player.cards for player in shown(table).players] == [3, 0, 1]


def test_with_a_perfect_memory_every_card_taken_from_a_pile_is_known_to_all() -> None:
    table = position(piles=("2c 3c", "4d", "6h"), memory="perfect")
    take(table, 1)
    assert [hand(table, A, to=viewer) for viewer in (A, B, SPECTATOR)] == ["3c"] * 3


def test_with_a_perfect_memory_a_whole_pile_that_was_taken_is_known_to_all() -> None:
    table = position(hands=["2s (7c)", "", ""], piles=("7h", "6d 2d", "4c"), memory="perfect")
    discard(table, "2s", 1, "3h")
    assert hand(table, A, to=B) == "2d 6d ?"


def test_without_one_a_card_taken_from_a_pile_is_covered_again() -> None:
    table = position(piles=("2c 3c", "4d", "6h"), memory="table")
    take(table, 1)
    assert [hand(table, A, to=viewer) for viewer in (A, B, SPECTATOR)] == ["3c", "?", "?"]


def test_the_two_drawn_cards_are_seen_by_their_drawer_only() -> None:
    table = position(memory="perfect")
    play(table, "draw", "5 of spades", "7 of diamonds")
    assert [shown(table, to=viewer).drawn for viewer in (B, C, SPECTATOR)] == [[None, None]] * 3
    assert None not in shown(table, to=A).drawn


def test_a_kept_card_stays_hidden_even_from_a_perfect_memory() -> None:
    table = position(memory="perfect")
    draw(table, "5s", "7d", pile=3)
    assert [hand(table, A, to=viewer) for viewer in (A, B, SPECTATOR)] == ["5s", "?", "?"]


def test_of_two_copies_the_one_that_all_know_of_is_discarded_first() -> None:
    for held in ("4s (4s)", "(4s) 4s"):
        table = position(hands=[held, "", ""], memory="perfect")
        discard(table, "4s", 2)
        assert (hand(table, A), hand(table, A, to=B)) == ("4s", "?")


def test_a_discarded_card_that_nobody_knew_of_leaves_the_known_ones() -> None:
    table = position(hands=["4s (5s)", "", ""], memory="perfect")
    discard(table, "5s", 2)
    assert hand(table, A, to=B) == "4s"


def test_whether_the_discarded_copy_was_the_hidden_one_cannot_be_told() -> None:
    tables = [position(hands=[held, "", ""]) for held in ("4s (4s)", "4s (7h)")]
    for table in tables:
        discard(table, "4s", 2)
    assert seen_by(tables[0], B) == seen_by(tables[1], B)


@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_which_of_the_kept_cards_was_discarded_cannot_be_told(viewer: int) -> None:
    """Two cards were kept, and a card taken openly between them: the hand is no row that others could watch."""
    tables = [after_keeping("5s", "7h"), after_keeping("7h", "5s")]
    assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer)
    for table in tables:
        discard(table, "5s", 1)
    assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer)


def after_keeping(one: str, other: str) -> Table:
    """A has kept a card, taken a card and kept another; B has taken two."""
    table = position(players=2, piles=("2c 3c 4c", "2d 3d 4d", "6h"))
    draw(table, one, "2h", pile=3)
    take(table, 1)
    take(table, 2)
    take(table, 1)
    draw(table, other, "3h", pile=3)
    take(table, 2)
    assert hand(table, A) == "4d 7h 5s"
    return table


def test_the_discarded_card_is_seen_by_all() -> None:
    table = position(hands=["(5s)", "", ""])
    play(table, "discard 5 of spades")
    assert [shown(table, to=viewer).playing for viewer in (A, B, SPECTATOR)] == [shown(table).playing] * 3


def test_everybody_may_look_through_the_piles() -> None:
    table = position(piles=("2c 3c 7s", "4d", "6h"))
    assert [len(shown(table, to=viewer).piles[0].cards) for viewer in (A, B, SPECTATOR)] == [3, 3, 3]


def test_everybody_sees_how_many_cards_the_deck_has() -> None:
    table = position(hands=["4s (5c) joker", "(2d) (3d)", ""])
    play(table, "draw", "5 of spades", "7 of diamonds")
    assert [shown(table, to=viewer).deck for viewer in (A, B, C, SPECTATOR)] == [52 - 3 - 2 - 3 - 2] * 4


@pytest.mark.parametrize("memory", ["table", "perfect"])
def test_nobody_is_ever_shown_a_card_that_only_another_knows(memory: str) -> None:
    for table in played_on(opened(3, memory=memory), seed=7):
        for seat, player in enumerate(table.g.players):
            known = sum(1 for n in range(int(player.hand.size)) if player.hand.seen[n] == -1)
            for viewer in {A, B, C, SPECTATOR} - {seat}:
                open_cards = [card for card in shown(table, to=viewer).players[seat].hand if card is not None]
                assert len(open_cards) == (known if memory == "perfect" else 0)
