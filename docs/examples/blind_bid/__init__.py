"""Blind Bid: cards that only their owner sees, sealed bids, and three rounds."""
