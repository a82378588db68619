"""The opponents at Stockpile."""

from openoutcry.bots.stockpile.first_broker import broker
from openoutcry.bots.stockpile.mind import StockpileMind as Mind

__all__ = ["Mind", "broker"]
