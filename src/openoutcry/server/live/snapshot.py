"""A table as one connection may see it. Built from views only, never from the state, so that what a view hides cannot
be here; and only for the seats that the connection really holds.

Several people at one device share one screen: they are shown what the one sees who is to act, never the union.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from openoutcry.bots import quick_bots
from openoutcry.engine import door
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import SPECTATOR, Position
from openoutcry.server import wire
from openoutcry.server.live.said import read_alone, said
from openoutcry.server.storage.rows import BOT, Seat, TableRow
from openoutcry.table.match import Match
from openoutcry.text.catalogues import choice_id
from openoutcry.text.prose import Prose

Log = list[tuple[int, Event]]
Readings = list[tuple[int, list[int], list[int]]]


class Known(msgspec.Struct):
    """What a client already holds."""

    version: int
    log: Log
    readings: Readings
    chat: int


NOTHING_KNOWN = Known(0, [], [], 0)


class Standing(msgspec.Struct):
    """How a table stands for a connection: `log` is what its eyes may read, `undo_to` where each seat can go back to.
    Who held a version before `trimmed` holds lines of chat that are no longer kept."""

    table: TableRow
    version: int
    trimmed: int
    game: Game[Any]
    stage: str
    online: set[int]
    watching: int
    chat: list[wire.ChatLine]
    match: Match | None
    log: Log
    readings: Readings
    undo_to: list[int | None]
    undo_asked: wire.UndoAsked | None


def viewpoint(match: Match, seats: list[int]) -> int:
    """The seat whose view a connection is shown: of several, the one to act, else the first."""
    if len(seats) > 1:
        thinking = [seat for seat in match.asked() if seat in seats]
        return (thinking or seats)[0]
    return seats[0] if seats else SPECTATOR


def table_for(now: Standing, seats: list[int], host: bool, known: Known) -> tuple[wire.Table, Known]:
    """The table for a connection with these seats that already knows so much, and what it knows then."""
    if known.version < now.trimmed:
        known = NOTHING_KNOWN
    row = now.table
    table = wire.Table(
        id=row.id,
        version=now.version,
        since=known.version,
        game=row.game,
        players=len(row.seats),
        options=dict(now.game.options),
        house_set=now.game.set_name if row.set_text is not None else None,
        stage=now.stage,
        seats=[
            wire.SeatShown(
                seat=seat.seat,
                holder=seat.holder,
                name=seat.name,
                bot=seat.bot,
                online=seat.holder == BOT or seat.seat in now.online,
                host=seat.host,
                yours=seat.seat in seats,
                slow=seat.bot is not None and seat.bot not in quick_bots(row.game),
            )
            for seat in row.seats
        ],
        host=host,
        watching=now.watching,
        match=None if now.match is None else match_for(now, now.match, seats, known),
        chat_from=known.chat,
        chat=now.chat[known.chat :],
        rematch=row.rematch,
        lesson=row.lesson is not None,
        hints=row.hints is not None,
    )
    return table, Known(now.version, now.log, now.readings, len(now.chat))


def match_for(now: Standing, match: Match, seats: list[int], known: Known) -> wire.MatchShown:
    """The match as seen on a connection with these seats."""
    eyes = viewpoint(match, seats)
    view = match.view(eyes)
    log_from, readings_from = common(known.log, now.log), common(known.readings, now.readings)
    result = match.result()
    return wire.MatchShown(
        number=match.shown_number,
        commitment=match.header.commitment,
        secret=None if result is None else match.secret.hex(),
        shown=match.game.shown(view),
        asked=asked_in(match.game, view),
        choices=choices_for(match, view, eyes, now.table.seats),
        log_from=log_from,
        log=lines_for(match, eyes, now.table.seats, now.log[log_from:]),
        readings_from=readings_from,
        readings=[wire.Reading(*reading) for reading in now.readings[readings_from:]],
        undo_to=now.undo_to,
        undo_asked=now.undo_asked,
        hints=[
            wire.HintTaken(one.seat, match.numbering.shown(min(one.at, match.number))) for one in now.table.hints or []
        ],
        result=result,
    )


def lines_for(match: Match, eyes: int, seats: list[Seat], log: Log) -> list[wire.LogLine]:
    """These lines of the history of the seat `eyes`."""
    game, own = match.game, read_alone(match, eyes)
    lines: list[wire.LogLine] = []
    for number, event in log:
        told = said(game, seats, partial(Prose.event, event=event), type(event).__name__)
        lines.append(wire.LogLine(number, event, eyes if id(event) in own else None, told))
    return lines


def common(before: list[tuple[int, Event]] | Readings, now: list[tuple[int, Event]] | Readings) -> int:
    """How many of the first entries of two lists are the same."""
    if now[: len(before)] == before:
        return len(before)
    return next(
        (n for n, (old, new) in enumerate(zip(before, now, strict=False)) if old != new), min(len(before), len(now))
    )


def asked_in(game: Game[Any], view: Position) -> list[wire.Asked]:
    """Who is thinking about what."""
    return [wire.Asked(seat, game.questions[int(view.kind)].kind) for seat in door.asked(view) if seat >= 0]


def choices_for(match: Match, view: Position, seat: int, seats: Sequence[Seat] = ()) -> list[wire.ChoiceShown]:
    """The question to this seat, if there is one: every answer in its words, the closed ones with the rule."""
    choice = match.choice(seat) if seat >= 0 else None
    if choice is None:
        return []
    game, kind = match.game, choice.kind
    options: list[wire.OptionShown] = []
    for option, words in enumerate(game.questions[int(view.kind)].words):
        args = dict(game.option_args(view, seat, option))
        options.append(
            wire.OptionShown(
                option=option,
                words=words,
                key=choice_id(game.name, kind, words),
                args=args,
                rule=None if option in choice.options else door.closed_by(game, view, seat, option),
                said=said(game, seats, partial(Prose.answer, kind=kind, words=words, values=args), words),
            )
        )
    args = dict(game.question_args(view, seat))
    asked = said(game, seats, partial(Prose.ask, kind=kind, values=args), kind)
    return [wire.ChoiceShown(seat, kind, f"ask-{game.name}-{kind}", args, options, choice.chosen, asked)]


def past_table(match: Match, number: int, seats: list[int]) -> wire.PastTable:
    """The table as it was when `number` was shown, seen with today's eyes."""
    view = match.view_at(match.numbering.number(number), viewpoint(match, seats))
    return wire.PastTable(number, match.game.shown(view), asked_in(match.game, view))
