"""Bots that are programs in any language: `process:COMMAND`. They exchange JSON messages, one a line, by the protocol
in docs/bots.md.

If a program hangs, crashes, sends too much or sends an invalid answer, the usual bot answers in its place. The failure
is logged once, and the match goes on. Two threads per program read and write lines, so that the caller never blocks.
"""

import atexit
import contextlib
import hashlib
import logging
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from openoutcry.bots.contract import BadBot, BotFailed, SeatedBot
from openoutcry.engine.door import Choice
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position

LONGEST_LINE: Final = 64 * 1024
MOST_LINES: Final = 16  # unread lines
GRACE = 0.5  # seconds for the program to end by itself after the last line
DEBUG = "OPENOUTCRY_DEBUG"
_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class ProgramSilent(Exception):
    """Raised if the program has sent no line in time."""


class Ended(Exception):
    """Raised if the program has ended or closed its output."""


class TooMuchOutput(Exception):
    """Raised if the program has sent a line that is too long, or too many lines."""


class Program:
    """A running program with which lines are exchanged by its standard input and output. Its standard error is shown
    only if the environment variable `OPENOUTCRY_DEBUG` is set."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get(DEBUG) else subprocess.DEVNULL,
            start_new_session=True,  # not ended by Ctrl-C, and its children can be ended with it
        )
        self.received: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self.unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.flooded = False
        self.ended = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"program {self.process.pid}", daemon=True).start()
        _running.add(self)

    def send(self, line: bytes) -> None:
        """Queue a line for the program's standard input and return at once. The program may never read it."""
        self.unsent.put(line + b"\n")

    def waiting(self) -> int:
        """Return the number of lines that have been received and not yet read. Raise `TooMuchOutput` if the program has
        sent too much."""
        if self.flooded:
            raise TooMuchOutput
        return self.received.qsize() - self.ended

    def line(self, end: float) -> bytes:
        """Return the next line of the program, waiting until `end`, a time of `time.monotonic()`.

        Raise `ProgramSilent` if there is none in time, `Ended` if the program has ended, and `TooMuchOutput` if it has
        sent too much.
        """
        try:
            line = self.received.get(timeout=max(end - time.monotonic(), 0.001))
        except queue.Empty:
            raise ProgramSilent from None
        if line is None:
            self.received.put(None)
            raise TooMuchOutput if self.flooded else Ended
        return line

    def how_it_ended(self) -> str:
        """Return the exit code of the program as text, or a text that says that only its output was closed."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(GRACE)}"
        return "it closed its output"

    def end(self, last: bytes | None = None) -> None:
        """Kill the program and the processes it started. If `last` is given, send that line first and let the program
        end by itself within `GRACE` seconds."""
        if last is not None:
            self.send(last)
            self.unsent.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
        if self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()
            self.process.wait()
        self.unsent.put(None)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError, queue.Full):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE or self.received.qsize() >= MOST_LINES - 1:
                    self.flooded = True
                    break
                self.received.put_nowait(line)
            self.ended = not self.flooded
            self.received.put_nowait(None)

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(ValueError, OSError):
            while (line := self.unsent.get()) is not None:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with contextlib.suppress(ValueError, OSError):
            self.process.stdin.close()


@atexit.register
def _end_all() -> None:
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second signal must not interrupt this
    for program in list(_running):
        if program.process.poll() is None:
            program.end(b'{"type":"bye"}')


PREFIX = "process:"
PROTOCOL = 1
ANSWER_SECONDS = 5.0  # seconds for an answer, unless the deadline is earlier
RESERVED_SECONDS = 0.05  # seconds before a deadline that are reserved for the bot that answers instead
MAX_MISSED = 3  # answers, after which the program is not asked again in this match
LONGEST_TEXT = 200
log = logging.getLogger("openoutcry.bots")
_idle: dict[tuple[Any, ...], list[Program]] = {}  # programs without a match
_reported: set[tuple[str, str]] = set()


class ProgramAnswer(msgspec.Struct, frozen=True):
    """The fields of a program's answer: an option by its number or in words."""

    option: int | None = None
    words: str | None = None


def is_program(name: str) -> bool:
    """Return whether the name of a bot is a command, `process:COMMAND`."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """Return the arguments of the command in a bot's name, split as a shell does. Raise `BadBot` if it is empty or its
    program is not installed."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        message = f"{name}: a program is named by its command, as process:node bot.js"
        raise BadBot("bot-no-command", message, bot=name)
    if shutil.which(words[0]) is None:
        raise BadBot("bot-no-program", f"{name}: there is no program {words[0]!r}", bot=name, program=words[0])
    return words


def refuse_programs(names: Iterable[str | None]) -> None:
    """Raise `BadBot` if one of the bot names from a record is a command. A record can come from anybody and must not
    start programs."""
    for name in names:
        if name is not None and is_program(name):
            message = f"the record names a program, {name}; to run it, name it yourself"
            raise BadBot("bot-of-record", message, bot=name)


class ProcessBot:
    """A bot for one match that gets its answers from a program. A built-in bot answers in its place if the program
    fails.

    The program is started at the first question, unless a program of an earlier match with the same set-up is idle.
    """

    def __init__(self, name: str, game: Game[Any], seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.command = command_of(name)
        self.events: list[Event] = []
        self.sent: list[Event] = []  # the events that were sent to the program
        self.missed = 0
        self.late = 0  # answers that came too late and are still to be read
        self.seat = -1
        self.lost = False
        self.program: Program | None = None
        self.substitute: SeatedBot | None = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    def told(self, events: list[Event]) -> None:
        """Store all events that the seat may have read so far. Those not yet sent are sent before the next question."""
        self.events = list(events)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the program's answer, or that of a built-in bot if the program fails. The program is not asked if only
        one option is open."""
        if len(choice.options) == 1:
            return choice.options[0]
        if not self.lost:
            try:
                return self._request(view, choice, deadline)
            except BotFailed as problem:
                self._report_once(problem)
        if self.substitute is None:
            from openoutcry.bots import make_bot, usual_bot

            self.substitute = make_bot(usual_bot(self.game.name), self.game, self.seed)
        return self.substitute.act(view, choice, deadline)

    def close(self) -> None:
        """End the match for the program. A working program is kept idle for the next match with the same set-up; others
        are killed."""
        program, self.program = self.program, None
        if program is None:
            return
        if self.late or self.lost or program.process.poll() is not None:
            program.end()
        else:
            _idle.setdefault(self._setup(), []).append(program)

    def _request(self, view: Position, choice: Choice, deadline: float | None) -> int:
        """Send a question to the program and return the option that it answers. Raise `BotFailed` if there is no answer
        in time, or an invalid one."""
        now = time.monotonic()
        end = now + ANSWER_SECONDS if deadline is None else min(now + ANSWER_SECONDS, deadline - RESERVED_SECONDS)
        try:
            program = self._running(choice.player)
            while self.late and program.waiting() > 0:
                program.line(end)
                self.late -= 1
            if program.waiting() > 0:
                raise TooMuchOutput
            self._send_events(program)
            program.send(msgspec.json.encode(choice_message(self.game, view, choice, max(end - now, 0.0))))
            while self.late:
                program.line(end)
                self.late -= 1
            return self._parse(program.line(end), choice)
        except ProgramSilent:
            self.late += 1
            self.missed += 1
            self.lost = self.missed >= MAX_MISSED
            seconds = f"{max(end - now, 0.0):.1f}"
            message = f"{self.name} did not answer {choice.kind!r} within {seconds} s"
            raise BotFailed("bot-silent", message, bot=self.name, kind=choice.kind, seconds=seconds) from None
        except (Ended, OSError) as problem:
            self.lost = True
            why = str(problem) or ("" if self.program is None else self.program.how_it_ended())
            message = f"{self.name} ended before it answered {choice.kind!r}: {why}"
            raise BotFailed("bot-gone", message, bot=self.name, kind=choice.kind, problem=why) from problem
        except TooMuchOutput:
            self.lost = True
            if self.program is not None:
                self.program.end()
            message = f"{self.name} says more than it is asked at {choice.kind!r}"
            raise BotFailed("bot-flooded", message, bot=self.name, kind=choice.kind) from None

    def _running(self, seat: int) -> Program:
        """Return the running program of this match. Take an idle one or start one at the first call."""
        if self.program is None:
            self.seat = seat
            waiting = _idle.get(self._setup(), [])
            while waiting and self.program is None:
                program = waiting.pop()
                self.program = program if program.process.poll() is None else None
            if self.program is None:
                self.program = Program(self.command)
                self.program.send(msgspec.json.encode(hello_message(self.game, seat)))
            self.program.send(msgspec.json.encode({"type": "new", "seed": program_seed(self.seed)}))
        return self.program

    def _setup(self) -> tuple[Any, ...]:
        """Return the key by which idle programs are found again: the command, the game with its options, and the
        seat."""
        game = self.game
        return (self.name, game.name, game.set_name, game.players, tuple(sorted(game.options.items())), self.seat)

    def _send_events(self, program: Program) -> None:
        """Send the events that the program does not have yet. Its field `from` is the number of earlier events that
        remain; it is smaller than before if an undo took events back."""
        same = 0  # the number of unchanged events: an undo takes events back
        for old, new in zip(self.sent, self.events, strict=False):
            if old != new:
                break
            same += 1
        if same < max(len(self.sent), len(self.events)):
            message = {"type": "told", "from": same, "events": self.events[same:]}
            program.send(msgspec.json.encode(message))
            self.sent = list(self.events)

    def _parse(self, line: bytes, choice: Choice) -> int:
        """Return the option in a line from the program. Raise `BotFailed` if it is not an open option."""
        try:
            answer = msgspec.json.decode(line, type=ProgramAnswer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            answer = ProgramAnswer()
        if answer.option is not None and answer.option in choice.options:
            return answer.option
        words = " ".join((answer.words or "").lower().split())
        if words in choice.words:
            return choice.options[choice.words.index(words)]
        wrong, there = repr(line.decode("utf-8", "replace").strip()[:LONGEST_TEXT]), ", ".join(choice.words)
        message = f"{self.name} answered {wrong} to {choice.kind!r}; open are: {there}"
        raise BotFailed("bot-babbled", message, bot=self.name, kind=choice.kind, answer=wrong, open=there)

    def _report_once(self, problem: BotFailed) -> None:
        """Log a failure as a warning, unless the same kind of failure of this program was logged before."""
        if (self.name, problem.code) not in _reported:
            _reported.add((self.name, problem.code))
            log.warning("%s; the usual bot answers in its place", problem, extra={"problem": problem})


def program_seed(seed: int) -> int:
    """Return a seed below 2**48 for the program, by a hash, so that the program cannot compute the cards from it."""
    return int.from_bytes(hashlib.sha256(f"openoutcry program {seed}".encode()).digest()[:6], "big")


def hello_message(game: Game[Any], seat: int) -> dict[str, Any]:
    """Return the first message to a program: the version of the protocol, the game and the seat."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "seat": seat,
    }


def choice_message(game: Game[Any], view: Position, choice: Choice, seconds: float) -> dict[str, Any]:
    """Return the message that asks a program for an answer within `seconds`: the view of its seat, as a browser gets
    it, and the open options."""
    seat = choice.player
    options = [
        {"option": option, "words": words, "figures": dict(game.option_args(view, seat, option))}
        for option, words in zip(choice.options, choice.words, strict=True)
    ]
    figures = dict(game.question_args(view, seat))
    return {
        "type": "choose",
        "milliseconds": int(seconds * 1000),
        "choice": {"kind": choice.kind, "seat": seat, "figures": figures, "options": options},
        "view": game.shown(view),
    }
