"""Tokens in cookies: one for each seat, and one for the host of a table, which a browser sends only to that table. The
list of a browser's own tables gets cookies of its own, so that no request carries more than it needs."""

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from openoutcry.server.http.tokens import DAYS_KEPT, HOST, NOTHING, Held, cookie_name, held_in, listed_name

Connection = ASGIConnection[Any, Any, Any, Any]
EVERYWHERE = "/"
LIST = "/api/mine"
# So many tables of a browser are looked up at once: twice as many as its list holds.
MOST_LOOKED_UP = 120


def held_by(connection: Connection, table: str) -> Held:
    """The tokens a browser shows for this table."""
    return held_in(connection.cookies).get(table, NOTHING)


def newest(tables: Iterable[str]) -> list[str]:
    """Return those of a browser's tables that are looked up. Browsers send the oldest cookies first."""
    return list(dict.fromkeys(tables))[-MOST_LOOKED_UP:]


def cookies_for(table: str, held: Held, secure: bool) -> list[Cookie]:
    """Cookies that give a browser these tokens."""
    places = {str(seat): token for seat, token in held.seats.items()}
    if held.host is not None:
        places[HOST] = held.host
    at_table = [_cookie(cookie_name(table, place), token, path_of(table), secure) for place, token in places.items()]
    listed = [_cookie(listed_name(table, seat), token, LIST, secure) for seat, token in held.seats.items()]
    return [*at_table, *listed]


def forgotten(table: str, seat: int) -> list[Cookie]:
    """The cookies that make a browser forget a seat, also as it was kept for every page at first."""
    return [
        _cookie(cookie_name(table, seat), "", path_of(table)),
        _cookie(cookie_name(table, seat), "", EVERYWHERE),
        _cookie(listed_name(table, seat), "", LIST),
    ]


def moved(table: str, held: Held, secure: bool) -> list[Cookie]:
    """Cookies that every page was sent are sent to the table alone from now on."""
    places = [str(seat) for seat in held.seats] + ([HOST] if held.host is not None else [])
    old = [_cookie(cookie_name(table, place), "", EVERYWHERE) for place in places]
    return [*old, *cookies_for(table, held, secure)]


def path_of(table: str) -> str:
    """The addresses to which a table's tokens are sent."""
    return f"/api/tables/{table}"


def _cookie(name: str, token: str, path: str, secure: bool = False) -> Cookie:
    age = DAYS_KEPT * 86_400 if token else 0
    return Cookie(key=name, value=token, path=path, max_age=age, secure=secure, httponly=True, samesite="lax")
