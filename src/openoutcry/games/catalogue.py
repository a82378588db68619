"""The games of the house, by name."""

from collections.abc import Callable

import msgspec

from openoutcry.engine.errors import UnknownGame
from openoutcry.engine.game import Game, Option
from openoutcry.games.mogul import box as mogul_box
from openoutcry.games.mogul import game as mogul
from openoutcry.games.speculation_board import box as speculation_board_box
from openoutcry.games.speculation_board import game as speculation_board
from openoutcry.games.speculation_cards import box as speculation_cards_box
from openoutcry.games.speculation_cards import game as speculation_cards
from openoutcry.games.stockpile import box as stockpile_box
from openoutcry.games.stockpile import game as stockpile


class Info(msgspec.Struct, frozen=True):
    """A game as listed: the counts of players it is for, and its modules."""

    name: str
    players: list[int]
    modules: list[str]


class Listing(msgspec.Struct, frozen=True):
    """Where a game is found."""

    least: int
    most: int
    options: Callable[[int], list[Option]]
    open: Callable[[int, dict[str, str], str | None], Game]


LISTINGS = {
    mogul_box.GAME: Listing(mogul_box.LEAST_PLAYERS, mogul_box.MOST_PLAYERS, mogul.offered_options, mogul.MogulGame),
    speculation_board_box.GAME: Listing(
        speculation_board_box.LEAST_PLAYERS,
        speculation_board_box.MOST_PLAYERS,
        speculation_board.offered_options,
        speculation_board.SpeculationBoardGame,
    ),
    speculation_cards_box.GAME: Listing(
        speculation_cards_box.LEAST_PLAYERS,
        speculation_cards_box.MOST_PLAYERS,
        speculation_cards.offered_options,
        speculation_cards.SpeculationCardsGame,
    ),
    stockpile_box.GAME: Listing(
        stockpile_box.LEAST_PLAYERS,
        stockpile_box.MOST_PLAYERS,
        stockpile.offered_options,
        stockpile.StockpileGame,
    ),
}
GAMES = tuple(LISTINGS)


def info(name: str) -> Info:
    """The counts of players and the modules of a game."""
    found = listing(name)
    modules = [option.name for option in found.options(found.most) if option.module]
    return Info(name, list(range(found.least, found.most + 1)), modules)


def options(name: str, players: int) -> list[Option]:
    """The options of a game for this many players."""
    return listing(name).options(players)


def open_game(name: str, players: int, asked: dict[str, str] | None = None, set_text: str | None = None) -> Game:
    """The game, set up for these players with these options, from its printed box or a house set."""
    return listing(name).open(players, asked or {}, set_text)


def listing(name: str) -> Listing:
    """Where the game of this name is found; refuses one that is not here."""
    if name not in LISTINGS:
        known = ", ".join(GAMES)
        raise UnknownGame("unknown-game", f"there is no game {name!r}; there are: {known}", game=name, games=known)
    return LISTINGS[name]
