"""Tables drawn for a terminal, from what a player may see."""

import msgspec
from rich.console import Group

from openoutcry.games.packages import part
from openoutcry.text.terminal import plain_table
from openoutcry.text.terminal.viewer import Viewer


def draw(shown: msgspec.Struct, viewer: Viewer) -> Group:
    """Return the drawing of a table for the library Rich: made by the game's own `terminal` module, or field by field
    if it has none. `shown` is the position as the viewer may see it."""
    module = part(str(shown.__struct_config__.tag), "terminal")
    if module is None:
        return plain_table.draw(shown, viewer)
    drawn: Group = module.draw(shown, viewer)
    return drawn


__all__ = ["Viewer", "draw"]
