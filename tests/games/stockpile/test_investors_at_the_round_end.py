"""Investor Abilities at the end of the round: Ana, Dangote, Deborah, Li, Oprah and Sanders."""

import pytest

from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import (
    AbilityPaid,
    AbilityUsed,
    DividendCollected,
    DividendDeclared,
    FeePaid,
    InterestPaid,
    MoneyGiven,
    RoundBegun,
    ShareShown,
)
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import fees, heard, money, remembered, shown
from tests.games.stockpile.positions import (
    COMPANIES,
    ELECTRIC,
    A,
    B,
    C,
    D,
    Table,
    position,
)
from tests.games.stockpile.test_house_set import with_change

ANA, DANGOTE, DEBORAH, LI, OPRAH, SANDERS = 0, 8, 10, 15, 19, 23


def round_end(*names: str, **laid_out: object) -> Table:
    """The end of a round, after the Movement Phase; A has the first of these investors, B the second, and so on."""
    return position("round end", hired=[*names, *[""] * (4 - len(names))], **laid_out)


# Agile Ana


def test_ana_receives_1_for_each_company_of_which_she_shows_a_share() -> None:
    table = round_end("agile ana", holds=["epic electric 3, stanford steel 1", "", "", ""])
    assert (asked(table), offered(table)) == ((A, "show"), ["epic electric", "stanford steel", "done"])
    told = play(table, "epic electric")
    assert told == [AbilityUsed(A, ANA), ShareShown(A, ELECTRIC), AbilityPaid(A, ANA, 1)]
    assert offered(table) == ["stanford steel", "done"], "once for each company"
    assert refusal(table, "epic electric") == "rule-stockpile-shown-already"
    assert refusal(table, "bottomline bank") == "rule-stockpile-no-such-share"
    told = play(table, "stanford steel", "done")
    assert (money(table)[A], shown(table).round) == (22, 2)
    assert AbilityUsed(A, ANA) not in told, "it is said once"


def test_she_must_reveal_at_least_one_of_each() -> None:
    laid_out = {"holds": ["epic electric 3, stanford steel 1", "", "", ""], "memory": "perfect"}
    table = round_end("agile ana", **laid_out)
    play(table, "epic electric", "done")
    assert [remembered(table, A, to) for to in (B, SPECTATOR)] == ["epic electric 1"] * 2
    assert money(table)[A] == 21


def test_split_stocks_count_once_for_their_company_too() -> None:
    split = ["stanford steel 2", "", "", ""]
    table = round_end("agile ana", holds=["stanford steel 1", "", "", ""], split=split, memory="perfect")
    assert offered(table) == ["stanford steel", "done"]
    play(table, "stanford steel", "done")
    assert money(table)[A] == 21
    assert remembered(table, A) == "", "she shows one that all have seen"


def test_she_may_show_none() -> None:
    table = round_end("agile ana", holds=["epic electric 1", "", "", ""])
    play(table, "done")
    assert (money(table)[A], shown(table).round) == (20, 2)


def test_without_a_card_before_her_she_is_not_asked() -> None:
    assert shown(round_end("agile ana")).round == 2


# Daring Dangote


@pytest.mark.parametrize(("cards", "gain"), [("gold 1", 1), ("gold 3", 3), ("gold 2, oil 1, cattle 3", 6), ("", 0)])
def test_dangote_receives_1_per_commodity_card_of_the_same_type_too(cards: str, gain: int) -> None:
    table = round_end("daring dangote", commodity_cards=[cards, "oil 1", "", ""], commodities="on")
    assert money(table) == [20 + gain, 20, 20, 20]
    assert heard(table, AbilityPaid) == ([AbilityPaid(A, DANGOTE, gain)] if gain else [])


def test_it_does_not_work_for_tax_cards() -> None:
    table = round_end("daring dangote", commodity_cards=["gold 1", "", "", ""], tax_cards=[4, 0, 0, 0])
    assert money(table)[A] == 21


# Dividend Deborah


def test_deborah_may_declare_a_dividend_of_1_per_share_for_all_players() -> None:
    holds = ["", "epic electric 3", "stanford steel 1", ""]
    table = round_end("dividend deborah", holds=holds, split=["epic electric 1", "", "", ""])
    assert (asked(table), offered(table)) == ((A, "choose"), [*COMPANIES, "nothing"])
    assert play(table, "epic electric") == [AbilityUsed(A, DEBORAH), DividendDeclared(ELECTRIC, 1)]
    assert (asked(table), offered(table)) == ((A, "collect"), ["show 0", "show 1"])
    told = play(table, "show 1", "show 3", "show 0")
    assert told[:2] == [DividendCollected(A, ELECTRIC, 1, 2), DividendCollected(B, ELECTRIC, 3, 3)]
    assert (money(table), shown(table).round) == ([22, 23, 20, 20], 2)


def test_she_need_not() -> None:
    table = round_end("dividend deborah", holds=["epic electric 3", "", "", ""])
    play(table, "nothing")
    assert (money(table)[A], shown(table).round) == (20, 2)
    assert heard(table, AbilityUsed) == [], "she did not act"


def test_she_does_so_after_the_movement_phase_once() -> None:
    pairs = "american automotive +1, bottomline bank +2, cosmic computers +4, epic electric -2, leading laboratories -3"
    table = position("movement", hired=["dividend deborah", "", "", ""], holds=["epic electric 1"] * 4, pairs=pairs)
    play(table, *["show 0"] * 4)
    assert (asked(table), shown(table).companies[ELECTRIC].value) == ((A, "choose"), 3)
    play(table, "epic electric", *["show 1"] * 4)
    assert (shown(table).round, money(table)) == (2, [21] * 4)


# Lucrative Li


@pytest.mark.parametrize(("bonds", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_li_receives_1_more_for_every_two_bonds_rounded_up(bonds: int, more: int) -> None:
    table = position("interest", hired=["lucrative li", "", "", ""], bond_cards=[bonds, 3, 0, 0])
    assert heard(table, AbilityPaid) == ([AbilityPaid(A, LI, more)] if more else [])
    assert money(table) == [20 + bonds + more, 23, 20, 20]


def test_example_with_three_bonds_she_receives_2_in_additional_interest() -> None:
    table = position("interest", hired=["lucrative li", "", "", ""], bond_cards=[3, 0, 0, 0])
    assert table.told[:2] == [InterestPaid(A, 3), AbilityPaid(A, LI, 2)]


# Opulent Oprah


def test_oprah_must_give_2_to_another_player() -> None:
    table = round_end("opulent oprah")
    assert (asked(table), offered(table)) == ((A, "give-money"), ["player 2", "player 3", "player 4"])
    assert explained(table, "player 3") == {"investor": OPRAH, "seat": C, "amount": 1}
    told = play(table, "player 3", "player 3")
    assert told[:3] == [AbilityUsed(A, OPRAH), MoneyGiven(A, C, 1), MoneyGiven(A, C, 1)]
    assert (money(table), shown(table).round) == ([18, 20, 22, 20], 2)


def test_or_1_to_each_of_two_players() -> None:
    table = round_end("opulent oprah")
    play(table, "player 2", "player 4")
    assert money(table) == [18, 21, 20, 21]


def test_with_too_little_money_she_gives_what_she_can() -> None:
    table = round_end("opulent oprah", money=[1, 20, 20, 20])
    play(table, "player 4")
    assert (money(table), shown(table).round) == ([0, 20, 20, 21], 2)


def test_without_money_she_gives_nothing() -> None:
    table = round_end("opulent oprah", money=[0, 20, 20, 20])
    assert (money(table), shown(table).round) == ([0, 20, 20, 20], 2)


def test_a_gift_of_a_house_set_is_given_whole_or_not_at_all() -> None:
    table = round_end("opulent oprah", money=[3, 20, 20, 20], house_set=with_change("gift = 1 ", "gift = 2 "))
    play(table, "player 4")
    assert (money(table), shown(table).round) == ([1, 20, 20, 22], 2)


def test_she_gives_after_players_have_received_interest_for_bonds() -> None:
    table = position("interest", hired=["opulent oprah", "", "", ""], bond_cards=[2, 0, 0, 0], money=[0, 9, 9, 9])
    assert (asked(table), money(table)) == ((A, "give-money"), [2, 9, 9, 9])


def test_a_fee_that_waits_is_paid_out_of_her_gift() -> None:
    table = round_end("opulent oprah", money=[20, 1, 20, 20], fees=["", "2", "", ""])
    told = play(table, "player 2")
    assert told == [AbilityUsed(A, OPRAH), MoneyGiven(A, B, 1), FeePaid(B, 2)]
    assert (money(table)[B], fees(table, B)) == (0, "")


def test_with_two_players_she_gives_all_to_the_other() -> None:
    table = position("round end", players=2, hired=["opulent oprah, billionaire bill", ""])
    assert offered(table) == ["player 2"]
    play(table, "player 2", "player 2")
    assert money(table) == [28, 32]


# Socialist Sanders


def test_sanders_takes_2_from_the_richest_keeps_1_and_gives_1_to_the_poorest() -> None:
    table = round_end("socialist sanders", money=[20, 30, 25, 10])
    assert money(table) == [21, 28, 25, 11]
    told = [event for event in heard(table, object) if isinstance(event, AbilityUsed | MoneyGiven)]
    assert told == [AbilityUsed(A, SANDERS), MoneyGiven(B, A, 1), MoneyGiven(B, D, 1)]


def test_he_does_not_take_from_himself() -> None:
    assert money(round_end("socialist sanders", money=[90, 30, 25, 10])) == [91, 28, 25, 11]


def test_if_he_himself_has_the_least_he_keeps_both() -> None:
    table = round_end("socialist sanders", money=[5, 30, 25, 10])
    assert money(table) == [7, 28, 25, 10]
    assert heard(table, MoneyGiven) == [MoneyGiven(B, A, 2)]


def test_of_several_with_the_most_the_first_after_sanders_pays() -> None:
    assert money(round_end("", "socialist sanders", money=[30, 20, 10, 30])) == [30, 21, 11, 28]
    assert money(round_end("", "", "socialist sanders", money=[30, 20, 20, 30])) == [30, 21, 21, 28]


def test_of_several_with_the_least_the_first_after_sanders_receives_and_he_comes_last() -> None:
    assert money(round_end("", "socialist sanders", money=[10, 20, 30, 10])) == [10, 21, 28, 11]
    assert money(round_end("", "socialist sanders", money=[10, 10, 30, 20])) == [11, 11, 28, 20]


def test_when_all_have_the_same_two_players_after_him_are_meant() -> None:
    assert money(round_end("socialist sanders", money=[20] * 4)) == [21, 18, 21, 20]


def test_the_player_taken_from_is_never_the_one_who_receives() -> None:
    table = position("round end", players=2, hired=["socialist sanders, billionaire bill", ""], money=[50, 10])
    assert money(table) == [52, 8]


@pytest.mark.parametrize(("has", "after"), [(2, [92, 0, 1, 0]), (1, [92, 0, 0, 0]), (0, [91, 0, 0, 0])])
def test_who_has_too_little_pays_what_he_has_and_sanders_comes_first(has: int, after: list[int]) -> None:
    assert money(round_end("socialist sanders", money=[91, has, 0, 0])) == after


def test_he_does_so_after_players_have_received_money_for_bonds() -> None:
    hired = ["socialist sanders", "", "", ""]
    table = position("interest", hired=hired, bond_cards=[0, 0, 3, 0], money=[20, 20, 19, 10])
    assert money(table) == [21, 20, 20, 11], "with his interest C has the most"


def test_his_own_fee_takes_only_what_he_keeps() -> None:
    table = round_end("socialist sanders", money=[1, 30, 25, 0], fees=["2", "", "", ""])
    assert (money(table), fees(table, A)) == ([0, 28, 25, 1], "")
    assert heard(table, FeePaid) == [FeePaid(A, 2)]


def test_and_never_what_he_gives_to_the_poorest() -> None:
    table = round_end("socialist sanders", money=[1, 30, 25, 0], fees=["3", "", "", ""])
    assert (money(table), fees(table, A)) == ([2, 28, 25, 1], "3")


# The order at the end of the round


@pytest.mark.parametrize("first", [A, C, D])
def test_sanders_takes_before_oprah_gives_if_he_is_first_in_turn_order(first: int) -> None:
    table = round_end("socialist sanders", "opulent oprah", money=[20, 30, 29, 10], first=first)
    assert (asked(table), money(table)) == ((B, "give-money"), [21, 28, 29, 11])
    play(table, "player 3", "player 3")
    assert money(table) == [21, 26, 31, 11]


def test_and_after_her_if_she_is() -> None:
    table = round_end("socialist sanders", "opulent oprah", money=[20, 30, 29, 10], first=B)
    assert (asked(table), money(table)) == ((B, "give-money"), [20, 30, 29, 10])
    play(table, "player 3", "player 3")
    assert money(table) == [21, 28, 29, 11], "with her gift C has the most"


@pytest.mark.parametrize(("first", "has"), [(A, 20), (B, 21)])
def test_oprah_gives_in_turn_order_before_or_after_what_other_investors_receive(first: int, has: int) -> None:
    hired, cards = ["opulent oprah", "daring dangote", "", ""], ["", "gold 1", "", ""]
    table = position("round end", hired=hired, commodity_cards=cards, first=first)
    assert (asked(table), money(table)) == ((A, "give-money"), [20, has, 20, 20])
    play(table, "player 3", "player 3")
    assert money(table) == [18, 21, 22, 20]


@pytest.mark.parametrize(("first", "after"), [(A, [21, 22, 18, 20]), (B, [21, 19, 21, 20])])
def test_sanders_takes_in_turn_order_before_or_after_what_other_investors_receive(first: int, after: list[int]) -> None:
    """With the commodities B has the most, but only once they are paid."""
    hired, cards = ["socialist sanders", "daring dangote", "", ""], ["", "gold 2", "", ""]
    table = position("round end", hired=hired, commodity_cards=cards, money=[20, 19, 20, 20], first=first)
    assert money(table) == after


def test_abilities_at_the_end_of_the_round_occur_in_turn_order() -> None:
    laid_out = {"holds": ["epic electric 1", "", "epic electric 1", ""], "bonds": "on"}
    table = round_end("agile ana", "lucrative li", "dividend deborah", first=B, bond_cards=[0, 2, 0, 0], **laid_out)
    assert (asked(table), money(table)) == ((C, "choose"), [20, 21, 20, 20])
    play(table, "nothing")
    assert asked(table) == (A, "show")


def test_in_the_last_round_they_act_before_the_game_ends() -> None:
    table = round_end("socialist sanders", "opulent oprah", money=[20, 30, 25, 10], round=6)
    play(table, "player 1", "player 1")
    assert money(table) == [23, 26, 25, 11]
    assert (heard(table, RoundBegun), shown(table).phase) == ([], "over")
