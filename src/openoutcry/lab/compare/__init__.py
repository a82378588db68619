"""Comparison of two sides on the same deals: rule sets, files of rows, or bots."""
