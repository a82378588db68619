"""The library needs few packages; a command that needs more says which extra brings it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import environment

ROOT = Path(__file__).resolve().parents[2]
NEEDED = {"fluent.syntax", "librt", "msgspec", "mypy_extensions", "rich"}
# The modules of these packages, and of those that they need.
CORE = {
    "fluent",
    "typing_extensions",
    "librt",
    "msgspec",
    "mypy_extensions",
    "rich",
    "pygments",
    "markdown_it",
    "mdurl",
}

# Runs as if nothing were installed but the packages that are named first, or as if those after "-" were not.
START = """
import sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in without if without else top not in only and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

words = sys.argv[1].split(",")
without = set(words[1:]) if words[0] == "-" else set()
only = {*words, "openoutcry", "openoutcry__mypyc"}
sys.meta_path.insert(0, Bare())
del sys.argv[1]
"""
COMMAND = f"{START}\nfrom openoutcry.cli import main\nmain()"
LIBRARY = f"""{START}
from openoutcry.lab.runs import simulate
from openoutcry.lab.simulate import Plan
from openoutcry.games.catalogue import games, info
for name in games():
    players = info(name).players[0]
    rows = simulate(Plan(name, players, 1, ["broker"] * players, {{}}), 1)
    print(name, len(rows) == players)
"""

FRONT_DOOR = f"""{START}
import openoutcry as oo
game = oo.open_game("mogul", players=4)
match = oo.Match(game, seats=["me", "broker", "broker", "random"], seed=1)
match.play("stay")
oo.guess(game, match.view(0)).playout()
while not match.over:
    match.play(match.choice.words[0])
match.save("evening.jsonl")
record = oo.read_record("evening.jsonl")
oo.verify_record(record)
rows = oo.simulate(game, ["broker"], games=1)
print(oo.check_laws(game, games=1).violations, len(rows), record.header.seats[0].name)
print(match)
print(len(match._repr_html_()) > 1000, str(game.new(seed=1)).count("\\n") > 10)
evening = oo.Match(oo.open_game("speculation-cards", players=2), seats=["random"] * 2, seed=1)
evening.go_on()
evening.save("evening.jsonl")
print(len(oo.analyze(oo.read_record("evening.jsonl"), error=0.3).seats))
match = oo.Match(game, seats=["me", "broker", "broker", "random"], seed=1)
print(oo.hint(match.view(0), error=0.3).answers[0].words in match.choice.words)
"""
LETTERS = """
from openoutcry.envs import mogul_v1
env = mogul_v1.env(players=4, render_mode="ansi")
env.reset(seed=1)
print(env.render())
"""
MISSING = f"""{START}
import openoutcry as oo
game = oo.open_game("mogul", players=4)
try:
    {{}}
except ModuleNotFoundError as problem:
    print(problem)
"""


def run(code: str, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        cwd=home,
        env=environment(home),
        check=False,
    )


def test_the_library_needs_few_packages():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {line.partition(">")[0].replace("-", "_") for line in project["dependencies"]}
    assert names == NEEDED


def test_bots_play_every_game_with_nothing_but_the_library(tmp_path: Path):
    played = run(LIBRARY, tmp_path, ",".join(CORE))
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.splitlines()) == played.stdout.count("True") == 4


def test_a_match_is_played_from_python_with_nothing_but_the_library(tmp_path: Path):
    played = run(FRONT_DOOR, tmp_path, ",".join(CORE))
    assert played.returncode == 0, played.stderr
    first, *table, drawn, analyzed, hinted = played.stdout.splitlines()
    assert first == "[] 4 Player 1"
    assert table[0].startswith("── Mogul · ")
    assert (drawn, analyzed, hinted) == ("True True", "2", "True")


@pytest.mark.parametrize(
    ("wish", "extra"),
    [
        ("oo.VectorEnv('mogul')", "envs"),
        ("import openoutcry.envs.mogul_v1", "envs"),
        ("import openoutcry.envs.solo", "envs"),
        ("import openoutcry.envs.openspiel", "openspiel"),
        ("import openoutcry.envs.ismcts", "openspiel"),
    ],
)
def test_what_python_needs_an_extra_for_says_which(tmp_path: Path, wish: str, extra: str):
    refused = run(MISSING.replace("{}", wish), tmp_path, ",".join(CORE))
    assert refused.returncode == 0, refused.stderr
    assert refused.stdout.endswith(f': pip install "openoutcry[{extra}]"\n')


@pytest.mark.parametrize("words", [["play", "mogul"], ["serve"], ["games"]])
def test_a_command_without_the_packages_for_playing_says_so_in_one_sentence(tmp_path: Path, words: list[str]):
    refused = run(COMMAND, tmp_path, ",".join(CORE), *words)
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr == (
        'This needs the packages for playing, in the terminal and the browser: pip install "openoutcry[play]"\n'
    )


@pytest.mark.parametrize("words", [["--help"], []])
def test_the_first_page_needs_no_package_at_all(tmp_path: Path, words: list[str]):
    page = run(COMMAND, tmp_path, ",".join(CORE), *words)
    assert page.stdout.startswith("Stock-market board games")
    assert page.stderr == ""


def test_a_missing_extra_is_named_in_the_language_that_is_spoken(tmp_path: Path):
    refused = run(COMMAND, tmp_path, ",".join(CORE), "--lang", "fr", "serve")
    assert refused.returncode == 1
    assert refused.stderr.startswith("Il faut pour cela")
    assert refused.stderr.endswith('"openoutcry[play]"\n')


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "mogul", "--games", "1", "--out", "games.parquet"],
        ["arena", "mogul", "--games", "4", "--bots", "broker,random,random,random"],
        ["report", "games.csv"],
        ["compare", "broker", "random", "--game", "mogul"],
    ],
)
def test_a_command_without_the_packages_of_the_lab_says_so_in_one_sentence(tmp_path: Path, words: list[str]):
    refused = run(COMMAND, tmp_path, "-,choix,polars", *words)
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1] == 'This needs the packages of the lab: pip install "openoutcry[lab]"'


@pytest.mark.parametrize("out", ["games.csv", "games.jsonl"])
def test_rows_are_written_without_the_packages_of_the_lab(tmp_path: Path, out: str):
    written = run(COMMAND, tmp_path, "-,polars", "simulate", "mogul", "--games", "1", "--out", out)
    assert written.returncode == 0, written.stderr
    assert (tmp_path / out).stat().st_size > 0


def test_an_environment_is_drawn_in_letters_without_the_packages_for_playing(tmp_path: Path):
    drawn = run(f"{START}\n{LETTERS}", tmp_path, "-,typer,litestar,platformdirs,polars,sqlalchemy,structlog")
    assert drawn.returncode == 0, drawn.stderr
    assert drawn.stdout.startswith("── Mogul · ")


def test_playing_needs_no_package_of_the_lab(tmp_path: Path):
    played = run(COMMAND, tmp_path, "-,polars", "play", "mogul", "--players", "3", "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert "Mogul" in played.stdout
