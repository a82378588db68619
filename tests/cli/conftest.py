"""The `openoutcry` command as a process of its own, in a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE

Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(home: Path) -> dict[str, str]:
    """No colours, no French, 100 columns, and data kept in `home`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "OPENOUTCRY"))}
    return kept | {"LANG": "C.UTF-8", "COLUMNS": "100", "XDG_DATA_HOME": str(home), "HOME": str(home)}


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in this process: for long lists of wrong ones, where a process each would take minutes."""
    from openoutcry.cli.run import run as run_here

    def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        monkeypatch.chdir(tmp_path)
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment(tmp_path).items():
            monkeypatch.setenv(name, value)
        code = run_here([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert code in (0, 1, 2)
        return subprocess.CompletedProcess(arguments, code, said.out, said.err)

    return run


@pytest.fixture
def openoutcry(tmp_path: Path) -> Run:
    """Runs a command line. Whatever happens, no traceback is shown, and the exit code is one of three."""

    def run(*arguments: str | Path, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "openoutcry.cli", *map(str, arguments)],
            input=stdin,
            capture_output=True,
            text=True,
            timeout=5 * PATIENCE,
            cwd=tmp_path,
            env=environment(tmp_path) | variables,
            check=False,
        )
        assert "Traceback" not in done.stderr + done.stdout
        assert done.returncode in (0, 1, 2), done.stderr
        return done

    return run
