"""The table as the holders of one set of seats see it. It is built once per change, compared with its previous state,
and sent to all their connections as the same bytes."""

from typing import Any, Protocol

import msgspec

from openoutcry.server import wire
from openoutcry.server.changes import difference
from openoutcry.server.live.snapshot import Known, TableState, common, match_for, table_for, with_history

encoder = msgspec.json.Encoder()


class ViewedTable(TableState, Protocol):
    """The parts of a live table that a seat view needs."""

    chat: list[wire.ChatLine]

    def eyes(self, seats: list[int]) -> int:
        """Return the seat whose view a connection with these seats is shown, or SPECTATOR."""

    def log(self, eyes: int) -> list[wire.LogLine]:
        """Return the event history that this viewer may read."""

    def readings(self) -> list[wire.Reading]:
        """Return the public figures after each change of them."""


class SeatView:
    """The table as the holders of `seats` see it. `moment` counts how often it was built; `change` is the encoded
    message that leads from the previous moment to this one. `stale` means that only these holders can see something
    new: they have changed a sealed answer."""

    def __init__(self, live_table: ViewedTable, version: int, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.moment = 0
        self.stale = False
        self.change = b""
        self._table = table_for(live_table, seats, host)
        self._stage, self._match = self._table.stage, self._table.match
        self.eyes = live_table.eyes(seats)
        self.row = live_table.table
        self.known = known_now(live_table, version, live_table.log(self.eyes), live_table.readings())
        self._asked: dict[str, list[wire.ChoiceShown]] = {}
        self._remember()

    @property
    def table(self) -> wire.Table:
        """The table as of the last refresh, without its history."""
        return msgspec.structs.replace(self._table, stage=self._stage, match=self._match)

    def refresh(self, live_table: ViewedTable, version: int) -> None:
        """Build the view again if something has changed, and encode the difference into `change`."""
        if self.known.version == version and not self.stale:
            return
        eyes, known = self.eyes, self.known
        self.moment += 1
        self.stale = False
        like, changed = self._build(live_table)
        self.eyes = live_table.eyes(self.seats)
        log, readings = live_table.log(self.eyes), live_table.readings()
        self.known = known_now(live_table, version, log, readings)
        # The holder of several seats sees another history when another of these seats has to act.
        log_from = None if self.eyes == eyes else common(live_table.log(eyes)[: known.log], log)
        changes = wire.Changes(
            version=version,
            since=known.version,
            changed=changed,
            like=like,
            log_from=log_from,
            log=log[known.log if log_from is None else log_from :],
            readings=readings[known.readings :],
            chat=live_table.chat[known.chat :],
        )
        self.change = encoder.encode(changes)
        self._remember()

    def whole(self, live_table: ViewedTable, known: Known) -> wire.Table:
        """Return the whole table for a client that already has `known` of its history. Choices of earlier questions are
        forgotten, since this client has not seen them and gets the same changes as the others from now on."""
        self._asked = {}
        self._remember()
        return with_history(
            self.table, known, self.known.version, live_table.log(self.eyes), live_table.readings(), live_table.chat
        )

    def _build(self, live_table: ViewedTable) -> tuple[str | None, dict[str, Any]]:
        """Build the table as it is now. Return the kind of question whose stored choices the client has to put in place
        first (None if no), and the difference after that."""
        before, stage = self._match, self._stage
        self._stage = live_table.stage
        if live_table.table is self.row and live_table.match is not None and before is not None:
            # Without a change of the row only the match can differ.
            self._match = match_for(live_table, live_table.match, self.seats)
            like = self._like(before)
            changed = {} if self._stage == stage else {"stage": [self._stage]}
            change = difference(self._with_choices(before, like), self._match)
            return like, {**changed, "match": change} if change else changed
        table = msgspec.structs.replace(self._table, stage=stage)
        self.row = live_table.table
        self._table = table_for(live_table, self.seats, self.host)
        self._match = self._table.match
        like = None if before is None else self._like(before)
        table = msgspec.structs.replace(table, match=None if before is None else self._with_choices(before, like))
        return like, dict(difference(table, self._table))

    def _remember(self) -> None:
        if self._match is not None and self._match.choices:
            self._asked[self._match.choices[0].kind] = self._match.choices

    def _like(self, before: wire.MatchShown) -> str | None:
        """Return the kind of the question that is asked now, if all clients have seen the choices of an earlier
        question of that kind, other than the one just before; else None."""
        if self._match is None or not self._match.choices:
            return None
        kind = self._match.choices[0].kind
        still = before.choices and before.choices[0].kind == kind
        return None if still or kind not in self._asked else kind

    def _with_choices(self, before: wire.MatchShown, like: str | None) -> wire.MatchShown:
        return before if like is None else msgspec.structs.replace(before, choices=self._asked[like])


def known_now(live_table: ViewedTable, version: int, log: list[wire.LogLine], readings: list[wire.Reading]) -> Known:
    """Return what a client has that was sent everything up to this version."""
    return Known(version, len(log), len(readings), len(live_table.chat))
