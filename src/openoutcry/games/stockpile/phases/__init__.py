"""The six phases of a round, the set-up before and the ending after them, one file each."""
