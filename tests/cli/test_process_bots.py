"""`--bots process:COMMAND`: a program plays at the terminal, in simulations and in arenas, and not in the browser."""

from __future__ import annotations

import json
import sys

import pytest

from openoutcry.cli.arguments import split_bots
from openoutcry.cli.run import WrongUsage
from tests.cli.conftest import Run

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"option": message["choice"]["options"][0]["option"]}), flush=True)
"""
BOT = f"process:{sys.executable} first.py a,b"
QUOTED = f'"{BOT}"'


@pytest.fixture(autouse=True)
def _written(tmp_path):
    (tmp_path / "first.py").write_text(FIRST)
    (tmp_path / "broken.py").write_text("raise SystemExit")


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("broker, random", ["broker", "random"]),
        ("process:node bot.js,broker", ["process:node bot.js", "broker"]),
        ('"process:node bot.js a,b", broker', ["process:node bot.js a,b", "broker"]),
        ("process:node 'my bot.js' \"a,b\",broker", ["process:node 'my bot.js' \"a,b\"", "broker"]),
        ("'process:node \"a,b\"',broker", ['process:node "a,b"', "broker"]),
    ],
)
def test_a_comma_in_quotation_marks_is_part_of_a_command(text, bots):
    assert split_bots(text) == bots


@pytest.mark.parametrize("text", ["", "broker,", 'process:node "a,b', "''"])
def test_a_list_that_is_not_whole_is_refused(text):
    with pytest.raises(WrongUsage):
        split_bots(text)


def test_a_program_plays_in_simulations_and_arenas_on_several_processes(openoutcry: Run):
    asked = ["mogul", "--players", "3", "--games", "3", "--bots", f"{QUOTED},random,random"]
    simulated = openoutcry("simulate", *asked, "--json")
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)["by_bot"][0]["bot"] == BOT
    fought = openoutcry("arena", *asked, "--jobs", "2", "--json")
    assert fought.returncode == 0, fought.stderr
    assert json.loads(fought.stdout)["bots"][0]["bot"] == BOT
    assert simulated.stderr == fought.stderr == ""


def test_a_program_sits_at_the_terminal_and_a_record_alone_does_not_start_it(openoutcry: Run, tmp_path):
    wish = ("--players", "3", "--bots", QUOTED, "--seed", "1", "--record", "evening.jsonl")
    left = openoutcry("play", "mogul", *wish, stdin="pass\nstay\nquit\n")
    assert left.returncode == 0, left.stderr
    again = ("play", "--resume", tmp_path / "evening.jsonl")
    refused = openoutcry(*again, stdin="quit\n")
    assert refused.returncode == 2
    assert "The record names a program" in refused.stderr
    assert openoutcry(*again, "--bots", QUOTED, stdin="quit\n").returncode == 0
    assert openoutcry(*again, "--bots", "broker", stdin="quit\n").returncode == 2


def test_a_program_that_fails_is_told_of_once_and_the_game_goes_on(openoutcry: Run):
    broken = f"process:{sys.executable} broken.py"
    done = openoutcry("simulate", "mogul", "--games", "3", "--bots", f"{broken},random,random,random", "--lang", "fr")
    assert done.returncode == 0
    assert " ".join(done.stderr.split()).count("Le robot habituel") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "mogul", "--bots", "process:"), "named by its command"),
        (("arena", "mogul", "--bots", "process:no-such-program x"), "there is no program “no-such-program” here"),
        (("play", "mogul", "--bots", "process:no-such-program x"), "there is no program “no-such-program” here"),
        (("serve", "--bots", f"process:{sys.executable}"), "not offered in the browser"),
    ],
)
def test_what_cannot_be_run_is_refused(call: Run, words, said):
    refused = call(*words)
    assert refused.returncode == 2
    assert said in refused.stderr
