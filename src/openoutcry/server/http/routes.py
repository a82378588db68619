"""HTTP routes for tables: open, join, view, records. The rules of a table and the live table decide what is allowed."""

import asyncio
import contextlib
from functools import cache
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from openoutcry.bots import GameInfo, builtin_bots, describe_game
from openoutcry.games import catalogue
from openoutcry.games.packages import foreign
from openoutcry.server import wire
from openoutcry.server.http import rules_page
from openoutcry.server.http.cookies import cookies_for, forgotten, held_by, moved, newest
from openoutcry.server.http.links import invitation, is_secure, seat_link, site_of
from openoutcry.server.http.middleware import client_of
from openoutcry.server.http.pages import BAD_LINK, message_page
from openoutcry.server.http.tokens import LISTED, NOTHING, Held, held_in
from openoutcry.server.live import table_rules
from openoutcry.server.live.fair_queue import Priority, Requester
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.seat_view import past_table
from openoutcry.server.live.seats import is_host, seat_by_token, seats_of
from openoutcry.server.refusals import NoSuchMoment, NoSuchTable, Unreadable, WrongStage
from openoutcry.server.storage.rows import OVER, PERSON, PLAYING, TableRow
from openoutcry.text.catalogues import LANGUAGES, external_sources

AnyRequest = Request[Any, Any, Any]
MOST_MINE = 60
MOST_MOVED = 15
MOST_FORGOTTEN = 10


@cache
def game_info(name: str, guests: tuple[str, ...]) -> GameInfo:
    """Return the description of a game with its options and bots. `guests` are the names of bots from other packages
    that this server offers."""
    return describe_game(name, [*builtin_bots(name), *guests])


@get("/api/games")
async def games(live_tables: LiveTables) -> list[GameInfo]:
    """Return descriptions of all games that can be played, with their options and bots."""
    return [game_info(name, live_tables.services.settings.bots) for name in catalogue.games()]


@get("/api/games/{game:str}/set", media_type="application/toml")
async def printed_set(game: str) -> str:
    """Return the data file with the printed numbers of a game as TOML, which users can change and upload for a table (a
    house set)."""
    return catalogue.data_text(game)


@get("/api/games/{game:str}/rules")
async def printed_rules(game: str) -> wire.Rules:
    """Return the printed numbers and components of a game, for its page of rules."""
    return await asyncio.to_thread(rules_page.printed_rules, game)


@get("/api/tables/{table:str}/rules")
async def rules_of_table(request: AnyRequest, live_tables: LiveTables, table: str) -> wire.Rules:
    """Return the numbers and components with which a table is played, for its page of rules."""
    live_table = await live_tables.get(table)
    row = live_table.table
    if row.set_text is None:
        return await asyncio.to_thread(rules_page.printed_rules, row.game)
    options = tuple(row.options.items())
    async with live_tables.services.work.turn(requester_of(request, live_table)):
        return await asyncio.to_thread(rules_page.house_set_rules, row.game, row.set_text, len(row.seats), options)


@get("/api/games/{game:str}/words/{lang:str}")
async def words(game: str, lang: str) -> list[str]:
    """Return the texts of the message catalogues of a game from another package, by decreasing precedence. Return an
    empty list for a built-in game, whose texts are part of the client."""
    catalogue.listing(game)
    return external_sources(lang if lang in LANGUAGES else LANGUAGES[0], game) if game in foreign() else []


@get("/api/mine")
async def mine(request: AnyRequest, live_tables: LiveTables) -> Response[list[wire.MyTable]]:
    """Return the tables at which this browser holds a seat, and tidy its cookies. Tables that wait for its answer come
    first, finished ones last."""
    rows, cookies = await own_tables(request, live_tables)
    found: list[tuple[float, wire.MyTable]] = []
    for row, seats in rows:
        turn, stage = False, row.stage
        if stage == PLAYING:
            with contextlib.suppress(Unreadable):
                live_table = await live_tables.get(row.id)
                turn, stage = any(seat in live_table.playing().asked() for seat in seats), live_table.stage
        names = [seat.name for seat in row.seats if seat.holder == PERSON]
        bots = [seat.name for seat in row.seats if seat.bot is not None]
        found.append((row.created, wire.MyTable(row.id, row.game, stage, names, bots, turn)))
    found.sort(key=lambda one: (one[1].your_turn, one[1].stage != OVER, one[0]), reverse=True)
    return Response([table for _, table in found], cookies=cookies)


async def own_tables(
    request: AnyRequest, live_tables: LiveTables
) -> tuple[list[tuple[TableRow, list[int]]], list[Cookie]]:
    """Return the tables at which this browser holds seats, with these seats, at most MOST_MINE; and cookies to set. The
    cookies delete some invalid tokens and those of the oldest tables, and move tokens that earlier versions set for the
    path `/`."""
    listed, old = held_in(request.cookies, LISTED), held_in(request.cookies)
    known = newest([*old, *listed])
    kept = await live_tables.services.store.rows(known)
    rows: list[tuple[TableRow, list[int]]] = []
    cookies: list[Cookie] = []
    still_to_move, still_to_forget = MOST_MOVED, MOST_FORGOTTEN
    for table in known:
        held = Held({**old.get(table, NOTHING).seats, **listed.get(table, NOTHING).seats})
        row = kept.get(table)
        if row is None and table in kept:
            continue
        seats = [] if row is None else seats_of(held, row)
        lost = [seat for seat in held.seats if seat not in seats]
        if lost and still_to_forget > 0:
            still_to_forget -= 1
            cookies += [cookie for seat in lost for cookie in forgotten(table, seat)]
        if row is not None and table in old and still_to_move > 0:
            still_to_move -= 1
            held = Held({seat: held.seats[seat] for seat in seats}, old[table].host)
            cookies += moved(table, held, is_secure(request, live_tables.services.settings))
        if row is not None and seats:
            rows.append((row, seats))
    rows.sort(key=lambda one: (one[0].stage != OVER, one[0].created), reverse=True)
    cookies += [cookie for row, seats in rows[MOST_MINE:] for seat in seats for cookie in forgotten(row.id, seat)]
    return rows[:MOST_MINE], cookies


@post("/api/tables")
async def open_table(request: AnyRequest, live_tables: LiveTables, data: wire.NewTable) -> Response[wire.Opened]:
    """Open a table and return its id. The caller becomes its host by the cookies that are set."""
    if data.house_set is not None:
        await live_tables.services.trials.parse(data.house_set, Requester([client_of(request)], Priority.STRANGER))
    table, held = await asyncio.to_thread(table_rules.open_table, data, live_tables.services.settings.bots)
    await live_tables.open(table)
    return Response(
        wire.Opened(table.id), cookies=cookies_for(table.id, held, is_secure(request, live_tables.services.settings))
    )


@post("/api/lessons")
async def open_lesson(request: AnyRequest, live_tables: LiveTables, data: wire.NewLesson) -> Response[wire.Opened]:
    """Open a guided first game against bots, start it, and return the table's id. Cookies give the caller a seat."""
    table, held = await asyncio.to_thread(table_rules.open_lesson, data)
    await live_tables.open(table)
    await (await live_tables.get(table.id)).change(table_rules.start)
    return Response(
        wire.Opened(table.id), cookies=cookies_for(table.id, held, is_secure(request, live_tables.services.settings))
    )


@get("/api/tables/{table:str}")
async def see_table(request: AnyRequest, live_tables: LiveTables, table: str) -> wire.Table:
    """Return the table as this browser may see it: with what its seats know, or as a spectator."""
    return (await entered(request, live_tables, table)).broadcaster.snapshot(held_by(request, table))


async def entered(request: AnyRequest, live_tables: LiveTables, table: str) -> LiveTable:
    """Return the table from memory or the database. Raise an error if there is no such table or this browser may not
    see it."""
    live_table = await live_tables.get(table)
    table_rules.may_enter(live_table.table, held_by(request, table))
    return live_table


@post("/api/tables/{table:str}/seats")
async def sit_down(
    request: AnyRequest, live_tables: LiveTables, table: str, data: wire.SitDown
) -> Response[wire.SeatLink]:
    """Give an open seat to the caller before the match. Return the secret link of the seat, and set its cookies."""
    live_table = await live_tables.get(table)
    token = await live_table.change(lambda draft: table_rules.sit(draft, held_by(request, table), data.seat, data.name))
    link = seat_link(site_of(request, live_tables.services.settings), table, data.seat, token)
    return Response(
        link, cookies=cookies_for(table, Held({data.seat: token}), is_secure(request, live_tables.services.settings))
    )


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=204)
async def stand_up(request: AnyRequest, live_tables: LiveTables, table: str, seat: int) -> Response[None]:
    """Leave a seat and delete its cookies. Before the match the seat becomes open; in a match the person can return by
    the seat's secret link."""
    live_table = await live_tables.get(table)
    await live_table.change(lambda draft: table_rules.stand(draft, held_by(request, table), seat))
    return Response(None, cookies=forgotten(table, seat), status_code=204)


@get("/api/tables/{table:str}/seats/{seat:int}/link")
async def link_to_seat(request: AnyRequest, live_tables: LiveTables, table: str, seat: int) -> wire.SeatLink:
    """Return the secret link by which other devices of the same person take up the seat. Only the person in the seat
    may ask."""
    held = held_by(request, table)
    (await live_tables.get(table)).must_hold(held, seat)
    return seat_link(site_of(request, live_tables.services.settings), table, seat, held.seats[seat])


@get("/api/tables/{table:str}/invitation")
async def invite(request: AnyRequest, live_tables: LiveTables, table: str) -> wire.Invitation:
    """Return the public link by which others can join or watch the table."""
    await live_tables.get(table)
    return invitation(site_of(request, live_tables.services.settings), table)


@post("/api/tables/{table:str}/bots", status_code=204)
async def fill_seat(request: AnyRequest, live_tables: LiveTables, table: str, data: wire.FillSeat) -> None:
    """Put a bot on an open seat, or remove it. Only the host may do this."""
    live_table = await live_tables.get(table)
    guests = live_tables.services.settings.bots
    await live_table.change(lambda draft: table_rules.fill(draft, held_by(request, table), data.seat, data.bot, guests))


@post("/api/tables/{table:str}/start", status_code=204)
async def start(request: AnyRequest, live_tables: LiveTables, table: str) -> None:
    """Start the match. Only the host may do this."""
    live_table = await live_tables.get(table)
    await live_table.change(lambda draft: table_rules.start_by_host(draft, held_by(request, table)))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, live_tables: LiveTables, table: str) -> Response[wire.Opened]:
    """Open a table for a rematch with the same people, bots and options, or find the one that was opened before, and
    return its id. The caller keeps the same seats. Raise `WrongStage` before the match is over."""
    live_table, held = await live_tables.get(table), held_by(request, table)
    if live_table.stage != OVER:
        raise WrongStage("not-over", "the match is not over yet", stage=live_table.stage)
    opened = await live_table.change(lambda draft: table_rules.open_rematch(draft, held))
    given = await (await live_tables.get(opened)).change(lambda draft: table_rules.claim(draft, held))
    return Response(
        wire.Opened(opened), cookies=cookies_for(opened, given, is_secure(request, live_tables.services.settings))
    )


@get("/api/tables/{table:str}/at/{number:int}")
async def look_back(request: AnyRequest, live_tables: LiveTables, table: str, number: int) -> wire.PastTable:
    """Return the table as it was after `number` inputs of the match, not counting changed hidden answers. Raise
    `NoSuchMoment` if there were fewer inputs."""
    live_table = await entered(request, live_tables, table)
    match = live_table.playing()
    most = match.shown_number
    if not 0 <= number <= most:
        raise NoSuchMoment("no-such-moment", f"the match has had {most} inputs", number=most)
    async with live_tables.services.work.turn(requester_of(request, live_table)):
        eyes = live_table.eyes(seats_of(held_by(request, table), live_table.table))
        return await asyncio.to_thread(past_table, match, number, eyes)


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def take_record(request: AnyRequest, live_tables: LiveTables, table: str) -> Response[str]:
    """Return the record of the match as a file: the full record when the match is over, before that only what this
    browser's seat may read."""
    live_table = await entered(request, live_tables, table)
    text = await live_table.record(
        seats_of(held_by(request, table), live_table.table), requester_of(request, live_table)
    )
    as_file = f'attachment; filename="{live_table.table.game}-{table}.jsonl"'
    return Response(text, headers={"content-disposition": as_file, "cache-control": "no-store"})


def requester_of(request: AnyRequest, live_table: LiveTable) -> Requester:
    """Return who asks, and with which priority, so that costly work for this request can wait in fair order."""
    held = held_by(request, live_table.id)
    holds = seats_of(held, live_table.table) or is_host(held, live_table.table)
    return Requester([client_of(request)], Priority.HOLDER if holds else Priority.STRANGER)


@get("/api/tables/{table:str}/coach")
async def ask_coach(request: AnyRequest, live_tables: LiveTables, table: str) -> wire.CoachAsked:
    """Return the coach's analysis of a finished match, or its progress. The first request of a person with a seat or of
    the host starts the analysis."""
    live_table = await entered(request, live_tables, table)
    if live_table.stage != OVER:
        raise WrongStage(
            "coach-unfinished", "the match is not over: the coach looks at finished games", stage=live_table.stage
        )
    return await live_tables.reviews.ask(table, live_table.playing(), requester_of(request, live_table))


@get("/s/{table:str}/{token:str}", include_in_schema=False)
async def take_up_seat(request: AnyRequest, live_tables: LiveTables, table: str, token: str) -> Response[Any]:
    """Give this browser the seat whose secret token is in the link: set the cookies, and redirect to the table. An
    invalid link gets an error page with status 404."""
    try:
        seat = seat_by_token(token, (await live_tables.get(table)).table)
    except NoSuchTable:
        seat = None
    if seat is None:
        return Response(message_page(BAD_LINK), media_type="text/html", status_code=404)
    cookies = cookies_for(table, Held({seat: token}), is_secure(request, live_tables.services.settings))
    return Redirect(f"/t/{table}", cookies=cookies, status_code=303)


ROUTES = [
    games, printed_set, printed_rules, words, mine, open_table, open_lesson, see_table, rules_of_table, sit_down,
    stand_up, link_to_seat, invite, fill_seat, start, rematch, look_back, take_record, ask_coach,
    take_up_seat,
]  # fmt: skip
