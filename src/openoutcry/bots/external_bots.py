"""Bots that others have written. A bot is any class with `act(view, choice, deadline)`; it is named `module:Class`, or
by an entry point of the group `openoutcry.bots`; or it is a program, `process:COMMAND`. What it answers is
checked here: a mistake is told as its own."""

import importlib
import inspect
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, NoReturn

from openoutcry.bots.contract import Bot
from openoutcry.bots.errors import BadBot, BotFailed, UnknownBot
from openoutcry.bots.process import ProcessBot, is_program
from openoutcry.engine.door import Choice
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position

GROUP = "openoutcry.bots"
LONGEST_TOLD = 200

# A bot as it is wished for: a name, a class (or a function) that makes one, or a bot.
BotSpec = str | Callable[..., Any] | Bot


class ExternalBot:
    """A bot that somebody else has written, under a name by which its failures are told."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot
        self.receives_events = callable(getattr(bot, "told", None))

    def told(self, events: list[Event]) -> None:
        """All that its seat may have read so far, for a bot that has `told(events)`."""
        try:
            self.bot.told(events)
        except (Exception, SystemExit) as problem:
            self._failed("told", problem)

    def close(self) -> None:
        """The match is over."""
        if isinstance(self.bot, ProcessBot):
            self.bot.close()

    def _failed(self, kind: str, problem: BaseException) -> NoReturn:
        told = f"{type(problem).__name__}: {problem}"[:LONGEST_TOLD]
        message = f"the bot {self.name} failed at {kind!r}: {told}"
        raise BotFailed("bot-raised", message, bot=self.name, kind=kind, problem=told) from problem

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that the bot names, by its number or in words."""
        options, words, kind = list(choice.options), list(choice.words), choice.kind
        try:
            answer = self.bot.act(view, choice, deadline)
        except (Exception, SystemExit) as problem:
            self._failed(kind, problem)
        if isinstance(answer, str):
            said = " ".join(answer.lower().split())
            if said in words:
                return options[words.index(said)]
        elif hasattr(answer, "__index__") and not isinstance(answer, bool) and int(answer) in options:
            return int(answer)
        wrong, there = repr(answer)[:LONGEST_TOLD], ", ".join(words)
        message = f"the bot {self.name} answered {wrong} to {kind!r}; open are {options}, in words: {there}"
        raise BotFailed("bot-nonsense", message, bot=self.name, kind=kind, answer=wrong, open=there)


def send_events(bot: Any, events: Callable[[], list[Event]]) -> None:
    """Tell a bot what its seat may read, if it is one that listens."""
    if getattr(bot, "receives_events", False):
        bot.told(events())


def installed() -> list[str]:
    """The names of the bots that other packages bring."""
    return sorted(entry_points(group=GROUP).names)


def is_external_name(name: str) -> bool:
    """Whether a name can be that of a guest: `module:Class`, or an entry point."""
    return ":" in name or name in installed()


def load_bot(name: str) -> Any:
    """What the name of a guest stands for; says why where that is nothing, or no bot."""
    try:
        if ":" not in name:
            (entry,) = entry_points(group=GROUP, name=name)
            return entry.load()
        module, _, path = name.partition(":")
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as problem:
        told = f"{type(problem).__name__}: {problem}"[:LONGEST_TOLD]
        message = f"the bot {name} cannot be loaded: {told}"
        raise UnknownBot("bot-not-loaded", message, bot=name, problem=told) from problem
    return found


def name_of(wish: BotSpec) -> str:
    """By what name a bot is told of: that by which it can be loaded again, where there is one."""
    if isinstance(wish, str):
        return wish
    kind = wish if inspect.isclass(wish) or inspect.isfunction(wish) else type(wish)
    return kind.__qualname__ if kind.__module__ == "__main__" else f"{kind.__module__}:{kind.__qualname__}"


def make_external_bot(wish: BotSpec, game: Game[Any], seed: int) -> ExternalBot:
    """The bot of a name, of a class, or the bot itself. A class gets `game` and `seed` if it has such parameters."""
    if isinstance(wish, str) and is_program(wish):
        return ExternalBot(wish, ProcessBot(wish, game, seed))
    name, made = name_of(wish), load_bot(wish) if isinstance(wish, str) else wish
    if inspect.isclass(made) or inspect.isfunction(made):
        made = _made(name, made, {"game": game, "seed": seed})
    if not callable(getattr(made, "act", None)):
        message = f"{name} is no bot: a bot is a class with act(view, choice, deadline)"
        raise BadBot("bot-without-act", message, bot=name)
    return ExternalBot(name, made)


def _made(name: str, maker: Callable[..., Any], offered: dict[str, Any]) -> Any:
    try:
        wanted = inspect.signature(maker).parameters
        return maker(**{key: value for key, value in offered.items() if key in wanted})
    except (Exception, SystemExit) as problem:
        told = f"{type(problem).__name__}: {problem}"[:LONGEST_TOLD]
        message = f"the bot {name} cannot be made from a game and a seed: {told}"
        raise BadBot("bot-not-made", message, bot=name, problem=told) from problem
