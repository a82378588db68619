"""Blind Bid: cards that only their owner sees, and sealed bids."""
