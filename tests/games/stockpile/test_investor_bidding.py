"""Investor Bidding Variant."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.stockpile.events import InvestorHired, InvestorOffered
from tests.games.answers import answer_as, asked, explained, offered, play, refusal
from tests.games.stockpile.looking import heard, meeples, money, shown
from tests.games.stockpile.positions import (
    TRACK,
    A,
    B,
    C,
    Table,
    bid,
    opened,
)

INVESTOR = 19
BILL, CARLOS, DONALD, GRAHAM, MITT, WARREN = 2, 7, 9, 12, 18, 25
MORE = "rule-stockpile-more-than-the-investor-brings"
DEALT = ["billionaire bill", "crazy cramer", "discount donald", "wise warren", "golden graham", "agile ana"]
DEALT_TO_TWO = [*DEALT, "broker bernie", "moneymaker mitt"]


def dealt(players: int = 3, start: str = "1") -> Table:
    """A has been dealt Bill and Cramer, B Donald and Warren, C Graham and Ana."""
    table = opened(players, investors="bidding-promo", start=start)
    play(table, *(DEALT_TO_TWO if players == 2 else DEALT))
    return table


def bidding(start: str = "1") -> Table:
    """Bill, Donald and Graham are bid for."""
    table = dealt(start=start)
    play(table, "first", "first", "first")
    return table


def on_piles(table: Table) -> list[list[int]]:
    """The investors on the piles."""
    return [[card.kind - INVESTOR for card in one.cards] for one in shown(table).piles]


def bids_on(table: Table, pile: int) -> list[int]:
    """The open bids on a track."""
    return [int(words.split()[2]) for words in offered(table) if words.startswith(f"bid {pile} ")]


def test_each_player_is_dealt_two_picks_one_and_adds_it_to_an_empty_stockpile() -> None:
    table = dealt()
    assert (asked(table), offered(table)) == ((A, "keep-investor"), ["first", "second"])
    answer_as(table, B, "second")
    answer_as(table, A, "first")
    assert on_piles(table) == [[], [], []], "all choose at the same time"
    answer_as(table, C, "first")
    assert on_piles(table) == [[BILL], [WARREN], [GRAHAM]]
    assert heard(table, InvestorOffered) == [
        InvestorOffered(A, 0, BILL),
        InvestorOffered(B, 1, WARREN),
        InvestorOffered(C, 2, GRAHAM),
    ]
    assert [player.investors for player in shown(table).players] == [[], [], []]
    assert money(table) == [0, 0, 0]


def test_they_are_laid_out_in_turn_order() -> None:
    assert on_piles(bidding(start="2")) == [[DONALD], [GRAHAM], [BILL]]


@pytest.mark.parametrize(("start", "order"), [("1", [A, B, C]), ("3", [C, A, B])])
def test_beginning_with_the_first_player_players_bid(start: str, order: list[int]) -> None:
    table = bidding(start)
    found = []
    for n in range(1, 4):
        found.append(asked(table))
        bid(table, f"{n} 0")
    assert found == [(seat, "bid") for seat in order]


def test_the_rules_of_the_demand_phase_hold() -> None:
    table = bidding()
    bid(table, "1 3")
    assert refusal(table, "bid 1 3") == "rule-stockpile-not-higher"
    bid(table, "1 6", "1 10")
    assert (asked(table), meeples(table)) == ((A, "bid"), ["C 10", "", ""])
    bid(table, "2 0")
    assert asked(table) == (B, "bid")
    bid(table, "3 0")
    assert shown(table).players[A].investors == [DONALD]


def test_nobody_can_bid_more_than_the_starting_value_of_the_investor() -> None:
    table = bidding()
    assert [bids_on(table, n) for n in (1, 2, 3)] == [TRACK, [0, 1, 3, 6, 10], [0, 1, 3, 6, 10, 15]]
    assert refusal(table, "bid 2 15") == MORE
    assert explained(table, "bid 2 10") == {
        "pile": 1,
        "bid": 10,
        "cost": 10,
        "terms": "bid",
        "investor": DONALD,
        "money": 3,
    }


def test_players_collect_the_starting_value_minus_the_amount_bid() -> None:
    table = bidding()
    told = bid(table, "2 10", "1 25", "3 0")
    hired = [event for event in told if isinstance(event, InvestorHired)]
    assert hired == [
        InvestorHired(B, BILL, bid=25, money=7),
        InvestorHired(A, DONALD, bid=10, money=3),
        InvestorHired(C, GRAHAM, bid=0, money=16),
    ]
    assert money(table) == [3, 7, 16]
    assert [player.investors for player in shown(table).players] == [[DONALD], [BILL], [GRAHAM]]


def test_then_the_stockpiles_are_empty_and_the_game_begins() -> None:
    table = bidding()
    bid(table, "2 10", "1 25", "3 0")
    assert (on_piles(table), meeples(table)) == ([[], [], []], ["", "", ""])
    assert asked(table) == (NATURE, "starter")


def test_an_investor_that_is_bid_for_has_no_effect_on_the_bidding() -> None:
    """Neither Carlos nor Mitt nor Donald works for anybody yet."""
    table = opened(3, investors="bidding-promo", start="1")
    play(table, "cunning carlos", "agile ana", "moneymaker mitt", "wise warren", "discount donald", "crazy cramer")
    play(table, "first", "first", "first")
    assert on_piles(table) == [[CARLOS], [MITT], [DONALD]]
    bid(table, "1 1")
    assert bids_on(table, 1) == [3, 6, 10, 15]
    bid(table, "2 1", "3 3")
    assert money(table) == [15 - 1, 17 - 1, 13 - 3]


# 2 Player Game


def for_two() -> Table:
    """Bill, Cramer, Graham and Ana are bid for."""
    table = dealt(2)
    play(table, "first and second", "first and second")
    return table


def test_two_players_are_dealt_four_and_place_two_of_them() -> None:
    table = dealt(2)
    assert len(offered(table)) == 6
    play(table, "first and third", "second and fourth")
    assert on_piles(table) == [[BILL], [DONALD], [0], [MITT]]


def test_the_amounts_bid_are_subtracted_from_the_two_player_values() -> None:
    table = for_two()
    assert on_piles(table) == [[BILL], [6], [GRAHAM], [0]]
    assert bids_on(table, 3) == [0, 1, 3, 6]
    bid(table, "1 25", "2 10", "3 6", "4 0")
    assert money(table) == [35 - 25 + 6 - 6, 12 - 10 + 12]
    assert [player.investors for player in shown(table).players] == [[BILL, GRAHAM], [6, 0]]


def test_each_of_them_is_limited_by_his_own_value_only() -> None:
    """Nobody has any money yet: what both bring is not combined (ruling)."""
    table = for_two()
    bid(table, "1 25", "2 0")
    assert bids_on(table, 4) == [0, 1, 3, 6, 10]


def test_nobody_bids_against_himself() -> None:
    table = for_two()
    bid(table, "1 0", "2 0")
    assert bids_on(table, 1) == []
    assert refusal(table, "bid 1 1") == "rule-stockpile-own-meeple"
