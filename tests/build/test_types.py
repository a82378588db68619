"""A bot with types is accepted by mypy and by pyright, and what is wrong in it is found by both."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "typed_bot.py"


def mypy(file: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        "",
        "--cache-dir",
        ROOT / "build" / "mypy-user",
    ]
    return subprocess.run([*command, file], cwd=file.parent, capture_output=True, text=True, check=False)


def pyright(file: Path) -> subprocess.CompletedProcess[str]:
    settings = {"include": [str(file)], "typeCheckingMode": "strict"}
    project = file.parent / "pyrightconfig.json"
    project.write_text(json.dumps(settings), "utf-8")
    command = [sys.executable, "-m", "basedpyright", "--project", project, "--pythonpath", sys.executable]
    return subprocess.run(command, cwd=file.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("check", [mypy, pyright])
def test_a_typed_bot_is_accepted(check, tmp_path):
    file = tmp_path / "typed_bot.py"
    file.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    checked = check(file)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("check", [mypy, pyright])
@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [("view.pot > 2", "view.pott > 2", "pott"), ("view: MogulView, choice: oo", "view: oo.View, choice: oo", "pot")],
)
def test_a_name_that_a_view_has_not_got_is_found(check, tmp_path, right, wrong, said):
    file = tmp_path / "typed_bot.py"
    file.write_text(EXAMPLE.read_text("utf-8").replace(right, wrong), "utf-8")
    checked = check(file)
    assert checked.returncode == 1
    assert said in checked.stdout


def test_the_typed_views_are_those_of_the_states():
    command = [sys.executable, "tools/typed_views.py", "--check"]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_every_name_of_a_typed_view_is_there():
    import openoutcry as oo
    from openoutcry import views

    kinds = {"mogul": "Mogul", "speculation-board": "SpeculationBoard", "speculation-cards": "SpeculationCards"}
    for game, prefix in [*kinds.items(), ("stockpile", "Stockpile")]:
        view = oo.open_game(game, players=3).new(seed=1).view(0).state
        for kind, thing in ((f"{prefix}View", view), (f"{prefix}Player", view.players[0])):
            names = [name for name in vars(getattr(views, kind)) if not name.startswith("_")]
            assert len(names) > 1
            assert [name for name in names if not hasattr(thing, name)] == []
