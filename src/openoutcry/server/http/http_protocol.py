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


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration with the server's settings and the numbers of open connections per client."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        # Any client can send forwarding headers; only those of the configured proxies are trusted.
        proxies = list(settings.proxies)
        super().__init__(
            app, http=TableHttpProtocol, proxy_headers=bool(proxies), forwarded_allow_ips=proxies or "", **more
        )
        self.settings = settings
        self.open: Counter[str] = Counter()

    def count_opened(self, peer: str) -> Refused | None:
        """Count a new connection of this peer. Return a refusal if there are too many, else None."""
        client = client_at(peer)
        self.open[client] += 1
        if self.open.total() > self.settings.connections:
            return TooManyConnections("too-many-connections", "too many connections are open")
        if not is_among(peer, self.settings.proxies) and self.open[client] > self.settings.connections_per_client:
            return TooFast("too-many-connections", "too many connections are open")
        return None

    def count_closed(self, peer: str) -> None:
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
    running_cycle: RequestResponseCycle | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def server_config(self) -> ServerConfig:
        """The configuration of this server."""
        return cast(ServerConfig, self.config)

    @property
    def peer(self) -> str:
        """The IP address of the other end."""
        return "" if self.client is None else self.client[0]

    def wait(self, awaited: str, within: float) -> None:
        """Start the timer: `awaited` has to happen within this number of seconds."""
        self.awaited = awaited
        self.stop_timer()
        self.timer = self.loop.call_later(within, self.too_slow)

    def stop_timer(self) -> None:
        """Stop the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive = self.server_config.settings.idle_within  # type: ignore[assignment]
        self.wait(HEAD, self.server_config.settings.head_within)
        problem = self.server_config.count_opened(self.peer)
        if problem is not None:
            self.refuse(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.server_config.count_closed(self.peer)
        super().connection_lost(exc)
        # With pipelined requests another one than the last may be running; the later ones will never run.
        if self.running_cycle is not None:
            self.running_cycle.disconnected = True
            self.running_cycle.message_event.set()
        self.pipeline.clear()
        self.running_cycle = self.cycle = None  # type: ignore[assignment]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running_cycle = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
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
            left = self.server_config.settings.head_bytes - self.seen
            part, data = data[:left], data[left:]
            self.seen += len(part)
            super().data_received(part)
            if self.transport.get_protocol() is not self:
                return
            if self.awaited == HEAD and self.seen >= self.server_config.settings.head_bytes:
                most = self.server_config.settings.head_bytes
                self.refuse(HeadTooLarge("head-too-large", f"a request's head has at most {most} bytes", most=most))
        # The application refuses a body that is too large; here the excess is no longer read. Pipelined requests that
        # arrive before an answer are limited, too.
        most = (
            2 * self.server_config.settings.body_bytes
            if self.awaited == BODY
            else self.server_config.settings.head_bytes
        )
        if self.awaited != HEAD and self.more_seen > most:
            self.close_later()

    def on_headers_complete(self) -> None:
        self.seen = self.more_seen = 0
        self.wait(BODY, self.server_config.settings.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.more_seen = 0
        self.wait(ANSWER, self.server_config.settings.answer_within)
        self.next_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.next_request()

    def next_request(self) -> None:
        """Await the next head if the request has been read and answered completely."""
        if self.awaited == ANSWER and self.cycle is not None and self.cycle.response_complete:
            self.wait(HEAD, self.server_config.settings.idle_within + self.server_config.settings.head_within)

    # Time limits and refusals.

    def too_slow(self) -> None:
        """Close the connection, since the awaited data has not arrived in time."""
        self.timer = None
        if self.transport.is_closing():
            return
        if self.awaited == ANSWER:
            self.transport.abort()
        elif self.awaited == HEAD and self.seen == 0:
            self.transport.close()
        else:
            within = (
                self.server_config.settings.head_within
                if self.awaited == HEAD
                else self.server_config.settings.body_within
            )
            self.refuse(TooLate("too-slow", f"the request took more than {within:g} seconds", seconds=int(within)))

    def refuse(self, problem: Refused) -> None:
        """Send a refusal, unless an answer has been started, and close the connection."""
        if self.cycle is None or self.awaited == HEAD or not self.cycle.response_started:
            self.transport.write(last_answer(problem))
        if isinstance(problem, HeadTooLarge):
            self.close_later()
        else:
            self.refused = True
            self.stop_timer()
            self.transport.close()

    def close_later(self) -> None:
        """Stop reading, and close after LAST_WORDS seconds, so that the client can read the last answer."""
        self.refused = True
        self.stop_timer()
        self.flow.pause_reading()
        self.timer = self.loop.call_later(LAST_WORDS, self.transport.close)


def last_answer(problem: Refused) -> bytes:
    """Return a refusal as an HTTP response that closes the connection."""
    status = HTTPStatus(problem.status)
    words = msgspec.json.encode({"refusal": told(problem)})
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(words)}\r\nconnection: close\r\n\r\n".encode() + words
