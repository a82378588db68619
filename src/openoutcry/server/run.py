"""Running the server: `openoutcry serve`, or this function."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.http.app import build_app
from openoutcry.server.http.http_protocol import HouseConfig
from openoutcry.server.http.links import own_address
from openoutcry.server.http.socket_protocol import TableProtocol
from openoutcry.server.log import set_up_logging
from openoutcry.server.settings import Settings, database_url
from openoutcry.server.storage.store import Store


class CannotServe(OpenOutcryError):
    """The address cannot be used, or the application does not start."""


class Announcing(uvicorn.Server):
    """Says where to go as soon as it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.listening()


Announce = Callable[[list[str]], object]


def serve(settings: Settings, announce: Announce, json_log: bool = False) -> None:
    """Serve until told to stop. `announce` gets the address to open, and the one for others on the network."""
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(open_and_serve(settings, announce, json_log or not sys.stderr.isatty()))


async def open_and_serve(settings: Settings, announce: Announce, json_log: bool) -> None:
    """What can fail comes first: nobody is listened to before the database is open and up to date."""
    store = await Store.open(database_url(settings.database))
    try:
        listener = listen(settings.host, settings.port)
    except CannotServe:
        await store.close()
        raise
    set_up_logging(json_log, logging.INFO)
    config = HouseConfig(
        settings,
        build_app(settings, store),
        ws=TableProtocol,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.pong_within,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = Announcing(config, lambda: announce(addresses(settings.host, listener.getsockname()[1])))
    try:
        with listener:
            await server.serve(sockets=[listener])
    except SystemExit as problem:
        # uvicorn leaves the whole process, with code 3, when the application does not start.
        raise CannotServe("cannot-serve", "the server did not start; the log says why") from problem


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as problem:
        raise CannotServe(
            "address-in-use", f"cannot listen on {host}:{port}: {problem}; try another port", host=host, port=port
        ) from problem


def addresses(host: str, port: int) -> list[str]:
    """The address to open; where everybody is listened to, also the one for others on the network."""
    if host in ("0.0.0.0", "::"):
        return [f"http://127.0.0.1:{port}", f"http://{own_address()}:{port}"]
    shown = f"[{host}]" if ":" in host else host
    return [f"http://{shown}:{port}"]
