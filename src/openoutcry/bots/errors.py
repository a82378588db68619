"""What can be wrong with a bot, by name."""

from openoutcry.engine.errors import OpenOutcryError


class UnknownBot(OpenOutcryError):
    """There is no bot of that name."""


class BadBot(UnknownBot):
    """What was named is there, and is no bot."""


class BotFailed(OpenOutcryError):
    """A bot raised an error, or its answer is none of those that it was offered."""
