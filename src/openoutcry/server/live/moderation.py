"""Decisions of a host about a table, and changes that persons make to their own seats and names. Each function changes
a draft and adds an audit entry. Pure functions without I/O.

A host never gets to see other cards. A seat that the host frees in a match can be taken by a newcomer, but not by the
host or a player of the same table. Only the holder of a seat can renew its link.
"""

import msgspec

from openoutcry.bots import builtin_bots, characters
from openoutcry.bots.levels import DEFAULT
from openoutcry.server.http.tokens import Held
from openoutcry.server.live import seats as ownership
from openoutcry.server.live.audit_log import (
    FORGOTTEN,
    HOST,
    LOCKED,
    MUTED,
    PLAYER,
    REMOVED,
    RENEWED,
    TAKEN_OVER,
    UNLOCKED,
    UNMUTED,
    host_name,
    note,
    note_at,
)
from openoutcry.server.live.lobby import may_enter, must_hold, must_host, seat_at
from openoutcry.server.live.seats import followed, is_vacant, put_bot, release, seats_of, sees_cards
from openoutcry.server.refusals import NotYourSeat, SeatTaken, TableClosed, WrongStage
from openoutcry.server.storage.rows import LOBBY, OVER, WATCHERS, Draft, TableRow


def remove(draft: Draft, held: Held, number: int, bot: bool) -> None:
    """Remove a person or bot from a seat, on behalf of the host. In a match a bot takes the seat if `bot` is set, else
    the seat waits for a newcomer."""
    table = draft.table
    must_host(table, held)
    seat = seat_at(table, number)
    if table.stage == OVER:
        raise WrongStage("match-over", "the match is over", stage=table.stage)
    if seat.host or number in seats_of(held, table):
        raise NotYourSeat("remove-yourself", "whoever wants to go stands up: the host removes others")
    gone = seat.name
    if bot and table.stage != LOBBY:
        put_bot(table.seats, seat, DEFAULT, [*builtin_bots(table.game), *characters(table.game)])
    else:
        release(table, seat)
    table.muted = [one for one in table.muted if one != number]
    note(draft, HOST, host_name(table), REMOVED, number, gone)


def take_over(draft: Draft, held: Held, number: int, name: str) -> str:
    """Give a vacant seat in a match to a newcomer. Return the seat's token."""
    table = draft.table
    may_enter(table, held)
    seat = seat_at(table, number)
    if not is_vacant(table, seat):
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    if sees_cards(held, table):
        raise NotYourSeat(
            "sees-other-cards", "whoever sits at this table, or hosts it, cannot see another seat's cards"
        )
    token = ownership.sit(seat, name)
    note(draft, PLAYER, name, TAKEN_OVER, number)
    return token


def mute(draft: Draft, held: Held, number: int | None, muted: bool) -> None:
    """Mute or unmute a seat, or all spectators if `number` is None, on behalf of the host."""
    table = draft.table
    must_host(table, held)
    whom = WATCHERS if number is None else seat_at(table, number).seat
    table.muted = sorted({*table.muted, whom} if muted else set(table.muted) - {whom})
    name = "" if number is None else table.seats[number].name
    note(draft, HOST, host_name(table), MUTED if muted else UNMUTED, number, name)


def lock(draft: Draft, held: Held, locked: bool) -> None:
    """Lock or unlock the table on behalf of the host. At a locked table nobody can take a seat, and only seat holders
    and the host can watch."""
    must_host(draft.table, held)
    draft.table.locked = locked
    note(draft, HOST, host_name(draft.table), LOCKED if locked else UNLOCKED)


def may_be_open(table: TableRow) -> None:
    """Refuse any action at a table that the operator has closed."""
    if table.closed is not None:
        raise TableClosed("table-closed", f"the house has closed this table: {table.closed}", why=table.closed)


def renew_link(draft: Draft, held: Held, number: int) -> dict[str, str]:
    """Give the holder of a seat a new token, at its table and at the rematches where the old one counts. Every other
    device with the old token loses the seat there. Return the new tokens by table."""
    must_hold(draft.table, held, number)
    tokens = ownership.renew(draft.table, draft.later, number, held.seats[number])
    for table in (draft.table, *draft.later):
        if table.id in tokens:
            note_at(draft, table, PLAYER, table.seats[number].name, RENEWED, number)
    return tokens


def nameless(number: int) -> str:
    """Return the name of a seat whose holder has removed the real name."""
    return f"#{number + 1}"


def has_names(table: TableRow, held: Held) -> bool:
    """Return whether one of this browser's seats at a table still has a name."""
    return any(table.seats[seat].name != nameless(seat) for seat in seats_of(held, table))


def take_name_off(draft: Draft, held: Held) -> dict[str, dict[int, str]]:
    """Replace the names of this browser's seats in the table and the header of its record, also where the same person
    has the seat at the rematches. Return the former names by table and seat."""
    former: dict[str, dict[int, str]] = {}
    for number in seats_of(held, draft.table):
        for table in (draft.table, *(rematch for rematch, _ in followed(draft.later, number, held.seats[number]))):
            former.setdefault(table.id, {})[number] = table.seats[number].name
            rename(table, number, nameless(number))
            note_at(draft, table, PLAYER, nameless(number), FORGOTTEN, number)
    return former


def rename(table: TableRow, number: int, name: str) -> None:
    """Give a seat another name, also in the header of the record of a match that has begun."""
    table.seats[number].name = name
    if table.header is not None:
        seats = list(table.header.seats)
        seats[number] = msgspec.structs.replace(seats[number], name=name)
        table.header = msgspec.structs.replace(table.header, seats=seats)
