"""What a bot is to learn, from what, and how far it is."""

from typing import Any

import msgspec

from openoutcry.bots.habits import HAND
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.value_networks import ValueNetwork
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import part

ANY_NUMBER = 0  # of players
USUAL = 4  # players, where any number may be
SEARCH, PLAY, RESULTS = (
    "search",
    "play",
    "results",
)  # what is learned from: habits from the first two, a judge from the last


class Course(msgspec.Struct, frozen=True):
    """What is learned, from what, and how long: `games` are those of the lessons of a round, with `playouts` for each
    decision, or those in which each set of habits is tried."""

    game: str
    players: int
    options: dict[str, str]
    house_set: str | None
    source: str
    rounds: int
    games: int
    playouts: int
    generations: int
    trials: int
    seed: int


class Progress(msgspec.Struct, frozen=True):
    """What was learned so far: how many lessons there are, what an answer loses by those that habits are tried on and
    by those kept apart (0.01 is a hundredth of a game), or what a game among the league does (1 is all of it), and the
    last trial: the share won, and its interval."""

    round: int
    generation: int
    lessons: int
    loss: float
    apart: float
    habits: dict[str, float]
    trial: tuple[float, float, float] | None = None
    judge: ValueNetwork | None = None


def trial_players(course: Course) -> int:
    """How many play when it is tried."""
    return course.players or min(USUAL, info(course.game).players[-1])


def opened(course: Course) -> Game[Any]:
    """The game that is learned."""
    return open_game(course.game, trial_players(course), course.options, course.house_set)


def make_mind(game: Game[Any], kind: str = HAND) -> Mind[Any]:
    """The mind of a game, with the habits that were written by hand, or others."""
    module = part(game.name, "bot")
    assert module is not None
    mind: Mind[Any] = module.Mind(game, kind)
    return mind
