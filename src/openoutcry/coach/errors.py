"""What the coach cannot look at, by name."""

from openoutcry.engine.errors import OpenOutcryError


class CannotCoach(OpenOutcryError):
    """There is nothing to say of this record: it is not over, not whole, or of a game that no mind of ours plays."""
