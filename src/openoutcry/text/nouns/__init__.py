"""What the numbers in a game's events and answers stand for, in words: companies, cards, spaces, money.

A browser says the same messages with the same values: what is decided here is written down at the head of each
game's English catalogue.
"""

from openoutcry.engine.game import Game
from openoutcry.games.mogul.shown import MogulShown
from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.games.stockpile.shown import StockpileShown
from openoutcry.text.nouns.base import Nouns
from openoutcry.text.nouns.mogul import MogulNouns
from openoutcry.text.nouns.speculation_board import BoardNouns
from openoutcry.text.nouns.speculation_cards import CardNouns
from openoutcry.text.nouns.stockpile import StockpileNouns


def nouns_of(lang: str, game: Game) -> Nouns:
    """The nouns of a game, as its box names them."""
    shown = game.shown(game.new())
    if isinstance(shown, MogulShown):
        return MogulNouns(lang, shown)
    if isinstance(shown, SpeculationBoardShown):
        return BoardNouns(lang, shown)
    if isinstance(shown, SpeculationCardsShown):
        return CardNouns(lang, shown)
    if isinstance(shown, StockpileShown):
        return StockpileNouns(lang, shown)
    raise NotImplementedError(f"nobody has named the things of {game.name} yet")


__all__ = ["nouns_of"]
