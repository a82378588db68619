"""The Price of a Share."""

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.answers import play
from tests.games.speculation_board.positions import (
    ALHAMBRA,
    CARAT,
    COMPANIES,
    METRO,
    SHOGUN,
    TIMBUKTU,
    A,
    cash,
    opened,
    played_turn,
    position,
    price,
    rank,
    shown,
)

DATA = tomllib.loads(files("openoutcry.games.speculation_board").joinpath("data.toml").read_text("utf-8"))
SIDES = ["plain", "star"]


@st.composite
def tracks(draw: st.DrawFn, last: int = 59) -> list[int]:
    """A space for each brick: no two on the same, except on the start."""
    spaces = draw(st.lists(st.integers(1, last), min_size=0, max_size=8, unique=True))
    return draw(st.permutations(spaces + [0] * (8 - len(spaces))))


def laid(spaces: list[int]) -> str:
    """These bricks as text."""
    return ", ".join(f"{name} {space}" for name, space in zip(COMPANIES, spaces, strict=True) if space)


@pytest.mark.parametrize(("side", "metro", "timbuktu"), [("plain", 95, 140), ("star", 65, 100)])
def test_example_metro_on_18_and_timbuktu_on_22(side: str, metro: int, timbuktu: int) -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", side=side)
    assert (rank(table, TIMBUKTU), rank(table, METRO)) == (1, 2)
    assert (price(table, TIMBUKTU), price(table, METRO)) == (timbuktu, metro)


@pytest.mark.parametrize(
    ("space", "worth"),
    [(1, 60), (10, 60), (11, 110), (20, 110), (21, 140), (30, 140), (31, 175), (50, 210), (51, 250), (59, 250)],
)
def test_the_price_is_on_the_list_of_the_segment_where_the_brick_is(space: int, worth: int) -> None:
    assert price(position("trade", bricks=f"metro {space}"), METRO) == worth


def test_the_rank_relative_to_all_other_bricks_gives_the_exact_price() -> None:
    row = "metro 18, timbuktu 17, alhambra 16, shogun 15, show manager 14, eketorp 13, carat 12, wallenstein 11"
    table = position("trade", bricks=row)
    assert [company.rank for company in shown(table).companies] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [company.price for company in shown(table).companies] == [110, 95, 80, 65, 50, 35, 20, 10]


def test_the_rank_is_1_and_the_number_of_bricks_further_ahead() -> None:
    table = position("trade", bricks="metro 55, timbuktu 4, alhambra 30")
    assert [rank(table, brick) for brick in (METRO, ALHAMBRA, TIMBUKTU)] == [1, 2, 3]
    assert [price(table, brick) for brick in (METRO, ALHAMBRA, TIMBUKTU)] == [250, 120, 45]


def test_bricks_ahead_on_other_segments_count_in_the_rank() -> None:
    assert price(position("trade", bricks="metro 3, timbuktu 33, shogun 57"), METRO) == 45


@pytest.mark.parametrize("side", SIDES)
def test_any_brick_on_the_starting_space_has_a_value_of_20_dollars(side: str) -> None:
    assert {company.price for company in shown(opened(side=side)).companies} == {20}
    table = position("trade", bricks="metro 55, timbuktu 4, alhambra 30", side=side)
    assert price(table, SHOGUN) == price(table, CARAT) == 20


def test_bricks_on_the_starting_space_share_the_last_place() -> None:
    table = position("trade", bricks="metro 55, timbuktu 4, alhambra 30")
    assert {company.rank for company in shown(table).companies if company.space == 0} == {4}


def test_on_end_first_come_is_ranked_first() -> None:
    table = played_turn("shogun, carat, metro", bricks="metro 59, shogun 58, carat 57, timbuktu 50")
    assert [rank(table, brick) for brick in (SHOGUN, CARAT, METRO, TIMBUKTU)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("side", "worth"), [("plain", [300, 250, 210]), ("star", [200, 160, 130])])
def test_end_has_its_own_list(side: str, worth: list[int]) -> None:
    table = played_turn("shogun, carat, metro", bricks="metro 59, shogun 58, carat 57", side=side)
    assert [price(table, brick) for brick in (SHOGUN, CARAT, METRO)] == worth


LAST_IN_RED = "metro 45, timbuktu 46, alhambra 47, shogun 48, show manager 49, eketorp 50, carat 51, wallenstein 52"


def test_low_ranks_go_negative() -> None:
    assert price(position("trade", bricks=LAST_IN_RED), METRO) == -25


def test_whoever_buys_a_share_of_negative_value_receives_the_amount_from_the_bank() -> None:
    table = position("trade", bricks=LAST_IN_RED, cash=[7, 0, 0, 0])
    play(table, "buy metro")
    assert cash(table)[A] == 7 + 25


def test_whoever_sells_a_share_of_negative_value_must_pay_the_amount_to_the_bank() -> None:
    table = position("trade", bricks=LAST_IN_RED, cash=[60, 0, 0, 0], shares=["metro 1", "", "", ""])
    play(table, "sell metro", "buy nothing")
    assert cash(table)[A] == 60 - 25


def test_a_share_of_negative_value_lowers_a_fortune() -> None:
    table = position("trade", bricks=LAST_IN_RED, cash=[60, 0, 0, 0], shares=["metro 2, carat 1", "", "", ""])
    ours = shown(table).players[A]
    assert (ours.cash, ours.shares_worth, ours.fortune) == (60, -50 + 170 + 30, 210)


@given(spaces=tracks(), side=st.sampled_from(SIDES))
@settings(deadline=None)
def test_every_price_is_on_the_list_of_the_strip_at_the_place_of_the_rank(spaces: list[int], side: str) -> None:
    table = position("cards", bricks=laid(spaces), side=side)
    for company, space in enumerate(spaces):
        ahead = sum(1 for other in spaces if other > space)
        assert rank(table, company) == 1 + ahead
        strip = next(row for row in DATA[side] if space <= row["last_space"])
        assert price(table, company) == (strip["prices"][ahead] if space else 20)
