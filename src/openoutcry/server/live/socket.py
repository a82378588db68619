"""The WebSocket of a live table: the endpoint, and the parsing, rate limits and dispatch of incoming messages.

A message either takes effect completely or is refused with a reason. The messages of one connection are handled one at
a time, in order; the next one is not read before. An error on one connection does not affect another.
"""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, assert_never

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.server.http.addresses import is_among
from openoutcry.server.http.cookies import held_by
from openoutcry.server.http.limits import slow_down
from openoutcry.server.http.middleware import address_of, client_of
from openoutcry.server.live.broadcaster import Connection, TooSlow
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.seat_view import Known
from openoutcry.server.live.seats import is_host, seats_of
from openoutcry.server.live.table_rules import may_enter
from openoutcry.server.live.undo import consent, undo
from openoutcry.server.refusals import INTERNAL_ERROR, BadInput, TooFast, status_of, told, turned_away
from openoutcry.server.refusals import Refused as RefusedError
from openoutcry.server.storage.database_errors import database_problem, log_failure, no_database
from openoutcry.server.wire import Choose, Consent, Ping, Pong, Received, Refusal, Refused, Say, TakeHint, Undo

log = structlog.stdlib.get_logger("openoutcry.socket")
decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
MAX_VIOLATIONS = 200
TYPES = "choose, say, undo, consent, hint, ping"
Socket = WebSocket[Any, Any, Any]
# Close codes of this application: 4000 plus the HTTP status with the same meaning.
OURS = 4000
POLICY = 1008
BROKEN = 1011
# Raised on sending to a closed connection: by asyncio, by uvicorn after its own close frame, and by Litestar.
CLOSED = (OSError, RuntimeError, WebSocketException)

open_sockets: Counter[str] = Counter()


@websocket("/api/tables/{table:str}/ws")
async def table_socket(socket: Socket, live_tables: LiveTables, table: str) -> None:
    """Serve one connection to a live table."""
    await socket.accept()
    client = client_of(socket)
    try:
        if is_among(address_of(socket), live_tables.services.refused):
            raise turned_away()
        live_table = await live_tables.get(table)
        held = held_by(socket, table)
        may_enter(live_table.table, held)
        if open_sockets[client] >= live_tables.services.settings.connections_per_client:
            raise too_many_connections()
        if not seats_of(held, live_table.table) and not is_host(held, live_table.table):
            admit_spectator(live_table, client)
    except Exception as problem:
        await turn_away(socket, problem)
        return
    open_sockets[client] += 1
    live_tables.services.metrics.connections.inc()
    try:
        await attend(socket, live_table, client)
    finally:
        live_tables.services.metrics.connections.dec()
        open_sockets[client] -= 1
        if not open_sockets[client]:
            del open_sockets[client]


def admit_spectator(live_table: LiveTable, client: str) -> None:
    """Refuse one more spectator if the table, or this client at it, has as many as allowed. Connections of seat holders
    and of the host do not count and are never refused here."""
    settings = live_table.services.settings
    watching = [one.client for one in live_table.presence.connections if not one.seats and not one.host]
    if len(watching) >= settings.connections_per_table or watching.count(client) >= settings.spectators_per_client:
        raise too_many_connections()


def too_many_connections() -> TooFast:
    """Return the refusal of one more connection."""
    return TooFast("too-many-connections", "too many connections are open")


async def turn_away(socket: Socket, problem: Exception) -> None:
    """Send the reason why the browser cannot open this table, and close the socket."""
    reason = database_problem(problem)
    if reason is not None:
        log.error("a table cannot be read", reason=reason, often=True)
        problem = no_database()
    elif not isinstance(problem, OpenOutcryError):
        raise problem
    with contextlib.suppress(*CLOSED):
        await socket.send_text(msgspec.json.encode(Refused(told(problem))))
    await close(socket, OURS + status_of(problem), problem.code)


async def attend(socket: Socket, live_table: LiveTable, client: str) -> None:
    """Send the table to this browser and handle its messages until it leaves."""

    async def send(message: bytes) -> None:
        try:
            await socket.send_text(message)
        except CLOSED as problem:
            raise WebSocketDisconnect(detail="closed") from problem

    async def receive() -> str | bytes:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="closed")
        return event.get("text") or event.get("bytes") or b""

    connection = live_table.broadcaster.connect(held_by(socket, live_table.id), send)
    connection.address, connection.client = address_of(socket), client
    connection.known = Known(*(number_in(socket, name) for name in ("version", "log", "readings", "chat")))
    live_table.join(connection)
    writing = asyncio.create_task(write(socket, connection, live_table.id))
    code = POLICY
    try:
        await handle_messages(live_table, connection, receive)
    except WebSocketDisconnect:
        return
    except Exception as problem:
        code = close_code(problem, live_table.id)
    finally:
        live_table.broadcaster.leave(connection)
        writing.cancel()
    await close(socket, code)


async def write(socket: Socket, connection: Connection, table: str) -> None:
    """Send the messages of a connection. Close the socket if it has to end; no further message is received then."""
    try:
        await connection.write()
    except Exception as problem:
        await close(socket, close_code(problem, table))


async def close(socket: Socket, code: int, reason: str = "") -> None:
    """Close the socket, unless it is closed."""
    with contextlib.suppress(*CLOSED):
        await socket.close(code, reason)


def close_code(why: Exception, table: str) -> int:
    """Return the WebSocket close code for the error that ended a connection, and log it. Only errors of this program
    are logged as errors."""
    if isinstance(why, TooSlow):
        log.info("a slow reader was dropped", table=table)
        return OURS + 408
    if isinstance(why, RefusedError):
        return OURS + status_of(why)
    if isinstance(why, WebSocketDisconnect):
        log.info("a line was lost", often=True)
    else:
        log.error("a line failed", table=table, exc_info=why)
    return BROKEN


def number_in(socket: Socket, name: str) -> int:
    """Return a number from the query string; 0 if it is missing or invalid."""
    wish = socket.query_params.get(name, "0")
    return int(wish) if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 17 else 0


def parse(raw: str | bytes) -> Received:
    """Parse a message. Raise `BadInput` with the reason if it is not valid."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as problem:
        if str(problem).endswith("`$.type`") or "`type`" in str(problem):
            said = re.match(r"Invalid value '(\w+)'", str(problem))
            near = nearest(said[1], TYPES.split(", ")) if said else ""
            raise BadInput("unknown-message", f"a message is one of: {TYPES}", known=TYPES, near=near) from None
        raise BadInput("bad-message", f"the message is not as it has to be: {problem}", problem=str(problem)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadInput("not-json", "the message is not JSON") from None


async def handle_messages(
    live_table: LiveTable, connection: Connection, receive: Callable[[], Awaitable[str | bytes]]
) -> None:
    """Handle the messages that `receive` returns, one after the other. A message that has been started is finished even
    if the connection closes. No message is started while the server shuts down. Return after MAX_VIOLATIONS messages in
    a row above the rate limit of the connection."""
    violations = 0
    while violations < MAX_VIOLATIONS:
        message = await receive()
        if not live_table.services.closing:
            within = await handle_message(live_table, connection, message)
            violations = 0 if within else violations + 1


async def handle_message(live_table: LiveTable, connection: Connection, raw: str | bytes) -> bool:
    """Parse and execute one message. Send a refusal to the client if that fails. Return False if the message exceeded
    the rate limit of the connection."""
    if not connection.messages.take():
        refuse(live_table, connection, Refusal("too-fast", {}, "that was too fast: wait a moment, then try again"))
        return False
    message: Received | None = None
    try:
        message = parse(raw)
        await dispatch(live_table, connection, message)
    except OpenOutcryError as problem:
        refuse(live_table, connection, told(problem), message)
    except Exception as problem:
        failed = log_failure(log, "a message failed", problem, table=live_table.id)
        refuse(live_table, connection, INTERNAL_ERROR if failed is None else told(failed), message)
    return True


def refuse(live_table: LiveTable, connection: Connection, refusal: Refusal, message: Received | None = None) -> None:
    """Send the client a refusal of `message`; None if the message was not parsed."""
    live_table.services.metrics.refusals.labels(refusal.code).inc()
    connection.reply(Refused(refusal, message))


async def dispatch(live_table: LiveTable, connection: Connection, message: Received) -> None:
    """Execute a parsed message."""
    held = connection.held
    match message:
        case Choose(seat, number, option):
            await live_table.choose(held, seat, number, option)
        case Say(text):
            slow_down(connection.chat.take())
            await live_table.say(held, text)
        case Undo(seat, to):
            await undo(live_table, held, seat, to)
        case Consent(seat, agree):
            await consent(live_table, held, seat, agree)
        case TakeHint(seat, number):
            live_table.hint_requests.ask(connection, seat, number)
        case Ping():
            connection.reply(Pong())
        case _:
            assert_never(message)
