"""Games of other packages: the template of new games, the same with its rules only, and one that is broken."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from openoutcry.cli.new_game import create_game, renamed
from openoutcry.cli.options import NewGameOptions

ROOT = Path(__file__).resolve().parents[1]
OWN_TABLE = ROOT / "docs" / "examples" / "own_table"
TEMPLATE = ROOT / "src" / "openoutcry" / "cli" / "template"
BLIND_BID = TEMPLATE / "blind_bid"
VARIABLE = "OPENOUTCRY_GAMES"


def bare_bid(folder: Path) -> None:
    """Blind Bid under another name, with nothing but its rules: no words, no nouns, no drawing, no broker, no data."""
    write_rules(folder, "bare_bid", {})


def write_rules(folder: Path, package: str, changes: dict[str, list[tuple[str, str]]]) -> None:
    """The rules of Blind Bid under another name, with their numbers in the code, and with changes by file."""
    data = f'files("{package}").joinpath("data.toml").read_text("utf-8")'
    changes = {"box.py": [(data, repr(_called((BLIND_BID / "data.toml").read_text("utf-8"), package)))]} | changes
    (folder / package).mkdir(exist_ok=True)
    for file in BLIND_BID.glob("*.py"):
        text = _called(file.read_text("utf-8"), package)
        for old, new in changes.get(file.name, []):
            assert old in text, old
            text = text.replace(old, new)
        (folder / package / file.name).write_text(text, "utf-8")


def _called(text: str, package: str) -> str:
    return text.replace("blind_bid", package).replace("blind-bid", package.replace("_", "-"))


def own_table(folder: Path, package: str, *changes: tuple[str, str]) -> Path:
    """A new game that brings the table of docs/examples/own_table, with changes of its texts; where its project is."""
    assert create_game(NewGameOptions(name=package, into=folder)) == 0
    dist = folder / package / package / "web" / "dist"
    dist.mkdir(parents=True)
    for file in OWN_TABLE.iterdir():
        text = renamed(file.read_text("utf-8"), package)
        for old, new in changes:
            text = text.replace(old, new)
        (dist / file.name).write_text(text, "utf-8")
    return folder / package


def broken_game(folder: Path, text: str = "1 / 0\n") -> None:
    """A package that should be a game and is none."""
    package = folder / "broken_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text(text, "utf-8")


def installed(project: Path) -> dict[str, str]:
    """The environment in which a process finds the game of a project by the entry point that the project declares."""
    declared = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    site = project.parent / "site"
    metadata = site / f"{project.name}-{declared['version']}.dist-info"
    metadata.mkdir(parents=True)
    named = f"Metadata-Version: 2.1\nName: {declared['name']}\nVersion: {declared['version']}\n"
    (metadata / "METADATA").write_text(named, "utf-8")
    entries = [f"{game} = {package}" for game, package in declared["entry-points"]["openoutcry.games"].items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[openoutcry.games]", *entries, ""]), "utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(project), str(site), os.environ.get("PYTHONPATH", "")])}


def variables(games: str, *folders: Path) -> dict[str, str]:
    """The environment in which a process finds these games: Blind Bid, and what is in these folders."""
    path = [TEMPLATE, *folders, os.environ.get("PYTHONPATH", "")]
    return {VARIABLE: games, "PYTHONPATH": os.pathsep.join(str(one) for one in path)}


def forgotten(*packages: str) -> Iterator[None]:
    """What was imported of packages that a test wrote is forgotten after it."""
    yield
    for module in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[module]
