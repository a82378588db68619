"""Positions: states whose fields are declared, each with who sees it.

Saving, loading and views read the declaration. `tools/state_methods.py` writes `__init__`, `fields`, `blank`, `clone`
and `observe` from it into the classes; a game may also write them by hand.
"""

from typing import Any, Final, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.errors import BadState, MissingMethod
from openoutcry.engine.kernel import IDLE, NONE, State, Step
from openoutcry.engine.sheet import Sheet

UNKNOWN: Final = -(1 << 40)
MOST: Final = (1 << 15) - 1  # the largest number of an observation
SPECTATOR: Final = -3

# Who sees a field.
PUBLIC: Final = 0
COUNTED: Final = 1  # covered, but can be remembered: the owner, and viewers with a perfect memory
OWNER: Final = 2

# The shape of a field.
NUMBER: Final = 0
NUMBERS: Final = 1
BAG: Final = 2
PART: Final = 3
PARTS: Final = 4
CARDS: Final = 5

# What the numbers of a field are in an observation.
AMOUNT: Final = 0
ONE_OF: Final = 1  # the number of a company, a card, a space; NONE for none
SEAT: Final = 2
SEATS: Final = 3
SET: Final = 4  # a set of numbers below `high`
BY_SEAT: Final = 5  # the same count of numbers, or one part, or places of a row for each seat
NOTES: Final = 6  # what each seat, and last the public, knows of each seat; observed is what the viewer knows
LEFT_OUT: Final = 7  # not observed: empty when players are asked, or known from other fields


class Field:
    """The declaration of one attribute of a position or part. `tools/state_methods.py` writes the methods from it.

    - `shape`: NUMBER, NUMBERS, BAG, CARDS, PART or PARTS.
    - `sight`: who sees it: PUBLIC, COUNTED or OWNER. Each card of a row records by itself who has seen it.
    - `bag`: the bag from which the cards of a row were drawn, and to which a view returns those that the viewer does
      not know. For numbers that only their owner sees, it is the bag of the kinds that they count.
    - `heap`: players take the cards of the row together, so that nobody learns in which place a covered card lay.
    - `low`, `high`: bounds of the numbers, with any house set.
    - `reads`: what the numbers are in an observation.
    - `places`: how many cards of a row are observed one by one. With 0, the cards are counted by kind.
    - `of`: the class of a PART, or of each of PARTS.
    - `start`: the first value, as an expression. By default a number is NONE if it reads SEAT or ONE_OF, and otherwise
      0; anything else is empty. Empty bags and rows are shared: replace them before something is put in. A PART that
      starts as a named constant is absent as long as it is that constant.
    - `copied_if`: when a clone copies the value, as an expression of `self`. Otherwise the clone shares it.
    - `with_part`: the PART without which this field keeps its first value.
    - `meaning`: what the name does not say, in one sentence."""

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
        of: str = "",
        start: str = "",
        copied_if: str = "True",
        with_part: str = "",
        meaning: str = "",
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
        self.of = of
        self.start = start
        self.copied_if = copied_if
        self.with_part = with_part
        self.meaning = meaning


class Kept:
    """The declaration of an attribute that all clones of a position share and that is neither saved nor shown.

    `annotation` is its type and `start` its first value, both as Python expressions. Without `start` it is a parameter
    of the constructor.
    """

    def __init__(self, name: str, annotation: str, start: str = "", meaning: str = "") -> None:
        self.name = name
        self.annotation = annotation
        self.start = start
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(State):
    """The base class of every game's state: a `State` with declared fields, so that it can be saved, loaded and shown
    to one seat."""

    def fields(self) -> list[Field]:
        """Return the declarations of all fields of the position, in order."""
        raise MissingMethod(type(self).__name__, "fields")

    def clone(self) -> "Position":
        """Return a copy of the position that reports no events."""
        raise MissingMethod(type(self).__name__, "clone")

    def blank(self) -> "Position":
        """Return an empty position of the same game and number of players. Its lists of numbers have the same lengths
        as here."""
        raise MissingMethod(type(self).__name__, "blank")

    def refresh(self) -> None:
        """Recompute the attributes that follow from the fields. Called after the fields have been loaded or copied into
        a view."""

    def put_back(self, g: "Position", seat: i64, perfect: bool) -> None:
        """Complete this view of the position `g` for `seat`; a negative seat is a spectator. Called by `view`.

        Return hidden cards that are not in a row to their bag, and copy what the viewer knows about other players.
        `Game.fill` deals those cards again. `perfect` is whether the viewer remembers everything.
        """

    def places_each(self) -> i64:
        """Return how many places of a row of cards belong to each seat, if the row is declared to be read BY_SEAT."""
        return 1

    def observe(self, sheet: Sheet) -> bool:
        """Write the observation of the sheet's viewer, with a perfect memory, and return True. Return False to have it
        computed from the declaration of the fields, which is slower.

        First come the bags of the table, then the other fields in the order of their declaration. The laws compare both
        ways.
        """
        return False


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Part:
    """The base class of a part of a position that has fields of its own, such as a player's side of the table."""

    def fields(self) -> list[Field]:
        """Return the declarations of all fields of the part, in order."""
        raise MissingMethod(type(self).__name__, "fields")

    def absent(self) -> bool:
        """Return True if the part belongs to a module that is switched off. Such a part is not observed."""
        return False


Saved = dict[str, Any]


def save(g: Position, steps: dict[str, Step[Any]]) -> Saved:
    """Return the position as numbers, strings, lists and dictionaries, for JSON. Equal positions give equal values.

    `steps` has the name of every step, as `Game.steps` returns them.
    """
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
    """Return the values of the declared fields of a position or part, by name."""
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
    """Fill `blank`, an empty position of the same set-up, with the values that `save` returned, and return it.

    Raise `BadState` if they are not a position of this game.
    """
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
    """Write `values` into the list `name` of a position or part, which must have the same length; otherwise raise
    `ValueError`. Setting a `vec` from outside its class leaks memory (mypyc 2.4)."""
    room = _room_for(part, name, len(values))
    place: i64 = 0
    for value in values:
        room[place] = value
        place += 1


def copy_in_place(part: object, name: str, values: vec[i64]) -> None:
    """Copy numbers into the list `name` of a position or part. Raise `ValueError` if its length differs."""
    room = _room_for(part, name, len(values))
    for place in range(len(values)):
        room[place] = values[place]


def cover_in_place(part: object, name: str, size: i64) -> None:
    """Write UNKNOWN into all places of the list `name` of a position or part. Raise `ValueError` if its length is not
    `size`."""
    room = _room_for(part, name, size)
    for place in range(size):
        room[place] = UNKNOWN


def _room_for(part: object, name: str, size: i64) -> vec[i64]:
    room = cast(vec[i64], getattr(part, name))
    if len(room) != size:
        raise ValueError(f"{name} has {size} numbers, and {len(room)} are needed")
    return room
