"""Undo at a live table: who may undo, whose consent is needed, and what is written to the log."""

import msgspec

from openoutcry.match.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.match.record import Entry
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.room import Room
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.rows import PERSON, UndoWanted


async def undo(room: Room, held: Held, seat: int, to: int) -> None:
    """Undo the match to shown number `to`: at once if that is free or if only bots have to consent, else request the
    consent of the other people."""
    async with room.lock:
        room.must_hold(held, seat)
        match = room.playing()
        if room.undo_to(seat) is None or room.undo_to(seat) != to:
            raise NothingToUndo("nothing-to-undo", "there is nothing to take back", seat=seat)
        try:
            entries = undo_entries(room, seat, consented=False)
        except UndoNeedsConsent:
            others = [other.seat for other in room.table.seats if other.holder == PERSON and other.seat != seat]
            if others:
                await store_request(
                    room, UndoWanted(seat, to, match.shown_number, others, earlier_requests(room, seat))
                )
                return
            entries = undo_entries(room, seat, consented=True)
        await room.write(entries, "person")


async def consent(room: Room, held: Held, seat: int, agree: bool) -> None:
    """Answer a request to undo. The seat that made the request may withdraw it (`agree` False)."""
    async with room.lock:
        room.must_hold(held, seat)
        wanted = room.undo_wanted
        if wanted is None or (seat not in wanted.waiting and seat != wanted.seat) or (agree and seat == wanted.seat):
            raise StaleInput("nothing-to-agree", "nobody waits for your consent")
        waiting = [other for other in wanted.waiting if other != seat]
        if not agree or waiting:
            await store_request(room, msgspec.structs.replace(wanted, waiting=waiting if agree else []))
        else:
            await room.write(undo_entries(room, wanted.seat, consented=True), "person")


def earlier_requests(room: Room, seat: int) -> list[int]:
    """Refuse a second request of a seat before the next answer. Return the seats that have asked since the last
    answer."""
    last = room.last_undo_wanted
    asked = [] if last is None else [*last.earlier, last.seat]
    if seat in asked:
        raise StaleInput("undo-asked-before", "this seat has asked already: it can ask again after the next answer")
    return asked


def undo_entries(room: Room, seat: int, consented: bool) -> list[Entry]:
    """Return the entries that undo the last answers of a seat."""
    match = room.playing()
    return match.prepare_undo(seat, match.undo_to(seat) or 0, consented)


async def store_request(room: Room, wanted: UndoWanted) -> None:
    """Store a request to undo, or its outcome, and send it to every connection. The caller holds the lock."""
    await room.store.change(room.id, lambda draft: setattr(draft.table, "undo", wanted))
    await room.catch_up()
    room.changed()
