"""Errors of the lab."""

from openoutcry.engine.errors import OpenOutcryError


class BadSimulation(OpenOutcryError):
    """The simulation cannot be run as requested."""


class BadFile(OpenOutcryError):
    """A file of rows cannot be read, written or resumed as requested."""


class BadChange(OpenOutcryError):
    """The data of the game has no value at the named place, or the new value is not allowed there."""


class BadCluster(OpenOutcryError):
    """The cluster does not exist or cannot be reached."""
