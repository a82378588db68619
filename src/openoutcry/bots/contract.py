"""What a bot is."""

from typing import Protocol

from openoutcry.engine.door import Choice
from openoutcry.engine.records import Position


class Bot(Protocol):
    """An opponent. `deadline` is in seconds of `time.monotonic()`, None for no hurry."""

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """One of `choice.options`."""
        ...
