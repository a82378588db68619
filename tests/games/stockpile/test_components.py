"""Components: what is in the box."""

import pytest

from openoutcry.games.stockpile.game import offered_options
from tests.games.answers import odds, play, played_on
from tests.games.stockpile.looking import money, shown
from tests.games.stockpile.positions import (
    COMPANIES,
    TRACK,
    begun,
    opened,
    position,
)

ALL = [2, 3, 4, 5]


def test_there_are_six_companies_and_six_tickers() -> None:
    assert {company.name: company.colour for company in shown(opened()).companies} == {
        "American Automotive": "red",
        "Bottomline Bank": "green",
        "Cosmic Computers": "blue",
        "Epic Electric": "yellow",
        "Leading Laboratories": "purple",
        "Stanford Steel": "grey",
    }


def test_the_market_deck_has_ten_stock_cards_of_six_kinds_twelve_fees_and_eight_actions() -> None:
    table = position("supply")
    stocks = dict.fromkeys(COMPANIES, 10)
    assert odds(table) == stocks | {"fee 1": 4, "fee 2": 4, "fee 3": 4} | {"boom": 4, "bust": 4}
    assert (shown(table).deck, sum(odds(table).values())) == (80, 80)


def test_there_are_six_company_cards() -> None:
    assert odds(begun()) == dict.fromkeys(COMPANIES, 1)


def test_trading_fees_are_1_2_and_3() -> None:
    assert shown(opened()).fees == [1, 2, 3]


@pytest.mark.parametrize("players", ALL)
def test_there_are_enough_bidding_meeples_for_every_stockpile(players: int) -> None:
    seen = shown(opened(players))
    assert sum(player.meeples for player in seen.players) == len(seen.piles) <= 7


def test_a_bidding_track_has_eight_spaces() -> None:
    assert shown(opened()).track == TRACK == [0, 1, 3, 6, 10, 15, 20, 25]


def test_on_the_base_board_every_stock_has_a_track_from_1_to_10() -> None:
    for company in shown(opened()).companies:
        assert [space.value for space in company.track] == list(range(1, 11))
        assert [space.dollars for space in company.track] == [0] * 10
        assert (company.track[company.start].value, company.track[company.after_split].value) == (5, 6)


def test_the_bank_never_runs_out_of_money() -> None:
    """110 currency cards are in the box; what is paid does not depend on them."""
    table = position("selling", money=[0] * 4, split=["epic electric 10", "", "", ""], tickers="epic electric 10")
    play(table, *["sell split epic electric"] * 10)
    assert money(table)[0] == 200


@pytest.mark.parametrize("players", ALL)
def test_the_market_deck_suffices_for_all_rounds(players: int) -> None:
    table = opened(players)
    left = shown(list(played_on(table, seed=players))[-1]).deck
    assert left == {2: 80 - 2 - 6 * 12, 3: 80 - 3 - 7 * 9, 4: 80 - 4 - 6 * 12, 5: 0}[players]


def test_the_game_offers_a_board_a_memory_and_a_first_player() -> None:
    assert {option.name: option.values for option in offered_options(3) if not option.module} == {
        "board": ["base", "advanced"],
        "memory": ["table", "perfect"],
        "start": ["random", "1", "2", "3"],
    }
