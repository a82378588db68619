"""The table and the question below it, made to fit one screen: the question and its answers are always whole."""

from collections.abc import Callable

from rich.console import Console, Group
from rich.text import Text

from openoutcry.cli.terminal import height

SHARE = 0.4  # of a screen that a question may take before its answers stand in columns
AIRY = 30  # lines of a screen from which on a blank one stands above the question


def composed(
    table: Callable[[int], Group], forms: list[list[Text]], remarks: list[Text], console: Console
) -> list[Group | Text]:
    """The table, drawn for as many lines as the question and the remarks leave to it; a line is left to type on.

    The first form of the question that leaves enough is taken; the last, if none does."""
    shown: list[Group | Text] = []
    for form in forms:
        below = [*([Text("")] if console.height >= AIRY else []), *form, *remarks]
        drawing = table(len(below) + 1)
        shown = [drawing, *below]
        fits = height(console, drawing) + len(below) + 1 <= console.height
        if fits and (len(form) <= SHARE * console.height or form is forms[-1]):
            break
    return shown
