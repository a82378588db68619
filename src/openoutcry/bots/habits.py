"""Parameters of the policies, read from a game's `habits.toml`.

The table `hand` has the parameters as they were set by hand, `learned` those found by self-play. Other tables have what
they change of `hand`, and the tables below `temper` what they change of `learned`. `analyst`, `thinks`, `people` and
`coach` name the tables that are used in the playouts of `analyst`, of `tycoon` for its own seat, of `tycoon` for the
other seats, and of the coach. If one of them names two tables, they alternate from one determinization to the next.
`judged_after` is the horizon of the coach's playouts. If `rehearses` is false, `tycoon` does not use a rehearsal.
"""

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
    """Return the names of the styles of play (tempers) for which a game's `habits.toml` has parameters. `package` is
    the name of its `bot` package."""
    return list(_read(package).get(TEMPER, {}))


def judged_after(package: str) -> int | None:
    """Return the number of rounds or turns after which the coach's playouts are evaluated by the value network, or None
    if they are played to the end. `package` is the name of the game's `bot` package."""
    found: int | None = _read(package).get(JUDGED)
    return found


def rehearses(package: str) -> bool:
    """Return whether `tycoon` plays a game with a rehearsal, a second search in which opponents search as well. It does
    by default. `package` is the name of the game's `bot` package."""
    found: bool = _read(package).get(REHEARSES, True)
    return found


def has(package: str, name: str) -> bool:
    """Return whether a game's `habits.toml` has an entry of this name. `package` is the name of its `bot` package."""
    return name in _read(package)


def habits(package: str, kind: str, names: list[str]) -> list[float]:
    """Return the parameters of a policy, from a game's `habits.toml`, in the order of `names`.

    `kind` is a table, a style of play (temper), or one of ANALYST, THINKS, PEOPLE and COACH, which refer to tables. If
    such an entry refers to two tables, the parameters of the second follow those of the first.
    """
    tables = _read(package)
    chosen = tables.get(kind, HAND) if kind in (ANALYST, THINKS, PEOPLE, COACH) else kind
    found = [_numbers(tables, one) for one in ([chosen] if isinstance(chosen, str) else chosen)]
    return [float(numbers[name]) for numbers in found for name in names]


def _numbers(tables: dict[str, Any], kind: str) -> dict[str, float]:
    changes = tables[kind] if kind in tables else tables[LEARNED] | tables[TEMPER][kind]
    return {**tables[HAND], **changes}


def usual(package: str, table: str, keys: list[str]) -> list[float]:
    """Return the usual values of the cards `keys`, from a table of `habits.toml`. A card that is not in the table gets
    the mean of all values there."""
    found = _read(package)[table]
    otherwise = sum(found.values()) / len(found)
    return [float(found.get(key, otherwise)) for key in keys]
