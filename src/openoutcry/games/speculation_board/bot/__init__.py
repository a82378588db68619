"""The bots of Speculation, the board game."""

from openoutcry.games.speculation_board.bot.first_broker import broker
from openoutcry.games.speculation_board.bot.mind import SpeculationMind as Mind

__all__ = ["Mind", "broker"]
