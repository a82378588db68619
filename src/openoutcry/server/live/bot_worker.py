"""A worker process in which bots search and the coach computes: `python -m openoutcry.server.live.bot_worker`. It reads
one request per line and writes one answer per line. It keeps nothing of a match, and ends when its input is closed."""

import signal
import sys
import time
from functools import lru_cache
from typing import Any

import msgspec

from openoutcry.bots import make_bot
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import Step
from openoutcry.engine.position import Saved, load
from openoutcry.games.catalogue import open_game
from openoutcry.server import wire
from openoutcry.server.live.coach_tasks import GameSetup, HintTask, ReviewTask, give_way, make_hint, make_review

GAMES_KEPT = 32
NICENESS = 10  # niceness of a worker process
GRACE = 4.0  # seconds beyond its time after which a worker is assumed to hang
HINT_GRACE = 30.0  # the same for a hint, whose reasons are found after its time
REVIEW_GRACE = 900.0  # the same for a review, which gives way to other processes


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


Task = BotTask | HintTask | ReviewTask


class WorkerAnswer(msgspec.Struct, frozen=True):
    """The result of a request, or the problem. The first answer has neither: it reports that the worker is ready."""

    option: int | None = None
    problem: str | None = None
    hint: wire.Hint | None = None
    coached: wire.Coached | None = None


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


def grace(task: Task) -> float:
    """Return the seconds beyond its own time after which a request is assumed to hang. The coach needs some of them to
    find reasons and write sentences."""
    if isinstance(task, BotTask):
        return GRACE
    return HINT_GRACE + task.seconds if isinstance(task, HintTask) else REVIEW_GRACE + task.seconds


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


def main() -> None:
    """Answer requests until the input is closed, at a lower priority than the server's."""
    give_way(NICENESS)
    try:
        _write(WorkerAnswer())
        for line in sys.stdin.buffer:
            _write(answer(line, time.monotonic()))
    except (BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        return


def _write(result: WorkerAnswer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
