"""Analysis of a whole match: the cost of every answer, and three numbers per seat that add up to its result.

Skill is what a player's own answers lost against the best that the player could know. Luck is the result without what
all answers gained or lost against those of a usual player: cards drawn, and hidden cards that turned out well. The rest
is called table: what opponents gave away or took. What one seat gains others lose, so luck adds up to zero over the
seats, and so do skill and table together.

Measured losses are inflated by noise, so they are shrunk. Most answers lose nothing, some a little, few much: the prior
is a lump at zero and an exponential tail, both fitted to the match (empirical Bayes), and a second tail for a single
bad answer of a good player. The cost that is shown is the mean of the posterior.
"""

import math
import os
import time
from collections.abc import Callable, Iterable
from math import inf
from statistics import NormalDist
from typing import Any

import msgspec

from openoutcry.coach.decisions import CannotCoach, DecisionPoint, decisions
from openoutcry.coach.evaluation import QUICK, Evaluation, OptionValue, Precision, mind_of, value
from openoutcry.coach.reasons import Reason, find_reason
from openoutcry.match.match import Match
from openoutcry.match.record import Record
from openoutcry.match.verify import replay
from openoutcry.text.catalogues import language_of
from openoutcry.text.html_page import captioned_table
from openoutcry.text.words import say

SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # of answers that cost anything, as tried
MEANS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.16)  # of what those cost
RARE = 0.01  # of answers that cost much more than the others
MUCH = 0.15  # what those cost on average
NORMAL = NormalDist()


class Prior:
    """The prior distribution of the losses of answers: the share of answers that lose something, the mean of those
    losses, and a tail of rare large losses. All are shares of 0 to 1."""

    def __init__(self, share: float, mean: float) -> None:
        self.tails = ((share, mean), (RARE, MUCH))
        self.nothing = 1 - share - RARE

    def shrink(self, lost: float, error: float) -> float:
        """Return the expected true loss (the posterior mean) for a loss that was measured with this standard error. It
        is 0 or more."""
        tails = [_costly(share, mean, lost, error) for share, mean in self.tails]
        whole = self.likelihood(lost, error)
        if whole == 0:
            return max(lost, 0.0)
        return sum(weight * centre for weight, centre in tails) / whole

    def likelihood(self, lost: float, error: float) -> float:
        """Return the probability density of measuring this loss with this standard error."""
        costly = sum(_costly(share, mean, lost, error)[0] for share, mean in self.tails)
        return costly + self.nothing * NORMAL.pdf(lost / error) / error


def _costly(share: float, mean: float, lost: float, error: float) -> tuple[float, float]:
    """Return the likelihood of a measured loss in one exponential tail of the prior, and the mean true loss within that
    tail."""
    middle = lost - error * error / mean
    z = middle / error
    above = NORMAL.cdf(z)
    if above < 1e-12:
        return 0.0, 0.0
    height = math.exp(min(error * error / (2 * mean * mean) - lost / mean, 700.0)) * above
    return share / mean * height, max(middle + error * NORMAL.pdf(z) / above, 0.0)


def prior_of(measured: list[tuple[float, float]]) -> Prior:
    """Return the prior under which these pairs of a measured loss and its standard error are most likely. An empty list
    gives a default."""
    candidates = [Prior(share, mean) for share in SHARES for mean in MEANS]
    if not measured:
        return candidates[0]
    return max(candidates, key=lambda one: sum(math.log(one.likelihood(*each) + 1e-300) for each in measured))


EXPLAINED = 3  # of each seat's answers, the worst with their reasons
MISTAKE = 0.01  # of a game: what an answer must have cost to be named
FEW = 0.05  # of all answers: if no more are mistakes, they are few
VALUING = 0.7  # of the time for a match; the rest is for reasons


class Decision(msgspec.Struct, frozen=True):
    """The evaluation of an answer among two or more options; `chosen` and `best` are their texts. Losses are shares of
    a win, 0 to 1.

    `lost` is the measured loss and `error` half the width of its 95 % interval; `cost` is the loss after correction for
    noise (shrinkage), which is what readers are shown. `open_best` and `open_cost` are computed with all cards open.
    `brought` is by how much the answer raised the chance of each seat, compared with a usual answer. `reason` is None
    if the answer is not among the worst of its seat.
    """

    n: int
    seat: int
    kind: str
    chosen: str
    best: str
    cost: float
    lost: float
    error: float
    open_best: str
    open_cost: float
    options: list[OptionValue]
    brought: list[float]
    reason: Reason | None = None


class Sum(msgspec.Struct, frozen=True):
    """The result of a seat, split into parts: `result` is 1 for a win, a fraction for a shared one, 0 otherwise, and
    equals par + luck + skill + table.

    `par` is 1 / players, `luck` the effect of draws and hidden cards, `skill` minus the cost of the seat's own answers,
    and `table` what opponents gave away or took.
    """

    seat: int
    name: str
    bot: str | None
    result: float
    par: float
    luck: float
    skill: float
    table: float


class Point(msgspec.Struct, frozen=True):
    """The chance to win of each seat after input `n`, 0 to 1, and the largest of their standard errors."""

    n: int
    chances: list[float]
    error: float = 0.0


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a match: its decisions, the result of each seat in parts, and the chances of all seats over time.

    `error` is the wanted precision as a share of a win, `playouts` the number of playouts that were made.
    """

    game: str
    players: int
    error: float
    decisions: list[Decision]
    seats: list[Sum]
    chances: list[Point]
    playouts: int

    def __repr__(self) -> str:
        return f"Analysis({self.game!r}, players={self.players}, {len(self.decisions)} decisions, error={self.error})"

    def _repr_html_(self) -> str:
        rows = [
            [one.name, *(f"{100 * part:+.1f}" for part in (one.result, one.par, one.luck, one.skill, one.table))]
            for one in self.seats
        ]
        lang = language_of(os.environ)
        heads = [say(lang, f"coach-{head}") for head in ("who", "result", "par", "luck", "skill", "table")]
        return captioned_table(repr(self), heads, rows)

    def worst(self, seat: int | None = None, most: int = EXPLAINED) -> list[Decision]:
        """Return at most `most` answers that cost most, of one seat or of all (None), the worst first. Answers that
        cost less than `MISTAKE` are left out."""
        return sorted(self.mistakes(seat), key=lambda one: -one.cost)[:most]

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """Return the answers, of one seat or of all (None), that cost at least `MISTAKE` of a win."""
        return [one for one in self.answers(seat) if one.cost >= MISTAKE]

    def answers(self, seat: int | None = None) -> list[Decision]:
        """Return the decisions of one seat, or of all (None)."""
        return [one for one in self.decisions if seat in (None, one.seat)]


def opened(record: Record) -> Match:
    """Return the match of a record, replayed. Raise `CannotCoach` if the match is not over, and `BadRecord` or
    `FalseRecord` if it cannot be replayed."""
    match = replay(record)
    if match.result() is None:
        message = "the match is not over: the coach looks at finished games"
        raise CannotCoach("coach-unfinished", message)
    return match


def analyze(
    match: Match,
    seed: int = 0,
    precision: Precision | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Return the analysis of a finished match, in which every decision is evaluated. `progress` is called after each
    one with the number of evaluated decisions and the number of all."""
    precision = Precision() if precision is None else precision
    asked = decisions(match)
    mind = mind_of(match.game)
    valued: list[Evaluation] = []
    for one in asked:
        valued.append(value(match.game, mind, one, seed, precision))
        if progress is not None:
            progress(len(valued), len(asked))
    return summed(match, asked, valued, seed, precision)


def analyze_within(
    match: Match,
    seconds: float,
    seed: int = 0,
    precision: Precision = QUICK,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Return the analysis of a finished match, computed in about `seconds` seconds.

    The time is shared equally by the decisions; time that one does not need goes to the next ones. `progress` is called
    after each one with the number of evaluated decisions and the number of all.
    """
    started = time.monotonic()
    asked = decisions(match)
    mind = mind_of(match.game)
    valued: list[Evaluation] = []
    for place, one in enumerate(asked, start=1):
        until = started + VALUING * seconds * place / len(asked)
        valued.append(value(match.game, mind, one, seed, precision, until))
        if progress is not None:
            progress(len(valued), len(asked))
    return summed(match, asked, valued, seed, precision, started + seconds)


def summed(
    match: Match,
    asked: list[DecisionPoint],
    valued: Iterable[Evaluation],
    seed: int,
    precision: Precision,
    until: float = inf,
) -> Analysis:
    """Return the analysis of a match from the evaluations of its decisions, in the same order. After `until`, a time of
    `time.monotonic()`, fewer playouts are made to find reasons."""
    values = list(valued)
    prior = prior_of([(one.lost, one.lost_error) for one in values if one.lost_error > 0])
    costs = [prior.shrink(one.lost, one.lost_error) if one.lost_error > 0 else 0.0 for one in values]
    made = [_decision(*each) for each in zip(values, costs, _believed(values), strict=True)]
    result = match.result()
    assert result is not None
    seats = [_sum(match, seat, result.winners, made) for seat in range(match.game.players)]
    par = [1 / match.game.players] * match.game.players
    ended = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.game.players)]
    points = [Point(0, par), *(Point(one.n, one.after, one.after_error) for one in values), Point(match.number, ended)]
    found = Analysis(
        match.game.name, match.game.players, precision.error, made, seats, points, sum(one.playouts for one in values)
    )
    return _explained(match, found, asked, values, seed, until)


def _believed(values: list[Evaluation]) -> list[list[float]]:
    """Return, for each answer, how much it raised the chance of each seat compared with a usual one. The measured
    values are shrunk towards zero, depending on their noise."""
    noise = [one.usual_error**2 for one in values]
    spread = sum(one.usual[one.seat] ** 2 - each for one, each in zip(values, noise, strict=True))
    true = max(spread / max(sum(1 for each in noise if each > 0), 1), 1e-6)
    return [[true / (true + each) * share for share in one.usual] for one, each in zip(values, noise, strict=True)]


def _decision(one: Evaluation, cost: float, brought: list[float]) -> Decision:
    words = {option.option: option.words for option in one.options}
    return Decision(
        one.n,
        one.seat,
        one.kind,
        words[one.chosen],
        words[one.best],
        cost,
        one.lost,
        1.96 * one.lost_error,
        words[one.open_best],
        one.open_lost,
        one.options,
        brought,
    )


def _sum(match: Match, seat: int, winners: list[int], made: list[Decision]) -> Sum:
    result = 1 / len(winners) if seat in winners else 0.0
    par = 1 / match.game.players
    luck = result - par - sum(one.brought[seat] for one in made)
    skill = -sum(one.cost for one in made if one.seat == seat)
    who = match.header.seats[seat]
    return Sum(seat, who.name, who.bot, result, par, luck, skill, result - par - luck - skill)


def _explained(
    match: Match, found: Analysis, asked: list[DecisionPoint], valued: list[Evaluation], seed: int, until: float
) -> Analysis:
    """Return the analysis with reasons added to the worst answers of each seat."""
    worst = {one.n for seat in range(found.players) for one in found.worst(seat)}
    mind = mind_of(match.game)
    reasons: dict[int, Any] = {
        one.n: find_reason(match.game, mind, one, found_there.best, seed, until)
        for one, found_there in zip(asked, valued, strict=True)
        if one.n in worst
    }
    told = [msgspec.structs.replace(one, reason=reasons.get(one.n)) for one in found.decisions]
    return msgspec.structs.replace(found, decisions=told)
