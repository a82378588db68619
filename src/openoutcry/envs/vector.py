"""Many tables at once, in NumPy arrays: `oo.VectorEnv("mogul", n=1024, players=4)`.

    env = oo.VectorEnv("mogul", n=1024, players=4, seed=1)
    env.reset()
    while True:
        env.step(choose(env.observations, env.masks))    # one action a table, for the seat whose turn it is
        learn(env.turn, env.rewards, env.over)

The arrays share the engine's memory, and each step overwrites them. Read them, do not write to them, and copy what must
outlast the next step.
"""

from collections.abc import Iterable
from typing import Any

from openoutcry.engine.errors import BadAction
from openoutcry.engine.observation import entries
from openoutcry.engine.tables import RANK, Tables, reward_named
from openoutcry.envs.opening import HouseSet, settings_for
from openoutcry.envs.saving import EnvState, array_of, cloned, set_words, words_of
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import numpy
    from numpy.typing import NDArray


class VectorEnv:
    """A number of tables of one game, played in parallel. By table: `observations` of the seat whose `turn` it is,
    `masks` of its open actions, `rewards` of all seats for the last step, and `over`, true if the last step ended a
    game. In that case the next game has begun.

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
        house_set: HouseSet = None,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"at least one table is needed, not {n}")
        self.settings = settings_for(game, players, modules, options, house_set)
        self.n = n
        self.reward = reward_named(reward)
        self.seed: int | None = seed  # of the games that the next `reset` deals, if it names none
        self._make_tables(seed)

    def _make_tables(self, seed: int) -> None:
        """Create the tables with games from `seed`, and the arrays that share their memory."""
        n = self.n
        self.game = self.settings.open()
        self.players = self.game.players
        self.tables = Tables(self.game, n, seed, self.reward)
        self.actions = int(self.tables.actions)
        self.observations: NDArray[numpy.int16] = array_of(self.tables.sheet.room, numpy.int16).reshape(n, -1)
        self.masks: NDArray[numpy.bool_] = array_of(self.tables.masks, numpy.bool_).reshape(n, -1)
        self.rewards: NDArray[numpy.float64] = array_of(self.tables.rewards, numpy.float64).reshape(n, -1)
        self.turn: NDArray[numpy.int64] = array_of(self.tables.turn, numpy.int64)
        self.over: NDArray[numpy.bool_] = array_of(self.tables.over, numpy.bool_)
        self._drawn: NDArray[numpy.int64] = array_of(self.tables.drawn, numpy.int64)

    def reset(self, seed: int | None = None) -> None:
        """Deal new games at all tables, the same ones for the same seed. Without a seed, the first call uses the seed
        of the constructor, and each later call deals other games."""
        first = self.seed if seed is None else seed
        self.seed = None
        if first is None:
            self.tables.deal()
        else:
            self.tables.reset(first)

    def step(self, actions: Any) -> None:
        """Apply one action per table, for the seat whose turn it is there, and update all arrays. An action that is not
        open raises an error that names its table; nothing changes then at any table."""
        given = numpy.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, one a table, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise _no_numbers(given)
        self.tables.step(numpy.ascontiguousarray(given, dtype="<i8").tobytes())

    def save(self) -> EnvState:
        """Return the state of all tables, including the random generators. `restore` brings it back."""
        tables = self.tables
        luck = [words_of(one) for one in (tables.answers, *tables.luck)]
        rest = {
            "over": self.over.tolist(),
            "rewards": list(tables.rewards),
            "scores": list(tables.scores),
            "seed": self.seed,
        }
        return EnvState(self.settings, [cloned(one) for one in tables.positions], luck, rest)

    def restore(self, state: EnvState) -> None:
        """Return to a state that `save` returned, from this environment or one with the same settings. Raise `BadState`
        if the settings or the number of tables differ."""
        state.must_fit(self.settings, self.n)
        tables = self.tables
        for n, position in enumerate(state.positions):
            tables.put(n, cloned(position), state.rest["over"][n])
        tables.put_rewards(state.rest["rewards"], state.rest["scores"])
        for one, words in zip((tables.answers, *tables.luck), state.luck, strict=True):
            set_words(one, words)
        self.seed = state.rest["seed"]

    def __getstate__(self) -> dict[str, Any]:
        return {"settings": self.settings, "n": self.n, "reward": self.reward, "state": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.settings, self.n, self.reward = state["settings"], state["n"], state["reward"]
        self._make_tables(0)
        self.restore(state["state"])

    def random_actions(self) -> "NDArray[numpy.int64]":
        """Return one open action for each table, drawn uniformly. The same seed of the environment gives the same
        actions. The next call overwrites the array."""
        self.tables.draw()
        return self._drawn

    def describe(self) -> list[str]:
        """Return one text per number of an observation, with its name and bounds, in their order."""
        return [f"{one.name}: {one.low} to {one.high}" for one in entries(self.game)]

    def action_words(self, action: int) -> str:
        """Return an action in words: the kind of question, and the answer to it. Raise IndexError if there is no such
        action."""
        number = action
        for question in self.game.questions:
            if 0 <= number < len(question.words):
                return f"{question.kind}: {question.words[number]}"
            number -= len(question.words)
        raise IndexError(f"{self.game.name} has actions 0 to {self.actions - 1}, not {action}")


def _no_numbers(given: "NDArray[Any]") -> BadAction:
    """Return the error for an array of actions whose type is not integer. It names the first table whose value is not a
    whole number, or else the first table."""
    table = next((n for n, one in enumerate(given.tolist()) if not isinstance(one, float) or one % 1 != 0), 0)
    value = repr(given[table].item())
    told = f"table {table}: an action is a whole number, not {value}; the array has the type {given.dtype}"
    return BadAction("bad-action", told, value=value)
