"""What was last said at the table, below the drawing or beside it."""

from collections.abc import Callable

from rich.console import Console, Group
from rich.style import Style
from rich.text import Text

from openoutcry.text.terminal.lines import beside, headed, printable, row
from openoutcry.text.terminal.livery import QUIET
from openoutcry.text.terminal.sight import Sight
from openoutcry.text.words import say

WHOLE = 80  # columns that a table takes, if it can have them
BESIDE = 114  # from here on, what was said stands beside it
LEAST = 2
MOST = 12


def with_history(lines: Callable[[int], list[Text]], sight: Sight) -> Group:
    """A table drawn for a width, and what was said there: below it, or beside it where there is room."""
    if sight.width < BESIDE:
        width = min(sight.width, WHOLE)
        table = lines(width)
        return Group(*table, *told_below(sight, width, len(table)))
    table = lines(WHOLE)
    return Group(*beside(table, told_beside(sight, sight.width - WHOLE - 2, len(table)), WHOLE, 2))


def told_below(sight: Sight, width: int, above: int) -> list[Text]:
    """The last lines, as many as the terminal has room for below the drawing; what is new is not dimmed."""
    return _lines(sight, width, min(max(sight.height - above - sight.below - 1, LEAST), MOST))


def told_beside(sight: Sight, width: int, height: int) -> list[Text]:
    """The last lines as a column of this width and height."""
    return _lines(sight, width, height - 1)


def _lines(sight: Sight, width: int, room: int) -> list[Text]:
    if not sight.told:
        return []
    lines: list[Text] = []
    measure = Console(width=width, color_system=None)
    for age, told in enumerate(reversed(sight.told)):
        style = QUIET if age >= sight.fresh else Style()
        parts = Text(printable(told), style=style).wrap(measure, width - 2)
        if len(lines) + len(parts) > room:
            break
        lines = [row(("• " if n == 0 else "  ", style), part) for n, part in enumerate(parts)] + lines
    return [headed(row((say(sight.lang, "terminal-history"), QUIET)), width), *lines]
