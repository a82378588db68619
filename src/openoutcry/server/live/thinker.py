"""A process in which bots search and the coach thinks: `python -m openoutcry.server.live.thinker`. It reads a question
a line and writes an answer a line, remembers nothing of a match, and ends when nobody is there any more to ask."""

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
from openoutcry.server.live.coached import HintWish, Review, SetUp, give_way, hinted, reviewed

GAMES_KEPT = 32
LOWER = 10  # so far down is a thinker, in the system's measure of who goes first
GRACE = 4.0  # seconds beyond its time after which a thinker hangs
TELLING = 30.0  # those of a hint, whose reason is still to be found
GIVING_WAY = 900.0  # and those of a match that is over: it waits while others think


class Question(msgspec.Struct, frozen=True, tag="bot"):
    """What a bot is asked: `view` is all that its seat may know, `seconds` how long it may think."""

    set_up: SetUp
    bot: str
    seed: int
    view: Saved
    kind: str
    seat: int
    options: list[int]
    words: list[str]
    chosen: int | None
    seconds: float = 0.0


Task = Question | HintWish | Review


class Answer(msgspec.Struct, frozen=True):
    """What was asked for, or what went wrong. The first one, without either, says that the thinker is ready."""

    option: int | None = None
    problem: str | None = None
    hint: wire.Hint | None = None
    coached: wire.Coached | None = None


@lru_cache(GAMES_KEPT)
def opened(set_up: SetUp) -> tuple[Game[Any], dict[str, Step[Any]]]:
    """The game of a set-up, and its steps."""
    game = open_game(set_up.game, set_up.players, dict(set_up.options), set_up.set_text, set_up.rules)
    return game, game.steps()


def think(question: Question, end: float) -> int:
    """The bot's option, by that time of `time.monotonic()`."""
    game, steps = opened(question.set_up)
    view = load(question.view, game.blank(), steps)
    choice = Choice(question.kind, question.seat, question.options, question.words, question.chosen)
    return int(make_bot(question.bot, game, question.seed).act(view, choice, end))


def grace(task: Task) -> float:
    """How much longer than its time a task may take before its process is taken to hang: what the coach has found is
    still to be told."""
    if isinstance(task, Question):
        return GRACE
    return TELLING + task.seconds if isinstance(task, HintWish) else GIVING_WAY + task.seconds


def answer(line: bytes, started: float) -> Answer:
    """The answer to a question, or why there is none."""
    task = msgspec.json.decode(line, type=Task)
    if hasattr(signal, "setitimer"):
        # Compiled code that does not come to an end hears nothing but the system.
        signal.setitimer(signal.ITIMER_REAL, task.seconds + grace(task) + GRACE)
    try:
        if isinstance(task, HintWish):
            game, steps = opened(task.set_up)
            return Answer(hint=hinted(task, game, load(task.view, game.blank(), steps), started + task.seconds))
        if isinstance(task, Review):
            return Answer(coached=reviewed(task))
        return Answer(think(task, started + task.seconds))
    except Exception as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}"[:200])
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def main() -> None:
    """Answer until the other end is closed. People who play come first, wherever the system knows such an order."""
    give_way(LOWER)
    try:
        _say(Answer())
        for line in sys.stdin.buffer:
            _say(answer(line, time.monotonic()))
    except (BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        return


def _say(told: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
