"""uvicorn's HTTP protocol, with limits for what it would wait for without end: the head of a request, its body, whoever
does not read the answer, and connections on which nothing comes. Connections are counted, all and by peer.

Limits that need to know a person's address behind a proxy are the proxy's to keep: see docs/serving.md.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from openoutcry.server.http.addresses import client_at, is_among
from openoutcry.server.refusals import HeadTooLarge, Refused, TooFast, TooLate, TooManyConnections, told
from openoutcry.server.settings import Settings

# How long whoever sends too much has to read that it was, before the line is cut.
LAST_WORDS = 1.0
HEAD, BODY, ANSWER = "head", "body", "answer"


class HouseConfig(uvicorn.Config):
    """uvicorn's configuration with ours, and the connections that are open: all of them, and those of each client."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        # Anybody can claim to ask for somebody else: only the proxies that were named are believed.
        proxies = list(settings.proxies)
        super().__init__(
            app, http=TableHttpProtocol, proxy_headers=bool(proxies), forwarded_allow_ips=proxies or "", **more
        )
        self.settings = settings
        self.open: Counter[str] = Counter()

    def come(self, peer: str) -> Refused | None:
        """One more connection of this peer; returns why there are too many."""
        client = client_at(peer)
        self.open[client] += 1
        if self.open.total() > self.settings.connections:
            return TooManyConnections("too-many-connections", "too many connections are open")
        if not is_among(peer, self.settings.proxies) and self.open[client] > self.settings.connections_per_client:
            return TooFast("too-many-connections", "too many connections are open")
        return None

    def go(self, peer: str) -> None:
        """One less."""
        client = client_at(peer)
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


class TableHttpProtocol(HttpToolsProtocol):
    """Used by `openoutcry.server.run`. There is one clock, for what is awaited: a head, a body, or that the answer is
    read; it is not set back by what comes in between."""

    awaited = HEAD
    seen = 0
    more_seen = 0
    refused = False
    at_work: RequestResponseCycle | None = None
    clock: asyncio.TimerHandle | None = None

    @property
    def house(self) -> HouseConfig:
        """Our configuration."""
        return cast(HouseConfig, self.config)

    @property
    def peer(self) -> str:
        """The address at the other end of the line."""
        return "" if self.client is None else self.client[0]

    def wait(self, awaited: str, within: float) -> None:
        """From now on this is awaited."""
        self.awaited = awaited
        self.stop_clock()
        self.clock = self.loop.call_later(within, self.too_slow)

    def stop_clock(self) -> None:
        """Nothing is awaited by us any more."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    # The line.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive = self.house.settings.idle_within  # type: ignore[assignment]
        self.wait(HEAD, self.house.settings.head_within)
        problem = self.house.come(self.peer)
        if problem is not None:
            self.refuse(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_clock()
        self.house.go(self.peer)
        super().connection_lost(exc)
        # Of several requests at once another one than the last may be at work; the others never will be.
        if self.at_work is not None:
            self.at_work.disconnected = True
            self.at_work.message_event.set()
        self.pipeline.clear()
        self.at_work = self.cycle = None  # type: ignore[assignment]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.at_work = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self.stop_clock()
        super().handle_websocket_upgrade()
        # From now on the line is another protocol's; the parser and we would hold each other.
        self.parser = None  # type: ignore[assignment]

    # What comes.

    def data_received(self, data: bytes) -> None:
        while data and not self.refused and not self.transport.is_closing():
            if self.awaited != HEAD:
                self.more_seen += len(data)
                super().data_received(data)
                break
            room = self.house.settings.head_bytes - self.seen
            part, data = data[:room], data[room:]
            self.seen += len(part)
            super().data_received(part)
            if self.transport.get_protocol() is not self:
                return
            if self.awaited == HEAD and self.seen >= self.house.settings.head_bytes:
                most = self.house.settings.head_bytes
                self.refuse(HeadTooLarge("head-too-large", f"a request's head has at most {most} bytes", most=most))
        # The application has refused a body that is too large; and no request follows at such length before an answer.
        most = 2 * self.house.settings.body_bytes if self.awaited == BODY else self.house.settings.head_bytes
        if self.awaited != HEAD and self.more_seen > most:
            self.hang_up_soon()

    def on_headers_complete(self) -> None:
        self.seen = self.more_seen = 0
        self.wait(BODY, self.house.settings.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.more_seen = 0
        self.wait(ANSWER, self.house.settings.answer_within)
        self.next_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.next_request()

    def next_request(self) -> None:
        """When the answer was given, and the request read to its end, another head may come."""
        if self.awaited == ANSWER and self.cycle is not None and self.cycle.response_complete:
            self.wait(HEAD, self.house.settings.idle_within + self.house.settings.head_within)

    # What does not.

    def too_slow(self) -> None:
        """What was awaited has not come in time."""
        self.clock = None
        if self.transport.is_closing():
            return
        if self.awaited == ANSWER:
            self.transport.abort()
        elif self.awaited == HEAD and self.seen == 0:
            self.transport.close()
        else:
            within = self.house.settings.head_within if self.awaited == HEAD else self.house.settings.body_within
            self.refuse(TooLate("too-slow", f"the request took more than {within:g} seconds", seconds=int(within)))

    def refuse(self, problem: Refused) -> None:
        """Say why not, unless an answer was begun, and hang up."""
        if self.cycle is None or self.awaited == HEAD or not self.cycle.response_started:
            self.transport.write(last_answer(problem))
        if isinstance(problem, HeadTooLarge):
            self.hang_up_soon()
        else:
            self.refused = True
            self.stop_clock()
            self.transport.close()

    def hang_up_soon(self) -> None:
        """Read no more; close when what was said last can have been read."""
        self.refused = True
        self.stop_clock()
        self.flow.pause_reading()
        self.clock = self.loop.call_later(LAST_WORDS, self.transport.close)


def last_answer(problem: Refused) -> bytes:
    """A refusal as the last answer on a line."""
    status = HTTPStatus(problem.status)
    words = msgspec.json.encode({"refusal": told(problem)})
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(words)}\r\nconnection: close\r\n\r\n".encode() + words
