"""A position as JSON, byte for byte what `position.save` gives as JSON. Fingerprints are made of it, one for each input
of every match, so that it is written in one go: no numbers are put into lists first."""

from typing import Any, Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import IDLE, Step
from openoutcry.engine.position import BAG, NUMBER, NUMBERS, PART, PARTS, Field, Part, Position

COMMA: Final = b","
OPEN: Final = b"["
CLOSE: Final = b"]"
LONG: Final = 1 << 62


def written(g: Position, steps: dict[str, Step[Any]]) -> bytes:
    """Return the whole position as JSON. Equal positions give equal bytes. `steps` has the name of every step."""
    names = {id(step): name.encode() for name, step in steps.items()}
    names[id(IDLE)] = b""
    out = BytesWriter()
    out.write(b'{"step":"' + names[id(g.step)] + b'","agenda":[')
    for n in range(g.depth):
        out.write((b'"' if n == 0 else b',"') + names[id(g.agenda[n])] + b'"')
    out.write(b'],"begun":')
    _number(out, g.begun)
    out.write(b',"asked":[')
    _number(out, g.player)
    out.write(COMMA)
    _number(out, g.kind)
    out.write(COMMA)
    _number(out, g.options)
    out.write(b'],"waiting":')
    _number(out, g.waiting)
    out.write(b',"sealed":')
    _numbers(out, g.sealed)
    out.write(b',"learned":')
    _number(out, g.learned)
    out.write(b',"table":')
    _fields(out, g, g.fields())
    out.write(b"}")
    return out.getvalue()


def _fields(out: BytesWriter, part: object, fields: list[Field]) -> None:
    first = True
    for field in fields:
        out.write(b"{" if first else COMMA)
        first = False
        out.write(field.head)
        value = getattr(part, field.name)
        shape = field.shape
        if shape == NUMBER:
            _number(out, value)
        elif shape == NUMBERS:
            _numbers(out, cast(vec[i64], value))
        elif shape == BAG:
            _numbers(out, cast(Bag, value).counts)
        elif shape == PART:
            inner = cast(Part, value)
            _fields(out, inner, inner.fields())
        elif shape == PARTS:
            _parts(out, cast(list[Part], value))
        else:
            _cards(out, cast(Cards, value))
    out.write(b"{}" if first else b"}")


def _parts(out: BytesWriter, parts: list[Part]) -> None:
    first = True
    out.write(OPEN)
    for part in parts:
        if not first:
            out.write(COMMA)
        first = False
        _fields(out, part, part.fields())
    out.write(CLOSE)


def _cards(out: BytesWriter, cards: Cards) -> None:
    out.write(OPEN)
    for n in range(cards.size):
        out.write(OPEN if n == 0 else b",[")
        _number(out, cards.kinds[n])
        out.write(COMMA)
        _number(out, cards.seen[n])
        out.write(CLOSE)
    out.write(CLOSE)


def _numbers(out: BytesWriter, numbers: vec[i64]) -> None:
    out.write(OPEN)
    for n in range(len(numbers)):
        if n > 0:
            out.write(COMMA)
        _number(out, numbers[n])
    out.write(CLOSE)


def _number(out: BytesWriter, number: i64) -> None:
    if number >= LONG or number <= -LONG:
        out.write(str(number).encode())
    elif number < 0:
        out.write(b"-")
        _digits(out, -number)
    else:
        _digits(out, number)


def _digits(out: BytesWriter, number: i64) -> None:
    if number > 9:
        _digits(out, number // 10)
    out.append(u8(48 + number % 10))
