"""Tables drawn for a terminal, from what a person is shown."""

import msgspec
from rich.console import Group

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.games.stockpile.shown import StockpileShown
from openoutcry.text.terminal.mogul import draw_mogul
from openoutcry.text.terminal.sight import Sight
from openoutcry.text.terminal.speculation_board import draw_speculation_board
from openoutcry.text.terminal.speculation_cards import draw_speculation_cards
from openoutcry.text.terminal.stockpile import draw_stockpile


def draw(shown: msgspec.Struct, sight: Sight) -> Group:
    """The table as seen by somebody, as something that Rich prints."""
    if isinstance(shown, MogulShown):
        return draw_mogul(shown, sight)
    if isinstance(shown, SpeculationBoardShown):
        return draw_speculation_board(shown, sight)
    if isinstance(shown, SpeculationCardsShown):
        return draw_speculation_cards(shown, sight)
    if isinstance(shown, StockpileShown):
        return draw_stockpile(shown, sight)
    raise NotImplementedError(f"nobody has drawn {type(shown).__name__} yet")


__all__ = ["Sight", "draw"]
