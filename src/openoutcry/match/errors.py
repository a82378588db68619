"""What a table refuses."""

from openoutcry.engine.errors import OpenOutcryError


class NothingToUndo(OpenOutcryError):
    """The seat has not answered anything yet that could be taken back."""


class UndoNeedsConsent(OpenOutcryError):
    """Somebody has learned something since, or answered: everyone must agree."""


class BadRecord(OpenOutcryError):
    """The file is not a record, or not a whole one."""


class BadHeader(BadRecord):
    """There is no such game, set-up or set as the header says; `code` and `args_shown` are those of that refusal."""


class FalseRecord(OpenOutcryError):
    """The record does not say what was dealt and played."""
