"""The opponents at Speculation, the board game."""

from openoutcry.bots.speculation_board.first_broker import broker
from openoutcry.bots.speculation_board.mind import SpeculationMind as Mind

__all__ = ["Mind", "broker"]
