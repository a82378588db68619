"""The 26 strategy cards."""
