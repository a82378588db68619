"""Who knows what, as data.

Each part of a state declares its fields, and for each field who sees it. From that one declaration come saving and
loading, and the two things that keep hidden things hidden: `view` (the same state with holes, a whitelist: what is not
declared is not copied) and `guess` (the holes filled with a world that the viewer cannot tell from the true one).
"""

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.errors import BadState
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import IDLE, NOBODY, NONE, State, Step

UNKNOWN: Final = -(1 << 40)
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


class Field:
    """One declared field. Cards name the bag from which they were drawn: there the unseen ones could as well be."""

    def __init__(self, name: str, shape: int = NUMBER, sight: int = PUBLIC, bag: str = "") -> None:
        self.name = name
        self.shape = shape
        self.sight = sight
        self.bag = bag


@mypyc_attr(acyclic=True)
class Cards:
    """Cards in a row, each remembering which seats have seen it. The first `size` count, the rest is room to grow.

    The order of a row is public, also of covered cards: where a hand has no order, keep one that tells nothing."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def add(self, kind: i64, seen: i64) -> None:
        """Lay a card at the end of the row."""
        if self.size < len(self.kinds):
            self.kinds[self.size] = kind
            self.seen[self.size] = seen
        else:
            self.kinds = append(self.kinds, kind)
            self.seen = append(self.seen, seen)
        self.size += 1

    def insert(self, kind: i64, seen: i64) -> None:
        """Lay a card at the front of the row."""
        self.add(kind, seen)
        kinds = self.kinds
        seers = self.seen
        place = self.size - 1
        while place > 0:
            kinds[place] = kinds[place - 1]
            seers[place] = seers[place - 1]
            place -= 1
        kinds[0] = kind
        seers[0] = seen

    def remove(self, place: i64) -> i64:
        """Take the card at this place out of the row; those behind it close up."""
        kinds = self.kinds
        seers = self.seen
        kind = kinds[place]
        self.size -= 1
        size = self.size
        while place < size:
            kinds[place] = kinds[place + 1]
            seers[place] = seers[place + 1]
            place += 1
        return kind

    def find(self, kind: i64) -> i64:
        """The place of the first card of this kind; NONE if there is none."""
        kinds = self.kinds
        for place in range(self.size):
            if kinds[place] == kind:
                return place
        return NONE

    def last(self) -> i64:
        """The kind of the last card in the row."""
        return self.kinds[self.size - 1]

    def clear(self) -> None:
        """Take all cards out."""
        self.size = 0

    def listed(self) -> list[int]:
        """The kinds in the row, UNKNOWN where they are covered."""
        return [int(kind) for kind in self.kinds[: self.size]]

    def clone(self) -> "Cards":
        """The same row, apart."""
        cards = Cards()
        if self.size > 0:
            cards.kinds = self.kinds[:]
            cards.seen = self.seen[:]
            cards.size = self.size
        return cards


NO_CARDS: Final = Cards()  # stands for a row until there is one


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(State):
    """A state that can be saved, seen and guessed: every game's state is one."""

    def fields(self) -> list[Field]:
        """All fields of the table, declared."""
        raise NotImplementedError

    def blank(self) -> "Position":
        """An empty state of the same game and the same number of players, with all lists of numbers as long as here."""
        raise NotImplementedError

    def put_back(self, g: "Position", seat: i64, perfect: bool) -> None:
        """In a view of `g`: put what is covered and is not a row of cards back into its bag, where it could as well
        be, and let the viewer see what of a table of notes is his. `Game.fill` deals it out again."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Part:
    """A part of a state with fields of its own: a player's side of the table."""

    def fields(self) -> list[Field]:
        """All fields of the part, declared."""
        raise NotImplementedError


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
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as problem:
        raise BadState("bad-state", f"this is not a saved state of this game: {problem!r}") from problem
    return blank


def _load_fields(saved: Saved, part: object, fields: list[Field]) -> None:
    for field in fields:
        value = saved[field.name]
        if field.shape == NUMBER:
            setattr(part, field.name, value)
        elif field.shape == NUMBERS:
            _fill(part, field.name, value)
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


def _fill(part: object, name: str, values: list[int]) -> None:
    """Write into a list of numbers in place: setting a `vec` from outside its class leaks memory (mypyc 2.4)."""
    room = cast(vec[i64], getattr(part, name))
    if len(room) != len(values):
        raise ValueError(f"{name} has {len(values)} numbers, and {len(room)} are needed")
    place: i64 = 0
    for value in values:
        room[place] = value
        place += 1


def view(g: Position, seat: i64, perfect: bool) -> Position:
    """What `seat` knows (a negative one is a spectator): with a `perfect` memory, or only what lies open."""
    seen = g.blank()
    seen.step = g.step
    seen.agenda = g.agenda[: g.depth]
    seen.depth = g.depth
    seen.begun = g.begun
    seen.outline = g.outline
    seen.waiting = g.waiting
    seen.learned = g.learned
    player = g.player
    if seat >= 0 and g.waiting & bit(seat) != 0:
        player = seat
    if player == NOBODY:
        seen.ask(NOBODY, NONE, 0)
    elif seat >= 0 and player == seat and player == g.player:
        seen.ask(player, g.kind, g.options)
    elif seat >= 0 and player == seat:
        seen.ask(player, g.kind, g.step.sealed_options(g, seat))
    else:
        seen.ask(player, g.kind, UNKNOWN)
    if len(g.sealed) > 0:
        seen.sealed = g.sealed[:]
        for n in range(len(g.sealed)):
            if n != seat and g.sealed[n] != NONE:
                seen.sealed[n] = UNKNOWN
    _show(g, seen, g.fields(), NOBODY, seat, perfect)
    _cover(seen, seen.fields(), NOBODY, seat, perfect, seen)
    seen.put_back(g, seat, perfect)
    return seen


def _show(source: object, target: object, fields: list[Field], owner: i64, seat: i64, perfect: bool) -> None:
    """Copy the fields that may be seen; the others become holes. Cards are covered afterwards."""
    for field in fields:
        value = getattr(source, field.name)
        shape = field.shape
        visible = _visible(field.sight, owner == seat, perfect)
        if shape == NUMBER:
            setattr(target, field.name, value if visible else UNKNOWN)
        elif shape == NUMBERS:
            _fill(target, field.name, list(value) if visible else [UNKNOWN] * len(value))
        elif shape == PART:
            _show(value, getattr(target, field.name), value.fields(), owner, seat, perfect)
        elif shape == PARTS:
            place: i64 = 0
            for part, shown in zip(value, getattr(target, field.name), strict=True):
                _show(part, shown, part.fields(), place, seat, perfect)
                place += 1
        else:
            setattr(target, field.name, value.clone())


def _visible(sight: int, own: bool, perfect: bool) -> bool:
    if sight == COUNTED:
        return own or perfect
    return own or sight == PUBLIC


def _cover(part: object, fields: list[Field], owner: i64, seat: i64, perfect: bool, table: object) -> None:
    """Turn every card that the seat has not seen, or does not remember, into a hole: it could as well be in its bag."""
    for field in fields:
        value = getattr(part, field.name)
        if field.shape == PART:
            _cover(value, value.fields(), owner, seat, perfect, table)
        elif field.shape == PARTS:
            place: i64 = 0
            for inner in value:
                _cover(inner, inner.fields(), place, seat, perfect, table)
                place += 1
        elif field.shape == CARDS:
            cards = cast(Cards, value)
            bag = _bag_of(field, part, table)
            forgotten = field.sight == COUNTED and not perfect and owner != seat
            for n in range(cards.size):
                seen = cards.seen[n]
                known = False if forgotten else seen == EVERYBODY or (seat >= 0 and seen & bit(seat) != 0)
                if not known and cards.kinds[n] != UNKNOWN:
                    bag.put(cards.kinds[n])
                    cards.kinds[n] = UNKNOWN


def _bag_of(field: Field, part: object, g: object) -> Bag:
    """The bag a row of cards came from: the part's own, or the table's."""
    return cast(Bag, getattr(part if hasattr(part, field.bag) else g, field.bag))


def deal_unseen(g: Position, rng: Rng) -> None:
    """Fill the holes in all rows of cards from the bags they came from: the generic part of a guess."""
    _deal(g, g.fields(), g, rng)


def _deal(part: object, fields: list[Field], g: object, rng: Rng) -> None:
    for field in fields:
        value = getattr(part, field.name)
        if field.shape == PART:
            _deal(value, value.fields(), g, rng)
        elif field.shape == PARTS:
            for inner in value:
                _deal(inner, inner.fields(), g, rng)
        elif field.shape == CARDS:
            cards = cast(Cards, value)
            bag = _bag_of(field, part, g)
            for n in range(cards.size):
                if cards.kinds[n] == UNKNOWN:
                    kind = rng.draw(bag)
                    bag.take(kind)
                    cards.kinds[n] = kind
