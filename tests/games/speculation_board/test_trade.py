"""Execute the action tile: Trade."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.games.speculation_board.events import Traded
from tests.games.answers import asked, explained, offered, play, played_on, refusal
from tests.games.speculation_board.positions import (
    CARAT,
    COMPANIES,
    METRO,
    TIMBUKTU,
    A,
    B,
    C,
    D,
    Table,
    cash,
    opened,
    position,
    shares,
    shown,
)

# Metro costs -40, Timbuktu -15, Alhambra 20, ... and Wallenstein 250.
RED = "metro 51, timbuktu 52, alhambra 53, shogun 54, show manager 55, eketorp 56, carat 57, wallenstein 59"
ONE_EACH = ["metro 1", "timbuktu 1", "alhambra 1", "shogun 1"]


def bank(table: Table, company: int) -> int:
    """How many shares of a company can be bought."""
    return shown(table).companies[company].bank


def test_each_player_trades_in_clockwise_order_starting_with_the_active_player() -> None:
    table = position("trade", active=C, shares=ONE_EACH)
    turns = []
    while asked(table)[1] in ("sell", "buy"):
        turns.append(asked(table))
        play(table, offered(table)[-1])
    assert turns == [(seat, half) for seat in (C, D, A, B) for half in ("sell", "buy")]


def test_a_player_may_buy_one_share_from_the_bank() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[100, 0, 0, 0], shares=["carat 1", "", "", ""])
    told = play(table, "sell nothing", "buy metro")
    assert told == [Traded(seat=A, sold=None, sold_for=0, bought=METRO, bought_for=95, cash=5)]
    assert (cash(table)[A], shares(table)[A], bank(table, METRO)) == (5, "metro 1, carat 1", 2)


def test_a_player_may_sell_one_share_to_the_bank() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[0] * 4, shares=["metro 2", "", "", ""])
    told = play(table, "sell metro", "buy nothing")
    assert told == [Traded(seat=A, sold=METRO, sold_for=95, bought=None, bought_for=0, cash=95)]
    assert (cash(table)[A], shares(table)[A], bank(table, METRO)) == (95, "metro 1", 2)


def test_a_player_may_sell_one_and_buy_one() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[50, 0, 0, 0], shares=["metro 1", "", "", ""])
    told = play(table, "sell metro", "buy timbuktu")
    assert told == [Traded(seat=A, sold=METRO, sold_for=95, bought=TIMBUKTU, bought_for=140, cash=5)]
    assert (cash(table)[A], shares(table)[A]) == (5, "timbuktu 1")


def test_a_player_may_do_neither() -> None:
    table = position("trade", shares=ONE_EACH)
    assert play(table, "sell nothing", "buy nothing") == []
    assert (cash(table)[A], shares(table)[A]) == (20, "metro 1")
    assert asked(table) == (B, "sell")


def test_nobody_trades_a_second_share_in_the_same_turn() -> None:
    table = position("trade", cash=[200] * 4, shares=["metro 2", "carat 1", "", ""])
    play(table, "sell metro", "buy timbuktu")
    assert asked(table) == (B, "sell")
    assert refusal(table, "sell metro", seat=A) == "not-asked"


def test_nobody_trades_out_of_turn() -> None:
    assert refusal(position("trade", shares=ONE_EACH), "sell timbuktu", seat=B) == "not-asked"


def test_buying_and_selling_are_simultaneous_so_the_proceeds_of_a_sale_pay_for_a_purchase() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[0] * 4, shares=["timbuktu 1", "", "", ""])
    play(table, "sell timbuktu")
    assert "buy metro" in offered(table)
    play(table, "buy metro")
    assert cash(table)[A] == 45


def test_without_a_sale_only_cash_pays() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[94, 0, 0, 0], shares=["timbuktu 1", "", "", ""])
    play(table, "sell nothing")
    assert refusal(table, "buy metro") == "rule-speculation-board-cannot-pay"


@pytest.mark.parametrize(("money", "affordable"), [(94, False), (95, True)])
def test_a_share_can_be_bought_with_the_last_dollar(money: int, affordable: bool) -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[money, 0, 0, 0])
    assert ("buy metro" in offered(table)) == affordable


def test_nobody_sells_what_he_does_not_own() -> None:
    table = position("trade", shares=["metro 1", "carat 1", "", ""])
    assert offered(table) == ["sell metro", "sell nothing"]
    assert refusal(table, "sell carat") == "rule-speculation-board-not-owned"


def test_nobody_buys_what_the_bank_does_not_have() -> None:
    table = position("trade", players=3, shares=["", "metro 1", "metro 1"])
    assert "buy metro" not in offered(table)
    assert refusal(table, "buy metro") == "rule-speculation-board-bank-has-none"


def test_a_share_that_was_just_sold_can_be_bought_by_the_next() -> None:
    table = position("trade", players=3, shares=["metro 1", "metro 1", ""])
    play(table, "sell metro", "buy nothing", "sell nothing")
    assert "buy metro" in offered(table)


def test_nobody_trades_the_same_company_both_ways() -> None:
    table = position("trade", shares=["metro 1", "", "", ""])
    play(table, "sell metro")
    assert "buy metro" not in offered(table)
    assert refusal(table, "buy metro") == "rule-speculation-board-not-both-ways"


def test_a_second_share_of_a_company_is_bought_without_selling_one() -> None:
    table = position("trade", shares=["metro 1", "", "", ""])
    play(table, "sell nothing", "buy metro")
    assert shares(table)[A] == "metro 2"


def test_nobody_pays_for_a_sale_more_than_he_has() -> None:
    held = ["metro 1, alhambra 1", "timbuktu 2", ""]
    table = position("trade", players=3, bricks=RED, cash=[39, 0, 0], shares=held)
    assert offered(table) == ["sell alhambra", "sell nothing"]
    assert refusal(table, "sell metro") == "rule-speculation-board-cannot-pay"


def test_a_sale_may_be_paid_for_with_the_last_dollar() -> None:
    table = position("trade", players=3, bricks=RED, cash=[40, 0, 0], shares=["metro 1", "timbuktu 2", ""])
    play(table, "sell metro")
    assert (cash(table)[A], shares(table)[A]) == (0, "")


def test_a_purchase_at_a_negative_price_may_pay_for_a_sale_at_a_negative_price() -> None:
    table = position("trade", bricks=RED, cash=[0, 0, 0, 0], shares=["timbuktu 1", "", "", ""])
    play(table, "sell timbuktu", "buy metro")
    assert (cash(table)[A], shares(table)[A]) == (-15 + 40, "metro 1")


def test_only_the_balance_of_both_halves_must_be_affordable() -> None:
    table = position("trade", bricks=RED, cash=[25, 0, 0, 0], shares=["metro 1", "", "", ""])
    play(table, "sell metro")
    assert offered(table) == ["buy timbuktu"]
    assert refusal(table, "buy nothing") == "rule-speculation-board-cannot-pay"
    play(table, "buy timbuktu")
    assert cash(table)[A] == 25 - 40 + 15


def test_a_sale_that_no_purchase_can_pay_for_is_not_offered() -> None:
    table = position("trade", bricks=RED, cash=[24, 0, 0, 0], shares=["metro 1, timbuktu 1", "", "", ""])
    assert offered(table) == ["sell timbuktu", "sell nothing"]
    assert refusal(table, "sell metro") == "rule-speculation-board-cannot-pay"


def test_even_without_money_a_share_at_a_negative_price_can_be_bought() -> None:
    table = position("trade", bricks=RED, cash=[0] * 4)
    assert offered(table) == ["buy metro", "buy timbuktu", "buy nothing"]


def test_whoever_can_neither_sell_nor_buy_is_not_asked() -> None:
    table = position("trade", cash=[0, 20, 0, 19])
    assert asked(table) == (B, "buy")
    play(table, "buy metro")
    assert asked(table) == (A, "card")


def test_whoever_has_nothing_to_sell_is_asked_only_what_to_buy() -> None:
    assert asked(position("trade", shares=["", "metro 1", "", ""])) == (A, "buy")


def test_shares_and_cash_are_public() -> None:
    table = position("trade", cash=[200] * 4, shares=["metro 2", "carat 1", "", ""])
    play(table, "sell metro", "buy timbuktu")
    for viewer in range(4):
        ours = shown(table, to=viewer).players[A]
        assert (ours.cash, ours.shares) == (200, [1, 1, 0, 0, 0, 0, 0, 0])


def test_everybody_sees_what_is_being_sold() -> None:
    table = position("trade", shares=["carat 1", "", "", ""])
    play(table, "sell carat")
    assert [shown(table, to=viewer).selling for viewer in range(4)] == [CARAT] * 4


def test_every_answer_says_the_price_beforehand() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[200] * 4, shares=["metro 1", "", "", ""])
    assert explained(table, "sell metro") == {"company": METRO, "price": 95}
    assert explained(table, "sell nothing") == {}
    play(table, "sell metro")
    assert explained(table, "buy timbuktu") == {"company": TIMBUKTU, "price": 140}


def test_a_trade_moves_no_price() -> None:
    table = position("trade", bricks="metro 18, timbuktu 22", cash=[300] * 4)
    before = [company.price for company in shown(table).companies]
    play(table, "buy timbuktu", "buy timbuktu", "buy metro", "buy nothing")
    assert [company.price for company in shown(table).companies] == before


holdings = st.lists(st.integers(0, 2), min_size=8, max_size=8)


@given(
    spaces=st.lists(st.integers(0, 59), min_size=8, max_size=8, unique=True),
    money=st.integers(0, 150),
    ours=holdings,
    theirs=holdings,
    side=st.sampled_from(["plain", "star"]),
)
@settings(deadline=None)
def test_exactly_those_trades_are_open_whose_balance_leaves_no_debt(
    spaces: list[int], money: int, ours: list[int], theirs: list[int], side: str
) -> None:
    row = ", ".join(f"{name} {space}" for name, space in zip(COMPANIES, spaces, strict=True) if space)
    held = [", ".join(f"{name} {n}" for name, n in zip(COMPANIES, owned, strict=True) if n) for owned in (ours, theirs)]
    table = position("trade", players=5, bricks=row, cash=[money, 0, 0, 0, 0], shares=[*held, "", "", ""], side=side)
    now = {name: company.price for name, company in zip(COMPANIES, shown(table).companies, strict=True)}
    now["nothing"] = 0
    sellable = [name for name, n in zip(COMPANIES, ours, strict=True) if n] + ["nothing"]
    buyable = [name for name, n, m in zip(COMPANIES, ours, theirs, strict=True) if n + m < 4] + ["nothing"]
    right = {
        (sold, bought)
        for sold in sellable
        for bought in buyable
        if money + now[sold] - now[bought] >= 0 and (sold != bought or sold == "nothing")
    }
    assert open_trades(table) == right


def open_trades(table: Table) -> set[tuple[str, str]]:
    """What the active player may sell and buy: nothing but nothing when not asked at all."""
    if asked(table)[0] != A or asked(table)[1] == "card":
        return {("nothing", "nothing")}
    if asked(table)[1] == "buy":
        return {("nothing", words.removeprefix("buy ")) for words in offered(table)}
    trades = set()
    for words in offered(table):
        after = Table(table.game, table.g.clone())
        play(after, words)
        bought = [one.removeprefix("buy ") for one in offered(after)] if asked(after) == (A, "buy") else ["nothing"]
        trades |= {(words.removeprefix("sell "), one) for one in bought}
    return trades


@pytest.mark.parametrize("side", ["plain", "star"])
@pytest.mark.parametrize("players", [3, 6])
def test_nobody_ever_owes_money(players: int, side: str) -> None:
    for seed in range(3):
        for table in played_on(opened(players, side=side), seed):
            assert min(cash(table)) >= 0
