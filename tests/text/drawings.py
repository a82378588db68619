"""Drawings of a table in the terminal, read as lines."""

from rich.console import Console

from openoutcry.engine.views import view
from openoutcry.text.terminal import Viewer, draw
from tests.games.answers import AnyTable


def drawn(table: AnyTable, viewer: Viewer) -> list[str]:
    """The lines of the drawing, as the seat that looks is shown the table, without colours."""
    seen = view(table.g, viewer.seat, table.game.perfect_memory())
    return plain(draw(table.game.shown(seen), viewer), viewer.width)


def plain(drawing: object, width: int) -> list[str]:
    """The lines of a drawing, without colours."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(drawing)
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]
