"""What the numbers in a game's events and answers stand for, in words: companies, cards, spaces, money.

A browser says the same messages with the same values: tools/schema.py writes the tables of each game down for it, and
what they amount to is written at the head of each game's English catalogue. A game without nouns
of its own says numbers as they are.
"""

from typing import Any

from openoutcry.engine.game import Game
from openoutcry.games.packages import part
from openoutcry.text.nouns.base import Nouns
from openoutcry.text.nouns.plain import PlainNouns


def nouns_of(lang: str, game: Game[Any]) -> Nouns:
    """The nouns of a game, as its box names them."""
    module = part(game.name, "nouns")
    if module is None:
        return PlainNouns(lang, [])
    found: Nouns = module.nouns(lang, game.shown(game.new()))
    return found


__all__ = ["nouns_of"]
