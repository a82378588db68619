"""The connections to one table: those of this process, and who is on the lines of others."""

from collections.abc import Iterable

from openoutcry.server.live.connection import Connection
from openoutcry.server.storage.rows import Presence
from openoutcry.server.wire import Present


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

    def heard_of(self, present: Iterable[Presence], everywhere: bool = True) -> None:
        """What all processes have announced, or only some."""
        said = {presence.process: presence for presence in present if presence.process != self.process}
        if not everywhere:
            said = {presence.process: presence for presence in self._elsewhere} | said
        self._elsewhere = list(said.values())

    def present(self) -> Present:
        """Who is connected, here or on another process: the seats, and how many without one."""
        everywhere = (self.presence(), *self._elsewhere)
        online = {seat for presence in everywhere for seat in presence.seats}
        return Present(sorted(online), sum(presence.watching for presence in everywhere))
