"""Open Outcry: stock-market board games, exact and fast, to play, to study and to learn from."""

__version__ = "0.1.0"
