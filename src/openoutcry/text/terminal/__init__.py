"""Tables drawn for a terminal, from what a person is shown."""

import msgspec
from rich.console import Group

from openoutcry.games.packages import part
from openoutcry.text.terminal import plain_table
from openoutcry.text.terminal.viewer import Viewer


def draw(shown: msgspec.Struct, viewer: Viewer) -> Group:
    """The table as seen by somebody, as something that Rich prints: the game's own drawing, or a plain one."""
    module = part(str(shown.__struct_config__.tag), "terminal")
    if module is None:
        return plain_table.draw(shown, viewer)
    drawn: Group = module.draw(shown, viewer)
    return drawn


__all__ = ["Viewer", "draw"]
