"""Positions: states whose fields are declared, each with who sees it. From that come saving and loading, and views."""

from typing import Any, Final, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.errors import BadState, MissingMethod
from openoutcry.engine.kernel import IDLE, NONE, State, Step
from openoutcry.engine.sheet import Sheet

UNKNOWN: Final = -(1 << 40)
MOST: Final = (1 << 15) - 1  # no number of an observation is larger
SPECTATOR: Final = -3

# Who sees a field.
PUBLIC: Final = 0
COUNTED: Final = 1  # covered, but could be remembered: its owner, and whoever has a perfect memory
OWNER: Final = 2

# What a field is.
NUMBER: Final = 0
NUMBERS: Final = 1
BAG: Final = 2
PART: Final = 3
PARTS: Final = 4
CARDS: Final = 5

# What its numbers are, for whoever writes or reads an observation.
AMOUNT: Final = 0
ONE_OF: Final = 1  # the number of a company, a card, a space; NONE for none
SEAT: Final = 2
SEATS: Final = 3
SET: Final = 4  # of numbers below `high`
BY_SEAT: Final = 5  # so many for each seat, or one part, or the first places of a row
NOTES: Final = 6  # what each seat, and last everybody, knows of each seat; observed is what the viewer does
LEFT_OUT: Final = 7  # empty when players are asked, or told by other fields


class Field:
    """One declared field. Cards name the bag from which they were drawn: there the unseen ones could as well be. Where
    players take such a row as a `heap`, what they take tells nobody in which place a covered card lay.

    No number of it is below `low` or above `high`, with any house set. What the numbers are is what it `reads`. A row
    of cards is observed place by place, if it says how many `places` at most, and else by how many there are of a
    kind; of one that only its owner sees, the others observe how many cards it has."""

    def __init__(
        self,
        name: str,
        shape: int = NUMBER,
        sight: int = PUBLIC,
        bag: str = "",
        heap: bool = False,
        low: int = NONE,
        high: int = MOST,
        reads: int = AMOUNT,
        places: int = 0,
    ) -> None:
        self.name = name
        self.head = f'"{name}":'.encode()  # what stands before it where it is written
        self.shape = shape
        self.sight = sight
        self.bag = bag
        self.heap = heap
        self.low = low
        self.high = high
        self.reads = reads
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(State):
    """A state that can be saved, seen and guessed: every game's state is one."""

    def fields(self) -> list[Field]:
        """All fields of the table, declared."""
        raise MissingMethod(type(self).__name__, "fields")

    def clone(self) -> "Position":
        """Return a copy of the position that reports no events."""
        raise MissingMethod(type(self).__name__, "clone")

    def blank(self) -> "Position":
        """An empty state of the same game and the same number of players, with all lists of numbers as long as here."""
        raise MissingMethod(type(self).__name__, "blank")

    def refresh(self) -> None:
        """Work out again what follows from the fields, now that they are filled: loaded, or copied into a view."""

    def put_back(self, g: "Position", seat: i64, perfect: bool) -> None:
        """In a view of `g`: put what is covered and is not a row of cards back into its bag, where it could as well
        be, and let the viewer see their own part of a table of notes. `Game.fill` deals it out again."""

    def places_each(self) -> i64:
        """Return how many of the first places of a row that is read BY_SEAT belong to each seat."""
        return 1

    def observe(self, sheet: Sheet) -> bool:
        """Write down what the viewer of the sheet sees, with a perfect memory: the bags of the table first, then the
        other fields as they are declared. The laws hold this to what `observation` says from the declaration alone,
        slowly; a game that says False here leaves it at that."""
        return False


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Part:
    """A part of a state with fields of its own: a player's side of the table."""

    def fields(self) -> list[Field]:
        """All fields of the part, declared."""
        raise MissingMethod(type(self).__name__, "fields")

    def absent(self) -> bool:
        """Return whether the part belongs to a module that is off, so that there is nothing to observe."""
        return False


Saved = dict[str, Any]


def save(g: Position, steps: dict[str, Step[Any]]) -> Saved:
    """The whole state as plain numbers and names; the same state always gives the same value."""
    names = {id(step): name for name, step in steps.items()}
    names[id(IDLE)] = ""
    return {
        "step": names[id(g.step)],
        "agenda": [names[id(step)] for step in g.agenda[: int(g.depth)]],
        "begun": int(g.begun),
        "asked": [int(g.player), int(g.kind), int(g.options)],
        "waiting": int(g.waiting),
        "sealed": list(g.sealed),
        "learned": int(g.learned),
        "table": save_fields(g, g.fields()),
    }


def save_fields(part: object, fields: list[Field]) -> Saved:
    """The declared fields of a part."""
    return {field.name: _saved(getattr(part, field.name), field.shape) for field in fields}


def _saved(value: Any, shape: int) -> Any:
    if shape == NUMBER:
        return int(value)
    if shape == NUMBERS:
        return list(value)
    if shape == BAG:
        return list(value.counts)
    if shape == PART:
        return save_fields(value, value.fields())
    if shape == PARTS:
        return [save_fields(part, part.fields()) for part in value]
    return [[value.kinds[n], value.seen[n]] for n in range(value.size)]


def load(saved: Saved, blank: Position, steps: dict[str, Step[Any]]) -> Position:
    """The state that was saved; `blank` is an empty one of the same set-up, which is filled."""
    try:
        blank.step = steps[saved["step"]] if saved["step"] else IDLE
        blank.agenda = [steps[name] for name in saved["agenda"]]
        blank.depth = len(blank.agenda)
        blank.begun = saved["begun"]
        blank.ask(saved["asked"][0], saved["asked"][1], saved["asked"][2])
        blank.waiting = saved["waiting"]
        blank.sealed = vec[i64](saved["sealed"])
        blank.learned = saved["learned"]
        _load_fields(saved["table"], blank, blank.fields())
        blank.refresh()
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as problem:
        raise BadState("bad-state", f"this is not a saved state of this game: {problem!r}") from problem
    return blank


def _load_fields(saved: Saved, part: object, fields: list[Field]) -> None:
    for field in fields:
        value = saved[field.name]
        if field.shape == NUMBER:
            setattr(part, field.name, value)
        elif field.shape == NUMBERS:
            fill_in_place(part, field.name, value)
        elif field.shape == BAG:
            setattr(part, field.name, Bag(vec[i64](value)))
        elif field.shape == PART:
            inner = cast(Part, getattr(part, field.name))
            _load_fields(value, inner, inner.fields())
        elif field.shape == PARTS:
            parts = cast(list[Part], getattr(part, field.name))
            for inner_saved, inner_part in zip(value, parts, strict=True):
                _load_fields(inner_saved, inner_part, inner_part.fields())
        else:
            cards = Cards()
            for kind, seen in value:
                cards.add(kind, seen)
            setattr(part, field.name, cards)


def fill_in_place(part: object, name: str, values: list[int]) -> None:
    """Write into a list of numbers in place: setting a `vec` from outside its class leaks memory (mypyc 2.4)."""
    room = _room_for(part, name, len(values))
    place: i64 = 0
    for value in values:
        room[place] = value
        place += 1


def copy_in_place(part: object, name: str, values: vec[i64]) -> None:
    """Write the same numbers into a list in place."""
    room = _room_for(part, name, len(values))
    for place in range(len(values)):
        room[place] = values[place]


def cover_in_place(part: object, name: str, size: i64) -> None:
    """Write holes into a list of numbers in place."""
    room = _room_for(part, name, size)
    for place in range(size):
        room[place] = UNKNOWN


def _room_for(part: object, name: str, size: i64) -> vec[i64]:
    room = cast(vec[i64], getattr(part, name))
    if len(room) != size:
        raise ValueError(f"{name} has {size} numbers, and {len(room)} are needed")
    return room
