"""The laws of the engine, on every number of players, both sides of the board and every option."""

import pytest

from openoutcry.engine.laws import check, positions
from openoutcry.games.speculation_board.game import SpeculationBoardGame

SET_UPS = [(players, {"side": side}) for players in (3, 4, 5, 6) for side in ("plain", "star")]
SET_UPS += [(players, {"start": str(players)}) for players in (3, 4, 5, 6)]


@pytest.mark.parametrize(("players", "options"), SET_UPS, ids=str)
def test_the_laws_hold(players: int, options: dict[str, str]) -> None:
    report = check(SpeculationBoardGame(players, options), games=1, seed=players)
    assert report.violations == []


def test_every_question_event_and_ending_is_met() -> None:
    met = check(SpeculationBoardGame(6), games=1, seed=3).met
    questions = "start deal draw action-tile movement-tile sell buy rank-up rank-down card"
    events = "StartPlayerChosen StartShareDealt CardDrawn DeckShuffled TilesDrawn Traded RankRaised RankLowered "
    events += "CardsRevealed HolidayKept BrickMoved EndReached TilesReturned FortuneCounted GameOver"
    assert {name.split(" ")[1] for name in met if name.startswith("question")} == set(questions.split())
    assert {name.split(" ")[1] for name in met if name.startswith("event")} == set(events.split())
    assert met["end end reached"] == 1


def test_small_set_ups_have_pinned_numbers_of_positions() -> None:
    game = SpeculationBoardGame(3, {"start": "1"})
    assert [positions(game, game.new(), depth) for depth in range(5)] == [1, 8, 56, 336, 3024]
