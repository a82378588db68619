"""6. Movement Phase: Bankruptcy."""

import pytest

from openoutcry.games.stockpile.events import Bankrupt, StockMoved
from tests.games.answers import asked, play
from tests.games.stockpile.looking import discarded, heard, money, shown, split, stocks, value
from tests.games.stockpile.positions import (
    ELECTRIC,
    A,
    B,
    C,
    Table,
    position,
)


def fallen(by: str, start: int, **laid_out: object) -> Table:
    """A table at which Epic Electric has just moved, as A's forecast said."""
    return position("movement", **({"tickers": f"epic electric {start}", "pairs": f"epic electric {by}"} | laid_out))


@pytest.mark.parametrize(("by", "start"), [("-2", 3), ("-3", 4)])
def test_a_stock_at_1_is_not_bankrupt(by: str, start: int) -> None:
    table = fallen(by, start, holds=["epic electric 1", "", "", ""])
    assert (heard(table, Bankrupt), value(table, ELECTRIC)) == ([], 1)


@pytest.mark.parametrize(("by", "start"), [("-2", 2), ("-2", 1), ("-3", 3), ("-3", 2), ("-3", 1)])
def test_a_stock_that_moves_below_1_goes_bankrupt_and_returns_to_5(by: str, start: int) -> None:
    table = fallen(by, start)
    assert (len(heard(table, Bankrupt)), value(table, ELECTRIC)) == (1, 5)


def test_it_happens_at_once_and_the_rest_of_the_move_is_lost() -> None:
    """From 1, -3 leaves two spaces: they would lead from 5 to 3."""
    assert value(fallen("-3", 1), ELECTRIC) == 5


def test_all_players_discard_all_stock_of_that_kind() -> None:
    table = fallen("-3", 2, holds=["epic electric 2, stanford steel 1", "epic electric 1", "", ""])
    assert [stocks(table, seat) for seat in (A, B, C)] == ["stanford steel 1", "", ""]
    assert discarded(table) == "epic electric 3"


def test_stocks_in_split_portfolios_are_discarded_too() -> None:
    owned = ["epic electric 2, stanford steel 1", "", "", ""]
    table = fallen("-3", 2, holds=["", "epic electric 1", "", ""], split=owned)
    assert split(table, A) == "stanford steel 1"
    assert heard(table, Bankrupt) == [Bankrupt(ELECTRIC, lost=[2, 1, 0, 0], space=4, value=5)]
    assert discarded(table) == "epic electric 3"


def test_nobody_is_paid_for_it() -> None:
    table = fallen("-3", 2, holds=["epic electric 2", "", "", ""], split=["", "epic electric 2", "", ""])
    assert money(table) == [20] * 4


def test_other_stocks_are_not_discarded() -> None:
    table = fallen("-2", 1, holds=["bottomline bank 1, stanford steel 2", "", "", ""])
    assert stocks(table, A) == "bottomline bank 1, stanford steel 2"


def test_the_fall_to_1_is_told_first_and_then_the_bankruptcy() -> None:
    table = fallen("-3", 2)
    told = [event for event in table.told if isinstance(event, StockMoved | Bankrupt) and event.company == ELECTRIC]
    assert told == [
        StockMoved(company=ELECTRIC, start=1, end=0, value=1),
        Bankrupt(company=ELECTRIC, lost=[0] * 4, space=4, value=5),
    ]


def test_a_stock_that_stood_at_1_is_told_bankrupt_only() -> None:
    table = fallen("-2", 1)
    told = [event for event in table.told if isinstance(event, StockMoved | Bankrupt) and event.company == ELECTRIC]
    assert told == [Bankrupt(company=ELECTRIC, lost=[0] * 4, space=4, value=5)]


def test_after_a_bankruptcy_the_next_move_goes_on_from_5() -> None:
    table = position("action", holds=["bust 2", "", "", ""], tickers="epic electric 1")
    play(table, "bust epic electric", "bust epic electric")
    assert len(heard(table, Bankrupt)) == 1
    assert next(event for event in heard(table, StockMoved) if event.company == ELECTRIC) == StockMoved(
        ELECTRIC, 4, 2, 3
    )


def test_a_player_whose_last_cards_are_discarded_is_not_asked_to_sell() -> None:
    table = position("action", holds=["bust 1", "epic electric 2", "stanford steel 1", ""], tickers="epic electric 2")
    play(table, "bust epic electric")
    assert asked(table) == (C, "sell")
    assert shown(table).players[B].cards == 0
