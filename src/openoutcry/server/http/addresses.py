"""Addresses of machines and networks."""

import ipaddress
from collections.abc import Iterable


def place_of(text: str) -> tuple[str, int]:
    """The address and the port of a text such as `127.0.0.1:9100` or `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


def is_among(address: str, named: Iterable[str]) -> bool:
    """Whether this is one of the addresses, or in one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one, strict=False) for one in named)
