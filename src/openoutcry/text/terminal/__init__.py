"""Tables drawn for a terminal, from what a person is shown."""

import msgspec
from rich.console import Group

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.text.terminal.mogul import draw_mogul
from openoutcry.text.terminal.sight import Sight


def draw(shown: msgspec.Struct, sight: Sight) -> Group:
    """The table as seen by somebody, as something that Rich prints."""
    if isinstance(shown, MogulShown):
        return draw_mogul(shown, sight)
    raise NotImplementedError(f"nobody has drawn {type(shown).__name__} yet")


__all__ = ["Sight", "draw"]
