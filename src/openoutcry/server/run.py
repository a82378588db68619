"""Running the server: `openoutcry serve`, or this function."""

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.app import build_app
from openoutcry.server.links import own_address
from openoutcry.server.log import set_up_logging
from openoutcry.server.settings import Settings, database_url
from openoutcry.server.wsprotocol import TableProtocol


class CannotServe(OpenOutcryError):
    """The address cannot be used, or the database cannot be opened."""


class Announcing(uvicorn.Server):
    """Says where to go as soon as it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.listening()


def serve(settings: Settings, say: Callable[[str], object] = print, json_log: bool = False) -> None:
    """Serve until told to stop. `say` gets the line with the address to open."""
    set_up_logging(json_log or not sys.stderr.isatty(), logging.INFO)
    listener = listen(settings.host, settings.port)
    config = uvicorn.Config(
        build_app(settings),
        ws=TableProtocol,
        ws_max_size=settings.message_bytes,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    address = address_of(settings.host, listener.getsockname()[1])
    server = Announcing(config, lambda: say(f"Open Outcry is at {address}"))
    with listener:
        server.run(sockets=[listener])
    if not server.started:
        where = database_url(settings.database).partition("://")[0]
        raise CannotServe("cannot-serve", f"the server did not start; is the database ({where}) there?", database=where)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as problem:
        raise CannotServe(
            "address-in-use", f"cannot listen on {host}:{port}: {problem}; try another port", host=host, port=port
        ) from problem


def address_of(host: str, port: int) -> str:
    """The address to open, and the one for others on the network."""
    if host in ("0.0.0.0", "::"):
        return f"http://127.0.0.1:{port} and, for others on this network, http://{own_address()}:{port}"
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
