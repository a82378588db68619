"""What a host decides about a table, and what a person does with a seat and a name of their own. Each changes a draft
and notes who did it. Pure: no I/O.

A host is shown nobody's cards: a seat in a match is freed, and whoever comes by the invitation may take it, but nobody
who sits at the table or is its host; the link to a seat is renewed only by who holds it.
"""

import msgspec

from openoutcry.bots import characters, house_bots
from openoutcry.bots.levels import DEFAULT
from openoutcry.server.http.tokens import Held, hash_of, is_host, new_token, seats_of
from openoutcry.server.live.lobby import clear, must_host, put_bot, seat_at
from openoutcry.server.refusals import NotYourSeat, SeatTaken, TableClosed, TableLocked, WrongStage
from openoutcry.server.storage.rows import LOBBY, OVER, PERSON, WATCHERS, Deed, Draft, TableRow, waits

HOST, PLAYER = "host", "person"
REMOVED, MUTED, UNMUTED, LOCKED, UNLOCKED = "removed", "muted", "unmuted", "locked", "unlocked"
RENEWED, FORGOTTEN, TAKEN_OVER = "link renewed", "name taken off", "taken over"


def note(draft: Draft, role: str, who: str, deed: str, seat: int | None = None, detail: str = "") -> None:
    """Who did what goes into the log with what they did."""
    draft.deeds = [
        *draft.deeds,
        Deed(role=role, who=who, deed=deed, table=draft.table.id, seat=seat, detail=detail),
    ]


def host_name(table: TableRow) -> str:
    """Who the host is, by name where they sit at the table."""
    return next((seat.name for seat in table.seats if seat.host), "")


def remove(draft: Draft, held: Held, number: int, bot: bool) -> None:
    """The host takes a person or a bot off a chair. In a match a bot plays on, or the chair waits for whoever comes."""
    table = draft.table
    must_host(table, held)
    seat = seat_at(table, number)
    if table.stage == OVER:
        raise WrongStage("match-over", "the match is over", stage=table.stage)
    if seat.host or number in seats_of(held, table):
        raise NotYourSeat("remove-yourself", "whoever wants to go stands up: the host removes others")
    gone = seat.name
    if table.stage == LOBBY:
        clear(seat)
    elif bot:
        put_bot(table.seats, seat, DEFAULT, [*house_bots(table.game), *characters(table.game)])
    else:
        seat.holder, seat.bot, seat.token_hash = PERSON, None, None
    table.muted = [one for one in table.muted if one != number]
    note(draft, HOST, host_name(table), REMOVED, number, gone)


def take_over(draft: Draft, held: Held, number: int, name: str) -> str:
    """Somebody who came takes a chair that waits in a match; returns its token."""
    table = draft.table
    seat = seat_at(table, number)
    if not waits(table, seat):
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    if seats_of(held, table) or is_host(held, table):
        raise NotYourSeat(
            "sees-other-cards", "whoever sits at this table, or hosts it, cannot see another seat's cards"
        )
    token = new_token()
    seat.name, seat.token_hash = name, hash_of(token)
    note(draft, PLAYER, name, TAKEN_OVER, number)
    return token


def mute(draft: Draft, held: Held, number: int | None, muted: bool) -> None:
    """The host lets a seat, or all who only watch, say nothing; or lets them speak again."""
    table = draft.table
    must_host(table, held)
    whom = WATCHERS if number is None else seat_at(table, number).seat
    table.muted = sorted({*table.muted, whom} if muted else set(table.muted) - {whom})
    name = "" if number is None else table.seats[number].name
    note(draft, HOST, host_name(table), MUTED if muted else UNMUTED, number, name)


def lock(draft: Draft, held: Held, locked: bool) -> None:
    """The host closes the door: nobody sits down, and nobody watches who has no seat; or opens it again."""
    must_host(draft.table, held)
    draft.table.locked = locked
    note(draft, HOST, host_name(draft.table), LOCKED if locked else UNLOCKED)


def may_enter(table: TableRow, held: Held) -> None:
    """Refuse whoever has nothing to do with a table that is locked."""
    if table.locked and not seats_of(held, table) and not is_host(held, table):
        raise TableLocked("table-locked", "the host has locked this table: only those who sit at it see it")


def may_be_open(table: TableRow) -> None:
    """Refuse whatever is done at a table that the house has closed."""
    if table.closed is not None:
        raise TableClosed("table-closed", f"the house has closed this table: {table.closed}", why=table.closed)


def renew_link(draft: Draft, held: Held, number: int) -> str:
    """Whoever holds a seat gets a new token for it; every other device that had the old one loses the seat."""
    if number not in seats_of(held, draft.table):
        raise NotYourSeat("not-your-seat", "this browser does not hold that seat")
    token = new_token()
    seat = draft.table.seats[number]
    seat.token_hash = hash_of(token)
    note(draft, PLAYER, seat.name, RENEWED, number)
    return token


def nameless(number: int) -> str:
    """How a seat is called whose holder has taken the name off."""
    return f"#{number + 1}"


def take_name_off(draft: Draft, held: Held) -> list[int]:
    """The names of this browser's seats are gone from the table and from its record; returns the seats."""
    table = draft.table
    mine = seats_of(held, table)
    for number in mine:
        table.seats[number].name = nameless(number)
    if table.header is not None and mine:
        seats = [
            msgspec.structs.replace(one, name=nameless(number)) if number in mine else one
            for number, one in enumerate(table.header.seats)
        ]
        table.header = msgspec.structs.replace(table.header, seats=seats)
    for number in mine:
        note(draft, PLAYER, nameless(number), FORGOTTEN, number)
    return mine
