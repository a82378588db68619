"""Speculation, the card game, for 2 to 4 players."""
