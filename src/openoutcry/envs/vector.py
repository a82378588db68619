"""Many tables at once, in NumPy arrays: `oo.VectorEnv("mogul", n=1024, players=4)`.

    env = oo.VectorEnv("mogul", n=1024, players=4, seed=1)
    env.reset()
    while True:
        env.step(choose(env.observations, env.masks))    # one action a table, for whoever's turn it is
        learn(env.turn, env.rewards, env.over)

The arrays are the engine's own memory: they are read, not written, and hold the next position after the next step. Copy
what is to be kept.
"""

import os
from collections.abc import Iterable
from typing import Any

from openoutcry.engine.observation import entries
from openoutcry.engine.outcome import RANK, reward_named
from openoutcry.engine.tables import Tables
from openoutcry.envs.arrays import array_of
from openoutcry.envs.opening import open_for
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import told_what_to_install

with told_what_to_install(language_of(os.environ), "envs"):
    import numpy
    from numpy.typing import NDArray


class VectorEnv:
    """So many tables of a game, played side by side. By table: `observations` of the seat whose `turn` it is, `masks`
    of its open actions, `rewards` of all seats for the last step, and whether a game is `over`: then the next one has
    begun.

    >>> env = oo.VectorEnv("mogul", n=3, players=4, seed=1)
    >>> env.observations.shape, env.masks.shape, env.rewards.shape
    ((3, 72), (3, 73), (3, 4))
    >>> env.step(env.random_actions())
    >>> env.turn
    array([3, 0, 3])
    """

    def __init__(
        self,
        game: str,
        n: int = 1024,
        *,
        players: int | None = None,
        modules: str | Iterable[str] = (),
        seed: int = 0,
        reward: str = RANK,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"at least one table is needed, not {n}")
        self.game = open_for(game, players, modules, options)
        self.n = n
        self.players = self.game.players
        self.tables = Tables(self.game, n, seed, reward_named(reward))
        self.actions = int(self.tables.actions)
        self.observations: NDArray[numpy.int16] = array_of(self.tables.sheet.room, numpy.int16).reshape(n, -1)
        self.masks: NDArray[numpy.bool_] = array_of(self.tables.masks, numpy.bool_).reshape(n, -1)
        self.rewards: NDArray[numpy.float64] = array_of(self.tables.rewards, numpy.float64).reshape(n, -1)
        self.turn: NDArray[numpy.int64] = array_of(self.tables.turn, numpy.int64)
        self.over: NDArray[numpy.bool_] = array_of(self.tables.over, numpy.bool_)
        self._drawn: NDArray[numpy.int64] = array_of(self.tables.drawn, numpy.int64)

    def reset(self, seed: int = 0) -> None:
        """New games at all tables, the same ones for the same seed."""
        self.tables.reset(seed)

    def step(self, actions: Any) -> None:
        """Answer at every table for the seat whose turn it is. A closed action is refused, and nothing happens then."""
        given = numpy.ascontiguousarray(actions, dtype="<i8")
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, one a table, not an array of shape {given.shape}")
        self.tables.step(given.tobytes())

    def random_actions(self) -> "NDArray[numpy.int64]":
        """One of the open actions at each table, each as likely as the others; the same ones for the same seed."""
        self.tables.draw()
        return self._drawn

    def describe(self) -> list[str]:
        """What every number of an observation is: its name and its bounds, by index."""
        return [f"{one.name}: {one.low} to {one.high}" for one in entries(self.game)]

    def action_words(self, action: int) -> str:
        """An action in words: the question, and the answer to it."""
        number = action
        for question in self.game.questions:
            if 0 <= number < len(question.words):
                return f"{question.kind}: {question.words[number]}"
            number -= len(question.words)
        raise IndexError(f"{self.game.name} has actions 0 to {self.actions - 1}, not {action}")
