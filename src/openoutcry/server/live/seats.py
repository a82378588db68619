"""Seat ownership: who holds a seat, by which token, since when, and who may replace the holder.

Every change of a holder is one of the operations below, and every question about a holder is answered here. Pure: the
functions read and change rows of tables, and do no I/O.

A seat is in one of these states:

- *open* (holder OPEN): anybody may sit down in the lobby. There is no open seat in a match.
- *bot* (holder BOT).
- *held* (holder PERSON, `token_hash` set): the holder is every browser that shows the token.
- *reserved* (holder PERSON, `reserved` set): at a rematch, for the holder of the same seat at the table before, by the
  hash of the token there. Only that token turns it into a held seat.
- *vacant* (holder PERSON, neither set): in a match, after its holder was removed. Anybody may take it over who neither
  sits at the table nor hosts it.

A token and a reservation end when the seat is released. A released seat never returns to its former holder by an old
token, neither at its own table nor at a rematch.
"""

import time
from collections.abc import Iterator, Sequence

import msgspec

from openoutcry.bots import BOTS, must_be_known
from openoutcry.bots.levels import name_for
from openoutcry.server.http.tokens import Held, fits, hash_of, new_token, token_for_rematch
from openoutcry.server.storage.rows import BOT, LOBBY, OPEN, PERSON, PLAYING, Seat, TableRow

# Questions.


def seats_of(held: Held, table: TableRow) -> list[int]:
    """Return the numbers of the seats that these tokens hold."""
    return [seat.seat for seat in table.seats if holds(held.seats.get(seat.seat), seat)]


def holds(token: str | None, seat: Seat) -> bool:
    """Return whether this token holds the seat."""
    return seat.holder == PERSON and fits(token, seat.token_hash)


def is_host(held: Held, table: TableRow) -> bool:
    """Return whether these tokens are the host's: the token of the table's opener, or that of the host's seat."""
    return fits(held.host, table.host_hash) or any(table.seats[seat].host for seat in seats_of(held, table))


def may_see(held: Held, table: TableRow) -> bool:
    """Return whether the browser with these tokens may see the table. A locked table is visible to its seat holders and
    host only."""
    return not table.locked or bool(seats_of(held, table)) or is_host(held, table)


def is_held(seat: Seat) -> bool:
    """Return whether a person holds the seat now."""
    return seat.holder == PERSON and seat.token_hash is not None


def is_reserved(seat: Seat) -> bool:
    """Return whether the seat is reserved for its holder at the previous table."""
    return seat.holder == PERSON and seat.reserved is not None


def is_vacant(table: TableRow, seat: Seat) -> bool:
    """Return whether any player may take over the seat: the match is in progress, and the seat is neither held nor
    reserved."""
    return table.stage == PLAYING and seat.holder == PERSON and not is_held(seat) and not is_reserved(seat)


def sees_cards(held: Held, table: TableRow) -> bool:
    """Return whether these tokens hold a seat or are the host's. Their browser must not take over another seat, as it
    would see two hands."""
    return bool(seats_of(held, table)) or is_host(held, table)


def seat_by_token(token: str, table: TableRow) -> int | None:
    """Return the number of the seat that this token holds."""
    return next((seat.seat for seat in table.seats if holds(token, seat)), None)


# Operations. Each ends all rights of the former holder, except `claim` and `renew`, which have the same holder.


def sit(seat: Seat, name: str, host: bool = False) -> str:
    """Give a seat to a new holder; return the new token."""
    token = new_token()
    _give(seat, PERSON, name, host=host)
    seat.token_hash = hash_of(token)
    return token


def put_bot(seats: Sequence[Seat], seat: Seat, bot: str, offered: list[str]) -> None:
    """Give a seat to one of the offered bots. An external bot is called by the name of its class."""
    must_be_known(bot, offered)
    alike = sum(1 for other in seats if other.bot == bot and other is not seat)
    own = bot.rpartition(":")[2]
    guest = own if alike == 0 else f"{own} {alike + 1}"
    taken = [other.name for other in seats if other is not seat]
    _give(seat, BOT, name_for(bot, taken) if bot in BOTS else guest, bot=bot)


def release(table: TableRow, seat: Seat) -> None:
    """Take a seat from its holder. In the lobby it becomes open; in a match it becomes vacant and keeps its name."""
    if table.stage == LOBBY:
        _give(seat, OPEN)
    else:
        _give(seat, PERSON, seat.name)


def reserve(before: TableRow, host: int) -> list[Seat]:
    """Return the seats of a rematch: each held seat reserved for its holder, bots as before, and the others open."""
    seats = [Seat(seat.seat) for seat in before.seats]
    for new, old in zip(seats, before.seats, strict=True):
        if is_held(old):
            _give(new, PERSON, old.name, host=old.seat == host)
            new.reserved = old.token_hash
        elif old.holder == BOT:
            _give(new, BOT, old.name, bot=old.bot)
    return seats


def claim(table: TableRow, before: Held) -> tuple[Held, list[int]]:
    """Exchange tokens of the previous table for those of its rematch: for the seats that are reserved for them, and for
    seats that another browser claimed with the same tokens. Return the new tokens, and the seats that were reserved."""
    tokens: dict[int, str] = {}
    claimed: list[int] = []
    for seat in table.seats:
        token = before.seats.get(seat.seat)
        if token is None:
            continue
        new = token_for_rematch(token, table.id)
        if is_reserved(seat) and fits(token, seat.reserved):
            seat.token_hash, seat.reserved, seat.since = hash_of(new), None, time.time()
            claimed.append(seat.seat)
        if holds(new, seat):
            tokens[seat.seat] = new
    return Held(tokens, before.host if fits(before.host, table.host_hash) else None), claimed


def renew(table: TableRow, later: Sequence[TableRow], number: int, token: str) -> dict[str, str]:
    """Replace the token of a seat, at its table and at the rematches where the old token counts. Return the new tokens
    by table. A seat that is still reserved has no token; its reservation moves to the new token."""
    new = new_token()
    tokens = {table.id: new}
    followers = list(followed(later, number, token))
    table.seats[number].token_hash = hash_of(new)
    for rematch, seat in followers:
        if is_reserved(seat):
            seat.reserved = hash_of(new)
        else:
            new = tokens[rematch.id] = token_for_rematch(new, rematch.id)
            seat.token_hash = hash_of(new)
    return tokens


def followed(later: Sequence[TableRow], number: int, token: str) -> Iterator[tuple[TableRow, Seat]]:
    """Yield the rematches, in order, at which the holder of this token has the same seat. The seat is held by the token
    derived from this one, or, at the last of them, reserved for it."""
    for rematch in later:
        seat = rematch.seats[number]
        if is_reserved(seat):
            if fits(token, seat.reserved):
                yield rematch, seat
            return
        token = token_for_rematch(token, rematch.id)
        if not holds(token, seat):
            return
        yield rematch, seat


def _give(seat: Seat, holder: str, name: str = "", bot: str | None = None, host: bool = False) -> None:
    """Set the holder of a seat, without any token or reservation of the former one."""
    new = Seat(seat.seat, holder, name, bot, host=host, since=None if holder == OPEN else time.time())
    for field in msgspec.structs.fields(Seat):
        setattr(seat, field.name, getattr(new, field.name))
