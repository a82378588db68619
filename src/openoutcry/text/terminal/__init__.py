"""Tables drawn for a terminal, from what a person is shown."""

import msgspec
from rich.console import Group

from openoutcry.games.packages import part
from openoutcry.text.terminal import plain
from openoutcry.text.terminal.sight import Sight


def draw(shown: msgspec.Struct, sight: Sight) -> Group:
    """The table as seen by somebody, as something that Rich prints: the game's own drawing, or a plain one."""
    module = part(str(shown.__struct_config__.tag), "terminal")
    if module is None:
        return plain.draw(shown, sight)
    drawn: Group = module.draw(shown, sight)
    return drawn


__all__ = ["Sight", "draw"]
