"""Arenas: paired deals, equal names pooled, shared victories in parts, the same result whatever the jobs."""

from __future__ import annotations

import _thread
import signal
import threading

import pytest

from openoutcry.lab import arena as lab
from openoutcry.lab.arena import Arena, Stop, hold_arena, play_deal, rate
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.intervals import sure_at_look, wilson
from openoutcry.lab.simulate import Plan, Played

PLAN = Plan("mogul", 3, 7, ["broker", "random", "random"], {}, rotate=True)


def ranked(*ranks: int) -> Played:
    return Played([0] * 3, list(ranks), "crash", [4] * 3, [0.004, 0.0, 0.0], [0.002, 0.0, 0.0])


def without_times(found: lab.Result) -> object:
    return [(one.bot, one.games, one.win_rate, one.mean_rank) for one in found.bots], found.ratings, found.deals


def test_a_deal_is_played_from_every_seat_and_games_are_made_up_to_whole_deals():
    assert len(play_deal(PLAN, 0)) == 3
    found = hold_arena(PLAN, 4)
    assert (found.deals, found.games, found.par) == (2, 6, 1 / 3)
    assert [(one.bot, one.games) for one in found.bots] == [("broker", 6), ("random", 12)]
    assert found.stopped == "games"


def test_bots_that_think_in_playouts_give_the_same_result_whatever_the_jobs():
    plan = Plan("mogul", 3, 3, ["analyst:5", "broker", "random"], {})
    assert without_times(hold_arena(plan, 6, jobs=2)) == without_times(hold_arena(plan, 6))


def test_another_seed_deals_other_games():
    scores = [[game.scores for game in play_deal(Plan("mogul", 3, seed, ["random"] * 3, {}), 0)] for seed in (3, 4, 3)]
    assert scores[0] == scores[2] != scores[1]


def test_a_shared_victory_counts_in_parts_and_equal_names_together():
    arena = Arena(PLAN, Stop())
    # The broker sits in seats 0, 1 and 2 by turns: it wins, shares, and comes last.
    arena.add(0, [ranked(1, 2, 3), ranked(1, 1, 3), ranked(1, 2, 3)])
    broker, random = arena.result({}, "games").bots
    assert (broker.win_rate, random.win_rate) == (pytest.approx(0.5), pytest.approx(1.5 / 6))
    assert broker.mean_rank == pytest.approx((1 + 1 + 3) / 3)
    assert broker.ms_per_decision == 0.333
    assert arena.beaten[0] == [[0.0, 2 + 1.5], [2.5, 0.0]]


def test_it_stops_at_the_precision_that_was_asked_for():
    found = hold_arena(PLAN, 3000, stop=Stop(precision=0.15))
    first = found.bots[0]
    assert found.stopped == "precision"
    assert (first.high - first.low) / 2 <= 0.15
    assert found.games < 100


def test_it_stops_when_it_is_decided_that_the_first_bot_is_better_or_worse():
    better = hold_arena(PLAN, 3000, stop=Stop(decided=True))
    worse = hold_arena(Plan("mogul", 3, 7, ["random", "broker", "broker"], {}), 3000, stop=Stop(decided=True))
    assert (better.stopped, worse.stopped) == ("decided", "decided")
    assert better.bots[0].low > better.par
    assert worse.bots[0].high < worse.par


def test_all_looks_together_err_in_five_cases_of_a_hundred():
    assert 0.049 < sum(1 - sure_at_look(look) for look in range(1, 10_000)) <= 0.05
    assert wilson(60, 100, 0.99)[0] < wilson(60, 100)[0] < wilson(60.5, 100)[0]


@pytest.fixture
def hears_interrupts():
    """A run in the background may have been started deaf to them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_interrupts")
def test_what_is_whole_is_kept_when_somebody_interrupts():
    played: list[int] = []

    def interrupt_soon(games: int) -> None:
        played.append(games)
        if len(played) == 2:
            threading.Timer(0.01, _thread.interrupt_main).start()

    found = hold_arena(PLAN, 100_000, progress=interrupt_soon)
    assert found.stopped == "interrupted"
    assert found.games == 3 * found.deals < 100_000


def test_ratings_follow_who_was_before_whom():
    always = [[[0.0, 4.0, 4.0], [0.0, 0.0, 3.0], [0.0, 1.0, 0.0]]] * 10
    best, middle, worst = rate(["a", "b", "c"], always, seed=1)
    assert best.rating > middle.rating > worst.rating
    assert best.rating + middle.rating + worst.rating == pytest.approx(0, abs=0.2)
    mixed = [[[0.0, wins], [4.0 - wins, 0.0]] for wins in (1.0, 2.0, 3.0, 4.0)]
    first, second = rate(["a", "b"], mixed, seed=1)
    assert first.low < first.rating < first.high
    assert first.rating == pytest.approx(-second.rating)
    assert rate(["a"], [[[0.0]]], seed=1) == []


def test_bots_and_players_must_fit():
    with pytest.raises(BadSimulation, match="3 players need 3 bots, and 2 were named"):
        hold_arena(Plan("mogul", 3, 1, ["broker", "random"], {}), 1)
