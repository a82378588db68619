"""uvicorn's HTTP protocol with time and size limits: for the head and the body of a request, for clients that do not
read the answer, and for idle connections. Connections are counted, in total and per client.

Behind a proxy, limits per person are the proxy's task: see docs/serving.md.
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

# Seconds in which a client that sent too much can read the refusal before the connection is closed.
LAST_WORDS = 1.0
HEAD, BODY, ANSWER = "head", "body", "answer"


class HouseConfig(uvicorn.Config):
    """uvicorn's configuration with the server's settings and the numbers of open connections per client."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        # Any client can send forwarding headers; only those of the configured proxies are trusted.
        proxies = list(settings.proxies)
        super().__init__(
            app, http=TableHttpProtocol, proxy_headers=bool(proxies), forwarded_allow_ips=proxies or "", **more
        )
        self.settings = settings
        self.open: Counter[str] = Counter()

    def come(self, peer: str) -> Refused | None:
        """Count a new connection of this peer. Return a refusal if there are too many, else None."""
        client = client_at(peer)
        self.open[client] += 1
        if self.open.total() > self.settings.connections:
            return TooManyConnections("too-many-connections", "too many connections are open")
        if not is_among(peer, self.settings.proxies) and self.open[client] > self.settings.connections_per_client:
            return TooFast("too-many-connections", "too many connections are open")
        return None

    def go(self, peer: str) -> None:
        """Count a closed connection of this peer."""
        client = client_at(peer)
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


class TableHttpProtocol(HttpToolsProtocol):
    """The HTTP protocol of `openoutcry.server.run`. One timer runs for what is `awaited`: a head, a body, or that the
    answer is read. Partial data does not restart it."""

    awaited = HEAD
    seen = 0
    more_seen = 0
    refused = False
    at_work: RequestResponseCycle | None = None
    clock: asyncio.TimerHandle | None = None

    @property
    def house(self) -> HouseConfig:
        """The configuration of this server."""
        return cast(HouseConfig, self.config)

    @property
    def peer(self) -> str:
        """The IP address of the other end."""
        return "" if self.client is None else self.client[0]

    def wait(self, awaited: str, within: float) -> None:
        """Start the timer: `awaited` has to happen within this number of seconds."""
        self.awaited = awaited
        self.stop_clock()
        self.clock = self.loop.call_later(within, self.too_slow)

    def stop_clock(self) -> None:
        """Stop the timer."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    # The connection.

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
        # With pipelined requests another one than the last may be running; the later ones will never run.
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
        # The connection now belongs to another protocol. The parser and this object would be a reference cycle.
        self.parser = None  # type: ignore[assignment]

    # Received data.

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
        # The application refuses a body that is too large; here the excess is no longer read. Pipelined requests that
        # arrive before an answer are limited, too.
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
        """Await the next head if the request has been read and answered completely."""
        if self.awaited == ANSWER and self.cycle is not None and self.cycle.response_complete:
            self.wait(HEAD, self.house.settings.idle_within + self.house.settings.head_within)

    # Time limits and refusals.

    def too_slow(self) -> None:
        """Close the connection, since the awaited data has not arrived in time."""
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
        """Send a refusal, unless an answer has been started, and close the connection."""
        if self.cycle is None or self.awaited == HEAD or not self.cycle.response_started:
            self.transport.write(last_answer(problem))
        if isinstance(problem, HeadTooLarge):
            self.hang_up_soon()
        else:
            self.refused = True
            self.stop_clock()
            self.transport.close()

    def hang_up_soon(self) -> None:
        """Stop reading, and close after LAST_WORDS seconds, so that the client can read the last answer."""
        self.refused = True
        self.stop_clock()
        self.flow.pause_reading()
        self.clock = self.loop.call_later(LAST_WORDS, self.transport.close)


def last_answer(problem: Refused) -> bytes:
    """Return a refusal as an HTTP response that closes the connection."""
    status = HTTPStatus(problem.status)
    words = msgspec.json.encode({"refusal": told(problem)})
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(words)}\r\nconnection: close\r\n\r\n".encode() + words
