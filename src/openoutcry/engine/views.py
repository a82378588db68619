"""Views and guesses: what a seat knows of a position, and worlds that fit it, both from the declaration of the fields.

`view` is the same state with holes, a whitelist: what is not declared is not copied. `guess` (in `game`) fills the
holes with a world that the viewer cannot tell from the true one.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NOBODY, NONE
from openoutcry.engine.position import (
    CARDS,
    COUNTED,
    NUMBER,
    NUMBERS,
    PART,
    PARTS,
    PUBLIC,
    UNKNOWN,
    Field,
    Part,
    Position,
    copy_in_place,
    cover_in_place,
)


def view(g: Position, seat: i64, perfect: bool) -> Position:
    """Return a copy of the position that contains only what `seat` knows; everything else is UNKNOWN. A negative seat
    is a spectator.

    With a `perfect` memory, the view also has whatever the viewer could have remembered or counted during the game.
    """
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
    seen.refresh()
    seen.put_back(g, seat, perfect)
    return seen


def _show(source: object, target: object, fields: list[Field], owner: i64, seat: i64, perfect: bool) -> None:
    """Copy the fields that the seat may see from `source` to `target`, and write UNKNOWN into the others. Rows of cards
    are copied whole: `_cover` covers them."""
    for field in fields:
        value = getattr(source, field.name)
        shape = field.shape
        visible = _visible(field.sight, owner == seat, perfect)
        if shape == NUMBER:
            setattr(target, field.name, value if visible else UNKNOWN)
        elif shape == NUMBERS:
            numbers = cast(vec[i64], value)
            if visible:
                copy_in_place(target, field.name, numbers)
            else:
                cover_in_place(target, field.name, len(numbers))
        elif shape == PART:
            inner = cast(Part, value)
            if not inner.absent():
                _show(inner, getattr(target, field.name), inner.fields(), owner, seat, perfect)
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
    """Replace every card that the seat has not seen, or does not remember, by UNKNOWN, and return it to the bag it came
    from."""
    for field in fields:
        if field.shape == PART:
            value = cast(Part, getattr(part, field.name))
            if not value.absent():
                _cover(value, value.fields(), owner, seat, perfect, table)
        elif field.shape == PARTS:
            place: i64 = 0
            for inner in getattr(part, field.name):
                _cover(inner, inner.fields(), place, seat, perfect, table)
                place += 1
        elif field.shape == CARDS:
            cards = cast(Cards, getattr(part, field.name))
            bag = _bag_of(field, part, table)
            forgotten = field.sight == COUNTED and not perfect and owner != seat
            for n in range(cards.size):
                seen = cards.seen[n]
                known = False if forgotten else seen == EVERYBODY or (seat >= 0 and seen & bit(seat) != 0)
                if not known and cards.kinds[n] != UNKNOWN:
                    bag.put(cards.kinds[n])
                    cards.kinds[n] = UNKNOWN


def _bag_of(field: Field, part: object, g: object) -> Bag:
    """Return the bag from which the cards of a row were drawn: that of the part, or else that of the whole position."""
    return cast(Bag, getattr(part if hasattr(part, field.bag) else g, field.bag))


def deal_unseen(g: Position, rng: Rng) -> None:
    """Replace every UNKNOWN card in all rows by one drawn at random from the bag it came from. Part of `guess`."""
    _deal(g, g.fields(), g, rng)


def _deal(part: object, fields: list[Field], g: object, rng: Rng) -> None:
    for field in fields:
        if field.shape == PART:
            value = getattr(part, field.name)
            _deal(value, value.fields(), g, rng)
        elif field.shape == PARTS:
            for inner in getattr(part, field.name):
                _deal(inner, inner.fields(), g, rng)
        elif field.shape == CARDS:
            cards = cast(Cards, getattr(part, field.name))
            bag = _bag_of(field, part, g)
            for n in range(cards.size):
                if cards.kinds[n] == UNKNOWN:
                    kind = rng.draw(bag)
                    bag.take(kind)
                    cards.kinds[n] = kind
