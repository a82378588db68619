"""House sets in tests, the same for every game: a printed data file with changes, and why one is refused."""

from importlib.resources import files

import pytest

from openoutcry.engine.errors import BadBox
from openoutcry.games.catalogue import open_game


class HouseSets:
    """The data file of one game, and what becomes of it."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        folder = files(f"openoutcry.games.{game.replace('-', '_')}")
        self.printed = folder.joinpath("data.toml").read_text("utf-8")

    def with_change(self, *changes: str) -> str:
        """The printed data file with some words replaced: old, new, old, new."""
        text = self.printed
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text
            text = text.replace(old, new, 1)
        return text

    def refused(self, text: str, players: int | None = None) -> str:
        """Why a house set is refused."""
        with pytest.raises(BadBox) as problem:
            open_game(self.game, players or self.players, {}, text)
        return str(problem.value)
