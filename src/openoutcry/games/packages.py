"""Finds games: the folders of this package, and installed external packages.

An external game is named by an entry point of the group `openoutcry.games`, or by an environment variable:
`OPENOUTCRY_GAMES=my_game,other.game` names packages on the Python path or in the current folder. All games have the
same layout, described in `docs/add-a-game.md`. Modules are imported when they are first used.
"""

import importlib
import os
import pkgutil
import sys
import warnings
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

from openoutcry.engine.errors import OpenOutcryError

HOUSE = "openoutcry.games"
GROUP = "openoutcry.games"
DATA = "data.toml"
VARIABLE = "OPENOUTCRY_GAMES"
LONGEST_TOLD = 200
FORMER_NAMES = {"bot": "broker", "coach": "figures"}  # module names of packages written for version 0.2


class BadGame(OpenOutcryError):
    """Error: a package was named as a game, but cannot be loaded or does not have what a game needs."""


@cache
def house() -> dict[str, str]:
    """Return the Python packages of the built-in games by the names of the games."""
    folders = importlib.import_module(HOUSE).__path__
    return {dashed(one.name): f"{HOUSE}.{one.name}" for one in pkgutil.iter_modules(folders) if one.ispkg}


def foreign() -> dict[str, str]:
    """Return the Python packages of the games of external packages by the names of the games: those of installed entry
    points, and those named by the environment variable OPENOUTCRY_GAMES. A name of a built-in game is left out."""
    return _foreign(os.environ.get(VARIABLE, ""))


@cache
def _foreign(named: str) -> dict[str, str]:
    from importlib.metadata import entry_points  # slow, and needed only here

    packages = [word.strip() for word in named.split(",") if word.strip()]
    if packages and os.getcwd() not in sys.path:  # noqa: PTH109
        sys.path.append(os.getcwd())  # noqa: PTH109
    found = {dashed(package.rpartition(".")[2]): package for package in packages}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, entry.value)
    return {name: package for name, package in found.items() if name not in house()}


def package_of(name: str) -> str | None:
    """Return the dotted name of a game's Python package, or None if there is no game of this name."""
    return house().get(name) or foreign().get(name)


def dashed(folder: str) -> str:
    """Return the name of a game from that of its folder: "blind-bid" for "blind_bid"."""
    return folder.replace("_", "-")


def part(name: str, module: str) -> ModuleType | None:
    """Import an optional module of a game's package (`bot`, `coach`, `nouns` or `terminal`) and return it. Return None
    if there is no such game or the game has no such module."""
    package = package_of(name)
    if package is None:
        return None
    found = _part(name, f"{package}.{module}")
    if found is None and module in FORMER_NAMES:
        found = _part(name, f"{package}.{FORMER_NAMES[module]}")
        if found is not None:
            warnings.warn(
                f"{package}: rename {FORMER_NAMES[module]}.py to {module}.py", DeprecationWarning, stacklevel=2
            )
    return found


@cache
def _part(name: str, module: str) -> ModuleType | None:
    return load(name, module) if load_spec(name, module) else None


def load_spec(name: str, module: str) -> bool:
    """Return whether the module, a dotted name, of the game `name` exists. Raise `BadGame` if the search itself fails,
    as when its package cannot be imported."""
    try:
        return find_spec(module) is not None
    except (Exception, SystemExit) as problem:
        raise broken(name, module, problem) from problem


def load(name: str, module: str) -> ModuleType:
    """Import a module, a dotted name, of the game `name` and return it. Raise `BadGame` with the cause if that
    fails."""
    try:
        return importlib.import_module(module)
    except (Exception, SystemExit) as problem:
        raise broken(name, module, problem) from problem


def broken(name: str, module: str, problem: BaseException | str) -> BadGame:
    """Return (do not raise) the error for a game that cannot be loaded. `problem` is the cause, a text or an exception,
    shortened to 200 characters."""
    told = problem if isinstance(problem, str) else f"{type(problem).__name__}: {problem}"
    told = told[:LONGEST_TOLD]
    message = f"the game {name} ({module}) cannot be loaded: {told}"
    return BadGame("game-not-loaded", message, game=name, package=module, problem=told)


def folder_of(name: str) -> Traversable:
    """Return the folder of a game's package. The game must exist. Raise `BadGame` if its package cannot be imported."""
    package = package_of(name)
    assert package is not None
    try:
        return files(package)
    except (Exception, SystemExit) as problem:
        raise broken(name, package, problem) from problem
