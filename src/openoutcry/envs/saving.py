"""Saving, copying and pickling environments.

An environment with one table is a `OneTable`: it has `save` and `restore`, and can be copied with `copy.deepcopy` and
pickled. A copy makes the game, the engine's memory and the arrays on it again from the settings.
"""

from typing import Any, ClassVar

from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadState
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, Saved, load, save
from openoutcry.engine.table import Table
from openoutcry.envs.opening import Settings

Words = tuple[int, ...]


class EnvState:
    """The saved state of an environment. It never changes, and can be restored any number of times and pickled."""

    def __init__(self, settings: Settings, positions: list[Position], luck: list[Words], rest: dict[str, Any]) -> None:
        self.settings = settings
        self.positions = positions
        self.luck = luck
        self.rest = rest

    def must_fit(self, settings: Settings, tables: int = 1) -> None:
        """Raise `BadState` unless the state is of an environment with these settings and number of tables."""
        if self.settings != settings or len(self.positions) != tables:
            told = f"this is a state of {self.settings.name} with other settings: {self.settings}"
            raise BadState("bad-state", told)

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvState":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        steps = self.settings.open().steps()
        positions = [save(position, steps) for position in self.positions]
        return state_again, (self.settings, positions, self.luck, self.rest)


def state_again(settings: Settings, saved: list[Saved], luck: list[Words], rest: dict[str, Any]) -> EnvState:
    """Return the environment state that was pickled."""
    game = settings.open()
    steps = game.steps()
    return EnvState(settings, [load(one, game.blank(), steps) for one in saved], luck, rest)


def words_of(luck: Rng) -> Words:
    """Return the state of a random generator as four numbers."""
    return int(luck.x), int(luck.y), int(luck.z), int(luck.w)


def set_words(luck: Rng, words: Words) -> None:
    """Set the state of a random generator to one that `words_of` returned."""
    luck.x, luck.y, luck.z, luck.w = words


def cloned(position: Position) -> Position:
    """Return an independent copy of a position."""
    return position.clone()


def _apart(value: Any) -> Any:
    """Return a copy of a list or a dictionary, and any other value itself."""
    return value.copy() if isinstance(value, list | dict) else value


class OneTable:
    """An environment with one table. A subclass names in `CHANGES` the attributes that change during a game, and in
    `MADE` those that `make_table` makes from the settings."""

    CHANGES: ClassVar[tuple[str, ...]] = ()
    MADE: ClassVar[tuple[str, ...]] = ("game", "table", "_row", "_mask")
    settings: Settings
    game: Game[Any]
    table: Table

    def make_table(self) -> None:
        """Make the game and the table, and the arrays that share the table's memory."""
        raise NotImplementedError

    def save(self) -> EnvState:
        """Return the state of the current game, including the random generator, for `restore`."""
        rest = {name: _apart(self.__dict__[name]) for name in self.CHANGES if name in self.__dict__}
        return EnvState(self.settings, [cloned(self.table.state)], [words_of(self.table.luck)], rest)

    def restore(self, state: EnvState) -> None:
        """Restore a state that `save` returned, of this environment or of one with the same settings."""
        state.must_fit(self.settings)
        self.table.state = cloned(state.positions[0])
        set_words(self.table.luck, state.luck[0])
        for name, value in state.rest.items():
            setattr(self, name, _apart(value))

    def __getstate__(self) -> dict[str, Any]:
        left = (*self.MADE, *self.CHANGES)
        return {name: value for name, value in self.__dict__.items() if name not in left} | {"": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = dict(state)
        saved: EnvState = kept.pop("")
        self.__dict__.update(kept)
        self.make_table()
        self.restore(saved)
