"""What the lab refuses, by name."""

from openoutcry.engine.errors import OpenOutcryError


class BadSimulation(OpenOutcryError):
    """The simulation cannot be run as asked."""


class BadFile(OpenOutcryError):
    """The file cannot be written, or gone on with, as asked."""


class BadChange(OpenOutcryError):
    """The set has no such value, or it cannot be changed into that."""


class BadCluster(OpenOutcryError):
    """There is no such cluster, or it cannot be reached."""
