"""Undo at a live table: who may undo, whose consent is needed, and what is written to the log."""

import msgspec

from openoutcry.match.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.match.record import Entry
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.rows import PERSON, UndoWanted


async def undo(live_table: LiveTable, held: Held, seat: int, to: int) -> None:
    """Undo the match to shown number `to`: at once if that is free or if only bots have to consent, else request the
    consent of the other people."""
    async with live_table.lock:
        live_table.must_hold(held, seat)
        match = live_table.playing()
        if live_table.undo_to(seat) is None or live_table.undo_to(seat) != to:
            raise NothingToUndo("nothing-to-undo", "there is nothing to take back", seat=seat)
        try:
            entries = undo_entries(live_table, seat, consented=False)
        except UndoNeedsConsent:
            others = [other.seat for other in live_table.table.seats if other.holder == PERSON and other.seat != seat]
            if others:
                await store_request(
                    live_table, UndoWanted(seat, to, match.shown_number, others, earlier_requests(live_table, seat))
                )
                return
            entries = undo_entries(live_table, seat, consented=True)
        await live_table.append_and_send(entries, "person")


async def consent(live_table: LiveTable, held: Held, seat: int, agree: bool) -> None:
    """Answer a request to undo. The seat that made the request may withdraw it (`agree` False)."""
    async with live_table.lock:
        live_table.must_hold(held, seat)
        wanted = live_table.undo_wanted
        if wanted is None or (seat not in wanted.waiting and seat != wanted.seat) or (agree and seat == wanted.seat):
            raise StaleInput("nothing-to-agree", "nobody waits for your consent")
        waiting = [other for other in wanted.waiting if other != seat]
        if not agree or waiting:
            await store_request(live_table, msgspec.structs.replace(wanted, waiting=waiting if agree else []))
        else:
            await live_table.append_and_send(undo_entries(live_table, wanted.seat, consented=True), "person")


def earlier_requests(live_table: LiveTable, seat: int) -> list[int]:
    """Refuse a second request of a seat before the next answer. Return the seats that have asked since the last
    answer."""
    last = live_table.last_undo_wanted
    asked = [] if last is None else [*last.earlier, last.seat]
    if seat in asked:
        raise StaleInput("undo-asked-before", "this seat has asked already: it can ask again after the next answer")
    return asked


def undo_entries(live_table: LiveTable, seat: int, consented: bool) -> list[Entry]:
    """Return the entries that undo the last answers of a seat."""
    match = live_table.playing()
    return match.prepare_undo(seat, match.undo_to(seat) or 0, consented)


async def store_request(live_table: LiveTable, wanted: UndoWanted) -> None:
    """Store a request to undo, or its outcome, and send it to every connection. The caller holds the lock."""
    await live_table.store.change(live_table.id, lambda draft: setattr(draft.table, "undo", wanted))
    await live_table.catch_up()
    live_table.changed()
