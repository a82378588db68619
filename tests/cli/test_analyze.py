"""`openoutcry analyze`: words, JSON, a page, a folder, and refusals."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from openoutcry.coach.analysis import EXPLAINED
from tests.cli.conftest import Run
from tests.cli.records import PUBLIC, unfinished, written

ROUGHLY = ["--error", "40"]


def test_a_game_is_told_with_what_each_result_is_made_of(call: Run, tmp_path: Path):
    done = call("analyze", written(tmp_path), *ROUGHLY)
    assert done.returncode == 0, done.stderr
    for heading in ("Luck", "Skill", "Table", "Chance to win", "result = par + luck + skill + table"):
        assert heading in done.stdout
    assert "█" in done.stdout


def test_a_result_for_machines(call: Run, tmp_path: Path):
    done = call("analyze", written(tmp_path), *ROUGHLY, "--json")
    found = json.loads(done.stdout)
    assert {"n", "seat", "chosen", "best", "cost", "options"} <= set(found["decisions"][0])
    assert {"words", "win", "error"} <= set(found["decisions"][0]["options"][0])
    for seat in found["seats"]:
        assert seat["result"] == pytest.approx(seat["par"] + seat["luck"] + seat["skill"] + seat["table"], abs=1e-9)
    again = call("analyze", written(tmp_path), *ROUGHLY, "--json")
    assert again.stdout == done.stdout
    other = call("analyze", written(tmp_path), *ROUGHLY, "--json", "--seed", "5")
    assert other.stdout != done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_needs_nothing_else(call: Run, tmp_path: Path, lang: str):
    done = call("analyze", written(tmp_path), *ROUGHLY, "--html", "game.html", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert "game.html" in done.stderr
    page = (tmp_path / "game.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg") == 4
    assert not re.search(r"(src|href)=|@import|url\(", page)
    assert page.count("<article>") <= 4 * EXPLAINED


def test_a_first_page_is_there_before_the_exact_one(call: Run, tmp_path: Path):
    done = call("analyze", written(tmp_path), "--error", "9", "--html", "game.html")
    assert done.returncode == 0, done.stderr
    assert "A first page is in game.html" in done.stderr
    assert "A first look" not in (tmp_path / "game.html").read_text("utf-8")


def test_a_folder_is_summed_up_by_kind_of_question(call: Run, tmp_path: Path):
    folder = tmp_path / "records"
    folder.mkdir()
    written(folder)
    (folder / "broken.jsonl").write_text("nothing\n", "utf-8")
    done = call("analyze", folder, *ROUGHLY, "--out", "answers.parquet", "--json")
    assert done.returncode == 0, done.stderr
    assert "broken.jsonl" in done.stderr
    found = json.loads(done.stdout)
    assert found["records"] == 1
    assert {"name", "kind", "answers", "mistakes", "cost", "low", "high"} <= set(found["tendencies"][0])
    import polars

    rows = polars.read_parquet(tmp_path / "answers.parquet")
    assert sum(one["answers"] for one in found["tendencies"] if one["kind"] == "") == len(rows)
    assert call("analyze", folder, *ROUGHLY).stdout.count("1 record")


def test_what_cannot_be_looked_at_is_refused_in_a_sentence(call: Run, tmp_path: Path):
    empty = tmp_path / "empty"
    empty.mkdir()
    whole = written(tmp_path)
    for words, code, told in [
        ([unfinished(tmp_path)], 1, "not over"),
        ([written(tmp_path, PUBLIC)], 1, "full record"),
        ([empty], 2, "no record"),
        (["nowhere.jsonl"], 2, "nowhere.jsonl"),
        ([whole, "--html", "page.txt"], 2, ".html"),
        ([whole, "--out", "rows.parquet"], 2, "folder"),
        ([empty, "--html", "page.html"], 2, "--html"),
        ([whole, "--error", "0"], 2, "--error"),
        ([whole, "--cores", "-1"], 2, "--cores"),
    ]:
        done = call("analyze", *words)
        assert (done.returncode, told in done.stderr) == (code, True), (words, done.stderr)
