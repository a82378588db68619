"""Simulations are reproducible, rows are complete, figures are measured."""

import pytest

from openoutcry.engine.errors import BadPlayers
from openoutcry.games.catalogue import open_game
from openoutcry.lab.bench import measure_game
from openoutcry.lab.checking import setups
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.runs import simulate
from openoutcry.lab.simulate import Plan

PLAN = Plan("mogul", 3, 7, ["broker", "random", "random"], {})


def test_the_same_seed_gives_the_same_rows_whatever_the_jobs() -> None:
    assert simulate(PLAN, 30, jobs=1) == simulate(PLAN, 30, jobs=2)
    assert simulate(PLAN, 5) != simulate(Plan("mogul", 3, 8, PLAN.bots, {}), 5)


def test_paired_games_share_their_deal_and_turn_the_seats() -> None:
    rows = simulate(Plan("mogul", 3, 7, PLAN.bots, {}, rotate=True), 3)
    assert [row.seat for row in rows if row.bot == "broker"] == [0, 1, 2]


def test_bots_and_players_must_fit() -> None:
    with pytest.raises(BadSimulation, match="3 players need 3 bots, and 2 were named"):
        simulate(Plan("mogul", 3, 1, ["broker", "random"], {}), 1)
    with pytest.raises(BadPlayers, match="3 to 6 players, not 2"):
        simulate(Plan("mogul", 2, 1, ["broker", "random"], {}), 1)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(PLAN, 30, progress=told.append)
    assert sum(told) == 30


def test_the_benchmark_measures_every_figure() -> None:
    figures = measure_game(open_game("mogul", 4), seconds=0.02)
    assert figures.decisions_per_second > figures.driven_decisions_per_second > 0
    assert figures.games_per_second > 0
    assert figures.clone_ns > 0
    assert 200 < figures.state_bytes < 20_000


def test_the_law_campaign_covers_every_option_value() -> None:
    for players in (3, 4, 5, 6):
        tried = [options for count, options in setups("mogul") if count == players]
        assert {"own-turn", "before-auction"} <= {options.get("credit") for options in tried}
        assert {"table", "perfect"} <= {options.get("memory") for options in tried}
        assert any(options.get("start") == str(players) for options in tried)
    assert any(options.get("fast_start") == "yes" for _, options in setups("mogul"))
