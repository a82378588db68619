"""A whole game: what every answer cost, and for every seat three numbers that add up to its result.

Skill is what one's own answers lost against the best that one could know. Luck is the result less what all answers
brought against those that a usual player would have given: what was drawn, and what turned out to lie where nobody
could see it. The rest is the table: what others gave away or took, and what there was to win from them. What one seat
wins the others lose, so each of luck, and skill and table together, adds up to nothing over the seats.
"""

import os
import time
from collections.abc import Callable, Iterable
from math import inf
from typing import Any

import msgspec

from openoutcry.coach.asked import Asked, decisions
from openoutcry.coach.errors import CannotCoach
from openoutcry.coach.reasons import Reason, find_reason
from openoutcry.coach.shrinking import prior_of
from openoutcry.coach.valuing import QUICK, Effort, Valued, Worth, mind_of, value
from openoutcry.match.match import Match
from openoutcry.match.record import Record
from openoutcry.match.verify import replay
from openoutcry.text.catalogues import language_of
from openoutcry.text.figures import html_table
from openoutcry.text.words import say

EXPLAINED = 3  # of each seat's answers, the worst with their reasons
MISTAKE = 0.01  # of a game: what an answer must have cost to be named
FEW = 0.05  # of all answers: if no more are mistakes, they are few
VALUING = 0.7  # of the time for a match; the rest is for reasons


class Decision(msgspec.Struct, frozen=True):
    """An answer among two or more: `chosen` and `best` in words, `cost` as far as its noise lets one believe it, `lost`
    as it was measured, with half the width of its 95 % interval. `open_best` is what would have been best with all
    cards open, and `open_cost` what was lost against that. `brought` is what the answer brought to each seat, against a
    usual one."""

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
    options: list[Worth]
    brought: list[float]
    reason: Reason | None = None


class Sum(msgspec.Struct, frozen=True):
    """A seat's game: `result` is 1 for a victory, shared among those who share it, and par + luck + skill + table."""

    seat: int
    name: str
    bot: str | None
    result: float
    par: float
    luck: float
    skill: float
    table: float


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats after input `n`, with all cards open, and the largest of their standard errors."""

    n: int
    chances: list[float]
    error: float = 0.0


class Analysis(msgspec.Struct, frozen=True):
    """What the coach says of a game."""

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
        return html_table(repr(self), heads, rows)

    def worst(self, seat: int | None = None, most: int = EXPLAINED) -> list[Decision]:
        """The answers that cost most, of a seat or of all; those that may be noise are none of them."""
        return sorted(self.mistakes(seat), key=lambda one: -one.cost)[:most]

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """The answers, of a seat or of all, that cost enough to be named."""
        return [one for one in self.answers(seat) if one.cost >= MISTAKE]

    def answers(self, seat: int | None = None) -> list[Decision]:
        """The decisions of a seat, or all."""
        return [one for one in self.decisions if seat in (None, one.seat)]


def opened(record: Record) -> Match:
    """The match of a record, or why there is nothing to say of it."""
    match = replay(record)
    if match.result() is None:
        message = "the match is not over: the coach looks at finished games"
        raise CannotCoach("coach-unfinished", message)
    return match


def analyze(
    match: Match,
    seed: int = 0,
    effort: Effort | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every decision of a finished match; `progress` is told how many are done, and of how many."""
    effort = Effort() if effort is None else effort
    asked = decisions(match)
    mind = mind_of(match.game)
    valued: list[Valued] = []
    for one in asked:
        valued.append(value(match.game, mind, one, seed, effort))
        if progress is not None:
            progress(len(valued), len(asked))
    return summed(match, asked, valued, seed, effort)


def analyze_within(
    match: Match,
    seconds: float,
    seed: int = 0,
    effort: Effort = QUICK,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """The same in so many seconds. It takes them in equal parts, so that a long match is looked at less exactly than a
    short one; what a decision leaves is for the next ones."""
    started = time.monotonic()
    asked = decisions(match)
    mind = mind_of(match.game)
    valued: list[Valued] = []
    for place, one in enumerate(asked, start=1):
        until = started + VALUING * seconds * place / len(asked)
        valued.append(value(match.game, mind, one, seed, effort, until))
        if progress is not None:
            progress(len(valued), len(asked))
    return summed(match, asked, valued, seed, effort, started + seconds)


def summed(
    match: Match, asked: list[Asked], valued: Iterable[Valued], seed: int, effort: Effort, until: float = inf
) -> Analysis:
    """The analysis that these values make; after `until`, a time of `time.monotonic()`, its reasons are made in
    few worlds."""
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
        match.game.name, match.game.players, effort.error, made, seats, points, sum(one.playouts for one in values)
    )
    return _explained(match, found, asked, values, seed, until)


def _believed(values: list[Valued]) -> list[list[float]]:
    """What each answer brought to each seat against a usual one, as far as its noise lets one believe it: shrunk
    towards nothing by the share that noise has in the whole."""
    noise = [one.usual_error**2 for one in values]
    spread = sum(one.usual[one.seat] ** 2 - each for one, each in zip(values, noise, strict=True))
    true = max(spread / max(sum(1 for each in noise if each > 0), 1), 1e-6)
    return [[true / (true + each) * share for share in one.usual] for one, each in zip(values, noise, strict=True)]


def _decision(one: Valued, cost: float, brought: list[float]) -> Decision:
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
    match: Match, found: Analysis, asked: list[Asked], valued: list[Valued], seed: int, until: float
) -> Analysis:
    """The same with reasons for the worst answers of each seat."""
    worst = {one.n for seat in range(found.players) for one in found.worst(seat)}
    mind = mind_of(match.game)
    reasons: dict[int, Any] = {
        one.n: find_reason(match.game, mind, one, found_there.best, seed, until)
        for one, found_there in zip(asked, valued, strict=True)
        if one.n in worst
    }
    told = [msgspec.structs.replace(one, reason=reasons.get(one.n)) for one in found.decisions]
    return msgspec.structs.replace(found, decisions=told)
