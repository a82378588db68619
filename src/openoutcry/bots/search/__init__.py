"""Search that knows no game, compiled: a game gives it a mind."""
