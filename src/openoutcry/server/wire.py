"""The types of everything that is sent between the server and a browser. The client's TypeScript types are generated
from them. This module has no rules and no state: `server.live.seat_view` fills a table from a seat's view."""

from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.match.match import Result

Args = dict[str, int | str | bool]
# The types of what a game shows are its own: a struct of its `shown.py`, an event of its `events.py`.
Shown = msgspec.Struct
# A sentence of an external game by language, since the client has no texts for it.
Said = dict[str, str]
# Sentences of the coach by language; they are written on the server, which has the positions.
SaidLines = dict[str, list[str]]


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """An error: `code` is a message id of the catalogues, `args` its values, `message` the English text."""

    code: str
    args: Args
    message: str


class OptionShown(msgspec.Struct, frozen=True, gc=False):
    """One answer to a choice. `words` is its written form ("sell 2"). The button shows the message `key` with `args`,
    or the text `said`. `rule` is the message that says why the option is closed, None if it is open."""

    option: int
    words: str
    key: str
    args: Args
    rule: str | None = None
    said: Said | None = None


class ChoiceShown(msgspec.Struct, frozen=True, gc=False):
    """A question to one of your seats. `chosen` is a sealed answer already given, which may still be changed."""

    seat: int
    kind: str
    key: str
    args: Args
    options: list[OptionShown]
    chosen: int | None = None
    said: Said | None = None


class Asked(msgspec.Struct, frozen=True, gc=False):
    """A seat that has to answer, and the kind of its question; public."""

    seat: int
    kind: str


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """An event, and the number of inputs after which the table looked as the event left it. For an external game also
    the sentence, and the only seat that may read it."""

    number: int
    event: Event
    reader: int | None = None
    said: Said | None = None


class Reading(msgspec.Struct, frozen=True, gc=False):
    """A point of the charts: the points or fortune of all seats, and the price of every company."""

    number: int
    fortunes: list[int]
    prices: list[int]


class UndoAsked(msgspec.Struct, frozen=True, gc=False):
    """A request to undo to `number` inputs that needs the consent of all; `waiting` are the seats that have not
    answered."""

    seat: int
    number: int
    waiting: list[int]


class HintTaken(msgspec.Struct, frozen=True, gc=False):
    """A seat took a hint after `number` inputs; public."""

    seat: int
    number: int


class MatchShown(msgspec.Struct, frozen=True, gc=False):
    """The match as one connection may see it. `log` and `readings` of an update contain only what is new. `log_from` is
    the number of log lines before them; after an undo it is less than the client has, which then drops its further
    lines."""

    number: int
    commitment: str
    secret: str | None
    shown: Shown
    asked: list[Asked]
    choices: list[ChoiceShown]
    log_from: int
    log: list[LogLine]
    readings_from: int
    readings: list[Reading]
    undo_to: list[int | None]
    undo_asked: UndoAsked | None
    hints: list[HintTaken]
    result: Result | None


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """A seat: open, a person's or a bot's. `yours` means that this browser holds it, `slow` that its bot may compute
    for a while. A `muted` seat cannot chat. A seat that `waits` is vacant in a match and can be taken over."""

    seat: int
    holder: str
    name: str
    bot: str | None
    online: bool
    host: bool
    yours: bool
    slow: bool
    muted: bool
    waits: bool


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat; `seat` is None for a spectator, `at` is seconds since 1970."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Table(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="table"):
    """The whole table. If `since` is 0, it is complete. Else the client has that version's log, readings and chat, and
    only what is new of these is included. `stage` is lobby, playing or over. `rematch` is the id of the table of the
    next match. `lesson` marks a guided first game. `hints` means that a player may ask the coach. A `locked` table is
    visible to its seat holders and host only. At a `quiet` table spectators cannot chat."""

    id: str
    version: int
    since: int
    game: str
    players: int
    options: Args
    house_set: str | None
    stage: str
    seats: list[SeatShown]
    host: bool
    watching: int
    match: MatchShown | None
    chat_from: int
    chat: list[ChatLine]
    rematch: str | None
    lesson: bool
    hints: bool
    locked: bool
    quiet: bool


class Changes(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="changes"):
    """The difference from the version `since`: see `openoutcry.server.changes` for `changed`. `like` is a kind of
    question: the client first replaces the table's choices by those it showed last for that kind. `log`, `readings` and
    `chat` are appended to what the client has; if `log_from` is given, the log is cut to so many lines first."""

    version: int
    since: int
    changed: dict[str, Any]
    like: str | None = None
    log_from: int | None = None
    log: list[LogLine] = []
    readings: list[Reading] = []
    chat: list[ChatLine] = []


class Present(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="present"):
    """The seats of connected people, and the number of spectators. It has no version."""

    online: list[int]
    watching: int


class HintedAnswer(msgspec.Struct, frozen=True, gc=False):
    """An answer as on its button, and its estimated share of won games with the half width `error`."""

    option: int
    said: Said
    win: float
    error: float


class Hint(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="hint"):
    """The answers that the coach recommends, the best first, and the reason."""

    seat: int
    number: int
    answers: list[HintedAnswer]
    why: SaidLines


class Choose(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer your seat's choice; `number` is the match number the client was looking at."""

    seat: int
    number: int
    option: int


class Say(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class Undo(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo to when the match had `to` inputs."""

    seat: int
    to: int


class Consent(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Answer another seat's request to undo."""

    seat: int
    agree: bool


class TakeHint(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask the coach about your seat's choice; `number` is the match number the client was looking at."""

    seat: int
    number: int


class Ping(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keeps the connection open."""


Received = Choose | Say | Undo | Consent | TakeHint | Ping


class Refused(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="refused"):
    """A message was not accepted; nothing changed. `to` is that message. It is None if the message could not be parsed
    or exceeded a limit, or if the connection is closed for this reason."""

    refusal: Refusal
    to: Received | None = None


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="pong"):
    """The answer to a ping."""


Sent = Table | Changes | Present | Hint | Refused | Pong


class NewTable(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Open a table. `seats` says who gets each seat: "person" (you, with `names`), "open" or a bot's name. `hints`
    means that players may ask the coach."""

    game: str
    seats: list[str]
    names: list[str]
    options: dict[str, str] = {}
    house_set: str | None = None
    hints: bool = False


class NewLesson(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Open a guided first game on its prepared deal, and start it."""

    game: str
    name: str


class SitDown(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int
    name: str


class FillSeat(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Put a bot on an open seat, or remove it (`bot` None). Only the host may do this."""

    seat: int
    bot: str | None


class Remove(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Remove a person or bot from a seat. In a match a `bot` takes the seat, or it waits for a newcomer. Only the host
    may do this."""

    seat: int
    bot: bool = False


class Mute(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Mute or unmute a seat, or all spectators if `seat` is None. Only the host may do this."""

    seat: int | None
    muted: bool


class Lock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Lock or unlock a table. Only the host may do this."""

    locked: bool


class DeedShown(msgspec.Struct, frozen=True, gc=False):
    """An entry of the audit log: `role` is host, house (the operator) or person; `at` is seconds since 1970."""

    at: float
    role: str
    who: str
    deed: str
    seat: int | None
    detail: str


class Forgotten(msgspec.Struct, frozen=True, gc=False):
    """The number of tables from which a browser's names were removed."""

    tables: int


class Opened(msgspec.Struct, frozen=True, gc=False):
    """A table or a rematch was opened."""

    id: str


class SeatLink(msgspec.Struct, frozen=True, gc=False):
    """The secret link by which a seat can be used on another device, and its QR code as SVG."""

    seat: int
    link: str
    qr: str


class Invitation(msgspec.Struct, frozen=True, gc=False):
    """The link to share, and its QR code as SVG."""

    link: str
    qr: str


class PastTable(msgspec.Struct, frozen=True, gc=False):
    """The table as it was after `number` inputs."""

    number: int
    shown: Shown
    asked: list[Asked]


class MyTable(msgspec.Struct, frozen=True, gc=False):
    """A table at which this browser holds a seat, with the names of its people and of its bots."""

    id: str
    game: str
    stage: str
    names: list[str]
    bots: list[str]
    your_turn: bool


class Rules(msgspec.Struct, frozen=True, gc=False):
    """A game's box for a page of rules. It has the values of the data file by their paths ("credit_chips"), the
    provenance of each table of the file (printed, secondary or reconstructed; "rounds.5" is a part with another
    provenance than its table), and the table before the first move, with all modules."""

    data: dict[str, int | str]
    provenance: dict[str, str]
    shown: Shown


class Chances(msgspec.Struct, frozen=True, gc=False):
    """The chance of each seat to win after `number` inputs, with all cards open."""

    number: int
    seats: list[float]


class CoachedAnswer(msgspec.Struct, frozen=True, gc=False):
    """An answer that cost something: the number of inputs when it was given, its cost as a share of wins (0.05 is five
    games of a hundred), the question, and why another answer was better."""

    number: int
    cost: float
    asked: Said
    told: SaidLines


class CoachedSeat(msgspec.Struct, frozen=True, gc=False):
    """The review of a seat: `result` = `par` + `luck` + `skill` + `table`, the costliest answers, and the number of
    mistakes as a sentence."""

    result: float
    par: float
    luck: float
    skill: float
    table: float
    answers: list[CoachedAnswer]
    mistakes: Said = {}


class Coached(msgspec.Struct, frozen=True, gc=False):
    """The coach's review of a finished match."""

    chances: list[Chances]
    seats: list[CoachedSeat]


class CoachAsked(msgspec.Struct, frozen=True, gc=False):
    """The state of a review: `told` is None while the coach is still `looking`, and if there is no review."""

    looking: bool
    told: Coached | None = None
