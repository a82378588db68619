"""A game of another package on the command line: named by the environment, then played like those of the house."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from tests.foreign import VARIABLE, bare_bid, broken_game, variables


@pytest.fixture
def with_game(openoutcry: Run) -> Run:
    def run(*arguments: str, **more: str):
        return openoutcry(*arguments, **variables("blind_bid"), **more)

    return run


def test_games_lists_it_with_the_others(with_game: Run):
    told = with_game("games").stdout
    assert "Mogul  3 to 6 players" in told
    assert "Blind Bid  2 to 4 players · about 5 minutes" in told
    listed = json.loads(with_game("games", "--json").stdout)
    assert [game["name"] for game in listed][-1] == "blind-bid"
    assert listed[-1]["bots"] == ["random", "novice", "broker", "analyst", "tycoon"]
    assert listed[-1]["data"] is True


def test_a_game_with_nothing_but_rules_is_listed_too(openoutcry: Run, tmp_path):
    bare_bid(tmp_path)
    listed = json.loads(openoutcry("games", "--json", **{VARIABLE: "bare_bid"}).stdout)
    assert listed[-1]["bots"] == ["random"]
    assert listed[-1]["data"] is False


def test_it_is_played_to_its_end_in_the_terminal(with_game: Run):
    done = with_game("play", "blind-bid", "--players", "2", "--seed", "1", stdin="bid 1\nkeep\n" * 12)
    assert done.returncode == 0, done.stderr
    assert "Blind Bid: Player 1 and Hetty sit down." in done.stdout
    assert "Hetty draws a card." in done.stdout
    assert "Bid 1, keep 3" in done.stdout
    assert "The last round is played." in done.stdout


def test_it_is_played_in_french(with_game: Run):
    done = with_game("play", "blind-bid", "--players", "2", "--seed", "1", "--lang", "fr", stdin="miser 1\naide\n")
    assert "Miser 1, garder 3" in done.stdout
    assert "Avoir le plus de points après la dernière manche." in done.stdout


def test_it_is_simulated_and_checked(with_game: Run):
    assert with_game("simulate", "blind-bid", "--games", "30", "--jobs", "2").returncode == 0
    checked = with_game("check", "blind-bid", "--games", "5", "--jobs", "1", "--json")
    assert checked.returncode == 0
    assert {one["players"] for one in json.loads(checked.stdout)} == {2, 3, 4}


def test_a_bot_that_it_has_not_got_is_refused(openoutcry: Run, tmp_path):
    bare_bid(tmp_path)
    done = openoutcry("play", "bare-bid", "--bots", "broker", **{VARIABLE: "bare_bid"})
    assert done.returncode == 2
    assert "There is no bot “broker”. What there is: random." in done.stderr


def test_a_game_from_the_folder_of_the_call_without_words_of_its_own(openoutcry: Run, tmp_path):
    bare_bid(tmp_path)
    done = openoutcry(
        "play", "bare-bid", "--players", "2", "--seed", "1", stdin="bid 1\nkeep\n" * 12, **{VARIABLE: "bare_bid"}
    )
    assert done.returncode == 0, done.stderr
    assert "Hetty: drew: card –." in done.stdout
    assert "Bid 1 (coins 1, left 3)" in done.stdout
    refused = openoutcry(
        "play", "bare-bid", "--players", "2", stdin="bid 2\nbid 2\nkeep\nbid 2\n" * 4, **{VARIABLE: "bare_bid"}
    )
    assert refused.returncode == 0, refused.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_broken_game_is_named_and_the_others_are_listed(openoutcry: Run, tmp_path, lang):
    broken_game(tmp_path)
    done = openoutcry("games", "--lang", lang, **{VARIABLE: "broken_game"})
    assert done.returncode == 0
    assert "Mogul" in done.stdout
    assert "broken-game" in done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert openoutcry("play", "broken-game", **{VARIABLE: "broken_game"}).returncode == 2


@pytest.mark.parametrize(
    ("file", "cls", "method"),
    [
        ("game", "BlindBidGame", "scores"),
        ("game", "BlindBidGame", "conserved"),
        ("game", "BlindBidGame", "steps"),
        ("state", "BlindBid", "clone"),
        ("state", "Player", "fields"),
    ],
)
def test_a_method_that_is_missing_is_named_in_one_line(openoutcry: Run, tmp_path, file: str, cls: str, method: str):
    bare_bid(tmp_path)
    source = tmp_path / "bare_bid" / f"{file}.py"
    source.write_text(source.read_text("utf-8").replace(f"def {method}(", "def mislaid(", 1), "utf-8")
    done = openoutcry("check", "bare-bid", "--games", "2", "--jobs", "1", **{VARIABLE: "bare_bid"})
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == f"The class {cls} lacks the method {method}."
    assert len(done.stderr.splitlines()) <= 2  # and the note on an engine that is not compiled
