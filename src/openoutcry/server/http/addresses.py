"""Addresses of machines and networks."""

import ipaddress
from collections.abc import Iterable


def is_among(address: str, named: Iterable[str]) -> bool:
    """Whether this is one of the addresses, or in one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one, strict=False) for one in named)
