"""Investment Strategies: the cards that move stocks, pay dividends and tamper with forecasts."""

import pytest

from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.components import COMMODITIES
from openoutcry.games.stockpile.events import (
    ActionPlayed,
    Bankrupt,
    CommoditySpent,
    DividendCollected,
    DividendDeclared,
    Event,
    ForecastChanged,
    ForecastFalsified,
    PairRevealed,
    StockMoved,
    StockSplit,
    StrategyPlayed,
)
from tests.games.answers import asked, offered, play, refusal
from tests.games.stockpile.looking import discarded, heard, money, pair, remembered, shown, split, stocks, value
from tests.games.stockpile.positions import (
    AUTOMOTIVE,
    BANK,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    FORECASTS,
    STEEL,
    A,
    B,
    C,
    Table,
)
from tests.games.stockpile.strategies import DESIGNS, goods, holding, seen_pairs, taken_from_discard, to_movement

UPS = [f"up {name}" for name in COMPANIES]
DOWNS = [f"down {name}" for name in COMPANIES]


def values(table: Table) -> list[int]:
    """What the shares are worth."""
    return [value(table, company) for company in range(6)]


def of_company(table: Table, company: int) -> list[Event]:
    """What everybody could hear of a company."""
    return [event for event in table.told if getattr(event, "company", None) == company]


# Special Dividend, and Dividend Growth Investing


def test_special_dividend_pays_1_per_share_to_every_holder() -> None:
    table = holding("special dividend", holds=["epic electric 1", "epic electric 3", "stanford steel 1"])
    play(table, "play special dividend", "epic electric")
    assert heard(table, DividendDeclared) == [DividendDeclared(ELECTRIC, 1)]
    play(table, "show 1", "show 3", "show 0")
    assert money(table) == [21, 23, 20]
    assert value(table, ELECTRIC) == 5


def test_special_dividend_is_free_and_names_any_company() -> None:
    table = holding("special dividend")
    play(table, "play special dividend")
    assert (asked(table), offered(table)) == ((A, "choose"), COMPANIES)
    assert money(table)[A] == 20


def test_it_pays_twice_for_split_stock_and_only_for_what_is_shown() -> None:
    table = holding(
        "special dividend",
        holds=["", "epic electric 2", ""],
        split=["epic electric 2", "", ""],
        memory="perfect",
    )
    play(table, "play special dividend", "epic electric", "show 2", "show 1")
    assert money(table) == [24, 21, 20]
    assert remembered(table, B, C) == "epic electric 1"


@pytest.mark.parametrize("card", ["special dividend", "dividend growth investing"])
def test_all_players_with_stock_in_that_company_receive_the_dividend(card: str) -> None:
    table = holding(card, holds=["", "epic electric 2", "epic electric 1"])
    play(table, f"play {card}", "epic electric", "show 2", "show 1")
    assert money(table)[1:] == [22, 21]


def test_dividend_growth_investing_costs_3_pays_1_per_share_then_moves_1_up() -> None:
    table = holding("dividend growth investing", holds=["epic electric 2", "", "epic electric 1"])
    play(table, "play dividend growth investing")
    assert money(table)[A] == 17
    play(table, "epic electric")
    assert value(table, ELECTRIC) == 5
    play(table, "show 2")
    assert value(table, ELECTRIC) == 5
    play(table, "show 1")
    assert money(table) == [19, 20, 21]
    assert value(table, ELECTRIC) == 6


def test_the_dividend_is_paid_before_the_move_splits_the_stock() -> None:
    held = ["epic electric 2", "", ""]
    table = holding("dividend growth investing", holds=held, tickers="epic electric 10")
    play(table, "play dividend growth investing", "epic electric", "show 2")
    assert money(table)[A] == 17 + 2
    assert (split(table, A), stocks(table, A), value(table, ELECTRIC)) == ("epic electric 2", "", 6)


def test_dividend_growth_investing_needs_the_3_before_the_dividend() -> None:
    table = holding("dividend growth investing", holds=["epic electric 5", "", ""], money=[2, 20, 20])
    assert refusal(table, "play dividend growth investing") == "rule-stockpile-not-enough-money"


def test_on_the_advanced_board_the_move_may_pay_again() -> None:
    """Stanford Steel moves from its 3 to the space with a dollar sign."""
    table = holding(
        "dividend growth investing",
        holds=["stanford steel 2", "", ""],
        tickers="stanford steel #5",
        board="advanced",
    )
    play(table, "play dividend growth investing", "stanford steel", "show 2", "show 1")
    assert money(table)[A] == 17 + 2 + 1


# Falsified Earnings


def falsified(forecast: str, at: int = 5, holds: str = "", copies: int = 1) -> Table:
    """A table at which A tampered with B's forecast for Epic Electric, in its Movement Phase."""
    table = holding(
        ", ".join(["falsified earnings"] * copies),
        pairs="stanford steel -2, epic electric +4",
        tickers=f"epic electric {at}",
        holds=["", holds, ""],
        investors=["illicit ivan", "", ""],
        dice="on",
    )
    table.g.forecasts.kinds[1] = FORECASTS.index(forecast)
    for _ in range(copies):
        play(table, "play falsified earnings", "pair 2")
    to_movement(table)
    return table


@pytest.mark.parametrize(
    ("forecast", "spaces"),
    [("+4", 1), ("+3", 0), ("+2", -1), ("+1", -2), ("-1", 2), ("-2", 1), ("-3", 0), ("-4", -1)],
)
def test_a_positive_forecast_gets_minus_3_and_a_negative_one_plus_3(forecast: str, spaces: int) -> None:
    moved = [StockMoved(ELECTRIC, 4, 4 + spaces, 5 + spaces)] if spaces else []
    assert of_company(falsified(forecast), ELECTRIC) == [
        PairRevealed(B, ELECTRIC, FORECASTS.index(forecast)),
        ForecastChanged(ELECTRIC, spaces),
        *moved,
    ]


@pytest.mark.parametrize(("forecast", "pays"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_a_dividend_is_paid_first_then_minus_3(forecast: str, pays: int) -> None:
    table = falsified(forecast, holds="epic electric 2")
    assert (asked(table), value(table, ELECTRIC)) == ((B, "collect"), 5)
    play(table, "show 2")
    assert of_company(table, ELECTRIC) == [DividendCollected(B, ELECTRIC, 2, 2 * pays), StockMoved(ELECTRIC, 4, 1, 2)]


def test_a_dividend_is_paid_even_if_the_move_then_ruins_the_company() -> None:
    table = falsified("$$", at=3, holds="epic electric 2")
    play(table, "show 2")
    assert money(table)[B] == 24
    assert heard(table, Bankrupt)[0].company == ELECTRIC
    assert stocks(table, B) == ""


def test_the_value_is_modified_before_any_movement() -> None:
    """+4 at 9 would split the stock, -4 at 2 ruin it: neither happens on the way to where it ends."""
    assert [type(event) for event in of_company(falsified("+4", at=9), ELECTRIC)][2:] == [StockMoved]
    assert [type(event) for event in of_company(falsified("-4", at=2), ELECTRIC)][2:] == [StockMoved]
    assert [type(event) for event in of_company(falsified("+1", at=2), ELECTRIC)][2:] == [StockMoved, Bankrupt]
    assert [type(event) for event in of_company(falsified("-1", at=9), ELECTRIC)][2:] == [StockMoved, StockSplit]


def test_two_cards_on_one_forecast_both_count_by_what_the_forecast_card_says() -> None:
    table = falsified("+4", copies=2)
    assert heard(table, ForecastChanged) == [ForecastChanged(ELECTRIC, -2)]


@pytest.mark.parametrize("which", range(6))
def test_any_forecast_may_be_falsified_also_ones_own_and_those_of_nobody(which: int) -> None:
    table = holding("falsified earnings")
    play(table, "play falsified earnings")
    assert offered(table) == [f"pair {n + 1}" for n in range(6)]
    play(table, f"pair {which + 1}")
    assert heard(table, ForecastFalsified) == [ForecastFalsified(A, which, which if which < 3 else None)]
    for to in (A, B, C, SPECTATOR):
        assert [one.falsified for one in shown(table, to).pairs] == [int(n == which) for n in range(6)]


@pytest.mark.parametrize("which", range(6))
def test_the_forecast_is_not_revealed_until_the_movement_phase(which: int) -> None:
    table = holding("falsified earnings")
    before = [seen_pairs(table, to) for to in (A, B, C, SPECTATOR)]
    play(table, "play falsified earnings", f"pair {which + 1}")
    assert [seen_pairs(table, to) for to in (A, B, C, SPECTATOR)] == before


def test_who_falsifies_the_forecast_of_another_does_not_look_at_it() -> None:
    table = holding("falsified earnings")
    play(table, "play falsified earnings", "pair 2")
    assert (pair(table, 1, A), pair(table, 1, B) is None) == (None, False)


def test_a_falsified_forecast_counts_in_its_own_round_only() -> None:
    table = falsified("+4")
    while shown(table).phase != "supply":
        play(table, offered(table)[-1])
    assert [one.falsified for one in shown(table).pairs] == [0] * 6


# Market Maker


@pytest.mark.parametrize("card", ["boom", "bust"])
def test_market_maker_moves_one_company_2_up_and_another_2_down(card: str) -> None:
    table = holding("market maker", piles=[card, "", ""])
    play(table, "play market maker", card, "epic electric")
    assert offered(table) == [name for name in COMPANIES if name != "epic electric"]
    play(table, "stanford steel")
    assert values(table) == [5, 5, 5, 7, 5, 3]


def test_market_maker_discards_the_action_without_using_it() -> None:
    table = holding("market maker", piles=["boom", "", "bust"])
    play(table, "play market maker", "boom", "epic electric", "stanford steel")
    assert heard(table, ActionPlayed) == []
    assert (taken_from_discard(table), stocks(table, A)) == ({"boom": 1}, "")
    assert asked(table) == (C, "act")


def test_market_maker_follows_the_rules_of_splits_and_bankruptcy() -> None:
    table = holding(
        "market maker",
        piles=["boom", "", ""],
        tickers="epic electric 10, stanford steel 2",
        holds=["", "epic electric 1, stanford steel 1", ""],
    )
    play(table, "play market maker", "boom", "epic electric", "stanford steel")
    assert (value(table, ELECTRIC), value(table, STEEL)) == (7, 5)
    assert (split(table, B), stocks(table, B)) == ("epic electric 1", "")


@pytest.mark.parametrize("card", ["market maker", "naked short"])
def test_without_a_boom_or_a_bust_the_card_cannot_be_played(card: str) -> None:
    table = holding(card, holds=["epic electric 1", "", ""], piles=["", "boom", ""])
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"


# Systemic Shock


def test_systemic_shock_moves_three_different_companies_by_1_each() -> None:
    table = holding("systemic shock", commodities=["corn 1, gold 1", "", ""])
    play(table, "play systemic shock", "corn")
    assert offered(table) == UPS + DOWNS
    play(table, "up epic electric")
    assert offered(table) == [one for one in UPS + DOWNS if "epic electric" not in one]
    play(table, "down stanford steel", "up american automotive")
    assert values(table) == [6, 5, 5, 6, 5, 4]
    assert asked(table)[1] == "act"


def test_systemic_shock_costs_a_commodity_which_goes_back_to_the_box() -> None:
    table = holding("systemic shock", commodities=["corn 1, gold 2", "oil 1", ""])
    play(table, "play systemic shock")
    assert (asked(table), offered(table)) == ((A, "spend"), ["gold", "corn"])
    told = play(table, "gold")
    assert told == [CommoditySpent(A, 0)]
    assert (goods(table, A), goods(table, B)) == ("gold 1, corn 1", "oil 1")
    assert (int(table.g.extras.returned[0]), int(table.g.commerce_deck.counts[0])) == (1, 1)


@pytest.mark.parametrize("kind", COMMODITIES)
def test_any_commodity_pays_for_systemic_shock(kind: str) -> None:
    table = holding("systemic shock", commodities=[f"{kind} 1", "", ""])
    play(table, "play systemic shock")
    assert offered(table) == [kind]


def test_tax_cards_may_not_be_used_as_the_cost_of_systemic_shock() -> None:
    table = holding("systemic shock", commodities=["", "corn 1", ""], taxes=[3, 0, 0])
    assert refusal(table, "play systemic shock") == "rule-stockpile-does-nothing"
    table = holding("systemic shock", commodities=["corn 1", "", ""], taxes=[3, 0, 0])
    play(table, "play systemic shock")
    assert offered(table) == ["corn"]
    play(table, "corn")
    assert shown(table).players[A].taxes == 3


def test_systemic_shock_follows_the_rules_of_splits_and_bankruptcy() -> None:
    tickers = "epic electric 10, stanford steel 1"
    table = holding("systemic shock", commodities=["corn 1", "", ""], tickers=tickers)
    play(table, "play systemic shock", "corn", "up epic electric", "down stanford steel", "down bottomline bank")
    assert (value(table, ELECTRIC), value(table, STEEL), value(table, BANK)) == (6, 5, 4)


# The promo cards


@pytest.mark.parametrize(("card", "after"), [("share buyback", 7), ("profit warning", 3)])
def test_share_buyback_and_profit_warning_move_one_company_by_2_for_2(card: str, after: int) -> None:
    table = holding(card)
    play(table, f"play {card}")
    assert (money(table)[A], offered(table)) == (18, COMPANIES)
    play(table, "cosmic computers")
    assert values(table) == [5, 5, after, 5, 5, 5]


def test_the_holders_show_nothing_for_a_share_buyback() -> None:
    table = holding("share buyback", holds=["", "cosmic computers 2", ""], memory="perfect")
    told = play(table, "play share buyback", "cosmic computers")
    assert told == [StrategyPlayed(A, DESIGNS.index("share buyback"), 2), StockMoved(COMPUTERS, 4, 6, 7)]
    assert remembered(table, B, A) == ""


@pytest.mark.parametrize(("card", "at", "after"), [("share buyback", 10, 7), ("profit warning", 1, 5)])
def test_share_buyback_and_profit_warning_may_split_and_ruin_a_company(card: str, at: int, after: int) -> None:
    held = ["", "american automotive 1", ""]
    table = holding(card, tickers=f"american automotive {at}", holds=held)
    play(table, f"play {card}", "american automotive")
    assert value(table, AUTOMOTIVE) == after
    assert stocks(table, B) == ""
    assert split(table, B) == ("american automotive 1" if at == 10 else "")
    assert discarded(table) == ("american automotive 1" if at == 1 else "")


@pytest.mark.parametrize("card", ["share buyback", "profit warning"])
def test_share_buyback_and_profit_warning_need_the_2(card: str) -> None:
    table = holding(card, money=[1, 20, 20])
    assert refusal(table, f"play {card}") == "rule-stockpile-not-enough-money"
