"""Links to share, and their QR codes."""

import ipaddress
import socket
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar.connection import ASGIConnection

from openoutcry.server.settings import Settings
from openoutcry.server.wire import Invitation, SeatLink

ANYWHERE = {"0.0.0.0", "::"}


def site(settings: Settings, scheme: str, host: str) -> str:
    """Return the URL of this server as other devices reach it, without a path: `public_address` if set, else `scheme`
    and the requested `host`. A loopback host is replaced by this machine's address on its network if the server listens
    on all addresses."""
    if settings.public_address:
        return settings.public_address.rstrip("/")
    name = urlsplit(f"//{host}").hostname or ""
    if settings.host in ANYWHERE and is_loopback(name):
        port = urlsplit(f"//{host}").port
        host = own_address() + (f":{port}" if port else "")
    return f"{scheme}://{host}"


def site_of(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Return the URL of this server, without a path, for links in the answer to this request."""
    return site(settings, request.url.scheme, request.headers.get("host", request.url.netloc))


def is_secure(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Return whether the URL of this server begins with https, so that cookies can be restricted to HTTPS."""
    return site_of(request, settings).startswith("https://")


def is_loopback(name: str) -> bool:
    """Return whether a host name means the machine itself, such as localhost or 127.0.0.1."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def own_address() -> str:
    """Return this machine's IP address on its network, or `localhost` without a network. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


@lru_cache(maxsize=1000)
def qr(link: str) -> str:
    """Return the QR code of a link as an SVG element without a fixed size, black on white, as cameras expect. Cached,
    since making one takes longer than most requests."""
    return segno.make(link, error="m", micro=False).svg_inline(omitsize=True, dark="#000", light="#fff", border=2)


def invitation(site: str, table: str) -> Invitation:
    """Return the public link to a table, by which others can join or watch, with its QR code."""
    link = f"{site}/t/{table}"
    return Invitation(link, qr(link))


def seat_link(site: str, table: str, seat: int, token: str) -> SeatLink:
    """Return the secret link by which another device can take up a seat, with its QR code. `token` is the secret."""
    link = f"{site}/s/{table}/{token}"
    return SeatLink(seat, link, qr(link))
