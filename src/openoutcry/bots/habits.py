"""The habits of a mind: `habits.toml` of a game holds the numbers by which it plays without thinking, `hand` as they
were first written, `learned` as they were found by play, other kinds by what they change of those by hand, and for each
`temper` what it changes of those that were learned. `analyst`, `thinks`, `people` and `coach` are the kinds by which
the playouts of an analyst go, those of a tycoon for its own seat and for the others', and the coach's usual player, if
not by hand; several are taken by turns. `judged_after` is when the coach asks the judge. Where `rehearses` is false, a
tycoon has no rehearsal."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

HAND = "hand"
LEARNED = "learned"
TEMPER = "temper"
ANALYST = "analyst"
THINKS = "thinks"
PEOPLE = "people"
COACH = "coach"
JUDGED = "judged_after"
REHEARSES = "rehearses"


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


def rehearses(package: str) -> bool:
    """Whether a tycoon tries what is nearly best once more: where it measures stronger."""
    found: bool = _read(package).get(REHEARSES, True)
    return found


def has(package: str, name: str) -> bool:
    """Whether `habits.toml` says something of this name."""
    return name in _read(package)


def habits(package: str, kind: str, names: list[str]) -> list[float]:
    """The numbers in the order of their names, of a kind or of a temper; or of ANALYST, THINKS, PEOPLE or COACH, where
    those of the second kind follow on those of the first."""
    tables = _read(package)
    chosen = tables.get(kind, HAND) if kind in (ANALYST, THINKS, PEOPLE, COACH) else kind
    found = [_numbers(tables, one) for one in ([chosen] if isinstance(chosen, str) else chosen)]
    return [float(numbers[name]) for numbers in found for name in names]


def _numbers(tables: dict[str, Any], kind: str) -> dict[str, float]:
    changes = tables[kind] if kind in tables else tables[LEARNED] | tables[TEMPER][kind]
    return {**tables[HAND], **changes}


def usual(package: str, table: str, keys: list[str]) -> list[float]:
    """What cards of these keys are usually worth, by a table of `habits.toml`; one that is not there as much as the
    others on average."""
    found = _read(package)[table]
    otherwise = sum(found.values()) / len(found)
    return [float(found.get(key, otherwise)) for key in keys]
