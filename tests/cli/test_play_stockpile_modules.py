"""Stockpile with all its modules at a terminal, driven through a pipe: whole games, what asks, and the help."""

from pathlib import Path

import pytest

from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from tests.cli.conftest import Run
from tests.text.played import EVERYTHING

PATIENT = "1\n2\n0\n" * 1000  # answers that are all numbers of something have those numbers
MODULES = [word for name, value in EVERYTHING.items() for word in ("--set", f"{name}={value}")]
TABLE = ["play", "stockpile", "--bots", "random", "--seed", "3", "--name", "Ann", *MODULES]


@pytest.mark.parametrize(
    ("options", "ends", "told"),
    [
        (
            ["--players", "2", "--lang", "en", "--set", "investors=bidding"],
            "All rounds were played, and all shares sold.",
            [
                "up for bidding, on pile 1.",
                "Ann hires ",
                " rolls the forecasts: ",
                "Your strategy cards",
                "Commerce deck",
            ],
        ),
        (
            ["--players", "4", "--lang", "fr"],
            "Toutes les manches sont jouées, et toutes",
            [
                "Ann engage ",
                " lance les dés de prévision",
                "Vos cartes Stratégie",
                " d’intérêts.",
                "carte Premier joueur",
            ],
        ),
    ],
)
def test_a_game_with_everything_to_its_end(
    openoutcry: Run, tmp_path: Path, options: list[str], ends: str, told: list[str]
):
    done = openoutcry(*TABLE, *options, "--record", "game.jsonl", stdin=PATIENT)
    assert done.returncode == 0, done.stderr
    assert ends in done.stdout
    assert [words for words in told if words not in done.stdout] == []
    assert "-stockpile-" not in done.stdout
    verify(parse((tmp_path / "game.jsonl").read_text("utf-8")))
    assert openoutcry("replay", "game.jsonl").returncode == 0


def test_help_says_the_rules_of_the_modules_in_play(openoutcry: Run):
    every = openoutcry(*TABLE, "--players", "3", stdin="help\nquit\n").stdout
    some = openoutcry("play", "stockpile", "--bots", "random", "--set", "bonds=on", stdin="help\nquit\n").stdout
    assert "Bonds: when a round begins" in every
    assert "Strategies: in the Action Phase" in every
    assert "Bonds: when a round begins" in some
    assert "Strategies: in the Action Phase" not in some


def test_the_modules_are_listed_with_what_they_add(openoutcry: Run):
    english, french = (openoutcry("games", "--lang", lang, COLUMNS="200").stdout for lang in ("en", "fr"))
    assert "strategies=promo" in english
    assert "With commodities and taxes" in english
    assert "Avec les matières premières et les taxes" in french


def test_a_line_of_bids_says_what_discount_donald_pays_for_each(openoutcry: Run):
    table = ["play", "stockpile", "--players", "3", "--seed", "26", "--bots", "random", "--name", "Ann"]
    told = openoutcry(
        *table, "--set", "start=1", "--set", "investors=on", stdin="1\n1\n1\nquit\n", COLUMNS="120"
    ).stdout
    assert "Ann hires Discount Donald" in told
    assert "For pile 1, in $K (you pay)  bid 1  0 | 1 ($0) | 3 ($1K) | 6 ($3K) | 10 ($6K) | 15 ($10K)" in told
