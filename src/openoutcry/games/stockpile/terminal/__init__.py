"""Stockpile drawn for a terminal."""

from openoutcry.games.stockpile.terminal.table import draw

__all__ = ["draw"]
