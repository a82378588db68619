"""Everything that travels between the server and a browser, as types. The client's TypeScript is made from these.

Nothing here knows a rule or holds a state: `server.live.snapshot` fills a table from a seat's view.
"""

from typing import Any

import msgspec

from openoutcry.engine.events import Event
from openoutcry.match.match import Result

Args = dict[str, int | str | bool]
# What a game shows and tells is the game's own: a struct of `shown.py`, an event of `events.py`.
Shown = msgspec.Struct
# A sentence by language, of a game of another package: the client has no words for it.
Said = dict[str, str]
# Sentences by language, of the coach, who speaks of games played on in the server.
SaidLines = dict[str, list[str]]


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """What was wrong: `code` is a message of the catalogues, `args` its values, `message` the English text."""

    code: str
    args: Args
    message: str


class OptionShown(msgspec.Struct, frozen=True, gc=False):
    """One answer to a choice. `words` is its written form ("sell 2"); `key` and `args` make the button's text, or
    `said` is it. `rule` is the message that says why it is closed, None when it is open."""

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
    """Who is thinking about what; public."""

    seat: int
    kind: str


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """An event and the number of inputs after which the table looked as it left it. Of a game of another
    package also the sentence, and the only seat that may read it."""

    number: int
    event: Event
    reader: int | None = None
    said: Said | None = None


class Reading(msgspec.Struct, frozen=True, gc=False):
    """A point of the charts: everybody's points or fortune, and every company's price."""

    number: int
    fortunes: list[int]
    prices: list[int]


class UndoAsked(msgspec.Struct, frozen=True, gc=False):
    """A request to go back to `number` inputs that needs everyone's consent; `waiting` have not answered."""

    seat: int
    number: int
    waiting: list[int]


class HintTaken(msgspec.Struct, frozen=True, gc=False):
    """Somebody asked the coach after `number` inputs; public."""

    seat: int
    number: int


class MatchShown(msgspec.Struct, frozen=True, gc=False):
    """The match as one connection may see it. `log` and `readings` of an update hold only what is new;
    `log_from` is how many log lines stand before them (less than you hold after an undo: cut yours there)."""

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
    """A chair: open, a person's or a bot's. `yours` is whether this browser holds it, `slow` whether a bot sits there
    that may think for a while. Who is `muted` says nothing; a seat of a match that `waits` is free for who comes."""

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
    """The whole table: for whoever knows nothing (`since` 0), or held that version, missed something since and still
    has its log, readings and chat, of which only what is new is here.
    `stage` is lobby, playing or over. `rematch` is the id of the table where the next game is. At a `lesson` a teacher
    speaks. `hints` is whether those who are asked may ask the coach. A table that is `locked` is seen by those alone
    who sit at it; where it is `quiet`, who only watches says nothing."""

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
    """What is different from the version `since`: see `openoutcry.server.changes` for `changed`. `like` is the kind of
    a question: its choices are to be put into the table that you hold, as they were shown last, before it is changed.
    `log`, `readings` and `chat` follow what you hold; of the log so much as `log_from` says, if it does."""

    version: int
    since: int
    changed: dict[str, Any]
    like: str | None = None
    log_from: int | None = None
    log: list[LogLine] = []
    readings: list[Reading] = []
    chat: list[ChatLine] = []


class Present(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="present"):
    """Who is here: the seats of people who are on the line, and how many only watch. It has no version."""

    online: list[int]
    watching: int


class HintedAnswer(msgspec.Struct, frozen=True, gc=False):
    """An answer as on a button, and in which share of such games it wins, give or take `error`."""

    option: int
    said: Said
    win: float
    error: float


class Hint(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="hint"):
    """What the coach would answer, the best first, and why."""

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
    """Go back to when the match had `to` inputs."""

    seat: int
    to: int


class Consent(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Answer somebody's request to undo."""

    seat: int
    agree: bool


class TakeHint(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask the coach about your seat's choice; `number` is the match number the client was looking at."""

    seat: int
    number: int


class Ping(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keeps the line open."""


Received = Choose | Say | Undo | Consent | TakeHint | Ping


class Refused(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="refused"):
    """A message was not accepted; nothing changed. `to` is that message, or None if it could not be read, was one too
    many, or the connection is closed for this reason."""

    refusal: Refusal
    to: Received | None = None


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="pong"):
    """The answer to a ping."""


Sent = Table | Changes | Present | Hint | Refused | Pong


class NewTable(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Open a table. `seats` says what sits where: "person" (you, with `names`), "open" or a bot's name, one a seat.
    `hints` is whether those who are asked may ask the coach."""

    game: str
    seats: list[str]
    names: list[str]
    options: dict[str, str] = {}
    house_set: str | None = None
    hints: bool = False


class NewLesson(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Open a guided first game, on the deal that was prepared for it, and begin."""

    game: str
    name: str


class SitDown(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int
    name: str


class FillSeat(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host puts a bot on an open seat, or takes it off again (`bot` None)."""

    seat: int
    bot: str | None


class Remove(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host takes somebody off a seat; in a match a `bot` plays on, or the seat waits for whoever comes."""

    seat: int
    bot: bool = False


class Mute(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host lets a seat say nothing, or speak again; without a `seat`, all who only watch."""

    seat: int | None
    muted: bool


class Lock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host closes the door of a table, or opens it."""

    locked: bool


class DeedShown(msgspec.Struct, frozen=True, gc=False):
    """Who did what: `role` is host, house or person; `at` is seconds since 1970."""

    at: float
    role: str
    who: str
    deed: str
    seat: int | None
    detail: str


class Forgotten(msgspec.Struct, frozen=True, gc=False):
    """At how many tables a browser's names were taken off."""

    tables: int


class Opened(msgspec.Struct, frozen=True, gc=False):
    """A table or a rematch was opened."""

    id: str


class SeatLink(msgspec.Struct, frozen=True, gc=False):
    """The secret link by which a seat is taken up again on another device, and its QR code as SVG."""

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
    """A table this browser has a seat at: the names of its people and of its bots."""

    id: str
    game: str
    stage: str
    names: list[str]
    bots: list[str]
    your_turn: bool


class Rules(msgspec.Struct, frozen=True, gc=False):
    """A game's box for a page of rules: what its data file says, each value by the way to it ("credit_chips"), how each
    table of the file is known (printed, secondary or reconstructed; "rounds.5" is a part known otherwise than the rest
    of its table), and the table before anything has happened, with all modules."""

    data: dict[str, int | str]
    provenance: dict[str, str]
    shown: Shown


class Chances(msgspec.Struct, frozen=True, gc=False):
    """How likely each seat was to win after `number` inputs, with all cards open."""

    number: int
    seats: list[float]


class CoachedAnswer(msgspec.Struct, frozen=True, gc=False):
    """An answer that cost something: after how many inputs it was given, what it cost (0.05 is five games of a
    hundred), what was asked, and why another one was better."""

    number: int
    cost: float
    asked: Said
    told: SaidLines


class CoachedSeat(msgspec.Struct, frozen=True, gc=False):
    """A seat's game: `result` = `par` + `luck` + `skill` + `table`, the answers that cost most, and how many mistakes
    there were, as a sentence."""

    result: float
    par: float
    luck: float
    skill: float
    table: float
    answers: list[CoachedAnswer]
    mistakes: Said = {}


class Coached(msgspec.Struct, frozen=True, gc=False):
    """What the coach says of a match that is over."""

    chances: list[Chances]
    seats: list[CoachedSeat]


class CoachAsked(msgspec.Struct, frozen=True, gc=False):
    """What has become of asking the coach: `told` is None while it is still `looking`, and where it has nothing to
    say."""

    looking: bool
    told: Coached | None = None
