"""Trains a value network: the chance of each player to win from a position, learned from the results of games.

Each round:
- Games in which all seats search and evaluate positions with the current network, but for one seat in three, which uses
  a member of the league: an earlier network, or the evaluation written by hand.
- The network is fitted to these games and to those of the last rounds. The target of a position is a mixture of the
  evaluation of the next position and of the result.
- After the last round a trial: one search with the network against searches with the evaluation written by hand.

Without playouts nobody searches: many more games are played by the policy alone, with all opponent models of the mind.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from openoutcry.bots.builtin import opponent_policy
from openoutcry.bots.habits import THINKS
from openoutcry.bots.networks import ValueNetwork, use_value_network
from openoutcry.bots.search.flat import FlatSearch
from openoutcry.bots.search.training import ValueTrainingData, contest
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.games.catalogue import info, open_game, options
from openoutcry.lab.intervals import wilson
from openoutcry.lab.train import Course, Progress, make_mind, opened
from openoutcry.lab.workers import Share, in_order

UNITS = 16
QUICK_PIECES, QUICK_GAMES = 16, 100  # by the policy alone, to begin with; at least so many pieces,
QUICK_SHARE = 3  # and so many such games for each that is searched
STRAYS, QUICK_STRAYS = 4, 10  # of a hundred answers, those given at random
BATCH_OF_GAMES = 8  # of the same set-up, in one piece of work
TRIAL_PLAYOUTS = 60  # of a trial after games without any
LEAGUE_SEATS = 3  # one seat in so many judges as somebody of the league
REMEMBERED = 8  # rounds whose games are still fitted to
LAMBDA = 0.8  # how far a position is held to the end, and not to what is said of the next one
BATCH, RATE, DECAY = 512, 0.002, 1e-5
FIRST_RATE, FIRST_PASSES = 0.004, 8

Numbers = NDArray[np.float64]
Weights = list[Numbers]


class GameBatch(msgspec.Struct, frozen=True):
    """Games to play: the set-up, and per seat the weights of the judge. None is the judge written by hand; without
    judges, policies play."""

    players: int
    options: dict[str, str]
    games: int
    seed: int
    judges: list[list[float]]


class BatchResult(msgspec.Struct, frozen=True):
    """The features and results noted in some games."""

    players: int
    traits: list[float]
    won: list[float]
    ends: list[int]


class Season(msgspec.Struct, frozen=True):
    """The features (by row, seat and feature) and wins (by row and seat) of some games as arrays."""

    traits: Numbers
    won: Numbers
    ends: list[int]


def learn_to_judge(course: Course, jobs: int = 1, share: Share = in_order) -> Iterator[Progress]:
    """Train a judge round after round; the last weights are the result. The same seed gives the same result with any
    number of jobs."""
    rng, dice = Rng(course.seed), np.random.default_rng(course.seed)
    mind = make_mind(opened(course), THINKS)
    size, horizon = int(mind.each), int(mind.soon)
    weights = [dice.normal(0, 0.3, (UNITS, size)), np.zeros(UNITS), dice.normal(0, 0.1, UNITS), np.zeros(size)]
    quick = [_piece(course, rng, [], QUICK_GAMES) for _ in range(_quick_pieces(course))]
    seasons = list(_seasons(course, quick, jobs, share))
    weights = fit([(one.traits, one.won) for one in seasons], weights, FIRST_PASSES, FIRST_RATE, dice)
    league: list[list[float]] = [[]]
    kept: list[list[Season]] = []
    lessons = 0
    for number in range(1, course.rounds + 1):
        league.append(flat(weights))
        judges = league if course.playouts > 0 else []
        pieces = [_piece(course, rng, judges, _batch(course)) for _ in range(_pieces(course))]
        seasons = []
        for season in _seasons(course, pieces, jobs, share):
            seasons.append(season)
            lessons += len(season.traits)
            yield Progress(number, 0, lessons, 0.0, 0.0, {})
        apart = loss(seasons, weights)
        kept = [*kept[1 - REMEMBERED :], seasons]
        held = [(one.traits, held_to(one, weights)) for some in kept for one in some]
        weights = fit(held, weights, course.generations, RATE, dice)
        learned = ValueNetwork(horizon, size, UNITS, flat(weights))
        yield Progress(number, 1, lessons, loss(seasons, weights), apart, {}, judge=learned)
    if course.trials > 0:
        won = _trial(course, learned, int(rng.word()))
        after = Progress(course.rounds, 1, lessons, loss(seasons, weights), apart, {}, judge=learned)
        yield msgspec.structs.replace(after, trial=(won, *wilson(won * course.trials, course.trials)))


def steps_of(course: Course) -> int:
    """Return the number of progress steps."""
    return course.rounds * (_pieces(course) + 1) + (course.trials > 0)


def _pieces(course: Course) -> int:
    return -(-course.games // _batch(course))


def _quick_pieces(course: Course) -> int:
    searched = course.rounds * course.games if course.playouts > 0 else 0
    return max(QUICK_PIECES, QUICK_SHARE * searched // QUICK_GAMES)


def _batch(course: Course) -> int:
    return BATCH_OF_GAMES if course.playouts > 0 else QUICK_GAMES


def _piece(course: Course, rng: Rng, league: list[list[float]], games: int) -> GameBatch:
    """Return games of a random set-up. Every other piece has random options."""
    counts = info(course.game).players
    players = course.players or counts[int(rng.below(len(counts)))]
    asked = dict(course.options)
    if rng.below(2) == 0:
        asked = _any_options(course.game, players, rng) | asked
    judges = []
    for _ in range(players if league else 0):
        older = rng.below(LEAGUE_SEATS) == 0
        judges.append(league[int(rng.below(len(league)))] if older else league[-1])
    return GameBatch(players, asked, games, int(rng.word()), judges)


def _any_options(game: str, players: int, rng: Rng) -> dict[str, str]:
    """Return random options that are allowed together."""
    while True:
        asked = {one.name: one.values[int(rng.below(len(one.values)))] for one in options(game, players)}
        try:
            open_game(game, players, asked)
        except OpenOutcryError:
            continue
        return asked


def _seasons(course: Course, pieces: list[GameBatch], jobs: int, share: Share) -> Iterator[Season]:
    for played in share(_played, course, pieces, jobs):
        won = np.array(played.won).reshape(-1, played.players)
        yield Season(np.array(played.traits).reshape(len(won), played.players, -1), won, played.ends)


def _played(course: Course, piece: GameBatch) -> BatchResult:
    """Play the games of a piece."""
    game = open_game(course.game, piece.players, piece.options, course.house_set)
    rng, seats = Rng(piece.seed), []
    for weights in piece.judges:
        mind = make_mind(game, THINKS)
        if weights:
            use_value_network(mind, ValueNetwork(int(mind.soon), int(mind.each), UNITS, weights))
        seats.append(FlatSearch(game, mind, int(rng.word()), to_the_end=False, opponents=opponent_policy(game)))
    diary = ValueTrainingData(opponent_policy(game) or make_mind(game, THINKS))
    for _ in range(piece.games):
        diary.mind.next_world()
        diary.record_game(game, seats, course.playouts, STRAYS if seats else QUICK_STRAYS, rng)
    return BatchResult(piece.players, list(diary.traits), list(diary.won), [int(end) for end in diary.ends])


def _trial(course: Course, judge: ValueNetwork, seed: int) -> float:
    """Return the share of wins of the trained judge against judges written by hand."""
    game = opened(course)
    mind = make_mind(game, THINKS)
    use_value_network(mind, judge)
    by_hand = make_mind(game, THINKS)
    one = FlatSearch(game, mind, seed, to_the_end=False, opponents=opponent_policy(game))
    rest = FlatSearch(game, by_hand, seed + 1, to_the_end=False, opponents=opponent_policy(game))
    return float(contest(game, one, rest, course.playouts or TRIAL_PLAYOUTS, course.trials, seed))


# The net, for many positions at once


def looks(weights: Weights, traits: Numbers) -> tuple[Numbers, Numbers]:
    """Return the activations of all units, and the evaluation of each player."""
    units, thresholds, counts, direct = weights
    levels = np.maximum(traits @ units.T + thresholds, 0)
    return levels, levels @ counts + traits @ direct


def chances(weights: Weights, traits: Numbers) -> Numbers:
    """Return the chance of each player to win."""
    _, found = looks(weights, traits)
    found = np.exp(found - found.max(1, keepdims=True))
    shares: Numbers = found / found.sum(1, keepdims=True)
    return shares


def loss(seasons: list[Season], weights: Weights) -> float:
    """Return the mean negative log probability of the winners."""
    lost = sum(float(-(one.won * np.log(chances(weights, one.traits) + 1e-12)).sum()) for one in seasons)
    return lost / max(1, sum(len(one.won) for one in seasons))


def held_to(season: Season, weights: Weights) -> Numbers:
    """Return the training targets: a mixture of the evaluation of the next position and of the result."""
    said, held = chances(weights, season.traits), season.won.copy()
    last = {end - 1 for end in season.ends}
    for row in range(len(held) - 1, -1, -1):
        if row not in last:
            held[row] = (1 - LAMBDA) * said[row + 1] + LAMBDA * held[row + 1]
    return held


def fit(
    rows: list[tuple[Numbers, Numbers]], weights: Weights, passes: int, rate: float, dice: np.random.Generator
) -> Weights:
    """Return the weights after some passes over all rows with Adam."""
    weights = list(weights)
    means, squares = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    step = 0
    for number in range(passes):
        for traits, wanted in _batches(rows, dice):
            step += 1
            slopes = _slopes(weights, traits, wanted)
            speed = rate * (1 - 0.8 * number / passes)
            for at, slope in enumerate(slopes):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
                weights[at] = weights[at] - speed * mean / (np.sqrt(square) + 1e-8)
    return weights


def _batches(rows: list[tuple[Numbers, Numbers]], dice: np.random.Generator) -> Iterator[tuple[Numbers, Numbers]]:
    """Return all rows in random order, in batches of games with the same number of players."""
    by_players: dict[int, list[tuple[Numbers, Numbers]]] = {}
    for traits, wanted in rows:
        by_players.setdefault(wanted.shape[1], []).append((traits, wanted))
    batches = []
    for some in by_players.values():
        traits, wanted = np.concatenate([one for one, _ in some]), np.concatenate([one for _, one in some])
        order = dice.permutation(len(traits))
        batches += [(traits[part], wanted[part]) for part in np.array_split(order, max(1, len(order) // BATCH))]
    for place in dice.permutation(len(batches)):
        yield batches[place]


def _slopes(weights: Weights, traits: Numbers, wanted: Numbers) -> Weights:
    """Return the gradient of the loss."""
    units, _, counts, _ = weights
    levels, _ = looks(weights, traits)
    wrong = (chances(weights, traits) - wanted) / len(traits)
    behind = wrong[..., None] * counts * (levels > 0)
    return [
        np.einsum("rsu,rst->ut", behind, traits) + DECAY * units,
        behind.sum((0, 1)),
        np.einsum("rs,rsu->u", wrong, levels) + DECAY * counts,
        np.einsum("rs,rst->t", wrong, traits),
    ]


def flat(weights: Weights) -> list[float]:
    """Return all weights in the order of `Net`."""
    units, thresholds, counts, direct = weights
    rows: Any = np.concatenate([np.column_stack([units, thresholds]).ravel(), counts, direct])
    return [float(one) for one in rows]
