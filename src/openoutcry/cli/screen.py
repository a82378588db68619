"""Output of the commands: consoles for standard output and standard error, numbers and messages in the current
language."""

import os
import sys
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console

from openoutcry.cli.run import language
from openoutcry.engine import kernel
from openoutcry.text.words import Value, known, say

if TYPE_CHECKING:
    from rich.progress import Progress
import logging

from openoutcry.cli.run import error_text

MANY = 10  # a second


def console() -> Console:
    """Return a console for standard output.

    It is as wide as the terminal. In a pipe it has COLUMNS columns, or 80 if that is not set to 20 or more.
    """
    columns = os.environ.get("COLUMNS", "")
    piped = None if sys.stdout.isatty() else int(columns) if columns.isdecimal() and int(columns) >= 20 else 80
    return Console(width=piped, highlight=False, markup=False, emoji=False, soft_wrap=False)


def error_console() -> Console:
    """Return a console for standard error, for progress and remarks."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(value: object) -> None:
    """Print a value as one line of JSON on standard output."""
    print(msgspec.json.encode(value).decode())  # noqa: T201


def localized(message: str, **values: Value) -> str:
    """Return a message in the current language, with its variables replaced by `values`."""
    return say(language(), message, **values)


def percent(share: float) -> str:
    """Format a share between 0 and 1 as a percentage with one decimal."""
    return f"{decimal(100 * share)} %"


def decimal(number: float, places: int = 1) -> str:
    """Format a number with `places` decimals and the decimal mark of the current language."""
    return f"{number:.{places}f}".replace(".", localized("decimal-point"))


def bot_label(bot: str) -> str:
    """Return the name of a bot in the current language. An unknown bot is returned unchanged."""
    return localized(f"bot-{bot}") if known(language(), f"bot-{bot}") else bot


def compiled() -> bool:
    """Return whether the compiled engine is in use."""
    return not str(kernel.__file__).endswith(".py")


def warn_if_uncompiled() -> None:
    """Print a warning to standard error if the engine runs uncompiled, which is slow."""
    if not compiled():
        error_console().print(localized("uncompiled"))


def progress_bar(rate: bool = False) -> "Progress":
    """Return a progress bar on standard error, which disappears at the end. In a pipe nothing is shown.

    With `rate`, it also shows the number of steps per minute or second.
    """
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """A column of the progress bar with the steps per minute, or per second from 10 a second on."""

        def render(self, task: Task) -> Text:
            if not task.speed:
                return Text("")
            if task.speed >= MANY:
                return Text(localized("progress-rate-second", number=decimal(task.speed, 0)))
            return Text(localized("progress-rate", number=decimal(60 * task.speed)))

    screen = error_console()
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    if rate:
        columns.insert(3, Rate())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


class _ErrorHandler(logging.Handler):
    """A log handler that prints errors of programs that play as bots to standard error, in the current language."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print one log record to standard error."""
        problem = getattr(record, "problem", None)
        error_console().print(record.getMessage() if problem is None else error_text(problem))


def report_program_errors() -> None:
    """Print errors of programs that play as bots to standard error from now on. Repeated calls have no effect."""
    from openoutcry.bots.process import log

    if not any(isinstance(handler, _ErrorHandler) for handler in log.handlers):
        log.addHandler(_ErrorHandler())
        log.propagate = False
