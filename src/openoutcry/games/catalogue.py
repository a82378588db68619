"""All games by name: the built-in games and those of external packages.

A game is a folder whose `game.py` has the numbers of players LEAST_PLAYERS and MOST_PLAYERS, one class that is a
`Game`, and `offered_options(players)` if it has options. If there is a `data.toml`, the class takes a house set. RULES
is the number of the current rules, 1 by default. STILL_PLAYED has the numbers of earlier rules by which matches that
began with them are still played. A class with such earlier rules takes the number as the argument `rules`.
"""

from functools import cache, lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from openoutcry.engine.errors import BadBox, OtherRules, UnknownGame, nearest
from openoutcry.engine.game import Game, Option
from openoutcry.games.datafile import printed_text
from openoutcry.games.packages import DATA, BadGame, broken, folder_of, foreign, house, load, package_of

SETS = "sets"  # the folder in a game's folder with the house sets that come with it
SET_SUFFIX = ".toml"


class OptionInfo(msgspec.Struct, frozen=True):
    """A rule option of a game. The first of `values` is the default. `players` are the numbers of players with which it
    can have another value, and `by_players` the values that can be chosen with each number of players."""

    name: str
    values: list[str]
    default: str
    players: list[int]
    by_players: dict[int, list[str]]


class Info(msgspec.Struct, frozen=True):
    """A game as listed for users: the numbers of players, all options, the names of the options that switch a module on
    and off, and whether the game has a data file, so that its numbers can be replaced by a house set."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    modules: list[str]
    data: bool


class Listing(msgspec.Struct, frozen=True):
    """What the catalogue knows of a game: the smallest and largest number of players, its class, its `game.py` module,
    whether it has a data file, the number of its current rules, and those of earlier rules that can still be played."""

    least: int
    most: int
    kind: type[Game[Any]]
    module: Any
    data: bool
    rules: int
    still_played: tuple[int, ...]

    def options(self, players: int) -> list[Option]:
        """Return the rule options that can be chosen with this number of players. Empty if the game has none."""
        offered = getattr(self.module, "offered_options", None)
        return [] if offered is None else list(offered(players))


def names() -> list[str]:
    """Return the names of all games, the built-in ones first. A game of an external package that cannot be loaded is
    listed too."""
    return [*house(), *foreign()]


def games() -> list[str]:
    """Return the names of the games that can be played: `names()` without those of `refused()`."""
    bad = refused()
    return [name for name in names() if name not in bad]


def refused() -> dict[str, BadGame]:
    """Return the games of external packages that cannot be loaded, by name, each with the error that says why."""
    return _refused(tuple(foreign().items()))


@cache
def _refused(others: tuple[tuple[str, str], ...]) -> dict[str, BadGame]:
    bad: dict[str, BadGame] = {}
    for name, package in others:
        try:
            _listing(name, package)
        except BadGame as problem:
            bad[name] = problem
    return bad


def info(name: str) -> Info:
    """Return the numbers of players, the options and the modules of a game. Raise `UnknownGame` if there is no game of
    this name."""
    found = listing(name)
    counts = list(range(found.least, found.most + 1))
    offered: dict[str, dict[int, list[str]]] = {}
    for players in counts:
        for option in found.options(players):
            offered.setdefault(option.name, {})[players] = option.values
    rows: list[OptionInfo] = []
    for option_name, by_players in offered.items():
        values = list(dict.fromkeys(value for some in by_players.values() for value in some))
        free = [players for players, some in by_players.items() if len(some) > 1]
        rows.append(OptionInfo(option_name, values, values[0], free, by_players))
    modules = [option.name for option in found.options(found.most) if option.module]
    return Info(name, counts, rows, modules, found.data)


def options(name: str, players: int) -> list[Option]:
    """Return the rule options of a game that can be chosen with this number of players."""
    return listing(name).options(players)


def open_game(
    name: str, players: int, asked: dict[str, str] | None = None, set_text: str | None = None, rules: int = 0
) -> Game[Any]:
    """Return a game, set up for this number of players.

    `asked` are the chosen options by name, and `set_text` is a house set as TOML text, or None for the printed numbers.
    `rules` is the number of the rules with which a match began, 0 for the current ones. Raise `UnknownGame`,
    `OtherRules` for rules that cannot be played any more, and `BadBox` for a house set that is not valid.
    """
    return _opened(name, listing(name), players, asked or {}, set_text, rules)


def shared_game(
    name: str, players: int, asked: dict[str, str] | None = None, set_text: str | None = None, rules: int = 0
) -> Game[Any]:
    """Return the same as `open_game`, from a cache of 64 games: equal arguments return the same object. A game object
    is never changed by play."""
    return _shared(name, players, tuple((asked or {}).items()), set_text, rules)


@lru_cache(maxsize=64)
def _shared(name: str, players: int, asked: tuple[tuple[str, str], ...], set_text: str | None, rules: int) -> Game[Any]:
    return open_game(name, players, dict(asked), set_text, rules)


def _opened(
    name: str, found: Listing, players: int, asked: dict[str, str], set_text: str | None, rules: int = 0
) -> Game[Any]:
    make: Any = found.kind
    number = rules or found.rules
    played = (*found.still_played, found.rules)
    if number not in played:
        known = ", ".join(map(str, played))
        message = f"this match began with rules {number} of {name}; those that are played here are: {known}"
        raise OtherRules("other-rules", message, game=name, rules=number, known=known)
    if not found.data and set_text is not None:
        raise BadBox("box-none", f"{name} has no data file, and so no house set", game=name)
    more = {"rules": number} if found.still_played else {}
    game: Game[Any] = make(players, asked, set_text, **more) if found.data else make(players, asked, **more)
    game.rules = number
    return game


def rules_played(name: str) -> tuple[int, ...]:
    """Return the numbers of all versions of a game's rules with which matches can be played, the current one last."""
    found = listing(name)
    return *found.still_played, found.rules


def data_text(name: str) -> str:
    """Return the text of the `data.toml` that comes with a game. Raise `UnknownGame` if there is no such game, and
    `BadBox` if the game has no data file."""
    if not listing(name).data:
        raise BadBox("box-none", f"{name} has no data file, and so no house set", game=name)
    return printed_text(name)


def house_sets(name: str) -> list[str]:
    """Return the names of the house sets (data files with other numbers) that come with a game, such as "small",
    sorted."""
    listing(name)
    folder = folder_of(name).joinpath(SETS)
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(file.removesuffix(SET_SUFFIX) for file in found if file.endswith(SET_SUFFIX))


def house_set_text(name: str, house_set: str | PathLike[str]) -> str:
    """Return the TOML text of a house set. `house_set` is the name of one that comes with the game, the path of a file,
    or the text itself, which has at least one line break."""
    if isinstance(house_set, str) and "\n" in house_set:
        return house_set
    if str(house_set) in house_sets(name):
        return folder_of(name).joinpath(SETS, f"{house_set}{SET_SUFFIX}").read_text(encoding="utf-8")
    return Path(house_set).read_text(encoding="utf-8")


def listing(name: str) -> Listing:
    """Return the definition of a game. Raise `UnknownGame` if there is no game of this name."""
    package = package_of(name)
    if package is None:
        known = ", ".join(names())
        message = f"there is no game {name!r}; there are: {known}"
        raise UnknownGame("unknown-game", message, game=name, games=known, near=nearest(name, names()))
    return _listing(name, package)


@cache
def _listing(name: str, package: str) -> Listing:
    module: Any = load(name, f"{package}.game")
    kinds = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    kinds = [one for one in kinds if issubclass(one, Game)]
    if len(kinds) != 1:
        raise broken(name, package, f"game.py needs one class that is a Game, and has {len(kinds)}")
    for wanted in ("LEAST_PLAYERS", "MOST_PLAYERS"):
        if not isinstance(getattr(module, wanted, None), int):
            raise broken(name, package, f"game.py needs {wanted}, a number of players")
    if module.LEAST_PLAYERS > module.MOST_PLAYERS:
        raise broken(name, package, "LEAST_PLAYERS is more than MOST_PLAYERS")
    data = folder_of(name).joinpath(DATA).is_file()
    rules, still_played = getattr(module, "RULES", 1), tuple(getattr(module, "STILL_PLAYED", ()))
    found = Listing(module.LEAST_PLAYERS, module.MOST_PLAYERS, kinds[0], module, data, rules, still_played)
    if name in foreign():
        _try_out(name, package, found)
    return found


def _try_out(name: str, package: str, found: Listing) -> None:
    """Open a game of an external package once and build what a client is shown of its first position. Raise `BadGame`
    if that fails or if the game's name is not `name`."""
    try:
        game = _opened(name, found, found.least, {}, None)
        shown: Any = game.shown(game.new())
    except (Exception, SystemExit) as problem:
        raise broken(name, package, problem) from problem
    if game.name != name:
        raise broken(name, package, f"the game calls itself {game.name!r}, not {name!r}")
    if not isinstance(shown, msgspec.Struct) or shown.__struct_config__.tag != name:
        raise broken(name, package, f'what `shown` returns needs tag_field="game", tag="{name}"')
