"""`openoutcry play`, driven through a pipe as a script would drive it."""

import itertools
import json
import os
from pathlib import Path

import pytest

from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from tests.cli.conftest import Run

PATIENT = "1\n" * 400


def test_a_game_to_its_end(openoutcry: Run, tmp_path: Path):
    done = openoutcry("play", "mogul", "--name", "Ann", "--seed", "3", "--record", "game.jsonl", stdin=PATIENT)
    assert done.returncode == 0
    assert "Mogul: Ann, Hetty, Jesse and Otto sit down." in done.stdout
    assert "The crash!" in done.stdout
    assert " 1st " in done.stdout
    assert "\x1b" not in done.stdout
    match = verify(parse((tmp_path / "game.jsonl").read_text("utf-8")))
    assert [seat.bot for seat in match.header.seats] == [None, "broker", "broker", "broker"]
    assert not (tmp_path / "game.jsonl.secret").exists()


def test_the_same_seed_deals_and_plays_the_same_game(openoutcry: Run):
    first, second, other = (
        openoutcry("play", "mogul", "--seed", seed, stdin=PATIENT).stdout for seed in ("3", "3", "4")
    )
    assert first == second
    assert first != other


def test_words_and_their_beginnings_are_answers(openoutcry: Run):
    lines = openoutcry("play", "mogul", "--seed", "3", "--name", "Ann", stdin="PASS\nst\n  leave \n").stdout
    assert "Ann stays in" in lines
    assert "Ann leaves the auction with" in lines


def test_french_is_typed_and_told(openoutcry: Run):
    typed = "passer\nrester\npartir\ncredit\naide\nquitter\n"
    told = openoutcry("play", "mogul", "--seed", "3", "--name", "Ann", "--lang", "fr", stdin=typed).stdout
    assert "Ann reste" in told
    assert "Ann quitte l’enchère avec" in told
    assert "Ann prend un crédit" in told
    assert "La carte du krach est parmi" in told
    assert "Pour la reprendre" in told


def test_an_answer_that_is_not_open_is_refused_with_its_rule(openoutcry: Run):
    told = openoutcry("play", "mogul", "--seed", "3", stdin="pass\ncredit\nwhat?\n17\n").stdout
    assert "Credit is taken before the auction, not during it." in told
    assert "“what?” is no answer to this. Say one of: stay, leave." in told
    assert "“17” is no answer to this." in told


def test_selling_more_than_one_has_is_refused_with_its_rule(openoutcry: Run):
    bots = ["--players", "3", "--bots", "random", "--set", "start=1"]
    for seed in map(str, itertools.count()):
        told = openoutcry("play", "mogul", "--seed", seed, *bots, stdin="pass\n" + "stay\n" * 6 + "sell 8\n").stdout
        if "You won the auction." in told:
            break
    assert "You do not own that many shares" in told


def test_undo_takes_the_last_answer_back(openoutcry: Run, tmp_path: Path):
    typed = "undo\ncredit\nundo\npass\nquit\n"
    told = openoutcry("play", "mogul", "--seed", "3", "--name", "Ann", "--record", "game.jsonl", stdin=typed).stdout
    assert "There is nothing that you could take back." in told
    assert "Ann takes an answer back" in told
    entries = [json.loads(line) for line in (tmp_path / "game.jsonl").read_text("utf-8").splitlines()[1:]]
    assert [entry["undo"] for entry in entries if "undo" in entry]


def test_help_history_and_table(openoutcry: Run):
    told = openoutcry("play", "mogul", "--seed", "3", stdin="help\nhistory\ntable\nquit\n").stdout
    assert "It ends the game at once." in told
    assert "takes your last answer back" in told
    assert told.count("is the start player.") == 2
    assert told.count("Round 1 · Credit") == 2


def test_leaving_keeps_the_game_and_says_how_to_go_on(openoutcry: Run, tmp_path: Path):
    left = openoutcry("play", "mogul", "--seed", "3", "--name", "Ann", stdin="pass\nquit\n")
    assert left.returncode == 0
    [kept] = (tmp_path / "openoutcry" / "games").glob("*.jsonl")
    assert f"openoutcry play --resume {kept}" in left.stdout
    assert kept.with_name(f"{kept.name}.secret").stat().st_mode & 0o077 == 0
    resumed = openoutcry("play", "--resume", kept, stdin=PATIENT)
    assert "The crash!" in resumed.stdout
    assert openoutcry("verify", kept).returncode == 0
    assert "this match is over" in openoutcry("play", "--resume", kept).stderr


def test_games_that_were_left_are_listed_and_one_is_chosen(openoutcry: Run, tmp_path: Path):
    openoutcry("play", "mogul", "--seed", "3", "--name", "Ann", stdin="pass\nquit\n")
    openoutcry("play", "speculation-cards", "--players", "2", "--seed", "3", "--name", "Ben", stdin="quit\n")
    folder = tmp_path / "openoutcry" / "games"
    for file in folder.glob("*"):
        os.utime(file, (0, 1_000_000_000 if file.name.startswith("mogul") else 900_000_000))
    (folder / "broken.jsonl").write_text("{}")
    (folder / "broken.jsonl.secret").write_text("")
    listed = openoutcry("play", "--resume", stdin="7\nquit\n", TZ="UTC")
    assert listed.returncode == 0
    lines = listed.stdout.splitlines()
    assert "broken.jsonl cannot be gone on with. Line 1: this is not a line of a record." in lines[0]
    assert lines[1:3] == [
        "  1  Mogul: Ann, Hetty, Jesse and Otto · Auction · Ann to answer · 2001-09-09 01:46",
        "  2  Speculation, the card game: Ben and Hetty · Action · Ben to answer · 1998-07-09 16:00",
    ]
    assert "Which one? Its number, from 1 to 2, or “quit”." in listed.stdout
    assert "“7” is no number from 1 to 2." in listed.stdout
    chosen = openoutcry("play", "--resume", stdin="1\nquit\n").stdout
    assert "Mogul: Ann, Hetty, Jesse and Otto sit down." in chosen
    of_one_game = openoutcry("play", "speculation-cards", "--resume", "--lang", "fr", stdin="quitter\n").stdout
    assert "Mogul" not in of_one_game
    assert "à Ben de répondre" in of_one_game


def test_nothing_to_go_on_with_is_said(openoutcry: Run, tmp_path: Path):
    refused = openoutcry("play", "--resume")
    assert refused.returncode == 1
    assert f"No game was left before its end in {tmp_path / 'openoutcry' / 'games'}." in refused.stderr
    assert "Aucune partie interrompue" in openoutcry("play", "--resume", "--lang", "fr").stderr


def test_a_mistyped_answer_is_asked_about(openoutcry: Run):
    told = openoutcry("play", "mogul", "--seed", "3", stdin="credti\nquit\n").stdout
    assert "Say one of: pass, credit. Did you mean “credit”?" in told


def test_the_end_of_the_input_is_leaving_too(openoutcry: Run):
    left = openoutcry("play", "mogul", "--record", "game.jsonl", stdin="pass\n")
    assert left.returncode == 0
    assert "To go on with it: openoutcry play --resume game.jsonl" in left.stdout


def test_a_game_without_its_secret_cannot_go_on(openoutcry: Run, tmp_path: Path):
    openoutcry("play", "mogul", "--record", "game.jsonl", stdin="quit\n")
    (tmp_path / "game.jsonl.secret").write_text("00" * 32)
    assert "belongs to another match" in openoutcry("play", "--resume", "game.jsonl").stderr
    (tmp_path / "game.jsonl.secret").unlink()
    refused = openoutcry("play", "--resume", "game.jsonl")
    assert refused.returncode == 1
    assert "Without the dealer’s secret" in refused.stderr


def test_only_your_own_chips_are_shown(openoutcry: Run):
    told = openoutcry("play", "mogul", "--seed", "3", stdin="quit\n").stdout
    assert told.count("covered") == 3
    perfect = openoutcry("play", "mogul", "--seed", "3", "--set", "memory=perfect", stdin="quit\n").stdout
    assert "covered" not in perfect


def test_a_hot_seat_passes_the_terminal_on(openoutcry: Run):
    people = ["--hot-seat", "Ann,Ben,Cleo", "--set", "start=2"]
    told = openoutcry("play", "mogul", "--players", "3", "--seed", "3", *people, stdin="pass\npass\nquit\n").stdout
    assert told.index("Pass to Ben.") < told.index("Pass to Cleo.") < told.index("Pass to Ann.")
    assert told.count("covered") == 3 * 2


def test_another_box_is_played_with(openoutcry: Run, tmp_path: Path):
    (tmp_path / "mine.toml").write_text(
        box().replace("each = 6", "each = 3").replace("Mogul, 2002 edition", "Attic"), "utf-8"
    )
    told = openoutcry("play", "mogul", "--house-set", "mine.toml", "--set", "memory=perfect", stdin="quit\n").stdout
    assert "Bank      33" in told
    assert "House set: Attic" in told


def box() -> str:
    from importlib.resources import files

    return files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")


def test_a_box_of_thirty_shares_is_refused(openoutcry: Run, tmp_path: Path):
    thirty = box().replace("shares = 8", "shares = 7", 1).replace("borders = { green = 2,", "borders = { green = 1,", 1)
    (tmp_path / "thirty.toml").write_text(thirty, "utf-8")
    refused = openoutcry("play", "mogul", "--house-set", "thirty.toml")
    assert refused.returncode == 1
    assert "the box holds 31 shares, but this file has 30" in refused.stderr
    assert (
        "31 actions, mais ce fichier en a 30"
        in openoutcry("play", "mogul", "--house-set", "thirty.toml", "--lang", "fr").stderr
    )


def test_a_box_that_is_no_toml_is_refused(openoutcry: Run, tmp_path: Path):
    (tmp_path / "broken.toml").write_text("game = \nmogul", "utf-8")
    refused = openoutcry("play", "mogul", "--house-set", "broken.toml")
    assert refused.returncode == 1
    assert "not TOML (line 1)" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["mogul", "--players", "2"], "for 3 to 6 players, not for 2"),
        (["mogul", "--players", "-4"], "--players is a whole number from 1 to 99, not “-4”"),
        (["mogul", "--players", "four"], "not “four”"),
        (["mogul", "--players", "3", "--bots", "broker,broker,broker"], "names 3 bots, and there are 2 seats for bots"),
        (["mogul", "--bots", "shark"], "There is no bot “shark”"),
        (["mogul", "--bots", "broker,"], "names with commas"),
        (["mogul", "--players", "3", "--hot-seat", "Ann,Ben,Cleo,Dan"], "4 people do not fit at a table for 3"),
        (["mogul", "--hot-seat", "Ann,ann"], "Two people have the same name"),
        (["mogul", "--name", ""], "a name has 1 to 24 letters"),
        (["mogul", "--name", "Ann", "--hot-seat", "Ben"], "say one of them"),
        (["mogul", "--set", "weather=rain"], "no option “weather”"),
        (["mogul", "--set", "credit=never"], "“credit” is one of: before-auction, own-turn; not “never”"),
        (["mogul", "--set", "fast_start=yes"], "With 4 players, “fast_start” is one of: no"),
        (["mogul", "--set", "credit"], "--set is followed by option=value"),
        (["mogul", "--seed", "-1"], "--seed is a whole number, 0 or more"),
        (["mogul", "--house-set", "nowhere.toml"], "There is no file “nowhere.toml”"),
        (["--resume", "nowhere.jsonl"], "There is no file “nowhere.jsonl”"),
        (["--resume", "nowhere.jsonl", "--players", "4"], "leave the other options out"),
    ],
)
def test_what_cannot_be_played_is_refused(call: Run, arguments: list[str], said: str):
    refused = call("play", *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr


def test_a_record_that_cannot_be_written_is_refused_before_the_game(openoutcry: Run, tmp_path: Path):
    refused = openoutcry("play", "mogul", "--record", tmp_path / "no" / "folder.jsonl")
    assert refused.returncode == 1
    assert "There is no folder" in refused.stderr
    assert refused.stdout == ""
