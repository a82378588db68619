"""OpenSpiel's information-set Monte Carlo tree search as a bot, to compare the engine's bots with:
`openoutcry.envs.ismcts:Ismcts`.

It is OpenSpiel's Python implementation without changes, with its random rollouts. The C++ implementation cannot be
used, since it resamples hidden cards by a method that only C++ games have. `SwiftIsmcts` makes up for the slower
language: the engine plays its rollouts, also at random, which gives eight times the simulations.
"""

from time import process_time
from typing import Any

from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import Tally, playout
from openoutcry.engine.position import Position
from openoutcry.engine.tables import WIN
from openoutcry.envs.openspiel import OutcryState, load
from openoutcry.envs.remembered import RememberedTable
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("openspiel"):
    import numpy
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

EXPLORING = 0.7  # OpenSpiel's `uct_c`: no worse than 0.05, 0.2 and 2 among themselves, 16 games of Mogul each
LEAST = 2  # simulations: the first only looks at the root
UNLIMITED = 1_000_000_000


class TimeIsOver(Exception):
    """Raised to end a search whose processor time is used up."""


class Rollouts:
    """Evaluates OpenSpiel states by playing random games to the end in compiled code."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: OutcryState) -> list[float]:
        """Return the result of one random game from this state, by player: the share of the win less an equal share."""
        table = RememberedTable(state.table.settings, state.table.state.clone())
        playout(table.state, self.rng, Tally())
        return table.returns(WIN)

    def prior(self, state: OutcryState) -> list[tuple[int, float]]:
        """Return the legal actions, all with the same probability."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set tree search, limited by `seconds` of processor time instead of a number of
    simulations. `swift` selects rollouts in compiled code."""

    def __init__(self, game: Any, seed: int, seconds: float, swift: bool) -> None:
        dice = numpy.random.RandomState(seed & 0xFFFFFFFF)
        rollouts = Rollouts(seed) if swift else RandomRolloutEvaluator(1, dice)
        # Two ways to the same knowledge are one node: the order in which things came about bears on nothing.
        super().__init__(game, rollouts, EXPLORING, UNLIMITED, random_state=dice, use_observation_string=True)
        self.seconds = seconds
        self.rng = Rng(seed)
        self.simulations = 0
        self.end = 0.0

    def run_search(self, state: OutcryState) -> Any:
        """Search until the processor time is used up, and return the legal actions with their probabilities."""
        self.simulations = 0
        self.end = process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeIsOver:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: OutcryState) -> OutcryState:
        """Return a random state that the player who is asked cannot distinguish from `state`, for the next simulation.
        Raise `TimeIsOver` if the processor time is used up."""
        if process_time() >= self.end and self.simulations >= LEAST:
            raise TimeIsOver
        self.simulations += 1
        return state.guessed(state.current_player(), self.rng)


class Ismcts:
    """A bot that answers with OpenSpiel's information-set tree search, with `seconds` of processor time for a
    decision."""

    seconds = 0.05
    swift = False

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.loaded = load(game)
        self.search = TimedSearch(self.loaded, seed, self.seconds, self.swift)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option that the search chooses, or the only option without a search. `deadline` is ignored."""
        if len(choice.options) == 1:
            return choice.options[0]
        world = guess(self.game, view, self.rng)
        return int(self.search.step(self.loaded.state_of(self.game, world)))


class SwiftIsmcts(Ismcts):
    """The bot `Ismcts` with random rollouts in compiled code, which gives about eight times as many simulations."""

    swift = True
