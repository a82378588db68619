"""The questions of Stockpile, a file a phase; their numbers are in `components`, all of them in `listed`."""
