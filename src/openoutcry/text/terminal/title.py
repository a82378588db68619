"""The first line of every table in a terminal: the game, how far it is, and the house set it is played with."""

from rich.text import Text

from openoutcry.text.terminal.lines import headed, row
from openoutcry.text.terminal.livery import STRONG
from openoutcry.text.terminal.sight import Sight
from openoutcry.text.words import say


def titled(parts: list[str], sight: Sight, width: int) -> Text:
    """The parts in one line, across the whole width."""
    house_set = [say(sight.lang, "house-set", name=sight.house_set)] if sight.house_set else []
    return headed(row((" · ".join([*parts, *house_set]), STRONG)), width)
