"""Around the whole application: headers that every answer carries, a count and a line of log for each, and the checks
that come before anything else: whose page is asking, and how often."""

import ipaddress
import socket
import time
from collections.abc import Mapping
from typing import cast
from urllib.parse import urlsplit

import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from openoutcry.server.http.addresses import client_at, is_among, place_of
from openoutcry.server.http.limits import Buckets, slow_down
from openoutcry.server.http.metrics import Metrics
from openoutcry.server.live.house import House
from openoutcry.server.refusals import BadOrigin, NoSuchPage, NotJson, UnknownHost, turned_away
from openoutcry.server.settings import Settings

log = structlog.stdlib.get_logger("openoutcry.http")

# Svelte writes style attributes; nothing else is inline, and nothing comes from elsewhere.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Outside:
    """The application with those headers, counted and logged; of a path only the first word: links hold tokens."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        method, path = str(scope["method"]), str(scope["path"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if path.startswith(PRIVATE) and all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                status = message["status"]
                self.metrics.requests.labels(method if method in METHODS else "other", status).inc()
                elapsed = round((time.perf_counter() - started) * 1000, 1)
                log.debug(
                    "answered", method=method, place=path.partition("/")[2].partition("/")[0], status=status, ms=elapsed
                )
            await send(message)

        if method == "HEAD":
            # The answer to a GET, of which the server sends the head alone.
            scope = cast(Scope, {**scope, "method": "GET"})
        await self.app(scope, receive, send_with_headers)


# What is a table's or a person's own, and what is true for the moment only.
PRIVATE = ("/api/", "/s/", "/health", "/metrics")
METHODS = {"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"}
# Asked by whoever looks after the server, perhaps on the machine itself.
FOR_MACHINES = ("/health", "/metrics")
OPENING = ("/api/tables", "/api/lessons")
USUAL_PORTS = {"http": (":80",), "https": (":443",), "": (":80", ":443")}
READING = {"GET", "HEAD", "OPTIONS"}
# Endings of names that nobody can register.
LOCAL = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa", ".test")


class Doorkeeper:
    """Guards for routes: only our own pages may change anything, and nobody too fast."""

    def __init__(self, settings: Settings) -> None:
        self.address = settings.public_address
        self.figures_at = place_of(settings.metrics)[1] if settings.metrics else 0
        self.origins = {host_of(origin) for origin in (*settings.origins, settings.public_address) if origin}
        self.calls = Buckets(settings.calls_per_second, settings.call_burst)
        self.tables = Buckets(settings.tables_per_second, settings.table_burst)
        self.house: House | None = None

    def check(self, connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        """Refuse the pages of other sites and whoever calls too often."""
        scope = connection.scope
        # The address of the whole request is made with the name that it was sent to, which may be no name at all.
        path = str(scope["path"])
        self.check_place(scope, path)
        refused = () if self.house is None or scope["type"] == ScopeType.WEBSOCKET else self.house.refused
        if refused and is_among(address_of(connection), refused):
            raise turned_away()
        host = host_of(connection.headers.get("host", ""))
        if path not in FOR_MACHINES:
            self.check_host(host)
        changing = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in READING
        if changing:
            self.check_origin(connection.headers.get("origin"), host)
            check_type(connection.headers)
        if path.startswith(("/api/", *FOR_MACHINES)):
            slow_down(self.calls.take(client_of(connection)))
        if changing and path in OPENING:
            slow_down(self.tables.take(client_of(connection)))

    def check_place(self, scope: Scope, path: str) -> None:
        """Where the figures have an address of their own, they are there and nothing else is."""
        if self.figures_at:
            at = scope.get("server")
            inside = at is not None and at[1] == self.figures_at
            if path not in FOR_MACHINES if inside else path == "/metrics":
                raise NoSuchPage("not-found", "there is nothing at this address")

    def check_host(self, host: str) -> None:
        """Refuse a name that is not this server's: a page elsewhere could make it lead here, and links would carry it.
        Where no address is set, names that mean something on this network alone are answered too."""
        if host in self.origins:
            return
        name = host[:80]
        if self.address:
            raise UnknownHost("unknown-host", f"this server is at {self.address}", host=name, address=self.address)
        if not is_local(host):
            raise UnknownHost("host-not-set", f"this server does not know that it is called {name}", host=name)

    def check_origin(self, origin: str | None, host: str) -> None:
        """A browser always says whose page it is that changes something; programs need not."""
        if origin is not None and host_of(origin) not in {host, *self.origins}:
            raise BadOrigin("bad-origin", "this request comes from the page of another site")


def check_type(headers: Mapping[str, str]) -> None:
    """Refuse a body that is not declared to be JSON: the forms of other sites can send every type but that one."""
    kind = headers.get("content-type")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if (kind is not None or has_body) and (kind or "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("bad-content-type", "the body of a request is JSON, with the content type application/json")


def is_local(host: str) -> bool:
    """Return whether a host, perhaps with a port, is an address, this machine's name, a name without dots, or one of a
    network's own."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name.strip(".") or name.endswith(LOCAL) or name == socket.gethostname().lower():
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def host_of(address: str) -> str:
    """The host and port of an address, or of a Host header; without the port where it is the usual one."""
    scheme, _, rest = address.rpartition("://")
    host = rest.partition("/")[0].lower()
    for usual in USUAL_PORTS.get(scheme, ()):
        host = host.removesuffix(usual)
    return host


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the address that a request comes from."""
    return connection.client.host if connection.client is not None else ""


def client_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the client that a request comes from, as limits and queues count clients."""
    return client_at(address_of(connection))
