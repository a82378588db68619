"""The laws of the engine, on every number of players, both sides of the board and every option."""

import pytest

from openoutcry.engine.laws import check, positions
from openoutcry.games.stockpile.game import StockpileGame
from tests.games.stockpile.positions import position

SET_UPS = [(players, {"board": board}) for players in (2, 3, 4, 5) for board in ("base", "advanced")]
SET_UPS += [(players, {"start": str(players), "memory": "perfect"}) for players in (2, 3, 4, 5)]


@pytest.mark.parametrize(("players", "options"), SET_UPS, ids=str)
def test_the_laws_hold(players: int, options: dict[str, str]) -> None:
    report = check(StockpileGame(players, options), games=2, seed=players)
    assert report.violations == []


def test_every_question_event_and_ending_is_met() -> None:
    met = check(StockpileGame(4, {"board": "advanced"}), games=3, seed=3).met
    met += check(StockpileGame(3), games=2, seed=1).met
    questions = "start starter company forecast flip draw place bid act sell collect"
    events = "FirstPlayerChosen StarterDealt RoundBegun InsiderInformation MarketInformation CardTurnedUp HandDealt "
    events += "CardPlaced BidMade PileBought FeePaid FeeKept ActionPlayed StockMoved StockSplit Bankrupt "
    events += "DividendDeclared DividendCollected ShareSold PairRevealed MajorityPaid PortfolioSold GameOver"
    assert {name.split(" ")[1] for name in met if name.startswith("question")} == set(questions.split())
    assert {name.split(" ")[1] for name in met if name.startswith("event")} == set(events.split())
    assert met["end last round"] == 5


def test_small_set_ups_have_pinned_numbers_of_positions() -> None:
    game = StockpileGame(3, {"start": "1"})
    assert [positions(game, game.new(), depth) for depth in range(5)] == [1, 6, 30, 120, 720]


@pytest.mark.parametrize(("players", "counts"), [(2, [1, 20, 340, 2980]), (3, [1, 15, 180, 1680])])
def test_bidding_has_pinned_numbers_of_positions(players: int, counts: list[int]) -> None:
    table = position("demand", players=players, money=[10] * players)
    assert [positions(table.game, table.g, depth) for depth in range(4)] == counts
