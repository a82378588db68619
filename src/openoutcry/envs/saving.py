"""Environments with one table: their set-up, rewards and drawing, and how all environments are saved.

A `OneTable` has `save` and `restore`, and can be copied with `copy.deepcopy` and pickled. A copy makes the game, the
engine's memory and the arrays on it again from the settings.
"""

from typing import Any, ClassVar

from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadOption, BadState, nearest
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, Saved, load, save
from openoutcry.engine.tables import SHAPED, EnvTable, outcome, reward_named
from openoutcry.envs.opening import Settings
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import numpy
    from numpy.typing import NDArray


Words = tuple[int, ...]
LETTERS, PIXELS = RENDER_MODES = ["ansi", "rgb_array"]


def array_of(memory: Any, kind: Any) -> NDArray[Any]:
    """Return a block of the engine's memory as an array of type `kind`, without a copy. The array keeps the memory
    alive. The caller may read it, but must not write to it."""
    return numpy.frombuffer(memory, dtype=kind)


class EnvState:
    """The saved state of an environment. It never changes, can be pickled, and can be restored any number of times."""

    def __init__(self, settings: Settings, positions: list[Position], luck: list[Words], rest: dict[str, Any]) -> None:
        self.settings = settings
        self.positions = positions
        self.luck = luck
        self.rest = rest

    def must_fit(self, settings: Settings, tables: int = 1) -> None:
        """Raise `BadState` unless the state was saved from an environment with these settings and this number of
        tables."""
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
    """Return the environment state that was pickled, with its positions loaded again."""
    game = settings.open()
    steps = game.steps()
    return EnvState(settings, [load(one, game.blank(), steps) for one in saved], luck, rest)


def words_of(luck: Rng) -> Words:
    """Return the state of a random generator as four integers."""
    return int(luck.x), int(luck.y), int(luck.z), int(luck.w)


def set_words(luck: Rng, words: Words) -> None:
    """Set a random generator to a state that `words_of` returned."""
    luck.x, luck.y, luck.z, luck.w = words


def cloned(position: Position) -> Position:
    """Return an independent copy of a position."""
    return position.clone()


def _apart(value: Any) -> Any:
    """Return a copy of a list or a dictionary, and any other value itself."""
    return value.copy() if isinstance(value, list | dict) else value


def render_mode_named(mode: str | None) -> str | None:
    """Return `mode` unchanged; None means that nothing is drawn. Raise `BadOption` for an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(
            "bad-render-mode",
            f"a table is drawn as one of {', '.join(RENDER_MODES)}, not {mode!r}",
            value=mode,
            known=", ".join(RENDER_MODES),
            near=nearest(mode, RENDER_MODES),
        )
    return mode


class OneTable:
    """Base of the environments with one table. A subclass lists in `CHANGES` the attributes that change during a game,
    which `save` stores; `MADE` lists those that `make_table` creates from the settings."""

    CHANGES: ClassVar[tuple[str, ...]] = ()
    MADE: ClassVar[tuple[str, ...]] = ("game", "table", "_row", "_mask")
    settings: Settings
    game: Game[Any]
    table: EnvTable

    def set_up(self, settings: Settings, reward: str, render_mode: str | None) -> None:
        """Store the settings and create the table. Raise `BadOption` for an unknown reward or render mode."""
        self.render_mode = render_mode_named(render_mode)
        self.settings = settings
        self.reward = reward_named(reward)
        self.shaped = self.reward == SHAPED
        self.make_table()

    def make_table(self) -> None:
        """Create the game, the table, and the arrays that share the table's memory, from `settings`."""
        self.game = self.settings.open()
        self.table = EnvTable(self.game, 0)
        self._row = array_of(self.table.sheet.room, numpy.int16)
        self._mask = array_of(self.table.mask, numpy.int8)

    def _note_scores(self) -> None:
        """Store the present scores, from which the next shaped rewards (changes of the score) are counted."""
        self._scores = outcome(self.game, self.table.state, SHAPED) if self.shaped else []

    def _rewards(self) -> list[float]:
        """Return the reward of each seat. Shaped rewards are the change of the score since the last call; all other
        rewards are computed from the result of the game."""
        got = outcome(self.game, self.table.state, self.reward)
        if self.shaped:
            self._scores, got = got, [now - before for now, before in zip(got, self._scores, strict=True)]
        return got

    def drawn(self, seat: int) -> Any:
        """Return the table as a seat sees it: as text (render mode `ansi`), as an array of pixels like in the browser
        client (`rgb_array`), or None without a render mode."""
        if self.render_mode == LETTERS:
            from openoutcry.text.terminal.rendering import Look, text

            return text(Look(self.game, self.table.state, seat))
        if self.render_mode == PIXELS:
            from openoutcry.envs.picture import camera

            return camera().picture(self.game, self.table.state, seat)
        return None

    def close(self) -> None:
        """Close the browser that draws tables, if the render mode is `rgb_array`."""
        if self.render_mode == PIXELS:
            from openoutcry.envs.picture import camera

            camera().close()

    def save(self) -> EnvState:
        """Return the state of the current game, including the random generator. `restore` brings it back."""
        rest = {name: _apart(self.__dict__[name]) for name in self.CHANGES if name in self.__dict__}
        return EnvState(self.settings, [cloned(self.table.state)], [words_of(self.table.luck)], rest)

    def restore(self, state: EnvState) -> None:
        """Return to a state that `save` returned, from this environment or one with the same settings. Raise `BadState`
        if the settings differ."""
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
