"""Finds the first difference between two JSON values, so that a refusal names the field and both values."""

from typing import Any, Final

import msgspec

LONGEST = 80
NOTHING: Final = "–"
ABSENT: Final = object()


class Difference(msgspec.Struct, frozen=True):
    """A field with its value in the record (`said`) and its value in the replay (`found`), both as JSON."""

    field: str
    said: str
    found: str


def difference(field: str, said: Any, found: Any) -> Difference | None:
    """Return the first difference between two JSON values, or None if they are equal. 1, 1.0 and true differ."""
    if said is not ABSENT and found is not ABSENT and _text(said) == _text(found):
        return None
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(said, dict) and isinstance(found, dict):
        pairs = [(f"{field}.{key}", said.get(key, ABSENT), found.get(key, ABSENT)) for key in {**found, **said}]
    elif isinstance(said, list) and isinstance(found, list):
        wanted = max(len(said), len(found))
        rows = [values + [ABSENT] * (wanted - len(values)) for values in (said, found)]
        pairs = [(f"{field}[{n}]", rows[0][n], rows[1][n]) for n in range(wanted)]
    for inner, one, other in pairs:
        if differs := difference(inner, one, other):
            return differs
    return Difference(_cut(field), _shown(said), _shown(found))


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _shown(value: Any) -> str:
    return NOTHING if value is ABSENT else _cut(_text(value))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
