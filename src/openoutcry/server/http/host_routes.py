"""Routes for hosts, and for persons who manage their own seat and name. `live/table_rules.py` decides what is
allowed."""

from typing import Any

from litestar import Request, Response, get, post

from openoutcry.server import wire
from openoutcry.server.http.cookies import cookies_for, held_by, newest
from openoutcry.server.http.limits import name_of
from openoutcry.server.http.links import is_secure, seat_link, site_of
from openoutcry.server.http.tokens import LISTED, Held, held_in
from openoutcry.server.live import table_rules
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.refusals import NoSuchTable, Unreadable
from openoutcry.server.storage.moderation import audit_entries

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/remove", status_code=204)
async def remove(request: AnyRequest, live_tables: LiveTables, table: str, data: wire.Remove) -> None:
    """Remove a person or bot from a seat. Only the host may do this. In a match a bot takes the seat, or the seat waits
    for a new person."""
    live_table = await live_tables.get(table)
    await live_table.change(lambda draft: table_rules.remove(draft, held_by(request, table), data.seat, data.bot))


@post("/api/tables/{table:str}/takeover")
async def take_over(
    request: AnyRequest, live_tables: LiveTables, table: str, data: wire.SitDown
) -> Response[wire.SeatLink]:
    """Give a vacant seat of a running match to the caller. Return the secret link of the seat, and set its cookies."""
    live_table = await live_tables.get(table)
    held, name = held_by(request, table), name_of(data.name)
    token = await live_table.change(lambda draft: table_rules.take_over(draft, held, data.seat, name))
    link = seat_link(site_of(request, live_tables.services.settings), table, data.seat, token)
    secure = is_secure(request, live_tables.services.settings)
    return Response(link, cookies=cookies_for(table, Held({data.seat: token}), secure))


@post("/api/tables/{table:str}/mute", status_code=204)
async def mute(request: AnyRequest, live_tables: LiveTables, table: str, data: wire.Mute) -> None:
    """Forbid or allow chat to a seat, or to all spectators. Only the host may do this."""
    live_table = await live_tables.get(table)
    await live_table.change(lambda draft: table_rules.mute(draft, held_by(request, table), data.seat, data.muted))


@post("/api/tables/{table:str}/lock", status_code=204)
async def lock(request: AnyRequest, live_tables: LiveTables, table: str, data: wire.Lock) -> None:
    """Close the table to everybody without a seat, or open it again. Only the host may do this."""
    live_table = await live_tables.get(table)
    await live_table.change(lambda draft: table_rules.lock(draft, held_by(request, table), data.locked))
    live_table.close_disallowed()


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def renew_link(request: AnyRequest, live_tables: LiveTables, table: str, seat: int) -> Response[wire.SeatLink]:
    """Create a new secret link for a seat and return it. Only the person in the seat may do this. Other devices with
    the old link lose the seat, at this table and at its rematches."""
    live_table = await live_tables.get(table)
    held = held_by(request, table)
    tokens = await live_table.change(lambda draft: table_rules.renew_link(draft, held, seat), later=True)
    await live_tables.refresh(later for later in tokens if later != table)
    link = seat_link(site_of(request, live_tables.services.settings), table, seat, tokens[table])
    secure = is_secure(request, live_tables.services.settings)
    cookies = [cookie for at, token in tokens.items() for cookie in cookies_for(at, Held({seat: token}), secure)]
    return Response(link, cookies=cookies)


@get("/api/tables/{table:str}/deeds")
async def deeds(request: AnyRequest, live_tables: LiveTables, table: str) -> list[wire.DeedShown]:
    """Return the audit log of a table: what host, operator and players changed. Everybody who may see the table may
    read it."""
    live_table = await live_tables.get(table)
    table_rules.may_enter(live_table.table, held_by(request, table))
    found = await live_tables.services.store.database.read(lambda at: audit_entries(at, table))
    return [wire.DeedShown(one.at, one.role, one.who, one.deed, one.seat, one.detail) for one in found]


@post("/api/mine/forget")
async def forget_me(request: AnyRequest, live_tables: LiveTables) -> wire.Forgotten:
    """Remove this browser's names from the tables at which it holds seats, their records and their chat. Return the
    number of tables."""
    tables = 0
    listed = held_in(request.cookies, LISTED)
    for table, row in (await live_tables.services.store.rows(newest(listed))).items():
        held = listed[table]
        if row is None or not table_rules.has_names(row, held):
            continue
        try:
            live_table = await live_tables.get(table)
        except (NoSuchTable, Unreadable):
            continue
        former = await live_table.forget_names(held)
        tables += bool(former)
        await live_tables.replace_names({at: names for at, names in former.items() if at != table})
    return wire.Forgotten(tables)


HOST_ROUTES = [remove, take_over, mute, lock, renew_link, deeds, forget_me]
