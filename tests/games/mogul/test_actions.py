"""4.) Implement actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openoutcry.engine.kernel import NATURE
from openoutcry.games.mogul.events import ShareDeclined, ShareTaken, Sold
from tests.games.answers import asked, explained, odds, offered, play, refusal
from tests.games.mogul.positions import (
    BROWN,
    GREEN,
    A,
    B,
    C,
    D,
    drawn,
    points,
    position,
    shares,
    shown,
)


def test_the_winner_takes_the_share_or_sells() -> None:
    table = position("action", shares=["brown 2", "", "", ""])
    assert offered(table) == ["take", "sell 0", "sell 1", "sell 2"]


def test_the_winner_implements_only_one_action_when_he_takes() -> None:
    table = position("action", shares=["brown 2", "brown 1", "", ""])
    play(table, "take")
    assert asked(table) == (B, "sale")
    assert refusal(table, "sell 1", seat=A) == "not-asked"


def test_the_winner_implements_only_one_action_when_he_sells() -> None:
    table = position("action", shares=["brown 2", "", "", ""])
    play(table, "sell 1")
    assert asked(table) == (B, "share")
    assert refusal(table, "take", seat=A) == "not-asked"


def test_the_share_that_is_taken_lies_openly_before_the_winner() -> None:
    table = position("action", shares=["brown 1", "", "", ""])
    assert play(table, "take") == [ShareTaken(seat=A, company=GREEN, border=BROWN)]
    assert shares(table) == ["brown 1 green 1", "", "", ""]


def test_the_share_that_is_taken_counts_from_then_on() -> None:
    table = position("action", shares=["", "", "", "green 1"])
    assert shown(table).values[GREEN] == 1
    play(table, "take")
    assert shown(table).values[GREEN] == 2


def test_example_a_green_share_with_a_brown_border_lets_the_winner_sell_brown_shares() -> None:
    table = position("action", card="green/brown", shares=["brown 1 green 3 pink 2", "", "", ""])
    assert offered(table) == ["take", "sell 0", "sell 1"]
    play(table, "sell 1")
    assert shares(table)[A] == "pink 2 green 3"


def test_any_number_of_the_owned_shares_may_be_sold() -> None:
    held = ["brown 3", "brown 1", "", ""]
    for sold, left in enumerate(["brown 3", "brown 2", "brown 1", ""]):
        table = position("action", shares=held)
        play(table, f"sell {sold}")
        assert shares(table)[A] == left
        assert points(table)[A] == 4 * sold


def test_every_sale_says_beforehand_what_it_brings() -> None:
    table = position("action", shares=["brown 2", "brown 1", "brown 2", ""])
    assert explained(table, "sell 2") == {"company": BROWN, "shares": 2, "price": 5, "points": 10}
    assert explained(table, "take") == {"company": GREEN, "border": BROWN}
    play(table, "sell 0")
    assert explained(table, "take") == {"company": GREEN, "border": BROWN}


def test_nobody_sells_more_than_he_owns() -> None:
    table = position("action", shares=["brown 2", "brown 5", "", ""])
    assert refusal(table, "sell 3") == "rule-mogul-not-owned"


@pytest.mark.parametrize(
    ("held", "price"),
    [
        (["brown 1", "", "", ""], 1),
        (["brown 1", "brown 1", "brown 1", "brown 1"], 4),
        (["brown 1", "", "brown 3", "brown 4"], 8),
        (["brown 1 green 2", "pink 3", "blue 1", "green 1"], 1),
    ],
)
def test_a_sold_share_is_worth_the_number_of_its_colour_before_all_players(held: list[str], price: int) -> None:
    table = position("action", shares=held)
    assert shown(table).values[BROWN] == price
    play(table, "sell 1")
    assert points(table)[A] == price


def test_example_two_brown_shares_of_five_bring_ten_points() -> None:
    table = position("action", shares=["brown 2", "brown 1", "brown 2", ""])
    assert Sold(seat=A, company=BROWN, shares=2, price=5, points=10) in play(table, "sell 2")
    assert drawn(table) == "\n".join(
        [
            "A 10 points  6 chips",
            "B  0 points  6 chips  brown 1",
            "C  0 points  6 chips  brown 2",
            "D  0 points  6 chips",
        ]
    )


def test_the_price_is_fixed_before_the_sale_and_the_same_for_each_share() -> None:
    table = position("action", shares=["brown 4", "brown 1", "", ""])
    play(table, "sell 4")
    assert points(table)[A] == 4 * 5


def test_shares_in_the_pile_or_out_of_the_game_do_not_count_in_the_price() -> None:
    held = ["brown 1", "brown 1", "", ""]
    for pile in [None, "brown/green brown/blue pink/blue pink/brown", "pink/blue pink/brown blue/green yellow/blue"]:
        table = position("action", shares=held, pile=pile)
        play(table, "sell 1")
        assert points(table)[A] == 2


def test_sold_shares_are_returned_to_the_box() -> None:
    table = position("action", card="green/brown", shares=["brown 8", "", "", ""])
    play(table, "sell 8", "decline")
    assert shown(table).values[BROWN] == 0
    assert not any(card.startswith("brown/") for card in odds(table))


def test_a_sale_lowers_the_price_of_the_next_one() -> None:
    table = position("action", shares=["brown 2", "brown 1", "brown 2", ""])
    play(table, "sell 2")
    assert shown(table).values[BROWN] == 3


def test_the_runner_up_may_implement_the_action_that_the_winner_did_not_choose() -> None:
    table = position("action", shares=["brown 1", "brown 1", "", ""])
    play(table, "sell 0")
    assert asked(table) == (B, "share")
    table = position("action", shares=["brown 1", "brown 1", "", ""])
    play(table, "take")
    assert asked(table) == (B, "sale")


def test_example_the_winner_sells_and_the_runner_up_takes_the_share() -> None:
    table = position("action", winner=C, runner_up=A, shares=["brown 1", "brown 1", "brown 3", ""])
    told = play(table, "sell 3", "take")
    assert told == [
        Sold(seat=C, company=BROWN, shares=3, price=5, points=15),
        ShareTaken(seat=A, company=GREEN, border=BROWN),
    ]
    assert shares(table) == ["brown 1 green 1", "brown 1", "", ""]


def test_the_runner_up_sells_by_the_same_border_and_the_same_price() -> None:
    table = position("action", shares=["brown 1", "brown 2 green 1", "brown 1", "brown 1"])
    play(table, "take")
    assert offered(table) == ["sell 0", "sell 1", "sell 2"]
    play(table, "sell 2")
    assert points(table) == [0, 10, 0, 0]
    assert shares(table)[B] == "green 1"


def test_the_runner_up_does_not_sell_more_than_he_owns() -> None:
    table = position("action", shares=["brown 5", "brown 1", "", ""])
    play(table, "take")
    assert refusal(table, "sell 2") == "rule-mogul-not-owned"


def test_the_runner_up_may_sell_nothing() -> None:
    table = position("action", shares=["", "brown 2", "", ""])
    play(table, "take", "sell 0")
    assert shares(table)[B] == "brown 2"
    assert points(table) == [0, 0, 0, 0]


def test_a_runner_up_with_nothing_to_sell_is_not_asked() -> None:
    table = position("action", shares=["brown 2", "green 1", "", ""])
    play(table, "take")
    assert asked(table) == (NATURE, "reveal")


def test_the_runner_up_may_decline_the_share_and_it_leaves_the_game() -> None:
    table = position("action", card="green/brown")
    assert ShareDeclined(seat=B, company=GREEN, border=BROWN) in play(table, "sell 0", "decline")
    assert shown(table).values[GREEN] == 0
    assert "green/brown" not in offered(table)
    assert shown(table).card is None


def test_nobody_else_has_an_action() -> None:
    table = position("action", winner=D, runner_up=B, shares=["brown 1"] * 4)
    turns = [asked(table)]
    for words in ["take", "sell 1"]:
        play(table, words)
        turns.append(asked(table))
    assert turns == [(D, "action"), (B, "sale"), (NATURE, "reveal")]


def test_the_winner_who_takes_the_share_is_the_new_start_player() -> None:
    table = position("action", start=A, winner=D, runner_up=B, shares=["", "", "", ""])
    play(table, "take", "pink/blue")
    assert shown(table).start_player == D
    assert asked(table) == (D, "credit")


def test_the_runner_up_who_takes_the_share_is_the_new_start_player() -> None:
    table = position("action", start=A, winner=D, runner_up=C)
    play(table, "sell 0", "take", "pink/blue")
    assert shown(table).start_player == C
    play(table, "pass", "pass", "pass", "pass")
    assert asked(table) == (C, "auction")


def test_when_nobody_takes_the_share_the_start_player_stays() -> None:
    table = position("action", start=C, winner=D, runner_up=B)
    play(table, "sell 1", "decline", "pink/blue")
    assert shown(table).start_player == C
    assert asked(table) == (C, "credit")


def test_a_share_that_was_taken_no_longer_lies_on_the_table() -> None:
    table = position("action", shares=["", "brown 1", "", ""])
    play(table, "take")
    assert asked(table) == (B, "sale")
    play(table, "sell 0")
    assert shown(table).card is None


@given(held=st.lists(st.integers(0, 1), min_size=3, max_size=3), card=st.sampled_from(["green", "pink", "blue"]))
def test_the_price_never_depends_on_the_revealed_card(held: list[int], card: str) -> None:
    others = [f"brown {n} {card} {n}" for n in held]
    table = position("action", card=f"{card}/brown", shares=["brown 1", *others])
    play(table, "sell 1")
    assert points(table)[A] == 1 + sum(held)


@given(owned=st.lists(st.integers(0, 2), min_size=4, max_size=4), wish=st.integers(0, 2))
def test_a_sale_always_brings_shares_times_price(owned: list[int], wish: int) -> None:
    table = position("action", shares=[f"brown {n}" for n in owned])
    sold = min(wish, owned[A])
    play(table, f"sell {sold}")
    assert points(table) == [sold * sum(owned), 0, 0, 0]
    assert shown(table).values[BROWN] == sum(owned) - sold
