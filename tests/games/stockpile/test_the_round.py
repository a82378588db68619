"""The Round; The Round End."""

from itertools import pairwise

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import RoundBegun
from tests.games.answers import asked, play, played_on
from tests.games.stockpile.looking import heard, money, shown
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    D,
    E,
    Table,
    opened,
    position,
)

ALL = [2, 3, 4, 5]
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}


def a_game(players: int, **options: str) -> list[tuple[int, str, str]]:
    """The round, the phase and the question of every choice of a game."""
    table = opened(players, **options)
    met = [(shown(table).round, shown(table).phase, asked(table)[1])]
    for now in played_on(table, seed=players):
        if asked(now):
            met.append((shown(now).round, shown(now).phase, asked(now)[1]))
    return met


@pytest.mark.parametrize("players", ALL)
def test_the_number_of_rounds_is_based_on_the_number_of_players(players: int) -> None:
    assert shown(opened(players)).rounds == ROUNDS[players]
    assert max(number for number, _, _ in a_game(players)) == ROUNDS[players]


def test_five_players_play_five_rounds() -> None:
    """Example [Investment Strategies]: in a five-player game 3 + the number of rounds is 8."""
    assert 3 + shown(opened(5)).rounds == 8


@pytest.mark.parametrize("players", ALL)
def test_each_round_consists_of_six_phases_in_this_order(players: int) -> None:
    order = ["information", "supply", "demand", "action", "selling", "movement"]
    phases = [(number, order.index(phase)) for number, phase, _ in a_game(players) if number and phase in order]
    assert phases == sorted(phases)
    assert {phase for _, phase in phases} >= {0, 1, 2, 4, 5}


@pytest.mark.parametrize("players", ALL)
def test_each_phase_asks_its_own_questions(players: int) -> None:
    asks = {
        "setup": {"start", "starter", "company"},
        "information": {"company", "forecast"},
        "supply": {"flip", "draw", "place"},
        "demand": {"bid"},
        "action": {"act"},
        "selling": {"sell"},
        "movement": {"collect"},
    }
    for _, phase, question in a_game(players):
        assert question in asks[phase]


def turns(table: Table, question: str) -> list[int]:
    """In which order the players are asked this, until something else is."""
    order = []
    while asked(table)[1] == question:
        order.append(asked(table)[0])
        play(table, {"place": "first up 1", "bid": f"bid {len(order)} 0", "sell": "done"}[question])
        if question == "place":
            play(table, "first down 1")
    return order


@pytest.mark.parametrize(("phase", "question"), [("placing", "place"), ("demand", "bid"), ("selling", "sell")])
def test_play_begins_with_the_first_player_and_continues_clockwise(phase: str, question: str) -> None:
    held = [f"{name} 1" for name in ("epic electric", "bottomline bank", "stanford steel", "cosmic computers")]
    hands = ["boom, bust"] * 4 if phase == "placing" else None
    table = position(phase, first=C, holds=held, hands=hands)
    assert turns(table, question) == [C, D, A, B]


@pytest.mark.parametrize(("players", "first", "following"), [(5, A, B), (5, E, A), (4, C, D), (3, C, A), (2, B, A)])
def test_at_the_end_of_each_round_the_token_passes_to_the_left(players: int, first: int, following: int) -> None:
    table = position("end", players=players, first=first)
    assert heard(table, RoundBegun) == [RoundBegun(round=2, seat=following)]
    assert shown(table).first == following


@pytest.mark.parametrize("players", ALL)
def test_everybody_is_first_in_turn(players: int) -> None:
    begun = [event for table in played_on(opened(players), seed=1) for event in heard(table, RoundBegun)]
    assert [event.round for event in begun] == list(range(1, ROUNDS[players] + 1))
    for earlier, later in pairwise(begun):
        assert later.seat == (earlier.seat + 1) % players


@pytest.mark.parametrize("players", ALL)
def test_before_the_last_round_another_one_is_started(players: int) -> None:
    table = position("end", players=players, round=ROUNDS[players] - 1)
    assert asked(table) == (NATURE, "company")
    assert (shown(table).round, table.game.end(table.g)) == (ROUNDS[players], "")


@pytest.mark.parametrize("players", ALL)
def test_after_the_last_round_the_game_is_over(players: int) -> None:
    table = position("end", players=players, round=ROUNDS[players])
    assert asked(table) is None
    assert (shown(table).phase, table.game.end(table.g)) == ("over", "last round")


def test_how_much_money_a_player_has_is_public_knowledge() -> None:
    table = position("demand", money=[1, 22, 3, 40])
    for viewer in (A, B, C, D, SPECTATOR):
        assert [player.money for player in shown(table, viewer).players] == [1, 22, 3, 40]
    assert money(table) == [1, 22, 3, 40]


@pytest.mark.parametrize("players", ALL)
def test_the_table_can_be_shown_to_anybody_at_any_time(players: int) -> None:
    for table in played_on(opened(players, board="advanced", memory="perfect"), seed=3):
        for viewer in (*range(players), SPECTATOR):
            assert len(shown(table, viewer).players) == players
