"""A worker process in which bots search and the coach computes: `python -m openoutcry.server.live.bot_worker`. It reads
one request per line and writes one answer per line. It keeps nothing of a match, and ends when its input is closed. The
coach's sentences are written here too, in every language."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from openoutcry.bots import make_bot
from openoutcry.coach.analysis import Decision, Point, analyze_within
from openoutcry.coach.evaluation import Precision
from openoutcry.coach.hints import HintSentences, hint
from openoutcry.coach.page import CoachSentences
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import Step
from openoutcry.engine.position import Position, Saved, load
from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import Entry, Header
from openoutcry.server import wire
from openoutcry.text.catalogues import LANGUAGES

GAMES_KEPT = 32
NICENESS = 10  # niceness of a worker process
REVIEW_NICENESS = 15  # the same during a review: above that of bots, who are playing
GRACE = 4.0  # seconds beyond its time after which a worker is assumed to hang
HINT_GRACE = 30.0  # the same for a hint, whose reasons are found after its time
REVIEW_GRACE = 900.0  # the same for a review, which gives way to other processes
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


class BotTask(msgspec.Struct, frozen=True, tag="bot"):
    """A request for a bot's answer. `view` is all that its seat may know, `seconds` how long it may search."""

    set_up: GameSetup
    bot: str
    seed: int
    view: Saved
    kind: str
    seat: int
    options: list[int]
    words: list[str]
    chosen: int | None
    seconds: float = 0.0


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


Task = BotTask | HintTask | ReviewTask


class WorkerAnswer(msgspec.Struct, frozen=True):
    """The result of a request, or the problem. The first answer has neither: it reports that the worker is ready."""

    option: int | None = None
    problem: str | None = None
    hint: wire.Hint | None = None
    coached: wire.Coached | None = None


def main() -> None:
    """Answer requests until the input is closed, at a lower priority than the server's."""
    give_way(NICENESS)
    try:
        _write(WorkerAnswer())
        for line in sys.stdin.buffer:
            _write(answer(line, time.monotonic()))
    except (BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        return


def answer(line: bytes, started: float) -> WorkerAnswer:
    """Return the answer to an encoded request that arrived at `started`, a time of `time.monotonic()`. An error is
    returned as a problem."""
    task = msgspec.json.decode(line, type=Task)
    if hasattr(signal, "setitimer"):
        # Compiled code in an endless loop is stopped by a signal of the system only.
        signal.setitimer(signal.ITIMER_REAL, task.seconds + grace(task) + GRACE)
    try:
        if isinstance(task, HintTask):
            game, steps = opened(task.set_up)
            return WorkerAnswer(
                hint=make_hint(task, game, load(task.view, game.blank(), steps), started + task.seconds)
            )
        if isinstance(task, ReviewTask):
            return WorkerAnswer(coached=make_review(task))
        return WorkerAnswer(bot_option(task, started + task.seconds))
    except Exception as problem:
        return WorkerAnswer(problem=f"{type(problem).__name__}: {problem}"[:200])
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def grace(task: Task) -> float:
    """Return the seconds beyond its own time after which a request is assumed to hang. The coach needs some of them to
    find reasons and write sentences."""
    if isinstance(task, BotTask):
        return GRACE
    return HINT_GRACE + task.seconds if isinstance(task, HintTask) else REVIEW_GRACE + task.seconds


def _write(result: WorkerAnswer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
    sys.stdout.buffer.flush()


@lru_cache(GAMES_KEPT)
def opened(set_up: GameSetup) -> tuple[Game[Any], dict[str, Step[Any]]]:
    """Return the game of a set-up, and its steps."""
    game = open_game(set_up.game, set_up.players, dict(set_up.options), set_up.set_text, set_up.rules)
    return game, game.steps()


def bot_option(question: BotTask, end: float) -> int:
    """Return the bot's option. `end` is a time of `time.monotonic()`."""
    game, steps = opened(question.set_up)
    view = load(question.view, game.blank(), steps)
    choice = Choice(question.kind, question.seat, question.options, question.words, question.chosen)
    return int(make_bot(question.bot, game, question.seed).act(view, choice, end))


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


def make_review(task: ReviewTask) -> wire.Coached:
    """Return the review of a match, computed in the given time."""
    give_way(REVIEW_NICENESS)
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
            [_coached_answer(writers, bad, shown) for bad in analysis.worst(one.seat)],
            {writer.lang: writer.mistakes(one.seat) for writer in writers},
        )
        for one in analysis.seats
    ]
    return wire.Coached(
        [wire.Chances(shown(one.n), _smooth(analysis.chances, at)) for at, one in enumerate(analysis.chances)], seats
    )


def _coached_answer(writers: list[CoachSentences], one: Decision, shown: Callable[[int], int]) -> wire.CoachedAnswer:
    asked = {writer.lang: writer.question(one) for writer in writers}
    told = {writer.lang: writer.sentences(one) for writer in writers}
    return wire.CoachedAnswer(shown(one.n - 1), _rounded(one.cost), asked, told)


def _smooth(points: list[Point], at: int) -> list[float]:
    """Return the chances at a point, averaged with its neighbours if they were estimated from few samples: the curve is
    meant to show the game and not the noise."""
    wide = min(round(points[at].error / CALM), WIDEST, at, len(points) - 1 - at)
    near = points[at - wide : at + wide + 1]
    return [_rounded(sum(chances) / len(near)) for chances in zip(*(one.chances for one in near), strict=True)]


def _rounded(share: float) -> float:
    return round(share, DIGITS)


def give_way(nice: int) -> None:
    """Raise the niceness of this process to `nice` above its value at the start, so that other processes come first. A
    sandbox may forbid that; then it stays."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(max(START_NICENESS + nice - os.nice(0), 0))


if __name__ == "__main__":
    main()
