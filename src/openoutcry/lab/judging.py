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
    """Fields of a batch of games to play for training. `judges` has the weights of one value network per seat; empty
    weights mean the evaluation written by hand. With an empty list nobody searches and a policy plays."""

    players: int
    options: dict[str, str]
    games: int
    seed: int
    judges: list[list[float]]


class BatchResult(msgspec.Struct, frozen=True):
    """Fields noted while a batch of games was played, as flat lists: the features of every seat in every row (a
    position), the share of the win of every seat, and the row after the last one of each game."""

    players: int
    traits: list[float]
    won: list[float]
    ends: list[int]


class Season(msgspec.Struct, frozen=True):
    """Fields of a `BatchResult` as arrays: features by row, seat and feature, shares of the win by row and seat. `ends`
    has the row after the last one of each game."""

    traits: Numbers
    won: Numbers
    ends: list[int]


def learn_to_judge(course: Course, jobs: int = 1, share: Share = in_order) -> Iterator[Progress]:
    """Train a value network round after round, yielding the progress; the last item that has a network has the result.
    The same seed gives the same result with any number of jobs (processes)."""
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
    """Return how many items `learn_to_judge` yields for this course."""
    return course.rounds * (_pieces(course) + 1) + (course.trials > 0)


def _pieces(course: Course) -> int:
    return -(-course.games // _batch(course))


def _quick_pieces(course: Course) -> int:
    searched = course.rounds * course.games if course.playouts > 0 else 0
    return max(QUICK_PIECES, QUICK_SHARE * searched // QUICK_GAMES)


def _batch(course: Course) -> int:
    return BATCH_OF_GAMES if course.playouts > 0 else QUICK_GAMES


def _piece(course: Course, rng: Rng, league: list[list[float]], games: int) -> GameBatch:
    """Return a batch of `games` games with a random number of players; every second batch, on average, has random
    options. `league` has the weights of earlier networks, the newest last: one seat in three plays with random ones and
    the others with the newest. If it is empty, nobody searches."""
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
    """Return a random value for every option. Combinations that the game refuses are drawn again."""
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
    """Play the games of a batch and return the features and results of their positions."""
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
    """Return the share of wins, 0 to 1, of one search with the trained network against searches with the evaluation
    written by hand."""
    game = opened(course)
    mind = make_mind(game, THINKS)
    use_value_network(mind, judge)
    by_hand = make_mind(game, THINKS)
    one = FlatSearch(game, mind, seed, to_the_end=False, opponents=opponent_policy(game))
    rest = FlatSearch(game, by_hand, seed + 1, to_the_end=False, opponents=opponent_policy(game))
    return float(contest(game, one, rest, course.playouts or TRIAL_PLAYOUTS, course.trials, seed))


# The net, for many positions at once


def looks(weights: Weights, traits: Numbers) -> tuple[Numbers, Numbers]:
    """Return the activations of the hidden units, and one score for each player, for many positions at once. `traits`
    has the features by row, seat and feature."""
    units, thresholds, counts, direct = weights
    levels = np.maximum(traits @ units.T + thresholds, 0)
    return levels, levels @ counts + traits @ direct


def chances(weights: Weights, traits: Numbers) -> Numbers:
    """Return the probability of each player to win, by row and seat: the softmax of the scores."""
    _, found = looks(weights, traits)
    found = np.exp(found - found.max(1, keepdims=True))
    shares: Numbers = found / found.sum(1, keepdims=True)
    return shares


def loss(seasons: list[Season], weights: Weights) -> float:
    """Return the mean cross-entropy (negative log probability of the winners) of the network's predictions over all
    rows."""
    lost = sum(float(-(one.won * np.log(chances(weights, one.traits) + 1e-12)).sum()) for one in seasons)
    return lost / max(1, sum(len(one.won) for one in seasons))


def held_to(season: Season, weights: Weights) -> Numbers:
    """Return the training target of each row: going back from the result of its game, a mixture of the target and the
    network's prediction in the next row (TD(λ))."""
    said, held = chances(weights, season.traits), season.won.copy()
    last = {end - 1 for end in season.ends}
    for row in range(len(held) - 1, -1, -1):
        if row not in last:
            held[row] = (1 - LAMBDA) * said[row + 1] + LAMBDA * held[row + 1]
    return held


def fit(
    rows: list[tuple[Numbers, Numbers]], weights: Weights, passes: int, rate: float, dice: np.random.Generator
) -> Weights:
    """Return new weights after `passes` passes over all rows with the optimizer Adam. `rows` has pairs of features and
    targets; `rate` is the learning rate, which falls linearly towards a fifth of it."""
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
    """Yield all rows once in random order, as batches of features and targets. The games of a batch have the same
    number of players."""
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
    """Return the gradient of the loss by each array of weights, with weight decay."""
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
    """Return all weights as one list, in the order in which the compiled class `Net` reads them."""
    units, thresholds, counts, direct = weights
    rows: Any = np.concatenate([np.column_stack([units, thresholds]).ravel(), counts, direct])
    return [float(one) for one in rows]
