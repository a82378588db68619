"""Observations: the view of a seat as a row of small numbers.

`entries(game)` describes every number. `observed` computes the numbers from a view and the declaration of the fields,
slowly; it is the reference. `write` writes the same numbers into a sheet, as fast as the game's own `observe`.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NONE, State
from openoutcry.engine.position import (
    AMOUNT,
    BAG,
    BY_SEAT,
    CARDS,
    LEFT_OUT,
    MOST,
    NOTES,
    NUMBERS,
    ONE_OF,
    OWNER,
    PART,
    PARTS,
    SEAT,
    SEATS,
    SET,
    UNKNOWN,
    Field,
    Part,
    Position,
)
from openoutcry.engine.sheet import COVERED, WORD, Sheet
from openoutcry.engine.views import view

MOST_OPTIONS: Final = 63


class Entry:
    """The description of one number of an observation: its name, its bounds `low` to `high`, and its meaning `reads`
    (AMOUNT, ONE_OF, SEAT, SEATS or SET)."""

    def __init__(self, name: str, low: int, high: int, reads: int) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.reads = reads


class Observed:
    """Computes the observation of one seat, a fixed list of numbers for learning, and the description of each number.

    It is the slow reference, which works from the declaration of the fields. The position must be a view of that seat.
    """

    def __init__(self, g: Position, seat: int, players: int, questions: int) -> None:
        self.g = g
        self.players = players
        self.seat = seat
        self.order = [(seat + n) % players for n in range(players)]
        self.numbers: list[int] = []
        self.entries: list[Entry] = []
        self.add("question", int(g.kind), NONE, questions - 1, ONE_OF)
        self.add("asked player", self.from_viewer(int(g.player)), NONE, players - 1, SEAT)
        self.add("waiting", self.turned(int(g.waiting)), 0, (1 << players) - 1, SEATS)
        kept = int(g.sealed[seat]) if len(g.sealed) > seat else NONE
        self.add("sealed answer", kept, NONE, MOST_OPTIONS - 1, ONE_OF)
        self.part(g, g.fields(), "", True)

    def add(self, name: str, value: int, low: int, high: int, reads: int) -> None:
        """Append one number, with its name, its bounds and its meaning."""
        self.numbers.append(value)
        self.entries.append(Entry(name, low, high, reads))

    def from_viewer(self, seat: int) -> int:
        """Return a seat counted from the viewer's, which is 0. Negative seats become NONE (-1)."""
        return (seat - self.seat) % self.players if seat >= 0 else NONE

    def turned(self, seats: int) -> int:
        """Return a bit set of seats counted from the viewer's, which is 0."""
        return sum(1 << n for n, seat in enumerate(self.order) if seats >> seat & 1)

    def part(self, part: object, fields: list[Field], path: str, own: bool) -> None:
        """Append the numbers of a part of the position: its bags first, then its other fields in the order of their
        declaration. `own` is whether the part belongs to the viewer."""
        for field in fields:
            if field.shape == BAG and field.reads != LEFT_OUT:
                self.listed(field, list(getattr(part, field.name).counts), path + field.name)
        for field in fields:
            if field.shape != BAG and field.reads != LEFT_OUT:
                self.field(part, field, path + field.name, own)

    def field(self, part: object, field: Field, name: str, own: bool) -> None:
        """Append the numbers of one field, as its declaration says. Fields that only another owner sees are skipped."""
        value = getattr(part, field.name)
        if field.shape == PART:
            inner = cast(Part, value)
            if not inner.absent():
                self.part(inner, inner.fields(), name + ".", own)
        elif field.shape == PARTS:
            parts = cast(list[Part], value)
            places = self.order if field.reads == BY_SEAT else list(range(len(parts)))
            for n, place in enumerate(places):
                self.part(parts[place], parts[place].fields(), f"{name}.{n}.", n == 0 or field.reads != BY_SEAT)
        elif field.shape == CARDS:
            self.cards(part, field, cast(Cards, value), name, own)
        elif field.reads == NOTES:
            self.notes(field, list(value), name)
        elif field.sight == OWNER and not own:
            return
        elif field.shape == NUMBERS:
            found = [int(one) for one in value]
            if field.reads == BY_SEAT:
                each = len(found) // self.players
                found = [one for seat in self.order for one in found[seat * each : (seat + 1) * each]]
            self.listed(field, found, name, self.kinds(part, field))
        elif field.reads == SEAT:
            self.add(name, self.from_viewer(int(value)), NONE, self.players - 1, SEAT)
        elif field.reads == SEATS:
            self.add(name, self.turned(int(value)), 0, (1 << self.players) - 1, SEATS)
        elif field.reads == SET:
            for start in range(0, field.high, WORD):
                room = min(WORD, field.high - start)
                self.add(f"{name} from {start}", int(value) >> start & MOST, 0, (1 << room) - 1, SET)
        else:
            self.add(name, int(value), field.low, self.kinds(part, field), field.reads)

    def listed(self, field: Field, found: list[int], name: str, high: int = MOST) -> None:
        """Append a list of numbers, with bounds from the declaration of the field and at most `high`."""
        for n, one in enumerate(found):
            self.add(f"{name}.{n}", one, field.low, min(high, field.high), ONE_OF if field.reads == ONE_OF else AMOUNT)

    def notes(self, field: Field, found: list[int], name: str) -> None:
        """Append what the viewer knows of each other player, from the table that stores it for every pair of seats."""
        each = len(found) // (self.players + 1) // self.players
        for n, seat in enumerate(self.order[1:]):
            start = (self.seat * self.players + seat) * each
            self.listed(field, found[start : start + each], f"{name}.{n + 1}")

    def kinds(self, part: object, field: Field) -> int:
        """Return the upper bound of a card or number: the highest kind in its bag, unless the declaration has a bound
        of its own."""
        if not field.bag or field.high != MOST:
            return field.high
        bag = cast(Bag, getattr(part if hasattr(part, field.bag) else self.g, field.bag))
        return len(bag.counts) - 1

    def cards(self, part: object, field: Field, row: Cards, name: str, own: bool) -> None:
        """Append the size of a row of cards, then its cards: one by one, or counted by kind if `places` is 0. If only
        another owner sees the row, append only its size."""
        kinds = self.kinds(part, field)
        listed = [COVERED if kind == UNKNOWN else kind for kind in row.listed()]
        self.add(f"{name}.size", len(listed), 0, MOST_OPTIONS * 4, AMOUNT)
        if field.sight == OWNER and not own:
            return
        if field.places == 0:
            self.add(f"{name}.last", listed[-1] if listed else NONE, COVERED, kinds, ONE_OF)
            for kind in range(kinds + 1):
                self.add(f"{name}.{kind}", listed.count(kind), 0, MOST_OPTIONS * 4, AMOUNT)
            return
        if field.reads == BY_SEAT:
            each = int(self.g.places_each())
            owned = listed[: each * self.players] + [NONE] * (each * self.players - len(listed))
            start = each * self.seat
            listed = owned[start:] + owned[:start] + listed[each * self.players :]
        for place in range(field.places):
            kind = listed[place] if place < len(listed) else NONE
            self.add(f"{name}.{place}", kind, COVERED, kinds, ONE_OF)


def entries(game: Game[Any]) -> list[Entry]:
    """Return the description of every number of an observation of this game, in order."""
    return Observed(view(game.new(), 0, True), 0, game.players, len(game.questions)).entries


def observed(game: Game[Any], g: Position, seat: int) -> list[int]:
    """Return the observation of a seat as a list of numbers, computed slowly from its view with a perfect memory."""
    return Observed(view(g, seat, True), seat, game.players, len(game.questions)).numbers


class Observing:
    """Writes observations of one game into a `Sheet`, by the game's fast `observe` if it has one.

    `width` is the count of numbers in an observation. An action is a number that stands for a question and an answer to
    it: `offsets` has the first action of each question, and `actions` is the number of all actions.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.width: i64 = len(entries(game))
        self.offsets: vec[i64] = vec[i64]([0] * len(game.questions))
        self.actions: i64 = 0
        number: i64 = 0
        for question in game.questions:
            self.offsets[number] = self.actions
            self.actions += len(question.words)
            number += 1

    def write(self, g: Position, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write the observation of a seat into row `row` of the sheet."""
        sheet.begin(row, seat)
        sheet.amount(g.kind)
        player = g.player
        if g.waiting & bit(seat) != 0:
            player = seat
        if player < 0:
            player = NONE
        sheet.seat(player)
        sheet.seats(g.waiting)
        kept: i64 = NONE
        if len(g.sealed) > 0:
            kept = g.sealed[seat]
        sheet.amount(kept)
        if not g.observe(sheet):
            sheet.begin(row, seat)
            for number in observed(self.game, g, int(seat)):
                sheet.amount(number)

    def option(self, g: State, action: i64) -> i64:
        """Return the option that an action stands for, or NONE (-1) if it belongs to another question or is not
        open."""
        option = action - self.offsets[g.kind]
        if option < 0 or option >= MOST_OPTIONS or g.options & bit(option) == 0:
            return NONE
        return option
