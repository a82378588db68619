"""A table as the holders of one set of seats may see it. A `SeatView` is built once per change, compared with its
previous state, and sent to all connections of these holders as the same bytes.

It is built from views only, never from the state, so that it cannot contain what a view hides, and only for the seats
that the connections really hold. Persons who share a device share one screen. They are shown the view of the one who
has to act, never the union of their views.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from openoutcry.bots import instant_bots
from openoutcry.engine import door
from openoutcry.engine.game import Game
from openoutcry.engine.position import SPECTATOR, Position
from openoutcry.match.match import Match
from openoutcry.server import wire
from openoutcry.server.changes import difference
from openoutcry.server.live.event_history import has_server_texts, in_all_languages
from openoutcry.server.live.seats import is_vacant
from openoutcry.server.storage.rows import BOT, WATCHERS, Seat, TableRow, UndoWanted
from openoutcry.text.catalogues import choice_id
from openoutcry.text.prose import Prose

encoder = msgspec.json.Encoder()


class Known(msgspec.Struct, frozen=True):
    """The part of a table's history that a client has: its version, and the numbers of log lines, readings and chat
    lines."""

    version: int
    log: int
    readings: int
    chat: int


NOTHING_KNOWN = Known(0, 0, 0, 0)


class ViewedTable(Protocol):
    """The parts of a live table that a seat view needs."""

    table: TableRow
    game: Game[Any]
    match: Match | None
    chat: list[wire.ChatLine]

    @property
    def stage(self) -> str:
        """LOBBY, PLAYING or OVER."""

    @property
    def undo_wanted(self) -> UndoWanted | None:
        """The request to undo that still waits for the consent of other seats; None if there is none."""

    def undo_to(self, seat: int) -> int | None:
        """Return the shown number of inputs to which this seat can undo, or None."""

    def eyes(self, seats: list[int]) -> int:
        """Return the seat whose view a connection with these seats is shown, or SPECTATOR."""

    def log(self, eyes: int) -> list[wire.LogLine]:
        """Return the event history that this viewer may read."""

    def readings(self) -> list[wire.Reading]:
        """Return the public figures after each change of them."""


class SeatView:
    """The table as the holders of `seats` see it. `moment` counts how often it was built; `change` is the encoded
    message that leads from the previous moment to this one. `stale` means that only these holders can see something
    new: they have changed a sealed answer."""

    def __init__(self, live_table: ViewedTable, version: int, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.moment = 0
        self.stale = False
        self.change = b""
        self._table = table_for(live_table, seats, host)
        self._stage, self._match = self._table.stage, self._table.match
        self.eyes = live_table.eyes(seats)
        self.row = live_table.table
        self.known = known_now(live_table, version, live_table.log(self.eyes), live_table.readings())
        self._asked: dict[str, list[wire.ChoiceShown]] = {}
        self._remember()

    @property
    def table(self) -> wire.Table:
        """The table as of the last refresh, without its history."""
        return msgspec.structs.replace(self._table, stage=self._stage, match=self._match)

    def refresh(self, live_table: ViewedTable, version: int) -> None:
        """Build the view again if something has changed, and encode the difference into `change`."""
        if self.known.version == version and not self.stale:
            return
        eyes, known = self.eyes, self.known
        self.moment += 1
        self.stale = False
        like, changed = self._build(live_table)
        self.eyes = live_table.eyes(self.seats)
        log, readings = live_table.log(self.eyes), live_table.readings()
        self.known = known_now(live_table, version, log, readings)
        # The holder of several seats sees another history when another of these seats has to act.
        log_from = None if self.eyes == eyes else common(live_table.log(eyes)[: known.log], log)
        changes = wire.Changes(
            version=version,
            since=known.version,
            changed=changed,
            like=like,
            log_from=log_from,
            log=log[known.log if log_from is None else log_from :],
            readings=readings[known.readings :],
            chat=live_table.chat[known.chat :],
        )
        self.change = encoder.encode(changes)
        self._remember()

    def whole(self, live_table: ViewedTable, known: Known) -> wire.Table:
        """Return the whole table for a client that already has `known` of its history. Choices of earlier questions are
        forgotten, since this client has not seen them and gets the same changes as the others from now on."""
        self._asked = {}
        self._remember()
        return with_history(
            self.table, known, self.known.version, live_table.log(self.eyes), live_table.readings(), live_table.chat
        )

    def _build(self, live_table: ViewedTable) -> tuple[str | None, dict[str, Any]]:
        """Build the table as it is now. Return the kind of question whose stored choices the client has to put in place
        first (None if no), and the difference after that."""
        before, stage = self._match, self._stage
        self._stage = live_table.stage
        if live_table.table is self.row and live_table.match is not None and before is not None:
            # Without a change of the row only the match can differ.
            self._match = match_for(live_table, live_table.match, self.seats)
            like = self._like(before)
            changed = {} if self._stage == stage else {"stage": [self._stage]}
            change = difference(self._with_choices(before, like), self._match)
            return like, {**changed, "match": change} if change else changed
        table = msgspec.structs.replace(self._table, stage=stage)
        self.row = live_table.table
        self._table = table_for(live_table, self.seats, self.host)
        self._match = self._table.match
        like = None if before is None else self._like(before)
        table = msgspec.structs.replace(table, match=None if before is None else self._with_choices(before, like))
        return like, dict(difference(table, self._table))

    def _remember(self) -> None:
        if self._match is not None and self._match.choices:
            self._asked[self._match.choices[0].kind] = self._match.choices

    def _like(self, before: wire.MatchShown) -> str | None:
        """Return the kind of the question that is asked now, if all clients have seen the choices of an earlier
        question of that kind, other than the one just before; else None."""
        if self._match is None or not self._match.choices:
            return None
        kind = self._match.choices[0].kind
        still = before.choices and before.choices[0].kind == kind
        return None if still or kind not in self._asked else kind

    def _with_choices(self, before: wire.MatchShown, like: str | None) -> wire.MatchShown:
        return before if like is None else msgspec.structs.replace(before, choices=self._asked[like])


def known_now(live_table: ViewedTable, version: int, log: list[wire.LogLine], readings: list[wire.Reading]) -> Known:
    """Return what a client has that was sent everything up to this version."""
    return Known(version, len(log), len(readings), len(live_table.chat))


def table_for(live_table: ViewedTable, seats: list[int], host: bool) -> wire.Table:
    """Return the table for a connection with these seats. The log, readings and chat are left out, and all seats are
    shown as online, so that the result can be compared with an earlier one."""
    row = live_table.table
    return wire.Table(
        id=row.id,
        version=0,
        since=0,
        game=row.game,
        players=len(row.seats),
        options=dict(live_table.game.options),
        house_set=live_table.game.set_name if row.set_text is not None else None,
        stage=live_table.stage,
        seats=[
            wire.SeatShown(
                seat=seat.seat,
                holder=seat.holder,
                name=seat.name,
                bot=seat.bot,
                online=True,
                host=seat.host,
                yours=seat.seat in seats,
                slow=seat.bot is not None and seat.bot not in instant_bots(row.game),
                muted=seat.seat in row.muted,
                waits=is_vacant(row, seat),
            )
            for seat in row.seats
        ],
        host=host,
        watching=0,
        match=None if live_table.match is None else match_for(live_table, live_table.match, seats),
        chat_from=0,
        chat=[],
        rematch=row.rematch,
        lesson=row.lesson is not None,
        hints=row.hints is not None,
        locked=row.locked,
        quiet=WATCHERS in row.muted,
    )


def match_for(live_table: ViewedTable, match: Match, seats: list[int]) -> wire.MatchShown:
    """Return the match as a connection with these seats sees it, without its history."""
    eyes = viewpoint(match, seats)
    view = match.view(eyes)
    result = match.result()
    wanted = live_table.undo_wanted
    return wire.MatchShown(
        number=match.shown_number,
        commitment=match.header.commitment,
        secret=None if result is None else match.secret.hex(),
        shown=match.game.shown(view),
        asked=asked_in(match.game, view),
        choices=choices_for(match.game, view, match.choice(eyes) if eyes >= 0 else None, live_table.table.seats),
        log_from=0,
        log=[],
        readings_from=0,
        readings=[],
        undo_to=[live_table.undo_to(seat.seat) if seat.seat in seats else None for seat in live_table.table.seats],
        undo_asked=None if wanted is None else wire.UndoAsked(wanted.seat, wanted.to, wanted.waiting),
        hints=[
            wire.HintTaken(one.seat, match.numbering.shown(min(one.at, match.number)))
            for one in live_table.table.hints or []
        ],
        result=result,
    )


def viewpoint(match: Match, seats: list[int]) -> int:
    """Return the seat whose view a connection is shown: of several seats the one that has to act, else the first;
    SPECTATOR without seats."""
    if len(seats) > 1:
        thinking = [seat for seat in match.asked() if seat in seats]
        return (thinking or seats)[0]
    return seats[0] if seats else SPECTATOR


def asked_in(game: Game[Any], view: Position) -> list[wire.Asked]:
    """Return which seats have to answer, and the kind of their question."""
    return [wire.Asked(seat, game.questions[int(view.kind)].kind) for seat in door.asked(view) if seat >= 0]


def choices_for(
    game: Game[Any], view: Position, choice: door.Choice | None, seats: Sequence[Seat] = ()
) -> list[wire.ChoiceShown]:
    """Return the question to the seat whose view this is, with every option in its words; closed options have the rule
    that closes them. Empty if the seat has no question."""
    if choice is None:
        return []
    kind, seat = choice.kind, choice.player
    question, open_options, foreign = game.questions[int(view.kind)], set(choice.options), has_server_texts(game)
    options: list[wire.OptionShown] = []
    for option, args in enumerate(question.all_figures(view, seat)):
        words = question.words[option]
        sentence = None
        if foreign:
            sentence = in_all_languages(game, seats, partial(Prose.answer, kind=kind, words=words, values=args), words)
        rule = None if option in open_options else door.closed_by(game, view, seat, option)
        options.append(wire.OptionShown(option, words, choice_id(game.name, kind, words), args, rule, sentence))
    args = dict(game.question_args(view, seat))
    asked = in_all_languages(game, seats, partial(Prose.ask, kind=kind, values=args), kind) if foreign else None
    return [wire.ChoiceShown(seat, kind, f"ask-{game.name}-{kind}", args, options, choice.chosen, asked)]


def with_history(
    table: wire.Table,
    known: Known,
    version: int,
    log: list[wire.LogLine],
    readings: list[wire.Reading],
    chat: list[wire.ChatLine],
) -> wire.Table:
    """Return the whole table for a client that already has `known` of its history."""
    match = table.match
    if match is not None:
        match = msgspec.structs.replace(
            match,
            log_from=known.log,
            log=log[known.log :],
            readings_from=known.readings,
            readings=readings[known.readings :],
        )
    return msgspec.structs.replace(
        table, version=version, since=known.version, match=match, chat_from=known.chat, chat=chat[known.chat :]
    )


def with_presence(table: wire.Table, present: wire.Present) -> wire.Table:
    """Return the table with who is connected."""
    seats = [
        msgspec.structs.replace(seat, online=seat.holder == BOT or seat.seat in present.online) for seat in table.seats
    ]
    return msgspec.structs.replace(table, seats=seats, watching=present.watching)


def common(before: list[wire.LogLine], now: list[wire.LogLine]) -> int:
    """Return the number of first lines that two logs have in common."""
    pairs = zip(before, now, strict=False)
    return next((n for n, (old, new) in enumerate(pairs) if old != new), min(len(before), len(now)))


def past_table(match: Match, number: int, eyes: int) -> wire.PastTable:
    """Return the table as it was at shown number `number`, as the viewer `eyes` (a seat, or SPECTATOR) saw it."""
    view = match.view_at(match.numbering.number(number), eyes)
    return wire.PastTable(number, match.game.shown(view), asked_in(match.game, view))
