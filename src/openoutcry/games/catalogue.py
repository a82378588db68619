"""The games of the house, by name. Opening one imports it; listing them does not compute anything."""

import msgspec

from openoutcry.engine.errors import UnknownGame
from openoutcry.engine.game import Game, Option
from openoutcry.games.mogul import box as mogul_box
from openoutcry.games.mogul import game as mogul_game

GAMES = ("mogul",)


class Info(msgspec.Struct, frozen=True):
    """What a game offers: the player counts, and for each of them its options."""

    name: str
    players: list[int]
    modules: list[str]


def info(name: str) -> Info:
    """The counts of players and the modules of a game."""
    known(name)
    return Info(name, list(range(mogul_box.LEAST_PLAYERS, mogul_box.MOST_PLAYERS + 1)), [])


def options(name: str, players: int) -> list[Option]:
    """The options of a game for this many players."""
    known(name)
    return mogul_game.offered_options(players)


def open_game(name: str, players: int, asked: dict[str, str] | None = None, set_text: str | None = None) -> Game:
    """The game, set up for these players with these options, from its printed box or a house set."""
    known(name)
    return mogul_game.MogulGame(players, asked or {}, set_text)


def known(name: str) -> None:
    """Refuses the name of a game that is not here."""
    if name not in GAMES:
        raise UnknownGame(
            "unknown-game",
            f"there is no game {name!r}; there are: {', '.join(GAMES)}",
            game=name,
            games=", ".join(GAMES),
        )
