"""Speculation, the board game (Dirk Henn), for 3 to 6 players."""
