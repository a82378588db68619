"""Errors of matches and records."""

from openoutcry.engine.errors import OpenOutcryError


class NothingToUndo(OpenOutcryError):
    """Raised if a seat has not given an answer that can be taken back."""


class UndoNeedsConsent(OpenOutcryError):
    """Raised if an undo needs the consent of all players, because somebody has learned or answered something since."""


class BadRecord(OpenOutcryError):
    """Raised if a file is not the record of a match, or is incomplete."""


class BadHeader(BadRecord):
    """Raised if the first line of a record names a game, options or a set of numbers (house set) that do not exist.
    `code` and `args_shown` are those of the error that says so."""


class FalseRecord(OpenOutcryError):
    """Raised if a record contradicts the rules of the game, or the hash of the dealer's secret published at its
    start."""
