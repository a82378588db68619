"""A comparison finds what differs, uses that deals are the same, and stops when it is clear."""

from pathlib import Path

import pytest

from openoutcry.games.datafile import printed_text
from openoutcry.lab.compare import GameLimits, Sides, compare_bots, compare_files, compare_rules
from openoutcry.lab.effects import effects
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.report.rows import ready
from openoutcry.lab.simulate import Plan
from tests.lab.made_rows import made_rows

CHIPS = printed_text("mogul").replace("each = 6", "each = 1")


def test_an_investor_who_got_stronger_is_found_and_by_how_much() -> None:
    a, b = ready(made_rows(3000), ""), ready(made_rows(3000, {"Investor A": 2.0}, played=1), "")
    found = {one.name: one for one in effects(a, b)}
    strong = found["investors:Investor A"]
    assert strong.clear == 1
    assert strong.low < 0.4 - 0.25 < strong.high + 0.02
    assert [one.name for one in found.values() if one.measure == "investors" and one.clear > 0] == [strong.name]
    assert found["rounds"].effect == 0


def test_of_the_same_games_nothing_differs() -> None:
    rows = ready(made_rows(100), "")
    assert all(one.effect == 0 == one.clear for one in effects(rows, rows))


def test_the_same_deals_make_the_interval_narrower(tmp_path: Path) -> None:
    """The same cards of every deal, worth three points more: alone the deals' own differences would hide it."""
    made_rows(300).write_parquet(tmp_path / "a.parquet")
    again = made_rows(300)
    again.with_columns(score=again["score"] + 3).write_parquet(tmp_path / "b.parquet")
    made_rows(300, seed=2).write_parquet(tmp_path / "c.parquet")
    same = compare_files(tmp_path / "a.parquet", tmp_path / "b.parquet", "score")
    other = compare_files(tmp_path / "a.parquet", tmp_path / "c.parquet", "score")
    assert same.paired
    assert same.deals == 300
    assert same.on.effect == pytest.approx(3)
    assert not other.paired
    assert other.deals == 600
    assert same.on.high - same.on.low < (other.on.high - other.on.low) / 2


def test_rule_sets_are_played_until_it_is_clear() -> None:
    plans = tuple(Plan("mogul", 3, 1, ["random"] * 3, {}, text) for text in (None, CHIPS))
    found = compare_rules(Sides("rules", "mogul", "chips", "score"), (plans[0], plans[1]), GameLimits(400, 1, True))
    assert found.stopped == "clear"
    assert found.games < 800
    assert found.paired
    assert found.on.high < 0
    whole = compare_rules(Sides("rules", "mogul", "chips", "score"), (plans[0], plans[1]), GameLimits(20, 1, False))
    assert whole.stopped == "games"
    assert whole.games == 40


def test_bots_are_compared_on_turned_seats_whatever_the_jobs() -> None:
    plan = Plan("mogul", 3, 1, ["broker", "random", "random"], {})
    sides = Sides("bots", "random", "broker", "won")
    one, two = (compare_bots(sides, plan, GameLimits(300, jobs, True)) for jobs in (1, 2))
    assert one == two
    assert one.stopped == "clear"
    assert one.on.b > 0.8 > 0.2 > one.on.a
    assert one.games == 3 * one.deals


def test_a_measure_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    made_rows(10).write_parquet(tmp_path / "a.parquet")
    with pytest.raises(BadSimulation, match=r"no measure 'luck'; there are: .*investors:Investor A"):
        compare_files(tmp_path / "a.parquet", tmp_path / "a.parquet", "luck")
