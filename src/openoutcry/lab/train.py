"""Trains the habits of a mind: habits are changed a little again and again, and the better changes are averaged.

Each round of `train`:
- Lessons, if it learns from search: games in which every seat searches with the habits of a member of the league. The
  value of each answer found by search is kept; a part is held out for measuring.
- Generations of slightly changed habits. From search, habits are better if their answers lose less in the lessons; from
  play, if they win more games without search against the league.
- A trial: one search with the new habits against searches with the first ones.
- The new habits join the league, so that later habits do not adapt to a single opponent.
"""

import math
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from openoutcry.bots.habits import HAND
from openoutcry.bots.networks import ValueNetwork
from openoutcry.bots.search.flat import FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.training import PolicyTrainingData, contest, policy_contest
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.position import Saved, load, save
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import part
from openoutcry.lab.intervals import wilson
from openoutcry.lab.workers import Share, in_order

ANY_NUMBER = 0  # of players
USUAL = 4  # players, where any number may be
SEARCH, PLAY, RESULTS = (
    "search",
    "play",
    "results",
)  # what is learned from: habits from the first two, a judge from the last


class Course(msgspec.Struct, frozen=True):
    """Fields that describe a training. `source` says whether policy parameters are measured by searches or by play.
    `games` is the number of games per round: those searched with `playouts` per decision, or those in which each
    candidate is tried. `trials` is the number of games that test the result."""

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
    """Fields of the progress of a training: number of training examples (`lessons`); the mean loss of an answer in the
    examples used (`loss`) and in those held out (`apart`), where 0.01 is 1 % of a game, or the mean loss of a game; and
    the last test with its interval."""

    round: int
    generation: int
    lessons: int
    loss: float
    apart: float
    habits: dict[str, float]
    trial: tuple[float, float, float] | None = None
    judge: ValueNetwork | None = None


def trial_players(course: Course) -> int:
    """Return the number of players in test games: that of the course, or a usual number if it is 0."""
    return course.players or min(USUAL, info(course.game).players[-1])


def opened(course: Course) -> Game[Any]:
    """Open the game that is trained, with the usual number of players, and return it."""
    return open_game(course.game, trial_players(course), course.options, course.house_set)


def make_mind(game: Game[Any], kind: str = HAND) -> Mind[Any]:
    """Return a new `Mind`, all that a search knows of a game (policy, evaluation and features), with policy parameters
    of this kind, such as those written by hand."""
    module = part(game.name, "bot")
    assert module is not None
    mind: Mind[Any] = module.Mind(game, kind)
    return mind


TRIES = 16  # sets of habits in a generation
PULLING = 5  # those of them that count
STEP = 0.3  # how far a habit is changed at first, in parts of itself
SLOWER = 0.96  # what is left of that after each generation
LEAST = 0.1  # a habit of nothing is changed as if it were this
KEPT_APART = 0.25  # of the lessons, to measure by


class Lessons(msgspec.Struct, frozen=True):
    """Fields of the training examples of one game, as sent between processes: saved positions, options, and the value
    that a search found for each option."""

    positions: list[Saved]
    first: list[int]
    options: list[int]
    worth: list[float]


def train(course: Course, jobs: int = 1, share: Share = in_order) -> Iterator[Progress]:
    """Optimize policy parameters round after round, yielding the progress; the parameters of the last item are the
    result. The same seed gives the same result with any number of jobs (processes)."""
    rng = Rng(course.seed)
    game = opened(course)
    mind, rival = make_mind(game), make_mind(game)
    start = list(mind.habits)
    league = [start]
    for number in range(1, course.rounds + 1):
        school: School = Playground(game, course, league)
        if course.source == SEARCH:
            school = Lectures(game)
            for told in share(_taught, course, [(league, int(rng.word())) for _ in range(course.games)], jobs):
                school.remember(told)
                yield _progress(number, 0, school, mind, 0)
        for generation in range(1, course.generations + 1):
            seed = int(rng.word())
            use(mind, _pulled(school, mind, start, STEP * SLOWER**generation, seed, rng))
            yield _progress(number, generation, school, mind, seed)
        league = [*league, list(mind.habits)]
        if course.trials > 0:
            use(rival, start)
            won = _trial(game, mind, rival, course, int(rng.word()))
            after = _progress(number, course.generations, school, mind, 0)
            yield msgspec.structs.replace(after, trial=(won, *wilson(won * course.trials, course.trials)))


def use(mind: Mind[Any], habits: list[float]) -> None:
    """Replace the policy parameters of a `Mind` by `habits`, which are in the order of the names of its parameters."""
    for place, value in enumerate(habits):
        mind.habits[place] = value


def _taught(course: Course, piece: tuple[list[list[float]], int]) -> Lessons:
    """Play a game in which every seat searches with the parameters of a random earlier policy, and return its training
    examples. `piece` has the list of earlier parameters and a seed."""
    league, seed = piece
    rng, game = Rng(seed), opened(course)
    seats = []
    for _ in range(course.players):
        mind = make_mind(game)
        use(mind, league[int(rng.below(len(league)))])
        seats.append(FlatSearch(game, mind, int(rng.word()), to_the_end=False))
    lessons = PolicyTrainingData()
    lessons.record_game(game, seats, course.playouts, rng)
    steps = game.steps()
    positions = [save(position, steps) for position in lessons.positions]
    return Lessons(positions, list(lessons.first), list(lessons.options), list(lessons.worth))


class School(Protocol):
    """A way to measure how good policy parameters are; a lower loss is better."""

    def lessons(self) -> int:
        """Return the number of training examples."""

    def loss(self, mind: Mind[Any], seed: int) -> tuple[float, float]:
        """Return the loss of a policy (that of `mind`) in the training examples used and in those held out; lower is
        better. Calls with the same `seed` use the same random numbers, so that policies can be compared."""


class Lectures:
    """Measures policy parameters by how much value the policy's answers lose against the best ones that searches
    found."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.held = PolicyTrainingData()

    def remember(self, told: Lessons) -> None:
        """Add the training examples of one game."""
        steps = self.game.steps()
        positions = [load(saved, self.game.blank(), steps) for saved in told.positions]
        self.held.extend(positions, told.first, told.options, told.worth)

    def lessons(self) -> int:
        return len(self.held.positions)

    def loss(self, mind: Mind[Any], seed: int) -> tuple[float, float]:
        many = self.lessons()
        end = max(1, int(many * (1 - KEPT_APART)))
        return self.held.regret(mind, 0, end, seed), self.held.regret(mind, end, many, seed)


class Playground:
    """Measures policy parameters in games without search: one player with the candidate against others with each of the
    earlier parameters (the league). The loss is the share of games not won."""

    def __init__(self, game: Game[Any], course: Course, league: list[list[float]]) -> None:
        self.game = game
        self.games = course.games
        self.league = league
        self.rival = make_mind(game)

    def lessons(self) -> int:
        return 0

    def loss(self, mind: Mind[Any], seed: int) -> tuple[float, float]:
        lost = 0.0
        for place, habits in enumerate(self.league):
            use(self.rival, habits)
            lost += 1.0 - policy_contest(self.game, mind, self.rival, self.games, seed + place)
        share = lost / len(self.league)
        return share, share


def _pulled(school: School, mind: Mind[Any], start: list[float], step: float, seed: int, rng: Rng) -> list[float]:
    """Return new policy parameters: the weighted mean of the best of `TRIES` random changes of those of `mind`. `step`
    scales the changes relative to `start`."""
    habits = list(mind.habits)
    sizes = [max(abs(value), LEAST) for value in start]
    tried = []
    for _ in range(TRIES):
        trial = [value + _gauss(rng) * step * size for value, size in zip(habits, sizes, strict=True)]
        use(mind, trial)
        tried.append((school.loss(mind, seed)[0], trial))
    best = [trial for _, trial in sorted(tried)[:PULLING]]
    weights = [math.log(PULLING + 1) - math.log(place + 1) for place in range(PULLING)]
    return [
        sum(weight * trial[place] for weight, trial in zip(weights, best, strict=True)) / sum(weights)
        for place in range(len(habits))
    ]


def _trial(game: Game[Any], mind: Mind[Any], rival: Mind[Any], course: Course, seed: int) -> float:
    """Return the share of wins, 0 to 1, of one search with the policy of `mind` against searches with that of `rival`
    in all other seats."""
    one = FlatSearch(game, mind, seed, to_the_end=False)
    rest = FlatSearch(game, rival, seed + 1, to_the_end=False)
    return float(contest(game, one, rest, course.playouts, course.trials, seed))


def _progress(number: int, generation: int, school: School, mind: Mind[Any], seed: int) -> Progress:
    loss, apart = school.loss(mind, seed)
    habits = dict(zip(mind.names, list(mind.habits), strict=True))
    return Progress(number, generation, school.lessons(), loss, apart, habits)


def _gauss(rng: Rng) -> float:
    """Return a random number from an approximate normal distribution with mean 0 and variance 1."""
    return sum(int(rng.word()) for _ in range(12)) / 2**32 - 6
