"""What a browser says on its socket: read, limited, done; or refused, with the reason, and nothing changed."""

import re
from typing import assert_never

import msgspec
import structlog

from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.server.http.limits import slow_down
from openoutcry.server.live.connection import Connection
from openoutcry.server.live.room import Room
from openoutcry.server.refusals import BadInput, told
from openoutcry.server.storage.trouble import no_database, trouble
from openoutcry.server.wire import Choose, Consent, Ping, Pong, Received, Refusal, Refused, Say, TakeHint, Undo

log = structlog.stdlib.get_logger("openoutcry.socket")
decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
TYPES = "choose, say, undo, consent, hint, ping"
BROKEN = Refusal("internal-error", {}, "something went wrong on the server; nothing was changed")


def read(raw: str | bytes) -> Received:
    """The message, or what is wrong with it."""
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


async def hear(room: Room, connection: Connection, raw: str | bytes) -> bool:
    """Do what the browser says, or tell it why not; returns whether it was within its limits."""
    if not connection.messages.take():
        refuse(room, connection, Refusal("too-fast", {}, "that was too fast: wait a moment, then try again"))
        return False
    try:
        await do(room, connection, read(raw))
    except OpenOutcryError as problem:
        refuse(room, connection, told(problem))
    except Exception as problem:
        reason = trouble(problem)
        if reason is None:
            log.exception("a message failed", table=room.id)
        else:
            log.error("a message failed", reason=reason, often=True)
        refuse(room, connection, BROKEN if reason is None else told(no_database()))
    return True


def refuse(room: Room, connection: Connection, refusal: Refusal) -> None:
    """Tell the browser why not."""
    room.house.metrics.refusals.labels(refusal.code).inc()
    connection.reply(Refused(refusal))


async def do(room: Room, connection: Connection, message: Received) -> None:
    """What the message asks for."""
    held = connection.held
    match message:
        case Choose(seat, number, option):
            await room.choose(held, seat, number, option)
        case Say(text):
            slow_down(connection.chat.take())
            await room.say(held, text)
        case Undo(seat, to):
            await room.undo(held, seat, to)
        case Consent(seat, agree):
            await room.consent(held, seat, agree)
        case TakeHint(seat, number):
            room.hinting.ask(connection, seat, number)
        case Ping():
            connection.reply(Pong())
        case _:
            assert_never(message)
