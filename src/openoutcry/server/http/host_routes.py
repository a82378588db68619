"""Routes for hosts, and for persons who manage their own seat and name. `live/moderation.py` decides what is
allowed."""

from typing import Any

from litestar import Request, Response, get, post

from openoutcry.server import wire
from openoutcry.server.http.cookies import cookies_for, held_by, newest
from openoutcry.server.http.limits import name_of
from openoutcry.server.http.links import is_secure, seat_link, site_of
from openoutcry.server.http.tokens import LISTED, Held, held_in
from openoutcry.server.live import lobby, moderation
from openoutcry.server.live.rooms import Rooms
from openoutcry.server.refusals import NoSuchTable, Unreadable
from openoutcry.server.storage.house import deeds_at

Asking = Request[Any, Any, Any]


@post("/api/tables/{table:str}/remove", status_code=204)
async def remove(request: Asking, rooms: Rooms, table: str, data: wire.Remove) -> None:
    """Remove a person or bot from a seat (host). In a match a bot takes the seat, or it waits for a newcomer."""
    room = await rooms.get(table)
    await room.change(lambda draft: moderation.remove(draft, held_by(request, table), data.seat, data.bot))


@post("/api/tables/{table:str}/takeover")
async def take_over(request: Asking, rooms: Rooms, table: str, data: wire.SitDown) -> Response[wire.SeatLink]:
    """Take a vacant seat in a match."""
    room = await rooms.get(table)
    held, name = held_by(request, table), name_of(data.name)
    token = await room.change(lambda draft: moderation.take_over(draft, held, data.seat, name))
    link = seat_link(site_of(request, rooms.services.settings), table, data.seat, token)
    secure = is_secure(request, rooms.services.settings)
    return Response(link, cookies=cookies_for(table, Held({data.seat: token}), secure))


@post("/api/tables/{table:str}/mute", status_code=204)
async def mute(request: Asking, rooms: Rooms, table: str, data: wire.Mute) -> None:
    """Mute or unmute a seat, or all spectators (host)."""
    room = await rooms.get(table)
    await room.change(lambda draft: moderation.mute(draft, held_by(request, table), data.seat, data.muted))


@post("/api/tables/{table:str}/lock", status_code=204)
async def lock(request: Asking, rooms: Rooms, table: str, data: wire.Lock) -> None:
    """Lock the table to everybody without a seat, or unlock it (host)."""
    room = await rooms.get(table)
    await room.change(lambda draft: moderation.lock(draft, held_by(request, table), data.locked))
    room.show_out()


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def renew_link(request: Asking, rooms: Rooms, table: str, seat: int) -> Response[wire.SeatLink]:
    """Create a new secret link for a seat (its holder). Other devices with the old link lose the seat, at this table
    and at its rematches."""
    room = await rooms.get(table)
    held = held_by(request, table)
    tokens = await room.change(lambda draft: moderation.renew_link(draft, held, seat), later=True)
    await rooms.refresh(later for later in tokens if later != table)
    link = seat_link(site_of(request, rooms.services.settings), table, seat, tokens[table])
    secure = is_secure(request, rooms.services.settings)
    cookies = [cookie for at, token in tokens.items() for cookie in cookies_for(at, Held({seat: token}), secure)]
    return Response(link, cookies=cookies)


@get("/api/tables/{table:str}/deeds")
async def deeds(request: Asking, rooms: Rooms, table: str) -> list[wire.DeedShown]:
    """Return the audit log of a table. Everybody who may see the table may read it."""
    room = await rooms.get(table)
    lobby.may_enter(room.table, held_by(request, table))
    found = await rooms.services.store.database.read(lambda at: deeds_at(at, table))
    return [wire.DeedShown(one.at, one.role, one.who, one.deed, one.seat, one.detail) for one in found]


@post("/api/mine/forget")
async def forget_me(request: Asking, rooms: Rooms) -> wire.Forgotten:
    """Remove this browser's names from the tables at which it holds seats, their records and their chat."""
    tables = 0
    listed = held_in(request.cookies, LISTED)
    for table, row in (await rooms.services.store.rows(newest(listed))).items():
        held = listed[table]
        if row is None or not moderation.has_names(row, held):
            continue
        try:
            room = await rooms.get(table)
        except (NoSuchTable, Unreadable):
            continue
        former = await room.forget_names(held)
        tables += bool(former)
        await rooms.names_forgotten({at: names for at, names in former.items() if at != table})
    return wire.Forgotten(tables)


HOST_ROUTES = [remove, take_over, mute, lock, renew_link, deeds, forget_me]
