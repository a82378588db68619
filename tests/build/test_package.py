"""What a person installs: the wheel, the compiled modules in it, and the same modules without a compiler."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build
from openoutcry.cli.new_game import template_files

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
    if not hatch_build.engine_is_compiled():
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
    assert {f"openoutcry/cli/template/{path}" for path in template_files()} <= names
    assert ("openoutcry/server/client/index.html" in names) == (hatch_build.ROOT / "package.json").exists()
    assert not [name for name in names if name.startswith(("web/", "tests/", "build/")) or "node_modules" in name]
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "/web/" in name]


def test_a_source_distribution_installs_without_npm(tmp_path):
    made = build("sdist", ROOT, tmp_path)
    with tarfile.open(made) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / made.name.removesuffix(".tar.gz")
    assert (unpacked / "src/openoutcry/server/client/index.html").is_file()
    wheel = build("wheel", unpacked, tmp_path, OPENOUTCRY_PURE="1")
    assert not (unpacked / "node_modules").exists()
    with zipfile.ZipFile(wheel) as archive:
        assert "openoutcry/server/client/index.html" in archive.namelist()
        (file,) = [name for name in archive.namelist() if name.endswith("dist-info/METADATA")]
        metadata = archive.read(file).decode()
    assert "Author: The Open Outcry authors\n" in metadata
    assert relative_links(metadata) == []


def build(target: str, checkout: Path, folder: Path, **more: str) -> Path:
    """Build a distribution; returns its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    ended = subprocess.run(command, cwd=checkout, env=os.environ | more, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    (made,) = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return made


def relative_links(text: str) -> list[str]:
    return re.findall(r"\]\((?!https?://)[^)]*\)", text)


def test_the_description_of_a_published_repository_links_to_it():
    readme = (ROOT / "README.md").read_text("utf-8")
    home = "https://host.example/owner/name"
    text = hatch_build.description(readme, home)
    assert relative_links(text) == []
    assert f"]({home}/blob/main/docs/first-bot.md)" in text
    assert f"]({home}/raw/main/docs/images/front.webp)" in text
    assert hatch_build.project_links(home)["Changelog"] == f"{home}/blob/main/CHANGELOG.md"


def test_the_description_of_a_repository_without_an_address_names_files_and_shows_no_pictures():
    text = hatch_build.description((ROOT / "README.md").read_text("utf-8"), "")
    assert relative_links(text) == []
    assert ".webp" not in text
    assert "`docs/first-bot.md`" in text
    assert hatch_build.project_links("") == {}
