"""The connections to one table: those of this process, and who is on the lines of others."""

from collections.abc import Iterable

from openoutcry.server.live.connection import Connection
from openoutcry.server.storage.rows import Presence


class Lines:
    """`here` are the connections of this process."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.here: set[Connection] = set()
        self._elsewhere: list[Presence] = []

    def presence(self) -> Presence:
        """Who is on the lines of this process."""
        seats = sorted({seat for connection in self.here for seat in connection.seats})
        return Presence(self.process, seats, sum(1 for connection in self.here if not connection.seats))

    def heard_of(self, present: Iterable[Presence]) -> None:
        """What all processes have announced."""
        self._elsewhere = [presence for presence in present if presence.process != self.process]

    @property
    def online(self) -> set[int]:
        """The seats somebody is connected with, here or on another process."""
        return {seat for presence in (self.presence(), *self._elsewhere) for seat in presence.seats}

    @property
    def watching(self) -> int:
        """How many are connected without a seat."""
        return sum(presence.watching for presence in (self.presence(), *self._elsewhere))
