"""1. Information Phase."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import InsiderInformation, MarketInformation, StockMoved
from tests.games.answers import asked, odds, play
from tests.games.stockpile.looking import heard, pair, shown, value
from tests.games.stockpile.positions import (
    AUTOMOTIVE,
    COMPANIES,
    FORECASTS,
    A,
    B,
    C,
    D,
    Table,
    begun,
    position,
)

CARDS = ["+4", "+2", "+1", "$$", "-2"]  # the sixth is all that is left


def informed(players: int = 4, **options: str) -> Table:
    """A table at which the pairs have just been dealt: American Automotive +4, Bottomline Bank +2, and so on."""
    table = begun(players, **options)
    play(table, *COMPANIES[:5], *CARDS)
    return table


def pairs_shown(table: Table, to: int) -> list[int]:
    """The pairs that a viewer sees."""
    return [n for n in range(6) if pair(table, n, to) is not None]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_receives_a_company_card_and_a_forecast_card(players: int) -> None:
    table = informed(players)
    for seat in range(players):
        assert pair(table, seat, to=seat) == f"{COMPANIES[seat]} {CARDS[seat]}"
        assert shown(table).pairs[seat].seat == seat


def test_example_american_automotive_with_plus_2_increases_by_two_in_the_movement_phase() -> None:
    table = position("movement", pairs="american automotive +2", tickers="american automotive 5")
    assert StockMoved(company=AUTOMOTIVE, start=4, end=6, value=7) in table.told
    assert value(table, AUTOMOTIVE) == 7


def test_values_do_not_move_before_the_movement_phase() -> None:
    assert [company.value for company in shown(informed()).companies] == [5] * 6


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_looks_at_his_cards_and_keeps_them_hidden(players: int) -> None:
    table = informed(players)
    for seat in range(players):
        assert pairs_shown(table, to=seat) == [seat, players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_pair_is_placed_face_up_and_is_public_information(players: int) -> None:
    table = informed(players)
    assert pairs_shown(table, to=SPECTATOR) == [players]
    assert [one.open for one in shown(table).pairs] == [n == players for n in range(6)]
    assert heard(table, MarketInformation) == [MarketInformation(players, FORECASTS.index([*CARDS, "-3"][players]))]


@pytest.mark.parametrize(("players", "face_down"), [(3, 2), (4, 1), (5, 0)])
def test_three_players_have_two_pairs_face_down_four_have_one_and_five_none(players: int, face_down: int) -> None:
    table = informed(players)
    nobodys = [n for n in range(6) if shown(table).pairs[n].seat is None]
    covered = [n for n in nobodys if all(pair(table, n, to) is None for to in (*range(players), SPECTATOR))]
    assert (len(nobodys), len(covered)) == (face_down + 1, face_down)


def test_a_pair_is_told_to_its_owner_only() -> None:
    table = informed(4)
    for seat in range(4):
        told = [one.read_by(seat) for one in table.g.log]
        assert [event for event in told if isinstance(event, InsiderInformation)] == [
            InsiderInformation(seat, seat, FORECASTS.index(CARDS[seat]))
        ]
    assert heard(table, InsiderInformation) == []


def test_company_and_forecast_cards_are_shuffled_apart() -> None:
    table = begun()
    assert asked(table) == (NATURE, "company")
    play(table, "epic electric", "stanford steel")
    assert odds(table) == dict.fromkeys(
        [name for name in COMPANIES if name not in ("epic electric", "stanford steel")], 1
    )
    play(table, "american automotive", "bottomline bank", "cosmic computers")
    assert asked(table) == (NATURE, "forecast")
    play(table, "$$", "-3")
    assert odds(table) == dict.fromkeys(["+4", "+2", "+1", "-2"], 1)
    assert pair(table, A, to=A) == "epic electric $$"
    assert pair(table, B, to=B) == "stanford steel -3"


def test_each_round_all_six_companies_and_all_six_forecasts_are_dealt_again() -> None:
    table = position("end", round=1)
    assert odds(table) == dict.fromkeys(COMPANIES, 1)
    play(table, *COMPANIES[:5])
    assert odds(table) == dict.fromkeys([*CARDS, "-3"], 1)


def test_the_pairs_of_the_last_round_are_gone_when_the_next_are_dealt() -> None:
    table = position("end", round=1)
    assert shown(table).pairs == []


def test_a_player_sees_his_pair_until_it_is_revealed_and_then_all_do() -> None:
    table = position("demand", pairs="epic electric +4, bottomline bank $$, american automotive -2, stanford steel -3")
    assert [pair(table, A, to) for to in (A, B, C, D, SPECTATOR)] == ["epic electric +4", None, None, None, None]
    table = position("movement", holds=["bottomline bank 1", "", "", ""], pairs="epic electric +4, bottomline bank $$")
    assert asked(table) == (A, "collect")
    assert [pair(table, A, to) for to in (A, B, C, D, SPECTATOR)] == ["epic electric +4"] * 5
    assert [pair(table, C, to) is None for to in (A, B, C, D, SPECTATOR)] == [True, True, False, True, True]
