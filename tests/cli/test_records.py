"""`openoutcry replay` and `openoutcry verify`, on records that are true, false, partial or no records at all."""

import itertools
import json
from pathlib import Path

import pytest

from openoutcry.match.record import dump
from tests.cli.conftest import Run
from tests.cli.records import PUBLIC, changed, undone, unfinished, written
from tests.text.played import moments, played_out

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_told_and_its_table_drawn(openoutcry: Run, tmp_path: Path, lang: str):
    told = openoutcry("replay", written(tmp_path), "--lang", lang, COLUMNS="80")
    assert told.returncode == 0
    golden = (GOLDEN / f"mogul.{lang}.txt").read_text("utf-8").splitlines()
    assert [line.rstrip() for line in told.stdout.splitlines()] == golden


def test_a_record_is_told_up_to_an_input(openoutcry: Run, tmp_path: Path):
    told = openoutcry("replay", written(tmp_path), "--at", "6").stdout
    assert "  6  A Santa Fe share is revealed" in told
    assert "\n  7  " not in told
    assert "Round 1 · Credit" in told
    assert openoutcry("replay", written(tmp_path), "--at", "0").returncode == 0


def test_an_unfinished_record_is_told(openoutcry: Run, tmp_path: Path):
    told = openoutcry("replay", unfinished(tmp_path))
    assert told.returncode == 0
    assert "▶" in told.stdout
    assert told.stderr.startswith("Not verified. The match is not over.")


def test_going_back_is_told(openoutcry: Run, tmp_path: Path):
    assert "takes an answer back: on from input 5." in openoutcry("replay", undone(tmp_path)).stdout


@pytest.mark.parametrize("form", [PUBLIC, 0, 2])
def test_a_partial_record_is_told_from_its_events(openoutcry: Run, tmp_path: Path, form: str | int):
    told = openoutcry("replay", written(tmp_path, form))
    assert told.returncode == 0
    assert "Ben wins the game." in told.stdout
    assert "Points" not in told.stdout
    assert told.stderr == ""


@pytest.mark.parametrize("form", [PUBLIC, 1])
def test_a_partial_record_is_true_as_far_as_it_shows_and_says_what_was_not_checked(
    call: Run, tmp_path: Path, form: str | int
):
    assert call("verify", written(tmp_path, form)).stdout.startswith("True as far as it shows: all 240 inputs")
    file = tmp_path / "stockpile.jsonl"
    file.write_text(dump(played_out(2, game_name="stockpile"), form), "utf-8")
    verdict = json.loads(call("verify", file, "--json").stdout)
    assert verdict["true"]
    assert verdict["hidden"] > 100
    said = " ".join(call("verify", file).stdout.split())
    assert f"Not checked: the answers that this form of the record leaves out ({verdict['hidden']})." in said
    forged = changed(file, 40, hash="0" * 16)
    assert call("verify", forged).stdout.startswith("False. Input 40 ")
    assert "What is told here is not true." in call("replay", forged).stderr


def test_of_a_partial_record_of_a_match_that_goes_on_it_is_said_how_far_it_was_checked(call: Run, tmp_path: Path):
    file = tmp_path / "seat.jsonl"
    file.write_text(dump(next(itertools.islice(moments(2, game_name="stockpile"), 20, None)), 0), "utf-8")
    refused = call("verify", file)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Only the first ")
    verdict = json.loads(call("verify", file, "--json").stdout)
    assert (verdict["true"], verdict["problem"]) == (False, "unchecked-record")
    assert verdict["checked"] > 0
    told = call("replay", file)
    assert told.returncode == 0
    assert told.stderr.startswith("Not verified. Only the first ")


def test_a_forged_story_is_false_and_is_not_told_as_true(call: Run, tmp_path: Path):
    record = written(tmp_path)
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    place, event = next((n, line["events"][0]) for n, line in enumerate(lines) if line.get("words") == "credit")
    forged = changed(record, place, events=[{**event, "points": 500}])
    verdict = call("verify", forged)
    assert verdict.returncode == 1
    said = " ".join(verdict.stdout.split())
    assert said == f"False. Input {place} tells “events[0].points” as 500, but it was {event['points']}."
    told = call("replay", forged)
    assert told.returncode == 1
    assert "Points" in told.stdout, "the inputs are true, so the table is drawn"
    assert told.stderr.startswith(f"What is told here is not true. Input {place} tells")
    assert call("replay", forged, "--lang", "fr").stderr.startswith("Ce qui est raconté ici n’est pas vrai.")


def test_a_record_of_another_version_says_which_one_told_it(call: Run, tmp_path: Path):
    old = changed(written(tmp_path), 0, openoutcry="0.0.7")
    assert "The record was told by Open Outcry 0.0.7; by the rules of" in " ".join(call("verify", old).stdout.split())
    other = changed(old, 8, words="borrow")
    verdict = call("verify", other)
    assert verdict.returncode == 1
    assert verdict.stdout.startswith("Not verified. Input 8 says “borrow”")
    assert "told by Open Outcry 0.0.7." in " ".join(verdict.stdout.split())
    assert json.loads(call("verify", other, "--json").stdout)["told_by"] == "0.0.7"
    assert "told by Open Outcry 0.0.7." in " ".join(call("replay", other).stderr.split())
    retold = call("replay", changed(old, 7, events=[]))
    assert retold.returncode == 1
    assert retold.stderr.startswith("Not verified. Input 7 tells “events[0]” as –, but it was ")
    untold = changed(old, 3, events=[{"event": "flew", "seat": 0}])
    refused = call("replay", untold)
    assert refused.returncode == 1
    assert "Input 3 has an event that cannot be told. The record was told by Open Outcry 0.0.7." in refused.stderr
    gone = call("verify", changed(old, 0, options={"speed": "fast"}))
    assert gone.returncode == 1
    assert "The record was told by Open Outcry 0.0.7." in gone.stderr


def test_a_record_with_a_byte_order_mark_is_read(call: Run, tmp_path: Path):
    record = written(tmp_path)
    record.write_text("\ufeff" + record.read_text("utf-8"), "utf-8")
    assert call("verify", record).stdout.startswith("True: all 240 inputs")
    assert call("replay", record).stderr == ""


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("line", "values", "said"),
    [
        (7, {"option": 10**30}, "Line 8: “option” must be 62 or less."),
        (7, {"option": 1.5}, "Line 8: “option” must be a whole number."),
        (7, {"seat": 2**70}, "Line 8: “seat” must be 98 or less."),
        (7, {"seat": -2}, "Line 8: “seat” must be -1 or more."),
        (7, {"n": True}, "Line 8: “n” must be a whole number."),
        (7, {"words": None}, "Line 8: “words” must be a text."),
        (7, {"events": 5}, "Line 8: “events” must be a list."),
        (7, {"words": "x" * 999}, "Line 8: “words” must be no longer than 200 letters."),
        (0, {"seats": [{"bot": "broker"}] * 4}, "Line 1: the field “seats[0].name” is missing."),
        (0, {"form": "7"}, "Line 1: “form” must be full, public, or the number of a seat from 0 to 3, not “7”."),
        (0, {"game": "chess"}, "Line 1: There is no game “chess”"),
        (0, {"options": {"credit": "never"}}, "Line 1: "),
        (-1, {"scores": [10**30, 1, 1, 1]}, "Line 242: “scores[0]” must be 1,000,000,000 or less."),
    ],
)
def test_what_no_record_can_hold_is_refused_in_a_sentence(
    call: Run, tmp_path: Path, command: str, line: int, values: dict[str, object], said: str
):
    refused = call(command, changed(written(tmp_path), line, **values))
    assert refused.returncode == 1
    assert refused.stderr.startswith(said)
    french = call(command, changed(written(tmp_path), line, **values), "--lang", "fr")
    assert french.stderr.startswith("Ligne")


def test_a_record_of_other_rules_is_still_told(openoutcry: Run, tmp_path: Path):
    told = openoutcry("replay", changed(written(tmp_path), 8, words="borrow"))
    assert told.returncode == 1
    assert "Ben wins the game." in told.stdout
    assert "It could not be played again" in told.stderr


def test_a_moment_that_never_was(call: Run, tmp_path: Path):
    assert "The record has 240 inputs" in call("replay", written(tmp_path), "--at", "9999").stderr
    assert call("replay", written(tmp_path), "--at", "-1").returncode == 2


def test_a_true_record_is_true(openoutcry: Run, tmp_path: Path):
    verdict = openoutcry("verify", written(tmp_path))
    assert verdict.returncode == 0
    assert verdict.stdout.startswith("True: all 240 inputs")
    assert json.loads(openoutcry("verify", written(tmp_path), "--json").stdout)["true"] is True


@pytest.mark.parametrize(
    ("line", "values", "problem", "where"),
    [
        (6, {"option": 3, "words": "brown/yellow"}, "false-draw", 6),
        (7, {"option": 0, "words": "pass"}, "false-position", 7),
        (7, {"option": 1, "words": "pass"}, "false-words", 7),
        (7, {"seat": 2}, "false-answer", 7),
        (7, {"seat": 9}, "false-seat", 7),
        (7, {"consented": True}, "false-mixed", 7),
        (7, {"events": []}, "false-event", 7),
        (6, {"option": 3}, "false-words", 6),
        (0, {"set_hash": "0" * 16}, "false-set", 0),
        (0, {"set_name": "Our copy"}, "false-set", 0),
        (7, {"option": None}, "false-no-answer", 7),
        (7, {"kind": "auction", "words": "leave"}, "false-question", 7),
        (9, {"undo": 12}, "false-undo", 9),
        (9, {"hash": "0" * 16}, "false-position", 9),
        (-1, {"secret": "11" * 32}, "false-secret", 0),
        (-1, {"secret": "not hexadecimal"}, "false-secret-digits", 0),
        (-1, {"scores": [1, 2, 3, 4]}, "false-ending", 240),
        (-1, {"ranks": [1, 1, 1, 1]}, "false-ending", 240),
    ],
)
def test_a_false_record_is_false_and_it_is_said_where(
    call: Run, tmp_path: Path, line: int, values: dict[str, object], problem: str, where: int
):
    forged = changed(written(tmp_path), line, **values)
    verdict = call("verify", forged, "--json")
    assert verdict.returncode == 1
    told = json.loads(verdict.stdout)
    assert (told["true"], told["problem"], told["input"]) == (False, problem, where)


def test_a_false_record_in_words(call: Run, tmp_path: Path):
    forged = changed(written(tmp_path), 6, option=3, words="brown/yellow")
    told = call("verify", forged).stdout
    assert told.startswith("False. Input 6 draws “brown/yellow”, but the dealer’s secret draws “")
    assert call("verify", forged, "--lang", "fr").stdout.startswith("Faux. L’entrée 6 tire «\u00a0brown/yellow\u00a0»")


BROKEN = {
    "empty": ("", "The file is empty"),
    "not JSON": ("Ann wins.\n", "Line 1: this is not a line of a record"),
    "another JSON": ('{"hello": 1}\n', "Line 1: this is not a line of a record"),
    "a list": ("[1, 2]\n", "Line 1"),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused(call: Run, tmp_path: Path, command: str, kind: str):
    text, said = BROKEN[kind]
    (tmp_path / "broken.jsonl").write_text(text, "utf-8")
    refused = call(command, "broken.jsonl")
    assert refused.returncode == 1
    assert said in refused.stderr


def test_a_record_that_was_cut_off_is_refused(call: Run, tmp_path: Path):
    text = written(tmp_path).read_text("utf-8")
    (tmp_path / "cut.jsonl").write_text(text[: len(text) // 2], "utf-8")
    assert "this is not a line of a record" in call("verify", "cut.jsonl").stderr
    lines = text.splitlines(keepends=True)
    (tmp_path / "short.jsonl").write_text("".join(lines[:50]), "utf-8")
    refused = call("verify", "short.jsonl")
    assert refused.returncode == 1
    assert "The match is not over." in refused.stderr
    (tmp_path / "hole.jsonl").write_text("".join(lines[:50] + lines[51:]), "utf-8")
    assert "Line 51: input 50 is expected here, not 51." in call("verify", "hole.jsonl").stderr


def test_a_record_without_seats_or_of_an_unknown_event_is_refused(call: Run, tmp_path: Path):
    record = written(tmp_path)
    assert "4 players, but 0 seats" in call("replay", changed(record, 0, seats=[])).stderr
    flown = changed(written(tmp_path, PUBLIC), 3, events=[{"event": "flew", "seat": 0}])
    refused = call("replay", flown)
    assert refused.returncode == 1
    assert "Input 3 has an event that cannot be told." in refused.stderr


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_or_no_text(openoutcry: Run, tmp_path: Path, command: str):
    missing = openoutcry(command, "nowhere.jsonl")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "There is no file “nowhere.jsonl”." in missing.stderr
    assert "is a folder" in openoutcry(command, tmp_path).stderr
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in openoutcry(command, "bytes").stderr


def test_a_record_cannot_command_the_terminal(openoutcry: Run, tmp_path: Path):
    names = [{"name": name} for name in ("A\x1b[2Jnn", "Ben", "Cleo", "Dan")]
    told = openoutcry("replay", changed(written(tmp_path), 0, seats=names))
    assert told.returncode == 0
    assert "\x1b" not in told.stdout
    forged = openoutcry("verify", changed(written(tmp_path), 6, words="\x1b[2J"))
    assert "\x1b" not in forged.stdout
