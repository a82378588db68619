"""Bots that are programs of their own, in any language: `process:COMMAND`. They read and write JSON, a line a message;
docs/bots.md is the protocol. One that hangs, crashes, floods or answers nonsense loses that answer to the usual bot of
the house, whoever holds the table is told once, and the table goes on."""

import contextlib
import hashlib
import logging
import shlex
import shutil
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from openoutcry.bots.contract import SeatedBot
from openoutcry.bots.errors import BadBot, BotFailed
from openoutcry.bots.program import Flooded, Gone, Program, Silent
from openoutcry.engine.door import Choice
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position

PREFIX = "process:"
PROTOCOL = 1
WITHIN = 5.0  # seconds for an answer, if the table is in no greater hurry
RESERVE = 0.05  # seconds of a deadline that are kept for whoever answers instead
MOST_MISSED = 3  # answers; then it is not asked again in this match
LONGEST_TOLD = 200
log = logging.getLogger("openoutcry.bots")
_idle: dict[tuple[Any, ...], list[Program]] = {}  # programs that wait for their next match
_told: set[tuple[str, str]] = set()


class ProgramAnswer(msgspec.Struct, frozen=True):
    """What a program answers: an option by its number, or in words."""

    option: int | None = None
    words: str | None = None


def is_program(name: str) -> bool:
    """Whether this names a program."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of the command, split as a shell does; refuses one that is not there."""
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
    """Refuse to run a program only because a record names it: a record may come from anybody."""
    for name in names:
        if name is not None and is_program(name):
            message = f"the record names a program, {name}; to run it, name it yourself"
            raise BadBot("bot-of-record", message, bot=name)


class ProcessBot:
    """One match of a program. It is started when it is asked first, or taken over from a match before."""

    def __init__(self, name: str, game: Game[Any], seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.command = command_of(name)
        self.events: list[Event] = []
        self.sent: list[Event] = []  # what of the events it was told
        self.missed = 0
        self.late = 0  # answers that it still owes, and that count no more
        self.seat = -1
        self.lost = False
        self.program: Program | None = None
        self.substitute: SeatedBot | None = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    def told(self, events: list[Event]) -> None:
        """All that its seat may have read so far. It is told what is new before it is asked next."""
        self.events = list(events)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """What the program answers, or the usual bot in its place. Where one option is open, nobody is asked."""
        if len(choice.options) == 1:
            return choice.options[0]
        if not self.lost:
            try:
                return self._asked(view, choice, deadline)
            except BotFailed as problem:
                self._tell_once(problem)
        if self.substitute is None:
            from openoutcry.bots import make_bot, usual_bot

            self.substitute = make_bot(usual_bot(self.game.name), self.game, self.seed)
        return self.substitute.act(view, choice, deadline)

    def close(self) -> None:
        """The match is over: a program that is well waits for the next one."""
        program, self.program = self.program, None
        if program is None:
            return
        if self.late or self.lost or program.process.poll() is not None:
            program.end()
        else:
            _idle.setdefault(self._setup(), []).append(program)

    def _asked(self, view: Position, choice: Choice, deadline: float | None) -> int:
        now = time.monotonic()
        end = now + WITHIN if deadline is None else min(now + WITHIN, deadline - RESERVE)
        try:
            program = self._running(choice.player)
            while self.late and program.waiting() > 0:
                program.line(end)
                self.late -= 1
            if program.waiting() > 0:
                raise Flooded
            self._send_told(program)
            program.send(msgspec.json.encode(asked(self.game, view, choice, max(end - now, 0.0))))
            while self.late:
                program.line(end)
                self.late -= 1
            return self._understood(program.line(end), choice)
        except Silent:
            self.late += 1
            self.missed += 1
            self.lost = self.missed >= MOST_MISSED
            seconds = f"{max(end - now, 0.0):.1f}"
            message = f"{self.name} did not answer {choice.kind!r} within {seconds} s"
            raise BotFailed("bot-silent", message, bot=self.name, kind=choice.kind, seconds=seconds) from None
        except (Gone, OSError) as problem:
            self.lost = True
            why = str(problem) or ("" if self.program is None else self.program.how_it_ended())
            message = f"{self.name} ended before it answered {choice.kind!r}: {why}"
            raise BotFailed("bot-gone", message, bot=self.name, kind=choice.kind, problem=why) from problem
        except Flooded:
            self.lost = True
            if self.program is not None:
                self.program.end()
            message = f"{self.name} says more than it is asked at {choice.kind!r}"
            raise BotFailed("bot-flooded", message, bot=self.name, kind=choice.kind) from None

    def _running(self, seat: int) -> Program:
        if self.program is None:
            self.seat = seat
            waiting = _idle.get(self._setup(), [])
            while waiting and self.program is None:
                program = waiting.pop()
                self.program = program if program.process.poll() is None else None
            if self.program is None:
                self.program = Program(self.command)
                self.program.send(msgspec.json.encode(hello(self.game, seat)))
            self.program.send(msgspec.json.encode({"type": "new", "seed": own_luck(self.seed)}))
        return self.program

    def _setup(self) -> tuple[Any, ...]:
        game = self.game
        return (self.name, game.name, game.set_name, game.players, tuple(sorted(game.options.items())), self.seat)

    def _send_told(self, program: Program) -> None:
        same = 0  # going back at a table takes events back
        for old, new in zip(self.sent, self.events, strict=False):
            if old != new:
                break
            same += 1
        if same < max(len(self.sent), len(self.events)):
            news = {"type": "told", "from": same, "events": self.events[same:]}
            program.send(msgspec.json.encode(news))
            self.sent = list(self.events)

    def _understood(self, line: bytes, choice: Choice) -> int:
        try:
            answer = msgspec.json.decode(line, type=ProgramAnswer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            answer = ProgramAnswer()
        if answer.option is not None and answer.option in choice.options:
            return answer.option
        said = " ".join((answer.words or "").lower().split())
        if said in choice.words:
            return choice.options[choice.words.index(said)]
        wrong, there = repr(line.decode("utf-8", "replace").strip()[:LONGEST_TOLD]), ", ".join(choice.words)
        message = f"{self.name} answered {wrong} to {choice.kind!r}; open are: {there}"
        raise BotFailed("bot-babbled", message, bot=self.name, kind=choice.kind, answer=wrong, open=there)

    def _tell_once(self, problem: BotFailed) -> None:
        if (self.name, problem.code) not in _told:
            _told.add((self.name, problem.code))
            log.warning("%s; the usual bot answers in its place", problem, extra={"problem": problem})


def own_luck(seed: int) -> int:
    """A seed that any language can hold as a number, and from which the deal does not follow."""
    return int.from_bytes(hashlib.sha256(f"openoutcry program {seed}".encode()).digest()[:6], "big")


def hello(game: Game[Any], seat: int) -> dict[str, Any]:
    """The first message to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "seat": seat,
    }


def asked(game: Game[Any], view: Position, choice: Choice, seconds: float) -> dict[str, Any]:
    """The message that asks for an answer: what the seat knows, as it travels to a browser, and what is open."""
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
