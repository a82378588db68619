"""Games as they are opened from Python."""

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from typing import Any

from openoutcry.api.positions import Position, dealt
from openoutcry.engine.game import Game as EngineGame
from openoutcry.games import catalogue


class Game:
    """A game with its options and number of players. It is immutable, and games with the same parameters are equal.

    `engine` is the object of the engine.

    >>> game = oo.open_game("mogul", players=4)
    >>> game.name, game.players, game.options["memory"]
    ('mogul', 4, 'table')
    >>> game == oo.open_game("mogul", players=4)
    True
    """

    def __init__(self, engine: EngineGame[Any], house_set: str | None = None) -> None:
        self.engine = engine
        self.house_set = house_set

    @property
    def name(self) -> str:
        """Return the name under which the game is opened, such as "mogul"."""
        return self.engine.name

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.engine.players

    @property
    def options(self) -> dict[str, str]:
        """Return the value of every option of the game, by name. Changing the dictionary does not change the game."""
        return dict(self.engine.options)

    def new(self, seed: int | None = None) -> Position:
        """Return a new position, dealt up to the first choice of a player. The same seed deals the same cards.

        >>> oo.open_game("mogul", players=4).new(seed=1).legal()
        ['pass', 'credit']
        """
        return dealt(self, self.engine.new(), seed)

    def opening(self) -> Position:
        """Return a new position before anything is dealt. `step` can choose each draw, as an answer of player -1.

        >>> oo.open_game("mogul", players=4).opening().choice
        Choice('start', player=-1, ['player 1', 'player 2', 'player 3', 'player 4'])
        """
        return Position(self, self.engine.new())

    def __repr__(self) -> str:
        usual = {option.name: option.values[0] for option in catalogue.options(self.name, self.players)}
        unusual = {name: value for name, value in self.options.items() if value != usual[name]}
        told = f", options={unusual}" if unusual else ""
        return f"Game({self.name!r}, players={self.players}{told}{', house_set=...' if self.house_set else ''})"

    def _parts(self) -> tuple[Any, ...]:
        return self.name, self.players, tuple(sorted(self.options.items())), self.house_set

    def __eq__(self, other: object) -> bool:
        return self._parts() == other._parts() if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return open_game, (self.name, self.players, self.options, self.house_set)


def open_game(
    name: str,
    players: int,
    options: Mapping[str, str] | None = None,
    house_set: str | PathLike[str] | None = None,
) -> Game:
    """Return a game for a number of players. Raise an error for an unknown name, option or number of players.

    `house_set` is the path of a TOML file, its text, or the name of a house set that comes with the game. Every
    built-in game has one called "small".

    >>> oo.open_game("mogul", players=3, options={"credit": "own-turn"})
    Game('mogul', players=3, options={'credit': 'own-turn'})
    >>> oo.open_game("mogul", players=3, house_set="small").engine.set_name
    'Mogul, small'
    >>> oo.open_game("monopoly", players=4)
    Traceback (most recent call last):
    openoutcry.engine.errors.UnknownGame: there is no game 'monopoly'; there are: mogul, ...
    """
    text = None if house_set is None else catalogue.house_set_text(name, house_set)
    return Game(_opened(name, players, tuple((options or {}).items()), text), text)


@lru_cache
def _opened(name: str, players: int, options: tuple[tuple[str, str], ...], text: str | None) -> EngineGame[Any]:
    """Open a game of the engine with its options. `text` is a data file with other numbers, or None for the printed
    ones. The same arguments return the same object."""
    return catalogue.open_game(name, players, dict(options), text)


def list_games() -> list[str]:
    """Return the names of the available games.

    >>> oo.list_games()
    ['mogul', 'speculation-board', 'speculation-cards', 'stockpile']
    """
    return catalogue.games()


def list_options(name: str, players: int) -> dict[str, list[str]]:
    """Return the options of a game for a number of players, each with its values. The first value is the default.

    >>> oo.list_options("mogul", players=4)["credit"]
    ['before-auction', 'own-turn']
    """
    return {option.name: list(option.values) for option in catalogue.options(name, players)}


def as_game(game: Game | EngineGame[Any]) -> Game:
    """Return a `Game` of this module for a game of the engine. A `Game` is returned unchanged."""
    return game if isinstance(game, Game) else Game(game)
