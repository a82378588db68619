"""`openoutcry new game`: what it writes is a game that is checked, tested, simulated and played at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from openoutcry.cli.new_game import LONGEST_NAME, renamed, template_files
from tests.cli.conftest import Run
from tests.foreign import ROOT, TEMPLATE, installed
from tests.patience import PATIENCE

NAME = "l2_ile_x"


def run(project: Path, *words: str) -> str:
    """What a tool prints in the folder of the project; it must end well."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=20 * PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_is_installed_checked_simulated_played_and_tested(openoutcry: Run, tmp_path: Path):
    made = openoutcry("new", "game", NAME)
    assert made.returncode == 0, made.stderr
    assert made.stdout.splitlines() == [
        "L2 Ile X is in l2_ile_x. Type next:",
        "pip install -e l2_ile_x",
        "openoutcry check l2-ile-x",
        "openoutcry play l2-ile-x",
    ]
    project = tmp_path / NAME
    variables = installed(project)
    assert "L2 Ile X  2 to 4 players" in openoutcry("games", **variables).stdout
    checked = openoutcry("check", "l2-ile-x", "--games", "10", "--jobs", "1", **variables)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    simulated = openoutcry("simulate", "l2-ile-x", "--games", "100", "--jobs", "1", **variables)
    assert simulated.returncode == 0, simulated.stderr
    played = openoutcry("play", "l2-ile-x", "--players", "2", stdin="bid 1\nkeep\n" * 12, **variables)
    assert played.returncode == 0, played.stderr
    assert "The last round is played." in played.stdout
    run(project, "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.parametrize("name", ["q", "x" * LONGEST_NAME, "_".join("x" * (LONGEST_NAME // 2))])
def test_a_new_game_is_formatted_and_typed_whatever_its_name(openoutcry: Run, tmp_path: Path, name: str):
    assert openoutcry("new", "game", name, "--into", str(tmp_path)).returncode == 0
    project = tmp_path / name
    run(project, "ruff", "check", "--no-cache")
    run(project, "ruff", "format", "--check", "--no-cache")
    if name == "q":
        run(project, "mypy", "--cache-dir", str(tmp_path / "mypy"))


def test_it_has_one_test_file_both_languages_and_nothing_of_blind_bid(openoutcry: Run, tmp_path: Path):
    openoutcry("new", "game", NAME)
    project = tmp_path / NAME
    written = {path.relative_to(project).as_posix(): path for path in project.rglob("*") if path.is_file()}
    assert [name for name in written if name.startswith("tests/")] == [f"tests/test_{NAME}.py"]
    assert {f"{NAME}/text/en/game.ftl", f"{NAME}/text/fr/game.ftl", f"{NAME}/data.toml"} <= set(written)
    text = "\n".join([*written, *(path.read_text("utf-8") for path in written.values())])
    assert [word for word in ("blind", "enchère") if word in text.lower()] == []


def test_the_template_is_what_would_be_written_for_its_own_name():
    for path, text in template_files().items():
        assert renamed(path, "blind_bid") == path
        assert renamed(text, "blind_bid") == text, path
    files = {path.relative_to(TEMPLATE).as_posix() for path in TEMPLATE.rglob("*") if path.is_file()}
    assert {path for path in files if "__pycache__" not in path and not path.startswith(".")} == set(template_files())


def test_our_tests_include_those_of_the_template():
    run(ROOT, "pytest", "-q", "-p", "no:cacheprovider", str(TEMPLATE / "tests"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Trade", "“Trade”: the name of a game is written like trade_winds, with at most 30 characters"),
        ("trade-winds", "is written like trade_winds"),
        ("2trade", "is written like trade_winds"),
        ("trade__winds", "is written like trade_winds"),
        ("échange", "is written like trade_winds"),
        ("../trade", "is written like trade_winds"),
        ("x" * (LONGEST_NAME + 1), "is written like trade_winds"),
        ("class", "“class” cannot be the name of a game: Python or Open Outcry uses this word."),
        ("none", "uses this word"),
        ("all", "uses this word"),
        ("bid", "uses this word"),
        ("mogul", "There is a game “mogul” already."),
        ("speculation_cards", "There is a game “speculation-cards” already."),
        ("email", "There is a Python module “email” already."),
        ("openoutcry", "There is a Python module “openoutcry” already."),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_and_nothing_is_written(call: Run, tmp_path: Path, name: str, said: str):
    refused = call("new", "game", name)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_refused_and_left_alone(call: Run, tmp_path: Path):
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "diary.txt").write_text("mine", "utf-8")
    (tmp_path / "other").write_text("mine too", "utf-8")
    for name in (NAME, "other"):
        refused = call("new", "game", name)
        assert refused.returncode == 1
        assert f"“{name}” exists and is not an empty folder." in refused.stderr
    assert [path.name for path in (tmp_path / NAME).iterdir()] == ["diary.txt"]
    assert (tmp_path / "other").read_text("utf-8") == "mine too"


def test_an_empty_folder_is_used_and_a_missing_one_is_refused(call: Run, tmp_path: Path):
    (tmp_path / "games" / NAME).mkdir(parents=True)
    assert call("new", "game", NAME, "--into", "games").returncode == 0
    assert (tmp_path / "games" / NAME / "pyproject.toml").is_file()
    assert [path.name for path in (tmp_path / "games").iterdir()] == [NAME]
    refused = call("new", "game", NAME, "--into", "nowhere")
    assert refused.returncode == 1
    assert "There is no folder “nowhere”." in refused.stderr


def test_what_fails_halfway_leaves_nothing(call: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "rename", full)
    refused = call("new", "game", NAME)
    assert refused.returncode == 1
    assert f"“{NAME}” cannot be written." in refused.stderr
    assert list(tmp_path.iterdir()) == []
