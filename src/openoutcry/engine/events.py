"""Events: facts about what happened, reported once by the step that did it.

An event is a small frozen structure in the past tense, in the words of the box. A state makes events only while
somebody listens, so simulations pay nothing for them. This module is interpreted, because msgspec's structures are made
by a metaclass.
"""

from typing import Final

import msgspec

EVERYBODY: Final = -1


def _dashed(name: str) -> str:
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=_dashed, forbid_unknown_fields=True):
    """Base class of all events, which report what has happened in a game.

    `Sold(seat=1, ...)` is sent to clients as `{"event": "sold", "seat": 1, ...}`.
    """


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and who may read it. `seats` is a bit set of seats, or EVERYBODY.

    All other seats, and spectators, read `others` instead, or nothing if that is None.
    """

    event: Event
    seats: int
    others: Event | None

    def read_by(self, seat: int) -> Event | None:
        """Return the event as `seat` may read it, or None if it may not read any. Seat -1 is a spectator."""
        everybody = self.seats == EVERYBODY
        may_read = everybody or (seat >= 0 and self.seats >> seat & 1 == 1)
        return self.event if may_read else self.others
