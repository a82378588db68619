"""The Game End."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine.game import ranks
from openoutcry.games.stockpile.events import FeePaid, GameOver, MajorityPaid, PortfolioSold
from tests.games.answers import asked, play, played_on
from tests.games.stockpile.looking import discarded, fees, heard, money, shown
from tests.games.stockpile.positions import (
    AUTOMOTIVE,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
    D,
    Table,
    opened,
    position,
)

LAST = {2: 6, 3: 7, 4: 6, 5: 5}


def finished(players: int = 4, **laid_out: object) -> Table:
    """A game whose last round has just ended."""
    return position("end", players=players, round=LAST[players], **laid_out)


def bonuses(table: Table) -> list[tuple[int, int, int, int]]:
    """Who was paid for which company, with how many shares, and how much."""
    return [(event.seat, event.company, event.shares, event.bonus) for event in heard(table, MajorityPaid)]


def test_the_game_ends_at_the_end_of_the_final_movement_phase() -> None:
    table = position("movement", round=6)
    assert asked(table) is None
    assert isinstance(table.told[-1], GameOver)
    assert [company.value for company in shown(table).companies] != [5] * 6


def test_the_final_movements_count_in_the_final_values() -> None:
    table = position("movement", round=6, holds=["american automotive 1", "", "", ""], pairs="american automotive +2")
    play(table, "show 0")
    assert money(table)[A] == 20 + 10 + 7


def test_cards_left_in_the_market_deck_are_not_used() -> None:
    table = finished(holds=["epic electric 2", "", "", ""])
    assert (shown(table).deck, discarded(table)) == (78, "epic electric 2")


# Majority shareholders


def test_the_player_with_the_most_stock_of_a_company_receives_10_000_dollars() -> None:
    table = finished(holds=["epic electric 2", "epic electric 1", "", ""])
    assert bonuses(table) == [(A, ELECTRIC, 2, 10)]


def test_there_is_a_majority_shareholder_of_each_company() -> None:
    held = ["epic electric 2, stanford steel 1", "american automotive 1", "stanford steel 3", ""]
    table = finished(holds=held)
    assert bonuses(table) == [(B, AUTOMOTIVE, 1, 10), (A, ELECTRIC, 2, 10), (C, STEEL, 3, 10)]


def test_shares_in_split_portfolios_count_as_double() -> None:
    table = finished(holds=["epic electric 3", "", "", ""], split=["", "epic electric 2", "", ""])
    assert bonuses(table) == [(B, ELECTRIC, 4, 10)]
    table = finished(holds=["epic electric 3", "epic electric 1", "", ""], split=["", "epic electric 1", "", ""])
    assert bonuses(table) == [(A, ELECTRIC, 3, 5), (B, ELECTRIC, 3, 5)]


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_if_there_is_a_tie_all_tied_players_receive_5_000_dollars(tied: int) -> None:
    held = ["epic electric 2"] * tied + ["epic electric 1"] * (4 - tied)
    table = finished(holds=held)
    assert bonuses(table) == [(seat, ELECTRIC, 2, 5) for seat in range(tied)]


def test_a_single_share_is_a_majority_if_nobody_else_has_one() -> None:
    assert bonuses(finished(holds=["", "", "epic electric 1", ""])) == [(C, ELECTRIC, 1, 10)]


def test_nobody_is_majority_shareholder_of_a_company_of_which_nobody_has_a_share() -> None:
    table = finished()
    assert bonuses(table) == []
    assert money(table) == [20] * 4


def test_two_players_tie_like_any_others() -> None:
    table = finished(2, holds=["epic electric 1", "epic electric 1"])
    assert bonuses(table) == [(A, ELECTRIC, 1, 5), (B, ELECTRIC, 1, 5)]


# The final sale


def test_each_player_sells_his_shares_at_the_final_value() -> None:
    table = finished(
        holds=["epic electric 2, stanford steel 1", "", "", ""], tickers="epic electric 9, stanford steel 2"
    )
    assert heard(table, PortfolioSold)[A] == PortfolioSold(seat=A, shares=[0, 0, 0, 2, 0, 1], split=[0] * 6, worth=20)
    assert money(table)[A] == 60


def test_shares_in_split_portfolios_are_sold_for_double() -> None:
    table = finished(
        holds=["epic electric 1", "", "", ""], split=["epic electric 2", "", "", ""], tickers="epic electric 9"
    )
    assert heard(table, PortfolioSold)[A].worth == 9 + 2 * 2 * 9


def test_majority_bonuses_come_before_the_final_sale() -> None:
    table = finished(holds=["epic electric 1", "", "", ""])
    kinds = [type(event) for event in table.told]
    assert kinds == [MajorityPaid, *[PortfolioSold] * 4, GameOver]


def test_all_shares_are_revealed_at_the_end() -> None:
    held = ["epic electric 1, stanford steel 2", "american automotive 1", "", ""]
    sold = heard(finished(holds=held, split=["", "", "leading laboratories 1", ""]), PortfolioSold)
    assert [event.shares for event in sold] == [[0, 0, 0, 1, 0, 2], [1, 0, 0, 0, 0, 0], [0] * 6, [0] * 6]
    assert sold[C].split == [0, 0, 0, 0, 1, 0]
    assert sold[C].worth == 10


def test_after_the_final_sale_nobody_has_a_share() -> None:
    table = finished(holds=["epic electric 2", "", "", ""], split=["", "stanford steel 1", "", ""])
    assert [(player.cards, player.split_cards) for player in shown(table).players] == [(0, 0)] * 4


def test_a_fee_that_was_kept_is_paid_out_of_the_final_sale() -> None:
    table = finished(holds=["epic electric 1", "", "", ""], money=[0] * 4, fees=["3", "", "", ""])
    assert heard(table, FeePaid) == [FeePaid(seat=A, fee=3)]
    assert (money(table)[A], table.game.scores(table.g)[A]) == (12, 12)


def test_a_fee_that_can_never_be_paid_costs_nothing() -> None:
    table = finished(money=[2, 1, 0, 0], fees=["3", "", "", ""])
    assert (money(table), fees(table, A)) == ([2, 1, 0, 0], "3")
    assert table.told[-1] == GameOver(scores=[2, 1, 0, 0], winners=[A])


# The winner


def test_the_player_with_the_most_money_wins() -> None:
    table = finished(money=[30, 31, 0, 29])
    assert table.told[-1] == GameOver(scores=[30, 31, 0, 29], winners=[B])
    assert table.game.scores(table.g) == [30, 31, 0, 29]


def test_shares_and_bonuses_count_for_the_winner() -> None:
    table = finished(money=[10, 24, 0, 0], holds=["epic electric 1", "", "", ""])
    assert table.told[-1] == GameOver(scores=[25, 24, 0, 0], winners=[A])


@pytest.mark.parametrize(("owned", "shared"), [([30, 30, 20, 3], [A, B]), ([7] * 4, [A, B, C, D])])
def test_a_tie_is_a_shared_victory(owned: list[int], shared: list[int]) -> None:
    table = finished(money=owned)
    assert table.told[-1].winners == shared
    places = ranks(table.game.standing(table.g))
    assert [seat for seat, place in enumerate(places) if place == 1] == shared


def test_neither_shares_nor_fees_break_a_tie() -> None:
    table = finished(money=[35, 20, 0, 0], holds=["", "epic electric 1", "", ""], fees=["", "", "", "3"])
    assert table.told[-1].winners == [A, B]


few = st.lists(st.integers(0, 1), min_size=4, max_size=4)


@given(
    owned=st.lists(st.integers(0, 40), min_size=4, max_size=4),
    electric=few,
    doubled=few,
    steel=st.lists(st.integers(0, 2), min_size=4, max_size=4),
    worth=st.integers(1, 10),
)
@settings(deadline=None, max_examples=60)
def test_every_ending_is_as_by_hand(
    owned: list[int], electric: list[int], doubled: list[int], steel: list[int], worth: int
) -> None:
    held = [f"epic electric {n}, stanford steel {m}" for n, m in zip(electric, steel, strict=True)]
    table = finished(
        money=owned, holds=held, split=[f"epic electric {n}" for n in doubled], tickers=f"epic electric {worth}"
    )
    scores = list(owned)
    counted = [n + 2 * m for n, m in zip(electric, doubled, strict=True)]
    for shares, price in ((counted, worth), (steel, 5)):
        leaders = [seat for seat in range(4) if shares[seat] == max(shares) > 0]
        for seat in range(4):
            scores[seat] += shares[seat] * price + (seat in leaders) * (10 if len(leaders) == 1 else 5)
    assert table.told[-1] == GameOver(scores, [seat for seat in range(4) if scores[seat] == max(scores)])
    assert money(table) == scores


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_thing_that_is_told_is_who_has_won(players: int) -> None:
    for table in played_on(opened(players), seed=8):
        last = table
    assert isinstance(last.told[-1], GameOver)
    assert last.told[-1].scores == money(last)
