"""What is wrong with a command line, by name."""

from openoutcry.engine.errors import OpenOutcryError


class WrongUsage(OpenOutcryError):
    """The command was called in a way that it does not understand."""


class CannotRead(WrongUsage):
    """There is no such file, or it cannot be read."""


class CannotWrite(OpenOutcryError):
    """The file cannot be written."""


class NothingLeft(OpenOutcryError):
    """There is no game to go on with."""
