"""The HTTP doors: open a table, sit down, look back, take the record home. Each is thin: what is allowed is said by the
lobby and by the room."""

import asyncio
import contextlib
from functools import cache, partial
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from openoutcry.bots import BOTS
from openoutcry.games import catalogue
from openoutcry.games.datafile import printed_text
from openoutcry.server import lobby, wire
from openoutcry.server.cookies import cookies_for, forgotten, held_by
from openoutcry.server.links import invitation, seat_link, site
from openoutcry.server.pages import BAD_LINK, message_page
from openoutcry.server.refusals import NoSuchMoment, NoSuchTable, NotYourSeat, Unreadable, WrongStage
from openoutcry.server.room import Room
from openoutcry.server.rooms import Rooms
from openoutcry.server.rows import OVER, PERSON, PLAYING
from openoutcry.server.snapshot import past_table
from openoutcry.server.tokens import Held, cookie_name, fits, held_in, seats_of
from openoutcry.table import record

Asking = Request[Any, Any, Any]
MOST_MINE = 60


@cache
def game_info(name: str) -> wire.GameInfo:
    """A game as it is offered."""
    info = catalogue.info(name)
    offered = {players: catalogue.options(name, players) for players in info.players}
    options = []
    for option in offered[info.players[0]]:
        values = {players: next(o.values for o in offered[players] if o.name == option.name) for players in offered}
        every = list(dict.fromkeys(value for some in values.values() for value in some))
        counts = [players for players, some in values.items() if len(some) > 1]
        options.append(wire.OptionInfo(option.name, every, every[0], [] if counts == info.players else counts))
    # The weakest first: a client that offers one by itself offers the last.
    return wire.GameInfo(name, info.players, options, info.modules, list(reversed(BOTS)))


@get("/api/games")
async def games() -> list[wire.GameInfo]:
    """The games that can be played here, with their options."""
    return [game_info(name) for name in catalogue.GAMES]


@get("/api/games/{game:str}/set", media_type="application/toml")
async def printed_set(game: str) -> str:
    """The data file that comes with a game, from which a house set is made."""
    return printed_text(catalogue.info(game).name)


@get("/api/mine")
async def mine(request: Asking, rooms: Rooms) -> Response[list[wire.MyTable]]:
    """The tables at which this browser holds a seat, those that wait for it first."""
    found: list[tuple[float, wire.MyTable]] = []
    gone: list[Cookie] = []
    for table, held in list(held_in(request.cookies).items())[:MOST_MINE]:
        try:
            row = await rooms.house.store.row(table)
        except NoSuchTable:
            row = None
        seats = [] if row is None else seats_of(held, row)
        gone += [forgotten(request, cookie_name(table, seat)) for seat in held.seats if seat not in seats]
        if row is None or not seats:
            continue
        turn, stage = False, row.stage
        if stage == PLAYING:
            with contextlib.suppress(Unreadable):
                room = await rooms.get(table)
                turn, stage = any(seat in room.playing().asked() for seat in seats), room.stage
        names = [seat.name for seat in row.seats if seat.holder == PERSON]
        bots = [seat.bot for seat in row.seats if seat.bot is not None]
        found.append((row.created, wire.MyTable(table, row.game, stage, names, bots, turn)))
    found.sort(key=lambda one: (one[1].your_turn, one[1].stage != OVER, one[0]), reverse=True)
    return Response([table for _, table in found], cookies=gone)


@post("/api/tables")
async def open_table(request: Asking, rooms: Rooms, data: wire.NewTable) -> Response[wire.Opened]:
    """Open a table; whoever does is its host."""
    table, held = lobby.open_table(data)
    await rooms.open(table)
    return Response(wire.Opened(table.id), cookies=cookies_for(request, table.id, held))


@get("/api/tables/{table:str}")
async def see_table(request: Asking, rooms: Rooms, table: str) -> wire.Table:
    """The table as this browser may see it."""
    return (await rooms.get(table)).snapshot(held_by(request, table))


@post("/api/tables/{table:str}/seats")
async def sit_down(request: Asking, rooms: Rooms, table: str, data: wire.SitDown) -> Response[wire.SeatLink]:
    """Take an open seat as a guest."""
    room = await rooms.get(table)
    token = await room.change(lambda draft: lobby.sit(draft, held_by(request, table), data.seat, data.name))
    link = seat_link(site_of(request, rooms), table, data.seat, token)
    return Response(link, cookies=cookies_for(request, table, Held({data.seat: token})))


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=204)
async def stand_up(request: Asking, rooms: Rooms, table: str, seat: int) -> Response[None]:
    """Leave a seat: in the lobby it is open again, in a match it waits for its holder's link."""
    room = await rooms.get(table)
    room.must_hold(held_by(request, table), seat)
    await room.change(lambda draft: lobby.stand(draft, seat))
    return Response(None, cookies=[forgotten(request, cookie_name(table, seat))], status_code=204)


@get("/api/tables/{table:str}/seats/{seat:int}/link")
async def link_to_seat(request: Asking, rooms: Rooms, table: str, seat: int) -> wire.SeatLink:
    """The secret link of a seat, for its holder's other devices."""
    held = held_by(request, table)
    (await rooms.get(table)).must_hold(held, seat)
    return seat_link(site_of(request, rooms), table, seat, held.seats[seat])


@get("/api/tables/{table:str}/invitation")
async def invite(request: Asking, rooms: Rooms, table: str) -> wire.Invitation:
    """The link to share with whoever shall play or watch."""
    await rooms.get(table)
    return invitation(site_of(request, rooms), table)


@post("/api/tables/{table:str}/bots", status_code=204)
async def fill_seat(request: Asking, rooms: Rooms, table: str, data: wire.FillSeat) -> None:
    """The host puts a bot on an open seat, or takes it off again."""
    room = await rooms.get(table)
    await room.change(lambda draft: lobby.fill(draft, held_by(request, table), data.seat, data.bot))


@post("/api/tables/{table:str}/start", status_code=204)
async def start(request: Asking, rooms: Rooms, table: str) -> None:
    """The host starts the match."""
    room = await rooms.get(table)
    await room.change(lambda draft: lobby.start_by_host(draft, held_by(request, table)))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Asking, rooms: Rooms, table: str) -> Response[wire.Opened]:
    """The table of the next match, with the same people, bots and options; the caller has his seats there at once."""
    room, held = await rooms.get(table), held_by(request, table)
    if not seats_of(held, room.table):
        raise NotYourSeat("not-your-seat", "only who played can ask for a rematch")
    if room.stage != OVER:
        raise WrongStage("not-over", "the match is not over yet", stage=room.stage)
    opened = await room.change(lambda draft: lobby.open_rematch(draft, held))
    return Response(wire.Opened(opened), cookies=await claim_seats(request, rooms, opened, room))


@post("/api/tables/{table:str}/claim", status_code=204)
async def claim(request: Asking, rooms: Rooms, table: str) -> Response[None]:
    """Trade this browser's seats at the last table for the same ones at its rematch."""
    previous = (await rooms.get(table)).table.previous
    if previous is None:
        raise WrongStage("no-rematch", "this table is not a rematch", stage="")
    cookies = await claim_seats(request, rooms, table, await rooms.get(previous))
    return Response(None, cookies=cookies, status_code=204)


async def claim_seats(request: Asking, rooms: Rooms, table: str, before: Room) -> list[Cookie]:
    """The cookies of the seats that wait for this browser at a rematch."""
    held = held_by(request, before.id)
    room = await rooms.get(table)
    given = await room.change(lambda draft: lobby.claim(draft, before.table, held))
    return cookies_for(request, table, given)


@get("/api/tables/{table:str}/at/{number:int}")
async def look_back(request: Asking, rooms: Rooms, table: str, number: int) -> wire.PastTable:
    """The table as it was after that many inputs."""
    room = await rooms.get(table)
    match = room.playing()
    if not 0 <= number <= match.number:
        raise NoSuchMoment("no-such-moment", f"the match has had {match.number} inputs", number=match.number)
    return past_table(match, number, seats_of(held_by(request, table), room.table))


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def take_record(request: Asking, rooms: Rooms, table: str) -> Response[str]:
    """The record: everything when the match is over, before that what this browser's seat could read."""
    room = await rooms.get(table)
    eyes = room.eyes(held_by(request, table))
    async with room.lock:
        form = record.FULL if room.stage == OVER else eyes if eyes >= 0 else record.PUBLIC
        text = await asyncio.to_thread(partial(record.dump, room.playing(), form))
    as_file = f'attachment; filename="{room.table.game}-{table}.jsonl"'
    return Response(text, headers={"content-disposition": as_file, "cache-control": "no-store"})


@get("/s/{table:str}/{token:str}", include_in_schema=False)
async def take_up_seat(request: Asking, rooms: Rooms, table: str, token: str) -> Response[Any]:
    """A seat's secret link: from now on this browser holds the seat too."""
    try:
        row = (await rooms.get(table)).table
        seat = next(s.seat for s in row.seats if s.holder == PERSON and fits(token, s.token_hash))
    except (NoSuchTable, StopIteration):
        return Response(message_page(BAD_LINK), media_type="text/html", status_code=404)
    cookies = cookies_for(request, table, Held({seat: token}))
    return Redirect(f"/t/{table}", cookies=cookies, status_code=303)


def site_of(request: Asking, rooms: Rooms) -> str:
    """The address of this server, for links."""
    return site(rooms.house.settings, request.url.scheme, request.headers.get("host", request.url.netloc))


ROUTES = [
    games, printed_set, mine, open_table, see_table, sit_down, stand_up, link_to_seat, invite, fill_seat, start,
    rematch, claim, look_back, take_record, take_up_seat,
]  # fmt: skip
