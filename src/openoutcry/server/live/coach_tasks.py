"""The coach's work in a worker process: hints from what a seat may know, and reviews of finished matches. Its sentences
are written there too, in every language."""

import contextlib
import os
from collections.abc import Callable
from typing import Any

import msgspec

from openoutcry.coach.analysis import Decision, Point, analyze_within
from openoutcry.coach.evaluation import Precision
from openoutcry.coach.hints import HintSentences, hint
from openoutcry.coach.page import CoachSentences
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, Saved
from openoutcry.match.match import Match
from openoutcry.match.record import Entry, Header
from openoutcry.server import wire
from openoutcry.text.catalogues import LANGUAGES

NICE = 15  # niceness of a review: above that of bots, who are playing
START_NICENESS = os.nice(0) if hasattr(os, "nice") else 0  # niceness of this process at its start
ROUGHLY = Precision.within(0.03)
DIGITS = 4
CALM = 0.02  # standard error per neighbour that is averaged
WIDEST = 5


class GameSetup(msgspec.Struct, frozen=True):
    """The arguments with which a game is opened."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    set_text: str | None
    rules: int = 0


class HintTask(msgspec.Struct, frozen=True, tag="hint"):
    """A request for a hint. `view` is all that the seat may know, `number` the shown number of the question, and
    `seconds` how long the coach may compute."""

    set_up: GameSetup
    names: list[str]
    seed: int
    view: Saved
    kind: str
    seat: int
    number: int
    options: list[int]
    words: list[str]
    seconds: float = 0.0


class ReviewTask(msgspec.Struct, frozen=True, tag="review"):
    """A request to review a finished match in so many `seconds`."""

    header: Header
    entries: list[Entry]
    seed: int
    seconds: float = 0.0


def make_hint(task: HintTask, game: Game[Any], view: Position, end: float) -> wire.Hint:
    """Return the hint. `end` is a time of `time.monotonic()`."""
    choice = Choice(task.kind, task.seat, task.options, task.words, None)
    given = hint(game, view, choice, task.seed, until=end)
    writers = [HintSentences(lang, game, task.names) for lang in LANGUAGES]
    answers = [
        wire.HintedAnswer(
            one.option,
            {writer.lang: writer.answer(view, given, one) for writer in writers},
            _rounded(one.win),
            _rounded(one.error),
        )
        for one in given.answers
    ]
    why = {writer.lang: writer.why(view, given) for writer in writers}
    return wire.Hint(task.seat, task.number, answers, why)


def give_way(nice: int) -> None:
    """Raise the niceness of this process to `nice` above its value at the start, so that other processes come first. A
    sandbox may forbid that; then it stays."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(max(START_NICENESS + nice - os.nice(0), 0))


def make_review(task: ReviewTask) -> wire.Coached:
    """Return the review of a match, computed in the given time."""
    give_way(NICE)
    match = Match.load(task.header, task.entries, b"")
    analysis = analyze_within(match, task.seconds, task.seed, ROUGHLY)
    writers = [CoachSentences(lang, match, analysis) for lang in LANGUAGES]
    shown = match.numbering.shown
    seats = [
        wire.CoachedSeat(
            _rounded(one.result),
            _rounded(one.par),
            _rounded(one.luck),
            _rounded(one.skill),
            _rounded(one.table),
            [_answer(writers, bad, shown) for bad in analysis.worst(one.seat)],
            {writer.lang: writer.mistakes(one.seat) for writer in writers},
        )
        for one in analysis.seats
    ]
    return wire.Coached(
        [wire.Chances(shown(one.n), _smooth(analysis.chances, at)) for at, one in enumerate(analysis.chances)], seats
    )


def _smooth(points: list[Point], at: int) -> list[float]:
    """Return the chances at a point, averaged with its neighbours if they were estimated from few samples: the curve is
    meant to show the game and not the noise."""
    wide = min(round(points[at].error / CALM), WIDEST, at, len(points) - 1 - at)
    near = points[at - wide : at + wide + 1]
    return [_rounded(sum(chances) / len(near)) for chances in zip(*(one.chances for one in near), strict=True)]


def _answer(writers: list[CoachSentences], one: Decision, shown: Callable[[int], int]) -> wire.CoachedAnswer:
    asked = {writer.lang: writer.question(one) for writer in writers}
    told = {writer.lang: writer.sentences(one) for writer in writers}
    return wire.CoachedAnswer(shown(one.n - 1), _rounded(one.cost), asked, told)


def _rounded(share: float) -> float:
    return round(share, DIGITS)
