"""What a table refuses."""

from openoutcry.engine.errors import OpenOutcryError


class NothingToUndo(OpenOutcryError):
    """The seat has not answered anything yet that could be taken back."""


class UndoNeedsConsent(OpenOutcryError):
    """Somebody has learned something since, or answered: everyone must agree."""


class BadRecord(OpenOutcryError):
    """The file is not a record, or not a whole one."""


class FalseRecord(OpenOutcryError):
    """The record does not say what was dealt and played."""
