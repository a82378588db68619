"""The coach: what every answer of a game was worth, given what its seat could know, and where the game was won."""
