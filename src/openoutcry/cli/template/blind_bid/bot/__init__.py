"""The bots of Blind Bid: every level of Open Outcry plays by the same `Mind`."""

from blind_bid.bot.mind import BlindBidMind as Mind

__all__ = ["Mind"]
