"""Set-up."""

import pytest

from openoutcry.engine.errors import BadOption, BadPlayers
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.speculation_board.events import StartPlayerChosen, StartShareDealt
from openoutcry.games.speculation_board.game import SpeculationBoardGame
from tests.games.answers import asked, odds, play
from tests.games.speculation_board.positions import (
    COMPANIES,
    TIMBUKTU,
    A,
    B,
    C,
    D,
    bricks,
    cash,
    dealt,
    hand,
    opened,
    shares,
    shown,
)

ALL = [3, 4, 5, 6]


@pytest.mark.parametrize("players", [2, 7])
def test_speculation_is_for_three_to_six_players(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"3 to 6 players, not {players}"):
        SpeculationBoardGame(players)


def test_all_company_bricks_begin_on_the_starting_space() -> None:
    table = dealt()
    assert [company.space for company in shown(table).companies] == [0] * 8
    assert bricks(table) == ""


@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_number_of_shares_depends_on_the_number_of_players(players: int, number: int) -> None:
    assert [company.bank for company in shown(opened(players)).companies] == [number] * 8


@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_remaining_shares_are_out_of_play(players: int, number: int) -> None:
    now = shown(dealt(players))
    owned = [sum(player.shares[company] for player in now.players) for company in range(8)]
    assert [company.bank + n for company, n in zip(now.companies, owned, strict=True)] == [number] * 8


def test_one_share_of_each_company_is_placed_in_the_bag() -> None:
    assert odds(opened(start="1")) == dict.fromkeys(COMPANIES, 1)


def test_a_share_that_was_drawn_is_no_longer_in_the_bag() -> None:
    table = opened(start="1")
    play(table, "timbuktu")
    assert odds(table) == dict.fromkeys([name for name in COMPANIES if name != "timbuktu"], 1)


def test_each_player_draws_one_share_and_places_it_face_up() -> None:
    table = opened(start="1")
    told = play(table, "timbuktu", "carat", "metro", "show manager")
    assert told[0] == StartShareDealt(seat=A, company=TIMBUKTU)
    assert shares(table) == ["timbuktu 1", "carat 1", "metro 1", "show manager 1"]


def test_the_shares_that_are_left_in_the_bag_return_to_the_bank() -> None:
    table = opened(3, start="1")
    play(table, "timbuktu", "carat", "metro")
    bank = {company.name.lower(): company.bank for company in shown(table).companies}
    assert bank == dict.fromkeys(COMPANIES, 2) | {"timbuktu": 1, "carat": 1, "metro": 1}


@pytest.mark.parametrize("players", ALL)
def test_each_player_gets_20_dollars(players: int) -> None:
    assert cash(opened(players)) == [20] * players


@pytest.mark.parametrize("players", ALL)
def test_each_player_draws_the_two_top_cards_of_his_nine(players: int) -> None:
    for player in shown(dealt(players)).players:
        assert (player.cards, player.deck, player.played) == (2, 7, [])


def test_each_player_draws_from_all_of_his_own_cards() -> None:
    table = opened(3, start="1")
    play(table, "timbuktu", "carat", "metro")
    assert odds(table) == dict.fromkeys([*COMPANIES, "bank holiday"], 1)
    play(table, "metro")
    assert odds(table) == dict.fromkeys([*COMPANIES[1:], "bank holiday"], 1)
    play(table, "carat")
    assert odds(table) == dict.fromkeys([*COMPANIES, "bank holiday"], 1)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = opened(3, start="1")
    told = play(table, "timbuktu", "carat", "metro", "eketorp", "bank holiday")
    assert hand(table, A) == ["eketorp", "bank holiday"]
    assert [hand(table, A, to=other) for other in (B, C, SPECTATOR)] == [[], [], []]
    assert told[3:] == [None, None]


@pytest.mark.parametrize("players", ALL)
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    table = opened(players)
    assert odds(table) == {f"player {n}": 1 for n in range(1, players + 1)}
    assert play(table, "player 3") == [StartPlayerChosen(seat=C)]
    assert shown(table).active == C


def test_the_table_may_name_the_start_player() -> None:
    table = opened(4, start="2")
    assert asked(table) == (NATURE, "deal")
    assert shown(dealt(4, start="2")).active == B


def test_a_named_start_player_is_told_like_a_drawn_one() -> None:
    assert opened(4, start="4").told == [StartPlayerChosen(seat=D)]


def test_only_a_player_of_the_game_can_be_named() -> None:
    with pytest.raises(BadOption, match="random, 1, 2, 3, not '4'"):
        opened(3, start="4")


def test_there_is_no_third_side() -> None:
    with pytest.raises(BadOption, match="plain, star, not 'moon'"):
        opened(3, side="moon")
