"""Drawings of a table in the terminal, read as lines."""

from rich.console import Console

from openoutcry.engine.views import view
from openoutcry.text.terminal import Sight, draw
from tests.games.answers import AnyTable


def drawn(table: AnyTable, sight: Sight) -> list[str]:
    """The lines of the drawing, as the seat that looks is shown the table, without colours."""
    seen = view(table.g, sight.seat, table.game.perfect_memory())
    return plain(draw(table.game.shown(seen), sight), sight.width)


def plain(drawing: object, width: int) -> list[str]:
    """The lines of a drawing, without colours."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(drawing)
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]
