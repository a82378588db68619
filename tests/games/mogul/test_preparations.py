"""Game preparations."""

import pytest

from openoutcry.engine.errors import BadOption, BadPlayers
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.mogul.events import (
    ChipsExchanged,
    CreditTaken,
    Left,
    StartPlayerChosen,
    StartShareDealt,
    Stayed,
)
from openoutcry.games.mogul.game import MogulGame
from tests.games.answers import asked, odds, offered, play, played_on
from tests.games.mogul.positions import (
    BROWN,
    A,
    B,
    C,
    chips,
    dealt,
    opened,
    points,
    position,
    shares,
    shown,
    track,
)

ALL = [3, 4, 5, 6]
BOTTOM = "pink/blue pink/brown blue/green yellow/blue"


@pytest.mark.parametrize("players", [2, 7])
def test_mogul_is_for_three_to_six_players(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"3 to 6 players, not {players}"):
        MogulGame(players)


@pytest.mark.parametrize("players", ALL)
def test_every_marker_begins_on_the_start_field(players: int) -> None:
    table = opened(players)
    assert points(table) == [0] * players
    assert track(table, A) == "o" + "." * 31


@pytest.mark.parametrize("players", ALL)
def test_each_player_gets_six_chips(players: int) -> None:
    assert chips(opened(players)) == [6] * players


@pytest.mark.parametrize(("players", "bank"), [(3, 27), (4, 21), (5, 15), (6, 9)])
def test_the_remaining_chips_are_the_bank(players: int, bank: int) -> None:
    assert shown(opened(players)).bank == bank


def test_chips_are_covered_throughout_the_game() -> None:
    for table in played_on(opened(4), seed=4):
        for seat in range(4):
            seen = [player.chips is not None for player in shown(table, to=seat).players]
            assert seen == [other == seat for other in range(4)]


def test_spectators_see_nobodys_chips() -> None:
    assert [player.chips for player in shown(opened(4)).players] == [None] * 4


def test_with_a_perfect_memory_everybody_is_shown_all_chips() -> None:
    table = position("auction", chips=[1, 2, 3, 4], memory="perfect")
    for viewer in (A, B, SPECTATOR):
        assert [player.chips for player in shown(table, to=viewer).players] == [1, 2, 3, 4]


@pytest.mark.parametrize("credit", ["before-auction", "own-turn"])
def test_every_movement_of_chips_is_public_so_that_they_can_be_counted(credit: str) -> None:
    counted = [6] * 5
    for table in played_on(opened(5, credit=credit), seed=5):
        for event in table.told:
            if isinstance(event, Stayed):
                counted[event.seat] -= 1
            elif isinstance(event, Left | CreditTaken):
                counted[event.seat] += event.chips
            elif isinstance(event, ChipsExchanged):
                counted[event.seat] -= event.chips
        assert chips(table) == counted


@pytest.mark.parametrize("players", ALL)
def test_each_player_gets_one_brown_share_openly(players: int) -> None:
    assert shares(dealt(players)) == ["brown 1"] * players


def test_the_start_shares_are_the_brown_ones_marked_with_an_s() -> None:
    assert odds(opened(start="1")) == {"brown/green": 1, "brown/yellow": 1, "brown/blue": 2, "brown/pink": 2}


def test_the_start_shares_are_dealt_one_after_the_other() -> None:
    table = opened(start="1")
    told = play(table, "brown/green")
    assert [(event.seat, event.company) for event in told if isinstance(event, StartShareDealt)] == [(A, BROWN)]
    assert odds(table) == {"brown/yellow": 1, "brown/blue": 2, "brown/pink": 2}


def test_start_shares_that_are_not_dealt_go_into_the_draw_pile() -> None:
    table = opened(4, start="1")
    play(table, "brown/green", "brown/yellow", "brown/blue", "brown/blue")
    assert odds(table)["brown/pink"] == 2
    assert (odds(table)["brown/green"], odds(table)["brown/yellow"]) == (1, 1)
    assert odds(table)["brown/blue"] == 0


def test_all_other_shares_form_the_draw_pile() -> None:
    table = opened(6, start="1")
    play(table, "brown/green", "brown/yellow", "brown/blue", "brown/blue", "brown/pink", "brown/pink")
    assert odds(table) == {
        "brown/green": 1,
        "brown/yellow": 1,
        "pink/yellow": 2,
        "pink/blue": 2,
        "pink/brown": 2,
        "pink/green": 1,
        "blue/green": 2,
        "blue/pink": 2,
        "blue/yellow": 1,
        "blue/brown": 1,
        "green/pink": 2,
        "green/yellow": 1,
        "green/blue": 1,
        "green/brown": 1,
        "yellow/blue": 2,
        "yellow/pink": 1,
        "yellow/green": 1,
        "yellow/brown": 1,
    }


@pytest.mark.parametrize("players", ALL)
def test_the_pile_is_what_is_left_of_the_shares_and_the_crash_card(players: int) -> None:
    revealed = 1
    assert shown(dealt(players)).pile == 31 - players + 1 - revealed


def test_the_crash_card_is_not_above_the_last_four_shares() -> None:
    table = position("reveal", pile=BOTTOM + " brown/green")
    assert "crash" not in offered(table)
    assert not shown(table).crash_next


def test_the_crash_card_is_mixed_into_the_last_four_shares() -> None:
    table = position("reveal", pile=BOTTOM)
    assert odds(table) == {"pink/blue": 1, "pink/brown": 1, "blue/green": 1, "yellow/blue": 1, "crash": 1}
    assert shown(table).crash_next


def test_the_crash_card_can_be_the_very_last() -> None:
    table = position("reveal", pile="crash")
    assert offered(table) == ["crash"]


def test_nobody_knows_where_among_the_last_five_the_crash_card_lies() -> None:
    table = position("reveal", pile="crash blue/green yellow/blue")
    assert odds(table) == {"blue/green": 1, "yellow/blue": 1, "crash": 1}


@pytest.mark.parametrize("seed", range(20))
def test_every_game_ends_with_the_crash_among_the_last_five_cards(seed: int) -> None:
    *_, table = played_on(opened(4), seed)
    assert 0 <= shown(table).pile <= 4
    assert shown(table).phase == "over"


@pytest.mark.parametrize("players", ALL)
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    table = opened(players)
    assert odds(table) == {f"player {n}": 1 for n in range(1, players + 1)}
    assert play(table, "player 3") == [StartPlayerChosen(seat=C)]
    assert shown(table).start_player == C


def test_the_table_may_name_the_start_player() -> None:
    table = opened(4, start="2")
    assert asked(table) == (NATURE, "deal")
    assert shown(table).start_player == B


def test_a_named_start_player_is_told_like_a_drawn_one() -> None:
    assert opened(4, start="2").told == [StartPlayerChosen(seat=B)]


def test_only_a_player_of_the_game_can_be_named() -> None:
    with pytest.raises(BadOption, match="random, 1, 2, 3, not '4'"):
        opened(3, start="4")
