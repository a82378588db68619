"""Investors and strategy cards: the contract, its use, what cards have in common."""
