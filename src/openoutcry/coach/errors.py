"""Errors of the coach."""

from openoutcry.engine.errors import OpenOutcryError


class CannotCoach(OpenOutcryError):
    """The record cannot be analysed: it is not over, incomplete, or of a game without a bot that can evaluate it."""
