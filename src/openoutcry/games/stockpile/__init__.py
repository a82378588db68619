"""Stockpile: Epic Edition."""
