"""The levels of the package: each imports only what lies below it, and a breach is noticed."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ("engine", "games", "match", "bots", "text", "lab", "envs", "server", "cli", "api")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()", "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package's sources, every level of them, where a test may spoil them."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
    for level in LEVELS:
        folder = tmp_path / "src" / "openoutcry" / level
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").touch()
    return tmp_path


def test_each_level_imports_only_those_below_it():
    ended = lint(ROOT)
    assert ended.returncode == 0, ended.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/spoilt.py", "import openoutcry.games"),
        ("games/spoilt.py", "import openoutcry.match"),
        ("games/spoilt.py", "import time"),
        ("games/mogul/rules/spoilt.py", "import openoutcry.games.mogul.terminal"),
        ("games/mogul/rules/spoilt.py", "import openoutcry.text"),
        ("games/mogul/shown/spoilt.py", "import openoutcry.games.mogul.bot"),
        ("games/mogul/bot/spoilt.py", "import openoutcry.games.mogul.terminal"),
        ("games/mogul/bot/spoilt.py", "import openoutcry.lab"),
        ("match/spoilt.py", "import openoutcry.bots"),
        ("bots/spoilt.py", "import openoutcry.text"),
        ("text/spoilt.py", "import openoutcry.server"),
        ("lab/spoilt.py", "import openoutcry.server"),
        ("envs/spoilt.py", "import openoutcry.lab"),
        ("envs/spoilt.py", "import openoutcry.server"),
        ("server/spoilt.py", "import openoutcry.cli"),
        ("lab/spoilt.py", "import openoutcry.api"),
        ("api/spoilt.py", "import openoutcry.cli"),
    ],
)
def test_a_level_that_looks_up_is_caught(copy, file, line):
    spoilt = copy / "src" / "openoutcry" / file
    if spoilt.parent.with_suffix(".py").exists():  # a module: the line is added to it
        spoilt = spoilt.parent.with_suffix(".py")
    with spoilt.open("a", encoding="utf-8") as module:
        module.write(f"\n{line}\n")
    ended = lint(copy)
    assert ended.returncode == 1
    assert "BROKEN" in ended.stdout


def private_names(source: str) -> list[str]:
    """The names beginning with an underscore that a module imports from a package that is not ours."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    others = [name for name in names if name.split(".")[0] not in ("openoutcry", "__future__")]
    return [name for name in others if any(re.match("_(?!_)", part) for part in name.split("."))]


def test_a_private_name_is_noticed():
    theirs = "import a._b\nfrom c import _d, e\nfrom _f import g\n"
    source = theirs + "from . import _own\nfrom openoutcry import _own, __version__"
    assert private_names(source) == ["a._b", "c._d", "_f.g"]


def test_no_module_imports_a_private_name_of_another_package():
    sources = (ROOT / "src" / "openoutcry").rglob("*.py")
    found = {str(path): names for path in sources if (names := private_names(path.read_text("utf-8")))}
    assert found == {}
