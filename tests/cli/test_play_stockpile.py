"""Stockpile at a terminal, driven through a pipe: whole games, many answers on few lines, what each may see."""

from pathlib import Path

import pytest

from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from tests.cli.conftest import Run

PATIENT = "1\n" * 400
LEFT_OUT = ("›", "The game is kept")
TABLE = ["play", "stockpile", "--players", "3", "--seed", "5", "--bots", "random", "--set", "start=1"]


@pytest.mark.parametrize(
    ("options", "ends"),
    [
        (["--players", "2", "--lang", "en"], "All rounds were played, and all shares sold."),
        (["--players", "5", "--lang", "fr", "--set", "board=advanced"], "Toutes les manches sont jouées, et toutes"),
    ],
)
def test_a_game_to_its_end(openoutcry: Run, tmp_path: Path, options: list[str], ends: str):
    done = openoutcry(
        "play", "stockpile", *options, "--bots", "random", "--seed", "3", "--record", "game.jsonl", stdin=PATIENT
    )
    assert ends in done.stdout
    assert any(line.startswith("   1") and "$" in line for line in done.stdout.splitlines())
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if line.startswith("──")) <= 100
    verify(parse((tmp_path / "game.jsonl").read_text("utf-8")))
    assert "$" in openoutcry("replay", "game.jsonl").stdout


def test_answers_that_differ_in_a_number_share_a_line(openoutcry: Run):
    told = openoutcry(*TABLE, stdin="first up 2\nfirst down 2\nquit\n").stdout.splitlines()
    lines = [line for line in told if "  first " in line or "  bid " in line]
    assert [line.partition("  first ")[2] or line.partition("  bid ")[2] for line in lines] == [
        "up  1 | 2 | 3",
        "down  1 | 2 | 3",
        "down  1 | 2 | 3",
        *(f"{pile}  0 | 1 | 3 | 6 | 10 | 15 | 20" for pile in (1, 2, 3)),
    ]
    assert [line.split()[0] for line in lines] == ["1–3", "4–6", "1–3", "1–7", "8–14", "15–21"]


def test_an_answer_is_given_by_its_number_or_its_words(openoutcry: Run):
    by_number = openoutcry(*TABLE, "--name", "Ann", stdin="5\n3\n15\nquit\n").stdout
    by_words = openoutcry(*TABLE, "--name", "Ann", stdin="first down 2\nFIRST UP 3\nbid 3 0\nquit\n").stdout
    assert "face down on pile 2." in by_number
    assert "Ann bids $0 for pile 3" in by_number
    assert [line for line in by_number.splitlines() if not line.startswith(LEFT_OUT)] == [
        line for line in by_words.splitlines() if not line.startswith(LEFT_OUT)
    ]


def test_a_closed_answer_is_refused_with_its_rule(openoutcry: Run):
    typed = "first up 4\nfirst up 1\nfirst up 1\nsecond down 1\n1\nbid 4 0\nbid 1 25\nquit\n"
    told = openoutcry(*TABLE, stdin=typed).stdout
    for rule in (
        "There is no such pile in this game.",
        "One of your two cards goes face up, the other face down.",
        "You have no such card in hand.",
        "You have not enough money for that.",
    ):
        assert rule in told


def test_answers_are_typed_in_french(openoutcry: Run):
    typed = "premiere visible 1\npremière cachée 2\nmiser 3 6\nquitter\n"
    told = openoutcry(*TABLE, "--name", "Ann", "--lang", "fr", stdin=typed).stdout
    assert "face visible sur la pile 1." in told
    assert "Ann mise 6\xa0k$ sur la pile 3" in told


def test_a_hot_seat_is_told_only_its_own_secrets(openoutcry: Run):
    people = ["--players", "3", "--hot-seat", "Ann,Ben,Cleo", "--seed", "5", "--set", "start=1"]
    told = openoutcry("play", "stockpile", *people, stdin="1\n" * 9).stdout
    turns = told.split("Pass to ")[1:]
    for turn in turns:
        name = turn.partition(".")[0]
        secrets = [line for line in turn.splitlines() if "’s insider information" in line or " is dealt " in line]
        assert all(line.startswith(name) for line in secrets)
        questions = (f"{name}: One card goes face up", f"{name}: Your other card goes face ")
        assert turn.count("Your hand") == sum(turn.count(asked) for asked in questions)


def test_help_says_the_rules_in_a_minute(openoutcry: Run):
    assert "Past the last space a stock splits" in openoutcry(*TABLE, stdin="help\nquit\n").stdout
    assert "une action se fractionne" in openoutcry(*TABLE, "--lang", "fr", stdin="aide\nquitter\n").stdout


def test_the_game_is_listed_with_its_options(openoutcry: Run):
    english, french = (openoutcry("games", "--lang", lang).stdout for lang in ("en", "fr"))
    assert "Stockpile  2 to 5 players" in english
    assert "board=advanced" in english
    assert "Stockpile  de 2 à 5 joueurs" in french
    assert "six pistes différentes" in french
