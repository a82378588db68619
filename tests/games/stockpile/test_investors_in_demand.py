"""Investor Abilities of the Demand Phase: Barbara, Bernie, Carlos, Donald, Liliane and Mitt."""

import pytest

from openoutcry.games.stockpile.events import AbilityPaid, FeeBonus, FeeKept, FeePaid, PileBought
from tests.games.answers import asked, explained, offered, refusal
from tests.games.stockpile.looking import fees, heard, meeples, money, shown
from tests.games.stockpile.positions import (
    TRACK,
    A,
    B,
    Table,
    bid,
    position,
)

LILIANE, MITT = 14, 18
CLOSED, SHORT = "rule-stockpile-closed-space", "rule-stockpile-not-enough-money"


def demand(name: str, money: list[int] | None = None, phase: str = "demand", **laid_out: object) -> Table:
    """Four players who bid; A has this investor."""
    return position(phase, hired=[name, "", "", ""], money=money or [40] * 4, **laid_out)


def two(names: str, money: list[int] | None = None, phase: str = "demand", **laid_out: object) -> Table:
    """Two players who bid; A has these investors."""
    return position(phase, players=2, hired=[names, ""], money=money or [40, 40], **laid_out)


def bids_on(table: Table, pile: int) -> list[int]:
    """The open bids on a track."""
    return [int(words.split()[2]) for words in offered(table) if words.startswith(f"bid {pile} ")]


# Budget Barbara


BUDGET = [-4, -3, 0, 3, 8, 15, 22, 30]


@pytest.mark.parametrize(("space", "cost"), list(enumerate(BUDGET)))
def test_barbara_treats_each_track_as_if_it_had_her_values(space: int, cost: int) -> None:
    table = demand("budget barbara")
    figures = explained(table, f"bid 1 {TRACK[space]}")
    assert (figures["bid"], figures["cost"]) == (TRACK[space], cost)
    bid(table, f"1 {TRACK[space]}", "2 0", "3 0", "4 0")
    assert money(table)[A] == 40 - cost
    assert heard(table, PileBought)[0].paid == cost


def test_she_receives_money_on_the_first_two_spots_even_without_any() -> None:
    table = demand("budget barbara", [0, 20, 20, 20])
    assert bids_on(table, 1) == [0, 1, 3], "the third costs her nothing"
    bid(table, "1 1", "2 0", "3 0", "4 0")
    assert money(table) == [3, 20, 20, 20]


@pytest.mark.parametrize(("has", "most"), [(2, 3), (3, 6), (14, 10), (21, 15), (29, 20), (30, 25)])
def test_she_may_not_bid_more_than_she_has_by_her_own_values(has: int, most: int) -> None:
    table = demand("budget barbara", [has, 20, 20, 20])
    assert bids_on(table, 4)[-1] == most


def test_the_others_go_by_the_printed_values() -> None:
    table = demand("budget barbara")
    bid(table, "1 3", "1 6", "2 0", "3 0", "4 0")
    assert money(table) == [44, 34, 40, 40]


def test_with_two_players_her_values_hold_for_both_meeples() -> None:
    table = two("budget barbara, billionaire bill")
    bid(table, "1 0", "2 0", "3 25", "4 0")
    assert money(table) == [40 + 4 - 30, 40]


def test_what_a_pile_will_bring_her_cannot_be_bid_on_another() -> None:
    table = two("budget barbara, billionaire bill", [0, 40])
    bid(table, "1 0", "2 0")
    assert bids_on(table, 3) == [0, 1, 3]


def test_with_the_money_for_a_pile_a_fee_is_paid() -> None:
    table = demand("budget barbara", [0, 20, 20, 20], piles=["fee 3"])
    bid(table, "1 0", "2 0", "3 0", "4 0")
    assert (money(table)[A], fees(table, A)) == (1, "")


# Broker Bernie


def test_bernie_gains_the_amount_of_his_trading_fees_instead_of_paying_it() -> None:
    table = demand("broker bernie", piles=["fee 2, C: fee 3, epic electric", "fee 1"])
    told = bid(table, "1 10", "2 0", "3 0", "4 0")
    assert money(table) == [40 - 10 + 5, 39, 40, 40]
    assert [event for event in told if isinstance(event, FeeBonus)] == [FeeBonus(A, 2), FeeBonus(A, 3)]
    assert heard(table, FeePaid) == [FeePaid(B, 1)]


def test_his_fees_go_to_the_discard_pile() -> None:
    table = demand("broker bernie", piles=["fee 2"])
    bid(table, "1 0", "2 0", "3 0", "4 0")
    assert (shown(table).discard[9], fees(table, A)) == (1, "")


def test_he_must_have_enough_money_to_pay_for_the_stockpile_before() -> None:
    table = demand("broker bernie", [5, 20, 20, 20], piles=["fee 3, fee 3"])
    assert bids_on(table, 1) == [0, 1, 3]
    assert refusal(table, "bid 1 6") == SHORT


def test_he_gains_it_immediately_after_paying() -> None:
    table = demand("broker bernie", [3, 20, 20, 20], piles=["fee 3"])
    told = bid(table, "1 3", "2 0", "3 0", "4 0")
    paid = told.index(next(event for event in told if isinstance(event, PileBought)))
    assert told[paid + 1] == FeeBonus(A, 3)
    assert money(table)[A] == 3


def test_with_two_players_the_fees_of_both_piles_are_his() -> None:
    table = two("broker bernie, billionaire bill", piles=["fee 1", "fee 2", "fee 3", ""])
    bid(table, "1 0", "2 0", "3 0", "4 0")
    assert money(table) == [44, 38]


# Cunning Carlos


def test_example_if_he_bids_10_all_others_must_bid_20_or_more() -> None:
    table = demand("cunning carlos")
    bid(table, "1 10")
    assert bids_on(table, 1) == [20, 25]
    assert refusal(table, "bid 1 15") == CLOSED
    assert refusal(table, "bid 1 10") == "rule-stockpile-not-higher"


@pytest.mark.parametrize("words", ["1 20", "1 25"])
def test_on_the_last_two_spaces_his_bid_is_final(words: str) -> None:
    table = demand("cunning carlos")
    bid(table, words)
    assert bids_on(table, 1) == []


def test_the_space_is_free_again_when_he_has_been_outbid() -> None:
    table = demand("cunning carlos")
    bid(table, "1 0", "1 3")
    assert meeples(table)[0] == "B 3"
    assert bids_on(table, 1) == [6, 10, 15, 20, 25]


def test_he_himself_outbids_others_by_one_space() -> None:
    table = position("demand", hired=["", "cunning carlos", "", ""], money=[40] * 4)
    bid(table, "1 10")
    assert bids_on(table, 1) == [15, 20, 25]


def test_with_two_players_he_has_two_blocking_tokens() -> None:
    table = two("cunning carlos, billionaire bill")
    bid(table, "1 0", "2 0", "3 6")
    assert (bids_on(table, 1), bids_on(table, 3)) == ([3, 6, 10, 15, 20, 25], [15, 20, 25])


# Discount Donald


def test_example_if_he_bids_10_he_instead_pays_6() -> None:
    table = demand("discount donald")
    figures = explained(table, "bid 1 10")
    assert (figures["bid"], figures["cost"]) == (10, 6)
    told = bid(table, "1 10", "2 0", "3 0", "4 0")
    assert next(event.paid for event in told if isinstance(event, PileBought)) == 6
    assert money(table) == [34, 40, 40, 40]


@pytest.mark.parametrize(("bidden", "pays"), list(zip(TRACK, [0, *TRACK[:-1]], strict=True)))
def test_he_pays_one_space_less_than_his_meeples_position_and_nothing_for_0(bidden: int, pays: int) -> None:
    table = demand("discount donald")
    bid(table, f"1 {bidden}", "2 0", "3 0", "4 0")
    assert money(table)[A] == 40 - pays


def test_he_may_bid_what_he_can_pay() -> None:
    table = demand("discount donald", [6, 20, 20, 20])
    assert bids_on(table, 1) == [0, 1, 3, 6, 10]


def test_he_is_outbid_from_where_his_meeple_stands() -> None:
    table = demand("discount donald")
    bid(table, "1 10")
    assert bids_on(table, 1) == [15, 20, 25]


def test_with_two_players_it_applies_to_both_meeples() -> None:
    table = two("discount donald, billionaire bill")
    bid(table, "1 10", "2 0", "3 25", "4 0")
    assert money(table) == [40 - 6 - 20, 40]


def test_donald_and_barbara_together_pay_one_space_less_of_her_track() -> None:
    table = two("discount donald, budget barbara")
    bid(table, "1 10", "2 0", "3 0", "4 0")
    assert money(table) == [40 - 3 + 4, 40]


# Lazy Liliane


def test_liliane_receives_5_at_the_beginning_of_the_demand_phase() -> None:
    table = demand("lazy liliane", phase="before the demand")
    assert (money(table), asked(table)) == ([45, 40, 40, 40], (A, "bid"))
    assert heard(table, AbilityPaid) == [AbilityPaid(A, LILIANE, 5)]


def test_she_may_bid_with_it() -> None:
    assert bids_on(demand("lazy liliane", [1, 20, 20, 20], phase="before the demand"), 1) == [0, 1, 3, 6]


def test_each_time_she_is_outbid_she_pays_1() -> None:
    table = demand("lazy liliane")
    bid(table, "1 0", "1 1", "2 0", "3 0")
    assert money(table) == [39, 40, 40, 40]
    assert heard(table, AbilityPaid) == [AbilityPaid(A, LILIANE, -1)]
    bid(table, "1 3", "1 6")
    assert money(table) == [38, 40, 40, 40]


def test_others_pay_nothing_when_they_are_outbid() -> None:
    table = demand("lazy liliane")
    bid(table, "1 0", "2 0", "2 1", "3 0")
    assert money(table) == [40] * 4


def test_without_money_she_pays_what_she_has() -> None:
    table = demand("lazy liliane", [0, 20, 20, 20])
    bid(table, "1 0", "1 1")
    assert money(table) == [0, 20, 20, 20]
    assert heard(table, AbilityPaid) == []


def test_with_two_players_she_pays_for_each_meeple() -> None:
    table = two("lazy liliane, billionaire bill")
    bid(table, "1 0", "1 1", "2 0", "2 1")
    assert money(table) == [38, 40]


def test_with_two_players_she_does_not_pay_out_of_what_her_other_meeple_has_bid() -> None:
    table = two("lazy liliane, billionaire bill", [1, 40])
    bid(table, "1 0", "2 0", "3 1", "1 1")
    assert (money(table)[A], meeples(table)[2]) == (1, "A 1")


def test_and_a_fee_that_waits_is_not_paid_out_of_it_either() -> None:
    table = two("lazy liliane, billionaire bill", [3, 40], fees=["3", ""])
    bid(table, "1 0", "2 0", "3 3", "1 1")
    assert (money(table)[A], fees(table, A), meeples(table)[2]) == (3, "3", "A 3")


def test_her_money_is_taken_for_a_fee_that_waits() -> None:
    table = demand("lazy liliane", [0, 20, 20, 20], phase="before the demand", fees=["3", "", "", ""])
    assert (money(table)[A], fees(table, A)) == (2, "")


# Moneymaker Mitt


def test_mitt_receives_1_whenever_he_places_his_meeple_to_bid_or_to_re_bid() -> None:
    table = demand("moneymaker mitt")
    bid(table, "1 0")
    assert (money(table), heard(table, AbilityPaid)) == ([41, 40, 40, 40], [AbilityPaid(A, MITT, 1)])
    bid(table, "1 1", "2 0", "3 0")
    assert money(table) == [41, 40, 40, 40], "being outbid costs him nothing"
    bid(table, "1 3")
    assert money(table) == [42, 40, 40, 40]


def test_he_must_still_have_enough_money_to_make_the_bid() -> None:
    table = demand("moneymaker mitt", [2, 20, 20, 20])
    assert bids_on(table, 1) == [0, 1]
    assert refusal(table, "bid 1 3") == SHORT


def test_for_a_re_bid_he_has_what_he_received_before() -> None:
    table = demand("moneymaker mitt", [2, 20, 20, 20])
    bid(table, "1 0", "1 1", "2 0", "3 0")
    assert bids_on(table, 4) == [0, 1, 3]


def test_with_two_players_he_receives_1_for_both_meeples() -> None:
    table = two("moneymaker mitt, billionaire bill")
    bid(table, "1 0", "2 0", "3 0")
    assert money(table) == [42, 40]


def test_a_fee_that_waits_is_paid_at_once_out_of_what_is_not_bid() -> None:
    table = demand("moneymaker mitt", [2, 20, 20, 20], fees=["3", "", "", ""])
    bid(table, "1 0")
    assert (money(table)[A], fees(table, A)) == (0, "")
    assert heard(table, FeePaid) == [FeePaid(A, 3)]


def test_but_it_never_takes_what_he_has_just_bid() -> None:
    table = demand("moneymaker mitt", [2, 20, 20, 20], fees=["3", "", "", ""])
    bid(table, "1 1")
    assert (money(table)[A], fees(table, A)) == (3, "3")
    bid(table, "2 0", "3 0", "4 0")
    assert (money(table)[A], fees(table, A)) == (2, "3")
    assert heard(table, FeeKept) == []
