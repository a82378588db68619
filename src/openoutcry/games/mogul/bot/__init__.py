"""The bots of Mogul."""

from openoutcry.games.mogul.bot.first_broker import broker
from openoutcry.games.mogul.bot.mind import MogulMind as Mind

__all__ = ["Mind", "broker"]
