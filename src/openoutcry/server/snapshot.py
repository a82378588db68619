"""A table as one connection may see it. Built from views only, never from the state, so that what a view hides cannot
be here; and only for the seats that the connection really holds.

Several people at one device share one screen: they are shown what the one sees who is to act, never the union.
"""

from typing import TYPE_CHECKING, cast

import msgspec

from openoutcry.engine import door
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.records import SPECTATOR, Position
from openoutcry.server import wire
from openoutcry.server.moment import shown_number
from openoutcry.server.rows import BOT
from openoutcry.table.match import Match
from openoutcry.text.catalogues import choice_id

if TYPE_CHECKING:
    from openoutcry.server.room import Room

Log = list[tuple[int, Event]]
Readings = list[tuple[int, list[int], list[int]]]


class Known(msgspec.Struct):
    """What a client already holds."""

    version: int
    log: Log
    readings: Readings
    chat: int


NOTHING_KNOWN = Known(0, [], [], 0)


def viewpoint(match: Match, seats: list[int]) -> int:
    """The seat whose view a connection is shown: of several, the one to act, else the first."""
    if len(seats) > 1:
        thinking = [seat for seat in match.asked() if seat in seats]
        return (thinking or seats)[0]
    return seats[0] if seats else SPECTATOR


def table_for(room: "Room", seats: list[int], host: bool, known: Known) -> tuple[wire.Table, Known]:
    """The table for a connection with these seats that already knows so much, and what it knows then."""
    if known.version < room.trimmed:
        known = NOTHING_KNOWN
    match, log, readings = None, known.log, known.readings
    if room.match is not None:
        eyes = viewpoint(room.match, seats)
        log, readings = room.log(eyes), room.match.readings()
        match = match_for(room, room.match, eyes, seats, known, log)
    row, online = room.table, room.online
    table = wire.Table(
        id=row.id,
        version=room.version,
        since=known.version,
        game=row.game,
        players=len(row.seats),
        options=dict(room.game.options),
        house_set=room.game.set_name if row.set_text is not None else None,
        stage=room.stage,
        seats=[
            wire.SeatShown(
                seat=seat.seat,
                holder=seat.holder,
                name=seat.name,
                bot=seat.bot,
                online=seat.holder == BOT or seat.seat in online,
                host=seat.host,
                yours=seat.seat in seats,
            )
            for seat in row.seats
        ],
        host=host,
        watching=room.watching,
        match=match,
        chat_from=known.chat,
        chat=[wire.ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in room.chat[known.chat :]],
        rematch=row.rematch,
    )
    return table, Known(room.version, log, readings[:], len(room.chat))


def match_for(room: "Room", match: Match, eyes: int, seats: list[int], known: Known, log: Log) -> wire.MatchShown:
    """The match as seen by the seat `eyes` on a connection with these seats."""
    view = match.view(eyes)
    log_from, readings_from = common(known.log, log), common(known.readings, match.readings())
    result = match.result()
    wanted = room.undo_wanted
    return wire.MatchShown(
        number=shown_number(match),
        commitment=match.header.commitment,
        secret=None if result is None else match.secret.hex(),
        shown=cast(wire.Shown, match.game.shown(view)),
        asked=asked_in(match.game, view),
        choices=choices_for(match, view, eyes),
        log_from=log_from,
        log=[wire.LogLine(number, event) for number, event in log[log_from:]],
        readings_from=readings_from,
        readings=[wire.Reading(*reading) for reading in match.readings()[readings_from:]],
        undo_to=[room.undo_to(seat.seat) if seat.seat in seats else None for seat in room.table.seats],
        undo_asked=None if wanted is None else wire.UndoAsked(wanted.seat, wanted.to, wanted.waiting),
        result=None if result is None else wire.Result(result.scores, result.ranks, result.winners, result.end),
    )


def common(before: list[tuple[int, Event]] | Readings, now: list[tuple[int, Event]] | Readings) -> int:
    """How many of the first entries of two lists are the same."""
    if now[: len(before)] == before:
        return len(before)
    return next(
        (n for n, (old, new) in enumerate(zip(before, now, strict=False)) if old != new), min(len(before), len(now))
    )


def asked_in(game: Game, view: Position) -> list[wire.Asked]:
    """Who is thinking about what."""
    return [wire.Asked(seat, game.questions[int(view.kind)].kind) for seat in door.asked(view) if seat >= 0]


def choices_for(match: Match, view: Position, seat: int) -> list[wire.ChoiceShown]:
    """The question to this seat, if there is one: every answer in its words, the closed ones with the rule."""
    choice = match.choice(seat) if seat >= 0 else None
    if choice is None:
        return []
    game = match.game
    options = [
        wire.OptionShown(
            option=option,
            words=words,
            key=choice_id(game.name, choice.kind, words),
            args=dict(game.option_args(view, seat, option)),
            rule=None if option in choice.options else door.closed_by(game, view, option),
        )
        for option, words in enumerate(game.questions[int(view.kind)].words)
    ]
    return [wire.ChoiceShown(seat, choice.kind, f"ask-{game.name}-{choice.kind}", {}, options, choice.chosen)]


def past_table(match: Match, number: int, seats: list[int]) -> wire.PastTable:
    """The table as it was after `number` inputs, seen with today's eyes."""
    view = match.view_at(number, viewpoint(match, seats))
    return wire.PastTable(number, cast(wire.Shown, match.game.shown(view)), asked_in(match.game, view))
