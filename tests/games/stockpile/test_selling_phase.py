"""5. Selling Phase."""

import pytest

from openoutcry.games.stockpile.events import ShareSold
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import discarded, money, shown, split, stocks
from tests.games.stockpile.positions import (
    AUTOMOTIVE,
    ELECTRIC,
    A,
    B,
    C,
    D,
    position,
)

ONE_EACH = ["epic electric 1", "epic electric 1", "epic electric 1", "epic electric 1"]


def test_in_turn_order_players_may_sell() -> None:
    table = position("selling", first=B, holds=ONE_EACH)
    order = []
    while asked(table)[1] == "sell":
        order.append(asked(table)[0])
        play(table, "done")
    assert order == [B, C, D, A]


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_players_may_sell_any_number_of_stocks(n: int) -> None:
    table = position("selling", holds=["epic electric 3, stanford steel 1", "", "", "cosmic computers 1"])
    names = ["epic electric", "stanford steel", "epic electric", "epic electric"][:n]
    for name in names:
        play(table, f"sell {name}")
    assert (shown(table).players[A].cards, money(table)[A]) == (4 - n, 20 + 5 * n)
    if n < 4:
        assert asked(table) == (A, "sell")
        play(table, "done")
    assert asked(table)[0] != A


@pytest.mark.parametrize("worth", [1, 4, 10])
def test_a_sold_stock_pays_its_current_value(worth: int) -> None:
    table = position(
        "selling", holds=["epic electric 1", "", "", "cosmic computers 1"], tickers=f"epic electric {worth}"
    )
    assert explained(table, "sell epic electric")["price"] == worth
    assert play(table, "sell epic electric")[0] == ShareSold(seat=A, company=ELECTRIC, sale="share", price=worth)
    assert money(table)[A] == 20 + worth


def test_sold_stocks_are_placed_face_up_in_the_discard_pile() -> None:
    table = position("selling", holds=["epic electric 2, stanford steel 2", "", "", ""])
    play(table, "sell epic electric", "sell stanford steel", "sell epic electric")
    assert discarded(table) == "epic electric 2, stanford steel 1"


def test_a_sale_does_not_move_the_value() -> None:
    table = position("selling", holds=["epic electric 3", "", "", ""], tickers="epic electric 7")
    play(table, "sell epic electric", "sell epic electric")
    assert shown(table).companies[ELECTRIC].value == 7


def test_stocks_may_be_of_any_round_and_of_any_company_that_one_owns() -> None:
    table = position("selling", holds=["american automotive 1, stanford steel 1", "epic electric 1", "", ""])
    assert offered(table) == ["sell american automotive", "sell stanford steel", "done"]
    assert refusal(table, "sell epic electric") == "rule-stockpile-no-such-share"
    assert refusal(table, "sell split stanford steel") == "rule-stockpile-no-such-share"
    assert refusal(table, "turn back stanford steel") == "rule-stockpile-no-such-share"


def test_nobody_has_to_sell() -> None:
    table = position("selling", holds=ONE_EACH)
    assert play(table, "done") == []
    assert (stocks(table, A), money(table)[A]) == ("epic electric 1", 20)


# Split shares


def test_stocks_sold_from_the_split_portfolio_pay_two_times_the_value() -> None:
    split_shares = ["epic electric 2", "", "", ""]
    table = position("selling", split=split_shares, tickers="epic electric 7")
    assert explained(table, "sell split epic electric")["price"] == 14
    assert play(table, "sell split epic electric") == [ShareSold(A, ELECTRIC, "split", 14)]
    assert (money(table)[A], split(table, A), stocks(table, A)) == (34, "epic electric 1", "")
    assert discarded(table) == "epic electric 1"


def test_a_split_stock_may_be_moved_back_to_the_portfolio_for_once_the_value() -> None:
    table = position("selling", split=["epic electric 2", "", "", ""], tickers="epic electric 7")
    assert explained(table, "turn back epic electric")["price"] == 7
    assert play(table, "turn back epic electric") == [ShareSold(A, ELECTRIC, "half", 7)]
    assert (money(table)[A], split(table, A), stocks(table, A)) == (27, "epic electric 1", "epic electric 1")
    assert discarded(table) == ""


def test_a_stock_that_was_turned_back_is_one_as_any_other_and_may_be_sold_at_once() -> None:
    table = position("selling", split=["epic electric 1", "", "", "cosmic computers 1"], tickers="epic electric 7")
    play(table, "turn back epic electric", "sell epic electric")
    assert (money(table)[A], split(table, A), stocks(table, A)) == (34, "", "")
    assert asked(table)[0] != A


def test_shares_and_split_shares_of_one_company_are_sold_apart() -> None:
    table = position(
        "selling", holds=["epic electric 1", "", "", ""], split=["epic electric 1, american automotive 1", "", "", ""]
    )
    assert offered(table) == [
        "sell epic electric",
        "sell split american automotive",
        "sell split epic electric",
        "turn back american automotive",
        "turn back epic electric",
        "done",
    ]
    play(table, "sell epic electric")
    assert (split(table, A), stocks(table, A)) == ("american automotive 1, epic electric 1", "")
    assert shown(table).companies[AUTOMOTIVE].value == 5


# Who is asked


def test_who_has_no_card_before_him_is_not_asked() -> None:
    table = position("selling", holds=["", "epic electric 1", "", ""], split=["", "", "", "stanford steel 1"])
    assert asked(table) == (B, "sell")
    play(table, "done")
    assert asked(table) == (D, "sell")


def test_who_has_sold_his_last_card_is_not_asked_any_more() -> None:
    table = position("selling", holds=["epic electric 1", "", "epic electric 1", ""])
    play(table, "sell epic electric")
    assert asked(table) == (C, "sell")
