"""What a browser says on its socket: read, limited, done; or refused, with the reason, and nothing changed."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Protocol, assert_never

import msgspec
import structlog

from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.server.http.limits import slow_down
from openoutcry.server.live.connection import Connection
from openoutcry.server.live.going_back import consent, undo
from openoutcry.server.live.room import Room
from openoutcry.server.refusals import BadInput, told
from openoutcry.server.storage.trouble import no_database, trouble
from openoutcry.server.wire import Choose, Consent, Ping, Pong, Received, Refusal, Refused, Say, TakeHint, Undo

log = structlog.stdlib.get_logger("openoutcry.socket")
decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
MOST_STRIKES = 200
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


class Line(Protocol):
    """A socket as an application gets it, apart from any web framework."""

    def say(self, text: bytes) -> Awaitable[None] | None:
        """Send a text; something to wait for if it could not be sent at once."""

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """Give every message that comes to `hear`, and call `gone` when no more can come."""

    def pause(self) -> None:
        """Read no more for now."""

    def go_on(self) -> None:
        """Read again."""


class Hearing:
    """Does what one browser says, one message after the other: nothing more is read meanwhile. What was begun is
    finished even if the line breaks: an answer is either kept and told, or neither. When the house closes nothing more
    is begun. Whoever keeps shouting is hung up on."""

    def __init__(self, room: Room, connection: Connection, line: Line) -> None:
        self.room = room
        self.connection = connection
        self.line = line
        self.waiting: list[bytes] = []
        self.strikes = 0
        self._task: asyncio.Task[None] | None = None

    def take(self, message: bytes) -> None:
        """A message has come."""
        self.waiting.append(message)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._do())
        else:
            self.line.pause()

    async def _do(self) -> None:
        try:
            while self.waiting and self.strikes < MOST_STRIKES and not self.room.house.closing:
                within = await hear(self.room, self.connection, self.waiting.pop(0))
                self.strikes = 0 if within else self.strikes + 1
            if self.strikes < MOST_STRIKES:
                self.line.go_on()
            else:
                self.connection.end()
        except Exception as problem:
            self.connection.end(problem)
        finally:
            self._task = None


async def hear(room: Room, connection: Connection, raw: str | bytes) -> bool:
    """Do what the browser says, or tell it why not; returns whether it was within its limits."""
    if not connection.messages.take():
        refuse(room, connection, Refusal("too-fast", {}, "that was too fast: wait a moment, then try again"))
        return False
    message: Received | None = None
    try:
        message = read(raw)
        await do(room, connection, message)
    except OpenOutcryError as problem:
        refuse(room, connection, told(problem), message)
    except Exception as problem:
        reason = trouble(problem)
        if reason is None:
            log.exception("a message failed", table=room.id)
        else:
            log.error("a message failed", reason=reason, often=True)
        refuse(room, connection, BROKEN if reason is None else told(no_database()), message)
    return True


def refuse(room: Room, connection: Connection, refusal: Refusal, message: Received | None = None) -> None:
    """Tell the client why `message` was refused; None if it was not read."""
    room.house.metrics.refusals.labels(refusal.code).inc()
    connection.reply(Refused(refusal, message))


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
            await undo(room, held, seat, to)
        case Consent(seat, agree):
            await consent(room, held, seat, agree)
        case TakeHint(seat, number):
            room.hinting.ask(connection, seat, number)
        case Ping():
            connection.reply(Pong())
        case _:
            assert_never(message)
