"""The connections to one table: those of this process, and the presence reported by other processes."""

from collections.abc import Iterable

from openoutcry.server.live.connection import Connection
from openoutcry.server.storage.rows import Presence
from openoutcry.server.wire import Present


class Lines:
    """The connections to one table. `here` are those of this process."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.here: set[Connection] = set()
        self._elsewhere: list[Presence] = []

    def presence(self) -> Presence:
        """Return who is connected to this process."""
        seats = sorted({seat for connection in self.here for seat in connection.seats})
        return Presence(self.process, seats, sum(1 for connection in self.here if not connection.seats))

    def heard_of(self, present: Iterable[Presence], everywhere: bool = True) -> None:
        """Store the presence of other processes: of all of them if `everywhere`, else of these."""
        said = {presence.process: presence for presence in present if presence.process != self.process}
        if not everywhere:
            said = {presence.process: presence for presence in self._elsewhere} | said
        self._elsewhere = list(said.values())

    def present(self) -> Present:
        """Return who is connected to any process: the seats, and the number of spectators."""
        everywhere = (self.presence(), *self._elsewhere)
        online = {seat for presence in everywhere for seat in presence.seats}
        return Present(sorted(online), sum(presence.watching for presence in everywhere))
