"""The opponents at Mogul."""

from openoutcry.bots.mogul.first_broker import broker
from openoutcry.bots.mogul.mind import MogulMind as Mind

__all__ = ["Mind", "broker"]
