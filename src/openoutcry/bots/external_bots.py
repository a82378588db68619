"""Bots of other authors. Such a bot is a class with a method `act(view, choice, deadline)`, named `module:Class` or by
an entry point of the group `openoutcry.bots`, or a program, `process:COMMAND`. Answers are checked here, and errors
name the bot."""

import importlib
import inspect
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, NoReturn

from openoutcry.bots.contract import BadBot, Bot, BotFailed, UnknownBot
from openoutcry.bots.process import ProcessBot, is_program
from openoutcry.engine.door import Choice
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position

GROUP = "openoutcry.bots"
LONGEST_TEXT = 200

# The specification of a bot: a name, a class or function that creates one, or a bot.
BotSpec = str | Callable[..., Any] | Bot


class ExternalBot:
    """A bot of another author, wrapped so that its answers are checked. `name` is used in error messages."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot
        self.receives_events = callable(getattr(bot, "told", None))

    def told(self, events: list[Event]) -> None:
        """Pass all events that the seat may have read so far to the bot, which must have a method `told(events)`. Raise
        `BotFailed` if that fails."""
        try:
            self.bot.told(events)
        except (Exception, SystemExit) as problem:
            self._failed("told", problem)

    def close(self) -> None:
        """Release the bot after a match. A program becomes available for the next match; other bots need nothing."""
        if isinstance(self.bot, ProcessBot):
            self.bot.close()

    def _failed(self, kind: str, problem: BaseException) -> NoReturn:
        """Raise `BotFailed` for an error that the bot raised. `kind` is the kind of question, or "told" for events."""
        text = f"{type(problem).__name__}: {problem}"[:LONGEST_TEXT]
        message = f"the bot {self.name} failed at {kind!r}: {text}"
        raise BotFailed("bot-raised", message, bot=self.name, kind=kind, problem=text) from problem

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option that the bot names by its number or in words. Raise `BotFailed` if the bot raises an error
        or names no open option."""
        options, words, kind = list(choice.options), list(choice.words), choice.kind
        try:
            answer = self.bot.act(view, choice, deadline)
        except (Exception, SystemExit) as problem:
            self._failed(kind, problem)
        if isinstance(answer, str):
            given = " ".join(answer.lower().split())
            if given in words:
                return options[words.index(given)]
        elif hasattr(answer, "__index__") and not isinstance(answer, bool) and int(answer) in options:
            return int(answer)
        wrong, there = repr(answer)[:LONGEST_TEXT], ", ".join(words)
        message = f"the bot {self.name} answered {wrong} to {kind!r}; open are {options}, in words: {there}"
        raise BotFailed("bot-nonsense", message, bot=self.name, kind=kind, answer=wrong, open=there)


def send_events(bot: Any, events: Callable[[], list[Event]]) -> None:
    """Pass events to a bot of another author that has a method `told(events)`. Do nothing for others; `events` is then
    not called."""
    if getattr(bot, "receives_events", False):
        bot.told(events())


def installed() -> list[str]:
    """Return the sorted names of the bots that other installed packages offer as entry points."""
    return sorted(entry_points(group=GROUP).names)


def is_external_name(name: str) -> bool:
    """Return whether a name may be that of an external bot: one with a colon, such as `module:Class`, or an entry
    point."""
    return ":" in name or name in installed()


def load_bot(name: str) -> Any:
    """Import and return the class, function or object that the name of an external bot refers to. Raise `UnknownBot` if
    that fails."""
    try:
        if ":" not in name:
            (entry,) = entry_points(group=GROUP, name=name)
            return entry.load()
        module, _, path = name.partition(":")
        loaded: Any = importlib.import_module(module)
        for part in path.split("."):
            loaded = getattr(loaded, part)
    except (Exception, SystemExit) as problem:
        text = f"{type(problem).__name__}: {problem}"[:LONGEST_TEXT]
        message = f"the bot {name} cannot be loaded: {text}"
        raise UnknownBot("bot-not-loaded", message, bot=name, problem=text) from problem
    return loaded


def name_of(spec: BotSpec) -> str:
    """Return the name of a bot for records and tables. If possible, it is one by which the bot can be loaded again."""
    if isinstance(spec, str):
        return spec
    kind = spec if inspect.isclass(spec) or inspect.isfunction(spec) else type(spec)
    return kind.__qualname__ if kind.__module__ == "__main__" else f"{kind.__module__}:{kind.__qualname__}"


def make_external_bot(spec: BotSpec, game: Game[Any], seed: int) -> ExternalBot:
    """Create the bot of a name or a class, or wrap a bot object. A class or function gets `game` and `seed` if it has
    such parameters.

    Raise `UnknownBot` if a name cannot be loaded, and `BadBot` if the result has no method `act` or cannot be created.
    """
    if isinstance(spec, str) and is_program(spec):
        return ExternalBot(spec, ProcessBot(spec, game, seed))
    name, made = name_of(spec), load_bot(spec) if isinstance(spec, str) else spec
    if inspect.isclass(made) or inspect.isfunction(made):
        made = _instantiate(name, made, {"game": game, "seed": seed})
    if not callable(getattr(made, "act", None)):
        message = f"{name} is no bot: a bot is a class with act(view, choice, deadline)"
        raise BadBot("bot-without-act", message, bot=name)
    return ExternalBot(name, made)


def _instantiate(name: str, maker: Callable[..., Any], offered: dict[str, Any]) -> Any:
    """Call a class or function with those of the `offered` arguments that it has parameters for, and return the result.
    Raise `BadBot` if that fails."""
    try:
        wanted = inspect.signature(maker).parameters
        return maker(**{key: value for key, value in offered.items() if key in wanted})
    except (Exception, SystemExit) as problem:
        text = f"{type(problem).__name__}: {problem}"[:LONGEST_TEXT]
        message = f"the bot {name} cannot be made from a game and a seed: {text}"
        raise BadBot("bot-not-made", message, bot=name, problem=text) from problem
