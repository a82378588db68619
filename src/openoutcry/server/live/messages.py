"""Incoming messages of a table connection: parsing, rate limits and dispatch.

A message either takes effect completely or is refused with a reason. The messages of one connection are handled one at
a time, in order; the next one is not read before.
"""

import re
from collections.abc import Awaitable, Callable
from typing import assert_never

import msgspec
import structlog

from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.server.http.limits import slow_down
from openoutcry.server.live.broadcaster import Connection
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.undo import consent, undo
from openoutcry.server.refusals import BadInput, told
from openoutcry.server.storage.database_errors import database_problem, no_database
from openoutcry.server.wire import Choose, Consent, Ping, Pong, Received, Refusal, Refused, Say, TakeHint, Undo

log = structlog.stdlib.get_logger("openoutcry.socket")
decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
MAX_VIOLATIONS = 200
TYPES = "choose, say, undo, consent, hint, ping"
BROKEN = Refusal("internal-error", {}, "something went wrong on the server; nothing was changed")


def read(raw: str | bytes) -> Received:
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
        message = read(raw)
        await dispatch(live_table, connection, message)
    except OpenOutcryError as problem:
        refuse(live_table, connection, told(problem), message)
    except Exception as problem:
        reason = database_problem(problem)
        if reason is None:
            log.exception("a message failed", table=live_table.id)
        else:
            log.error("a message failed", reason=reason, often=True)
        refuse(live_table, connection, BROKEN if reason is None else told(no_database()), message)
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
