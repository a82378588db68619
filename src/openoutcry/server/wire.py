"""Everything that travels between the server and a browser, as types. The client's TypeScript is made from these.

Nothing here knows a rule or holds a state: a snapshot is filled from a seat's view by `server.rooms`.
"""

import msgspec

from openoutcry.engine.events import Event
from openoutcry.games.mogul.shown import MogulShown
from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.games.stockpile.shown import StockpileShown

Args = dict[str, int | str | bool]
Shown = MogulShown | SpeculationBoardShown | SpeculationCardsShown | StockpileShown


class OptionInfo(msgspec.Struct, frozen=True):
    """A rule option of a game; `players` lists the counts that allow more than the default, empty means all."""

    name: str
    values: list[str]
    default: str
    players: list[int]


class GameInfo(msgspec.Struct, frozen=True):
    """A game as offered when a table is opened. Names and descriptions are in the message catalogues."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    modules: list[str]
    bots: list[str]


class Refusal(msgspec.Struct, frozen=True):
    """What was wrong: `code` is a message of the catalogues, `args` its values, `message` the English text."""

    code: str
    args: Args
    message: str


class OptionShown(msgspec.Struct, frozen=True):
    """One answer to a choice. `words` is its written form ("sell 2"); `key` and `args` make the button's text.
    `rule` is the message that says why it is closed, None when it is open."""

    option: int
    words: str
    key: str
    args: Args
    rule: str | None = None


class ChoiceShown(msgspec.Struct, frozen=True):
    """A question to one of your seats. `chosen` is a sealed answer already given, which may still be changed."""

    seat: int
    kind: str
    key: str
    args: Args
    options: list[OptionShown]
    chosen: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """Who is thinking about what; public."""

    seat: int
    kind: str


class LogLine(msgspec.Struct, frozen=True):
    """An event and the number of inputs after which the table looked as it left it."""

    number: int
    event: Event


class Reading(msgspec.Struct, frozen=True):
    """A point of the charts: everybody's points or fortune, and every company's price."""

    number: int
    fortunes: list[int]
    prices: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    end: str


class UndoAsked(msgspec.Struct, frozen=True):
    """A request to go back to `number` inputs that needs everyone's consent; `waiting` have not answered."""

    seat: int
    number: int
    waiting: list[int]


class MatchShown(msgspec.Struct, frozen=True):
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
    result: Result | None


class SeatShown(msgspec.Struct, frozen=True):
    """A chair: open, a person's or a bot's. `yours` is whether this browser holds it."""

    seat: int
    holder: str
    name: str
    bot: str | None
    online: bool
    host: bool
    yours: bool


class ChatLine(msgspec.Struct, frozen=True):
    """`seat` is None for a spectator; `at` is seconds since 1970."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Table(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A snapshot (`since` 0) or an update (`since` is the version it builds on; log, readings, chat hold what is new).
    `stage` is lobby, playing or over. `rematch` is the id of the table where the next game is."""

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


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Your last message was not accepted; nothing changed."""

    refusal: Refusal


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


Sent = Table | Refused | Pong


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer your seat's choice; `number` is the match number the client was looking at."""

    seat: int
    number: int
    option: int


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Go back to when the match had `to` inputs."""

    seat: int
    to: int


class Consent(msgspec.Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Answer somebody's request to undo."""

    seat: int
    agree: bool


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keeps the line open."""


Received = Choose | Say | Undo | Consent | Ping


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `seats` says what sits where: "person" (you, with `names`), "open" or a bot's name, one a seat."""

    game: str
    seats: list[str]
    names: list[str]
    options: dict[str, str] = {}
    house_set: str | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int
    name: str


class FillSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot on an open seat, or takes it off again (`bot` None)."""

    seat: int
    bot: str | None


class Opened(msgspec.Struct, frozen=True):
    """A table or a rematch was opened."""

    id: str


class SeatLink(msgspec.Struct, frozen=True):
    """The secret link by which a seat is taken up again on another device, and its QR code as SVG."""

    seat: int
    link: str
    qr: str


class Invitation(msgspec.Struct, frozen=True):
    """The link to share, and its QR code as SVG."""

    link: str
    qr: str


class PastTable(msgspec.Struct, frozen=True):
    """The table as it was after `number` inputs."""

    number: int
    shown: Shown
    asked: list[Asked]


class MyTable(msgspec.Struct, frozen=True):
    """A table this browser has a seat at: the people's names and the kinds of its bots."""

    id: str
    game: str
    stage: str
    names: list[str]
    bots: list[str]
    your_turn: bool
