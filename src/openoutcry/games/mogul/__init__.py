"""Mogul (Michael Schacht, 2002), for 3 to 6 players."""
