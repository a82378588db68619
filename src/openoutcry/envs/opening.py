"""The settings of a game that is opened as an environment, made from keyword arguments: players, modules, options and
house set."""

from collections.abc import Iterable
from functools import lru_cache
from os import PathLike
from typing import Any, NamedTuple

from openoutcry.engine.game import Game
from openoutcry.games import catalogue

USUAL_PLAYERS = 4
ALL = "all"
HouseSet = str | PathLike[str] | None


class Settings(NamedTuple):
    """Fields that determine the set-up of a game: name, number of players, options as sorted pairs, and the text of a
    house set (other numbers than the printed ones) or None."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...]
    house_set: str | None = None

    def open(self) -> Game[Any]:
        """Return the opened game with these settings. Equal settings share one cached object, since a game never
        changes."""
        return _opened(self)


@lru_cache
def _opened(settings: Settings) -> Game[Any]:
    name, players, options, house_set = settings
    return catalogue.open_game(name, players, dict(options), house_set)


def settings_for(
    name: str,
    players: int | None,
    modules: str | Iterable[str],
    options: dict[str, Any],
    house_set: HouseSet = None,
) -> Settings:
    """Return the settings for the arguments of an environment. `players` None means four, or the nearest number that
    the game allows; `modules` are those switched on, or "all"; an option name may have underscores for hyphens;
    `house_set` is the path of a TOML file, its text, or the name of one that comes with the game."""
    if players is None:
        players = min(catalogue.info(name).players, key=lambda count: abs(count - USUAL_PLAYERS))
    known = [option.name for option in catalogue.options(name, players)]
    on = catalogue.info(name).modules if modules == ALL else [modules] if isinstance(modules, str) else list(modules)
    asked = dict.fromkeys(on, "on")
    for option, value in options.items():
        hyphened = option.replace("_", "-")
        asked[hyphened if option not in known and hyphened in known else option] = str(value)
    text = None if house_set is None else catalogue.house_set_text(name, house_set)
    return Settings(name, players, tuple(sorted(asked.items())), text)
