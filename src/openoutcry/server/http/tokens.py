"""Seat tokens: 128 random bits. The browser stores a token in a cookie, the server stores only its hash.

The cookie holds the token itself, so that the server can show the holder the seat link again, which it could not make
from the hash.
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
    """Fields with the secret tokens that a browser has sent for one table: one per seat, and the host's or None."""

    seats: dict[int, str]
    host: str | None = None


NOTHING = Held({})


def new_token() -> str:
    """Return a new random token of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """Return the hash of a token, which the server stores in place of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, kept: str | None) -> bool:
    """Return whether `kept` is the hash of the token. Return False if either is None. The comparison takes the same
    time for every wrong token."""
    return hmac.compare_digest(hash_of(token or ""), kept or "") and token is not None and kept is not None


def token_for_rematch(token: str, table: str) -> str:
    """Return the token of the same seat at the rematch with the id `table`. It is computed from the present token, so
    that every device with the present token has the new one."""
    digest = hmac.new(token.encode(), f"rematch {table}".encode(), hashlib.sha256).digest()
    return new_token_from(digest[:16])


def new_token_from(bits: bytes) -> str:
    """Return 128 given bits as the text of a token."""
    return msgspec.json.decode(msgspec.json.encode(bits), type=str).rstrip("=").replace("+", "-").replace("/", "_")


def cookie_name(table: str, place: int | str) -> str:
    """Return the name of the cookie that holds the token of a seat (`place` is its number) or of the host."""
    return f"oo_{table}_{place}"


def listed_name(table: str, seat: int) -> str:
    """Return the name of the second cookie with a seat's token, which is sent only with requests for the list of the
    browser's tables."""
    return f"oo_mine_{table}_{seat}"


def held_in(cookies: Mapping[str, str], named: re.Pattern[str] = COOKIE) -> dict[str, Held]:
    """Return the tokens in a browser's cookies, by table id. `named` is a pattern that selects which kind of cookie is
    read."""
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
