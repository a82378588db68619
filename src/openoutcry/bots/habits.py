"""The habits of a mind: `habits.toml` of a game holds the numbers by which it plays without thinking, `hand` as they
were first written, `learned` as they were found by play, and for each `temper` which of these it changes; `coach` is
which of the first two the coach's usual player has, if not those by hand, and `judged_after` when it asks the judge."""

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
JUDGED = "judged_after"


@cache
def _read(package: str) -> dict[str, Any]:
    file = files(package) / "habits.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def tempers(package: str) -> list[str]:
    """The tempers that a game knows."""
    return list(_read(package).get(TEMPER, {}))


def judged_after(package: str) -> int | None:
    """After how many ticks of the clock the coach has a playout judged; None is to play every game to its end."""
    found: int | None = _read(package).get(JUDGED)
    return found


def habits(package: str, kind: str, names: list[str]) -> list[float]:
    """The numbers in the order of their names: of a kind, of BOTH, one after the other, or of a temper; or ANALYST,
    THINKS and COACH, the ones by which the playouts of an analyst, of a tycoon and of the coach are best."""
    tables = _read(package)
    kind = tables.get(kind, HAND) if kind in (ANALYST, THINKS, COACH) else kind
    if kind == BOTH:
        return habits(package, HAND, names) + habits(package, LEARNED, names)
    found = tables[kind] if kind in (HAND, LEARNED) else tables[LEARNED] | tables[TEMPER][kind]
    return [float(found[name]) for name in names]


def usual(package: str, table: str, keys: list[str]) -> list[float]:
    """What cards of these keys are usually worth, by a table of `habits.toml`; one that is not there as much as the
    others on average."""
    found = _read(package)[table]
    otherwise = sum(found.values()) / len(found)
    return [float(found.get(key, otherwise)) for key in keys]
