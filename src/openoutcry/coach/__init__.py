"""The coach: what every answer of a match was worth, given what its player could know, and where the match was
decided."""
