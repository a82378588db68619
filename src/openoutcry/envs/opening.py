"""Opening a game as an environment: its players, its modules and its options, in the words of a call."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.games import catalogue

USUAL_PLAYERS = 4
ALL = "all"


def open_for(name: str, players: int | None, modules: str | Iterable[str], options: dict[str, Any]) -> Game[Any]:
    """The game with these settings. `modules` are those that are on, or "all"; an option whose name has hyphens is
    written with underscores. Without a number of `players` it is four, or the nearest to it."""
    if players is None:
        players = min(catalogue.info(name).players, key=lambda count: abs(count - USUAL_PLAYERS))
    known = [option.name for option in catalogue.options(name, players)]
    on = catalogue.info(name).modules if modules == ALL else [modules] if isinstance(modules, str) else list(modules)
    asked = dict.fromkeys(on, "on")
    for option, value in options.items():
        hyphened = option.replace("_", "-")
        asked[hyphened if option not in known and hyphened in known else option] = str(value)
    return _opened(name, players, tuple(sorted(asked.items())))


@lru_cache
def _opened(name: str, players: int, asked: tuple[tuple[str, str], ...]) -> Game[Any]:
    """The same game for the same settings: it never changes."""
    return catalogue.open_game(name, players, dict(asked))
