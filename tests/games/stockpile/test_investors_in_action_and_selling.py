"""Investor Abilities of the Action and the Selling Phase: Chanda, Cramer, Graham, Soros, Talal and Barack."""

import pytest

from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import (
    AbilityUsed,
    Bankrupt,
    PortfolioSold,
    ShareSold,
    StockGivenUp,
    StockMovedToSplit,
    StockSplit,
    StockTaken,
)
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import discarded, fees, heard, money, remembered, shown, split, stocks, value
from tests.games.stockpile.positions import (
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
    Table,
    done,
    position,
)

BARACK, CHANDA, CRAMER, SOROS = 1, 5, 6, 22
PAIRS = "american automotive +1, bottomline bank +2, cosmic computers +4, leading laboratories -2"


def alone(phase: str, name: str, holds: str = "", **laid_out: object) -> Table:
    """Four players; only A has an investor, and cards."""
    return position(phase, hired=[name, "", "", ""], holds=[holds, "", "", ""], **laid_out)


# Clever Chanda


def test_chanda_may_discard_a_stock_to_move_another_to_her_split_portfolio() -> None:
    table = alone("action", "clever chanda", "epic electric 1, stanford steel 2")
    play(table, "use first")
    assert (asked(table), offered(table)) == ((A, "give-up"), ["discard epic electric", "discard stanford steel"])
    play(table, "discard epic electric")
    assert (asked(table), offered(table)) == ((A, "choose"), ["stanford steel"])
    told = play(table, "stanford steel")
    assert (stocks(table, A), split(table, A)) == ("stanford steel 1", "stanford steel 1")
    assert discarded(table) == "epic electric 1"
    assert told == [StockMovedToSplit(A, STEEL)]


def test_alternatively_she_may_turn_a_split_stock_back() -> None:
    table = alone("action", "clever chanda", "epic electric 1", split=["bottomline bank 1", "", "", ""])
    play(table, "use first")
    assert offered(table) == ["turn back bottomline bank"], "with the only other one gone there is none to move"
    play(table, "turn back bottomline bank", "epic electric")
    assert (stocks(table, A), split(table, A)) == ("bottomline bank 1", "epic electric 1")
    assert money(table) == [20] * 4


def test_an_investor_with_nothing_to_do_is_refused_by_name() -> None:
    table = alone("action", "clever chanda, crazy cramer", "", players=2)
    assert offered(table) == ["done", "use second"]
    assert refusal(table, "use first") == "rule-stockpile-investor-cannot-act"


def test_she_must_reveal_both_stocks() -> None:
    table = alone("action", "clever chanda", "epic electric 2, stanford steel 2", memory="perfect")
    told = play(table, "use first", "discard epic electric", "stanford steel")
    assert told == [AbilityUsed(A, CHANDA), StockGivenUp(A, ELECTRIC, False), StockMovedToSplit(A, STEEL)]
    assert [split(table, A, to) for to in (B, SPECTATOR)] == ["stanford steel 1"] * 2


def test_a_stock_that_was_turned_back_is_known_to_all() -> None:
    table = alone(
        "action", "clever chanda", "epic electric 1", split=["stanford steel 1", "", "", ""], memory="perfect"
    )
    play(table, "use first", "turn back stanford steel", "epic electric")
    assert remembered(table, A, to=B) == "stanford steel 1"


def test_she_may_do_it_once_a_round_and_need_not() -> None:
    table = alone("action", "clever chanda", "epic electric 4")
    play(table, "use first", "discard epic electric", "epic electric")
    assert asked(table) == (A, "sell")
    table = alone("action", "clever chanda", "epic electric 4")
    play(table, "done")
    assert (asked(table), stocks(table, A)) == ((A, "sell"), "epic electric 4")


@pytest.mark.parametrize("holds", ["epic electric 1", ""])
def test_with_too_few_stocks_she_is_asked_all_the_same_lest_it_tells(holds: str) -> None:
    table = alone("action", "clever chanda", holds)
    assert (asked(table), offered(table)) == ((A, "act"), ["done"])


def test_action_cards_are_no_stocks() -> None:
    table = alone("action", "clever chanda", "boom 1, epic electric 1")
    assert "use first" not in offered(table)


# Crazy Cramer


@pytest.mark.parametrize(("way", "worth"), [("up", 6), ("down", 4)])
def test_cramer_may_move_a_single_stock_up_or_down_by_1(way: str, worth: int) -> None:
    table = alone("action", "crazy cramer", "stanford steel 1")
    assert asked(table) == (A, "act")
    play(table, "use first")
    assert offered(table) == [f"{one} {company}" for one in ("up", "down") for company in COMPANIES]
    figures = {"company": ELECTRIC, "space": worth - 1, "value": worth, "ends": "moved"}
    assert explained(table, f"{way} epic electric") == {"investor": CRAMER, **figures}
    play(table, f"{way} epic electric")
    assert value(table, ELECTRIC) == worth
    assert (asked(table), value(table, STEEL)) == ((A, "sell"), 5)


def test_cramer_need_not() -> None:
    table = alone("action", "crazy cramer", "stanford steel 1")
    play(table, "done")
    assert [one.value for one in shown(table).companies] == [5] * 6


def test_his_move_can_split_a_stock_or_ruin_a_company() -> None:
    table = alone("action", "crazy cramer", "stanford steel 1", tickers="stanford steel 10")
    assert [type(event) for event in play(table, "use first", "up stanford steel")][1:] == [StockSplit]
    assert split(table, A) == "stanford steel 1"
    table = alone("action", "crazy cramer", "stanford steel 1, epic electric 1", tickers="stanford steel 1")
    assert [type(event) for event in play(table, "use first", "down stanford steel")][1:] == [Bankrupt]
    assert stocks(table, A) == "epic electric 1"


def test_his_move_is_made_on_his_own_turn() -> None:
    table = position("action", hired=["", "", "crazy cramer", ""], holds=["boom 1", "", "", "bust 1"], first=B)
    assert asked(table) == (C, "act")


# Golden Graham


def test_for_each_stock_that_graham_sells_he_gains_1_extra() -> None:
    table = alone("selling", "golden graham", "epic electric 2", tickers="epic electric 7")
    assert explained(table, "sell epic electric")["price"] == 8
    assert play(table, "sell epic electric") == [ShareSold(A, ELECTRIC, "share", 8)]
    play(table, "sell epic electric")
    assert money(table)[A] == 20 + 2 * 8


def test_it_is_doubled_for_split_stocks() -> None:
    laid_out = {"split": ["epic electric 2", "", "", ""], "tickers": "epic electric 7"}
    table = alone("selling", "golden graham", **laid_out)
    assert explained(table, "sell split epic electric")["price"] == 16
    play(table, "sell split epic electric")
    assert money(table)[A] == 20 + 2 * 8
    play(table, "turn back epic electric")
    assert money(table)[A] == 20 + 2 * 8 + 8


def test_others_gain_nothing_extra() -> None:
    table = position("selling", hired=["golden graham", "", "", ""], holds=["", "epic electric 1", "", ""])
    play(table, "sell epic electric")
    assert money(table)[B] == 25


def final(name: str, holds: str, split: str = "", tickers: str = "") -> Table:
    """The end of the last round; A has this investor and these stocks."""
    laid_out = {"round": 6, "split": [split, "", "", ""], "tickers": tickers, "money": [0] * 4}
    return alone("end", name, holds, **laid_out)


def test_grahams_ability_still_works_at_the_end_of_the_game_doubled_for_split_stocks() -> None:
    table = final("golden graham", "epic electric 2", "stanford steel 1", "epic electric 7, stanford steel 3")
    assert heard(table, PortfolioSold)[0].worth == 2 * (7 + 1) + 2 * (3 + 1)
    assert money(table)[A] == 24 + 2 * 10


def test_with_two_players_graham_gains_on_all_stock_whichever_meeple_acquired_it() -> None:
    table = position("demand", players=2, hired=["golden graham, billionaire bill", ""], piles=["epic electric"] * 4)
    play(table, "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0", "sell epic electric", "sell epic electric")
    assert money(table)[A] == 30 + 2 * 6


# Shorting Soros


def test_soros_may_sell_one_share_for_8_whatever_its_price() -> None:
    table = alone("selling", "shorting soros", "epic electric 2", tickers="epic electric 2")
    assert explained(table, "short epic electric") == {"company": ELECTRIC, "sale": "share", "price": 8}
    told = play(table, "short epic electric")
    assert told == [AbilityUsed(A, SOROS), ShareSold(A, ELECTRIC, "share", 8)]
    assert (money(table)[A], discarded(table)) == (28, "epic electric 1")


def test_only_one_in_a_selling_phase() -> None:
    table = alone("selling", "shorting soros", "epic electric 2", tickers="epic electric 2")
    play(table, "short epic electric")
    assert offered(table) == ["sell epic electric", "done"]
    assert refusal(table, "short epic electric") == "rule-stockpile-no-such-share"


def test_he_sells_the_rest_for_their_value() -> None:
    table = alone("selling", "shorting soros", "epic electric 2", tickers="epic electric 2")
    play(table, "sell epic electric", "short epic electric")
    assert money(table)[A] == 20 + 2 + 8


def test_of_a_split_stock_he_sells_one_share_of_the_two() -> None:
    table = alone("selling", "shorting soros", split=["epic electric 1", "", "", ""], tickers="epic electric 2")
    play(table, "short half epic electric")
    assert (money(table)[A], stocks(table, A), split(table, A)) == (28, "epic electric 1", "")


def test_others_cannot_sell_short() -> None:
    table = position("selling", hired=["shorting soros", "", "", ""], holds=["", "epic electric 1", "", ""])
    assert offered(table) == ["sell epic electric", "done"]


def test_he_may_do_it_again_in_the_next_round() -> None:
    table = alone("selling", "shorting soros", "epic electric 2", pairs=PAIRS)
    play(table, "short epic electric", "done", "show 0")
    assert (shown(table).round, shown(table).players[A].used) == (2, [False])


def test_soros_may_also_do_it_once_during_the_final_selling() -> None:
    table = final("shorting soros", "epic electric 2, stanford steel 1", tickers="epic electric 7, stanford steel 3")
    assert heard(table, PortfolioSold)[0].worth == 2 * 7 + 8, "he takes the cheapest share"


def test_in_the_final_selling_too_even_if_he_sold_one_in_the_last_selling_phase() -> None:
    laid_out = {"round": 6, "tickers": "epic electric 3", "pairs": f"{PAIRS}, epic electric $$", "money": [0] * 4}
    table = alone("selling", "shorting soros", "epic electric 2", **laid_out)
    play(table, "short epic electric", "done", "show 0")
    assert heard(table, PortfolioSold)[0].worth == 8
    assert money(table)[A] == 8 + 10 + 8


def test_in_the_final_selling_he_need_not_sell_a_dear_share_for_8() -> None:
    table = final("shorting soros", "epic electric 2", tickers="epic electric 9")
    assert heard(table, PortfolioSold)[0].worth == 18


def test_of_split_stocks_one_share_of_the_two_brings_8_at_the_end() -> None:
    table = final("shorting soros", "", "epic electric 1", "epic electric 2")
    assert heard(table, PortfolioSold)[0].worth == 2 + 8


def test_soros_and_graham_together_sell_it_for_9() -> None:
    hired = ["shorting soros, golden graham", ""]
    laid_out = {"players": 2, "hired": hired, "tickers": "epic electric 2", "holds": ["epic electric 2", ""]}
    table = position("selling", **laid_out)
    assert explained(table, "short epic electric")["price"] == 9
    play(table, "short epic electric")
    assert money(table)[A] == 39
    assert heard(position("end", round=6, **laid_out), PortfolioSold)[0].worth == 9 + 3


# Tactical Talal


def test_talal_may_sell_again_after_everybody_has_sold() -> None:
    holds = ["epic electric 2", "epic electric 1", "", "epic electric 1"]
    table = position("selling", hired=["tactical talal", "", "", ""], holds=holds)
    order = []
    for words in ("sell epic electric", "done", "done", "done"):
        order.append(asked(table)[0])
        play(table, words)
    assert [*order, asked(table)] == [A, A, B, 3, (A, "sell")]
    assert (stocks(table, A), shown(table).phase) == ("epic electric 1", "selling")
    play(table, "sell epic electric")
    assert money(table)[A] == 30


def test_he_may_sell_any_stock_with_it() -> None:
    split_stocks = ["stanford steel 1", "", "", ""]
    table = alone("selling again", "tactical talal", "epic electric 1", split=split_stocks)
    assert offered(table) == ["sell epic electric", "sell split stanford steel", "turn back stanford steel", "done"]


def test_without_stocks_he_is_not_asked_again() -> None:
    table = position(
        "selling", hired=["tactical talal", "", "", ""], holds=["epic electric 1", "", "", ""], pairs=PAIRS
    )
    play(table, "sell epic electric")
    assert shown(table).phase != "selling"


def test_nobody_else_sells_again() -> None:
    holds = ["epic electric 1"] * 4
    table = position("selling again", hired=["", "tactical talal", "", ""], holds=holds)
    assert asked(table) == (B, "sell")
    done(table)
    assert shown(table).phase != "selling"


def test_soros_and_talal_together_sell_short_once() -> None:
    hired = ["shorting soros, tactical talal", ""]
    table = position("selling", players=2, hired=hired, holds=["epic electric 3", ""])
    play(table, "short epic electric", "done")
    assert offered(table) == ["sell epic electric", "done"]


# Bailout Barack


def test_example_a_stock_of_cosmic_computers_at_9_is_bought_for_7() -> None:
    table = alone("after selling", "bailout barack", discards="cosmic computers 1", tickers="cosmic computers 9")
    assert (asked(table), offered(table)) == ((A, "buy-stock"), ["cosmic computers", "nothing"])
    assert explained(table, "cosmic computers")["cost"] == 7
    assert refusal(table, "epic electric") == "rule-stockpile-none-discarded"
    told = play(table, "cosmic computers")
    assert told[:2] == [AbilityUsed(A, BARACK), StockTaken(A, COMPUTERS, 7)]
    assert (money(table)[A], stocks(table, A), discarded(table)) == (13, "cosmic computers 1", "")


@pytest.mark.parametrize(("worth", "cost"), [(1, 0), (2, 0), (3, 1), (10, 8)])
def test_he_pays_2_less_than_the_price_and_never_less_than_nothing(worth: int, cost: int) -> None:
    laid_out = {"discards": "cosmic computers 1", "tickers": f"cosmic computers {worth}"}
    table = alone("after selling", "bailout barack", **laid_out)
    assert explained(table, "cosmic computers").get("cost", 0) == cost
    play(table, "cosmic computers")
    assert money(table)[A] == 20 - cost


def test_he_buys_after_the_selling_phase_what_was_just_sold_but_before_the_movement_phase() -> None:
    holds = ["", "epic electric 1", "", ""]
    pairs = f"{PAIRS}, epic electric -3"
    table = position(
        "selling", hired=["bailout barack", "", "", ""], holds=holds, tickers="epic electric 6", pairs=pairs
    )
    play(table, "sell epic electric")
    assert (asked(table), offered(table)) == ((A, "buy-stock"), ["epic electric", "nothing"])
    play(table, "epic electric")
    assert (money(table)[A], value(table, ELECTRIC)) == (16, 3)


def test_after_talal_too() -> None:
    table = position(
        "selling",
        hired=["bailout barack", "tactical talal", "", ""],
        holds=["", "epic electric 1", "", ""],
        pairs=PAIRS,
    )
    play(table, "done")
    assert asked(table) == (B, "sell")
    play(table, "sell epic electric")
    assert asked(table) == (A, "buy-stock")


def test_he_reveals_it_and_places_it_in_his_portfolio() -> None:
    table = alone("after selling", "bailout barack", "boom 1", discards="cosmic computers 1", memory="perfect")
    play(table, "cosmic computers")
    assert remembered(table, A, to=SPECTATOR) == "cosmic computers 1"


def test_a_single_stock_and_none_if_he_does_not_want_one() -> None:
    table = alone("after selling", "bailout barack", discards="cosmic computers 2", pairs=PAIRS)
    play(table, "cosmic computers")
    assert asked(table) != (A, "buy-stock")
    table = alone("after selling", "bailout barack", discards="cosmic computers 2", pairs=PAIRS)
    play(table, "nothing")
    assert (asked(table) != (A, "buy-stock"), money(table)[A]) == (True, 20)


def test_only_stocks_that_he_can_pay() -> None:
    laid_out = {"discards": "cosmic computers 1, epic electric 1, boom 1", "tickers": "cosmic computers 9"}
    table = alone("after selling", "bailout barack", money=[6, 20, 20, 20], **laid_out)
    assert offered(table) == ["epic electric", "nothing"]


def test_without_a_stock_to_buy_he_is_not_asked() -> None:
    table = alone("after selling", "bailout barack", discards="boom 1, fee 1 1", pairs=PAIRS)
    assert asked(table)[1] != "buy-stock"


def test_while_a_fee_waits_nothing_can_be_bought() -> None:
    laid_out = {"discards": "cosmic computers 1", "money": [2, 20, 20, 20], "fees": ["3", "", "", ""]}
    table = alone("after selling", "bailout barack", tickers="cosmic computers 3", pairs=PAIRS, **laid_out)
    assert asked(table)[1] != "buy-stock"


@pytest.mark.parametrize("worth", [1, 2])
def test_but_a_stock_that_costs_nothing_can_be_taken(worth: int) -> None:
    laid_out = {"discards": "bottomline bank 1, cosmic computers 1, epic electric 1", "money": [2, 20, 20, 20]}
    tickers = f"bottomline bank 5, cosmic computers {worth}, epic electric 3"
    table = alone("after selling", "bailout barack", tickers=tickers, pairs=PAIRS, fees=["3", "", "", ""], **laid_out)
    assert (asked(table), offered(table)) == ((A, "buy-stock"), ["cosmic computers", "nothing"])
    assert refusal(table, "epic electric") == "rule-stockpile-fees-first"
    assert refusal(table, "bottomline bank") == "rule-stockpile-not-enough-money"
    assert "cost" not in explained(table, "cosmic computers"), "what is free has no price"
    play(table, "cosmic computers")
    assert (stocks(table, A), money(table)[A], fees(table, A)) == ("cosmic computers 1", 2, "3")
