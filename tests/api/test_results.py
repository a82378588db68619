"""Results of the lab in Python: short to look at, tables in a notebook, data frames."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

import openoutcry as oo

SHORT = 300  # characters of what an interactive session prints of a value


@pytest.fixture(scope="module")
def game() -> oo.Game:
    return oo.open_game("mogul", players=3)


@pytest.fixture(scope="module")
def rows(game) -> oo.Rows:
    return oo.simulate(game, ["broker", "random", "random"], games=30, seed=1)


def results(game: oo.Game, rows: oo.Rows) -> dict[str, object]:
    match = oo.Match(game, seats=["me", "broker", "random"], seed=1)
    return {
        "simulate": rows,
        "report": oo.report(rows),
        "compare": oo.compare("random", "broker", game=game, games=30, early=False),
        "arena": oo.arena(game, ["broker", "random", "random"], games=6),
        "hint": oo.hint(match.view(0), error=0.3),
        "check_laws": oo.check_laws(game, games=2),
        "match": match,
        "game": game,
    }


def test_every_result_is_told_in_a_line(game, rows):
    told = {name: repr(one) for name, one in results(game, rows).items()}
    assert {name: text for name, text in told.items() if len(text) > SHORT or "\n" in text} == {}


def test_a_record_and_its_analysis_are_told_in_a_line(tmp_path):
    evening = oo.Match(oo.open_game("speculation-cards", players=2), seats=["random"] * 2, seed=1)
    evening.go_on()
    evening.save(tmp_path / "evening.jsonl")
    record = oo.read_record(tmp_path / "evening.jsonl")
    found = oo.analyze(record, error=0.3)
    assert repr(record).startswith("Record('speculation-cards', seats=['random', 'random'], ")
    assert repr(found).startswith("Analysis('speculation-cards', players=2, ")
    assert all(len(repr(one)) < SHORT for one in (record, found))
    assert found._repr_html_().count("<tr>") == 3


@pytest.mark.parametrize("name", ["simulate", "report", "compare", "arena"])
def test_a_result_of_the_lab_is_a_table_and_a_data_frame(name, game, rows):
    result = results(game, rows)[name]
    assert "broker" in str(result)
    assert "<table" in result._repr_html_() or "&lt;table" in result._repr_html_()
    frame = polars.DataFrame(result.to_dicts())
    assert frame.height == len(result.to_dicts()) > 1
    assert not [kind for kind in frame.dtypes if kind in (polars.Object, polars.Struct, polars.List)]


def test_rows_are_a_sequence_with_the_columns_of_a_file(rows):
    frame = polars.DataFrame(rows.to_dicts())
    assert frame.height == len(rows) == 90
    assert {"bot", "seat", "won", "score", "part_chips"} <= set(frame.columns)
    assert rows[:3] == list(rows)[:3]
    assert [row.seat for row in rows[-3:]] == [0, 1, 2]


def test_two_simulations_are_compared_on_their_common_deals(game, rows):
    other = oo.simulate(game, ["broker"], games=30, seed=1)
    found = oo.compare(rows, other).found
    assert (found.kind, found.paired, found.deals) == ("rows", True, 30)
    assert found.on.measure == "score"


def test_two_games_are_compared_by_the_options_that_differ(game):
    other = oo.open_game("mogul", players=3, options={"credit": "own-turn"})
    found = oo.compare(game, other, bots=["random"], games=20, early=False)
    assert (found.found.a, found.found.b) == ("mogul credit=before-auction", "mogul credit=own-turn")


@pytest.mark.parametrize(
    ("sides", "said"),
    [(("broker", "random"), "pass the game that they play"), ((oo.open_game("mogul", 3), "broker"), "can be compared")],
)
def test_sides_that_do_not_go_together_are_refused(sides, said):
    with pytest.raises(oo.OpenOutcryError, match=said):
        oo.compare(*sides)


def test_a_report_of_a_file_is_that_of_the_command(game, rows, tmp_path: Path):
    polars.DataFrame(rows.to_dicts()).write_csv(tmp_path / "rows.csv")
    report = oo.report(tmp_path / "rows.csv")
    report.save(tmp_path / "rows.html")
    assert report.to_dicts() == oo.report(rows).to_dicts()
    assert "<svg" in (tmp_path / "rows.html").read_text("utf-8")
