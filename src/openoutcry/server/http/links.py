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
    """The address of this server as others can reach it: on a home network that is not `localhost`."""
    if settings.public_address:
        return settings.public_address.rstrip("/")
    name = urlsplit(f"//{host}").hostname or ""
    if settings.host in ANYWHERE and is_loopback(name):
        port = urlsplit(f"//{host}").port
        host = own_address() + (f":{port}" if port else "")
    return f"{scheme}://{host}"


def site_of(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The address of this server as this request reached it, for links."""
    return site(settings, request.url.scheme, request.headers.get("host", request.url.netloc))


def is_secure(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether browsers reach this server by TLS alone."""
    return site_of(request, settings).startswith("https://")


def is_loopback(name: str) -> bool:
    """Whether this name means the machine itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def own_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


@lru_cache(maxsize=1000)
def qr(link: str) -> str:
    """The QR code of a link, as an SVG that takes the size of its place; black on white, as cameras expect. It is made
    once: that takes longer than most answers."""
    return segno.make(link, error="m", micro=False).svg_inline(omitsize=True, dark="#000", light="#fff", border=2)


def invitation(site: str, table: str) -> Invitation:
    """The link to a table."""
    link = f"{site}/t/{table}"
    return Invitation(link, qr(link))


def seat_link(site: str, table: str, seat: int, token: str) -> SeatLink:
    """The secret link to a seat."""
    link = f"{site}/s/{table}/{token}"
    return SeatLink(seat, link, qr(link))
