"""The games as OpenSpiel games: `import openoutcry.envs.openspiel`, then `pyspiel.load_game("openoutcry_mogul")`.

NATURE is OpenSpiel's chance player, an action is the number of an option, and a return is the share of the victory
above what equals would have, so that returns add up to nothing. A game takes `players` and its own options as
parameters: `pyspiel.load_game("openoutcry_stockpile", {"players": 2, "bonds": "on"})`. Those who choose at the same
time are asked one after the other, and nobody is told what those before them chose.

What a seat knows (`information_state_string`, and `observation_string`, which is the same) is its view with a perfect
memory. It holds everything that bears on what is covered and on what can follow, but not the order in which things
came about: two ways to the same knowledge are one information state.
"""

import os
from functools import lru_cache
from typing import Any

import msgspec

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess, winners
from openoutcry.engine.kernel import NATURE, answer
from openoutcry.engine.position import Position, Saved, save
from openoutcry.engine.position import load as load_state
from openoutcry.engine.views import view
from openoutcry.games import catalogue
from openoutcry.table.dealer import weights
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import told_what_to_install

with told_what_to_install(language_of(os.environ)):
    import pyspiel

PREFIX = "openoutcry_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Settings = tuple[str, int, tuple[tuple[str, str], ...]]


class Table:
    """A position that OpenSpiel can copy and pickle; `settings` open its game again."""

    def __init__(self, settings: Settings, state: Position) -> None:
        self.settings = settings
        self.game = opened(settings)
        self.state = state
        self._known: dict[int, str] = {}

    def play(self, option: int) -> None:
        """Give an answer."""
        self._known.clear()
        answer(self.state, option)

    def known(self, seat: int) -> str:
        """All that a seat knows, the same in worlds that it cannot tell apart."""
        if seat not in self._known:
            self._known[seat] = _text(save(view(self.state, seat, True), self.game.steps()))
        return self._known[seat]

    def guessed(self, seat: int, rng: Rng) -> "Table":
        """A world that the seat cannot tell from this one."""
        return Table(self.settings, guess(self.game, view(self.state, seat, True), rng))

    def returns(self) -> list[float]:
        """Each seat's share of the victory above what equals would have; nothing while the game goes on."""
        players = self.game.players
        if self.state.options != 0:
            return [0.0] * players
        first = winners(self.game.standing(self.state))
        return [(seat in first) / len(first) - 1 / players for seat in range(players)]

    @property
    def saved(self) -> Saved:
        """Everything there is, as plain numbers, names and lists."""
        return save(self.state, self.game.steps())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.settings, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _table_again, (self.settings, self.saved)

    def __str__(self) -> str:
        return _text(self.saved)


@lru_cache
def opened(settings: Settings) -> Game[Any]:
    """The game with these settings; it never changes."""
    name, players, options = settings
    return catalogue.open_game(name, players, dict(options))


def _table_again(settings: Settings, saved: Saved) -> Table:
    game = opened(settings)
    return Table(settings, load_state(saved, game.blank(), game.steps()))


def _text(saved: Saved) -> str:
    return msgspec.json.encode(saved).decode()


class OutcryState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel's algorithms ask for it."""

    def __init__(self, game: "OutcryGame", table: Table | None = None) -> None:
        super().__init__(game)
        self.table = table or Table(game.settings, game.rules.new())

    def current_player(self) -> int:
        """Who is asked."""
        state = self.table.state
        if state.options == 0:
            return TERMINAL
        return CHANCE if state.player == NATURE else int(state.player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state.options == 0

    def _legal_actions(self, player: int) -> list[int]:
        return numbers(self.table.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """NATURE's options, each with how likely it is."""
        found = weights(self.table.state)
        total = sum(weight for _, weight in found)
        return [(option, weight / total) for option, weight in found]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return door.write(self.table.game, self.table.state, action)

    def returns(self) -> list[float]:
        """The share of the victory above what equals would have; nothing while the game goes on."""
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "OutcryState":
        """A state that the player cannot tell from this one; its history is not known, and empty. OpenSpiel's
        algorithms in Python find this, those in C++ do not: they ask C++ games alone."""
        return self.guessed(player, Rng(int(sampler() * (1 << 53))))

    def guessed(self, player: int, rng: Rng) -> "OutcryState":
        """The same with dice of ours."""
        return OutcryState(self.get_game(), self.table.guessed(player, rng))

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """What a player sees, as a string; there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: OutcryState, player: int) -> None:
        """Nothing: there is no tensor to fill."""

    def string_from(self, state: OutcryState, player: int) -> str:
        """What this player knows."""
        return state.table.known(player)


class OutcryGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel loads it; `rules` is what the engine plays with. Each game has a class of its own."""

    name: str
    kind: Any

    def __init__(self, parameters: dict[str, Any]) -> None:
        players = int(parameters["players"])
        asked = {key: str(value) for key, value in parameters.items() if key != "players" and value != ""}
        self.settings: Settings = self.name, players, tuple(sorted(asked.items()))
        self.rules = opened(self.settings)
        most = max(len(question.words) for question in self.rules.questions if question is not None)
        information = pyspiel.GameInfo(
            num_distinct_actions=most,
            max_chance_outcomes=most,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.rules.longest(),
        )
        super().__init__(self.kind, information, parameters)

    def new_initial_state(self) -> OutcryState:
        """A new game, before anything is dealt."""
        return OutcryState(self)

    def state_of(self, game: Game[Any], position: Position) -> OutcryState:
        """A position of a game that was opened elsewhere, with the same rules."""
        return OutcryState(self, _table_again(self.settings, save(position, game.steps())))

    def max_chance_nodes_in_history(self) -> int:
        """No game has more draws of NATURE's than this."""
        return self.rules.longest()

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """What shows a state to a player."""
        return Observer()


def load(game: Game[Any]) -> OutcryGame:
    """One of our games as OpenSpiel loads it: a game of its own, with the same rules."""
    loaded = pyspiel.load_game(short_name(game.name), {"players": game.players, **game.options})
    if loaded.rules.set_name != game.set_name:
        raise ValueError(f"OpenSpiel plays {game.name} as printed, not with {game.set_name}")
    assert isinstance(loaded, OutcryGame)
    return loaded


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + name.replace("-", "_")


def register(name: str) -> None:
    """Make a game known to OpenSpiel. It frees what it was given after Python's end, which a class survives."""
    found = catalogue.info(name)
    kind = pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Open Outcry: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.players[-1],
        min_num_players=found.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": found.players[-1], **{option.name: "" for option in found.options}},
    )
    pyspiel.register_game(kind, type(kind.short_name, (OutcryGame,), {"name": name, "kind": kind}))


for game in catalogue.games():
    register(game)
