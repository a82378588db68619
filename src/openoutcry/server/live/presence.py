"""The connections to one table: those of this process, and the presence reported by other processes."""

from collections.abc import Iterable

from openoutcry.server.live.connection import Connection
from openoutcry.server.storage.rows import Presence
from openoutcry.server.wire import Present


class PresenceTracker:
    """The presence at one table. `connections` are those of this process."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.connections: set[Connection] = set()
        self._elsewhere: list[Presence] = []

    def of_process(self) -> Presence:
        """Return who is connected to this process."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        return Presence(self.process, seats, sum(1 for connection in self.connections if not connection.seats))

    def update_presence(self, present: Iterable[Presence], everywhere: bool = True) -> None:
        """Store the presence of other processes: of all of them if `everywhere`, else of these."""
        reported = {presence.process: presence for presence in present if presence.process != self.process}
        if not everywhere:
            reported = {presence.process: presence for presence in self._elsewhere} | reported
        self._elsewhere = list(reported.values())

    def everywhere(self) -> Present:
        """Return who is connected to any process: the seats, and the number of spectators."""
        all_processes = (self.of_process(), *self._elsewhere)
        online = {seat for presence in all_processes for seat in presence.seats}
        return Present(sorted(online), sum(presence.watching for presence in all_processes))
