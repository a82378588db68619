"""Seats are held by tokens: 128 random bits, kept by the browser in a cookie, by the server only as a hash.

The cookie carries the token itself, so its holder can be shown the link to the seat again, which the server alone
could not make.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

import msgspec

HOST = "host"
COOKIE = re.compile(r"oo_([2-9a-z]{10})_(\d|host)")
LISTED = re.compile(r"oo_mine_([2-9a-z]{10})_(\d)")
DAYS_KEPT = 180


class Held(msgspec.Struct, frozen=True):
    """What a browser has shown for one table: a token for each seat, and perhaps the host's."""

    seats: dict[int, str]
    host: str | None = None


NOTHING = Held({})


def new_token() -> str:
    """128 bits that nobody has seen."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, kept: str | None) -> bool:
    """Whether this is the token whose hash is kept; takes the same time whatever is wrong with it."""
    return hmac.compare_digest(hash_of(token or ""), kept or "") and token is not None and kept is not None


def token_for_rematch(token: str, table: str) -> str:
    """The token of the same seat at the rematch: whoever holds the one has the other, on every device."""
    digest = hmac.new(token.encode(), f"rematch {table}".encode(), hashlib.sha256).digest()
    return new_token_from(digest[:16])


def new_token_from(bits: bytes) -> str:
    """A token of these 128 bits."""
    return msgspec.json.decode(msgspec.json.encode(bits), type=str).rstrip("=").replace("+", "-").replace("/", "_")


def cookie_name(table: str, place: int | str) -> str:
    """The cookie of a seat, or of the host."""
    return f"oo_{table}_{place}"


def listed_name(table: str, seat: int) -> str:
    """The cookie by which a seat is found in the list of a browser's own tables."""
    return f"oo_mine_{table}_{seat}"


def held_in(cookies: Mapping[str, str], named: re.Pattern[str] = COOKIE) -> dict[str, Held]:
    """What a browser's cookies of these names show, by table."""
    held: dict[str, Held] = {}
    for name, token in cookies.items():
        found = named.fullmatch(name)
        if found and len(token) <= 64:
            table, place = found.groups()
            before = held.get(table, NOTHING)
            if place == HOST:
                held[table] = Held(before.seats, token)
            else:
                held[table] = Held({**before.seats, int(place): token}, before.host)
    return held
