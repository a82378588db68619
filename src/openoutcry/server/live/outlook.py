"""What everybody sees who holds the same seats. It is made once whenever something changes, compared with how it was
before, and told to all of them in the same bytes."""

from typing import Protocol

import msgspec

from openoutcry.server import wire
from openoutcry.server.changes import difference
from openoutcry.server.live.snapshot import Known, Standing, common, match_for, table_for, with_history

encoder = msgspec.json.Encoder()


class Seen(Standing, Protocol):
    """What an outlook needs of its room."""

    chat: list[wire.ChatLine]

    def eyes(self, seats: list[int]) -> int:
        """Whose view is shown to somebody with these seats."""

    def log(self, eyes: int) -> list[wire.LogLine]:
        """The history as that seat may read it."""

    def readings(self) -> list[wire.Reading]:
        """The public figures whenever they changed."""


class Outlook:
    """Of those with these seats. `moment` counts how often it was made; `change` leads there from the one before. It is
    `stale` when those who have it, and nobody else, can see something new: they have changed a sealed answer."""

    def __init__(self, room: Seen, version: int, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.moment = 0
        self.stale = False
        self.change = b""
        self.table = table_for(room, seats, host)
        self.eyes = room.eyes(seats)
        self.row = room.table
        self.known = known_now(room, version, room.log(self.eyes), room.readings())
        self._asked: dict[str, list[wire.ChoiceShown]] = {}
        self._remember()

    def refresh(self, room: Seen, version: int) -> None:
        """Look again, if something has changed since."""
        if self.known.version == version and not self.stale:
            return
        before, eyes, known = self.table, self.eyes, self.known
        self.moment += 1
        self.stale = False
        self.table = self._look(room)
        self.eyes = room.eyes(self.seats)
        log, readings = room.log(self.eyes), room.readings()
        self.known = known_now(room, version, log, readings)
        like = self._like(before)
        if like is not None:
            before = _with_choices(before, self._asked[like])
        # Who holds several seats is shown another history when another of them is asked.
        log_from = None if self.eyes == eyes else common(room.log(eyes)[: known.log], log)
        changes = wire.Changes(
            version=version,
            since=known.version,
            changed=dict(difference(before, self.table)),
            like=like,
            log_from=log_from,
            log=log[known.log if log_from is None else log_from :],
            readings=readings[known.readings :],
            chat=room.chat[known.chat :],
        )
        self.change = encoder.encode(changes)
        self._remember()

    def whole(self, room: Seen, known: Known) -> wire.Table:
        """The whole table for somebody who knows so much, who from now on is told with the others."""
        self._asked = {}
        self._remember()
        return with_history(self.table, known, self.known.version, room.log(self.eyes), room.readings(), room.chat)

    def _look(self, room: Seen) -> wire.Table:
        """The table as it is now; while nobody sits down or stands up only the match is another."""
        if room.table is self.row and room.match is not None:
            match = match_for(room, room.match, self.seats)
            return msgspec.structs.replace(self.table, stage=room.stage, match=match)
        self.row = room.table
        return table_for(room, self.seats, self.host)

    def _remember(self) -> None:
        if self.table.match is not None and self.table.match.choices:
            choices = self.table.match.choices
            self._asked[choices[0].kind] = choices

    def _like(self, before: wire.Table) -> str | None:
        """The kind of the question that is asked now, if all have seen one of that kind, but not just before."""
        if before.match is None or self.table.match is None or not self.table.match.choices:
            return None
        kind = self.table.match.choices[0].kind
        still = before.match.choices and before.match.choices[0].kind == kind
        return None if still or kind not in self._asked else kind


def known_now(room: Seen, version: int, log: list[wire.LogLine], readings: list[wire.Reading]) -> Known:
    """What is known to whoever has been told everything."""
    return Known(version, len(log), len(readings), len(room.chat))


def _with_choices(table: wire.Table, choices: list[wire.ChoiceShown]) -> wire.Table:
    assert table.match is not None
    return msgspec.structs.replace(table, match=msgspec.structs.replace(table.match, choices=choices))
