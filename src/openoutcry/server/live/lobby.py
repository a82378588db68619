"""The rules of a table before and between matches: who may sit where, what a host may do, rematches. Pure functions
without I/O.

The operations on a single seat are in `live/seats.py`.
"""

import time
from collections.abc import Sequence

from openoutcry.bots import BOTS, builtin_bots, characters
from openoutcry.bots.levels import name_for
from openoutcry.coach.evaluation import mind_of
from openoutcry.games.catalogue import shared_game
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName
from openoutcry.server.http.limits import name_of
from openoutcry.server.http.tokens import Held, hash_of, new_token
from openoutcry.server.live import seats as ownership
from openoutcry.server.live.audit_log import CLAIMED, HOST, PLAYER, REMOVED, host_name, note
from openoutcry.server.live.seats import is_held, is_host, is_reserved, may_see, put_bot, release, seats_of
from openoutcry.server.refusals import (
    BadSeats,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    SeatsOpen,
    SeatTaken,
    TableLocked,
    WrongStage,
)
from openoutcry.server.storage.rows import LOBBY, OPEN, PERSON, PLAYING, Draft, Seat, TableRow, new_table_id
from openoutcry.server.wire import NewTable


def open_table(wish: NewTable, guests: Sequence[str] = ()) -> tuple[TableRow, Held]:
    """Return a new table as requested, and the tokens of its opener, who is the host. `guests` are the external bots
    that this server offers."""
    game = shared_game(wish.game, len(wish.seats), wish.options, wish.house_set)
    if wish.hints:
        mind_of(game)
    seats = [Seat(n) for n in range(game.players)]
    persons = [seat for seat, sitter in zip(seats, wish.seats, strict=True) if sitter == PERSON]
    names = dict(zip(persons_or_all(persons, seats, wish.names), wish.names, strict=True))
    tokens: dict[int, str] = {}
    for seat in persons:
        tokens[seat.seat] = ownership.sit(seat, name_of(names[seat.seat]), host=seat is persons[0])
    for seat, sitter in zip(seats, wish.seats, strict=True):
        if sitter not in (PERSON, OPEN):
            put_bot(seats, seat, sitter, [*builtin_bots(game.name), *characters(game.name), *guests])
    held = Held(tokens, new_token())
    table = TableRow(
        id=new_table_id(),
        game=game.name,
        options=dict(game.options),
        set_text=wish.house_set,
        created=time.time(),
        host_hash=hash_of(held.host or ""),
        seats=seats,
        hints=[] if wish.hints else None,
    )
    return table, held


def persons_or_all(persons: list[Seat], seats: list[Seat], names: list[str]) -> list[int]:
    """Return the seats that the given names belong to: one name per person, or one per seat with the names of other
    seats empty. Raise `BadSeats` for any other number of names."""
    for named in (persons, seats):
        if len(names) == len(named):
            return [seat.seat for seat in named]
    raise BadSeats(
        "bad-names",
        f"{len(names)} names for {len(persons)} people at this table",
        names=len(names),
        people=len(persons),
    )


def seat_at(table: TableRow, number: int) -> Seat:
    """Return the seat of that number. Raise `NoSuchSeat` if there is none."""
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat("unknown-seat", f"this table has no seat {number + 1}", place=number + 1)
    return table.seats[number]


def must_be(table: TableRow, stage: str, code: str, message: str) -> None:
    """Raise `WrongStage` with this code and message if the table is at another stage."""
    if table.stage != stage:
        raise WrongStage(code, message, stage=table.stage)


def must_host(table: TableRow, held: Held) -> None:
    """Refuse a caller who is not the host."""
    if not is_host(held, table):
        raise NotHost("not-host", "only the host of the table can do that")


def must_hold(table: TableRow, held: Held, number: int) -> None:
    """Refuse a caller who does not hold this seat."""
    if number not in seats_of(held, table):
        raise NotYourSeat("not-your-seat", "this browser does not hold that seat")


def may_enter(table: TableRow, held: Held) -> None:
    """Refuse a caller who may not see a locked table."""
    if not may_see(held, table):
        raise TableLocked("table-locked", "the host has locked this table: only those who sit at it see it")


def must_wait(table: TableRow) -> None:
    """Refuse a change of seats after the match has started."""
    must_be(table, LOBBY, "already-started", "the match has started: the seats are fixed")


def sit(draft: Draft, held: Held, number: int, name: str) -> str:
    """Give an open seat to a person. Return the seat's token."""
    may_enter(draft.table, held)
    must_wait(draft.table)
    seat = seat_at(draft.table, number)
    if seat.holder != OPEN:
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    host = is_host(held, draft.table) and not any(other.host for other in draft.table.seats)
    token = ownership.sit(seat, name_of(name), host)
    for other in draft.table.seats:
        if other.bot is not None and other.bot in BOTS and other.name.casefold() == seat.name.casefold():
            other.name = name_for(other.bot, [one.name for one in draft.table.seats])
    return token


def stand(draft: Draft, held: Held, number: int) -> None:
    """Leave a seat. In the lobby it becomes open; in a match it stays with its holder, who can return by the
    seat link."""
    must_hold(draft.table, held, number)
    if draft.table.stage == LOBBY:
        release(draft.table, draft.table.seats[number])


def fill(draft: Draft, held: Held, number: int, bot: str | None, guests: Sequence[str] = ()) -> None:
    """Put a bot on a seat that no person holds, or open that seat if `bot` is None. A reserved seat at a rematch counts
    as not held. Only the host may do this."""
    must_wait(draft.table)
    must_host(draft.table, held)
    seat = seat_at(draft.table, number)
    if is_held(seat):
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    if is_reserved(seat):
        note(draft, HOST, host_name(draft.table), REMOVED, number, seat.name)
    release(draft.table, seat)
    if bot is not None:
        put_bot(draft.table.seats, seat, bot, [*builtin_bots(draft.table.game), *characters(draft.table.game), *guests])


def start_by_host(draft: Draft, held: Held) -> None:
    """Start the match on behalf of the host."""
    must_host(draft.table, held)
    start(draft)


def start(draft: Draft) -> None:
    """Start the match: deal, and publish the dealer's commitment."""
    table = draft.table
    must_wait(table)
    left = sum(1 for seat in table.seats if seat.holder == OPEN)
    if left:
        raise SeatsOpen("seats-open", f"{left} seats are still open", open=left)
    game = shared_game(table.game, len(table.seats), table.options, table.set_text)
    secret = None if table.lesson is None else secret_of(table.lesson)
    match = Match.open(game, [SeatName(seat.name, seat.bot) for seat in table.seats], secret, table.set_text)
    table.stage, table.header, table.secret = PLAYING, match.header, match.secret
    draft.entries = match.entries


def open_rematch(draft: Draft, held: Held) -> str:
    """Return the id of the rematch, with the same people, bots and options. It is created by the first call."""
    before = draft.table
    callers = seats_of(held, before)
    if not callers:
        raise NotYourSeat("not-your-seat", "only who played can ask for a rematch")
    if before.rematch is None:
        host = next((seat.seat for seat in before.seats if seat.host), callers[0])
        draft.opened = TableRow(
            id=new_table_id(),
            game=before.game,
            options=before.options,
            set_text=before.set_text,
            created=time.time(),
            previous=before.id,
            host_hash=before.host_hash,
            hints=None if before.hints is None else [],
            seats=ownership.reserve(before, host),
        )
        before.rematch = draft.opened.id
    return before.rematch


def claim(draft: Draft, before: Held) -> Held:
    """Exchange the tokens of the previous table for those of its rematch. Start the match when all seats are held.
    `before` are the tokens that the browser shows for the previous table."""
    table = draft.table
    given, claimed = ownership.claim(table, before)
    if not given.seats and given.host is None:
        raise SeatTaken("nothing-to-claim", "this browser has no seat waiting at this rematch")
    for number in claimed:
        note(draft, PLAYER, table.seats[number].name, CLAIMED, number)
    absent = any(seat.holder == OPEN or (seat.holder == PERSON and not is_held(seat)) for seat in table.seats)
    if table.stage == LOBBY and not absent:
        start(draft)
    return given
