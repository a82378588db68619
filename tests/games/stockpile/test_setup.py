"""Overview, objective and setup."""

import pytest

from openoutcry.engine.errors import BadOption, BadPlayers
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR, UNKNOWN
from openoutcry.engine.views import view
from openoutcry.games.stockpile.events import FirstPlayerChosen, RoundBegun, StarterDealt
from openoutcry.games.stockpile.game import StockpileGame
from tests.games.answers import asked, odds, play
from tests.games.stockpile.looking import hand, money, shown, split, stocks
from tests.games.stockpile.positions import (
    COMPANIES,
    ELECTRIC,
    A,
    B,
    C,
    D,
    begun,
    opened,
    position,
)

ALL = [2, 3, 4, 5]
MORE_THAN_TWO = [3, 4, 5]


@pytest.mark.parametrize("players", [1, 6])
def test_stockpile_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"2 to 5 players, not {players}"):
        StockpileGame(players)


@pytest.mark.parametrize("players", MORE_THAN_TWO)
def test_each_player_gets_20_000_dollars(players: int) -> None:
    assert money(opened(players)) == [3 * 5 + 5 * 1] * players


@pytest.mark.parametrize("players", MORE_THAN_TWO)
def test_each_player_gets_a_bidding_meeple(players: int) -> None:
    assert [player.meeples for player in shown(opened(players)).players] == [1] * players


@pytest.mark.parametrize("players", ALL)
def test_each_ticker_is_placed_on_the_starting_value_of_its_stock(players: int) -> None:
    assert [company.value for company in shown(opened(players)).companies] == [5] * 6


def test_the_stock_cards_dealt_first_are_one_of_each_kind() -> None:
    assert odds(opened(start="1")) == dict.fromkeys(COMPANIES, 1)


def test_each_player_is_dealt_one_of_the_six_different_stock_cards() -> None:
    table = opened(start="1")
    play(table, "epic electric")
    assert odds(table) == dict.fromkeys([name for name in COMPANIES if name != "epic electric"], 1)
    play(table, "stanford steel", "bottomline bank", "american automotive")
    dealt = ["epic electric 1", "stanford steel 1", "bottomline bank 1", "american automotive 1"]
    assert [stocks(table, seat) for seat in range(4)] == dealt


def test_each_player_places_this_stock_face_down() -> None:
    table = opened(memory="perfect", start="1")
    told = play(table, *COMPANIES[:4])
    assert told[:3] == [None] * 3
    for viewer in (B, C, D, SPECTATOR):
        assert stocks(table, A, to=viewer) is None
        assert shown(table, viewer).players[A].known == [0] * 8
        assert shown(table, viewer).players[A].cards == 1


def test_a_first_stock_is_told_to_its_owner_only() -> None:
    table = opened(start="1")
    play(table, "epic electric")
    assert [one.read_by(A) for one in table.g.log] == [StarterDealt(seat=A, company=ELECTRIC)]
    assert [one.read_by(B) for one in table.g.log] == [None]


def test_while_the_first_stocks_are_dealt_nobody_sees_anothers() -> None:
    table = opened(start="1", memory="perfect")
    play(table, "epic electric", "stanford steel")
    for viewer in (B, C, SPECTATOR):
        seen = view(table.g, viewer, True)
        assert seen.players[A].starter == UNKNOWN
        assert seen.starters >> ELECTRIC & 1 == 1, "it could as well be among those that are left"


def test_this_stock_functions_normally_as_other_stock() -> None:
    table = position("selling", holds=["epic electric 1", "", "", ""])
    play(table, "sell epic electric")
    assert money(table)[A] == 25


@pytest.mark.parametrize("players", ALL)
def test_extra_cards_are_placed_back_in_the_market_deck(players: int) -> None:
    table = begun(players)
    assert [int(n) for n in table.g.deck.counts[:6]] == [9] * players + [10] * (6 - players)
    assert shown(table).deck == 80 - players


@pytest.mark.parametrize("players", ALL)
def test_nobody_has_anything_else_before_him(players: int) -> None:
    table = begun(players)
    for seat in range(players):
        assert (split(table, seat), hand(table, seat), shown(table).players[seat].fees) == ("", [], [0, 0, 0])


@pytest.mark.parametrize("players", ALL)
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    table = opened(players)
    assert odds(table) == {f"player {n}": 1 for n in range(1, players + 1)}
    assert play(table, "player 2") == [FirstPlayerChosen(seat=B)]
    assert shown(table).first == B


def test_the_table_may_name_the_first_player() -> None:
    table = opened(4, start="3")
    assert asked(table) == (NATURE, "starter")
    assert table.told == [FirstPlayerChosen(seat=C)]
    assert play(table, *COMPANIES[:4])[-1] == RoundBegun(round=1, seat=C)


def test_only_a_player_of_the_game_can_be_named() -> None:
    with pytest.raises(BadOption, match="random, 1, 2, 3, not '4'"):
        opened(3, start="4")


def test_there_is_no_third_board_and_no_third_memory() -> None:
    with pytest.raises(BadOption, match="base, advanced, not 'moon'"):
        opened(3, board="moon")
    with pytest.raises(BadOption, match="table, perfect, not 'none'"):
        opened(3, memory="none")


@pytest.mark.parametrize("players", ALL)
def test_the_base_game_uses_only_one_of_each_of_these_forecast_cards(players: int) -> None:
    table = begun(players)
    play(table, *COMPANIES[:5])
    assert odds(table) == dict.fromkeys(["+4", "+2", "+1", "$$", "-2", "-3"], 1)
    assert [shown(table).forecasts[kind] for kind in shown(table).in_play] == ["+4", "+2", "+1", "-2", "-3", "$$"]


def test_unless_another_is_asked_for_the_first_side_of_the_board_is_used_and_nothing_is_remembered() -> None:
    table = opened()
    assert (shown(table).board, table.game.options["memory"]) == ("base", "table")
