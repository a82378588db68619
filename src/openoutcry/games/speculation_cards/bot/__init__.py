"""The bots of Speculation, the card game."""

from openoutcry.games.speculation_cards.bot.first_broker import broker
from openoutcry.games.speculation_cards.bot.mind import SpeculationCardsMind as Mind

__all__ = ["Mind", "broker"]
