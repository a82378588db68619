"""The WebSocket of a table: what is heard and what is told on one line cannot disturb another browser's."""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.http.addresses import is_among
from openoutcry.server.http.cookies import held_by
from openoutcry.server.http.middleware import address_of, client_of
from openoutcry.server.http.socket_protocol import LINE
from openoutcry.server.live.connection import TooSlow
from openoutcry.server.live.lobby import may_enter
from openoutcry.server.live.messages import Hearing, Line
from openoutcry.server.live.room import Room
from openoutcry.server.live.rooms import Rooms
from openoutcry.server.live.seats import is_host, seats_of
from openoutcry.server.live.snapshot import Known
from openoutcry.server.refusals import Refused as Refusal
from openoutcry.server.refusals import TooFast, status_of, told, turned_away
from openoutcry.server.storage.trouble import no_database, trouble
from openoutcry.server.wire import Refused

log = structlog.stdlib.get_logger("openoutcry.socket")


class Socket(WebSocket[Any, Any, Any]):
    """Litestar's, which would watch what goes through it by functions that hold it, and be garbage that only a look
    through everything finds. The protocol watches that anyhow."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send

    async def accept(self, *args: Any, **more: Any) -> None:
        await super().accept(*args, **more)
        self.connection_state = "connect"


# Close codes of ours: 4000 and the HTTP status that says the same.
OURS = 4000
POLICY = 1008
BROKEN = 1011

open_sockets: Counter[str] = Counter()


@websocket("/api/tables/{table:str}/ws", websocket_class=Socket)
async def table_socket(socket: Socket, rooms: Rooms, table: str) -> None:
    """The table, live."""
    await socket.accept()
    client = client_of(socket)
    try:
        if is_among(address_of(socket), rooms.house.refused):
            raise turned_away()
        room = await rooms.get(table)
        held = held_by(socket, table)
        may_enter(room.table, held)
        if open_sockets[client] >= rooms.house.settings.connections_per_client:
            raise too_many_connections()
        if not seats_of(held, room.table) and not is_host(held, room.table):
            admit_spectator(room, client)
    except Exception as problem:
        await turn_away(socket, problem)
        return
    open_sockets[client] += 1
    rooms.house.metrics.connections.inc()
    try:
        await attend(socket, room, client)
    finally:
        rooms.house.metrics.connections.dec()
        open_sockets[client] -= 1
        if not open_sockets[client]:
            del open_sockets[client]


def admit_spectator(room: Room, client: str) -> None:
    """Refuse one more spectator if the table, or this client at it, has as many as it may have. The sockets of seat
    holders and of the host do not count, and are never refused here."""
    settings = room.house.settings
    watching = [one.client for one in room.lines.here if not one.seats and not one.host]
    if len(watching) >= settings.connections_per_table or watching.count(client) >= settings.spectators_per_client:
        raise too_many_connections()


def too_many_connections() -> TooFast:
    """The refusal of one more socket."""
    return TooFast("too-many-connections", "too many connections are open")


async def turn_away(socket: Socket, problem: Exception) -> None:
    """Tell a browser why it cannot watch this table."""
    reason = trouble(problem)
    if reason is not None:
        log.error("a table cannot be read", reason=reason, often=True)
        problem = no_database()
    elif not isinstance(problem, OpenOutcryError):
        raise problem
    with contextlib.suppress(OSError, WebSocketException):
        await socket.send_text(msgspec.json.encode(Refused(told(problem))).decode())
        await socket.close(code=OURS + status_of(problem), reason=problem.code)


async def attend(socket: Socket, room: Room, client: str) -> None:
    """Keep this browser told, and do what it says, until it goes."""
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[LINE][LINE]
    connection = room.audience.connect(held_by(socket, room.id), line.say)
    connection.address, connection.client = address_of(socket), client
    connection.known = Known(*(number_in(socket, name) for name in ("version", "log", "readings", "chat")))
    room.join(connection)
    line.listen(Hearing(room, connection, line).take, connection.end)
    code = POLICY
    try:
        await connection.write()
    except Exception as problem:
        code = close_code(problem, room.id)
    finally:
        room.audience.leave(connection)
    with contextlib.suppress(Exception):
        # Who has not read so far may not read this either.
        async with asyncio.timeout(room.house.settings.send_within):
            await socket.close(code=code)


def close_code(why: Exception, table: str) -> int:
    """How a line is closed that did not just end; noise for the log only where it is our mistake."""
    if isinstance(why, TooSlow):
        log.info("a slow reader was dropped", table=table)
        return OURS + 408
    if isinstance(why, Refusal):
        return OURS + status_of(why)
    if isinstance(why, (OSError, WebSocketException)):
        log.info("a line was lost", often=True)
    else:
        log.error("a line failed", table=table, exc_info=why)
    return BROKEN


def number_in(socket: Socket, name: str) -> int:
    """A number in the query; 0 for anything else."""
    wish = socket.query_params.get(name, "0")
    return int(wish) if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 17 else 0
