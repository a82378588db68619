"""Checks and headers around the whole application: security headers, metrics and a log line for each answer, and guards
against requests of other sites and too many requests."""

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
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import BadOrigin, NoSuchPage, NotJson, UnknownHost, turned_away
from openoutcry.server.settings import Settings

log = structlog.stdlib.get_logger("openoutcry.http")

# Svelte writes style attributes. Nothing else is inline, and nothing is loaded from other sites.
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


class OuterMiddleware:
    """ASGI middleware around the application: it adds security headers to each response, counts and logs it, and
    handles HEAD as GET. The log has only the first part of a path, since links contain secrets."""

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
            # Handled as GET; the server sends only the head of the answer.
            scope = cast(Scope, {**scope, "method": "GET"})
        await self.app(scope, receive, send_with_headers)


# Paths whose answers must not be stored by caches.
PRIVATE = ("/api/", "/s/", "/health", "/metrics")
METHODS = {"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"}
# Paths for monitoring, which may use any host name.
FOR_MACHINES = ("/health", "/metrics")
OPENING = ("/api/tables", "/api/lessons")
USUAL_PORTS = {"http": (":80",), "https": (":443",), "": (":80", ":443")}
READING = {"GET", "HEAD", "OPTIONS"}
# Endings of host names that cannot be registered in the public DNS.
LOCAL = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa", ".test")


class RequestGuard:
    """Checks every request before its route runs: changes may come only from this server's own pages, and the rate of
    each client's requests is limited."""

    def __init__(self, settings: Settings) -> None:
        self.address = settings.public_address
        self.figures_at = place_of(settings.metrics)[1] if settings.metrics else 0
        self.origins = {host_of(origin) for origin in (*settings.origins, settings.public_address) if origin}
        self.calls = Buckets(settings.calls_per_second, settings.call_burst)
        self.tables = Buckets(settings.tables_per_second, settings.table_burst)
        self.services: Services | None = None

    def check(self, connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        """Raise an error for a request from another site's page, from a blocked address, with a wrong Host header, on
        the wrong port, or above the client's rate limit. Litestar calls this as a guard."""
        scope = connection.scope
        # `connection.url` cannot be used: it is built from the Host header, which may be invalid.
        path = str(scope["path"])
        self.check_place(scope, path)
        refused = () if self.services is None or scope["type"] == ScopeType.WEBSOCKET else self.services.refused
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
        """Raise `NoSuchPage` if metrics are served on a port of their own, and this request asks for them on another
        port or for anything else on that port."""
        if self.figures_at:
            at = scope.get("server")
            inside = at is not None and at[1] == self.figures_at
            if path not in FOR_MACHINES if inside else path == "/metrics":
                raise NoSuchPage("not-found", "there is nothing at this address")

    def check_host(self, host: str) -> None:
        """Raise `UnknownHost` if the Host header does not name this server. A page of another site could point such a
        name at this server, and links would contain it. Without a configured public address, names of the local network
        are accepted."""
        if host in self.origins:
            return
        name = host[:80]
        if self.address:
            raise UnknownHost("unknown-host", f"this server is at {self.address}", host=name, address=self.address)
        if not is_local(host):
            raise UnknownHost("host-not-set", f"this server does not know that it is called {name}", host=name)

    def check_origin(self, origin: str | None, host: str) -> None:
        """Raise `BadOrigin` if the Origin header says that a page of another site sends this change. Browsers always
        send that header with changes; without it (None) the request is from another program and accepted."""
        if origin is not None and host_of(origin) not in {host, *self.origins}:
            raise BadOrigin("bad-origin", "this request comes from the page of another site")


def check_type(headers: Mapping[str, str]) -> None:
    """Raise `NotJson` if a request has a body that is not declared as JSON. Forms on pages of other sites can send
    other types, but not this one."""
    kind = headers.get("content-type")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if (kind is not None or has_body) and (kind or "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("bad-content-type", "the body of a request is JSON, with the content type application/json")


def is_local(host: str) -> bool:
    """Return whether a host, possibly with a port, is an IP address, this machine's name, a name without dots, or a
    name in a local network. Such names cannot be registered in the public DNS."""
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
    """Return the host of a URL or a Host header in lower case, with its port unless that is the default one."""
    scheme, _, rest = address.rpartition("://")
    host = rest.partition("/")[0].lower()
    for usual in USUAL_PORTS.get(scheme, ()):
        host = host.removesuffix(usual)
    return host


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the IP address that a request comes from, or "" if it is unknown."""
    return connection.client.host if connection.client is not None else ""


def client_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the name under which limits and queues count the sender of a request: an IPv4 address or an IPv6
    network."""
    return client_at(address_of(connection))
