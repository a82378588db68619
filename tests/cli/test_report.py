"""`openoutcry report` and `compare`: from games to a page, from the terminal."""

import json
from pathlib import Path

import pytest

from openoutcry.games.datafile import printed_text
from tests.cli.conftest import Run
from tests.lab.made_rows import made_rounds, made_rows


def test_from_games_to_a_page(openoutcry: Run, tmp_path: Path):
    played = ["mogul", "--players", "3", "--games", "12", "--bots", "broker,random,random", "--out", "games.csv"]
    assert openoutcry("simulate", *played).returncode == 0
    done = openoutcry("report", "games.csv")
    assert done.returncode == 0
    assert "12 games of" in done.stdout
    assert "Who wins, by bot" in done.stdout
    assert done.stderr == "The report is in games.html.\n"
    assert (tmp_path / "games.html").read_text("utf-8").startswith("<!doctype html>")


def test_the_figures_as_json_and_the_page_in_french(call: Run, tmp_path: Path):
    rows = made_rows(60, turns=4)
    rows.write_parquet(tmp_path / "rows.parquet")
    made_rounds(rows).write_parquet(tmp_path / "rows.rounds.parquet")
    found = json.loads(call("report", "rows.parquet", "--json").stdout)
    assert found["games"] == 60
    assert found["deals"] == 15
    assert found["comparisons"] == 30
    assert found["decided"]["rounds"] == [1, 2, 3, 4, 5, 6]
    assert not (tmp_path / "rows.html").exists()  # --json alone writes no page
    told = call("report", "rows.parquet", "--out", "page.html", "--lang", "fr")
    assert "Qui gagne, par investisseur" in told.stdout
    assert '<html lang="fr">' in (tmp_path / "page.html").read_text("utf-8")


def test_the_coach_says_which_questions_mattered(call: Run, tmp_path: Path):
    asked = ["mogul", "--players", "3", "--games", "2", "--bots", "random", "--out", "games.jsonl"]
    assert call("simulate", *asked).returncode == 0
    found = json.loads(call("report", "games.jsonl", "--coach", "1", "--json").stdout)
    assert "auction" in {one["kind"] for one in found["questions"]} or found["questions"]
    assert all(one["asked"] >= 1 and one["stake"] >= 0 for one in found["questions"])


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["report"], 2, "FILE is missing"),
        (["report", "none.csv"], 2, "There is no file"),
        (["report", "rows.xls"], 2, "ends in .csv, .jsonl or .parquet"),
        (["report", "rows.csv", "--out", "page.pdf"], 2, "ends in .html"),
        (["report", "wrong.csv"], 1, "does not hold rows"),
        (["compare", "rows.csv"], 2, "B is missing"),
        (["compare", "rows.csv", "mogul"], 2, "not of one kind"),
        (["compare", "mogul", "mogul"], 2, "two sides that differ"),
        (["compare", "mogul", "stockpile"], 2, "Two games cannot be compared: mogul, stockpile"),
        (["compare", "broker", "random"], 2, "Name it with --game"),
        (["compare", "broker", "rando", "--game", "mogul"], 2, "random"),
        (["compare", "mogul", "nogame.toml"], 2, 'a line like game = "mogul"'),
        (["compare", "mogul", "none.toml"], 2, "There is no file"),
        (["compare", "rows.csv", "rows.csv", "--on", "luck"], 2, "There is no measure “luck” here"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    call: Run, tmp_path: Path, arguments: list[str], code: int, told: str
):
    made_rows(8).write_csv(tmp_path / "rows.csv")
    (tmp_path / "rows.xls").touch()
    (tmp_path / "wrong.csv").write_text("a,b\n1,2\n")
    (tmp_path / "nogame.toml").write_text("name = 'x'\n")
    refused = call(*arguments)
    assert refused.returncode == code
    assert told in refused.stderr


def test_two_rule_sets_in_a_sentence_a_table_and_a_page(call: Run, tmp_path: Path):
    (tmp_path / "poor.toml").write_text(printed_text("mogul").replace("each = 6", "each = 1"), "utf-8")
    asked = ["compare", "mogul", "poor.toml", "--players", "3", "--bots", "random", "--games", "300", "--on", "score"]
    done = call(*asked, "--out", "poor.html")
    assert done.returncode == 0
    assert done.stdout.startswith("mean score: ")
    assert "That is no chance." in done.stdout
    assert "both sides played the same" in done.stdout
    assert "Stopped: the answer is clear." in done.stderr
    page = (tmp_path / "poor.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert "poor.toml" in page


def test_two_bots_and_two_files_as_json(call: Run, tmp_path: Path):
    asked = ["compare", "random", "broker", "--game", "mogul", "--players", "3", "--games", "120", "--json"]
    found = json.loads(call(*asked).stdout)
    assert found["kind"] == "bots"
    assert found["on"]["measure"] == "won"
    assert found["on"]["low"] > 0
    made_rows(50).write_csv(tmp_path / "a.csv")
    made_rows(50, played=1).write_csv(tmp_path / "b.csv")
    found = json.loads(call("compare", "a.csv", "b.csv", "--json").stdout)
    assert found["paired"]
    assert found["games"] == 100
