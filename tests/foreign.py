"""Games of other packages: the example, the same without words of its own, and one that is broken."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "docs" / "examples"
VARIABLE = "OPENOUTCRY_GAMES"


def bare_bid(folder: Path) -> None:
    """Blind Bid under another name, with nothing but its rules: no words, no nouns, no drawing, no broker."""
    package = folder / "bare_bid"
    package.mkdir()
    for file in (EXAMPLES / "blind_bid").glob("*.py"):
        text = file.read_text("utf-8").replace("blind_bid", "bare_bid").replace("blind-bid", "bare-bid")
        (package / file.name).write_text(text, "utf-8")


def broken_game(folder: Path, text: str = "1 / 0\n") -> None:
    """A package that should be a game and is none."""
    package = folder / "broken_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text(text, "utf-8")


def variables(games: str, *folders: Path) -> dict[str, str]:
    """The environment in which a process finds these games: the example, and what is in these folders."""
    path = [EXAMPLES, *folders, os.environ.get("PYTHONPATH", "")]
    return {VARIABLE: games, "PYTHONPATH": os.pathsep.join(str(one) for one in path)}


def forgotten(*packages: str) -> Iterator[None]:
    """What was imported of packages that a test wrote is forgotten after it."""
    yield
    for module in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[module]
