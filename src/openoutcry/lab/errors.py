"""Errors of the lab."""

from openoutcry.engine.errors import OpenOutcryError


class BadSimulation(OpenOutcryError):
    """The simulation cannot be run as requested."""


class BadFile(OpenOutcryError):
    """The file cannot be written or resumed as requested."""


class BadChange(OpenOutcryError):
    """The set has no such value, or the value is not allowed."""


class BadCluster(OpenOutcryError):
    """The cluster does not exist or cannot be reached."""
