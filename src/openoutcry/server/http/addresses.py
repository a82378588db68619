"""Network addresses of clients."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

NETWORK_BITS = 64  # of an IPv6 address: a subscriber usually has all addresses with the same first 64 bits


def place_of(text: str) -> tuple[str, int]:
    """Return the address and the port of a text such as `127.0.0.1:9100` or `[::1]:9100`. Raise ValueError if there is
    no port."""
    host, _, port = text.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


@lru_cache(maxsize=10_000)
def client_at(address: str) -> str:
    """Return the name under which limits count an address: an IPv4 address itself, or the /64 network of an IPv6
    address, since one subscriber has all of it. Any other text is returned unchanged."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK_BITS), strict=False))


def is_among(address: str, named: Iterable[str]) -> bool:
    """Return whether an IP address is one of the named addresses, or in one of the named networks. Return False if
    `address` is not an IP address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one, strict=False) for one in named)
