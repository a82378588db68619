"""The laws of the engine, on every number of players and every option."""

from importlib.resources import files

import pytest

from openoutcry.engine.laws import check, positions
from openoutcry.games.speculation_cards.game import SpeculationCardsGame

PRINTED = files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8")
SET_UPS = [(players, {"memory": memory}) for players in (2, 3, 4) for memory in ("table", "perfect")]
SET_UPS += [(players, {"start": str(players)}) for players in (2, 3, 4)]


@pytest.mark.parametrize(("players", "options"), SET_UPS, ids=str)
def test_the_laws_hold(players: int, options: dict[str, str]) -> None:
    report = check(SpeculationCardsGame(players, options), games=3, seed=players)
    assert report.violations == []


def test_every_question_event_and_ending_is_met() -> None:
    met = check(SpeculationCardsGame(3), games=2, seed=1).met
    small = PRINTED.replace("lowest_rank = 2", "lowest_rank = 6").replace("jokers = 4", "jokers = 1")
    met += check(SpeculationCardsGame(2, {}, small.replace("turns = 200", "turns = 15")), games=6, seed=1).met
    questions = "start turn-up draw action keep pile match"
    events = "RoundBegan CardTurnedUp TopTaken CardDrawn CardKept CardDiscarded PileTaken DeckRenewed LastTurns "
    events += "HandScored FourJokers RoundCut GameOver"
    assert {name.split(" ")[1] for name in met if name.startswith("question")} == set(questions.split())
    assert {name.split(" ")[1] for name in met if name.startswith("event")} == set(events.split())
    assert met["end three rounds"] > 0
    assert met["end four jokers"] > 0


def test_small_set_ups_have_pinned_numbers_of_positions() -> None:
    game = SpeculationCardsGame(2, {"start": "1"})
    assert [positions(game, game.new(), depth) for depth in range(4)] == [1, 25, 625, 15601]
