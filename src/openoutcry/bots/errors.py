"""Errors about bots."""

from openoutcry.engine.errors import OpenOutcryError


class UnknownBot(OpenOutcryError):
    """There is no bot of this name."""


class BadBot(UnknownBot):
    """The name or object exists, but is not a bot."""


class BotFailed(OpenOutcryError):
    """A bot raised an error, or its answer is not one of the open options."""
