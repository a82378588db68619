"""Compiled tree search and playouts for all games. What differs from game to game is in its `Mind`."""
