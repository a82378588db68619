"""The rules of a table before and between matches: who may sit where, what a host does, rematches. Pure: no I/O."""

import time
from collections.abc import Sequence

from openoutcry.bots import BOTS, characters, house_bots, must_be_known
from openoutcry.bots.names import name_for
from openoutcry.coach.valuing import mind_of
from openoutcry.games.catalogue import shared_game
from openoutcry.server.http.limits import name_of
from openoutcry.server.http.tokens import Held, fits, hash_of, is_host, new_token, seats_of, token_for_rematch
from openoutcry.server.refusals import BadSeats, NoSuchSeat, NotHost, SeatsOpen, SeatTaken, WrongStage
from openoutcry.server.storage.rows import BOT, LOBBY, OPEN, PERSON, PLAYING, Draft, Seat, TableRow, new_table_id
from openoutcry.server.wire import NewTable
from openoutcry.table.dealer import secret_of
from openoutcry.table.match import Match
from openoutcry.table.record import SeatName


def open_table(wish: NewTable, guests: Sequence[str] = ()) -> tuple[TableRow, Held]:
    """A new table as wished, and the tokens of its opener, who is the host."""
    game = shared_game(wish.game, len(wish.seats), wish.options, wish.house_set)
    if wish.hints:
        mind_of(game)
    seats = [Seat(n) for n in range(game.players)]
    persons = [seat for seat, sitter in zip(seats, wish.seats, strict=True) if sitter == PERSON]
    names = dict(zip(persons_or_all(persons, seats, wish.names), wish.names, strict=True))
    tokens: dict[int, str] = {}
    for seat in persons:
        tokens[seat.seat] = new_token()
        seat.holder, seat.name = PERSON, name_of(names[seat.seat])
        seat.token_hash = hash_of(tokens[seat.seat])
        seat.host = seat is persons[0]
    for seat, sitter in zip(seats, wish.seats, strict=True):
        if sitter not in (PERSON, OPEN):
            put_bot(seats, seat, sitter, [*house_bots(game.name), *characters(game.name), *guests])
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
    """Names come one a person, or one a seat with those of nobody empty."""
    for named in (persons, seats):
        if len(names) == len(named):
            return [seat.seat for seat in named]
    raise BadSeats(
        "bad-names",
        f"{len(names)} names for {len(persons)} people at this table",
        names=len(names),
        people=len(persons),
    )


def put_bot(seats: list[Seat], seat: Seat, bot: str, offered: list[str]) -> None:
    """A bot takes a chair: one of those that are offered here. A guest is called by the name of its class."""
    must_be_known(bot, offered)
    alike = sum(1 for other in seats if other.bot == bot and other is not seat)
    seat.holder, seat.bot, seat.token_hash, seat.host = BOT, bot, None, False
    own = bot.rpartition(":")[2]
    guest = own if alike == 0 else f"{own} {alike + 1}"
    seat.name = name_for(bot, [other.name for other in seats if other is not seat]) if bot in BOTS else guest


def clear(seat: Seat) -> None:
    """A chair becomes free."""
    seat.holder, seat.name, seat.bot, seat.token_hash, seat.host = OPEN, "", None, None, False


def seat_at(table: TableRow, number: int) -> Seat:
    """The chair of that number."""
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat("unknown-seat", f"this table has no seat {number + 1}", place=number + 1)
    return table.seats[number]


def must_be(table: TableRow, stage: str, code: str, message: str) -> None:
    """Refuse what is not done at this stage."""
    if table.stage != stage:
        raise WrongStage(code, message, stage=table.stage)


def must_host(table: TableRow, held: Held) -> None:
    """Refuse what only the host does."""
    if not is_host(held, table):
        raise NotHost("not-host", "only the host of the table can do that")


def must_wait(table: TableRow) -> None:
    """Refuse what is only done before the match."""
    must_be(table, LOBBY, "already-started", "the match has started: the seats are fixed")


def sit(draft: Draft, held: Held, number: int, name: str) -> str:
    """Take an open chair; returns its token."""
    must_wait(draft.table)
    seat = seat_at(draft.table, number)
    if seat.holder != OPEN:
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    token = new_token()
    seat.holder, seat.name, seat.token_hash = PERSON, name_of(name), hash_of(token)
    seat.host = is_host(held, draft.table) and not any(other.host for other in draft.table.seats)
    for other in draft.table.seats:
        if other.bot is not None and other.bot in BOTS and other.name.casefold() == seat.name.casefold():
            other.name = name_for(other.bot, [one.name for one in draft.table.seats])
    return token


def stand(draft: Draft, number: int) -> None:
    """Leave a chair: in the lobby it is free again, in a match it waits for the link of its holder."""
    if draft.table.stage == LOBBY:
        clear(seat_at(draft.table, number))


def fill(draft: Draft, held: Held, number: int, bot: str | None, guests: Sequence[str] = ()) -> None:
    """The host puts a bot on a free chair, or frees a bot's; also the chair of whoever never came to a rematch."""
    must_wait(draft.table)
    must_host(draft.table, held)
    seat = seat_at(draft.table, number)
    if seat.holder == PERSON and seat.token_hash is not None:
        raise SeatTaken("seat-taken", f"somebody sits on seat {number + 1} already", place=number + 1)
    clear(seat)
    if bot is not None:
        put_bot(draft.table.seats, seat, bot, [*house_bots(draft.table.game), *characters(draft.table.game), *guests])


def start_by_host(draft: Draft, held: Held) -> None:
    """The host begins the match."""
    must_host(draft.table, held)
    start(draft)


def start(draft: Draft) -> None:
    """Begin the match: deal, and publish the dealer's commitment."""
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
    """The table of the next match with the same people, bots and options; whoever asks second gets the same one."""
    before = draft.table
    if before.rematch is None:
        callers = seats_of(held, before)
        host = next((seat.seat for seat in before.seats if seat.host), callers[0])
        draft.opened = TableRow(
            id=new_table_id(),
            game=before.game,
            options=before.options,
            set_text=before.set_text,
            created=time.time(),
            previous=before.id,
            hints=None if before.hints is None else [],
            seats=[Seat(seat.seat, seat.holder, seat.name, seat.bot, None, seat.seat == host) for seat in before.seats],
        )
        before.rematch = draft.opened.id
    return before.rematch


def claim(draft: Draft, before: TableRow, held: Held) -> Held:
    """Trade seats at the last table for the same ones at its rematch. When everybody has come, the match begins."""
    table = draft.table
    tokens = {seat: token_for_rematch(held.seats[seat], table.id) for seat in seats_of(held, before)}
    mine = {seat: token for seat, token in tokens.items() if may_claim(table.seats[seat], token)}
    for seat, token in mine.items():
        table.seats[seat].token_hash = hash_of(token)
    host = token_for_rematch(held.host, table.id) if held.host and fits(held.host, before.host_hash) else None
    if host is not None and table.host_hash is None:
        table.host_hash = hash_of(host)
    if not mine and host is None:
        raise SeatTaken("nothing-to-claim", "this browser has no seat waiting at this rematch")
    absent = any(seat.holder == OPEN or (seat.holder == PERSON and seat.token_hash is None) for seat in table.seats)
    if table.stage == LOBBY and not absent:
        start(draft)
    return Held(mine, host)


def may_claim(seat: Seat, token: str) -> bool:
    """Whether a chair at a rematch waits for this token, or has it already."""
    return seat.holder == PERSON and (seat.token_hash is None or fits(token, seat.token_hash))
