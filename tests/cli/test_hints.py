"""`openoutcry play --hint`: the coach in the terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from openoutcry.match.record import parse
from openoutcry.match.verify import replay
from tests.cli.conftest import environment
from tests.patience import PATIENCE


def play(home: Path, typed: str, *arguments: str, language: str = "en") -> str:
    """What a game says to what is typed."""
    done = subprocess.run(
        [sys.executable, "-m", "openoutcry.cli", "play", "mogul", "--players", "3", "--seed", "7", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=home,
        env=environment(home) | {"LANG": f"{language}.UTF-8", "LC_ALL": f"{language}.UTF-8"},
        timeout=5 * PATIENCE,
        check=True,
    )
    return done.stdout


def test_a_hint_names_answers_with_figures_and_the_record_marks_the_answer(tmp_path: Path) -> None:
    said = play(tmp_path, "hint\n1\nquit\n", "--hint", "--record", "evening.jsonl")
    assert "of 100 such games" in said
    text = (tmp_path / "evening.jsonl").read_text("utf-8")
    assert sum(json.loads(line).get("hint", False) for line in text.splitlines()) == 1
    replayed = replay(parse(text))
    assert next(entry.hint for entry in replayed.entries if entry.seat == 0) is True


def test_without_the_option_there_is_no_hint(tmp_path: Path) -> None:
    said = play(tmp_path, "hint\n1\nquit\n", "--record", "evening.jsonl")
    assert "started without --hint" in said
    assert "hint" not in (tmp_path / "evening.jsonl").read_text("utf-8")
