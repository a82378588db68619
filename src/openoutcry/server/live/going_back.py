"""Going back at a table: who may, who has to agree, and what is written then."""

import msgspec

from openoutcry.match.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.match.record import Entry
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.room import Room
from openoutcry.server.refusals import StaleInput
from openoutcry.server.storage.rows import PERSON, UndoWanted


async def undo(room: Room, held: Held, seat: int, to: int) -> None:
    """Go back: at once where that is free or only bots are asked, else when all other people agree."""
    async with room.lock:
        room.must_hold(held, seat)
        match = room.playing()
        if room.undo_to(seat) is None or room.undo_to(seat) != to:
            raise NothingToUndo("nothing-to-undo", "there is nothing to take back", seat=seat)
        try:
            entries = undone(room, seat, consented=False)
        except UndoNeedsConsent:
            others = [other.seat for other in room.table.seats if other.holder == PERSON and other.seat != seat]
            if others:
                await ask(room, UndoWanted(seat, to, match.shown_number, others, may_ask(room, seat)))
                return
            entries = undone(room, seat, consented=True)
        await room.write(entries, "person")


async def consent(room: Room, held: Held, seat: int, agree: bool) -> None:
    """Answer a request to go back; whoever made it may withdraw it."""
    async with room.lock:
        room.must_hold(held, seat)
        wanted = room.undo_wanted
        if wanted is None or (seat not in wanted.waiting and seat != wanted.seat) or (agree and seat == wanted.seat):
            raise StaleInput("nothing-to-agree", "nobody waits for your consent")
        waiting = [other for other in wanted.waiting if other != seat]
        if not agree or waiting:
            await ask(room, msgspec.structs.replace(wanted, waiting=waiting if agree else []))
        else:
            await room.write(undone(room, wanted.seat, consented=True), "person")


def may_ask(room: Room, seat: int) -> list[int]:
    """Refuse a second request of a seat before the next answer. Return the seats that have asked since the last one."""
    last = room.last_undo_wanted
    asked = [] if last is None else [*last.earlier, last.seat]
    if seat in asked:
        raise StaleInput("undo-asked-before", "this seat has asked already: it can ask again after the next answer")
    return asked


def undone(room: Room, seat: int, consented: bool) -> list[Entry]:
    """What is written when a seat goes back."""
    match = room.playing()
    return match.prepare_undo(seat, match.undo_to(seat) or 0, consented)


async def ask(room: Room, wanted: UndoWanted) -> None:
    """Keep a request, or what became of it, and show it. The lock is held by the caller."""
    await room.store.change(room.id, lambda draft: setattr(draft.table, "undo", wanted))
    await room.catch_up()
    room.changed()
