"""What a browser says on its socket: read, limited, done; or refused, with the reason, and nothing changed."""

from typing import assert_never

import msgspec
import structlog

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.connection import Connection
from openoutcry.server.limits import slow_down
from openoutcry.server.refusals import BadInput, told
from openoutcry.server.wire import Choose, Consent, Ping, Pong, Received, Refusal, Refused, Say, Undo

log = structlog.stdlib.get_logger("openoutcry.socket")
decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
TYPES = "choose, say, undo, consent, ping"
BROKEN = Refusal("internal-error", {}, "something went wrong on the server; nothing was changed")


def read(raw: str | bytes) -> Received:
    """The message, or what is wrong with it."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as problem:
        if str(problem).endswith("`$.type`") or "`type`" in str(problem):
            raise BadInput("unknown-message", f"a message is one of: {TYPES}", known=TYPES) from None
        raise BadInput("bad-message", f"the message is not as it has to be: {problem}", problem=str(problem)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadInput("not-json", "the message is not JSON") from None


async def hear(connection: Connection, raw: str | bytes) -> bool:
    """Do what the browser says, or tell it why not; returns whether it was within its limits."""
    if not connection.messages.take():
        refuse(connection, Refusal("too-fast", {}, "that was too fast: wait a moment, then try again"))
        return False
    try:
        await do(connection, read(raw))
    except OpenOutcryError as problem:
        refuse(connection, told(problem))
    except Exception:
        log.exception("a message failed", table=connection.room.id)
        refuse(connection, BROKEN)
    return True


def refuse(connection: Connection, refusal: Refusal) -> None:
    """Tell the browser why not."""
    connection.room.house.metrics.refusals.labels(refusal.code).inc()
    connection.reply(Refused(refusal))


async def do(connection: Connection, message: Received) -> None:
    """What the message asks for."""
    room, held = connection.room, connection.held
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
        case Ping():
            connection.reply(Pong())
        case _:
            assert_never(message)
