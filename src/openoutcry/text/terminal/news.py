"""What was last said at the table."""

from rich.console import Console
from rich.style import Style
from rich.text import Text

from openoutcry.text.terminal.lines import headed, padded, printable, row, wrapped
from openoutcry.text.terminal.livery import QUIET
from openoutcry.text.terminal.sight import Sight
from openoutcry.text.words import say


def history(sight: Sight, width: int, room: int) -> list[Text]:
    """The last sentences below a title, in at most `room` lines; what is new is not dimmed."""
    lines: list[Text] = []
    measure = Console(width=width, color_system=None)
    for age, told in enumerate(reversed(sight.told)):
        style = QUIET if age >= sight.fresh else Style()
        parts = Text(printable(told), style=style).wrap(measure, width - 2)
        if len(lines) + len(parts) >= room:
            break
        lines = [row(("• " if n == 0 else "  ", style), part) for n, part in enumerate(parts)] + lines
    if not lines:
        return last_sentence(sight, width, room)
    return [headed(row((say(sight.lang, "terminal-history"), QUIET)), width), *lines]


def last_sentence(sight: Sight, width: int, room: int) -> list[Text]:
    """The last sentence without a title, as much of it as `room` lines hold."""
    style = Style() if sight.fresh else QUIET
    lines = [line for told in sight.told[-1:] for line in wrapped(row((f"• {told}", style)), "", width)]
    if len(lines) > room > 0:
        lines[room - 1] = padded(row(lines[room - 1], "…"), width)
    return lines[: max(room, 0)]
