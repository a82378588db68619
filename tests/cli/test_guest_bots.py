"""`--bots my_module:MyBot`: a bot from the folder in which the command is run."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

BOTS = """
class First:
    def act(self, view, choice, deadline):
        return choice.words[0]

class Broken:
    def act(self, view, choice, deadline):
        return 1 / 0
"""


@pytest.fixture(autouse=True)
def _written(tmp_path):
    (tmp_path / "my_module.py").write_text(BOTS)


def test_a_bot_of_ones_own_plays_in_simulations(openoutcry: Run):
    done = openoutcry("simulate", "mogul", "--players", "3", "--games", "3", "--bots", "my_module:First,random,random")
    assert done.returncode == 0
    assert "my_module:First" in done.stdout


def test_a_bot_of_ones_own_sits_at_the_terminal_and_is_resumed(openoutcry: Run, tmp_path):
    wish = ("--players", "3", "--bots", "my_module:First", "--seed", "1", "--record", "evening.jsonl")
    left = openoutcry("play", "mogul", *wish, stdin="quit\n")
    assert left.returncode == 0
    again = openoutcry("play", "--resume", tmp_path / "evening.jsonl", stdin="quit\n")
    assert again.returncode == 0
    assert "Hetty" in again.stdout
    assert '"bot":"my_module:First"' in (tmp_path / "evening.jsonl").read_text()


def test_a_bot_that_fails_is_named_and_the_game_is_kept(openoutcry: Run, tmp_path):
    wish = ("--players", "3", "--bots", "my_module:Broken", "--seed", "1", "--record", "evening.jsonl")
    done = openoutcry("play", "mogul", *wish, stdin="pass\nstay\nstay\n")
    assert done.returncode == 1
    assert "my_module:Broken" in done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert (tmp_path / "evening.jsonl").exists()


@pytest.mark.parametrize("command", [("play", "mogul"), ("simulate", "mogul"), ("serve",)])
@pytest.mark.parametrize("bot", ["my_module:Third", "genius", "nothing_here:First"])
def test_a_bot_that_is_not_there_is_refused_before_anything_starts(openoutcry: Run, command, bot):
    done = openoutcry(*command, "--bots", bot)
    assert done.returncode == 2
    assert bot in done.stderr
