"""Where commands write: tables and sentences on a terminal, plain lines into a pipe."""

import os
import sys
from typing import TYPE_CHECKING

from rich.console import Console

from openoutcry.cli.language import language
from openoutcry.engine import kernel
from openoutcry.text.words import Value, known, say

if TYPE_CHECKING:
    from rich.progress import Progress

MANY = 10  # a second


def console() -> Console:
    """Standard output, in the width of the terminal; 80 columns into a pipe unless COLUMNS says otherwise."""
    columns = os.environ.get("COLUMNS", "")
    piped = None if sys.stdout.isatty() else int(columns) if columns.isdecimal() and int(columns) >= 20 else 80
    return Console(width=piped, highlight=False, markup=False, emoji=False, soft_wrap=False)


def aside() -> Console:
    """Standard error, for what is not the answer: progress, remarks."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def spoken(message: str, **values: Value) -> str:
    """A message in the language that is spoken."""
    return say(language(), message, **values)


def percent(share: float) -> str:
    """A share of a hundred, with one decimal."""
    return f"{decimal(100 * share)} %"


def decimal(number: float, places: int = 1) -> str:
    """A number with so many decimals."""
    return f"{number:.{places}f}".replace(".", spoken("decimal-point"))


def bot_word(bot: str) -> str:
    """What kind of bot it is, in words; a record may name one that is not here."""
    return spoken(f"bot-{bot}") if known(language(), f"bot-{bot}") else bot


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(kernel.__file__).endswith(".py")


def remark_uncompiled() -> None:
    """Say once if the engine is the slow one."""
    if not compiled():
        aside().print(spoken("uncompiled"))


def progress_bar(rate: bool = False) -> "Progress":
    """A bar on a terminal's standard error, nothing elsewhere, gone when it is full; `rate` tells how fast it goes."""
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
        """How many a minute, or a second where those are many."""

        def render(self, task: Task) -> Text:
            if not task.speed:
                return Text("")
            if task.speed >= MANY:
                return Text(spoken("progress-rate-second", number=decimal(task.speed, 0)))
            return Text(spoken("progress-rate", number=decimal(60 * task.speed)))

    screen = aside()
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    if rate:
        columns.insert(3, Rate())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
