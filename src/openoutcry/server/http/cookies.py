"""Tokens in cookies: one for each seat, and one for the host of a table, which a browser sends to that table's
addresses only. The list of a browser's own tables uses separate cookies, so that no request carries more than it needs.
"""

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from openoutcry.server.http.tokens import DAYS_KEPT, HOST, NOTHING, Held, cookie_name, held_in, listed_name

Connection = ASGIConnection[Any, Any, Any, Any]
EVERYWHERE = "/"
LIST = "/api/mine"
# At most so many tables of one browser are looked up: twice as many as its list shows.
MOST_LOOKED_UP = 120


def held_by(connection: Connection, table: str) -> Held:
    """Return the secret tokens for the seats of this table, and for its host, that a browser sends in its cookies."""
    return held_in(connection.cookies).get(table, NOTHING)


def newest(tables: Iterable[str]) -> list[str]:
    """Return at most MOST_LOOKED_UP of a browser's tables, without duplicates, leaving out the oldest. Browsers send
    the oldest cookies first."""
    return list(dict.fromkeys(tables))[-MOST_LOOKED_UP:]


def cookies_for(table: str, held: Held, secure: bool) -> list[Cookie]:
    """Return the cookies that store these tokens in a browser: one per token for the table's path, and one per seat for
    the list of the browser's tables. `secure` restricts them to HTTPS."""
    places = {str(seat): token for seat, token in held.seats.items()}
    if held.host is not None:
        places[HOST] = held.host
    at_table = [_cookie(cookie_name(table, place), token, path_of(table), secure) for place, token in places.items()]
    listed = [_cookie(listed_name(table, seat), token, LIST, secure) for seat, token in held.seats.items()]
    return [*at_table, *listed]


def forgotten(table: str, seat: int) -> list[Cookie]:
    """Return the cookies that delete a seat's token from a browser, also a token that an earlier version set for the
    path `/`."""
    return [
        _cookie(cookie_name(table, seat), "", path_of(table)),
        _cookie(cookie_name(table, seat), "", EVERYWHERE),
        _cookie(listed_name(table, seat), "", LIST),
    ]


def moved(table: str, held: Held, secure: bool) -> list[Cookie]:
    """Return the cookies that delete tokens stored for the path `/`, as by earlier versions, and store them for the
    table's path. `secure` restricts them to HTTPS."""
    places = [str(seat) for seat in held.seats] + ([HOST] if held.host is not None else [])
    old = [_cookie(cookie_name(table, place), "", EVERYWHERE) for place in places]
    return [*old, *cookies_for(table, held, secure)]


def path_of(table: str) -> str:
    """Return the URL path to which browsers send the tokens of a table."""
    return f"/api/tables/{table}"


def _cookie(name: str, token: str, path: str, secure: bool = False) -> Cookie:
    age = DAYS_KEPT * 86_400 if token else 0
    return Cookie(key=name, value=token, path=path, max_age=age, secure=secure, httponly=True, samesite="lax")
