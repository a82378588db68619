"""Tokens in cookies: one for each seat, and one for the host of a table."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from openoutcry.server.tokens import DAYS_KEPT, HOST, NOTHING, Held, cookie_name, held_in

Connection = ASGIConnection[Any, Any, Any, Any]


def held_by(connection: Connection, table: str) -> Held:
    """The tokens a browser shows for this table."""
    return held_in(connection.cookies).get(table, NOTHING)


def cookies_for(connection: Connection, table: str, held: Held) -> list[Cookie]:
    """Cookies that give a browser these tokens."""
    given = {str(seat): token for seat, token in held.seats.items()}
    if held.host is not None:
        given[HOST] = held.host
    return [_cookie(connection, cookie_name(table, place), token, DAYS_KEPT) for place, token in given.items()]


def forgotten(connection: Connection, name: str) -> Cookie:
    """The cookie that makes a browser forget one."""
    return _cookie(connection, name, "", 0)


def _cookie(connection: Connection, name: str, token: str, days: int) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=name, value=token, path="/", max_age=days * 86_400, secure=secure, httponly=True, samesite="lax")
