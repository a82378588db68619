"""The rules of a table: who may open, enter, sit and start, what a host may do to others, rematches, lessons, and the
audit log of these changes. A function that takes a draft changes it, or raises a refusal. There is no I/O, except that
the parameters of a lesson are read from its game's folder.

A host never gets to see other cards. A seat that the host frees in a match can be taken by a newcomer, but not by the
host or a player of the same table. Only the holder of a seat can renew its link. A lesson is an ordinary match whose
secret is known and whose bots are seeded from it: the same answers always lead to the same game.

The operations on a single seat are in `live/seats.py`.
"""

import time
from collections.abc import Sequence
from functools import cache

import msgspec

from openoutcry.bots import BOTS, builtin_bots, characters
from openoutcry.bots.levels import DEFAULT, name_for
from openoutcry.coach.evaluation import mind_of
from openoutcry.games.catalogue import listing, shared_game
from openoutcry.games.packages import folder_of
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName
from openoutcry.server.http.limits import name_of
from openoutcry.server.http.tokens import Held, hash_of, new_token
from openoutcry.server.live import seats as ownership
from openoutcry.server.live.seats import (
    followed,
    is_held,
    is_host,
    is_reserved,
    is_vacant,
    may_see,
    put_bot,
    release,
    seats_of,
    sees_cards,
)
from openoutcry.server.refusals import (
    BadSeats,
    NoLesson,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    SeatsOpen,
    SeatTaken,
    TableClosed,
    TableLocked,
    WrongStage,
)
from openoutcry.server.storage.rows import (
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WATCHERS,
    AuditEntry,
    Draft,
    Seat,
    TableRow,
    new_table_id,
)
from openoutcry.server.wire import NewLesson, NewTable

LESSON_FILE = "lesson.toml"
LESSON_BOT = "broker"
# Roles and changes in the audit log.
HOST, PLAYER = "host", "person"
REMOVED, MUTED, UNMUTED, LOCKED, UNLOCKED = "removed", "muted", "unmuted", "locked", "unlocked"
RENEWED, FORGOTTEN, TAKEN_OVER, CLAIMED = "link renewed", "name taken off", "taken over", "came to rematch"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of players, with the learner in the first seat, the seed of the deal, and the game's options."""

    players: int
    seed: int
    options: dict[str, str] = {}


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
            put_bot(seats, seat, sitter, offered_bots(game.name, guests))
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


def offered_bots(game: str, guests: Sequence[str] = ()) -> list[str]:
    """Return the bots that can play a game: built-in bots, characters, and these external ones."""
    return [*builtin_bots(game), *characters(game), *guests]


def open_lesson(wish: NewLesson) -> tuple[TableRow, Held]:
    """Return a new table for a lesson, not started yet, and the learner's tokens."""
    lesson = lesson_of(wish.game)
    seats = [PERSON, *[LESSON_BOT] * (lesson.players - 1)]
    table, held = open_table(NewTable(wish.game, seats, [wish.name], lesson.options))
    table.lesson = lesson.seed
    return table, held


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game. Raise `NoLesson` if it has none."""
    listing(game)
    file = folder_of(game).joinpath(LESSON_FILE)
    if not file.is_file():
        raise NoLesson("no-lesson", f"{game} has no lesson", game=game)
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)


def must_host(table: TableRow, held: Held) -> None:
    """Refuse a caller who is not the host."""
    if not is_host(held, table):
        raise NotHost("not-host", "only the host of the table can do that")


def must_hold(table: TableRow, held: Held, number: int) -> None:
    """Refuse a caller who does not hold this seat."""
    if number not in seats_of(held, table):
        raise NotYourSeat("not-your-seat", "this browser does not hold that seat")


def must_wait(table: TableRow) -> None:
    """Refuse a change of seats after the match has started."""
    if table.stage != LOBBY:
        raise WrongStage("already-started", "the match has started: the seats are fixed", stage=table.stage)


def may_enter(table: TableRow, held: Held) -> None:
    """Refuse a caller who may not see a locked table."""
    if not may_see(held, table):
        raise TableLocked("table-locked", "the host has locked this table: only those who sit at it see it")


def may_be_open(table: TableRow) -> None:
    """Refuse any action at a table that the operator has closed."""
    if table.closed is not None:
        raise TableClosed("table-closed", f"the house has closed this table: {table.closed}", why=table.closed)


def seat_at(table: TableRow, number: int) -> Seat:
    """Return the seat of that number. Raise `NoSuchSeat` if there is none."""
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat("unknown-seat", f"this table has no seat {number + 1}", place=number + 1)
    return table.seats[number]


def seat_taken(number: int) -> SeatTaken:
    """Return the refusal of a seat that has a holder."""
    return SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)


def sit(draft: Draft, held: Held, number: int, name: str) -> str:
    """Give an open seat to a person. Return the seat's token."""
    may_enter(draft.table, held)
    must_wait(draft.table)
    seat = seat_at(draft.table, number)
    if seat.holder != OPEN:
        raise seat_taken(number)
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
        raise seat_taken(number)
    if is_reserved(seat):
        note(draft, HOST, host_name(draft.table), REMOVED, number, seat.name)
    release(draft.table, seat)
    if bot is not None:
        put_bot(draft.table.seats, seat, bot, offered_bots(draft.table.game, guests))


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
        put_bot(table.seats, seat, DEFAULT, offered_bots(table.game))
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
        raise seat_taken(number)
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


def renew_link(draft: Draft, held: Held, number: int) -> dict[str, str]:
    """Give the holder of a seat a new token, at its table and at the rematches where the old one counts. Every other
    device with the old token loses the seat there. Return the new tokens by table."""
    must_hold(draft.table, held, number)
    tokens = ownership.renew(draft.table, draft.later, number, held.seats[number])
    for table in (draft.table, *draft.later):
        if table.id in tokens:
            note_at(draft, table, PLAYER, table.seats[number].name, RENEWED, number)
    return tokens


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


def has_names(table: TableRow, held: Held) -> bool:
    """Return whether one of this browser's seats at a table still has a name."""
    return any(table.seats[seat].name != nameless(seat) for seat in seats_of(held, table))


def nameless(number: int) -> str:
    """Return the name of a seat whose holder has removed the real name."""
    return f"#{number + 1}"


def note(draft: Draft, role: str, who: str, deed: str, seat: int | None = None, detail: str = "") -> None:
    """Add an audit entry about the draft's table."""
    note_at(draft, draft.table, role, who, deed, seat, detail)


def note_at(
    draft: Draft, table: TableRow, role: str, who: str, deed: str, seat: int | None = None, detail: str = ""
) -> None:
    """Add an audit entry about this table, which may be a rematch that the draft changes too."""
    entry = AuditEntry(role=role, who=who, deed=deed, table=table.id, seat=seat, detail=detail)
    draft.audit_entries = [*draft.audit_entries, entry]


def host_name(table: TableRow) -> str:
    """Return the name of the host's seat, or an empty string if the host has no seat."""
    return next((seat.name for seat in table.seats if seat.host), "")
