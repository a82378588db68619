"""What a person installs: the wheel, the compiled modules in it, and the same modules without a compiler."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = hatch_build.ROOT


def module_names() -> list[str]:
    """The modules that are compiled, by their dotted names."""
    return [
        ".".join(path.relative_to(hatch_build.SRC).with_suffix("").parts) for path in hatch_build.compiled_sources()
    ]


@pytest.fixture
def needs_compiled_engine() -> None:
    """These tests look at what `make install` built; they never build it themselves."""
    if not hatch_build.extension_files():
        pytest.skip("the engine is uncompiled here")
    if not hatch_build.stamp_holds(
        hatch_build.ENGINE_STAMP, hatch_build.engine_hash(), made=hatch_build.extension_files()
    ):
        pytest.fail("the compiled engine is older than its sources: run `make install`")


@pytest.mark.usefixtures("needs_compiled_engine")
@pytest.mark.parametrize("name", module_names())
def test_a_compiled_module_is_imported_as_an_extension(name):
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix in {".so", ".pyd"}


def test_the_same_source_runs_uncompiled(tmp_path):
    shutil.copytree(hatch_build.SRC, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
    script = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    ended = subprocess.run(
        [sys.executable, "-c", script, *module_names()],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    files = [Path(line) for line in ended.stdout.splitlines()]
    assert len(files) == len(module_names())
    assert all(file.suffix == ".py" and file.is_relative_to(tmp_path) for file in files)


@pytest.mark.usefixtures("needs_compiled_engine")
def test_the_wheel_holds_the_compiled_modules_their_sources_and_the_client(tmp_path):
    ended = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    extensions = {path.relative_to(hatch_build.SRC).as_posix() for path in hatch_build.extension_files()}
    sources = {path.relative_to(hatch_build.SRC).as_posix() for path in hatch_build.compiled_sources()}
    assert extensions | sources <= names
    assert "openoutcry/games/mogul/data.toml" in names
    assert "openoutcry/py.typed" in names
    assert ("openoutcry/server/client/index.html" in names) == (hatch_build.WEB / "package.json").exists()
    assert not [name for name in names if name.startswith(("web/", "tests/", "build/")) or "node_modules" in name]
