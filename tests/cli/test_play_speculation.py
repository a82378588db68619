"""The two Speculations at a terminal, driven through a pipe: whole games, sealed cards, answers in French."""

from pathlib import Path

from openoutcry.cli.play.terminal import folded
from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from tests.cli.conftest import Run

PATIENT = "1\n" * 400
BOARD = ["play", "speculation-board", "--players", "3", "--seed", "3"]


def test_the_board_game_to_its_end(openoutcry: Run, tmp_path: Path):
    done = openoutcry(*BOARD, "--name", "Ann", "--bots", "random", "--record", "game.jsonl", stdin=PATIENT)
    assert "Speculation: Ann, Hetty and Jesse sit down." in done.stdout
    assert "A brick reached END, and the turn was played out." in done.stdout
    assert any(line.startswith("   1st  ") and "$" in line for line in done.stdout.splitlines())
    assert "\x1b" not in done.stdout
    told = openoutcry("replay", "game.jsonl", "--lang", "fr").stdout
    assert "atteint la case END en premier" in told
    verify(parse((tmp_path / "game.jsonl").read_text("utf-8")))


def test_the_card_game_to_its_end(openoutcry: Run, tmp_path: Path):
    deal = ["--players", "2", "--seed", "3", "--bots", "random", "--record", "game.jsonl"]
    done = openoutcry("play", "speculation-cards", *deal, "--lang", "fr", stdin=PATIENT)
    assert "Toutes les manches sont jouées." in done.stdout
    assert "\x1b" not in done.stdout
    verify(parse((tmp_path / "game.jsonl").read_text("utf-8")))


def test_a_sealed_card_can_be_changed_until_all_are_in(openoutcry: Run, tmp_path: Path):
    """Nobody is shown another's card, nor that it was changed."""
    people = ["--hot-seat", "Ann,Ben,Cleo", "--set", "start=1", "--record", "game.jsonl"]
    trades = "sell nothing\nbuy nothing\n" * 3
    typed = f"{trades}1\nchange Dan\nchange\n2\n1\nchange\nchange ben\n2\ntable\nquit\n"
    told = openoutcry(*BOARD, *people, stdin=typed).stdout
    turns = told[told.index("Choosing cards") :].split("Pass to ")
    assert [turn.partition(".")[0] for turn in turns[1:]] == ["Ben", "Ann", "Ben", "Cleo", "Ben", "Cleo"]
    assert "change Ann" in turns[1]
    assert "(your choice so far)" in turns[2]
    assert "Your choice" not in turns[3]
    assert "Whose choice is it? Say one of: change Ann, change Ben." in turns[4]
    record = parse((tmp_path / "game.jsonl").read_text("utf-8"))
    assert [entry.seat for entry in record.entries if entry.kind == "card"] == [0, 0, 1, 1]
    hands = [line for turn in turns[1:] for line in turn.splitlines() if line.startswith("Your cards")]
    assert hands[0] == hands[2] == hands[4] != hands[3] == hands[5]


def test_a_hot_seat_is_told_only_its_own_cards(openoutcry: Run):
    people = ["--hot-seat", "Ann,Ben", "--bots", "random", "--set", "start=1"]
    told = openoutcry(*BOARD, *people, stdin="nothing\n" * 3 + "sell nothing\nbuy nothing\n" * 2 + "1\n" * 8).stdout
    drawn = [line for line in told.splitlines() if line.endswith(" card.") and " draws the " in line]
    assert drawn
    assert not any(line.startswith("Hetty") for line in drawn)


def test_answers_are_typed_in_french(openoutcry: Run):
    typed = "vendre rien\nACHETER METRO\nacheter timbuktu\njouer\nquitter\n"
    told = openoutcry(*BOARD, "--set", "start=1", "--lang", "fr", stdin=typed).stdout
    assert "achète une action" in told
    assert "Laquelle de vos cartes jouez-vous, face cachée\xa0?" in told


def test_a_card_of_hearts_is_typed_without_its_ligature():
    assert folded("Défausser 4 de Cœur") == "defausser 4 de coeur"


def test_a_closed_answer_is_refused_with_its_rule(openoutcry: Run):
    typed = "sell nothing\nbuy nothing\nplay metro\nplay timbuktu\nplay alhambra\n"
    told = openoutcry(*BOARD, "--set", "start=1", stdin=typed).stdout
    assert "That card is not in your hand." in told
