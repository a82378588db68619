"""The opponents at Speculation, the card game."""

from openoutcry.bots.speculation_cards.first_broker import broker
from openoutcry.bots.speculation_cards.mind import SpeculationCardsMind as Mind

__all__ = ["Mind", "broker"]
