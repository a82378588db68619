"""Errors of matches and records."""

from openoutcry.engine.errors import OpenOutcryError


class NothingToUndo(OpenOutcryError):
    """The seat has not given an answer that can be taken back."""


class UndoNeedsConsent(OpenOutcryError):
    """Another player has learned or answered something since, so everybody must agree."""


class BadRecord(OpenOutcryError):
    """The file is not a record, or is incomplete."""


class BadHeader(BadRecord):
    """The header names a game, options or a house set that do not exist. `code` and `args_shown` are those of that
    refusal."""


class FalseRecord(OpenOutcryError):
    """The record contradicts the rules or its own commitment."""
