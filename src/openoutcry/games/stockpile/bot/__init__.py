"""Bots for Stockpile."""

from openoutcry.games.stockpile.bot.first_broker import broker
from openoutcry.games.stockpile.bot.mind import StockpileMind as Mind

__all__ = ["Mind", "broker"]
