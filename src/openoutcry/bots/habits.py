"""The habits of a mind: `habits.toml` of a game holds the numbers by which it plays without thinking, `hand` as they
were first written, `learned` as they were found by play, and for each `temper` which of these it changes."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

HAND = "hand"
LEARNED = "learned"
TEMPER = "temper"
THINKS = "thinks"


@cache
def _read(package: str) -> dict[str, Any]:
    file = files(package) / "habits.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def tempers(package: str) -> list[str]:
    """The tempers that a game knows."""
    return list(_read(package).get(TEMPER, {}))


def habits(package: str, kind: str, names: list[str]) -> list[float]:
    """The numbers in the order of their names: of a kind, of a temper, or THINKS, by which playouts are best."""
    tables = _read(package)
    kind = tables[THINKS] if kind == THINKS else kind
    found = tables[kind] if kind in (HAND, LEARNED) else tables[LEARNED] | tables[TEMPER][kind]
    return [float(found[name]) for name in names]
