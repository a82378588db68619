"""The games as OpenSpiel games: `import openoutcry.envs.openspiel`, then `pyspiel.load_game("openoutcry_mogul")`.

NATURE is OpenSpiel's chance player, and an action is the number of an option. A game takes `players`, `reward`,
`house_set` and its own options as parameters: `pyspiel.load_game("openoutcry_stockpile", {"players": 2, "bonds":
"on"})`. A house set is the name of one that comes with the game, its path, or its text. A return is, by `reward`, the
share of the victory less an equal share (`win`), the `rank` or the `score`: see `openoutcry.engine.tables.outcome`.
Players who choose at the same time are asked one after the other, and do not see the choices made before theirs.

An observation is the knowledge of a seat with a perfect memory: as a string its view, as a tensor the numbers that
`openoutcry.engine.observation` describes, scaled to 0 to 1. It holds everything that bears on covered components and on
the rest of the game, but not the order of past events.

An information state adds that order. The string adds a digest of all events and answers of the seat. The tensor adds
the answers of the game, scaled to 0 to 1: up to a half for answers that the seat knows, above a half for the visible
effects of secret answers.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Any

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadBox
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.observation import entries
from openoutcry.engine.position import AMOUNT, MOST, Position, save
from openoutcry.engine.tables import RANK, WIN, reward_named
from openoutcry.envs.opening import Settings
from openoutcry.envs.remembered import RememberedTable, observing, places, table_again
from openoutcry.games import catalogue
from openoutcry.match.dealer import weights
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("openspiel"):
    import numpy
    from numpy.typing import NDArray


class Scaling:
    """Scales each number of an observation to the range 0 to 1: an amount by its logarithm, any other number linearly
    between its bounds. Different observations stay different."""

    def __init__(self, game: Game[Any]) -> None:
        declared = entries(game)
        self.low = numpy.array([one.low for one in declared], dtype=numpy.float32)
        self.amounts = numpy.array([one.reads == AMOUNT for one in declared])
        width = numpy.array([max(1, one.high - one.low) for one in declared], dtype=numpy.float32)
        self.width: NDArray[numpy.float32] = numpy.where(self.amounts, numpy.log1p(width), width).astype(numpy.float32)

    def __call__(self, observations: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the scaled numbers of one observation, or of several, one row each."""
        above = observations - self.low
        scaled = numpy.where(self.amounts, numpy.log1p(above), above) / self.width
        return scaled.astype(numpy.float32, copy=False)


with explain_missing_extra("openspiel"):
    import numpy
    import pyspiel

PREFIX = "openoutcry_"
PACKED = "packed-"  # begins a house set as one word
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class OutcryState(pyspiel.State):  # type: ignore[misc]
    """A position of a game with its history, as an OpenSpiel state."""

    def __init__(self, game: "OutcryGame", table: RememberedTable | None = None) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.table = table or RememberedTable(game.settings, game.rules.new())

    def current_player(self) -> int:
        """Return the player who has to answer, CHANCE if a card or die is to be drawn, or TERMINAL if the game is
        over."""
        state = self.table.state
        if state.options == 0:
            return TERMINAL
        return CHANCE if state.player == NATURE else int(state.player)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.state.options == 0

    def _legal_actions(self, player: int) -> list[int]:
        return numbers(self.table.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible draws of cards or dice as pairs of action and probability."""
        found = weights(self.table.state)
        total = sum(weight for _, weight in found)
        return [(option, weight / total) for option, weight in found]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return door.write(self.table.game, self.table.state, action)

    def returns(self) -> list[float]:
        """Return the result of each player in the reward that the game was loaded with. All are 0 before the end of the
        game."""
        return self.table.returns(self.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> "OutcryState":
        """Return a random state that the player cannot distinguish from this one, with an empty history. `sampler`
        returns random numbers from 0 to 1. OpenSpiel's algorithms in Python call this method; those in C++ call it on
        C++ games only."""
        return self.guessed(player, Rng(int(sampler() * (1 << 53))))

    def guessed(self, player: int, rng: Rng) -> "OutcryState":
        """Return a random state that the player cannot distinguish from this one, drawn with the engine's generator
        `rng`."""
        return OutcryState(self.get_game(), self.table.guessed(player, rng))

    def __str__(self) -> str:
        return str(self.table)


class OpenSpielObserver:
    """Gives a player's observation as a string and as a tensor. With `recall` both also contain what the player
    remembers of past events and answers."""

    def __init__(self, settings: Settings, recall: bool) -> None:
        self.recall = recall
        self.width = int(observing(settings).width)
        self.actions = int(observing(settings).actions)
        self.most = places(settings).most
        self.scaling = scaling(settings)
        answers = settings.open().longest() if recall else 0
        self.tensor = numpy.zeros(self.width + answers, numpy.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor[: self.width]}
        if recall:
            self.dict["answers"] = self.tensor[self.width :]

    def set_from(self, state: OutcryState, player: int) -> None:
        """Write the observation of a player in `state` into `tensor` and thereby into the parts of `dict`."""
        self.tensor[: self.width] = self.scaling(numpy.asarray(memoryview(state.table.observe(player).room)))
        if self.recall:
            past = state.table.remembered(player)
            self.tensor[self.width :] = 0
            codes = numpy.array(past.codes, numpy.float64)
            known, seen = codes / self.actions, 1 - codes / (1 + self.most)
            self.dict["answers"][: past.answers] = numpy.where(codes > 0, known, seen) / 2

    def string_from(self, state: OutcryState, player: int) -> str:
        """Return the observation of a player as a string; equal strings mean that the player cannot tell the states
        apart."""
        known = state.table.known(player)
        return f"{known}#{state.table.remembered(player).read}" if self.recall else known


class OutcryGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it; each game has a subclass. `rules` is the opened game of the engine."""

    name: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        players = int(parameters["players"])
        own = ("players", "reward", "house_set")
        asked = {key: str(value) for key, value in parameters.items() if key not in own and value != ""}
        self.reward = reward_named(str(parameters["reward"]))
        text = set_text(self.name, str(parameters["house_set"]))
        self.settings = Settings(self.name, players, tuple(sorted(asked.items())), text)
        self.rules = self.settings.open()
        low, high, total = utilities(self.reward, players)
        most = max(len(question.words) for question in self.rules.questions if question is not None)
        information = pyspiel.GameInfo(
            num_distinct_actions=most,
            max_chance_outcomes=most,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.rules.longest(),
        )
        given = {**parameters, "house_set": "" if text is None else packed(text)}
        super().__init__(kind_of(self.name, self.reward), information, given)

    def new_initial_state(self) -> OutcryState:
        """Return the state at the beginning of a new game, before any card is dealt."""
        return OutcryState(self)

    def state_of(self, game: Game[Any], position: Position) -> OutcryState:
        """Return the OpenSpiel state for a position of another `Game` object with the same rules. Its history is empty:
        the players remember no earlier moves."""
        saved = save(position, game.steps())
        return OutcryState(self, table_again(self.settings, saved, saved))

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound for the number of draws of cards and dice in a game."""
        return self.rules.longest()

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> OpenSpielObserver:
        """Return an observer of this game. It includes past events and answers if `kind` asks for perfect recall.
        `parameters` is ignored."""
        return OpenSpielObserver(self.settings, kind is not None and kind.perfect_recall)


@lru_cache
def scaling(settings: Settings) -> Scaling:
    """Return the object that scales observations of the game with these settings to 0 to 1. Cached."""
    return Scaling(settings.open())


def packed(text: str) -> str:
    """Return the text of a data file (a house set) compressed into one word without special characters, so that it can
    be part of an OpenSpiel game string."""
    return PACKED + urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def set_text(name: str, house_set: str) -> str | None:
    """Return the text of a data file with other numbers (a house set), from the OpenSpiel parameter `house_set`: a
    name, a path, a text, or a word made by `packed`. Return None if the parameter is empty."""
    if not house_set.startswith(PACKED):
        return catalogue.house_set_text(name, house_set) if house_set else None
    word = house_set.removeprefix(PACKED)
    return zlib.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4))).decode()


def load(game: Game[Any], house_set: str | None = None) -> OutcryGame:
    """Return the OpenSpiel game that has the same rules as an opened game. If that was opened with a data file of other
    numbers, pass the file as `house_set`. Raise `BadBox` if the numbers of the two games differ."""
    loaded = pyspiel.load_game(
        short_name(game.name), {"players": game.players, "house_set": house_set or "", **game.options}
    )
    if loaded.rules.set_name != game.set_name:
        raise BadBox("box-game", f"{game.name} is played with {game.set_name}: pass that house set", game=game.name)
    assert isinstance(loaded, OutcryGame)
    return loaded


def short_name(name: str) -> str:
    """Return OpenSpiel's short name of a game: `openoutcry_speculation_board` for `speculation-board`."""
    return PREFIX + name.replace("-", "_")


def utilities(reward: str, players: int) -> tuple[float, float, float | None]:
    """Return the lowest and the highest result of a player, and the sum of all players' results, or None if it is not
    constant. `reward` is rank, win or score."""
    if reward == WIN:
        return -1 / players, 1 - 1 / players, 0.0
    return (-1.0, 1.0, 0.0) if reward == RANK else (-float(MOST), float(MOST), None)


def kind_of(name: str, reward: str) -> Any:
    """Return the `GameType`, OpenSpiel's description of a game, for the game `name` with this reward."""
    found = catalogue.info(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Open Outcry: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward in (WIN, RANK) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.players[-1],
        min_num_players=found.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": found.players[-1],
            "reward": WIN,
            "house_set": "",
            **{option.name: "" for option in found.options},
        },
    )


def register(name: str) -> None:
    """Register a game with OpenSpiel under its short name. Each game is registered as a class, since OpenSpiel frees
    the registered object after the interpreter has ended, which only a class survives."""
    kind = kind_of(name, WIN)
    pyspiel.register_game(kind, type(kind.short_name, (OutcryGame,), {"name": name}))


for game in catalogue.games():
    register(game)
