"""Starts and runs the server, for `openoutcry serve` and as a function."""

import asyncio
import dataclasses
import gc
import logging
import math
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import uvicorn

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.http.addresses import place_of
from openoutcry.server.http.app import build_app
from openoutcry.server.http.connection_guard import ConnectionGuard, OpenConnections, RequestLimits
from openoutcry.server.http.links import own_address
from openoutcry.server.log import set_up_logging
from openoutcry.server.open_files import ask_for_many
from openoutcry.server.settings import Settings
from openoutcry.server.storage.opening import database_url
from openoutcry.server.storage.store import Store

# Thresholds of the garbage collector, for short pauses: collections of new objects are short if they are frequent. A
# full collection has to be rare, since it pauses all tables: for 290 ms at 500 tables on a busy machine
# (docs/performance.md). It leaves out what exists when the server starts, and follows after about 1,600 closed
# connections.
GARBAGE = (300, 3, 200)
# Seconds for which the event loop may hold the interpreter lock while the thread that writes to disk waits for it.
TURN = 0.001


class CannotServe(OpenOutcryError):
    """The address cannot be used, or the application did not start."""


class Announcing(uvicorn.Server):
    """A uvicorn server that announces its addresses as soon as it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.listening()


Announce = Callable[[list[str]], object]


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until stopped. `announce` receives the address to open, and the one for other devices on the network."""
    if settings.workers > 1:
        from openoutcry.server.workers import serve_together

        serve_together(settings, announce)
    else:
        run(settings, [], announce)


def run(settings: Settings, sockets: Sequence[socket.socket], announce: Announce) -> None:
    """Serve in this process, on the given open sockets, or on a new one."""
    ask_for_many()
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(open_and_serve(settings, sockets, announce))


async def open_and_serve(settings: Settings, sockets: Sequence[socket.socket], announce: Announce) -> None:
    """Open and migrate the database, then listen and serve. Nothing listens before the database is ready."""
    store = await Store.open(database_url(settings.database))
    listeners = list(sockets)
    try:
        if not listeners:
            listeners.append(listen(settings.host, settings.port))
        if settings.metrics:
            listeners.append(listen(*place_of(settings.metrics)))
    except CannotServe:
        await store.close()
        raise
    begin_log(settings)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
    config = uvicorn.Config(
        RequestLimits(build_app(settings, store), settings.body_within),
        http=cast(Any, partial(ConnectionGuard, OpenConnections(settings))),
        timeout_keep_alive=math.ceil(settings.idle_within),
        # Any client can send forwarding headers; only those of the configured proxies are trusted.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or "",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        # Messages are small: a compressor per connection would take most of the CPU time and memory of a connection.
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.pong_within,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = Announcing(config, lambda: announce(addresses(settings.host, listeners[0].getsockname()[1])))
    try:
        await server.serve(sockets=listeners)
    except SystemExit as problem:
        # uvicorn exits with code 3 if the application does not start.
        raise CannotServe("cannot-serve", "the server did not start; the log says why") from problem
    finally:
        for listener in listeners:
            listener.close()


def begin_log(settings: Settings) -> None:
    """Set up logging according to the settings."""
    json = settings.log_format == "json" or (settings.log_format == "auto" and not sys.stderr.isatty())
    set_up_logging(json, getattr(logging, settings.log_level.upper()))


def one_of(settings: Settings, number: int) -> Settings:
    """Return the settings for the worker of this number, whose metrics have a port of their own."""
    if settings.metrics and number:
        host, port = place_of(settings.metrics)
        shown = f"[{host}]" if ":" in host else host
        settings = dataclasses.replace(settings, metrics=f"{shown}:{port + number}")
    return settings


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket at this address."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as problem:
        raise CannotServe(
            "address-in-use", f"cannot listen on {host}:{port}: {problem}; try another port", host=host, port=port
        ) from problem


def addresses(host: str, port: int) -> list[str]:
    """Return the address to open. If the server listens on all interfaces, also return the address for other devices on
    the network."""
    if host in ("0.0.0.0", "::"):
        return [f"http://127.0.0.1:{port}", f"http://{own_address()}:{port}"]
    shown = f"[{host}]" if ":" in host else host
    return [f"http://{shown}:{port}"]
