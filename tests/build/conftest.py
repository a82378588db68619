"""A small project that `hatch_build.py` builds as it builds this one, and what it needs to do so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PYPROJECT = """
[tool.openoutcry]
compiled = ["src/openoutcry/engine/*.py", "src/openoutcry/bots/*.py"]
interpreted = ["src/openoutcry/engine/laws.py"]
"""

PACKAGE = """
{"private": true, "scripts": {"build": "node web/build.js"}, "dependencies": {"paint": "file:web/paint"}}
"""

LOCK = """
{
  "lockfileVersion": 3,
  "requires": true,
  "packages": {
    "": {"dependencies": {"paint": "file:web/paint"}},
    "node_modules/paint": {"resolved": "web/paint", "link": true},
    "web/paint": {"version": "1.0.0"}
  }
}
"""

BUILD_SCRIPT = """
const fs = require('fs')
const client = 'src/openoutcry/server/client'
fs.mkdirSync(client, { recursive: true })
fs.writeFileSync(client + '/index.html', 'one')
"""


@dataclass
class Project:
    """A checkout in miniature."""

    root: Path

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def build(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """`python hatch_build.py WORDS`; what it says is on its standard error."""
        return subprocess.run(
            [sys.executable, "hatch_build.py", *words],
            cwd=self.root,
            env=os.environ | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def run(self, program: str) -> str:
        """Return what a program that imports from `src/` prints."""
        return subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.root / "src",
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    def extensions(self) -> set[str]:
        return {path.name.partition(".")[0] for path in self.root.rglob("src/**/*") if path.suffix in {".so", ".pyd"}}

    def client(self) -> str:
        return (self.root / "src/openoutcry/server/client/index.html").read_text("utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project with nothing in it but the build."""
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile_engine.py", tmp_path / "tools")
    made = Project(tmp_path)
    made.write("pyproject.toml", PYPROJECT)
    return made


@pytest.fixture
def with_engine(project: Project) -> Project:
    """A project with an engine of one function, a module that stays interpreted, and no client."""
    project.write("src/openoutcry/__init__.py", "")
    project.write("src/openoutcry/engine/__init__.py", "")
    project.write("src/openoutcry/engine/laws.py", "")
    project.write("src/openoutcry/engine/market.py", "def price() -> int:\n    return 5\n")
    return project


@pytest.fixture
def with_client(project: Project) -> Project:
    """A project with a client of one page, and no engine."""
    project.write("package.json", PACKAGE)
    project.write("package-lock.json", LOCK)
    project.write("web/paint/package.json", '{"name": "paint", "version": "1.0.0"}')
    project.write("web/build.js", BUILD_SCRIPT)
    project.write("src/openoutcry/text/locales/en/common.ftl", "hello = Hello\n")
    return project
