"""6. Movement Phase: Stock Splits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import StockMoved, StockSplit
from tests.games.answers import asked, play
from tests.games.stockpile.looking import discarded, heard, money, shown, split, stocks, value
from tests.games.stockpile.positions import (
    ELECTRIC,
    A,
    B,
    C,
    Table,
    bought,
    position,
)


def moved(by: str, start: int, **laid_out: object) -> Table:
    """A table at which Epic Electric has just moved, as A's forecast said."""
    return position("movement", **({"tickers": f"epic electric {start}", "pairs": f"epic electric {by}"} | laid_out))


def test_example_epic_electric_at_9_with_plus_4_splits_and_ends_at_8() -> None:
    table = moved("+4", 9)
    assert [
        event for event in table.told if isinstance(event, StockMoved | StockSplit) and event.company == ELECTRIC
    ] == [
        StockMoved(company=ELECTRIC, start=8, end=9, value=10),
        StockSplit(company=ELECTRIC, moved=[0] * 4, paid=[0] * 4, space=5, value=6),
        StockMoved(company=ELECTRIC, start=5, end=7, value=8),
    ]
    assert value(table, ELECTRIC) == 8


@pytest.mark.parametrize(("by", "start"), [("+1", 9), ("+2", 8), ("+4", 6)])
def test_a_stock_at_10_has_not_split(by: str, start: int) -> None:
    table = moved(by, start, holds=["epic electric 1", "", "", ""])
    assert (heard(table, StockSplit), value(table, ELECTRIC)) == ([], 10)


@pytest.mark.parametrize(("by", "start"), [("+1", 10), ("+2", 9), ("+4", 7)])
def test_if_it_lands_exactly_on_the_split_space_the_value_returns_to_6(by: str, start: int) -> None:
    table = moved(by, start)
    assert (len(heard(table, StockSplit)), value(table, ELECTRIC)) == (1, 6)


@pytest.mark.parametrize(("by", "start", "end"), [("+2", 10, 7), ("+4", 8, 7), ("+4", 9, 8), ("+4", 10, 9)])
def test_what_is_left_of_the_move_goes_on_from_6(by: str, start: int, end: int) -> None:
    assert value(moved(by, start), ELECTRIC) == end


def test_all_players_who_have_that_stock_reveal_it_and_move_it_to_their_split_portfolios() -> None:
    table = moved("+1", 10, holds=["epic electric 2, stanford steel 1", "epic electric 1", "cosmic computers 1", ""])
    assert heard(table, StockSplit) == [StockSplit(ELECTRIC, moved=[2, 1, 0, 0], paid=[0, 0, 0, 0], space=5, value=6)]
    assert [(stocks(table, seat), split(table, seat)) for seat in (A, B)] == [
        ("stanford steel 1", "epic electric 2"),
        ("", "epic electric 1"),
    ]


def test_the_split_portfolio_is_face_down_again() -> None:
    table = moved("+1", 10, holds=["epic electric 2, stanford steel 1", "", "", ""])
    assert [split(table, A, to) for to in (B, C, SPECTATOR)] == [None] * 3
    assert [shown(table, to).players[A].split_cards for to in (A, B, SPECTATOR)] == [2, 2, 2]


def test_a_split_effectively_doubles_existing_shares() -> None:
    table = moved("+4", 9, holds=["epic electric 2", "", "", ""])
    assert shown(table, A).players[A].worth == 2 * 2 * 8


def test_a_first_split_pays_nothing() -> None:
    assert money(moved("+1", 10, holds=["epic electric 2", "", "", ""])) == [20] * 4


def test_new_stock_obtained_after_the_split_goes_in_the_regular_portfolio() -> None:
    table = bought(["epic electric", "", ""], split=["epic electric 2", "", ""])
    assert (stocks(table, A), split(table, A)) == ("epic electric 1", "epic electric 2")


def test_when_it_splits_again_each_card_in_the_split_portfolio_brings_10_000_dollars() -> None:
    table = moved("+1", 10, split=["epic electric 2", "epic electric 1", "stanford steel 3", ""])
    assert heard(table, StockSplit)[0].paid == [20, 10, 0, 0]
    assert money(table) == [40, 30, 20, 20]


def test_those_cards_then_remain_in_the_split_portfolio() -> None:
    table = moved("+1", 10, split=["epic electric 2", "", "", ""])
    assert (split(table, A), stocks(table, A), discarded(table)) == ("epic electric 2", "", "")


def test_cards_that_only_now_move_to_the_split_portfolio_bring_no_money() -> None:
    table = moved("+1", 10, split=["epic electric 2", "", "", ""], holds=["epic electric 3", "", "", ""])
    assert (money(table)[A], split(table, A), stocks(table, A)) == (40, "epic electric 5", "")


def test_a_third_split_pays_again() -> None:
    held = ["boom 3", "", "", ""]
    table = position("action", holds=held, split=["epic electric 1", "", "", ""], tickers="epic electric 10")
    play(table, "boom epic electric")
    assert (value(table, ELECTRIC), money(table)[A]) == (7, 30)
    play(table, "boom epic electric", "boom epic electric")
    assert (value(table, ELECTRIC), money(table)[A], split(table, A)) == (6, 40, "epic electric 1")


def test_a_stock_that_was_turned_back_and_splits_again_brings_no_money() -> None:
    table = position(
        "selling", split=["epic electric 1", "", "", ""], tickers="epic electric 10", pairs="epic electric +1"
    )
    play(table, "turn back epic electric", "done")
    assert (money(table)[A], split(table, A)) == (30, "epic electric 1")


def test_only_that_stock_splits() -> None:
    table = moved("+1", 10, holds=["stanford steel 2", "", "", ""], split=["", "bottomline bank 1", "", ""])
    assert (stocks(table, A), split(table, B), money(table)[B]) == ("stanford steel 2", "bottomline bank 1", 20)


def test_a_split_and_a_sale_of_it_in_the_same_round() -> None:
    table = position("action", holds=["boom 1, epic electric 1", "", "", ""], tickers="epic electric 9")
    play(table, "boom epic electric")
    assert asked(table) == (A, "sell")
    play(table, "sell split epic electric")
    assert money(table)[A] == 32


@given(
    start=st.integers(1, 10),
    by=st.sampled_from([4, 2, 1, -2, -3]),
    holds=st.lists(st.integers(0, 1), min_size=4, max_size=4),
    owned=st.lists(st.integers(0, 1), min_size=4, max_size=4),
)
@settings(deadline=None, max_examples=80)
def test_every_move_is_as_by_hand(start: int, by: int, holds: list[int], owned: list[int]) -> None:
    table = moved(
        f"{by:+}",
        start,
        holds=[f"epic electric {n}" for n in holds],
        split=[f"epic electric {n}" for n in owned],
    )
    while asked(table)[1] == "collect":
        play(table, "show 0")
    end = start + by
    splits, bankrupt = end > 10, end < 1
    assert value(table, ELECTRIC) == (end - 5 if splits else 5 if bankrupt else end)
    assert money(table) == [20 + 10 * n * splits for n in owned]
    kept = [0 if splits or bankrupt else n for n in holds]
    doubled = [0 if bankrupt else n + m * splits for n, m in zip(owned, holds, strict=True)]
    assert [int(player.holds[ELECTRIC]) for player in table.g.players] == kept
    assert [int(player.split[ELECTRIC]) for player in table.g.players] == doubled
