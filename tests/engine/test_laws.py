"""The laws hold for what is right."""

import pytest

from blind_bid.game import BlindBidGame
from openoutcry.engine.laws import check, positions
from openoutcry.games.catalogue import open_game
from openoutcry.lab.checking import setups


@pytest.mark.parametrize(("players", "options"), setups("mogul"), ids=str)
def test_the_laws_hold_for_mogul(players: int, options: dict[str, str]) -> None:
    report = check(open_game("mogul", players, options), games=6, seed=players)
    assert report.violations == []
    assert report.games == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_for_a_fifth_game(players: int) -> None:
    assert check(BlindBidGame(players), games=60, seed=1).violations == []


def test_every_question_event_and_ending_of_mogul_is_met() -> None:
    met = check(open_game("mogul", 4), games=20, seed=3).met
    questions = {"start", "deal", "reveal", "credit", "auction", "action", "share", "sale"}
    assert {name.split(" ")[1] for name in met if name.startswith("question")} == questions
    assert met["end crash"] == 20
    assert len([name for name in met if name.startswith("event")]) == 14


def test_small_set_ups_of_mogul_have_pinned_numbers_of_positions() -> None:
    game = open_game("mogul", 3, {"start": "1"})
    assert [positions(game, game.new(), depth) for depth in range(8)] == [1, 4, 14, 42, 822, 1644, 3288, 6576]
    game = open_game("mogul", 6, {"start": "1", "credit": "own-turn"})
    assert positions(game, game.new(), 6) == 180
