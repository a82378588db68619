"""The habits of a mind: `habits.toml` of a game holds the numbers by which it plays without thinking, `hand` as they
were first written, `learned` as they were found by play, and for each `temper` which of these it changes; `coach` is
what the coach's usual player does otherwise than was written by hand."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

HAND = "hand"
LEARNED = "learned"
TEMPER = "temper"
BOTH = "both"
ANALYST = "analyst"
THINKS = "thinks"
COACH = "coach"


@cache
def _read(package: str) -> dict[str, Any]:
    file = files(package) / "habits.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def tempers(package: str) -> list[str]:
    """The tempers that a game knows."""
    return list(_read(package).get(TEMPER, {}))


def habits(package: str, kind: str, names: list[str]) -> list[float]:
    """The numbers in the order of their names: of a kind, of BOTH, one after the other, or of a temper; or ANALYST and
    THINKS, the ones by which the playouts of an analyst and of a tycoon are best."""
    tables = _read(package)
    kind = tables[kind] if kind in (ANALYST, THINKS) else kind
    if kind == BOTH:
        return habits(package, HAND, names) + habits(package, LEARNED, names)
    if kind in (HAND, LEARNED):
        found = tables[kind]
    elif kind == COACH:
        found = tables[HAND] | tables.get(COACH, {})
    else:
        found = tables[LEARNED] | tables[TEMPER][kind]
    return [float(found[name]) for name in names]


def usual(package: str, table: str, keys: list[str]) -> list[float]:
    """What cards of these keys are usually worth, by a table of `habits.toml`; one that is not there as much as the
    others on average."""
    found = _read(package)[table]
    otherwise = sum(found.values()) / len(found)
    return [float(found.get(key, otherwise)) for key in keys]
