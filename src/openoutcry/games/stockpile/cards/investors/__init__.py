"""The 26 investors, by when they act."""
