"""Training of bots: what is learned, from what, and its progress."""

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
    """What is trained and for how long. `games` are the games per round that give lessons, with `playouts` per
    decision, or those in which each candidate is tried."""

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
    """The progress of a training: the number of lessons, the mean loss of an answer in the lessons used and in those
    held out (0.01 is 1 % of a game), or the mean loss of a game against the league; and the last trial with its
    interval."""

    round: int
    generation: int
    lessons: int
    loss: float
    apart: float
    habits: dict[str, float]
    trial: tuple[float, float, float] | None = None
    judge: ValueNetwork | None = None


def trial_players(course: Course) -> int:
    """Return the number of players in trials."""
    return course.players or min(USUAL, info(course.game).players[-1])


def opened(course: Course) -> Game[Any]:
    """Open the game that is trained."""
    return open_game(course.game, trial_players(course), course.options, course.house_set)


def make_mind(game: Game[Any], kind: str = HAND) -> Mind[Any]:
    """Return the mind of a game with habits of this kind."""
    module = part(game.name, "bot")
    assert module is not None
    mind: Mind[Any] = module.Mind(game, kind)
    return mind
